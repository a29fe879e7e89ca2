"""The routes of books: beginning one, writing and reading in it, its board and its links."""

from typing import Annotated, Final, Literal, cast

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field
from starlette.requests import HTTPConnection

from tarok.club.board import EventBoard
from tarok.club.notes import Drawn
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import json_of, limited
from tarok.server.table.request_fields import Whole, Word
from tarok.server.table.request_models import WHOLE, Error, StrictModel
from tarok.server.tournaments.repository import BookLinks, BookMade, BookRepository, Exchanged
from tarok.validation.bounds import EXACT

MOST: Final = 200
"""How many entries one request may send."""
TOLD: Final = BookMade, EventBoard, Exchanged, BookLinks, list[Drawn]
"""The types of the answers."""
routes: Final = APIRouter(
    prefix="/api/books", responses={status: {"model": Error} for status in (403, 404, 409, 413, 422, 429)}
)
Notes = Annotated[tuple[Whole, ...], Field(max_length=MOST, strict=False)]


class BeginBook(StrictModel):
    """The kind of book to create, and its first entries; the first entry of an event opens it."""

    kind: Literal["sheet", "event"]
    notes: Notes = ()


class Exchange(StrictModel):
    """The number of the last entry that the caller has, and the caller's new entries."""

    after: Annotated[int, Field(ge=0, le=EXACT), WHOLE] = 0
    notes: Notes = ()


class RenewLink(StrictModel):
    """The role whose link is to be replaced: `director`, `table 3`."""

    role: Word


async def _repository(connection: HTTPConnection) -> BookRepository:
    return cast("BookRepository", connection.app.state.book_repository)


RepositoryDependency = Annotated[BookRepository, Depends(_repository)]
EXCHANGES: Final = limited("notes")


@routes.post("", responses=openapi_schemas.answers(BookMade), dependencies=[limited("books")])
async def begin_book(wanted: BeginBook, repository: RepositoryDependency) -> Response:
    """Create a book; each link of it grants its role."""
    return json_of(await repository.begin(wanted.kind, wanted.notes))


@routes.post("/{key}", responses=openapi_schemas.answers(Exchanged), dependencies=[EXCHANGES])
async def exchange_notes(key: str, wanted: Exchange, repository: RepositoryDependency) -> Response:
    """Store the caller's new entries and return those of others; sending entries twice is harmless."""
    return json_of(await repository.exchange(key, wanted.after, wanted.notes))


@routes.get(
    "/{key}/board",
    responses={**openapi_schemas.answers(EventBoard), 304: {"description": "It is as it was."}},
    dependencies=[EXCHANGES],
)
async def show_board(key: str, request: Request, repository: RepositoryDependency) -> Response:
    """The state of an event as the caller may see it; 304 if it equals the caller's (ETag)."""
    shown = await repository.board(key)
    headers = {"ETag": f'W/"{shown.tag}"', "Cache-Control": "private, no-cache"}
    if shown.tag in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(shown.text, headers=headers, media_type="application/json")


@routes.get("/{key}/draw", responses=openapi_schemas.answers(list[Drawn]), dependencies=[EXCHANGES])
async def propose_draw(key: str, repository: RepositoryDependency) -> Response:
    """Propose the seating of the next rounds of an event to the director, who may accept it."""
    return json_of(await repository.draw(key))


@routes.get("/{key}/links", responses=openapi_schemas.answers(BookLinks), dependencies=[EXCHANGES])
async def tell_links(key: str, repository: RepositoryDependency) -> Response:
    """The links that the caller may hand on."""
    return json_of(await repository.links(key))


@routes.post("/{key}/links", responses=openapi_schemas.answers(BookLinks), dependencies=[EXCHANGES])
async def renew_link(key: str, wanted: RenewLink, repository: RepositoryDependency) -> Response:
    """Replace the link of a role: the old link stops working."""
    return json_of(await repository.renew(key, wanted.role))


@routes.delete("/{key}", dependencies=[EXCHANGES])
async def erase_book(key: str, repository: RepositoryDependency) -> dict[str, bool]:
    """Delete a book: for the director, or any writer of a sheet."""
    await repository.erase(key)
    return {"ok": True}
