"""A view in brief: what would stand in a state twice is said once, so that states stay small."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from tarok.actions import Action, Announce, Play
from tarok.result import Line
from tarok.server.messages import BriefAction, BriefOpen, BriefView, Withheld
from tarok.table import Refusal
from tarok.view import Open, View


def brief(view: View, entered: Sequence[Line]) -> BriefView:
    """Return a view in brief; `entered` are the lines of the deal's entry on the sheet, by seats."""
    short = {
        "log": tuple((seat, _said(action)) for seat, action in view.log),
        "legal": tuple(map(_said, view.legal)),
        "refused": _refused(view.refused),
        "over": _over(view.over, entered),
    }
    return BriefView(**_fields(view) | short)


def _fields(value: View | Open) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


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
    return BriefOpen(**_fields(over) | {"lines": lines})
