"""The WebSocket of an open page: states go out, what the person says comes in."""

import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from typing import Any, Final, NamedTuple, cast

import anyio
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect

from tarok.engine.json_codec import to_json
from tarok.server.accounts.guests import EXPIRED, SIGNED_OUT
from tarok.server.core import metrics_registry
from tarok.server.core.errors import RequestError
from tarok.server.core.public_address import of_our_page
from tarok.server.http.dependencies import address_of, guests_of, limits_of
from tarok.server.room.admission_queue import Entrance
from tarok.server.room.connection_limits import REASONS, TOO_MANY, Sockets
from tarok.server.room.connections import LATER, Page
from tarok.server.room.my_tables import awaits
from tarok.server.room.room import Room
from tarok.server.room.room_registry import Hall
from tarok.server.room.service_state import Watch
from tarok.server.room.spectator_links import Watching
from tarok.server.storage.conditions import Trouble
from tarok.server.table.messages import PROTOCOL, Act, Refused, Suggest, understand
from tarok.server.table.state import Table

SEEDS: Final = {"": 1, "2": 2}
"""Which scheme of the shuffle a page knows that says this of `seeds`."""
NO_PLACE, NO_TABLE, OUTDATED = 4403, 4404, 4409
LONGEST_NAME: Final = 32
"""How many characters count of the name by which a page calls again."""
STRANGERS: Final = {SIGNED_OUT: 4401, EXPIRED: 4408}
"""Why a page is closed whose cookie counts no more."""

log = logging.getLogger(__name__)


class Call(NamedTuple):
    """A page that is calling: whose it is, or the link by which it wants to look on."""

    websocket: WebSocket
    guest: str | None
    link: str | None = None

    @property
    def who(self) -> tuple[str | None, str]:
        """Whose doing it is: of which guest, and from which address."""
        return self.guest, address_of(self.websocket)

    @property
    def entrance(self) -> Entrance:
        return cast("Hall", self.websocket.app.state.hall).entrance

    @property
    def gone(self) -> bool:
        """Whether the line has been cut, as far as whoever holds it says so."""
        cut: Callable[[], bool] | None = getattr(self.websocket.state, "gone", None)
        return cut is not None and cut()

    async def close(self, code: int) -> None:
        """Close the page, and say why; perhaps it has gone."""
        with suppress(WebSocketDisconnect, RuntimeError):  # Starlette has two ways to say so
            await self.websocket.close(code, REASONS.get(code))


async def play(websocket: WebSocket, table: str, guest: str | None, hall: Hall) -> None:
    """Let the guest who is calling play at the table, if a place there is theirs, or look on."""
    call = Call(websocket, guest)
    if await _admitted(call):
        await _enter(call, hall, table)


async def look_on(websocket: WebSocket, link: str, hall: Hall, watching: Watching) -> None:
    """Let whoever is calling by this link look on at a table."""
    call = Call(websocket, None, link)
    if await _admitted(call):
        try:
            await _enter(call, hall, await watching.table(link))
        except RequestError:
            await call.close(NO_TABLE)


async def _admitted(call: Call) -> bool:
    """Whether the page that is calling is ours, and speaks as we do; otherwise the call is over."""
    if not of_our_page(call.websocket):
        await call.websocket.close()
        return False
    await call.websocket.accept()  # a page can only read why it was closed if it was open
    if call.websocket.query_params.get("protocol") not in {None, str(PROTOCOL)}:
        await call.close(OUTDATED)
        return False
    if call.gone:  # it called while the server stood still, and has called again since
        return False
    try:
        await limits_of(call.websocket).spend("sockets", *call.who)
    except RequestError:
        await call.close(TOO_MANY)
        return False
    return True


async def _enter(call: Call, hall: Hall, table: str) -> None:
    """Open a page at a table for whoever may have one there."""
    says = call.websocket.query_params
    watch = cast("Watch", call.websocket.app.state.watch)
    before = await _told_trouble(call, watch)
    try:
        async with AsyncExitStack() as stay:
            async with hall.entrance.turn(awaited="awaited" in says):
                if call.gone:
                    return
                room = await stay.enter_async_context(hall.room(table))
            if room.users > 1:  # other processes may have stored what this one has not read yet
                await room.read_on()
            if not room.table.admits(call.guest):
                why = guests_of(call.websocket).why(call.websocket)
                await call.close(STRANGERS[why] if why else NO_PLACE)
            else:
                page = room.join(
                    call.guest,
                    remembers="protocol" in says,
                    link=call.link,
                    seeds=SEEDS.get(says.get("seeds", "0"), 0),
                    name=says.get("page", "")[:LONGEST_NAME],
                    served="service" in says,
                )
                if page.served and watch.trouble != before:
                    page.tell(watch.told)
                await _converse(call, page, room)
                if room.table.lives and not room.watched:
                    hall.linger(table)
    except RequestError:
        await call.close(NO_TABLE)
    except DBAPIError:
        log.exception("a page cannot be let in")
        watch.look()
        await _told_trouble(call, watch)
        await call.close(LATER)


