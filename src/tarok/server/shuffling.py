"""How a table shuffles so that anyone can check it: docs/shuffle.md.

The server promises the next pack as soon as a deal is over, and tells the hash of it; then people add seeds,
and then the cards are dealt.  What was promised is opened when the deal is over.
"""

import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from tarok.server.facts import Dealt, Promised, Seeded, Seen
from tarok.server.promises import Commitment, Opening
from tarok.shuffle import SCHEME, Promise, Seeds, pack

if TYPE_CHECKING:
    from tarok.server.tables import Table


class Shuffling(Struct, frozen=True):
    """What is promised of the next pack, and which guests have added a seed; and of which the present one is.

    `table` is the name of the table in proofs.  `used` are the secret and the seeds of the present deal;
    None: its pack was promised to nobody.
    """

    table: str = ""
    secret: str = ""
    seeds: Mapping[str, str] = MappingProxyType({})
    used: tuple[str, Seeds] | None = None

    def after(self, fact: Promised | Seeded | Seen, guests: Sequence[str | None]) -> "Shuffling":
        """Return how it stands after a promise, or a seed of one of the guests; their first one counts."""
        if isinstance(fact, Promised):
            return replace(self, table=fact.table, secret=fact.secret, seeds=MappingProxyType({}))
        guest = guests[fact.place]
        if not fact.seed or guest is None or not self.takes(guest):
            return self
        return replace(self, seeds=MappingProxyType({**self.seeds, guest: fact.seed}))

    def takes(self, guest: str | None) -> bool:
        """Whether a guest may add a seed to the next pack."""
        return bool(self.secret) and guest not in self.seeds

    def dealt(self, seeds: Seeds | None) -> "Shuffling":
        """Return how it stands when the cards have been dealt."""
        used = None if seeds is None else (self.secret, seeds)
        return Shuffling(table=self.table, used=used)


def unpromised(table: "Table") -> bool:
    """Whether the next pack should be promised: as soon as the deal is over."""
    return table.over and not table.sheet.over and not table.shuffling.secret


def promised(table: "Table") -> Promised:
    """Return a promise of the next pack."""
    return Promised(secrets.token_hex(32), table.shuffling.table or secrets.token_hex(8))


def dealt(table: "Table") -> Dealt:
    """Return the deal of the pack that was promised, with the seeds of those who sit there."""
    given = table.shuffling.seeds
    seeds = tuple(
        (place, given[guest]) for place, guest in enumerate(table.guests) if guest and guest in given
    )
    return Dealt(pack(_promise(table, table.deals + 1, table.shuffling.secret), seeds), seeds)


def commitment(table: "Table") -> Commitment | None:
    """Return what is told of the next pack; None: nothing yet."""
    if not table.over or table.sheet.over or not table.shuffling.secret:
        return None
    promise = _promise(table, table.deals + 1, table.shuffling.secret)
    return Commitment(promise.deal, promise.table, promise.commitment)


def opening(table: "Table") -> Opening | None:
    """Return what was promised of the present pack; None: its deal is not over, or nothing was."""
    if table.deal is None or not table.deal.ended or not table.settled or table.shuffling.used is None:
        return None
    secret, seeds = table.shuffling.used
    return opened(_promise(table, table.deals, secret), seeds)


def opened(promise: Promise, seeds: Seeds) -> Opening:
    """Return a promise that is opened, with the seeds that people added to it."""
    return Opening(
        scheme=SCHEME,
        table=promise.table,
        deal=promise.deal,
        game=promise.game,
        order=promise.order,
        commitment=promise.commitment,
        secret=promise.secret,
        seeds=tuple(seeds),
    )


def _promise(table: "Table", deal: int, secret: str) -> Promise:
    return Promise(table.shuffling.table, deal, table.key, tuple(table.game.pack), secret)
