"""The routes by which somebody takes their places along to another browser."""

from typing import Final, cast

from fastapi import APIRouter, Request, Response

from tarok.server import schemas
from tarok.server.along import Along
from tarok.server.callers import Known, TheHall, json_of
from tarok.server.codes import Code, Tries
from tarok.server.errors import Wrong
from tarok.server.forms import Error, TakeAlong, TakenAlong
from tarok.server.guests import Guests

routes: Final = APIRouter(
    prefix="/api/guest", responses={status: {"model": Error} for status in (403, 404, 409, 422, 429)}
)


@routes.post("/along", responses=schemas.answers(Code))
async def offer_places(request: Request, guest: Known) -> Response:
    """A code by which another browser becomes the same guest: once, within 10 minutes."""
    if guest is None:
        raise Wrong(403, "no_guest")
    return json_of(await cast("Along", request.app.state.along).offer(guest))


@routes.post("/take")
async def take_places(
    request: Request, response: Response, wanted: TakeAlong, guest: Known, hall: TheHall
) -> TakenAlong:
    """Become the guest whom a code offers; whoever has tables here must say that they leave them."""
    tries, along = cast("Tries", request.app.state.tries), cast("Along", request.app.state.along)
    address = request.client.host if request.client else ""
    tries.check(guest, address)
    try:
        other = await along.whose(wanted.code)
    except Wrong:
        tries.fail(guest, address)
        raise
    if other == guest:
        raise Wrong(409, "same_guest")
    own = len(await hall.tables_of(guest)) if guest else 0
    if own and not wanted.leave:
        raise Wrong(409, "places_here", tables=own)
    await along.take(wanted.code)
    cast("Guests", request.app.state.guests).become(other, request, response)
    return TakenAlong(tables=len(await hall.tables_of(other)))
