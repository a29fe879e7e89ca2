"""What decided a deal, and luck and skill of each seat in it."""

from collections.abc import Iterable
from typing import Final

from tarok.engine.deal import Deal
from tarok.report.deal_course import beside, course
from tarok.report.findings import Fortune, Judged, Moment, Summary
from tarok.report.themes import Mistake, themes
from tarok.values.evaluation import booked

DECIDING: Final = 3
"""How many moments at most decided a deal,"""
SHARE: Final = 0.1
"""and what share of the dearest one each of them cost at least."""


def summed(deal: Deal, judged: Iterable[Judged]) -> Summary:
    """Return what follows from all decisions of a deal that is over.  ValueError: it is not."""
    lain, found = course(deal), sorted(judged, key=lambda each: each.number)
    dear = sorted((each for each in found if each.sure), key=lambda each: -each.cost)
    moments = tuple(
        Moment(each.number, each.seat, each.cost, themes(Mistake(each, lain[each.number], deal)))
        for each in dear
    )
    paid = booked(deal)
    deciding = sum(each.cost >= SHARE * moments[0].cost for each in moments[:DECIDING])
    standings = tuple(_standing(seat, paid, found) for seat in range(deal.game.seats))
    return Summary(moments, standings, deciding)


def _standing(seat: int, paid: tuple[int, ...], found: list[Judged]) -> Fortune:
    own = [each for each in found if each.seat == seat and each.worlds]
    played = 0.0 - sum(each.cost for each in own if each.sure)
    return Fortune(seat, own[0].usual if own else None, round(played, 1), round(beside(paid, seat), 1))
