"""The routes of those who take a lesson.  Nothing is stored: the page tells what was done so far."""

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Response
from msgspec import Struct
from pydantic import Field

from tarok.cards.deck import Card
from tarok.catalogue import GameInfo, describe
from tarok.engine.actions import Action
from tarok.lessons import Lesson, Step, lessons
from tarok.lessons.taking import Done, NotThat, Stand, begin, onward, taken
from tarok.server.core.errors import RequestError
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import json_of, limited
from tarok.server.room.demo_table import build_demo_table, view_demo_table
from tarok.server.table.consequences import settlement
from tarok.server.table.events import Did
from tarok.server.table.messages import BriefState
from tarok.server.table.reducer import apply_event
from tarok.server.table.request_fields import Flat, Said
from tarok.server.table.request_models import Error, StrictModel
from tarok.server.table.state import Table

MOST: Final = 64
"""How many steps may be told at once: more than any lesson has."""

routes: Final = APIRouter(
    prefix="/api", responses={status: {"model": Error} for status in (404, 409, 422, 429)}
)


class LessonInfo(Struct, frozen=True):
    """A lesson as it stands in the list of all; `than` is the game beside which its own is shown, if any."""

    name: str
    game: str
    family: str
    steps: int
    than: str


class LessonStep(Struct, frozen=True):
    """What is told, by the id of the text, and its clause; the `cards` whose sum is asked for, if it is.

    `asked` are the actions that are asked for; with neither it is enough to read.
    """

    text: str
    clause: str
    cards: tuple[Card, ...]
    asked: tuple[Action, ...]


class LessonView(Struct, frozen=True):
    """How far a lesson has come: the next step, None when it is over, and the states since the last one.

    `wrong`: what was done last is not what is asked for, and nothing has changed; `why` and `clause` are
    those of the rule that forbids it, if one does.
    """

    name: str
    done: int
    steps: int
    step: LessonStep | None
    states: tuple[BriefState, ...] = ()
    wrong: bool = False
    why: str = ""
    clause: str = ""


class TakeStep(StrictModel):
    """All that the learner has done so far, step by step: an action, a sum, or null for what was read."""

    did: Annotated[list[Said | Flat], Field(max_length=MOST)]


TOLD: Final = LessonView, list[LessonInfo]
"""What is answered that is a value of ours."""


@routes.get("/lessons", responses=openapi_schemas.answers(list[LessonInfo]))
async def list_lessons() -> Response:
    """All lessons, in the order in which they are learnt."""
    return json_of([_info(lesson) for lesson in lessons().values()])


@routes.get("/lessons/{name}/game", responses=openapi_schemas.answers(GameInfo))
async def look_at_game_of_lesson(name: str) -> Response:
    """The game of a lesson with its house rules."""
    lesson = _lesson(name)
    return json_of(describe(lesson.key, lesson.deal.game))


@routes.post(
    "/lessons/{name}", responses=openapi_schemas.answers(LessonView), dependencies=[limited("lessons")]
)
async def take_step(name: str, wanted: TakeStep) -> Response:
    """The lesson after all that was done; the last of it is judged."""
    lesson = _lesson(name)
    try:
        did = [msgspec.convert(each, Done) for each in wanted.did]
    except msgspec.ValidationError as wrong:
        raise RequestError(422, "garbled", where=["did"]) from wrong
    return json_of(_view(lesson, did))


def _lesson(name: str) -> Lesson:
    found = lessons().get(name)
    if found is None:
        raise RequestError(404, "no_lesson")
    return found


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(lesson.name, lesson.key, lesson.family, len(lesson.steps), lesson.than)


def _view(lesson: Lesson, did: list[Done]) -> LessonView:
    """Return the lesson after all this.  Wrong: something before the last is not what was asked for."""
    try:
        stand = taken(lesson, did[:-1])
    except NotThat as wrong:
        raise RequestError(409, "outdated") from wrong
    if not did:
        return _told(stand, [begin(lesson)])
    try:
        stands = onward(stand, did[-1])
    except NotThat as wrong:
        why, clause = (wrong.refusal.why, wrong.refusal.clause) if wrong.refusal else ("", "")
        return msgspec.structs.replace(_told(stand, [stand]), states=(), wrong=True, why=why, clause=clause)
    return _told(stands[-1], stands)


def _told(stand: Stand, stands: list[Stand]) -> LessonView:
    lesson, step = stand.lesson, stand.step
    shown = _step(stand, step) if step else None
    return LessonView(lesson.name, stand.done, len(lesson.steps), shown, _states(stands))


def _step(stand: Stand, step: Step) -> LessonStep:
    return LessonStep(step.text, step.clause, stand.lesson.cards(step), stand.asked)


def _states(stands: list[Stand]) -> tuple[BriefState, ...]:
    """Return what the learner sees of the table at each of these stands, one action after the other."""
    first, *others = stands
    table = build_demo_table(first.lesson.name, first.lesson.key, first.deal, first.lesson.seat)
    found = [_seen(first.lesson, table)]
    for each in others:
        table = apply_event(table, Did(*each.deal.log[-1]))
        found.append(_seen(first.lesson, table))
    return tuple(found)


def _seen(lesson: Lesson, table: Table) -> BriefState:
    """Return the table from the learner's place; what a deal that is over brings stands on its sheet."""
    shown = apply_event(table, settlement(table)) if table.over else table
    return view_demo_table(shown, lesson.deal.carry.place(lesson.seat))
