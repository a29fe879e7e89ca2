"""The scale of a deal's results: the numbers of tricks and units at which verdicts change.

It is the same in all deals with the same rules and sides, wherever the cards are.
"""

from bisect import bisect
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from tarok.cards.deck import ALONE, MOND, NONE, Cards
from tarok.engine.actions import Seat
from tarok.engine.bonuses import last
from tarok.engine.card_points import units
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Trick, Verdict
from tarok.engine.rule_terms import Counts
from tarok.kernel.watched_events import judged_rows, watching

Verdicts: TypeAlias = tuple[Verdict, Verdict]
"""A judge's verdicts on side 0 and on side 1."""


class Piles(Struct, frozen=True):
    """What each seat has won and discarded."""

    won: tuple[Cards, ...]
    laid: tuple[Cards, ...]


class Scale:
    """The spans and bands of the deals like one.

    `bands` are the units of side 0, and `spans` the numbers of its tricks, from which on a judge that counts
    says something else; `most` and `tricks` are what there is of both.  `rows` are the aim and the judges of
    the contract, each with its name.
    """

    def __init__(self, deal: Deal) -> None:
        contract = deal.playing
        assert contract.aim is not None
        self.game, self._over = deal.game, over(deal)
        self.rows = ((contract.id, contract.aim), *judged_rows(contract))
        told = enumerate(watching(deal, *row) for row in self.rows)
        self._counts = {row: each for row, each in told if isinstance(each, Counts)}
        self._said: dict[tuple[int, int, int], Verdicts] = {}
        self._piles: dict[int, Piles] = {}
        self.most, self.tricks = units(deal.game, deal.game.pack), last(deal)
        self.bands = tuple(sorted({0, *(edge for each in self._counts.values() for edge in each.edges)}))
        self.spans = (0, *self._edges())

    @property
    def middle(self) -> tuple[int, int]:
        """Some span and band in which a deal may end."""
        return len(self.spans) // 2, len(self.bands) // 2

    def reach(self, span: int) -> range:
        """Return the most units of side 0, including cards outside the tricks."""
        beside = len(self.game.pack) - self.game.seats * self.tricks
        worth = sum(sorted(self._worth)[-beside:]) if beside else 0
        ends = (*self.spans, self.tricks + 1)
        none, every = ends[span + 1] == 1, ends[span] == self.tricks
        return range(self.most - worth if every else 0, (worth if none else self.most) + 1)

    def band(self, number: int) -> int:
        """Return the place of the band to which these units belong."""
        return bisect(self.bands, number) - 1

    def says(self, row: int, span: int, band: int) -> Verdicts:
        """Return the verdict of a counting judge in a span and a band."""
        told = self._counts[row]
        return self._counted(row, self.spans[span] if told.tricks else 0, band if told.edges else 0)

    def piles(self, band: int) -> Piles:
        """Return what has been won and laid where side 0 has the least units of a band; a mond was laid."""
        if band not in self._piles:
            own, other = self.seats
            cards = _pile(self._worth, self.bands[band])
            won, laid = [NONE] * self.game.seats, [NONE] * self.game.seats
            won[own], laid[own], won[other] = cards - ALONE[MOND], cards & ALONE[MOND], self.game.pack - cards
            self._piles[band] = Piles(tuple(won), tuple(laid))
        return self._piles[band]

    @cached_property
    def seats(self) -> tuple[Seat, Seat]:
        """The declarer, and a player of the other side."""
        assert self._over.declarer is not None
        others = (seat for seat in self.game.order(0) if self._over.side(seat) == 1)
        return self._over.declarer, next(others)

    @cached_property
    def _worth(self) -> tuple[int, ...]:
        return tuple(units(self.game, self.game.pack & ALONE[card]) for card in range(54))

    def _counted(self, row: int, number: int, band: int) -> Verdicts:
        """Return what a judge says that counts, if side 0 has won these tricks, and has units of a band."""
        key = row, number, band
        if key not in self._said:
            own, other = self.seats
            winners = (own,) * number + (other,) * (self.tricks - number)
            tricks, piles = tuple(Trick(0, (), seat) for seat in winners), self.piles(band)
            made_up, judge = (
                self._over.replace(tricks=tricks, won=piles.won, laid=piles.laid),
                self.rows[row][1],
            )
            self._said[key] = judge(made_up, 0), judge(made_up, 1)
        return self._said[key]

    def _edges(self) -> Iterator[int]:
        """Yield the numbers of tricks from which on a judge says something else, whatever the units."""
        told = [(row, each) for row, each in self._counts.items() if each.tricks]
        asked = [(row, band) for row, each in told for band in range(len(self.bands) if each.edges else 1)]
        verdicts = [[self._counted(row, won, band) for row, band in asked] for won in range(self.tricks + 1)]
        for number, (one, next_) in enumerate(pairwise(verdicts), start=1):
            if one != next_:
                yield number


def over(deal: Deal) -> Deal:
    """Return a deal as if it were over, but every player still has what they came with to the play."""
    lying = Trick(deal.leader, deal.table, 0)
    hands = [*deal.hands]
    for trick in (*deal.tricks, lying):
        for number, card in enumerate(trick.cards):
            hands[(trick.leader + number) % deal.game.seats] |= ALONE[card]
    return deal.replace(ended="played", due=None, hands=tuple(hands), table=(), tricks=(), talon=())


@lru_cache(4096)
def _pile(worth: tuple[int, ...], number: int) -> Cards:
    """Return cards of these units; what is not in the pack has no worth."""
    left, cards = number, NONE
    for card in sorted(range(len(worth)), key=worth.__getitem__, reverse=True):
        if 0 < worth[card] <= left:
            left, cards = left - worth[card], cards | ALONE[card]
    return cards
