"""Rounds in which seats speak in turn, and how a choice is offered or refused."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from tarok.engine.actions import PASS, Action, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Reason, Refusal
from tarok.engine.phases import Asking, Script, ask

A = TypeVar("A", bound=Action)


def unless(why: Reason | None, action: A) -> A | Refusal:
    """Return the action as a legal choice, or its refusal where there is a reason against it."""
    return Refusal(action, *why) if why else action


def speak(
    deal: Deal,
    seat: Seat,
    choices: Callable[[Deal, Seat, int], Iterable[Action | Refusal]],
    after: Callable[[Deal, Seat, Action], Deal],
) -> Script:
    """Seats speak in turn, `seat` first, each until it passes.

    The round ends when every player has had a turn and all but one in a row have said nothing.  `choices` are
    what a seat may say, a pass among them, in a turn, counted from 0; `after` is what comes of it.
    """
    seats, turns, passes = deal.game.seats, 0, 0
    while turns < seats or passes < seats - 1:
        before, turn = deal, turns // seats
        said = yield from ask(deal, seat, choices(deal, seat, turn))
        while said != PASS:
            deal = after(deal, seat, said)
            said = yield from ask(deal, seat, choices(deal, seat, turn))
        turns, passes = turns + 1, passes + 1 if deal is before else 0
        seat = (seat + 1) % seats
    return deal


def speak_once(
    deal: Deal,
    seat: Seat,
    choices: Callable[[Deal, Seat], Iterable[Action | Refusal]],
    after: Callable[[Deal, Seat, Action], Deal],
) -> Script:
    """Each seat has one turn, `seat` first, and speaks in it until it passes."""
    for speaker in deal.game.order(seat):
        said = yield from ask(deal, speaker, choices(deal, speaker))
        while said != PASS:
            deal = after(deal, speaker, said)
            said = yield from ask(deal, speaker, choices(deal, speaker))
    return deal


def first_to_act(
    deal: Deal, seat: Seat, choices: Callable[[Deal, Seat], Iterable[Action | Refusal]]
) -> Asking[Seat | None]:
    """Ask each seat once, `seat` first, and return the first that does more than pass; None: all passed."""
    for asked in deal.game.order(seat):
        if (yield from ask(deal, asked, choices(deal, asked))) != PASS:
            return asked
    return None
