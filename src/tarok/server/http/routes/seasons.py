"""The routes of clubs in addition to their events: the formats, and the table of a season."""

from typing import Annotated, Final

from fastapi import APIRouter, Response
from pydantic import Field

from tarok.club.formats import Format, formats
from tarok.club.seasons import SeasonBoard
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import json_of, limited
from tarok.server.http.routes.books import RepositoryDependency
from tarok.server.table.request_fields import Address
from tarok.server.table.request_models import Error, StrictModel
from tarok.validation.bounds import EVENINGS

TOLD: Final = list[Format], SeasonBoard
"""The types of the answers."""
routes: Final = APIRouter(responses={status: {"model": Error} for status in (404, 422, 429)})


class WantSeason(StrictModel):
    """A link of each evening of a season, in their order."""

    books: Annotated[tuple[Address, ...], Field(min_length=1, max_length=EVENINGS, strict=False)]


@routes.get("/api/formats", responses=openapi_schemas.answers(list[Format]))
async def list_formats() -> Response:
    """The formats of events; each may be adapted before an event is opened with it."""
    return json_of(list(formats().values()))


@routes.post(
    "/api/seasons", responses=openapi_schemas.answers(SeasonBoard), dependencies=[limited("seasons")]
)
async def show_season(wanted: WantSeason, repository: RepositoryDependency) -> Response:
    """The table over several evenings and the ratings, for a caller with a link of each."""
    return Response(await repository.season(wanted.books), media_type="application/json")
