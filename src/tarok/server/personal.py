"""The routes by which somebody is told what is kept about them, has it taken away, or leaves this browser."""

from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends, Response
from starlette.requests import HTTPConnection

from tarok.server import schemas
from tarok.server.callers import Known, TheHall, json_of, limited
from tarok.server.errors import Wrong
from tarok.server.forms import Error, TakenAlong
from tarok.server.guests import COOKIE
from tarok.server.traces import Kept, Traces


def _traces(connection: HTTPConnection) -> Traces:
    return cast("Traces", connection.app.state.traces)


TheTraces = Annotated[Traces, Depends(_traces)]
FILE: Final = 'attachment; filename="tarok.json"'

routes: Final = APIRouter(
    prefix="/api/guest",
    responses={status: {"model": Error} for status in (403, 429)},
    dependencies=[limited("own data")],
)


@routes.get("/data", responses=schemas.answers(Kept))
async def tell_own_data(guest: Known, traces: TheTraces) -> Response:
    """All that is kept about the caller, as a file."""
    if guest is None:
        raise Wrong(403, "no_guest")
    answer = json_of(await traces.of(guest))
    answer.headers["Content-Disposition"] = FILE
    return answer


@routes.post("/leave")
async def leave_browser(response: Response) -> dict[str, bool]:
    """Have this browser forget who the caller is; what they have is kept."""
    response.delete_cookie(COOKIE)
    return {"ok": True}


@routes.delete("")
async def remove_own_data(guest: Known, hall: TheHall, traces: TheTraces, response: Response) -> TakenAlong:
    """Take away all that is kept about the caller: they stand up everywhere, and have no name any more."""
    if guest is None:
        raise Wrong(403, "no_guest")
    tables = await traces.remove(guest, hall.part)
    response.delete_cookie(COOKIE)
    return TakenAlong(tables=tables)
