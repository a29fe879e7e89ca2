"""The lines of a text, without comments, sorted into heading, actions and statements."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

HEADING: Final = re.compile(r"(game|options|dealer|totals|mark \w+|pack|hand \d+|talon)\s*:(.*)")
OTHER: Final = re.compile(r"(?!trick )([^\W\d][\w ]*):.*")
STATED: Final = re.compile(r"(ended\s*:|=)(.*)")


class NotationError(ValueError):
    """The text is no deal; the message has the number of the line and the reason."""


class TextLine(Struct, frozen=True):
    """A line with its number; indented lines that continue it are part of it."""

    number: int
    text: str

    @property
    def part(self) -> int:
        """Where it belongs: 0 heading, 1 actions, 2 statements."""
        return 0 if HEADING.fullmatch(self.text) else 2 if STATED.fullmatch(self.text) else 1


@contextmanager
def at(row: TextLine) -> Iterator[None]:
    """Add the number of the line to an error's message."""
    try:
        yield
    except ValueError as error:
        raise NotationError(f"line {row.number}: {error}") from error


def parts(text: str) -> tuple[list[TextLine], list[TextLine], list[TextLine]]:
    """Return the heading, the actions and the statements.  NotationError: they are mixed up."""
    found: tuple[list[TextLine], list[TextLine], list[TextLine]] = [], [], []
    latest = 0
    for row in rows(text):
        other = OTHER.fullmatch(row.text)
        if other and row.part == 1:
            raise NotationError(f"line {row.number}: there is nothing that is called {other[1]!r}")
        if row.part < latest:
            raise NotationError(f"line {row.number}: {row.text!r} belongs further up")
        latest = row.part
        found[latest].append(row)
    return found


def rows(text: str) -> Iterator[TextLine]:
    """The lines of a text, joined with those that continue them."""
    row = None
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.partition("#")[0].rstrip()
        if not line:
            continue
        if row and line[0].isspace():
            row = TextLine(row.number, f"{row.text} {line.strip()}")
            continue
        if row:
            yield row
        row = TextLine(number, line.strip())
    if row:
        yield row
