"""A view in brief: what would stand in a state twice is said once, so that states stay small."""

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from msgspec.structs import asdict

from tarok.engine.actions import Action, Announce, Log, Play, Seat
from tarok.engine.deal_types import Refusal
from tarok.engine.result import Line
from tarok.engine.view import Open, View
from tarok.server.table.messages import BriefAction, BriefOpen, BriefView, Withheld

BriefLog: TypeAlias = tuple[tuple[Seat, BriefAction], ...]
"""What was done, and by whom, in brief."""


def brief_view(view: View, entered: Sequence[Line], log: BriefLog) -> BriefView:
    """Return a view in brief; `entered` are the lines of the deal's entry on the sheet, by seats."""
    short = {
        "log": log,
        "legal": tuple(map(_said, view.legal)),
        "refused": _refused(view.refused),
        "over": _over(view.over, entered),
    }
    return BriefView(**asdict(view) | short)


def brief_log(log: Log, known: Log, told: BriefLog) -> BriefLog:
    """Return a log in brief; if it goes on from one that is `known`, what was `told` of that is as it was."""
    if log[: len(known)] != known:
        known, told = (), ()
    return (*told, *((seat, _said(action)) for seat, action in log[len(known) :]))


def _said(action: Action) -> BriefAction:
    match action:
        case Play(card):
            return card
        case Announce(bonus):
            return bonus
        case _:
            return action


def _refused(refused: Sequence[Refusal]) -> tuple[Withheld, ...]:
    """Group refusals that follow one another by their rule."""
    rules = groupby(refused, lambda each: (each.why, each.clause))
    return tuple(Withheld(*rule, tuple(_said(each.action) for each in those)) for rule, those in rules)


def _over(over: Open | None, entered: Sequence[Line]) -> BriefOpen | None:
    if over is None:
        return None
    lines = tuple(entered.index(line) if line in entered else line for line in over.lines)
    return BriefOpen(**asdict(over) | {"lines": lines})
