"""The messages between server and page about the shuffle: docs/protocol.md as types."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tarok.cards.deck import Card
from tarok.cards.shuffle import FIRST
from tarok.validation.bounds import SEED, SEED_HASH, Version, text

Seeding: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z"), text(SEED)]
"""16 random bytes of a page, in hexadecimal digits."""
Hashing: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z"), text(SEED_HASH)]
"""The hash of a seed, in hexadecimal digits."""


class SeedHash(Struct, frozen=True, tag="hash"):
    """The page commits to a seed for the pack of the deal with this number: its hash."""

    v: Version
    deal: Version
    hash: Hashing


class Seed(Struct, frozen=True, tag="seed"):
    """The page reveals its seed for the pack of the deal with this number."""

    v: Version
    deal: Version
    seed: Seeding


class Commitment(Struct, frozen=True, tag="commitment", omit_defaults=True):
    """The commitment to the pack of the deal with this number: its hash.

    `table` is the name of the table in proofs, which is no invitation.  `attempt` is 2 if a page did not
    reveal its seed and the shuffle started again, and so on.
    """

    deal: int
    table: str
    commitment: str
    scheme: str = FIRST
    attempt: int = 1


class Hashes(Struct, frozen=True, tag="hashes"):
    """The hashes of all seeds for the pack of this deal are in: each place with its own; now pages reveal."""

    deal: int
    table: str
    commitment: str
    hashes: tuple[tuple[int, str], ...]


class Abandoned(Struct, frozen=True):
    """An attempt to shuffle that was given up: who did not reveal, by place, and why.

    `silent`: nothing came in time; `other`: another seed than the one whose hash was sent.
    """

    commitment: str
    hashes: tuple[tuple[int, str], ...]
    missing: tuple[tuple[int, Literal["silent", "other"]], ...]


class Opening(Struct, frozen=True, kw_only=True, tag="opening", omit_defaults=True):
    """The opening of a finished deal's commitment, and the seeds of the people at these places.

    In the second scheme also the hashes that were published before any seed was revealed, and the `abandoned`
    attempts.
    """

    scheme: str
    table: str
    deal: int
    game: str
    order: tuple[Card, ...]
    commitment: str
    secret: str
    seeds: tuple[tuple[int, str], ...]
    hashes: tuple[tuple[int, str], ...] = ()
    abandoned: tuple[Abandoned, ...] = ()
