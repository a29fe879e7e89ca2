"""What each card brings in the worlds of one view: the worlds, and exact play with open cards in each."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import Final, TypeAlias

from tarok.cards.deck import Card
from tarok.engine.actions import Play
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.view import View
from tarok.kernel import Payoff, Solver, pack
from tarok.kernel.open_play import TABLE
from tarok.values.payoffs import paying
from tarok.worlds import sample

ALL: Final = 200
"""Up to how many ways in which the hidden cards may lie each of them is a world;"""
WORLDS: Final = 40
"""and how many worlds are drawn where there are more."""

Worth: TypeAlias = Mapping[Card, int]
"""What each card brings the side of the seat whose turn it is, in points, in one world."""


def claim(game: Game, seen: View, seed: int) -> tuple[Iterator[Deal], bool]:
    """Return the worlds in which the cards of a view are weighed, and whether there is one for each way.

    The same seed gives the same.
    """
    return sample(game, seen, WORLDS, ALL, seed)


def worths(worlds: Iterable[Deal]) -> Iterator[Worth]:
    """Yield what each card brings in each of the worlds of one view, with one table for all.

    ValueError: there are not two sides.
    """
    solver = Solver(TABLE)
    for world in worlds:
        solver.place(pack(world), pays(world))
        assert world.due is not None
        sign = -1 if world.side(world.due.seat) else 1
        yield {card: sign * value for card, value in solver.cards().items()}


def pays(deal: Deal) -> Payoff:
    """Return what the play of a deal can pay.  ValueError: there are not two sides."""
    if deal.playing.aim is None:
        raise ValueError("all play alone, so no worth of a card can be computed")
    first = start(deal.game, deal.pack, deal.carry)
    for _, said in takewhile(lambda entry: not isinstance(entry[1], Play), deal.log):
        first = act(first, said)
    found = paying(first)
    assert isinstance(found, Payoff)
    return found
