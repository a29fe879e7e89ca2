"""`tarok new-game`: the files of a new family of games, and what it still owes."""

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import NamedTuple

import typer

import tarok
from tarok.games import FAMILIES

CHECKOUT = Path(tarok.__file__).parents[2]
TEMPLATES = "tools/new_game"
WIDTH = 110
KEY = re.compile(r"[a-z][a-z0-9_]{1,30}")
LISTED = re.compile(r"^ALL: Final = \((.*?)\)$", re.MULTILINE | re.DOTALL)
WITHOUT = re.compile(
    r"^WITHOUT: Final\[frozenset\[str\]\] = frozenset\(\s*(?:\{(.*?)\})?\s*\)$", re.MULTILINE | re.DOTALL
)
IMPORTED = re.compile(r"^from tarok\.games\.\w+ import family as \w+\n", re.MULTILINE)
CLAUSE = re.compile(r'<a id="([A-Z0-9-]+)"')
IMPORT = "from tarok.games.{0} import family as {0}\n"

OWED = """\
{key} is dealt, bid, played and paid: try `tarok play {key} --players random --deals 20`.
What it owes, item by item:
 1. docs/rules/{key}.md: the clauses of your rules, their ids in {key}.ids, examples in {key}.examples.
 2. docs/rules/{key}.later: a test for each clause that is listed there; then delete its line.
 3. src/tarok/games/{key}: contracts, bonuses, phases and payments of your own; options.py: house rules.
 4. src/tarok/games/{key}/outcome.py: checks that refuse every result no deal can come to.
 5. src/tarok/bots/{key}: `CRAFTS`, how the bot `rule` plays; then take {key} out of `WITHOUT` in
    src/tarok/bots/families.py, and add tarok.bots.{key} to the contract on bots in pyproject.toml.
 6. tests/games/test_{key}.py: a win and a loss of every contract, every bonus made and missed, by hand.
 7. tests/payable.py: what a deal can pay, typed from the book.
 8. tests/deals/{key}: a whole deal, counted by hand.
 9. tests/perft/{key}.perft: in how many ways the auction can go.
10. tests/reach.py: what can come about in its deals.
11. ui/src/locales/en/games/{key}.ftl: every word; tests/test_words.py lists those that are missing.
12. ui/src/locales/{{sl,ro,hu,cs}}/games/{key}.ftl: translations; until then the page says them in English.
    Then delete its lines in ui/test/later-words.txt.
13. TAROK_WRITE=1 python3 run.py test tests/test_signature.py tests/test_differing.py
"""


class Names(NamedTuple):
    """What a family is called: its key, its title, the prefix of its types and that of its clauses."""

    key: str
    title: str
    name: str
    xx: str


def write_game(key: str, root: Path = CHECKOUT) -> Iterator[Path]:
    """Write the files of a new family into the checkout, and yield each file that is new or changed.

    ValueError: this is no checkout, or the key cannot be used; nothing is written then.
    """
    templates = root / TEMPLATES
    if not templates.is_dir():
        raise ValueError("tarok is installed without its sources: `new-game` needs a checkout of tarok")
    names = _names(key, root)
    new = dict(_new(names, root, templates))
    there = [path for path in (root / "src/tarok/games" / key, *new) if path.exists()]
    if there:
        raise ValueError(f"{there[0].relative_to(root)} exists already; choose another key, or delete it")
    changed = dict(_changed(key, root))
    for path, text in (new | changed).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        yield path


def owed(key: str) -> str:
    """Return what a family that has just been written owes, item by item."""
    return OWED.format(key=key)


def _names(key: str, root: Path) -> Names:
    """Return what the family is called.  ValueError: the key cannot be used."""
    if not KEY.fullmatch(key):
        raise ValueError(
            f"{key!r} cannot be a key: use 2 to 31 of a to z, 0 to 9 and _, and begin with a letter"
        )
    if keyword.iskeyword(key) or keyword.issoftkeyword(key):
        raise ValueError(f"{key!r} cannot be a key: it is a word of Python")
    if key in {*FAMILIES, *(family.id for family in FAMILIES.values())}:
        raise ValueError(f"{key!r} is the key of a game that exists; choose another one")
    words = key.split("_")
    name = "".join(word.capitalize() for word in words)
    return Names(key, " ".join(words).strip().capitalize(), name, _letters(key, root))


