"""The roles of a book: the entries that each may make, and the links that each may share."""

import re
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from tarok.club.board import Role
from tarok.club.notes import Corrected, Protested, Scored, Slip, What
from tarok.validation.causes import Sentence, sentence

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
"""Whose links a role is shown; a director sees all, a table its own and that of the players."""
TABLE: Final = re.compile(r"table ([1-9][0-9]*)")
AT_TABLES: Final = (Scored, Slip, Protested)
"""The entries that tables make."""


def table_of(role: str) -> int | None:
    """Return the table to which a role belongs; None: to none."""
    found = TABLE.fullmatch(role)
    return int(found[1]) if found else None


def looks(role: str) -> tuple[Role, int]:
    """Return how a role of an event looks at it, and from which table, or 0."""
    table = table_of(role)
    return (Role.TABLE, table) if table else (Role(role), 0)


def may(role: str, what: What | None, own: Callable[[str], bool]) -> bool:
    """Whether a role may make that entry; `own` tells of an entry's id whether the role made it itself.

    None: an entry of a sheet.
    """
    table = table_of(role)
    if table is None:
        return role in {"director", "writer", "house"}
    if isinstance(what, Corrected):
        return own(what.of) and (what.instead is None or _at(what.instead, table))
    return _at(what, table)


def may_not(role: str) -> Sentence:
    """Return a sentence about the entries that a role may make."""
    table = table_of(role)
    if table is None:
        return sentence("role_notes_nothing", "the link of a {role} allows no entries", role=role)
    text = "table {table} notes its own deals, slips and protests, and corrects its own notes"
    return sentence("table_notes", text, table=table)


def _at(what: What | None, table: int) -> bool:
    """Whether a table may make this entry: only the server records that a bot has played."""
    if not isinstance(what, AT_TABLES) or what.table != table:
        return False
    said = what.instead if isinstance(what, Protested) else what
    return not (isinstance(said, Scored | Slip) and said.bots)
