"""FastAPI dependencies: the calling guest, and the services that routes use."""

from typing import Annotated, Any, cast

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from tarok.engine.json_codec import to_json
from tarok.server.accounts.address_groups import AddressGroups
from tarok.server.accounts.guests import Guests
from tarok.server.accounts.rate_limits import RateLimits
from tarok.server.core.errors import RequestError
from tarok.server.play.deal_archive import DealArchive
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.room.spectator_links import SpectatorLinks


# These are coroutines because FastAPI runs plain functions in a thread.
async def _rooms(connection: HTTPConnection) -> RoomRegistry:
    return cast("RoomRegistry", connection.app.state.rooms)


async def _archive(connection: HTTPConnection) -> DealArchive:
    return cast("DealArchive", connection.app.state.deal_archive)


async def _watching(connection: HTTPConnection) -> SpectatorLinks:
    return cast("SpectatorLinks", connection.app.state.spectator_links)


async def _known(connection: HTTPConnection) -> str | None:
    return guests_of(connection).who(connection)


async def _welcomed(request: Request, response: Response) -> str:
    return guests_of(request).welcome(request, response)


def guests_of(connection: HTTPConnection) -> Guests:
    """Return who reads and writes the cookies of guests."""
    return cast("Guests", connection.app.state.guests)


def address_of(connection: HTTPConnection) -> str:
    """Return the caller's address, or "" if it is unknown."""
    return connection.client.host if connection.client else ""


def limits_of(connection: HTTPConnection) -> RateLimits:
    """Return the rate limits of the application."""
    return cast("RateLimits", connection.app.state.rate_limits)


def address_groups_of(connection: HTTPConnection) -> AddressGroups:
    """Return the record of the households at public tables."""
    return cast("AddressGroups", connection.app.state.lobby.address_groups)


def limited(what: str) -> Any:  # noqa: ANN401 - what FastAPI takes for a dependency
    """Make a route refuse callers that are over a limit; `what` is a row of `rate_limits`."""

    async def spend(request: Request) -> None:
        await limits_of(request).spend(what, guests_of(request).who(request), address_of(request))

    return Depends(spend)


def json_of(value: object) -> Response:
    """Return a value of ours as an answer."""
    return Response(to_json(value), media_type="application/json")


RoomsDependency = Annotated[RoomRegistry, Depends(_rooms)]
ArchiveDependency = Annotated[DealArchive, Depends(_archive)]
SpectatorLinksDependency = Annotated[SpectatorLinks, Depends(_watching)]


async def _named(request: Request) -> str:
    guest = guests_of(request).who(request)
    if guest is None:
        raise stranger(request)
    return guest


def stranger(connection: HTTPConnection) -> RequestError:
    """Return the error for a caller who is no guest, or whose cookie has expired."""
    why = guests_of(connection).why(connection)
    return RequestError(401, why) if why else RequestError(403, "no_guest")


OptionalGuest = Annotated[str | None, Depends(_known)]
"""The guest who is calling, if it is one."""
RequiredGuest = Annotated[str, Depends(_named)]
"""The calling guest.  RequestError: the caller has no valid cookie."""
WelcomedGuest = Annotated[str, Depends(_welcomed)]
"""The calling guest; a new visitor becomes one."""
