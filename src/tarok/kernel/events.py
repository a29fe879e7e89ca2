"""What may come up in the play of a deal, and pays: the judges of the games as plain numbers.

An event has one outcome: 0 while nobody has made or missed it, 1 + side once that side has made it, and
3 + side once that side has missed it.
"""

from collections.abc import Callable, Hashable, Iterator
from enum import IntEnum
from functools import reduce
from operator import or_
from typing import Any, Final, TypeAlias, cast

from msgspec import Struct

from tarok.bonuses import Collects, LastTrickKeepsCalled, LastTrickWith, catches_mond, owner, pile
from tarok.cards import ALONE, MOND, PAGAT, SKIS, Card, Cards
from tarok.deal import Deal, Judge
from tarok.games.hungarian.judges import (
    EAGLE,
    LastThree,
    Pheasant,
    Series,
    Wins,
    closing_pair,
    pagat_catch,
    pair_caught,
    pair_pheasant,
)
from tarok.games.romanian.contracts import catches_called
from tarok.kernel.pack import found, going
from tarok.table import Verdict

MADE, MISSED = 1, 3
"""The outcomes of side 0; those of side 1 are one more."""
VERDICTS: Final = (
    (Verdict.IDLE, Verdict.IDLE),
    (Verdict.MADE, Verdict.IDLE),
    (Verdict.IDLE, Verdict.MADE),
    (Verdict.MISSED, Verdict.IDLE),
    (Verdict.IDLE, Verdict.MISSED),
)
"""What the judge of an event says of either side, by its outcome."""


class Kind(IntEnum):
    """When an event comes up."""

    COLLECTED = 0  # a side has all of `cards` in its pile: made by it
    CARRIED = 1  # the card of `side` comes to trick `number`: made if it wins, missed if not
    PHEASANT = 2  # the same, but not missed if its own side takes the trick
    KEPT = 3  # the card comes to trick `number`: made by side 0, if it takes that, else missed by it
    MET = 4  # all of `cards` are in one trick: made by `side`
    TOOK = 5  # one of `seats` takes the trick of the card: made by `side`
    SERIES = 6  # the card wins trick `number`, like all before it those of `side`, who made what is `below`
    PAIR = 7  # the card wins trick `number` with one of `cards` in it: made by `side`
    RUN = 8  # one of `cards` wins each trick from trick `number` on, for one side: made by it


class Event(Struct, frozen=True):
    """Something that may come up: its kind, and of what follows that which its kind names.

    `best` is the card; tricks are counted from 1.  `below` is another event of the deal, by its place, and
    `row` the place of what it pays; one that has none only leads to another.  Of the `cards` to be collected
    each side may have some beside its tricks: `laid`.
    """

    kind: Kind
    cards: int = 0
    best: Card = 0
    number: int = 0
    side: int = 0
    seats: int = 0
    below: int = -1
    row: int = -1
    laid: tuple[int, int] = (0, 0)

    @property
    def outcomes(self) -> tuple[int, ...]:
        """How it may come out, beside not coming up."""
        match self.kind:
            case Kind.COLLECTED | Kind.RUN:
                return MADE, MADE + 1
            case Kind.CARRIED | Kind.PHEASANT | Kind.KEPT:
                return MADE + self.side, MISSED + self.side
            case _:
                return (MADE + self.side,)


Found: TypeAlias = Iterator[Event]
"""What a judge watches for, if it can still come up: the last is what it judges, the others lead to it."""


def known(judge: Judge) -> bool:
    """Whether the kernel knows what to watch for."""
    return judge in FIND or cast("Hashable", type(judge)) in FIND


def watched(deal: Deal, judge: Judge) -> tuple[Event, ...]:
    """Return what a judge watches for in this deal; nothing, if it can say no more than it said before."""
    find = FIND.get(judge) or FIND.get(cast("Hashable", type(judge)))
    return tuple(find(deal, judge)) if find else ()


def meeting(deal: Deal) -> Found:
    """The škis and the mond in one trick."""
    skis, mond = owner(deal, SKIS), owner(deal, MOND)
    if skis is not None and mond is not None and skis != mond:
        yield Event(Kind.MET, ALONE[SKIS] | ALONE[MOND])


def won_back(deal: Deal) -> Found:
    """The declarer takes the trick of the called card, and the talon with it (SL-TAL-07)."""
    _, talon = going(deal)
    if (
        talon
        and deal.called is not None
        and deal.declarer is not None
        and owner(deal, deal.called) is not None
    ):
        yield Event(Kind.TOOK, best=deal.called, seats=1 << deal.declarer)


