"""The verifiable shuffle of a table: docs/shuffle.md.

The server commits to the next pack as soon as a deal is over, by publishing a hash.  Then pages commit to
seeds by their hashes, receive the hashes of all, and only then reveal the seeds; the pack is derived from all
of these.  If a page does not reveal, the shuffle starts again without it.  The server opens its commitment
when the deal is over.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.shuffle import FIRST, SECOND, Promise, Seeds, pack, seed_hash
from tarok.server.table.events import Dealt, Hashed, Listed, Promised, Seeded, Seen, Withheld
from tarok.server.table.shuffle_messages import Abandoned, Commitment, Hashes, Opening

if TYPE_CHECKING:
    from tarok.server.table.state import Table

PATIENCE: Final = 5.0
"""How many seconds pages have to reveal their seeds, or to commit to others when the shuffle starts again."""
SLACK: Final = 1.0
"""How many seconds of them may have passed when a player returns to an empty table."""

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
Pairs: TypeAlias = tuple[tuple[int, str], ...]
"""The contribution of each place: a seed, or the hash of one."""
Missing: TypeAlias = tuple[tuple[int, Literal["silent", "other"]], ...]


class Given(NamedTuple):
    """A published hash: the place and the guest from whom it came."""

    place: int
    guest: str | None
    hash: str


class Attempt(Struct, frozen=True):
    """A committed pack: its secret, and the seeds that the people at these places added."""

    secret: str
    scheme: str = FIRST
    hashes: Pairs = ()
    seeds: Pairs = ()
    missing: Missing = ()


class ShuffleState(Struct, frozen=True):
    """The commitment to the next pack, and the seeds of guests; and those of the current pack.

    `table` is the name of the table in proofs.  `since` is when the commitment was made, or the hashes were
    `listed`; None: they are not yet.  `among` are the guests who may add a seed, if the shuffle started again
    after what `failed`; None: all may.  `used` are the attempts that led to the current deal, the last of
    which gave the pack; none: its pack was not committed to.
    """

    table: str = ""
    secret: str = ""
    scheme: str = FIRST
    since: float = 0.0
    hashes: Mapping[str, str] = NOTHING
    listed: tuple[Given, ...] | None = None
    seeds: Mapping[str, str] = NOTHING
    failed: tuple[Attempt, ...] = ()
    among: frozenset[str] | None = None
    used: tuple[Attempt, ...] = ()

    def after(
        self,
        fact: Promised | Hashed | Listed | Seeded | Withheld | Seen,
        guests: Sequence[str | None],
        at: float,
    ) -> "ShuffleState":
        """Return the state after a commitment, or a seed added to it; a guest's first seed counts."""
        match fact:
            case Promised(secret, table, scheme):
                begun = replace(self, table=table, secret=secret, scheme=scheme, since=at)
                return replace(begun, hashes=NOTHING, seeds=NOTHING, listed=None)
            case Listed(hashes):
                listed = tuple(Given(place, guests[place], told) for place, told in hashes)
                return replace(self, listed=listed, since=at)
            case Withheld(missing):
                return self._failed(missing)
            case Hashed(place, told) | Seen(place, _, told) if told:
                more = _with(self.hashes, guests[place], told)
                return replace(self, hashes=more) if self.takes(guests[place]) else self
            case Seeded(place, seed) | Seen(place, seed) if seed and self.secret:
                return replace(self, seeds=_with(self.seeds, guests[place], seed))
        return self

    def _failed(self, missing: Missing) -> "ShuffleState":
        """Return the state after a failed attempt: its other participants may try again."""
        listed = self.listed or ()
        hashes = tuple((given.place, given.hash) for given in listed)
        places = {place for place, _ in missing}
        among = frozenset(given.guest for given in listed if given.guest and given.place not in places)
        attempt = Attempt(self.secret, self.scheme, hashes, (), missing)
        return ShuffleState(self.table, failed=(*self.failed, attempt), among=among, used=self.used)

    def takes(self, guest: str | None) -> bool:
        """Whether a guest may commit to a seed for the next pack."""
        open_to_all = bool(self.secret) and self.scheme == SECOND and self.listed is None
        among = self.among is None or guest in self.among
        return open_to_all and among and guest is not None and guest not in self.hashes

    @property
    def unrevealed(self) -> tuple[Given, ...]:
        """The published hashes whose seeds are not revealed yet."""
        return tuple(given for given in self.listed or () if given.guest not in self.seeds)

    def wanted(self, guest: str | None) -> Given | None:
        """Return the hash whose seed a guest is to reveal; None: nothing is wanted of them."""
        return next((given for given in self.unrevealed if guest and given.guest == guest), None)

    @property
    def revealed(self) -> Pairs:
        """The seeds that were revealed, by the places of their hashes."""
        return tuple((given.place, self.seeds[given.guest or ""]) for given in self.listed or ())

    def anew(self, at: float) -> "ShuffleState":
        """Return the state with the deadline for pages counted from this time."""
        return replace(self, since=at) if self.secret else self

    def dealt(self, seeds: Pairs | None) -> "ShuffleState":
        """Return the state when the cards have been dealt."""
        if seeds is None or not self.secret:
            return ShuffleState(table=self.table)
        hashes = tuple((given.place, given.hash) for given in self.listed or ())
        last = Attempt(self.secret, self.scheme, hashes, seeds)
        return ShuffleState(table=self.table, used=(*self.failed, last))


