"""What is not installed is named, with what brings it."""

import subprocess
import sys
from importlib import import_module

import pytest

from tarok.extras import Lacking, extra


def test_a_package_that_is_missing_is_named_with_the_extra_that_brings_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(Lacking) as said, extra("data"):
        import_module("polars")

    assert 'this needs polars, which is not here: pip install "tarok[data]"' == str(said.value)


def test_what_is_there_is_imported():
    with extra("data"):
        assert "json" == import_module("json").__name__


def test_a_fault_of_our_own_is_not_taken_for_a_package_that_is_missing():
    with pytest.raises(ModuleNotFoundError) as said, extra("data"):
        import_module("tarok.nowhere")

    assert "No module named 'tarok.nowhere'" == str(said.value)


@pytest.mark.parametrize(
    ("words", "package", "brings"),
    [
        (("play", "slovenian"), "typer", "cli"),
        (("--version",), "typer", "cli"),
        ((), "typer", "serve"),
        (("serve",), "typer", "serve"),
        (("serve", "--metrics", "9100", "--database", "postgresql://x"), "typer", "metrics,postgresql"),
        (("admin", "check"), "typer", "serve"),
        (("arena", "slovenian", "--players", "rule,bold"), "typer", "data"),
        (("numbers", "x"), "typer", "data"),
        (("club", "x", "ratings"), "typer", "club"),
        (("club", "x"), "typer", "cli"),
        ((), "uvicorn", "serve"),
        (("serve",), "uvicorn", "serve"),
        (("admin", "tables"), "sqlalchemy", "serve"),
        (("admin", "check"), "alembic", "serve"),
        (("serve", "--database", "postgresql://nobody@localhost/none"), "psycopg", "postgresql"),
        (("admin", "copy", "postgresql://nobody@localhost/none", "x.db"), "psycopg", "postgresql"),
    ],
)
def test_each_command_says_what_it_lacks_in_one_sentence(words, package, brings, tmp_path):
    program = f"import sys; sys.modules[{package!r}] = None; from tarok.__main__ import main; main()"
    said = subprocess.run(
        [sys.executable, "-c", program, *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    sentence = f'tarok: this needs {package}, which is not here: pip install "tarok[{brings}]".\n'

    assert (2, "", sentence) == (said.returncode, said.stdout, said.stderr)
    assert [] == [*tmp_path.iterdir()]
