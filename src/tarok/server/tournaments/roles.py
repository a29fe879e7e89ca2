"""The roles in a book: which there are, what each may note, and whose links it may hand on."""

import re
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from tarok.club.board import Role
from tarok.club.notes import Corrected, Protested, Scored, Slip, What

TABLES: Final = 200
"""How many tables of an event have a link."""

Kind: TypeAlias = Literal["sheet", "event"]
ROLES: Final[dict[str, tuple[str, ...]]] = {
    "sheet": ("writer", "reader"),
    "event": ("director", "wall", "player", *(f"table {number}" for number in range(1, TABLES + 1))),
}
"""The roles that a link gives; the first may do everything."""
HANDED_ON: Final[dict[str, tuple[str, ...]]] = {
    "writer": ("writer", "reader"),
    "reader": ("reader",),
    "wall": ("wall", "player"),
    "player": ("player",),
}
"""Whose links a role is told; a director is told all, a table its own and that of the players."""
TABLE: Final = re.compile(r"table ([1-9][0-9]*)")
AT_TABLES: Final = (Scored, Slip, Protested)
"""What tables note."""


def table_of(role: str) -> int | None:
    """Return the table to which a role belongs; None: to none."""
    found = TABLE.fullmatch(role)
    return int(found[1]) if found else None


def looks(role: str) -> tuple[Role, int]:
    """Return how a role of an event looks at it, and from which table, or 0."""
    table = table_of(role)
    return (Role.TABLE, table) if table else (Role(role), 0)


def may(role: str, what: What | None, own: Callable[[str], bool]) -> bool:
    """Whether a role may note that; `own` says of a note's id whether it noted that itself.

    None: what is on a sheet.
    """
    table = table_of(role)
    if table is None:
        return role in {"director", "writer", "house"}
    if isinstance(what, Corrected):
        return own(what.of) and (what.instead is None or _at(what.instead, table))
    return _at(what, table)


def may_not(role: str) -> str:
    """Return a sentence that says what a role may note."""
    table = table_of(role)
    if table is None:
        return f"whoever has the link of a {role} notes nothing"
    return f"table {table} notes its own deals, slips and protests, and corrects its own notes"


def _at(what: What | None, table: int) -> bool:
    """Whether a note is one that this table may make: that a bot has played is said by the server alone."""
    if not isinstance(what, AT_TABLES) or what.table != table:
        return False
    said = what.instead if isinstance(what, Protested) else what
    return not (isinstance(said, Scored | Slip) and said.bots)
