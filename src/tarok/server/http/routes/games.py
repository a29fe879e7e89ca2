"""The routes that describe the games, their house rules and this interface; the answers are built once."""

import asyncio
from typing import Final, cast

from fastapi import APIRouter, FastAPI, Request, Response

from tarok.catalogue import GameInfo, describe, meanings
from tarok.engine.json_codec import to_json
from tarok.family import Games
from tarok.server.core.errors import RequestError
from tarok.server.http import openapi_schemas
from tarok.server.http.cached_responses import CachedResponses
from tarok.server.table.request_models import Error

TOLD: Final = (list[GameInfo], GameInfo)
"""The types of the answers."""
routes: Final = APIRouter(
    responses={status: {"model": Error} for status in (400, 401, 403, 404, 409, 413, 422, 429)}
)


def describe_games(app: FastAPI, games: Games) -> None:
    """Serialise the descriptions of the games, once for all callers."""
    standard = {key: build() for key, build in games.items()}
    app.state.games = CachedResponses(to_json([describe(key, game) for key, game in standard.items()]))
    app.state.meanings = {key: meanings(game) for key, game in standard.items()}
    app.state.openapi = None


@routes.get("/api/games", responses=openapi_schemas.answers(list[GameInfo]))
async def list_games(request: Request) -> Response:
    """All games that can be played here."""
    return cast("CachedResponses", request.app.state.games).answer(request)


@routes.get("/api/openapi.json", include_in_schema=False)
async def describe_interface(request: Request) -> Response:
    """The OpenAPI document; it is built on the first request, in a thread."""
    state = request.app.state
    if state.openapi is None:
        state.openapi = asyncio.create_task(asyncio.to_thread(_description, request.app))
    return cast("CachedResponses", await asyncio.shield(state.openapi)).answer(request)


@routes.get("/api/games/{game}/meanings")
async def tell_meanings(request: Request, game: str) -> dict[str, str]:
    """The meanings of all values of a game's house rules, in English."""
    told: dict[str, dict[str, str]] = request.app.state.meanings
    if game not in told:
        raise RequestError(404, "no_game")
    return told[game]


def _description(app: FastAPI) -> CachedResponses:
    return CachedResponses(to_json(app.openapi()))
