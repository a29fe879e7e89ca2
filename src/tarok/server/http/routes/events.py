"""The routes of events played on this server: announce, join, leave and show them."""

import asyncio
import hashlib
from functools import partial
from time import monotonic
from typing import Annotated, Final, Literal, NamedTuple, cast

from fastapi import APIRouter, Depends, Request, Response
from msgspec import Struct
from msgspec.structs import replace
from pydantic import Field
from starlette.requests import HTTPConnection

from tarok.club.notes import Left
from tarok.engine.json_codec import to_json
from tarok.server.accounts.passkeys import Passkeys
from tarok.server.accounts.rate_limits import household
from tarok.server.core.errors import RequestError
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import (
    OptionalGuest,
    RequiredGuest,
    RoomsDependency,
    WelcomedGuest,
    address_of,
    json_of,
    limited,
)
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.room.spectator_links import SpectatorLinks
from tarok.server.storage.event_store import EventStore
from tarok.server.table.alias import alias
from tarok.server.table.display_names import cleaned, distinct
from tarok.server.table.places import Person
from tarok.server.table.request_fields import Rules, Word
from tarok.server.table.request_models import WHOLE, Error, Introduced, StrictModel
from tarok.server.tournaments.listing import EventInfo, EventView, OwnEvent, info, own, told
from tarok.server.tournaments.online_event import (
    Announced,
    EntryWriter,
    Joined,
    Online,
    Plan,
    format_of,
    is_bot,
    joined,
    seats_of,
)
from tarok.server.tournaments.registry import EventRegistry
from tarok.server.tournaments.repository import STREAMS, BookRepository
from tarok.validation.causes import cause_of

MOST: Final = 200
"""How many people can take part in an event at most."""
AT_ONCE: Final = 50
"""How many events there are at the same time that are not over."""
OWN: Final = 2
"""How many of them one guest has announced, and how many were announced from one address."""
SOON: Final = 2 * 24 * 3600
"""The same as `LATEST` for a guest who has no passkey and has not sat at a table here."""
PAST: Final = 20
"""How many that are over are listed, the last of them."""
LATEST: Final = 30 * 24 * 3600
"""How many seconds before its beginning an event may be announced."""
LISTED: Final = 2.0
"""For how many seconds the list of events is cached."""
LONGEST: Final = 60
"""How many characters the title of an event has."""
routes: Final = APIRouter(
    prefix="/api/events",
    responses={status: {"model": Error} for status in (401, 403, 404, 409, 413, 422, 429)},
)


class Announce(StrictModel):
    """The event to create: its plan, and in how many seconds it begins."""

    title: Annotated[str, Field(max_length=LONGEST)] = ""
    kind: Literal["rounds", "arena"]
    game: Word
    options: Rules = Field(default_factory=dict)
    rounds: Annotated[int, Field(ge=1, le=12), WHOLE] = 3
    deals: Annotated[int, Field(ge=1, le=24), WHOLE] = 4
    minutes: Annotated[int, Field(ge=1, le=240), WHOLE] = 30
    pace: Literal["relaxed", "brisk"] = "relaxed"
    boards: bool = False
    starts_in: Annotated[int, Field(ge=0, le=LATEST), WHOLE] = 600


class EventMade(Struct, frozen=True):
    """A new event, and the director's link to its book."""

    id: str
    director: str


TOLD: Final = EventMade, list[EventInfo], EventView, OwnEvent
"""The types of the answers."""


class Parts(NamedTuple):
    """The services that the routes use: event store, books, event registry, spectator links and passkeys."""

    store: EventStore
    repository: BookRepository
    event_registry: EventRegistry
    spectator_links: SpectatorLinks
    passkeys: Passkeys


async def _parts(connection: HTTPConnection) -> Parts:
    state = connection.app.state
    return Parts(
        state.store, state.book_repository, state.event_registry, state.spectator_links, state.passkeys
    )


PartsDependency = Annotated[Parts, Depends(_parts)]


