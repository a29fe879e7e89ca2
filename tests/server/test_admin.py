"""`tarok admin`, as an operator calls it."""

import json
from pathlib import Path

import pytest
from calling import tarok

from server.test_transfer import filled


def names(folder: Path) -> list[str]:
    """Return what is in a folder, but for what an SQLite that is only read leaves beside its file."""
    return sorted(each.name for each in folder.iterdir() if not each.name.endswith(("-shm", "-wal")))


def test_a_house_is_kept_copied_looked_over_and_brought_back(tmp_path: Path) -> None:
    here, kept, there = filled(str(tmp_path / "a.db")), tmp_path / "kept.db", str(tmp_path / "b.db")
    status, out, err = tarok("admin", "backup", str(kept), "--database", here)
    assert (0, "") == (status, err)
    assert out.startswith(f"5 facts of 4 streams are kept in {kept} (")
    status, out, _ = tarok("admin", "copy", here, there, "--json")
    assert {"kind": "copied", "from": here, "to": there, "facts": 5, "streams": 4, "added": 5} == {
        key: value for key, value in json.loads(out).items() if key != "digest"
    }
    assert (0, "") == tarok("admin", "restore", str(kept), "--database", there, "--replace")[::2]
    status, out, _ = tarok("admin", "check", "--database", there)
    assert (0, 10) == (status, out.count("  well  "))
    assert 1 == tarok("admin", "secret", "rotate", "--database", there)[1].count("There is a new secret: ")
    digests = [tarok("admin", "check", "--database", each)[1].splitlines()[-1] for each in (here, there)]
    assert digests[0] != digests[1]


def test_what_is_wrong_with_a_house_is_status_1(tmp_path: Path) -> None:
    server = filled(str(tmp_path / "a.db"), ("gap", 3))
    status, out, err = tarok("admin", "check", "--database", server)
    assert (1, "") == (status, err)
    assert ["NOT WELL  These have gaps: gap."] == [line for line in out.splitlines() if "NOT" in line]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("copy", "nowhere", "there"), "there is no file nowhere."),
        (("copy", "mysql://x/y", "there"), "begins with postgresql+psycopg://, not with mysql://."),
        (("copy", "text", "there"), "file is not a database."),
        (("copy", "empty", "there"), "there is no database in empty."),
        (("backup", "text", "--database", "house"), "there is a file text already."),
        (("restore", "text", "--database", "there"), "file is not a database."),
        (("restore", "house", "--database", "house"), "house exists already; --replace moves it away."),
        (("check", "--database", "nowhere"), "there is no file nowhere."),
        (("secret", "rotate", "--database", "nowhere"), "there is no file nowhere."),
        (("copy", "postgresql+psycopg://ana:word@/t?host=/nowhere", "there"), "/nowhere"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    filled("house")
    Path("text").write_text("no database " * 50)
    Path("empty").touch()
    before = names(tmp_path)
    status, out, err = tarok("admin", *words)
    assert (2, "", 1) == (status, out, err.count("\n"))
    assert sentence in err
    assert "word" not in err
    assert before == names(tmp_path)


@pytest.mark.parametrize("words", [("admin",), ("admin", "secret")])
def test_what_there_is_is_told(words: tuple[str, ...]) -> None:
    status, out, err = tarok(*words)
    assert (0, "") == (status, err)
    assert "Commands:" in out
