"""The only bridge between games and kernel: what the play of the cards needs, as plain numbers.

Cards are numbers, sets of cards masks, as everywhere; seats and tricks are counted from 0, but the tricks of
a promise from 1.  Worths are units: thirds of a card point where cards are counted in threes, else points.
"""

from enum import IntEnum

from msgspec import Struct


class Emperor(IntEnum):
    """When škis, mond and pagat in one trick let the pagat win."""

    NEVER = 0
    ANY_ORDER = 1
    PAGAT_AFTER = 2


class Owed(IntEnum):
    """What a duty asks."""

    FOLLOW = 0
    PLAY_TAROK = 1
    OVERTAKE = 2
    PAGAT_LAST = 3
    KEEP = 4
    MOND_LEAD = 5
    SKIS_FIRST = 6
    SUITS_FIRST = 7
    PROMISED_NOW = 8
    PROMISED_LATER = 9
    EARLIEST = 10


class Owing(Struct, frozen=True):
    """A duty, and, where it names cards, those of each seat that it forbids; one may not bind the pagat."""

    owed: Owed
    cards: tuple[int, ...] = ()
    spares_pagat: bool = False


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

    `side` is 0 or 1 for each seat, or a number of its own where everybody plays alone; `base` are the units
    that side 0 has beside what its seats have `won`.  `trumps` win over the suit that was led; in a colour
    contract there are none.  Where tricks are `shunned`, nobody wants them.  A `gift` goes with each trick
    from here on, the `talon` with the trick of the `called` card.  While that has not been seen, and from
    then on, a seat knows the tricks of the seats in `before` and in `after`, sets of bits, to be lost.  The
    `finder` gives in the end the cheapest card that he has won or `laid` for a card that is in the base.
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

    @property
    def tricks(self) -> int:
        """How many tricks there are in all."""
        left = sum(hand.bit_count() for hand in self.hands) + len(self.table)
        return len(self.taken) + left // self.seats