@routes.post("", responses=openapi_schemas.answers(EventMade), dependencies=[limited("events")])
async def announce_event(  # noqa: PLR0913, PLR0917 - all that FastAPI gives it
    request: Request,
    wanted: Announce,
    guest: WelcomedGuest,
    rooms: RoomsDependency,
    parts: PartsDependency,
    response: Response,
) -> Response:
    """Announce an event; the holder of the director's link directs it, but need not be present."""
    if wanted.kind == "arena" and wanted.boards:
        raise RequestError(409, "no_boards")
    try:
        game = rooms.game(wanted.game, wanted.options)
        title = cleaned(wanted.title, LONGEST)
    except RequestError as wrong:
        raise RequestError(404 if wrong.status == 404 else 409, wrong.error) from wrong
    by, home = alias(guest), _home(request, rooms)
    await _check_room(wanted, guest, by, home, parts)
    plan = Plan(
        kind=wanted.kind,
        game=wanted.game,
        options=wanted.options,
        rounds=wanted.rounds,
        deals=wanted.deals,
        minutes=wanted.minutes,
        pace=wanted.pace,
        boards=wanted.boards,
    )
    starts = parts.event_registry.now() + wanted.starts_in
    try:
        played = format_of(plan, game.places)
    except ValueError as error:
        raise RequestError(409, "options", cause_of(error), why=str(error)) from error
    name, made = await parts.repository.announce(title, played, Announced(starts, plan))
    await parts.event_registry.add(name, starts, by, home)
    return _with_cookie(json_of(EventMade(name, made.links["director"])), response)


def _home(request: Request, rooms: RoomRegistry) -> str:
    """Return the mark of the address that is calling; nothing where addresses are not limited."""
    home = household(address_of(request))
    secret = rooms.operator_settings.orders.naming
    return "" if home is None else hashlib.sha256(f"{secret} {home}".encode()).hexdigest()[:16]


