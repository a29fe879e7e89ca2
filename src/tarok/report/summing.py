"""What decided a deal, and luck and skill of each seat in it."""

from collections.abc import Iterable

from tarok.deal import Deal
from tarok.report.course import beside, course
from tarok.report.findings import Fortune, Judged, Moment, Summary
from tarok.report.themes import Mistake, themes
from tarok.values.weighing import booked


def summed(deal: Deal, judged: Iterable[Judged]) -> Summary:
    """Return what follows from all decisions of a deal that is over.  ValueError: it is not."""
    lain, found = course(deal), sorted(judged, key=lambda each: each.number)
    dear = sorted((each for each in found if each.sure), key=lambda each: -each.cost)
    moments = tuple(
        Moment(each.number, each.seat, each.cost, themes(Mistake(each, lain[each.number], deal)))
        for each in dear
    )
    paid = booked(deal)
    return Summary(moments, tuple(_standing(seat, paid, found) for seat in range(deal.game.seats)))


def _standing(seat: int, paid: tuple[int, ...], found: list[Judged]) -> Fortune:
    own = [each for each in found if each.seat == seat and each.worlds]
    played = 0.0 - sum(each.cost for each in own if each.sure)
    return Fortune(seat, own[0].usual if own else None, round(played, 1), round(beside(paid, seat), 1))
