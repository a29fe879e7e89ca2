"""The routes of personal data: show it, delete it, or sign out this browser."""

from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends, Request, Response
from starlette.requests import HTTPConnection

from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import (
    RequiredGuest,
    RoomsDependency,
    guests_of,
    json_of,
    limited,
    stranger,
)
from tarok.server.maintenance.personal_data import Kept, PersonalData
from tarok.server.table.request_models import Error, Remembered, TakenAlong


async def _traces(connection: HTTPConnection) -> PersonalData:
    return cast("PersonalData", connection.app.state.personal_data)


PersonalDataDependency = Annotated[PersonalData, Depends(_traces)]
OWN_DATA: Final = limited("own data")
FILE: Final = 'attachment; filename="tarok.json"'

routes: Final = APIRouter(
    prefix="/api/guest",
    responses={status: {"model": Error} for status in (401, 403, 429)},
)


@routes.get("")
async def tell_how_long_known(request: Request) -> Remembered:
    """When this browser's cookie expires if it is not used; empty for callers without one."""
    guests = guests_of(request)
    if guests.why(request):
        raise stranger(request)
    return Remembered(until=guests.until(request))


@routes.get("/data", responses=openapi_schemas.answers(Kept), dependencies=[OWN_DATA])
async def tell_own_data(guest: RequiredGuest, traces: PersonalDataDependency) -> Response:
    """All that is kept about the caller, as a file."""
    answer = json_of(await traces.of(guest))
    answer.headers["Content-Disposition"] = FILE
    return answer


@routes.post("/leave", dependencies=[OWN_DATA])
async def leave_browser(request: Request, response: Response) -> dict[str, bool]:
    """Sign out: this browser forgets the caller's guest; the data of the guest is kept."""
    guests_of(request).forget(request, response)
    return {"ok": True}


@routes.post("/alone", dependencies=[limited("sign out")])
async def sign_out_elsewhere(
    request: Request, response: Response, guest: RequiredGuest, rooms: RoomsDependency
) -> dict[str, bool]:
    """Have all other browsers forget who the caller is; passkeys stay."""
    await rooms.operator_settings.sign_out(guest)
    guests_of(request).become(guest, request, response)
    return {"ok": True}


@routes.delete("", dependencies=[OWN_DATA])
async def remove_own_data(
    request: Request,
    guest: RequiredGuest,
    rooms: RoomsDependency,
    traces: PersonalDataDependency,
    response: Response,
) -> TakenAlong:
    """Delete all personal data of the caller: they leave all tables, and their name is removed."""
    tables = await traces.remove(guest, rooms.remove_guest)
    guests_of(request).forget(request, response)
    return TakenAlong(tables=tables)
