"""What is written for people: its width, its words, and whether its picture and its lists are true."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WIDTH = 100
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile("`[^`]*`")
LINK = re.compile(r"^[>*\-\s\d.]*\S+$|^!\[|^    \S")
"""A line that nothing can break: a long link, a picture, code."""

AVOIDED = {
    r"so many(?! that\b)": "how many, this number of",
    r"by chance|players? of chance|deals? of chance": "at random, random",
    r"comes? to (nothing|zero)": "sums to zero",
    r"he|his|him|himself": "they, their, them",
}
"""What we say otherwise, in every text of ours."""
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
CONVOLUTED = {
    "whoever|whomever": "a player who, anyone who, if you",
    "nobody|somebody|everybody|anybody": "no player, a player, all players; no one, anyone",
    r"what (?:\w+ ){1,5}is what": "name the thing",
    "by day|by night": "in the default run, nightly",
    "so many(?! that)": "how many, this number of",
    r"(?:lay|lays|laid|laying) (?:\w+ ){0,5}?away": "discard",
    "beside|besides": "next to, compared with, in addition to",
    "(?:the|a|this|an|our|each|every) house(?!-| rule)|houses(?!-| rule)": "the server, an operator's server",
    "one (?:likes|wants|plays|may|sees|must|calls|asks|lacks)": "you, a player",
    "be it": "whether, even",
    "of late": "recently",
    "anew": "again, re-",
    "more seldom": "less often",
    r"(?:rooms|floors?) of the (?:library|engine|server)": "packages, layers",
}
"""What reads like a translation, and what standard technical English has for it."""
READ = (
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CHANGELOG.md",
    "docs/*.md",
    "ui/README.md",
    "contrib/*",
)
UNREAD = ("docs/rules/*", "docs/games/*", "docs/terms/*", "docs/adding-a-game.md")
"""Rule books, pages that are made, and the page of a newcomer, whose sentences its own test holds."""
COMMENTED = ("src/*.py", "src/*.p[xy]*", "ui/src/*.ts", "ui/src/*.svelte")
LEFT = {
    "whoever|whomever": 6,
    "nobody|somebody|everybody|anybody": 95,
    r"what (?:\w+ ){1,5}is what": 4,
    r"(?:lay|lays|laid|laying) (?:\w+ ){0,5}?away": 3,
    "beside|besides": 73,
    "(?:the|a|this|an|our|each|every) house(?!-| rule)|houses(?!-| rule)": 8,
    "one (?:likes|wants|plays|may|sees|must|calls|asks|lacks)": 9,
    "be it": 1,
    "anew": 16,
    "(?:rooms|floors?) of the (?:library|engine|server)": 2,
}
"""How often code says these words; a number may only shrink, and goes when it is 0."""
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


@pytest.mark.parametrize("words", CONVOLUTED)
def test_manual_and_guides_are_in_plain_english(words):
    said = re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    pages = texts(*READ, *(f":(exclude){page}" for page in UNREAD))
    found = [
        f"{name}:{text.count(chr(10), 0, hit.start()) + 1} {hit[0]}"
        for name, page in pages.items()
        for text in [QUOTED.sub(blank, CODE.sub(blank, page))]
        for hit in said.finditer(text)
    ]

    assert "docs/hosting.md" in pages
    assert [] == found, f"say: {CONVOLUTED[words]}"


@pytest.mark.parametrize("words", CONVOLUTED)
def test_code_says_it_plainly_ever_more_often(words):
    """The numbers of `LEFT` may only shrink."""
    said = re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    code = texts(*COMMENTED, ":(exclude)ui/src/locales/*")
    many = sum(len(said.findall(text)) for text in code.values())

    assert "ui/src/protocol.ts" in code
    assert many <= LEFT.get(words, 0), f"say: {CONVOLUTED[words]}"


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
