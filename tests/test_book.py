"""Rule books, code and tests speak of the same clauses; docs/rules/README.md tells how."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from numerals import SAID_OTHERWISE, numerals

from tarok.games import GAMES

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
FAMILIES = sorted(path.stem for path in RULES.glob("*.ids"))
LISTS = "\n".join(path.read_text("utf-8") for path in RULES.glob("*.ids"))
LETTERS = sorted(set(re.findall(r"^([A-Z]{2})-", LISTS, re.MULTILINE)))
"""What the ids of each book begin with."""
ID = re.compile(rf"\b(?:{'|'.join(LETTERS)})-[A-Z0-9]+-\d\d\b")
ANCHOR = re.compile(r'<a id="([^"]*)"></a>\*\*\1\*\*')
TRANSLATIONS = sorted(path.name for path in RULES.glob("*.*.md"))
HEADING = re.compile(r"^#+ \d*", re.MULTILINE)
PIECE = re.compile(r"^(?=#+ |<a id=|\| <a id=)", re.MULTILINE)
"""A book falls into its headings and clauses, each with what follows it."""

FIGURE = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d\d\b|`[a-z0-9_]+`|\d+|\b[IVX]{2,}\b|[−+±×=]")
"""What is the same in every language: ids, options, numbers, taroks and signs."""

every_family = pytest.mark.parametrize("family", FAMILIES)
every_translation = pytest.mark.parametrize("name", TRANSLATIONS)


def empty(names: Iterable[str], complaint: str) -> None:
    """No name is left to complain of; if some are, the message gives them all."""
    left = sorted(names)
    assert not left, f"{complaint}: {' '.join(left)}"


def repeated(names: Iterable[str]) -> set[str]:
    """Names that occur more than once."""
    return {name for name, times in Counter(names).items() if times > 1}


def listed(family: str, *kinds: str) -> dict[str, str]:
    """Every id of the family's lists of these kinds, with the reason that follows it, if any does."""
    paths = (RULES / f"{family}.{kind}" for kind in kinds)
    lines = [line for path in paths if path.exists() for line in path.read_text("utf-8").splitlines()]
    entries = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    empty(repeated(name for name, _, _ in entries), f"listed twice for {family}")
    return {name: reason.strip() for name, _, reason in entries}


def cited(*folders: str) -> dict[str, set[str]]:
    """Every id that the text files below these folders cite, with the files that cite it."""
    places: dict[str, set[str]] = {}
    for path in (path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()):
        data = path.read_bytes()
        if b"\0" in data:  # compiled code, pictures, fonts
            continue
        for name in ID.findall(data.decode("utf-8", errors="replace")):
            places.setdefault(name, set()).add(path.relative_to(ROOT).as_posix())
    return places


def cited_by_tests() -> set[str]:
    """Every id that a test cites; this file shows nothing about the rules and does not count."""
    return {name for name, places in cited("tests").items() if places != {"tests/test_book.py"}}


def figures(piece: str) -> tuple[list[list[str]], list[str]]:
    """The figures of a piece: row by row in tables; sorted in prose, where words may change places."""
    lines = piece.splitlines()
    rows = [FIGURE.findall(line) for line in lines if line.startswith("|")]
    return rows, sorted(FIGURE.findall("\n".join(line for line in lines if not line.startswith("|"))))


def with_original(name: str) -> tuple[str, str]:
    """The book that was translated, and the translation."""
    family, _, _ = name.partition(".")
    return (RULES / f"{family}.md").read_text("utf-8"), (RULES / name).read_text("utf-8")


def test_there_is_a_book() -> None:
    """Families and translations are found by their files, so none of the tests below runs on nothing."""
    assert "slovenian" in FAMILIES
    assert "slovenian.sl.md" in TRANSLATIONS


@every_family
def test_every_clause_stands_in_the_book_once(family: str) -> None:
    """The anchors of the book are exactly the clauses and the worked examples of the lists."""
    known = listed(family, "ids", "examples").keys()
    anchors = ANCHOR.findall((RULES / f"{family}.md").read_text("utf-8"))
    empty(known - set(anchors), "missing in the book")
    empty(set(anchors) - known, "in the book, but in no list")
    empty(repeated(anchors), "more than once in the book")


@every_translation
def test_a_translation_has_the_clauses_of_its_book_in_their_order(name: str) -> None:
    """Whoever looks a clause up in another language finds it in the same chapter, between the same two."""
    original, translation = with_original(name)
    assert ANCHOR.findall(original) == ANCHOR.findall(translation)
    assert HEADING.findall(original) == HEADING.findall(translation)


@every_translation
def test_a_translation_has_the_figures_of_its_book(name: str) -> None:
    """Every clause and every row of a table has the same numbers, options, taroks and references."""
    original, translation = (PIECE.split(text) for text in with_original(name))
    assert [figures(piece) for piece in original] == [figures(piece) for piece in translation]


@every_translation
def test_a_translation_has_the_numerals_of_its_book(name: str) -> None:
    """Numbers that are written as words agree too, but for the clauses that say one otherwise."""
    language = name.split(".")[1]
    original, translation = (PIECE.split(text) for text in with_original(name))
    differing = {
        "".join(ANCHOR.findall(theirs)) or theirs.partition("\n")[0]
        for theirs, ours in zip(original, translation, strict=True)
        if numerals(theirs, "en", language) != numerals(ours, language, language)
    }
    said_otherwise = SAID_OTHERWISE.get(name, {}).keys()
    empty(differing - said_otherwise, "other numerals than in the original")
    empty(said_otherwise - differing, "has the numerals of the original: take off SAID_OTHERWISE")


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_played_by_one_book(key: str) -> None:
    """The page finds the book of a game by the letters that the clauses of its contracts begin with."""
    letters = {contract.clause[:2] for contract in GAMES[key]().contracts}
    assert len(letters) == 1
    assert letters <= {name[:2] for family in FAMILIES for name in listed(family, "ids")}


@every_family
def test_every_clause_is_cited_by_a_test(family: str) -> None:
    """A clause or worked example without a test is excused by name: not yet, or not testable."""
    owed = listed(family, "ids", "examples").keys() - listed(family, "later", "untested")
    empty(owed - cited_by_tests(), "cited by no test")


@every_family
def test_excuses_name_a_clause_and_a_reason(family: str) -> None:
    """Whoever excuses a clause says why, and says it of a clause that exists."""
    excused = listed(family, "later", "untested")
    empty(excused.keys() - listed(family, "ids", "examples"), "excused, but no such clause")
    empty((name for name, reason in excused.items() if not reason), "excused without a reason")


@every_family
def test_no_excuse_outlives_its_test(family: str) -> None:
    """What a test cites is at the table: take it off the list."""
    empty(listed(family, "later", "untested").keys() & cited_by_tests(), "cited by a test: take off the list")


def test_every_citation_exists() -> None:
    """A clause cited in code, tests, documents or page is a clause of a book."""
    known = {name for family in FAMILIES for name in listed(family, "ids", "examples")}
    places = cited("src", "tests", "docs", "ui/src")
    strays = places.keys() - known
    empty((f"{name} ({', '.join(sorted(places[name]))})" for name in strays), "cited, but in no book")
