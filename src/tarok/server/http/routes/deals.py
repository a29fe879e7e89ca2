"""The routes of deals that are over."""

from typing import Final, cast

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from tarok.catalogue import GameInfo, describe
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import ArchiveDependency, OptionalGuest, address_of, json_of, limited
from tarok.server.play.deal_archive import Replay
from tarok.server.play.reports import Reports, events
from tarok.server.room.bot_explanations import BotExplanations, Why
from tarok.server.table.request_fields import Numbered
from tarok.server.table.request_models import Error

REPLAYS: Final = limited("replays")
routes: Final = APIRouter(responses={status: {"model": Error} for status in (403, 404, 409, 422, 429)})


@routes.get(
    "/api/tables/{table}/deals/{number}", responses=openapi_schemas.answers(Replay), dependencies=[REPLAYS]
)
async def review_deal(
    table: str, number: Numbered, guest: OptionalGuest, archive: ArchiveDependency
) -> Response:
    """A finished deal, for the players of it; its id makes a public link."""
    return json_of(await archive.own(table, number, guest))


@routes.get("/api/deals/{deal}", responses=openapi_schemas.answers(Replay), dependencies=[REPLAYS])
async def review_shared_deal(deal: str, guest: OptionalGuest, archive: ArchiveDependency) -> Response:
    """A finished deal, for anyone with the link."""
    return json_of(await archive.shared(deal, guest))


@routes.get("/api/deals/{deal}/game", responses=openapi_schemas.answers(GameInfo))
async def look_at_game_of_deal(deal: str, guest: OptionalGuest, archive: ArchiveDependency) -> Response:
    """The game of a finished deal and its house rules, for anyone with the link."""
    past = await archive.find(deal, guest)
    return json_of(describe(past.opened.game, past.game))


@routes.get(
    "/api/deals/{deal}/why/{number}",
    responses={**openapi_schemas.answers(Why), 503: {"model": Error}},
    dependencies=[limited("suggestions")],
)
async def explain_move(
    request: Request, deal: str, number: Numbered, guest: OptionalGuest, archive: ArchiveDependency
) -> Response:
    """Why a bot made this action of a finished deal, counted from 0, for anyone with the link."""
    whys = cast("BotExplanations", request.app.state.bot_explanations)
    return json_of(await whys.explain(await archive.find(deal, guest), number, guest or address_of(request)))


@routes.get(
    "/api/deals/{deal}/report",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
    dependencies=[limited("suggestions")],
)
async def report_on_deal(
    request: Request, deal: str, guest: OptionalGuest, archive: ArchiveDependency
) -> StreamingResponse:
    """The report of a finished deal as it grows, for anyone with the link: one event for each finding.

    The last finding is a `summary`, unless the report could not be finished; then comes the event `end`.
    """
    reports = cast("Reports", request.app.state.reports)
    found = await reports.of(await archive.find(deal, guest), deal)
    return StreamingResponse(
        events(found), media_type="text/event-stream", headers={"X-Accel-Buffering": "no"}
    )
