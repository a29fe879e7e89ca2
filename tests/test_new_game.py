"""`tarok new-game`: the family it writes plays at once, and a key that cannot be is refused."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tarok.cli.new_game import owed, write_game

ROOT = Path(__file__).parents[1]
READ = ("docs/rules", "tools/new_game", "src/tarok/games", "ui/src/locales/en/games", "tests/games")
"""The folders that the command reads or writes in a checkout."""
TABLES = ("src/tarok/games/__init__.py", "src/tarok/bots/families.py", "ui/test/later-words.txt")
DEALS = """
import random
from tarok.bots import PLAYERS
from tarok.bots.families import CRAFTS, WITHOUT
from tarok.engine.deal import start
from tarok.engine.view import paid, play
from tarok.games import GAMES

game = GAMES["koenigrufen"]()
assert game.key in WITHOUT and game.key not in CRAFTS
for seed in range(20):
    pack = random.Random(seed).sample(sorted(game.pack), len(game.pack))
    over = play(start(game, pack), [PLAYERS["random"](game, seed + seat) for seat in range(game.seats)])
    print(over.ended, sum(sum(line.deltas) for line in paid(over)), len(over.tricks))
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the command needs of a checkout."""
    for folder in READ:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "src/tarok/bots").mkdir()
    (tmp_path / "src/tarok/bots/__init__.py").touch()
    (tmp_path / "ui/test").mkdir()
    (tmp_path / "ui/src/locales/sl").mkdir()
    for table in TABLES[1:]:
        shutil.copy(ROOT / table, tmp_path / table)
    return tmp_path


def texts(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_new_family_plays_twenty_deals_that_sum_to_zero(tmp_path: Path):
    """In a checkout of its own, with the engine's sources as they are here."""
    skipped = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skipped)
    for folder in (*READ, "ui/test"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=skipped, dirs_exist_ok=True)
    here = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    words = {"cwd": tmp_path, "env": here, "capture_output": True, "text": True}
    made = subprocess.run([sys.executable, "-m", "tarok", "new-game", "koenigrufen"], check=False, **words)
    assert (made.returncode, made.stderr) == (0, "")
    assert made.stdout.endswith(owed("koenigrufen"))

    played = subprocess.run([sys.executable, "-c", DEALS], check=False, **words)
    assert not played.stderr
    rows = [line.split() for line in played.stdout.splitlines()]
    assert len(rows) == 20
    assert {"0"} == {total for _, total, _ in rows}
    assert {"played"} <= {ended for ended, _, _ in rows} <= {"played", "passed_out"}
    assert {tricks for ended, _, tricks in rows if ended == "played"} == {"12"}

    own = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider"]
    tested = subprocess.run([*own, "tests/games/test_koenigrufen.py"], check=False, **words)
    assert tested.returncode == 0, tested.stdout


def test_each_file_that_it_writes_is_new_or_a_table_of_families(checkout: Path):
    before = texts(checkout)
    written = [*write_game("koenigrufen", checkout)]
    after = texts(checkout)
    changed = {path for path, text in after.items() if before.get(path) != text}
    assert changed == set(written)
    assert {checkout / table for table in TABLES} == changed & set(before)
    assert {f"src/tarok/games/koenigrufen/{name}.py" for name in ("__init__", "family", "settle")} <= {
        path.relative_to(checkout).as_posix() for path in written
    }


def test_its_code_is_laid_out_as_the_linter_wants(checkout: Path):
    shutil.copy(ROOT / "pyproject.toml", checkout)  # what is excused of tests goes by their folder
    paths = [path for path in write_game("koenigrufen", checkout) if path.suffix == ".py"]
    ours = ["--config", 'lint.isort.known-first-party=["tarok"]']  # most of it is not copied
    for words in (["check", "-q", *ours], ["format", "-q", "--diff"]):
        ruff = [sys.executable, "-m", "ruff", *words, *paths]
        done = subprocess.run(ruff, cwd=checkout, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_many_families_can_be_written_one_after_another(checkout: Path):
    for key in ("a_family_with_a_long_name", "another_with_a_long_name", "koenigrufen", "kontra"):
        assert [*write_game(key, checkout)]
    listed, without, later = ((checkout / table).read_text("utf-8") for table in TABLES)
    assert "sl/games/kontra.ftl\n" in later
    assert all(f"{key}.FAMILY," in listed for key in ("slovenian", "koenigrufen", "kontra"))
    assert '"another_with_a_long_name"' in without
    assert {"A_", "AF", "AN", "KO", "KN"} & {
        (checkout / f"docs/rules/{key}.ids").read_text("utf-8")[:2] for key in ("koenigrufen", "kontra")
    } == {"KO", "KN"}


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("slovenian", "'slovenian' is the key of a game that exists; choose another one"),
        ("taper", "'taper' is the key of a game that exists; choose another one"),
        ("hungarian", "'hungarian' is the key of a game that exists; choose another one"),
        ("class", "'class' cannot be a key: it is a word of Python"),
        ("9x", "'9x' cannot be a key: use 2 to 31 of a to z, 0 to 9 and _, and begin with a letter"),
        ("Kari", "'Kari' cannot be a key: use 2 to 31 of a to z, 0 to 9 and _, and begin with a letter"),
        ("../x", "'../x' cannot be a key: use 2 to 31 of a to z, 0 to 9 and _, and begin with a letter"),
        ("club", "docs/rules/club.md exists already; choose another key, or delete it"),
    ],
)
def test_a_key_that_cannot_be_changes_nothing(checkout: Path, key: str, sentence: str):
    before = texts(checkout)
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the whole sentence is compared
        [*write_game(key, checkout)]
    assert sentence == str(refused.value)
    assert before == texts(checkout)


def test_an_installed_tarok_has_no_checkout_to_write_into(tmp_path: Path):
    with pytest.raises(ValueError, match="`new-game` needs a checkout of tarok"):
        [*write_game("koenigrufen", tmp_path)]
    assert not [*tmp_path.iterdir()]
