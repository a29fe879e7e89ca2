"""The bounds of client input: every number, text, list and depth, in one place.

A bound that is part of a type by `number` or `length` holds for newly accepted values (`bounds_check.check`);
values that were stored before the bound was set are still read.  The bounds of msgspec (`ge`, `min_length`)
hold for both.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

EXACT: Final = 2**53 - 1
"""The largest whole number that every program reading JSON keeps exactly."""
AMOUNT: Final = 10**9
"""The most money, chips or points that a player has, pays or owes."""
POINTS: Final = 10**6
"""The most points of a fine."""
NOTED: Final = 10_000
"""How many notes a book has at most, and how far the clock of a note may be ahead of its book's clock."""
PEOPLE: Final = 1000
"""How many people a round has, at its tables or sitting out."""
PLACES: Final = 8
"""How many people sit at a table."""
ROUNDS: Final = 64
"""How many rounds a format has that a client sends, all its stages together."""
SETS: Final = 2000
"""How many rounds an event has that the server runs: in an arena each table is one."""
STAGES: Final = 16
EVENINGS: Final = 60
"""How many evenings a season has."""
DEALS: Final = 1000
"""How many deals a round has."""
DAY: Final = 24 * 60
"""How many minutes a round has."""
PACK: Final = 54
"""How many cards a pack has."""
RULES: Final = 100
"""How many house rules a client names."""
FEATS: Final = 64
"""How many bonuses or faults are written of one deal."""
LEVEL: Final = 100
"""How many times a contract counts."""
WORD: Final = 60
"""How many characters a name has, an id of a game or of a rule."""
DEVICE: Final = 64
"""How many characters name a device or a note."""
TEXT: Final = 500
"""How many characters a title has, a reason or a protest."""
MESSAGE: Final = 2048
"""How many characters a message of a page has."""
SEED: Final = 32
"""How many characters the seed of a page has."""
SEED_HASH: Final = 64
"""How many characters the hash of a seed has."""
FRACTION: Final = 12
"""How many characters a number of points has that may be a fraction."""
DEPTH: Final = 8
"""How deep values go whose form is not described here."""
ITEMS: Final = 1000
"""How many parts such values have."""


def number(least: int, most: int) -> Meta:
    """Return the bound of a number that is newly accepted."""
    return Meta(extra={"least": least, "most": most}, extra_json_schema={"minimum": least, "maximum": most})


def length(most: int, of: str = "maxItems") -> Meta:
    """Return the bound of the length of a list; of other values `of` is the word of JSON Schema."""
    return Meta(extra={"longest": most}, extra_json_schema={of: most})


def text(most: int) -> Meta:
    """Return the bound of a text that is newly accepted."""
    return length(most, "maxLength")


def plain() -> Meta:
    """Return the bound of a value whose form is not described."""
    return Meta(extra={"plain": ITEMS}, extra_json_schema={"maxProperties": ITEMS})


Word: TypeAlias = Annotated[str, text(WORD)]
Place: TypeAlias = Annotated[int, number(0, PLACES - 1)]
Version: TypeAlias = Annotated[int, number(-1, EXACT)]
"""The number of a fact."""
