"""The routes that transfer a guest's tables to another browser by a code."""

from functools import partial
from typing import Final, cast

from fastapi import APIRouter, Request, Response

from tarok.server.accounts.device_transfer import DeviceTransfer
from tarok.server.accounts.join_codes import Code
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import RequiredGuest, json_of, limited
from tarok.server.http.sign_in import SignInDependency
from tarok.server.table.request_models import Error, TakeAlong, TakenAlong

routes: Final = APIRouter(
    prefix="/api/guest", responses={status: {"model": Error} for status in (401, 403, 404, 409, 422, 429)}
)


@routes.post("/along", responses=openapi_schemas.answers(Code), dependencies=[limited("passkeys")])
async def offer_places(request: Request, guest: RequiredGuest) -> Response:
    """A code by which another browser becomes the same guest: once, within 10 minutes."""
    return json_of(await cast("DeviceTransfer", request.app.state.device_transfer).offer(guest))


@routes.post("/take")
async def take_places(request: Request, wanted: TakeAlong, browser: SignInDependency) -> TakenAlong:
    """Sign in as the guest who made the code; a caller who has tables must confirm leaving them."""
    along = cast("DeviceTransfer", request.app.state.device_transfer)
    return await browser.sign_in(
        partial(along.whose, wanted.code), partial(along.take, wanted.code), leave=wanted.leave
    )