async def _told_trouble(call: Call, watch: Watch) -> Trouble | None:
    """Tell a page that is not let in yet what is wrong with the server, and return that."""
    if watch.trouble and "service" in call.websocket.query_params:
        with suppress(WebSocketDisconnect, RuntimeError):
            await call.websocket.send_text(watch.told)
    return watch.trouble


async def _converse(call: Call, page: Page, room: Room) -> None:
    """Speak and listen until the page is gone, or has to be given up."""
    sockets, address = cast("Sockets", call.websocket.app.state.sockets), address_of(call.websocket)
    entered = sockets.enter(page, room.table.id, address)
    has_place = room.table.place_of(page.guest) is not None
    metrics_registry.come(page.guest, has_place=has_place)
    try:
        if entered:
            await _speak_and_listen(call, page, room)
        else:
            page.give_up(TOO_MANY)
    finally:
        room.leave(page)
        metrics_registry.go(page.guest, has_place=has_place)
        if entered:
            sockets.leave(page, room.table.id, address)
    if page.lost.is_set():
        with anyio.move_on_after(1):
            await call.close(page.why)


async def _speak_and_listen(call: Call, page: Page, room: Room) -> None:
    async with anyio.create_task_group() as tasks:

        async def until_its_end(work: Coroutine[Any, Any, object]) -> None:
            await work
            tasks.cancel_scope.cancel()

        for work in (_speak(call.websocket, page), _listen(call, room, page), page.lost.wait()):
            tasks.start_soon(until_its_end, work)


async def _speak(websocket: WebSocket, page: Page) -> None:
    try:
        while True:
            await websocket.send_text(await page.next())
    except WebSocketDisconnect:
        return


async def _listen(call: Call, room: Room, page: Page) -> None:
    try:
        with anyio.CancelScope(shield=True):  # what has been begun is stored, told and followed by the bots
            awaited = page.guest is not None and awaits(room.table, page.guest)
            async with call.entrance.turn(awaited=awaited):
                if call.gone:
                    return
                await room.come_in(page)
            await room.deal()
    except DBAPIError:
        log.exception("table %s: a page cannot be let in", room.table.id)
        page.give_up(LATER)
        return
    while (received := await call.websocket.receive())["type"] == "websocket.receive":
        with anyio.CancelScope(shield=True):
            await _hear(call, received.get("text"), room, page)


async def _hear(call: Call, text: str | None, room: Room, page: Page) -> None:
    message, before, heard = understand(text), room.table, time.perf_counter()
    answer: Refused | None
    try:
        if isinstance(message, Suggest):
            await limits_of(call.websocket).spend("suggestions", *call.who)
        answer = await room.hear(page, message) if message else Refused(room.table.seq, "garbled")
        if isinstance(message, Act) and not answer:
            metrics_registry.MOVES.note(time.perf_counter() - heard)
            if message.coach:
                await _coach(call, room, page, before, message)
    except RequestError as wrong:
        answer = Refused(room.table.seq, wrong.error)
    except DBAPIError:
        log.exception("table %s: nothing can be stored", room.table.id)
        room.go_on_later()
        answer = Refused(room.table.seq, "not_stored")
    if answer:
        metrics_registry.REFUSED.count(label=answer.error)
        page.tell(to_json(answer).decode())
    else:
        await _go_on(room)


async def _coach(call: Call, room: Room, page: Page, before: Table, message: Act) -> None:
    """Let what somebody has done be judged, unless so much was judged already."""
    with suppress(RequestError):
        await limits_of(call.websocket).spend("suggestions", *call.who)
        room.advising.watch(page, before, message)


async def _go_on(room: Room) -> None:
    """Let the bots act, now or later: whoever was heard has been told what came of it."""
    try:
        await room.go_on()
    except DBAPIError:
        log.exception("table %s: what the bots do cannot be stored", room.table.id)
        room.go_on_later()