async def _check_room(wanted: Announce, guest: str, by: str, home: str, parts: Parts) -> None:
    """RequestError: there are too many events, or the event is too far away for a guest without a passkey."""
    listed = await parts.event_registry.open()
    kept = await parts.store.latest([STREAMS + each.event for each in listed]) if listed else {}
    there = [each for each in listed if STREAMS + each.event in kept]  # others were erased
    if len(there) >= AT_ONCE:
        raise RequestError(409, "too_many_events")
    if not home:
        return
    if max(sum(each.by == by for each in there), sum(each.home == home for each in there)) >= OWN:
        raise RequestError(409, "too_many_own_events", most=OWN)
    if wanted.starts_in > SOON and not await _is_known(guest, parts):
        raise RequestError(409, "too_far_ahead", days=SOON // (24 * 3600))


async def _is_known(guest: str, parts: Parts) -> bool:
    return bool(await parts.store.stays(guest, 1) or await parts.passkeys.of(guest))


@routes.get("", responses=openapi_schemas.answers(list[EventInfo]))
async def list_events(request: Request, parts: PartsDependency) -> Response:
    """The events that are open, running, or over since yesterday: the first to begin first."""
    kept = getattr(request.app.state, "events_told", None)
    if kept is None or kept[0] < monotonic() - LISTED:
        kept = monotonic(), to_json(await _infos(parts))
        request.app.state.events_told = kept
    return Response(cast("bytes", kept[1]), media_type="application/json")


async def _infos(parts: Parts) -> list[EventInfo]:
    known = await parts.event_registry.read()
    past = sorted((each for each in known if each.over is not None), key=lambda each: -each.starts)
    found = []
    for listed in [*(each for each in known if each.over is None), *past[:PAST]]:
        try:
            async with parts.repository.online(listed.event) as (book, online):
                assert book.event is not None
                found.append(info(listed.event, book.event, online))
        except RequestError:
            continue  # it was erased
    return found


@routes.get(
    "/{event}", responses={**openapi_schemas.answers(EventView), 304: {"description": "It is as it was."}}
)
async def show_event(event: str, request: Request, parts: PartsDependency) -> Response:
    """The state of an event, for all callers; 304 if it equals the caller's (ETag)."""
    async with parts.repository.online(event) as (book, _):
        made = partial(told, event, book, parts.spectator_links.name)
        shown = await asyncio.to_thread(book.shown, "event", made)
    headers = {"ETag": f'W/"{shown.tag}"', "Cache-Control": "private, no-cache"}
    if shown.tag in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(shown.text, headers=headers, media_type="application/json")


@routes.get("/{event}/own", responses=openapi_schemas.answers(OwnEvent))
async def show_own(event: str, guest: OptionalGuest, parts: PartsDependency) -> Response:
    """The caller's part in an event: whether they have joined, and where their table is."""
    return json_of(await _own(event, guest, parts.event_registry.now(), parts))


async def _own(event: str, guest: str | None, now: float, parts: Parts) -> OwnEvent:
    async with parts.repository.online(event) as (book, online):
        assert book.event is not None
        told = own(book.event, online, book.seq, guest, now)
    if told.table and not await parts.store.latest([told.table]):  # it is opened in a moment
        return replace(told, table=None, place=None, waits=online.plan.arena)
    return told


@routes.post("/{event}/own", responses=openapi_schemas.answers(OwnEvent), dependencies=[limited("seats")])
async def take_part(  # noqa: PLR0913, PLR0917 - all that FastAPI gives it
    event: str,
    wanted: Introduced,
    guest: WelcomedGuest,
    rooms: RoomsDependency,
    parts: PartsDependency,
    response: Response,
) -> Response:
    """Take part, or be back; in an arena, want to play now.  Once more does no harm."""
    if rooms.operator_settings.bars(guest):
        raise RequestError(403, "barred")
    try:
        person = Person(guest, cleaned(wanted.name), wanted.face)
    except RequestError as wrong:
        raise RequestError(409, wrong.error) from wrong
    await parts.repository.arrange(event, partial(_join, person))
    return _with_cookie(json_of(await _own(event, guest, parts.event_registry.now(), parts)), response)


@routes.delete("/{event}/own", responses=openapi_schemas.answers(OwnEvent), dependencies=[limited("seats")])
async def take_leave(event: str, guest: RequiredGuest, parts: PartsDependency) -> Response:
    """Take part no longer, from the next table on."""
    await parts.repository.arrange(event, partial(_leave, guest))
    return json_of(await _own(event, guest, parts.event_registry.now(), parts))


def _with_cookie(answer: Response, said: Response) -> Response:
    for cookie in said.headers.getlist("set-cookie"):
        answer.headers.append("set-cookie", cookie)
    return answer


def _join(person: Person, online: Online, writer: EntryWriter) -> None:
    """Store that a guest joins.  RequestError: the guest cannot."""
    people = writer.event.state.people
    if online.finished:
        raise RequestError(409, "event_over")
    who = online.who(person.guest)
    known = online.people.get(who or "")
    name = person.name or (known.name if known else "")
    if not name:
        raise RequestError(409, "no_name")
    if who is None:
        if sum(not is_bot(each) for each in writer.event.state.present) >= MOST or len(people) >= 3 * MOST:
            raise RequestError(409, "event_full")
        if not distinct(name, [each.name for each in people.values()]):
            raise RequestError(409, "name_taken")
        who = f"p{len(online.people) + 1}"
    elif known:
        name = known.name  # A participant keeps the name, because others know them by it.
    entered = joined(writer.event, who, name)
    waits = not online.plan.arena or who in online.asked or who in seats_of(writer.event)
    if entered is None and waits:
        return
    face = person.face if person.face is not None or known is None else known.face
    writer.happen(Joined(who, person.guest, name, face))
    if entered:
        writer.note(entered)


def _leave(guest: str, online: Online, writer: EntryWriter) -> None:
    """Store that a guest leaves."""
    who = online.who(guest)
    person = writer.event.state.people.get(who or "")
    if who and person and not person.left:
        writer.note(Left(who))
