"""Whether the piles of a klop can come to these card points: each is counted for itself (SL-CNT-02)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, combinations
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


def can_begin(game: Game, said: tuple[int, ...]) -> bool:
    """Whether the first players can have these card points, whatever the others have."""
    return _can_begin(game.pack, game.worth, game.seats, said)


@lru_cache(maxsize=4096)
def _can_begin(pack: Cards, worth: tuple[int, ...], seats: int, said: tuple[int, ...]) -> bool:
    dearest = (*accumulate(sorted((worth[card] - 1 for card in pack), reverse=True), initial=0),)
    whole = Pile((len(pack) - VITAMINS) // seats, VITAMINS, dearest[-1])
    options = [dict.fromkeys(_piles(seats, whole, points, dearest)) for points in said]
    options.sort(key=len)  # the last one is not tried, but follows, if the points of all are known
    chosen = _chosen(options, whole, rest=len(said) < seats)
    return any(_fit(seats, piles, dearest) for piles in chosen)


def _piles(seats: int, whole: Pile, points: int, dearest: tuple[int, ...]) -> Iterator[Pile]:
    """Yield the piles that count this number of points: a third of a point more or less is rounded away.

    A pile of `size` cards that are worth `size + more` has 3 x (size + more) - 2 x size = size + 3 x more
    thirds of a point (SL-CNT-01).
    """
    if points == 0:
        yield Pile(0, 0, 0)  # the smallest trick, of three cards worth 1 each, counts 1
        return
    for tricks in range(1, whole.tricks + 1):
        for vitamins in range(min(VITAMINS, tricks) + 1):
            size = seats * tricks + vitamins
            for thirds in (3 * points, 3 * points + 1, 3 * points - 1):
                more, odd = divmod(thirds - size, 3)
                if not odd and 0 <= more <= dearest[min(size, len(dearest) - 1)]:
                    yield Pile(tricks, vitamins, more)


def _chosen(options: list[dict[Pile, None]], whole: Pile, *, rest: bool) -> Iterator[tuple[Pile, ...]]:
    """Yield a pile for each player, and the `rest` for all others, who together have all there is."""
    if not options or (len(options) == 1 and not rest):
        fits = whole.vitamins <= whole.tricks if not options else whole in options[0]
        yield from [(whole,)] if fits else []
        return
    for pile in options[0]:
        left = Pile(*(there - part for part, there in zip(pile, whole, strict=True)))
        if min(left) >= 0:
            yield from ((pile, *others) for others in _chosen(options[1:], left, rest=rest))


def _fit(seats: int, piles: tuple[Pile, ...], dearest: tuple[int, ...]) -> bool:
    """Whether there are cards for all these piles: none of them, and no two or three, need too dear ones."""
    return all(
        sum(pile.more for pile in some) <= dearest[sum(seats * pile.tricks + pile.vitamins for pile in some)]
        for number in range(1, len(piles))
        for some in combinations(piles, number)
    )
