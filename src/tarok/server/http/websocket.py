"""The WebSocket endpoint of a table: view updates out, commands in."""

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
from tarok.server.room.admission_queue import AdmissionQueue
from tarok.server.room.connection_limits import REASONS, TOO_MANY, ConnectionLimits
from tarok.server.room.connections import LATER, Connection
from tarok.server.room.my_tables import is_awaited
from tarok.server.room.room import Room
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.room.service_state import ServiceMonitor
from tarok.server.room.spectator_links import SpectatorLinks
from tarok.server.storage.conditions import Trouble
from tarok.server.table.messages import PROTOCOL, Act, Refused, Suggest, understand
from tarok.server.table.state import Table

SEEDS: Final = {"": 1, "2": 2}
"""The version of the shuffle that a page supports if it sends this value of `seeds`."""
NO_PLACE, NO_TABLE, OUTDATED = 4403, 4404, 4409
LONGEST_NAME: Final = 32
"""How many characters count of the name by which a page calls again."""
STRANGERS: Final = {SIGNED_OUT: 4401, EXPIRED: 4408}
"""The close reason for a connection without a valid cookie."""

log = logging.getLogger(__name__)


class Call(NamedTuple):
    """A WebSocket request: its guest, or the spectator link that it uses."""

    websocket: WebSocket
    guest: str | None
    link: str | None = None

    @property
    def who(self) -> tuple[str | None, str]:
        """Whose doing it is: of which guest, and from which address."""
        return self.guest, address_of(self.websocket)

    @property
    def admission(self) -> AdmissionQueue:
        return cast("RoomRegistry", self.websocket.app.state.rooms).admission

    @property
    def gone(self) -> bool:
        """Whether the connection has been lost, as far as the protocol has noticed."""
        cut: Callable[[], bool] | None = getattr(self.websocket.state, "gone", None)
        return cut is not None and cut()

    async def close(self, code: int) -> None:
        """Close the connection with a reason, unless it is closed already."""
        # Starlette raises one of two errors for a closed connection
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.websocket.close(code, REASONS.get(code))


async def play(websocket: WebSocket, table: str, guest: str | None, rooms: RoomRegistry) -> None:
    """Connect the calling guest to the table as a player if they have a seat, else as a spectator."""
    call = Call(websocket, guest)
    if await _admitted(call):
        await _enter(call, rooms, table)


async def look_on(websocket: WebSocket, link: str, rooms: RoomRegistry, watching: SpectatorLinks) -> None:
    """Connect the caller to a table as a spectator by this link."""
    call = Call(websocket, None, link)
    if await _admitted(call):
        try:
            await _enter(call, rooms, await watching.table(link))
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


async def _enter(call: Call, rooms: RoomRegistry, table: str) -> None:
    """Open the connection to a table if the caller may have one there."""
    says = call.websocket.query_params
    watch = cast("ServiceMonitor", call.websocket.app.state.service_monitor)
    before = await _told_trouble(call, watch)
    try:
        async with AsyncExitStack() as stay:
            async with rooms.admission.slot(awaited="awaited" in says):
                if call.gone:
                    return
                room = await stay.enter_async_context(rooms.room(table))
            if room.users > 1:  # other processes may have stored events that this one has not read yet
                await room.refresh()
            if not room.table.admits(call.guest):
                why = guests_of(call.websocket).why(call.websocket)
                await call.close(STRANGERS[why] if why else NO_PLACE)
            else:
                connection = room.join(
                    call.guest,
                    wants_brief="protocol" in says,
                    link=call.link,
                    shuffle_scheme=SEEDS.get(says.get("seeds", "0"), 0),
                    name=says.get("page", "")[:LONGEST_NAME],
                    wants_service="service" in says,
                )
                if connection.wants_service and watch.trouble != before:
                    connection.send(watch.message)
                await _converse(call, connection, room)
                if room.table.lives and not room.has_connections:
                    rooms.mark_absent_later(table)
    except RequestError:
        await call.close(NO_TABLE)
    except DBAPIError:
        log.exception("a page cannot be let in")
        watch.check()
        await _told_trouble(call, watch)
        await call.close(LATER)


