"""Whether the piles of a klop can come to these card points: each is counted for itself (SL-CNT-02)."""

from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from tarok.cards.deck import Cards
from tarok.engine.deal import Game

VITAMINS = 6
"""How many of the first tricks bring their winner a card of the talon (SL-KLOP-02)."""


class Pile(NamedTuple):
    """The tricks of a player, the vitamins with them, and how much more than 1 each its cards are worth."""

    tricks: int
    vitamins: int
    more: int

    def plus(self, other: "Pile") -> "Pile":
        """Return both piles as one."""
        return Pile(self.tricks + other.tricks, self.vitamins + other.vitamins, self.more + other.more)

    def less(self, other: "Pile") -> "Pile":
        """Return what is left of this pile without the other."""
        return Pile(self.tricks - other.tricks, self.vitamins - other.vitamins, self.more - other.more)


EMPTY = Pile(0, 0, 0)


class Pack(NamedTuple):
    """All cards as one pile, and by a number of cards how much more than 1 each the dearest are worth."""

    seats: int
    whole: Pile
    dearest: tuple[int, ...]

    def size(self, pile: Pile) -> int:
        """Return the number of cards in a pile."""
        return self.seats * pile.tricks + pile.vitamins

    def thirds(self, pile: Pile) -> int:
        """Return what a pile counts, in thirds of a point.

        A pile of `size` cards that are worth `size + more` has 3 x (size + more) - 2 x size = size + 3 x more
        thirds (SL-CNT-01).
        """
        return self.size(pile) + 3 * pile.more

    def has(self, pile: Pile) -> bool:
        """Whether there are such cards, and such as are left for the other piles."""
        return all(each.more <= self.dearest[self.size(each)] for each in (pile, self.whole.less(pile)))


def can_begin(game: Game, said: tuple[int, ...]) -> bool:
    """Whether the first players can have these card points, whatever the others have."""
    return _can_begin(_pack(game.pack, game.worth, game.seats), said)


@lru_cache(maxsize=16)
def _pack(cards: Cards, worth: tuple[int, ...], seats: int) -> Pack:
    dearest = (*accumulate(sorted((worth[card] - 1 for card in cards), reverse=True), initial=0),)
    return Pack(seats, Pile((len(cards) - VITAMINS) // seats, VITAMINS, dearest[-1]), dearest)


@lru_cache(maxsize=4096)
def _can_begin(pack: Pack, said: tuple[int, ...]) -> bool:
    # The piles of the last player are not tried, but follow, if the points of all are known.
    points = sorted(said, key=lambda each: len(_piles(pack, each)))
    return _can_go_on(pack, (*points,), pack.whole, (EMPTY,), rest=len(said) < pack.seats)


@lru_cache(maxsize=256)
def _piles(pack: Pack, points: int) -> tuple[Pile, ...]:
    """Return the piles that count this number of points: a third of a point more or less is rounded away."""
    if points == 0:
        return (EMPTY,)  # the smallest trick, of three cards worth 1 each, counts 1
    piles = (
        Pile(tricks, vitamins, (thirds - pack.seats * tricks - vitamins) // 3)
        for tricks in range(1, pack.whole.tricks + 1)
        for vitamins in range(min(VITAMINS, tricks) + 1)
        for thirds in (3 * points - 1, 3 * points, 3 * points + 1)
        if (thirds - pack.seats * tricks - vitamins) % 3 == 0
    )
    return tuple(pile for pile in piles if 0 <= pile.more <= pack.whole.more and pack.has(pile))


def _can_go_on(
    pack: Pack, points: tuple[int, ...], left: Pile, sums: tuple[Pile, ...], *, rest: bool
) -> bool:
    """Whether what is `left` has piles for these points, and for the `rest` if some are unknown.

    `sums` are the sums of any of the piles so far: none of them, and none of what is left then, may need too
    dear cards.
    """
    if not points:
        return left.vitamins <= left.tricks if rest else left == EMPTY
    fewest = sum(3 * each - bool(each) for each in points)
    most = sum(3 * each + bool(each) for each in points)
    if not fewest <= pack.thirds(left) or (not rest and pack.thirds(left) > most):
        return False
    piles = _piles(pack, points[0])
    if len(points) == 1 and not rest:
        piles = (left,) if left in piles else ()
    for pile in piles:
        after = left.less(pile)
        if min(after) >= 0:
            more = tuple(each.plus(pile) for each in sums)
            if all(map(pack.has, more)) and _can_go_on(pack, points[1:], after, sums + more, rest=rest):
                return True
    return False
