"""The routes of join codes: short codes for a table, to read out and type."""

from typing import Final, cast

from fastapi import APIRouter, Request, Response

from tarok.server.accounts.join_codes import Code, JoinCodes
from tarok.server.accounts.rate_limits import CODES, TRIES
from tarok.server.core.errors import RequestError
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import OptionalGuest, RoomsDependency, address_of, json_of, limits_of
from tarok.server.table.request_models import Error, Led

routes: Final = APIRouter(responses={status: {"model": Error} for status in (403, 404, 409, 422, 429)})


@routes.post("/api/tables/{table}/code", responses=openapi_schemas.answers(Code))
async def make_code(table: str, guest: OptionalGuest, rooms: RoomsDependency, request: Request) -> Response:
    """Create a seven-letter code that leads to a table for a while; for the players there."""
    async with rooms.room(table) as room:
        if guest is None or room.table.expected(guest) is None:
            raise RequestError(403, "not_yours")
        if room.table.sheet.over:
            raise RequestError(409, "sheet_closed")
    return json_of(await cast("JoinCodes", request.app.state.join_codes).of(table))


@routes.get("/api/codes/{code}")
async def follow_code(code: str, guest: OptionalGuest, rooms: RoomsDependency, request: Request) -> Led:
    """The table of a code; after too many wrong guesses a caller must wait."""
    limits, address = limits_of(request), address_of(request)
    for what in (TRIES, CODES):
        await limits.check(what, guest, address)
    table = await cast("JoinCodes", request.app.state.join_codes).table(code)
    if table is None or (await rooms.table(table)).sheet.over:
        for what in (TRIES, CODES):
            await limits.note(what, guest, address)
        raise RequestError(404, "no_code")
    return Led(table=table)
