"""The routes of puzzles: a position as one seat sees it, and after the answer the solution."""

import random
from collections.abc import Mapping
from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends, Query, Response
from msgspec import Struct
from pydantic import Field
from starlette.requests import HTTPConnection

from tarok.cards.deck import Cards
from tarok.engine.deal_types import Trick
from tarok.games import GAMES
from tarok.puzzles import Cost
from tarok.puzzles.collection import Row, kept
from tarok.puzzles.goals import Goal
from tarok.server.core.errors import RequestError
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import OptionalGuest, WelcomedGuest, json_of, limited
from tarok.server.play.daily import today
from tarok.server.play.puzzle_ratings import PuzzleRatings, Solver, of_day
from tarok.server.room.demo_table import build_demo_table, view_demo_table
from tarok.server.table.events import Answered
from tarok.server.table.messages import BriefState
from tarok.server.table.request_models import WHOLE, Error, StrictModel


class OwnRating(Struct, frozen=True):
    """How well the caller solves puzzles: their rating, and how many they have tried and solved."""

    rating: int
    tried: int
    solved: int


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a game: how many there are, how many the caller has tried, and their themes.

    `today` is the puzzle of the day.
    """

    game: str
    puzzles: int
    tried: int
    themes: tuple[str, ...]
    today: str
    today_tried: bool


class PuzzleBook(Struct, frozen=True):
    """All puzzles that there are, by games; `streak` counts the days in a row with a puzzle of the day."""

    shelves: tuple[PuzzleShelf, ...]
    own: OwnRating
    streak: int


class PuzzleView(Struct, frozen=True):
    """A puzzle before the answer: its seat's view, and the goal that one card alone reaches.

    `tried`: the caller's first answer is recorded already.
    """

    id: str
    game: str
    grade: int
    daily: bool
    tried: bool
    goal: Goal
    state: BriefState


class PuzzleAnswer(Struct, frozen=True):
    """A puzzle after the answer: what each card costs, the best first, its themes, and all hands.

    In a share `agree` of the `worlds` no other card is better than the solution, in a share `alone` all
    others are worse; `whole` means that these are all possible worlds, else they are drawn at random.  `line`
    is how the deal goes on to its end after the solution, by the best play of all with open cards: its
    tricks, the one on the table first.  `counts`: this was the caller's first answer to
    this puzzle, and has changed the rating by `gained`.
    """

    right: bool
    costs: tuple[Cost, ...]
    agree: float
    alone: float
    worlds: int
    whole: bool
    themes: tuple[str, ...]
    line: tuple[Trick, ...]
    hands: tuple[Cards, ...]
    laid: tuple[Cards, ...]
    counts: bool
    gained: int
    own: OwnRating
    streak: int


class AnswerPuzzle(StrictModel):
    """The card that the caller would play, by its number."""

    card: Annotated[int, Field(ge=0, le=53), WHOLE]


async def _solvers(connection: HTTPConnection) -> PuzzleRatings:
    return cast("PuzzleRatings", connection.app.state.puzzle_ratings)


PuzzleRatingsDependency = Annotated[PuzzleRatings, Depends(_solvers)]
GradeAsked = Annotated[int | None, Query(ge=1, le=3)]
LOOKS: Final = limited("puzzles")
TOLD: Final = PuzzleBook, PuzzleView, PuzzleAnswer
"""The types of the answers."""
routes: Final = APIRouter(
    prefix="/api/puzzles",
    responses={status: {"model": Error} for status in (404, 422, 429)},
    dependencies=[LOOKS],
)


@routes.get("", responses=openapi_schemas.answers(PuzzleBook))
async def list_puzzles(guest: OptionalGuest, solvers: PuzzleRatingsDependency) -> Response:
    """The puzzles of all games, those of the day, and the caller's rating."""
    solver, now = await solvers.of(guest), solvers.now()
    shelves = (_of_game(game, kept(game), solver, now) for game in GAMES if kept(game))
    return json_of(PuzzleBook(tuple(shelves), _own(solver), solver.streak(now)))


