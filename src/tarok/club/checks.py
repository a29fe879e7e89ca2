"""The open matters of an event: the next step, and what the director must check."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import UNSET, Struct, UnsetType

from tarok.club.draw import past
from tarok.club.event import Event
from tarok.club.formats import Draw, Format
from tarok.club.standings import alive
from tarok.club.state import State
from tarok.validation.causes import Cause


class Step(StrEnum):
    """The next step of an event."""

    ENTER = "enter"
    """There are too few people for a table."""
    DRAW = "draw"
    """The next round must be drawn, or drawn again."""
    BEGIN = "begin"
    SLIPS = "slips"
    """Not all tables of the round have handed in their results."""
    CLOSE = "close"
    OVER = "over"


class Matter(StrEnum):
    """The kinds of matters for the director."""

    REFUSED = "refused"
    STALE = "stale"
    MISSING = "missing"
    PROTEST = "protest"


class Check(Struct, frozen=True, kw_only=True):
    """A matter for the director: a round and a table, or an entry (`of`), its author, and its content.

    Of a refused entry `text` is the reason in English, and `cause` in any language.
    """

    what: Matter
    round: int = 0
    table: int = 0
    of: str = ""
    who: str = ""
    text: str = ""
    cause: Cause | UnsetType = UNSET


def next_step(state: State) -> tuple[Step, int]:
    """Return the next step, and its round.  ValueError: the event has not been opened."""
    for each in state.begun:
        if not each.closed:
            missing = any(table.results is None for table in each.tables)
            return (Step.SLIPS if missing else Step.CLOSE), each.number
    number = len(state.begun) + 1
    if number > len(state.rules.rounds) or _over_before(state, number):
        return Step.OVER, len(state.begun)
    if len(state.present) < fewest(state.rules):
        return Step.ENTER, number
    drawn = number <= len(state.rounds) and number not in state.stale
    return (Step.BEGIN if drawn else Step.DRAW), number


def fewest(rules: Format) -> int:
    """Return how many people an event needs at least: a table, or the two teams of a cup (CL-SC-03)."""
    cup = any(stage.draw is Draw.TEAMS for stage in rules.stages)
    return 2 * rules.team if cup else min(rules.sizes)


def _over_before(state: State, number: int) -> bool:
    """Whether no one plays from this round on: a single team is left, or too few have sat out for a table."""
    draws = {stage.draw for stage in state.rules.rounds[number - 1 :]}
    if draws == {Draw.TEAMS}:
        return bool(state.begun) and len(alive(state)) == 1
    if draws == {Draw.WAITED}:
        waited = past(state).waited()
        return sum(who in waited for who in state.present) < min(state.rules.sizes)
    return False


def to_see_to(event: Event) -> Iterator[Check]:
    """Return the matters for the director."""
    state = event.state
    for refused in event.refused:
        yield Check(
            what=Matter.REFUSED, of=refused.note.id, text=refused.sentence, cause=refused.cause or UNSET
        )
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
