"""The play of the cards as plain numbers.

Cards are numbers, sets of cards masks, as everywhere; seats and tricks are counted from 0, but the tricks of
a promise from 1.  Worths are units: thirds of a card point where cards are counted in threes, else points.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Final

from msgspec import Struct

from tarok.engine.rule_terms import Emperor, Owed

CARDS: Final = 54
MOST: Final = 256
"""All cards together are worth less than this number of units."""


class Owing(Struct, frozen=True):
    """A duty; where it names cards, those of each seat that it forbids; it never binds what it `spares`."""

    owed: Owed
    cards: tuple[int, ...] = ()
    spares: int = 0


class Pledge(Struct, frozen=True):
    """Cards promised to tricks, one to each; a soft one binds while no trick is known to be lost.

    The seats that it binds are a set of bits: while the called card has not been seen, and from then on.
    """

    cards: int
    tricks: tuple[int, ...]
    soft: bool
    before: int
    after: int


class Taken(Struct, frozen=True):
    """A complete trick: its cards in the order of play, who led to it and who won it."""

    cards: tuple[int, ...]
    leader: int
    winner: int


class PlaySpec(Struct, frozen=True, kw_only=True):
    """A position in the play of the cards, and all that it is played by.

    `side` is 0 or 1 for each seat, or a number of its own where every player plays alone; `base` are the
    units that side 0 has in addition to what its seats have `won`.  `trumps` win over the suit that was led;
    in a colour contract there are none.  Where tricks are `shunned`, no player wants them.  A `gift` goes
    with each trick from here on, the `talon` with the trick of the `called` card.  While that has not been
    seen, and from then on, a seat knows the tricks of the seats in `before` and in `after`, sets of bits, to
    be lost.  The `finder` gives in the end the cheapest card won or `laid` for a card that is in the base. Of
    the `open` cards all know that no player holds them.  A side's škis gains `catch` points for it by the
    other's mond.
    """

    seats: int
    hands: tuple[int, ...]
    table: tuple[int, ...]
    leader: int
    taken: tuple[Taken, ...]
    won: tuple[int, ...]
    gone: int
    side: tuple[int, ...]
    base: int
    worth: tuple[int, ...]
    trumps: int
    shunned: bool
    duties: tuple[Owing, ...]
    emperor: Emperor = Emperor.NEVER
    pagat_wins: bool = False
    called: int | None = None
    gifts: tuple[int, ...] = ()
    talon: int = 0
    pledges: tuple[Pledge, ...] = ()
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    finder: int | None = None
    laid: int = 0
    declarer: int | None = None
    open: int = 0
    catch: int = 0

    def __post_init__(self) -> None:
        """Let nothing pass that could lead the kernel astray: it counts without looking.

        ValueError: a number is out of its range, or there are not as many as there should be.
        """
        if not 3 <= self.seats <= 4:
            raise ValueError("the kernel plays with three or four seats")
        each = (self.hands, self.won, self.side)
        if any(len(row) != self.seats for row in each) or len(self.worth) != CARDS:
            raise ValueError("each seat has a hand, a pile and a side, and each card is worth something")
        if any(len(row) not in {0, self.seats} for row in self._by_seat()):
            raise ValueError("what concerns every seat has a number for each, or none")
        if any(len(pledge.tricks) > 2 for pledge in self.pledges):
            raise ValueError("cards are promised to one trick or to two")
        if len(self.table) >= self.seats or any(len(trick.cards) != self.seats for trick in self.taken):
            raise ValueError("a complete trick has a card of every seat, and lies on the table no more")
        if not all(0 <= card < CARDS for card in self._cards()):
            raise ValueError(f"cards are numbers below {CARDS}")
        if not all(0 <= cards < 1 << CARDS for cards in self._sets()):
            raise ValueError("sets of cards are masks of these numbers")
        if not all(0 <= seat < self.seats for seat in self._seats()):
            raise ValueError("seats and sides are numbers from 0 on")
        if not all(0 <= number < MOST for number in (*self.worth, self.base)) or self.units >= MOST:
            raise ValueError(f"all cards together are worth less than {MOST} units")

    def _by_seat(self) -> Iterator[tuple[int, ...]]:
        yield from (self.before, self.after)
        yield from (duty.cards for duty in self.duties)

    def _cards(self) -> Iterator[int]:
        yield from (*self.table, *self.gifts)
        yield from (card for trick in self.taken for card in trick.cards)
        yield 0 if self.called is None else self.called

    def _sets(self) -> Iterator[int]:
        yield from (*self.hands, *self.won, self.gone, self.trumps, self.talon, self.laid, self.open)
        yield from (cards for duty in self.duties for cards in (*duty.cards, duty.spares))
        yield from (pledge.cards for pledge in self.pledges)

    def _seats(self) -> Iterator[int]:
        yield from (self.leader, *self.side, self.finder or 0, self.declarer or 0)
        yield from (seat for trick in self.taken for seat in (trick.leader, trick.winner))

    @property
    def units(self) -> int:
        """What side 0 could have at most."""
        cards = self.cards
        return self.base + sum(self.worth[card] for card in range(CARDS) if cards >> card & 1)

    @property
    def cards(self) -> int:
        """All that has been won or can still be: some trick takes it."""
        held = reduce(or_, (*self.hands, *(1 << card for card in self.table)), 0)
        gifts = (1 << card for card in self.gifts[: self.tricks - len(self.taken)])
        talon = 0 if self.called is None or not held >> self.called & 1 else self.talon
        return reduce(or_, (*self.won, talon, *gifts), held)

    @property
    def tricks(self) -> int:
        """How many tricks there are in all."""
        left = sum(hand.bit_count() for hand in self.hands) + len(self.table)
        return len(self.taken) + left // self.seats
