"""How cards are counted at the table: three by three, or one by one."""

from typing import Final, NamedTuple

from tarok.cards.deck import Card, Cards
from tarok.engine.deal import Game

THREE: Final = 3


class Group(NamedTuple):
    """Cards that are counted together: what they give back is `less`, and what is left their `points`."""

    cards: tuple[Card, ...]
    less: int
    points: int


def grouped(game: Game, cards: Cards) -> tuple[Group, ...]:
    """Return cards three by three, the best with two of the least, so that the sums are easy (SL-CNT-01)."""
    left = sorted(cards, key=lambda card: (-game.worth[card], -card))
    groups = []
    while left:
        best, rest = left[:1], left[1:]
        three, left = (*best, *rest[-2:]), rest[:-2]
        less = (2 if len(three) == THREE else 1) if game.in_threes else 0
        groups.append(Group(three, less, sum(game.worth[card] for card in three) - less))
    return tuple(groups)
