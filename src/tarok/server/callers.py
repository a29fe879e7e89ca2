"""Who is calling, and what a route is given to answer."""

from typing import Annotated, cast

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from tarok.server.archive import Archive
from tarok.server.guests import Guests
from tarok.server.hall import Hall
from tarok.server.watching import Watching
from tarok.wire import to_json


def _hall(connection: HTTPConnection) -> Hall:
    return cast("Hall", connection.app.state.hall)


def _archive(connection: HTTPConnection) -> Archive:
    return cast("Archive", connection.app.state.archive)


def _watching(connection: HTTPConnection) -> Watching:
    return cast("Watching", connection.app.state.watching)


def _known(connection: HTTPConnection) -> str | None:
    return cast("Guests", connection.app.state.guests).who(connection)


def _welcomed(request: Request, response: Response) -> str:
    return cast("Guests", request.app.state.guests).welcome(request, response)


def json_of(value: object) -> Response:
    """Return a value of ours as an answer."""
    return Response(to_json(value), media_type="application/json")


TheHall = Annotated[Hall, Depends(_hall)]
TheArchive = Annotated[Archive, Depends(_archive)]
TheWatching = Annotated[Watching, Depends(_watching)]
Known = Annotated[str | None, Depends(_known)]
"""The guest who is calling, if it is one."""
Welcomed = Annotated[str, Depends(_welcomed)]
"""The guest who is calling; whoever is none becomes one."""
