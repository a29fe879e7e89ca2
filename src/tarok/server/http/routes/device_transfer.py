"""Signs a browser in as another guest, and the routes that transfer a guest's tables by a code."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends, Request, Response

from tarok.server.accounts.device_transfer import DeviceTransfer
from tarok.server.accounts.join_codes import Code
from tarok.server.accounts.rate_limits import TRIES
from tarok.server.core.errors import RequestError
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import (
    OptionalGuest,
    RequiredGuest,
    RoomsDependency,
    address_of,
    guests_of,
    json_of,
    limited,
    limits_of,
)
from tarok.server.table.request_models import Error, TakeAlong, TakenAlong

routes: Final = APIRouter(
    prefix="/api/guest", responses={status: {"model": Error} for status in (401, 403, 404, 409, 422, 429)}
)


class Moving:
    """A browser that wants to become another guest, and for that shows something."""

    def __init__(
        self, request: Request, response: Response, guest: OptionalGuest, rooms: RoomsDependency
    ) -> None:
        self._request, self._response = request, response
        self._guest, self._rooms = guest, rooms

    async def move(
        self, whose: Callable[[], Awaitable[str]], take: Callable[[], Awaitable[str]], *, leave: bool
    ) -> TakenAlong:
        """Sign the caller in as the guest `whose`; `take` stores that the proof is used.

        A caller who has tables must confirm leaving them.
        """
        limits, address = limits_of(self._request), address_of(self._request)
        await limits.check(TRIES, self._guest, address)
        try:
            other = await whose()
        except RequestError:
            await limits.note(TRIES, self._guest, address)
            raise
        if other == self._guest:
            raise RequestError(409, "same_guest")
        own = len(await self._rooms.tables_of(self._guest)) if self._guest else 0
        if own and not leave:
            raise RequestError(409, "places_here", tables=own)
        await take()
        guests_of(self._request).become(other, self._request, self._response)
        return TakenAlong(tables=len(await self._rooms.tables_of(other)))


Mover = Annotated[Moving, Depends(Moving)]


@routes.post("/along", responses=openapi_schemas.answers(Code), dependencies=[limited("passkeys")])
async def offer_places(request: Request, guest: RequiredGuest) -> Response:
    """A code by which another browser becomes the same guest: once, within 10 minutes."""
    return json_of(await cast("DeviceTransfer", request.app.state.along).offer(guest))


@routes.post("/take")
async def take_places(request: Request, wanted: TakeAlong, mover: Mover) -> TakenAlong:
    """Sign in as the guest who made the code; a caller who has tables must confirm leaving them."""
    along = cast("DeviceTransfer", request.app.state.along)
    return await mover.move(
        partial(along.whose, wanted.code), partial(along.take, wanted.code), leave=wanted.leave
    )