@routes.get("/next")
async def find_puzzle(  # noqa: PLR0913, PLR0917 - all that FastAPI gives it
    guest: OptionalGuest,
    solvers: PuzzleRatingsDependency,
    game: str,
    theme: str | None = None,
    grade: GradeAsked = None,
    after: str | None = None,
) -> dict[str, str]:
    """A puzzle of a game at random, of a theme and a grade if they are named: one that is new to the caller.

    Where all are known it is any of them, but for the one `after` which they ask.
    """
    solver = await solvers.of(guest)
    fitting = [
        name
        for name, row in _rows(game).items()
        if theme in {None, *row.themes} and grade in {None, row.grade}
    ]
    new = [name for name in fitting if name not in solver.tried]
    others = [name for name in new or fitting if name != after] or fitting
    if not others:
        raise RequestError(404, "no_puzzle")
    return {"id": random.choice(others)}


@routes.get("/{name}", responses=openapi_schemas.answers(PuzzleView))
async def look_at_puzzle(name: str, guest: OptionalGuest, solvers: PuzzleRatingsDependency) -> Response:
    """A puzzle as its seat sees it."""
    row, solver, deal = _row(name), await solvers.of(guest), _row(name).deal
    assert deal.due is not None
    shown = view_demo_table(
        build_demo_table(name, row.game, deal, deal.due.seat), deal.carry.place(deal.due.seat)
    )
    daily = name == of_day(kept(row.game), today(solvers.now()))
    return json_of(
        PuzzleView(name, row.game, row.grade, daily, name in solver.tried, Goal(row.goal, row.what), shown)
    )


@routes.post("/{name}", responses=openapi_schemas.answers(PuzzleAnswer))
async def answer_puzzle(
    name: str, wanted: AnswerPuzzle, guest: WelcomedGuest, solvers: PuzzleRatingsDependency, welcome: Response
) -> Response:
    """Answer a puzzle: the caller's first answer changes the rating, and the solution is shown."""
    row = _row(name)
    found, deal, now = row.found, row.deal, solvers.now()
    if wanted.card not in {cost.card for cost in found.costs}:
        raise RequestError(422, "not_legal")
    right = wanted.card in found.answer
    day = today(now)
    daily = day.isoformat() if name == of_day(kept(row.game), day) else ""
    before, after = await solvers.note(guest, Answered(name, row.grade, right, daily))
    told = PuzzleAnswer(
        right=right,
        costs=found.costs,
        agree=found.agree,
        alone=found.alone,
        worlds=found.worlds,
        whole=found.whole,
        themes=row.themes,
        line=row.tricks,
        hands=deal.hands,
        laid=deal.laid,
        counts=after is not before,
        gained=round(after.rating) - round(before.rating),
        own=_own(after),
        streak=after.streak(now),
    )
    answer = json_of(told)
    for cookie in welcome.headers.getlist("set-cookie"):
        answer.headers.append("set-cookie", cookie)
    return answer


def _row(name: str) -> Row:
    row = _rows(name.rpartition("-")[0]).get(name)
    if row is None:
        raise RequestError(404, "no_puzzle")
    return row


def _rows(game: str) -> Mapping[str, Row]:
    return kept(game) if game in GAMES else {}


def _of_game(game: str, rows: Mapping[str, Row], solver: Solver, now: float) -> PuzzleShelf:
    day = of_day(rows, today(now))
    assert day is not None
    return PuzzleShelf(
        game=game,
        puzzles=len(rows),
        tried=sum(name in solver.tried for name in rows),
        themes=tuple(sorted({theme for row in rows.values() for theme in row.themes})),
        today=day,
        today_tried=day in solver.tried,
    )


def _own(solver: Solver) -> OwnRating:
    return OwnRating(round(solver.rating), len(solver.tried), solver.right)