def last(deal: Deal) -> int:
    """Return the number of the last trick."""
    return len(deal.tricks) + max(map(len, deal.hands))


def _side(deal: Deal, card: Card) -> int | None:
    """Return the side that came to the play with a card."""
    seat = owner(deal, card)
    return None if seat is None else deal.side(seat)


def _carried(deal: Deal, kind: Kind, card: Card, number: int) -> Found:
    side = _side(deal, card)
    if side is not None:
        yield Event(kind, best=card, number=number, side=side)


def _collects(deal: Deal, judge: Collects) -> Found:
    tricks = reduce(or_, deal.won)
    rest = deal.but(talon=()) if tuple(won_back(deal)) else deal
    mine, theirs = (judge.cards & pile(rest, side) - tricks for side in (0, 1))
    king = found(deal) & judge.cards
    yield Event(Kind.COLLECTED, judge.cards, laid=(mine | king, theirs - king))


def _last_with(deal: Deal, judge: LastTrickWith) -> Found:
    return _carried(deal, Kind.CARRIED, judge.card, last(deal))


def _wins(deal: Deal, judge: Wins) -> Found:
    return _carried(deal, Kind.CARRIED, judge.card, judge.number)


def _pheasant(deal: Deal, judge: Pheasant) -> Found:
    return _carried(deal, Kind.PHEASANT, judge.card, 1)


def _keeps_called(deal: Deal, judge: LastTrickKeepsCalled) -> Found:
    if deal.called is not None and deal.called in judge.cards and _side(deal, deal.called) is not None:
        yield Event(Kind.KEPT, best=deal.called, number=last(deal))


def _caught(deal: Deal, card: Card, catcher: int) -> Found:
    """Some card falls to that side."""
    seats = sum(1 << seat for seat in deal.game.order(0) if deal.side(seat) == catcher)
    yield Event(Kind.TOOK, best=card, seats=seats, side=catcher)


def _catches_called(deal: Deal, judge: Judge) -> Found:
    if deal.called is not None and _side(deal, deal.called) is not None:
        yield from _caught(deal, deal.called, 1)


def _catches_pagat(deal: Deal, judge: Judge) -> Found:
    side = _side(deal, PAGAT)
    if side is not None:
        yield from _caught(deal, PAGAT, 1 - side)


def _catches_mond(deal: Deal, judge: Judge) -> Found:
    catches, loses = _side(deal, SKIS), _side(deal, MOND)
    if catches is not None and loses is not None and catches != loses:
        yield Event(Kind.MET, ALONE[SKIS] | ALONE[MOND], side=catches)


def _series(deal: Deal, judge: Series) -> Found:
    side = _side(deal, judge.cards[0][0])
    if side is not None and all(_side(deal, card) == side for card, _ in judge.cards):
        for place, (card, number) in enumerate(judge.cards):
            yield Event(Kind.SERIES, best=card, number=number, side=side, below=place - 1)


def _pair(deal: Deal, *, theirs: bool) -> Found:
    side = _side(deal, MOND)
    low = [card for card in (PAGAT, EAGLE) if not theirs or _side(deal, card) == 1 - (side or 0)]
    if side is not None and low:
        yield Event(Kind.PAIR, Cards.of(low), MOND, number=1, side=side)


def _pair_pheasant(deal: Deal, judge: Judge) -> Found:
    return _pair(deal, theirs=False)


def _pair_caught(deal: Deal, judge: Judge) -> Found:
    return _pair(deal, theirs=True)


def _last_three(deal: Deal, judge: LastThree) -> Found:
    yield Event(Kind.RUN, judge.cards, number=last(deal) - 2)


def _closing_pair(deal: Deal, judge: Judge) -> Found:
    yield Event(Kind.RUN, ALONE[PAGAT] | ALONE[EAGLE], number=last(deal) - 1)


FIND: Final[dict[Hashable, Callable[[Deal, Any], Found]]] = {
    Collects: _collects,
    LastTrickWith: _last_with,
    LastTrickKeepsCalled: _keeps_called,
    Wins: _wins,
    Pheasant: _pheasant,
    Series: _series,
    LastThree: _last_three,
    catches_mond: _catches_mond,
    catches_called: _catches_called,
    pagat_catch: _catches_pagat,
    pair_pheasant: _pair_pheasant,
    pair_caught: _pair_caught,
    closing_pair: _closing_pair,
}
"""What each judge, or kind of judge, watches for."""
