"""What each side could still reach before each card, with all cards open."""

from collections.abc import Iterator, Sequence
from typing import Final

from tarok import kernel
from tarok.engine.actions import Play
from tarok.engine.bonuses import made
from tarok.engine.deal import Deal
from tarok.kernel import Payoff, PayoffAlone, Position, Solver, Stopped, in_play, pack
from tarok.report.deal_course import course, relative, trick_of
from tarok.report.findings import Reach, Reachable
from tarok.values.evaluation import booked

SOON: Final = 3_000_000
"""At how many positions the solver may look for a line that is there within half a second;"""
LATER: Final = 15_000_000
"""and for one that may take five times as long.  The same number always comes equally far."""


def line(deal: Deal, positions: int = LATER) -> Reachable:
    """Return what could be reached in a deal that is over, from the last card back until these are spent.

    ValueError: the deal is not over, or what it pays cannot be laid out in tables.
    """
    lain = course(deal)
    played = [i for i, (_, said) in enumerate(deal.log) if isinstance(said, Play) and in_play(lain[i])]
    if not played:
        return Reachable(exact=True, reaches=(), missing=0)
    pays = kernel.payoff(lain[played[0]])
    if isinstance(pays, PayoffAlone):
        return Reachable(exact=False, reaches=tuple(_by_rules(lain, played, pays)), missing=0)
    found = tuple(_solved(lain, played, pays, positions))
    return Reachable(exact=True, reaches=found[::-1], missing=len(played) - len(found))


def _solved(lain: tuple[Deal, ...], played: list[int], pays: Payoff, positions: int) -> Iterator[Reach]:
    """Yield what could be reached, the last card first, until these positions have been looked at."""
    solver, spec, end = Solver(most=positions), pack(lain[played[0]]), lain[-1]
    at, cards = Position(spec), [_card(end, number) for number in played]
    solver.place(spec, pays)
    for card in cards:
        solver.play(card)
        at.play(card)
    paid, is_made = booked(end), made(end)
    gap = _gap(paid, end)
    try:
        for number, card in zip(reversed(played), reversed(cards), strict=True):
            solver.undo()
            at.undo()
            best, before, value = card, paid, solver.value()
            if value != gap:
                going_on = solver.line()
                before, is_made = _ended(at.clone(), going_on, pays)
                best, gap = going_on[0], value
            seat = end.log[number][0]
            lost = relative(before, seat) - relative(paid, seat)
            yield _reach(lain, number, before, best, lost=lost, is_made=is_made)
            paid = before
    except Stopped:
        return


def _card(end: Deal, number: int) -> int:
    said = end.log[number][1]
    assert isinstance(said, Play)
    return said.card


def _ended(at: Position, line: Sequence[int], pays: Payoff) -> tuple[tuple[int, ...], bool]:
    """Return what each seat gains if it goes on like this, and whether the contract is made."""
    for card in line:
        at.play(card)
    return at.paid(pays), at.made(pays)


def _gap(paid: tuple[int, ...], deal: Deal) -> int:
    """Return what side 0 gains more than the others."""
    return sum(points if deal.side(seat) == 0 else -points for seat, points in enumerate(paid))


def _by_rules(lain: tuple[Deal, ...], played: list[int], pays: PayoffAlone) -> Iterator[Reach]:
    """Yield what players by rules come to from each card on."""
    for number in played:
        paid = kernel.playouts(pack(lain[number]), 1, payoff=pays, policy="rule").paid
        yield _reach(lain, number, paid, _card(lain[-1], number), lost=0.0, is_made=None)


def _reach(  # noqa: PLR0913 - what is told of a card
    lain: tuple[Deal, ...],
    number: int,
    paid: tuple[int, ...],
    best: int,
    *,
    lost: float,
    is_made: bool | None,
) -> Reach:
    end = lain[-1]
    return Reach(
        number=number,
        trick=trick_of(end, number, lain[number]),
        seat=end.log[number][0],
        points=tuple(round(relative(paid, seat), 1) for seat in range(end.game.seats)),
        best=best,
        lost=round(lost, 1),
        paid=tuple(paid),
        made=is_made,
    )
