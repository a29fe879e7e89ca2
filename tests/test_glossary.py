"""One meaning a word: in the glossary, and among the classes and modules of the server."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src/tarok/server"
GLOSSARY = (ROOT / "docs/glossary.md").read_text("utf-8")

SHARED_CLASSES = {
    "Kept": "stored by the tag of its event; the other is the export of personal data",
    "Listed": "stored by the tag of its event; the other is a row of the registry of events",
    "Move": "a message's tag `move` names the class; the other is an exchange of columns",
    "OwnTable": "two answers of HTTP whose names stand in the OpenAPI document",
    "Row": "private to each module: a row of a transfer, a row of the limits",
    "Standing": "an answer of HTTP whose name stands in the OpenAPI document; the other is a stored note",
    "Stay": "two records of a guest's time at a table, one stored, one folded",
    "Withheld": "stored by the tag of its event; the other is a message whose type the page knows",
}
"""Classes that share a name today, and why; a name that is renamed leaves this list."""

SHARED_MODULES = {
    "events": "http/routes/events.py serves club events, table/events.py has those of a table",
    "mistakes": "http/routes/mistakes.py serves a guest's mistakes, table/mistakes.py has their types",
}
"""Modules that share a name today; that of a route may repeat that of the one module it serves."""
SERVED = ("accounts", "play")
"""The packages whose modules a route of the same name serves."""


def modules() -> list[Path]:
    return sorted(SERVER.rglob("*.py"))


def words(title: str) -> list[str]:
    """The words of the table below this heading, with those that share a row."""
    rows = GLOSSARY.partition(f"{title}\n")[2].partition("\n#")[0].splitlines()
    named = [row.split("|")[1].strip() for row in rows if row.startswith("| ")][1:]
    return [part for word in named for part in re.split(r"[;,] ", word)]


def test_no_class_name_of_the_server_means_two_things():
    defined: dict[str, list[str]] = {}
    for path in modules():
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                defined.setdefault(node.name, []).append(path.relative_to(SERVER).as_posix())
    twice = {name: places for name, places in defined.items() if len(places) > 1}

    assert len(defined) > 200
    assert set(SHARED_CLASSES) == set(twice), twice


def test_no_module_name_of_the_server_means_two_things():
    named: dict[str, list[str]] = {}
    for path in modules():
        if path.stem != "__init__":
            named.setdefault(path.stem, []).append(path.parent.relative_to(SERVER).as_posix())
    twice = {name: places for name, places in named.items() if len(places) > 1}
    odd = {
        name
        for name, places in twice.items()
        if not (len(places) == 2 and "http/routes" in places and set(places) & set(SERVED))
    }

    assert set(SHARED_MODULES) == odd, twice


def test_each_word_of_the_glossary_is_explained_once():
    games, program = words("# Glossary"), words("## Words of the program")

    assert len(games) > 60
    assert len(program) > 40
    assert len(program) == len(set(program))
    assert not {word.partition(" (")[0] for word in games} & set(program)


def test_the_glossary_names_modules_that_are_there():
    named = re.findall(r"`(src/tarok/[\w/.]+)`", GLOSSARY)

    assert len(named) > 40
    assert [] == [path for path in named if not (ROOT / path).exists()]
