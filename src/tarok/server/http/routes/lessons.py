"""The routes of lessons.  Nothing is stored: the page sends all actions taken so far."""

from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Response
from msgspec import Struct
from pydantic import Field

from tarok.cards.deck import Card
from tarok.catalogue import GameInfo, describe
from tarok.engine.actions import Action
from tarok.lessons import Lesson, Step, lessons
from tarok.lessons.lesson_run import Done, NotThat, Stand, begin, onward, taken
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
"""How many steps one request may send: more than any lesson has."""

routes: Final = APIRouter(
    prefix="/api", responses={status: {"model": Error} for status in (404, 409, 422, 429)}
)


class LessonInfo(Struct, frozen=True):
    """A lesson in the list of all lessons; `than` is the game that its own is compared with, if any."""

    name: str
    game: str
    family: str
    steps: int
    than: str


class LessonStep(Struct, frozen=True):
    """A step: the id of its text, its clause, and the `cards` whose sum is asked for, if any.

    `asked` are the expected actions; without them and `cards` the learner only reads.
    """

    text: str
    clause: str
    cards: tuple[Card, ...]
    asked: tuple[Action, ...]


class LessonView(Struct, frozen=True):
    """The state of a lesson: the next step, None at the end, and the views since the last one.

    `wrong`: the last action is not the expected one, and nothing has changed; `why` and `clause` are those of
    the rule that forbids it, if one does.
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
    """The learner's inputs so far, step by step: an action, a sum, or null for a step that was read."""

    did: Annotated[list[Said | Flat], Field(max_length=MOST)]


TOLD: Final = LessonView, list[LessonInfo]
"""The types of the answers."""


@routes.get("/lessons", responses=openapi_schemas.answers(list[LessonInfo]))
async def list_lessons() -> Response:
    """All lessons, in the order in which they are learnt."""
    return json_of([_info(lesson) for lesson in lessons().values()])


@routes.get("/lessons/{name}/game", responses=openapi_schemas.answers(GameInfo))
async def look_at_game_of_lesson(name: str) -> Response:
    """The game of a lesson and its house rules."""
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
    """Return the lesson after these inputs.  RequestError: one before the last is not the expected one."""
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
    """Return the learner's view of the table after each of these actions."""
    first, *others = stands
    table = build_demo_table(first.lesson.name, first.lesson.key, first.deal, first.lesson.seat)
    found = [_seen(first.lesson, table)]
    for each in others:
        table = apply_event(table, Did(*each.deal.log[-1]))
        found.append(_seen(first.lesson, table))
    return tuple(found)


def _seen(lesson: Lesson, table: Table) -> BriefState:
    """Return the view from the learner's seat; the score of a finished deal is on its sheet."""
    shown = apply_event(table, settlement(table)) if table.over else table
    return view_demo_table(shown, lesson.deal.carry.place(lesson.seat))
