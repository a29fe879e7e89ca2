"""The terms of docs/terms, and the messages of the page, as tests read them."""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
TERMS = ROOT / "docs/terms"
LOCALES = ROOT / "ui/src/locales"
LANGUAGES = ("en", "sl", "hu", "ro", "cs")
FAMILIES = ("slovenian", "hungarian", "romanian", "czech")
FORMS = ("name", "bid", "accusative", "forbidden")

BEGIN = re.compile(r"([a-z][\w-]*) = ?(.*)")
SELECTOR = re.compile(r"\{ \$(\w+) ->")
FORM = re.compile(r"^    \.([a-z]+) = ", re.MULTILINE)
VARIANT = re.compile(r"(?:^|(?<=\n))\s*\*?\[([\w.-]+)\] ?")
PLACED = "◊"
"""What stands for a variable in a text."""


@dataclass(frozen=True)
class Term:
    """A thing of the games that each language names: in which messages, by which clauses, what it is."""

    id: str
    messages: tuple[str, ...]
    clauses: tuple[str, ...]
    meaning: str


@dataclass(frozen=True)
class Word:
    """A row of a language: how a term is said in a game, or what is not said, what instead, and where."""

    term: str
    game: str
    form: str
    text: str
    instead: str
    where: tuple[str, ...]


@dataclass(frozen=True)
class Message:
    """A message of a language: its file without the ending, its id, its text as it stands, its forms."""

    file: str
    id: str
    value: str
    forms: tuple[tuple[str, str], ...] = ()
    """In which forms a sentence may ask for it (`acc`), and what it is then."""

    @property
    def family(self) -> str:
        """The family in whose file it stands, or nothing."""
        return self.file.removeprefix("games/").partition(".")[0] if self.file.startswith("games/") else ""

    @property
    def choices(self) -> Iterator[tuple[str, frozenset[str]]]:
        """Each choice that is not inside another: its variable, and the keys of its variants."""
        for start in SELECTOR.finditer(self.value):
            block, depth = self.value[start.end() :], 0
            for at, sign in enumerate(block):
                depth += (sign == "{") - (sign == "}")
                if depth < 0:
                    block = block[:at]
                    break
            flat = re.sub(r"\{ \$\w+ ->.*?\n\s*\}", "", block, flags=re.DOTALL)
            yield start[1], frozenset(VARIANT.findall(flat))

    @property
    def texts(self) -> list[str]:
        """What can be read of it: the text of each line, a sign for each variable."""
        return readable(self.value)

    @property
    def every_text(self) -> list[str]:
        """The same of it and of all its forms."""
        return [text for value in (self.value, *dict(self.forms).values()) for text in readable(value)]


def readable(value: str) -> list[str]:
    """What can be read of a text as it stands in a file, line by line."""
    plain = SELECTOR.sub(PLACED, value)
    plain = re.sub(r"\{ [$A-Za-z][^{}]*\}", PLACED, plain)
    plain = re.sub(r'\{\s*"([^"]*)"\s*\}', r"\1", plain)
    lines = VARIANT.sub("\n", plain).replace("}", "\n").split("\n")
    return [line.strip() for line in lines if line.strip()]


def terms() -> list[Term]:
    """Every term, in the order of the table."""
    rows = _rows(TERMS / "terms.tsv")
    return [Term(row[0], tuple(row[1].split()), tuple(row[2].split()), row[3]) for row in rows]


@cache
def words(language: str) -> tuple[Word, ...]:
    """Every row of a language."""
    return tuple(Word(*row[:5], tuple(row[5].split())) for row in _rows(TERMS / f"{language}.tsv"))


def _rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
    assert all(len(row) == len(head) for row in rows), f"{path.name}: rows of {len(head)} columns"
    return rows


@cache
def messages(language: str) -> tuple[Message, ...]:
    """Every message of a language."""
    found: list[Message] = []
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        name = path.relative_to(LOCALES / language).as_posix().removesuffix(".ftl")
        entry = ""
        value: list[str] = []
        for line in [*path.read_text("utf-8").split("\n"), "# end"]:
            begin = BEGIN.fullmatch(line)
            if begin or line.startswith("#"):
                if entry:
                    said, *forms = FORM.split("\n".join(value))
                    pairs = zip(forms[::2], (form.strip() for form in forms[1::2]), strict=True)
                    found.append(Message(name, entry, said.strip(), tuple(pairs)))
                entry, value = (begin[1], [begin[2]]) if begin else ("", [])
            elif entry:
                value.append(line)
    return tuple(found)
