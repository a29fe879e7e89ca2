"""What is written for people: its width, its words, and whether its picture and its lists are true."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WIDTH = 100
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"^[>*\-\s\d.]*\S+$|^!\[|^    \S")
"""A line that nothing can break: a long link, a picture, code."""

AVOIDED = {
    r"so many(?! that\b)": "how many, this number of",
    r"by chance|players? of chance|deals? of chance": "at random, random",
    r"comes? to (nothing|zero)": "sums to zero",
    r"he|his|him|himself": "they, their, them",
}
"""What this house says otherwise."""
ENGLISH = (
    "*.md",
    "src/*.py",
    "src/*.p[xy]*",
    "tests/*.py",
    "benchmarks/*.py",
    "run.py",
    "tools/*.py",
    "ui/src/locales/en/*.ftl",
)
OTHERS = ("*.??.md", "tests/test_prose.py")
"""Books in other languages, and this file, which has to name what it avoids."""


def texts(*patterns: str) -> dict[str, str]:
    """The committed texts of these names, those of other languages aside."""
    kept = [f":(exclude){pattern}" for pattern in OTHERS]
    listed = subprocess.run(
        ["git", "ls-files", "--", *patterns, *kept], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("needs a git checkout")
    return {name: (ROOT / name).read_text("utf-8") for name in listed.stdout.splitlines()}


def blank(code: re.Match[str]) -> str:
    """As many empty lines, so that the lines behind keep their numbers."""
    return "\n" * code[0].count("\n")


def test_lines_of_prose_end_at_100():
    pages = texts(
        "*.md",
        ":(exclude)docs/games/*_*.md",
        ":(exclude)docs/games/[hiprt]*.md",
        ":(exclude)docs/rules/[chrs]*.md",
    )
    long = [
        f"{name}:{number}"
        for name, text in pages.items()
        for number, line in enumerate(CODE.sub(blank, text).splitlines(), 1)
        if len(line) > WIDTH and not line.startswith("|") and not LINK.match(line)
    ]

    assert "docs/design.md" in pages
    assert [] == long


@pytest.mark.parametrize("words", AVOIDED)
def test_words_that_we_say_otherwise(words):
    said = re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    found = [
        f"{name}:{text.count(chr(10), 0, hit.start()) + 1} {hit[0]}"
        for name, text in texts(*ENGLISH).items()
        for hit in said.finditer(text)
    ]

    assert [] == found, f"say: {AVOIDED[words]}"


def test_the_picture_of_the_rooms_is_that_of_the_linter():
    """Its blocks are the floors, from the top; a block has a line for each room."""
    contract = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"][0]
    layers = [[room.strip("() ") for room in layer.split("|")] for layer in contract["layers"]]
    there = {path.stem for path in (ROOT / "src/tarok").iterdir()}
    picture = (ROOT / "docs/design.md").read_text("utf-8").split("```text\n")[2].split("```")[0]
    floors = [[line.split()[0] for line in floor.splitlines()] for floor in picture.strip().split("\n\n")]

    assert floors == [rooms for layer in layers if (rooms := [room for room in layer if room in there])]


@pytest.mark.parametrize(("table", "least"), [("# Glossary", 40), ("## Words of the program", 10)])
def test_the_glossary_is_in_alphabetical_order(table: str, least: int):
    _, page = (ROOT / "docs/glossary.md").read_text("utf-8").split(f"{table}\n")
    rows = page.partition("\n#")[0].splitlines()
    words = [line.split("|")[1].strip() for line in rows if line.startswith("| ")][1:]
    plain = [word.lower().translate(str.maketrans("áš", "as")) for word in words]

    assert len(words) > least
    assert plain == sorted(plain)