async def _told_trouble(call: Call, watch: ServiceMonitor) -> Trouble | None:
    """Send the server's problem to a connection that is not yet admitted, and return it."""
    if watch.trouble and "service" in call.websocket.query_params:
        with suppress(WebSocketDisconnect, RuntimeError):
            await call.websocket.send_text(watch.message)
    return watch.trouble


async def _converse(call: Call, connection: Connection, room: Room) -> None:
    """Speak and listen until the page is gone, or has to be given up."""
    limits = cast("ConnectionLimits", call.websocket.app.state.connection_limits)
    address = address_of(call.websocket)
    entered = limits.open(connection, room.table.id, address)
    has_place = room.table.place_of(connection.guest) is not None
    metrics_registry.come(connection.guest, has_place=has_place)
    try:
        if entered:
            await _speak_and_listen(call, connection, room)
        else:
            connection.close(TOO_MANY)
    finally:
        room.leave(connection)
        metrics_registry.go(connection.guest, has_place=has_place)
        if entered:
            limits.close(connection, room.table.id, address)
    if connection.closed.is_set():
        with anyio.move_on_after(1):
            await call.close(connection.close_code)


async def _speak_and_listen(call: Call, connection: Connection, room: Room) -> None:
    async with anyio.create_task_group() as tasks:

        async def until_its_end(work: Coroutine[Any, Any, object]) -> None:
            await work
            tasks.cancel_scope.cancel()

        for work in (
            _speak(call.websocket, connection),
            _listen(call, room, connection),
            connection.closed.wait(),
        ):
            tasks.start_soon(until_its_end, work)


async def _speak(websocket: WebSocket, connection: Connection) -> None:
    try:
        while True:
            await websocket.send_text(await connection.next_message())
    except WebSocketDisconnect:
        return


async def _listen(call: Call, room: Room, connection: Connection) -> None:
    try:
        # a command that has been started is stored and broadcast, and the bots follow
        with anyio.CancelScope(shield=True):
            awaited = connection.guest is not None and is_awaited(room.table, connection.guest)
            async with call.admission.slot(awaited=awaited):
                if call.gone:
                    return
                await room.on_connect(connection)
            await room.deal()
    except DBAPIError:
        log.exception("table %s: a page cannot be let in", room.table.id)
        connection.close(LATER)
        return
    while (received := await call.websocket.receive())["type"] == "websocket.receive":
        with anyio.CancelScope(shield=True):
            await _hear(call, received.get("text"), room, connection)


async def _hear(call: Call, text: str | None, room: Room, connection: Connection) -> None:
    message, before, heard = understand(text), room.table, time.perf_counter()
    answer: Refused | None
    try:
        if isinstance(message, Suggest):
            await limits_of(call.websocket).spend("suggestions", *call.who)
        answer = await room.handle(connection, message) if message else Refused(room.table.seq, "garbled")
        if isinstance(message, Act) and not answer:
            metrics_registry.MOVES.note(time.perf_counter() - heard)
            if message.coach:
                await _coach(call, room, connection, before, message)
    except RequestError as wrong:
        answer = Refused(room.table.seq, wrong.error)
    except DBAPIError:
        log.exception("table %s: nothing can be stored", room.table.id)
        room.run_bots_later()
        answer = Refused(room.table.seq, "not_stored")
    if answer:
        metrics_registry.REFUSED.count(label=answer.error)
        connection.send(to_json(answer).decode())
    else:
        await _go_on(room)


async def _coach(call: Call, room: Room, connection: Connection, before: Table, message: Act) -> None:
    """Have the coach judge an action, unless the guest is over the limit."""
    with suppress(RequestError):
        await limits_of(call.websocket).spend("suggestions", *call.who)
        room.hints.judge_later(connection, before, message)


async def _go_on(room: Room) -> None:
    """Run the bots, now or later: the answer to the command has been sent already."""
    try:
        await room.run_bots()
    except DBAPIError:
        log.exception("table %s: the moves of bots cannot be stored", room.table.id)
        room.run_bots_later()
