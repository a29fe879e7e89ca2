"""What the server and the page say to each other about a shuffle: docs/protocol.md as types."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tarok.bounds import SEED, Version, text
from tarok.cards import Card

Seeding: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z"), text(SEED)]
"""16 random bytes of a page, in hexadecimal digits."""


class Seed(Struct, frozen=True, tag="seed"):
    """The page adds a seed to the pack of the deal with this number."""

    v: Version
    deal: Version
    seed: Seeding


class Commitment(Struct, frozen=True, tag="commitment"):
    """What is promised of the pack of the deal with this number: its hash.

    `table` is the name of the table in proofs, which leads nobody there.
    """

    deal: int
    table: str
    commitment: str


class Opening(Struct, frozen=True, kw_only=True, tag="opening"):
    """What was promised of the pack of a deal that is over, and the seeds of the people at these places."""

    scheme: str
    table: str
    deal: int
    game: str
    order: tuple[Card, ...]
    commitment: str
    secret: str
    seeds: tuple[tuple[int, str], ...]
