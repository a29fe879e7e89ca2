"""What is left to do in an event: the next step, and whatever a director has to see to."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from tarok.club.event import Event
from tarok.club.state import State


class Step(StrEnum):
    """What comes next in an event."""

    ENTER = "enter"
    """There are too few people for a table."""
    DRAW = "draw"
    """The next round has to be drawn, or drawn anew."""
    BEGIN = "begin"
    SLIPS = "slips"
    """Not all tables of the round have handed in what they came to."""
    CLOSE = "close"
    OVER = "over"


class Matter(StrEnum):
    """What there may be to see to."""

    REFUSED = "refused"
    STALE = "stale"
    MISSING = "missing"
    PROTEST = "protest"


class Check(Struct, frozen=True, kw_only=True):
    """Something to see to: a round and a table, or a note (`of`), whose it is, and what it says."""

    what: Matter
    round: int = 0
    table: int = 0
    of: str = ""
    who: str = ""
    text: str = ""


def next_step(state: State) -> tuple[Step, int]:
    """Return what comes next, and in which round.  ValueError: the event has not been opened."""
    for each in state.begun:
        if not each.closed:
            missing = any(table.results is None for table in each.tables)
            return (Step.SLIPS if missing else Step.CLOSE), each.number
    number = len(state.begun) + 1
    if number > len(state.rules.rounds):
        return Step.OVER, len(state.begun)
    if len(state.present) < min(state.rules.sizes):
        return Step.ENTER, number
    drawn = number <= len(state.rounds) and number not in state.stale
    return (Step.BEGIN if drawn else Step.DRAW), number


def to_see_to(event: Event) -> Iterator[Check]:
    """Return what a director has to see to."""
    state = event.state
    for refused in event.refused:
        yield Check(what=Matter.REFUSED, of=refused.note.id, text=refused.sentence)
    for number in state.stale:
        yield Check(what=Matter.STALE, round=number)
    for each in state.begun:
        for at, table in enumerate(each.tables, 1):
            if not each.closed and table.results is None:
                yield Check(what=Matter.MISSING, round=each.number, table=at)
    for protest in state.protests.values():
        if protest.decision is None:
            yield Check(
                what=Matter.PROTEST,
                round=protest.round,
                table=protest.table,
                of=protest.id,
                who=protest.who,
                text=protest.text,
            )