def _with(kept: Mapping[str, str], guest: str | None, said: str) -> Mapping[str, str]:
    if guest is None or guest in kept:
        return kept
    return MappingProxyType({**kept, guest: said})


def unpromised(table: "Table") -> bool:
    """Whether the next pack should be promised: as soon as the deal is over."""
    return table.over and not table.sheet.over and not table.shuffling.secret


def promised(table: "Table") -> Promised:
    """Return a promise of the next pack."""
    return Promised(secrets.token_hex(32), table.shuffling.table or secrets.token_hex(8), SECOND)


def drawn(table: "Table", there: Callable[[str], bool]) -> Listed | Dealt | None:
    """Return the event that follows when the next pack is wanted; None: pages have to send something first.

    Only seeds of guests who are `there` are taken: others could not reveal them.
    """
    shuffling = table.shuffling
    if shuffling.scheme == FIRST:
        return _dealt(table, _by_places(table, shuffling.seeds))
    if pending(table):
        return None
    if shuffling.listed is not None:
        return _dealt(table, shuffling.revealed)
    given = {guest: told for guest, told in shuffling.hashes.items() if there(guest)}
    hashes = _by_places(table, given)
    return Listed(hashes) if hashes else _dealt(table, ())


def _by_places(table: "Table", given: Mapping[str, str]) -> Pairs:
    return tuple(
        (place, given[guest]) for place, guest in enumerate(table.guests) if guest and guest in given
    )


def _dealt(table: "Table", seeds: Pairs) -> Dealt:
    return Dealt(pack(_promise(table, table.deals + 1, table.shuffling), seeds), seeds)


def pending(table: "Table") -> bool:
    """Whether the next pack waits for pages: for seeds to be revealed, or for hashes after a new start."""
    if not table.over or table.sheet.over or not table.shuffling.secret:
        return False
    return bool(table.shuffling.unrevealed) or _lacking(table)


def _lacking(table: "Table") -> bool:
    shuffling = table.shuffling
    if shuffling.among is None or shuffling.listed is not None:
        return False
    return any(table.places[place].present and shuffling.takes(table.guests[place]) for place in table.people)


def overdue(table: "Table") -> tuple[float, Listed | Withheld] | None:
    """Return when the next pack goes on without the pages that it waits for, and how.

    None: it does not wait.
    """
    if not pending(table):
        return None
    shuffling = table.shuffling
    if late := shuffling.unrevealed:
        return shuffling.since + PATIENCE, Withheld(tuple((given.place, "silent") for given in late))
    return shuffling.since + PATIENCE, Listed(_by_places(table, shuffling.hashes))


def stalled(table: "Table", now: float) -> bool:
    """Whether pages have had to send something for some time already."""
    return pending(table) and now > table.shuffling.since + SLACK


def commitment(table: "Table") -> Commitment | None:
    """Return the published commitment to the next pack; None: there is none yet."""
    if not table.over or table.sheet.over or not table.shuffling.secret:
        return None
    promise = _promise(table, table.deals + 1, table.shuffling)
    attempt = 1 + len(table.shuffling.failed)
    return Commitment(promise.deal, promise.table, promise.commitment, promise.scheme, attempt)


def told_hashes(table: "Table") -> Hashes | None:
    """Return the hashes of all seeds for the next pack; None: they are not all in."""
    promise, listed = commitment(table), table.shuffling.listed
    if promise is None or listed is None:
        return None
    hashes = tuple((given.place, given.hash) for given in listed)
    return Hashes(promise.deal, promise.table, promise.commitment, hashes)


def opening(table: "Table") -> Opening | None:
    """Return the opening of the current pack; None: its deal is not over, or there was no commitment."""
    if table.deal is None or not table.deal.ended or not table.settled:
        return None
    return opening_of(table)


def opening_of(table: "Table") -> Opening | None:
    """Return the same of a deal that has begun, whether it is over or not."""
    if not table.shuffling.used:
        return None
    *failed, last = table.shuffling.used
    shown = opened(_promise(table, table.deals, last), last.seeds)
    abandoned = (
        Abandoned(_promise(table, table.deals, each).commitment, each.hashes, each.missing) for each in failed
    )
    return replace(shown, hashes=last.hashes, abandoned=tuple(abandoned))


def opened(promise: Promise, seeds: Seeds) -> Opening:
    """Return the opening of a commitment, with the seeds that people added to it."""
    return Opening(
        scheme=promise.scheme,
        table=promise.table,
        deal=promise.deal,
        game=promise.game,
        order=promise.order,
        commitment=promise.commitment,
        secret=promise.secret,
        seeds=tuple(seeds),
    )


def committed(table: "Table", seed: str, given: Given) -> bool:
    """Whether a seed matches its published hash."""
    promise = _promise(table, table.deals + 1, table.shuffling)
    return seed_hash(promise.commitment, seed) == given.hash


def _promise(table: "Table", deal: int, made: ShuffleState | Attempt) -> Promise:
    order = tuple(table.game.pack)
    return Promise(table.shuffling.table, deal, table.key, order, made.secret, made.scheme)
