"""Deductions from the cards played and discarded: which are gone, and what others cannot hold."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from tarok.cards.deck import ALONE, NONE, Card, Cards
from tarok.engine.actions import FACE_DOWN, Action, Lay, Seat
from tarok.engine.deal import Contract, Deal, Duty, Game
from tarok.engine.deal_types import Fact, Show, Stake, Trick
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.result import Carry

OF_SIDES: Final = ("play_promised", "keep_promised", "earlier_promise")
"""The duties that depend on what a player knows of the sides, not on the table and the own hand alone."""
_OPEN: Final = frozenset({ShowKind.LAID, ShowKind.VITAMIN, ShowKind.TALON})
"""The shows of cards that no player holds, but for those that are taken from the talon."""


class Seen(Protocol):
    """The part of a deal that one seat sees: a `View`, which is defined in a higher layer."""

    @property
    def seat(self) -> Seat | None: ...
    @property
    def hand(self) -> Cards: ...
    @property
    def held(self) -> tuple[int, ...]: ...
    @property
    def seen(self) -> tuple[Cards, ...]: ...
    @property
    def laid(self) -> Cards: ...
    @property
    def log(self) -> tuple[tuple[Seat, Action], ...]: ...
    @property
    def shown(self) -> tuple[Show, ...]: ...
    @property
    def facts(self) -> tuple[Fact, ...]: ...
    @property
    def stakes(self) -> tuple[Stake, ...]: ...
    @property
    def declarer(self) -> Seat | None: ...
    @property
    def contract(self) -> str | None: ...
    @property
    def called(self) -> Card | None: ...
    @property
    def sides(self) -> tuple[int | None, ...]: ...
    @property
    def leader(self) -> Seat: ...
    @property
    def table(self) -> tuple[Card, ...]: ...
    @property
    def tricks(self) -> tuple[Trick, ...]: ...


def played_by(view: Seen) -> tuple[Cards, ...]:
    """Return the cards that each seat has played."""
    found = [0] * len(view.held)
    for trick in (*view.tricks, Trick(view.leader, view.table, view.leader)):
        for seat, card in in_order(trick.leader, trick.cards, len(found)):
            found[seat] |= 1 << card
    return tuple(map(Cards, found))


def in_order(leader: Seat, cards: Sequence[Card], seats: int) -> Iterator[tuple[Seat, Card]]:
    """Return the cards of a trick with the seats that played them."""
    return (((leader + place) % seats, card) for place, card in enumerate(cards))


def lays(view: Seen) -> list[Lay]:
    """Return all discards, card by card."""
    return [action for _, action in view.log if type(action) is Lay]


def laid_by(view: Seen, seat: Seat) -> Cards:
    """Return the cards that `seat` has discarded, as far as the viewer knows them."""
    said = (action.card for by, action in view.log if by == seat and isinstance(action, Lay))
    return Cards.of(card for card in said if card != FACE_DOWN)


def gone(view: Seen, taken: int) -> int:
    """Return the mask of the cards that are no longer in any hand: played, discarded, left in the open talon.

    `taken` are the cards of the talon that the declarer has taken.
    """
    cards = int(view.laid)
    for card in view.table:
        cards |= 1 << card
    for trick in view.tricks:
        for card in trick.cards:
            cards |= 1 << card
    for show in view.shown:
        if show.what in _OPEN:
            cards |= Cards.of(show.cards) & ~(taken if show.what == ShowKind.TALON else 0)
    return cards


def taken_from_talon(contract: Contract, view: Seen, laid: int) -> Cards:
    """Return the cards that the declarer has taken from the talon, if they lay open.

    All together have `laid` this number of cards away: as many as were taken.
    """
    fetched = [card for show in view.shown if show.what == ShowKind.PART for card in show.cards]
    if contract.hides_talon or fetched:
        return Cards.of(fetched)
    part = next((fact.value for fact in view.facts if fact.what == FactKind.PART), 0)
    if not part:
        return NONE
    talon = next(show.cards for show in view.shown if show.what == ShowKind.TALON)
    size = laid or len(talon)
    return Cards.of(talon[size * (part - 1) : size * part])


def cannot_hold(game: Game, view: Seen) -> tuple[Cards, ...]:
    """Return the cards that each seat cannot hold: its duties asked for them, and it has played others."""
    if view.contract is None or not (view.tricks or view.table):
        return (NONE,) * len(view.held)
    public = tuple([show for show in view.shown if show.to is None])
    common = _Common(view.contract, view.declarer, view.called, view.facts, public, view.stakes)
    return _told_by(_Same(game), common, view.tricks, view.leader, view.table)


class _Common(NamedTuple):
    """Public knowledge during the play, and what duties depend on in addition to the tricks."""

    contract: str
    declarer: Seat | None
    called: Card | None
    facts: tuple[Fact, ...]
    shown: tuple[Show, ...]
    stakes: tuple[Stake, ...]


class _Same:
    """A game that counts as the same only if it is the same object: to compare all its rules takes long."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __hash__(self) -> int:
        return id(self.game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.game is other.game


@lru_cache(maxsize=4096)
def _told_by(
    game: _Same, common: _Common, tricks: tuple[Trick, ...], leader: Seat, table: tuple[Card, ...]
) -> tuple[Cards, ...]:
    """Return the deductions from these tricks and the cards on the table.

    Every seat needs them before each card, and they are the same for all, so they are cached: each card is
    looked at once.
    """
    if not table:
        if not tricks:
            return (NONE,) * game.game.seats
        last = tricks[-1]
        return _told_by(game, common, tricks[:-1], last.leader, last.cards)
    missing = [*_told_by(game, common, tricks, leader, table[:-1])]
    seat = (leader + len(table) - 1) % len(missing)
    out = int(missing[seat])
    for trick in tricks:
        for card in trick.cards:
            out |= 1 << card
    deal = _begun(game, common).replace(tricks=tricks, table=table[:-1])
    missing[seat] |= _forbidding(deal, seat, table[-1], deal.game.pack - out)
    return tuple(missing)


@lru_cache(maxsize=64)
def _begun(same: _Same, common: _Common) -> Deal:
    """Return a deal with this knowledge and without cards, in which duties can be evaluated."""
    game, bare = same.game, (NONE,) * same.game.seats
    return Deal(
        game=game,
        carry=Carry(totals=(0,) * game.places),
        pack=(),
        stock=(),
        hands=bare,
        laid=bare,
        won=bare,
        contract=game.as_told(game.contract(common.contract), common.facts),
        declarer=common.declarer,
        called=common.called,
        facts=common.facts,
        shown=common.shown,
        stakes=common.stakes,
    )


def _forbidding(deal: Deal, seat: Seat, card: Card, others: Cards) -> Cards:
    """Return those cards each of which would forbid its holder to play this one.

    The duties narrow a hand one after another, so each is asked what it leaves of the cards that the ones
    before it allow.  Where the card that was played is not left, whatever the duty leaves speaks against it;
    but a duty that would leave nothing does not bind, so card by card it is asked whether the two of them
    alone would have forbidden it.  Without those the duty may leave others, and is asked again; unless it
    looks at each card alone.
    """
    allowed, found = others | ALONE[card], NONE
    for duty in deal.playing.duties:
        if duty.id in OF_SIDES:
            break
        left = duty.leaves(allowed, deal, seat)
        if duty.alone and left and card not in left:
            found, allowed, left = found | left, allowed - left, NONE
        while left and card not in left:
            forbid = Cards.of([other for other in left if _forbids(duty, deal, seat, card, other)])
            if not forbid:
                return found
            found, allowed = found | forbid, allowed - forbid
            left = duty.leaves(allowed, deal, seat)
        allowed = left or allowed
    return found


def _forbids(duty: Duty, deal: Deal, seat: Seat, card: Card, other: Card) -> bool:
    """Whether the player who holds these two may not play the first."""
    left = duty.leaves(ALONE[card] | ALONE[other], deal, seat)
    return bool(left) and card not in left
