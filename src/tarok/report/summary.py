"""What decided a deal, and luck, skill and verdict of each seat in it."""

from collections.abc import Iterable, Sequence
from typing import Final

from tarok.engine.bonuses import made
from tarok.engine.deal import Deal
from tarok.report.accuracy import accuracy
from tarok.report.deal_course import course, relative
from tarok.report.findings import Finding, Fortune, Judged, Moment, Reachable, Summary, Verdict
from tarok.report.themes import Mistake, themes
from tarok.report.verdict import Ended, verdict
from tarok.values.evaluation import booked

DECIDING: Final = 3
"""How many moments at most decided a deal,"""
SHARE: Final = 0.1
"""and what share of the dearest one each of them cost at least."""


def summed(deal: Deal, judged: Iterable[Judged], line: Reachable | None = None) -> Summary:
    """Return what follows from all decisions of a deal that is over, and from its line.

    ValueError: it is not over.
    """
    lain, found = course(deal), sorted(judged, key=lambda each: each.number)
    dear = sorted((each for each in found if each.sure), key=lambda each: -each.cost)
    moments = tuple(
        Moment(each.number, each.seat, each.cost, themes(Mistake(each, lain[each.number], deal)))
        for each in dear
    )
    ended = _ended(deal)
    deciding = sum(each.cost >= SHARE * moments[0].cost for each in moments[:DECIDING])
    seats = range(deal.game.seats)
    return Summary(
        moments,
        tuple(_standing(seat, ended.paid, found) for seat in seats),
        deciding,
        tuple(verdict(seat, ended, line, found) for seat in seats),
    )


def first_verdicts(deal: Deal, line: Reachable) -> tuple[Verdict, ...]:
    """Return what the line alone proves of the game for each seat; none where it proves nothing.

    ValueError: the deal is not over.
    """
    found = tuple(verdict(seat, _ended(deal), line, ()) for seat in range(deal.game.seats))
    return () if any(each.kind == "open" for each in found) else found


def completed(deal: Deal, found: Sequence[Finding]) -> tuple[Finding, ...]:
    """Return a stored report with what its summary lacks, if it was made before there were verdicts.

    ValueError: the deal is not over.
    """
    *others, last = found
    if not isinstance(last, Summary) or last.verdicts:
        return tuple(found)
    lines = [each for each in others if isinstance(each, Reachable)]
    judged = [each for each in others if isinstance(each, Judged)]
    return *others, summed(deal, judged, lines[-1] if lines else None)


def _ended(deal: Deal) -> Ended:
    sides = tuple(map(deal.side, range(deal.game.seats)))
    return Ended(sides, deal.declarer, booked(deal), made(deal))


def _standing(seat: int, paid: tuple[int, ...], found: list[Judged]) -> Fortune:
    own = [each for each in found if each.seat == seat and each.worlds]
    sure = [each for each in own if each.sure]
    known = all(each.own is not None for each in own)
    return Fortune(
        seat=seat,
        cards=own[0].usual if own else None,
        played=round(0.0 - sum(each.cost for each in sure), 1),
        result=round(relative(paid, seat), 1),
        paid=paid[seat],
        own_cards=own[0].usual_own if own else None,
        own_played=round(0.0 - sum(each.own or 0.0 for each in sure), 1) if known else None,
        accuracy=accuracy(own),
    )