def _letters(key: str, root: Path) -> str:
    """Return two letters of the key, which no other book begins with.  ValueError: none is left."""
    books = (path.read_text("utf-8") for path in (root / "docs/rules").glob("*.ids"))
    taken = {begins[:2] for book in books for begins in re.findall(r"^[A-Z]{2}-", book, re.MULTILINE)}
    letters = [letter for letter in key.upper() if letter.isalpha()]
    found = (letters[0] + second for second in [*letters[1:], *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
    free: str | None = next((two for two in found if two not in taken), None)
    if free is None:
        raise ValueError(f"no two letters are left for the clauses of {key!r}")
    return free


def _new(names: Names, root: Path, templates: Path) -> Iterator[tuple[Path, str]]:
    """Return the files of the family, with their texts."""

    def text(template: str) -> str:
        written = Template((templates / f"{template}.template").read_text("utf-8"))
        return written.substitute(names._asdict())

    folder, rules = root / "src/tarok/games" / names.key, root / "docs/rules"
    for module in ("__init__", "contracts", "family", "options", "outcome", "settle", "talon"):
        yield folder / f"{module}.py", text(f"{module}.py")
    book, test = text("book.md"), text("test.py")
    clauses = CLAUSE.findall(book)
    later = [clause for clause in clauses if clause not in test]
    yield rules / f"{names.key}.md", book
    yield rules / f"{names.key}.ids", "".join(f"{clause}\n" for clause in clauses)
    yield rules / f"{names.key}.later", "".join(f"{clause}  no test yet\n" for clause in later)
    yield root / "ui/src/locales/en/games" / f"{names.key}.ftl", text("words.ftl")
    yield root / "tests/games" / f"test_{names.key}.py", test


def _changed(key: str, root: Path) -> Iterator[tuple[Path, str]]:
    """Return the lists that name the family: games, games without bots, and words not translated."""
    games, bots = root / "src/tarok/games/__init__.py", root / "src/tarok/bots/families.py"
    listed, told = games.read_text("utf-8"), bots.read_text("utf-8")
    rows, without = LISTED.search(listed), WITHOUT.search(told)
    if rows is None or without is None:
        raise ValueError(f"{(bots if rows else games).relative_to(root)} has no table of families to add to")
    families = [*re.findall(r"\w+\.FAMILY", rows[1]), f"{key}.FAMILY"]
    listed = listed.replace(rows[0], _table("ALL: Final = (", families, ")"))
    imports = sorted({*IMPORTED.findall(listed), IMPORT.format(key)})
    first = listed.index(IMPORTED.findall(listed)[0])
    yield games, listed[:first] + "".join(imports) + IMPORTED.sub("", listed[first:])
    names = sorted({*re.findall(r"\w+", without[1] or ""), key})
    table = _table("WITHOUT: Final[frozenset[str]] = frozenset({", [f'"{name}"' for name in names], "})")
    yield bots, told.replace(without[0], table)
    later = root / "ui/test/later-words.txt"
    others = (path.name for path in (root / "ui/src/locales").iterdir() if path.name != "en")
    lines = {f"{language}/games/{key}.ftl" for language in others}
    known = later.read_text("utf-8").splitlines()
    notes = [line for line in known if line.startswith("#") or not line]
    files = sorted({line for line in known if line not in notes} | lines)
    yield later, "\n".join([*notes, *files, ""])


def _table(before: str, rows: list[str], after: str) -> str:
    """Return a table as the formatter writes it: in one line if that is not too long."""
    line = f"{before}{', '.join(rows)}{after}"
    return line if len(line) <= WIDTH else "\n".join([before, *(f"    {row}," for row in rows), after])


def print_new_game(key: str) -> None:
    """Write the files of a new family, name each, and say what is owed.  ValueError: as above."""
    for path in [*write_game(key)]:
        typer.echo(f"wrote {path.relative_to(CHECKOUT)}")
    typer.echo(owed(key), nl=False)
