"""The course of a deal that is over: how it lay before each action."""

from itertools import accumulate

from tarok.engine.actions import Play
from tarok.engine.deal import Deal, act, start

_latest: list[tuple[Deal, tuple[Deal, ...]]] = []


def course(deal: Deal) -> tuple[Deal, ...]:
    """Return the deal as it lay before each action, and at its end.  ValueError: it is not over."""
    if not deal.ended:
        raise ValueError("the deal is not over: a report is made of one that is")
    for known, lain in _latest:
        if known is deal:
            return lain
    begun = start(deal.game, deal.pack, deal.carry)
    lain = tuple(accumulate(deal.log, lambda now, said: act(now, said[1]), initial=begun))
    _latest[:] = [(deal, lain)]  # a report asks for the same course at each decision
    return lain


def trick_of(deal: Deal, number: int, now: Deal) -> int:
    """Return in which trick an action is done, counted from 1; 0: before the cards."""
    return len(now.tricks) + 1 if isinstance(deal.log[number][1], Play) else 0


def relative(paid: tuple[int, ...], seat: int) -> float:
    """Return the points of a seat less the mean of the others'."""
    return paid[seat] - (sum(paid) - paid[seat]) / (len(paid) - 1)
