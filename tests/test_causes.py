"""What is refused has a cause: an id and values, from which the page makes a sentence in any language."""

import ast
import pickle
import re
from itertools import groupby
from pathlib import Path

import pytest
from causes import SOURCE, Call, causes, errors, named, names_in

from tarok.validation.causes import Rejection, Told, cause_of, rejection, sentence

ROOT = Path(__file__).parent.parent
PROTOCOL = ROOT / "docs" / "protocol.md"
LOCALES = ROOT / "ui" / "src" / "locales"
LANGUAGES = ("en", "sl", "hu", "ro", "cs")
MESSAGE = re.compile(r"^(cause|error|refused|why)-([\w-]+) =(.*(?:\n[ }].*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
ANSWERED = (
    *("club", "chapters", "games", "scoring", "server/tournaments", "paper.py"),
    *("engine/result.py", "validation/bounds_check.py"),
)
"""Where an error may be the reason that a page shows of a note, an event or a score sheet."""
FOR_DEVELOPERS = {
    "club/duplicate_boards.py": "the command line alone asks for it",
    "scoring/sheet.py": "`ranking` is for the command line",
    "server/tournaments/book.py": "a sheet has no board, and the route has looked before",
}


def test_a_cause_has_one_english_sentence_and_its_values():
    calls = sorted(causes(), key=lambda call: call.id)
    assert len({call.id for call in calls}) > 150
    for _, group in groupby(calls, key=lambda call: call.id):
        alike = [*group]
        assert len({(call.text, call.values) for call in alike}) == 1, alike
    assert not [call for call in calls if names_in(call.text) != call.values]


def test_the_protocol_says_what_each_value_is():
    section = PROTOCOL.read_text(encoding="utf-8").partition("### Causes")[2].partition("\n### ")[0]
    names = {name for values in named().values() for name in values}
    assert not {name for name in names if f"`{name}`" not in section}


def _files() -> list[Path]:
    paths = [SOURCE / each for each in ANSWERED]
    return [file for path in paths for file in ([path] if path.suffix else sorted(path.rglob("*.py")))]


@pytest.mark.parametrize("file", _files(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_reason_that_a_page_shows_is_english_alone(file: Path):
    raised = [
        node.lineno
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and isinstance(node.exc.func, ast.Name)
        and node.exc.func.id == "ValueError"
    ]
    name = str(file.relative_to(SOURCE))
    assert bool(raised) == (name in FOR_DEVELOPERS), (name, raised)


def words(language: str) -> dict[tuple[str, str], str]:
    """What the page says in a language, by kind and id."""
    files = sorted((LOCALES / language).rglob("*.ftl"))
    texts = (file.read_text(encoding="utf-8") for file in files if file.parent.name != "games")
    return {(kind, name): text for each in texts for kind, name, text in MESSAGE.findall(each)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_cause(language: str):
    there = {name: text for (kind, name), text in words(language).items() if kind == "cause"}
    assert named().keys() == there.keys()
    for name, values in named().items():
        assert {*VARIABLE.findall(there[name])} - {"because"} <= values, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_error(language: str):
    there = {name for kind, name in words(language) if kind in {"error", "refused"}}
    assert len(errors()) > 70
    assert not errors() - there


def test_every_error_is_found_in_the_code():
    """Among those found are keys that no call names by itself: of a limit, a cookie, a host."""
    assert {"too_many_tries", "expired", "strange_host", "unknown", "no_game"} <= errors()


def test_an_english_sentence_names_its_values():
    said = sentence("sizes", "at {table} sit {sizes:or} of {names}", table=2, sizes=(3, 4), names=("a", "b"))
    assert "at 2 sit 3 or 4 of a, b" == str(said)
    assert "0 to 3, or 7 to 9" == str(sentence("ranges", "{ranges:ranges}", ranges=(0, 3, 7, 9)))
    assert "-5 of 'x'" == str(sentence("out", "{out:+d} of {name!r}", out=-5, name="x"))


def test_a_cause_is_found_behind_the_errors_that_came_of_it():
    behind = rejection("inner", "{count} are too many", count=3)
    error = RuntimeError("outer")
    error.__cause__ = behind
    assert cause_of(error) == behind.cause
    assert cause_of(ValueError("for developers")) is None
    outer = rejection("outer", "{because}, so {name} waits", Told(str(behind), behind.cause), name="Ana")
    assert "3 are too many, so Ana waits" == str(outer)
    assert outer.cause is not None
    assert behind.cause == outer.cause.because
    assert isinstance(outer, Rejection)


def test_a_call_is_read_from_the_code():
    """The collection finds a call with its text before it, and one whose text stands in it."""
    calls = {call.id: call for call in causes()}
    assert calls["slip_sum"] == Call(
        calls["slip_sum"].where,
        "slip_sum",
        "table {table} of round {round} comes to {sum}, not to {due} ({clause})",
        frozenset({"table", "round", "sum", "due", "clause"}),
    )
    assert frozenset({"feat", "contract"}) == calls["no_feat"].values


def test_a_rejection_keeps_its_sentence_and_cause_between_processes() -> None:
    told = pickle.loads(pickle.dumps(rejection("draw_waits", "round {round} waits", round=2)))

    assert "round 2 waits" == str(told)
    assert told.cause == cause_of(rejection("draw_waits", "round {round} waits", round=2))
