"""The routes of a guest's own mistakes: list them, and try one again."""

from collections.abc import AsyncIterator
from typing import Annotated, Final, cast

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse
from starlette.requests import HTTPConnection

from tarok.engine.actions import Action
from tarok.engine.json_codec import to_json
from tarok.server.core.errors import RequestError
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import OptionalGuest, RequiredGuest, guests_of, json_of, limited, stranger
from tarok.server.play.mistake_finder import Analysed, MistakeFinder
from tarok.server.table.mistakes import Order, OwnMistakes, OwnMoment, TriedAgain, Wish
from tarok.server.table.request_fields import Numbered, Said
from tarok.server.table.request_models import Error, StrictModel

FURTHEST: Final = 10**6
"""The highest offset into the list of mistakes."""
Key = Annotated[str, Query(pattern="^[a-z0-9_-]*$")]
"""The key of a game, or the id of a theme."""
TOLD: Final = OwnMistakes, OwnMoment, TriedAgain
"""The types of the answers."""
NONE: Final = OwnMistakes((), 0, (), ())
routes: Final = APIRouter(
    prefix="/api/mistakes", responses={status: {"model": Error} for status in (403, 404, 409, 422, 429)}
)


class TryAgain(StrictModel):
    """The action for a mistake that is tried again; null: the caller gives up, and wants the solution."""

    action: Said | None


async def _learning(connection: HTTPConnection) -> MistakeFinder:
    return cast("MistakeFinder", connection.app.state.mistake_finder)


MistakeFinderDependency = Annotated[MistakeFinder, Depends(_learning)]


@routes.get("", responses=openapi_schemas.answers(OwnMistakes), dependencies=[limited("lessons")])
async def list_own_mistakes(  # noqa: PLR0913, PLR0917 - all that can be wished for
    request: Request,
    guest: OptionalGuest,
    learning: MistakeFinderDependency,
    game: Key = "",
    theme: Key | None = None,
    order: Order = "dearest",
    learnt: bool = True,  # noqa: FBT001, FBT002 - FastAPI gives it by its name
    after: Annotated[int, Query(ge=0, le=FURTHEST)] = 0,
) -> Response:
    """The caller's costliest mistakes in all deals with a report; `learnt` false lists the open ones only.

    Without a cookie the list is empty.
    """
    if guest is None:
        if guests_of(request).why(request):
            raise stranger(request)
        return json_of(NONE)
    return json_of(await learning.mistakes(guest, Wish(game, theme, order, learnt, after)))


@routes.get(
    "/analysis",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
    dependencies=[limited("analyses")],
)
async def analyse_last_deals(guest: RequiredGuest, learning: MistakeFinderDependency) -> StreamingResponse:
    """Analyse each of the caller's last deals while the caller keeps the stream open.

    An event with the number done comes first and after each deal; then comes the event `end`.
    """
    return StreamingResponse(
        _events(learning.analyse(guest)),
        media_type="text/event-stream",
        headers={"X-Accel-Buffering": "no"},
    )


async def _events(found: AsyncIterator[Analysed]) -> AsyncIterator[bytes]:
    async for each in found:
        yield b"data: " + to_json(each) + b"\n\n"
    yield b"event: end\ndata:\n\n"


@routes.get(
    "/{deal}/{number}", responses=openapi_schemas.answers(OwnMoment), dependencies=[limited("replays")]
)
async def look_at_moment(
    deal: str, number: Numbered, guest: RequiredGuest, learning: MistakeFinderDependency
) -> Response:
    """A moment of the caller's that cost them something, as their seat saw it before the action."""
    return json_of(await learning.moment(guest, deal, number))


@routes.post(
    "/{deal}/{number}",
    responses={**openapi_schemas.answers(TriedAgain), 503: {"model": Error}},
    dependencies=[limited("suggestions")],
)
async def try_again(
    deal: str, number: Numbered, wanted: TryAgain, guest: RequiredGuest, learning: MistakeFinderDependency
) -> Response:
    """What this action costs in that position."""
    try:
        action = msgspec.convert(wanted.action, Action | None)
    except msgspec.ValidationError as wrong:
        raise RequestError(422, "garbled", where=["action"]) from wrong
    return json_of(await learning.again(guest, deal, number, action))
