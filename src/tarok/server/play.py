"""The WebSocket of an open page: states go out, what the person says comes in."""

import logging
import time
from collections.abc import Coroutine
from typing import Any

import anyio
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect

from tarok.server import meters
from tarok.server.errors import Wrong
from tarok.server.hall import Hall
from tarok.server.home import of_our_page
from tarok.server.messages import PROTOCOL, Act, Refused, Suggestion, understand
from tarok.server.pages import Page
from tarok.server.rooms import Room
from tarok.server.watching import Watching
from tarok.wire import to_json

NO_PLACE, NO_TABLE, OUTDATED, LATER = 4403, 4404, 4409, 1013

log = logging.getLogger(__name__)


async def play(websocket: WebSocket, table: str, guest: str | None, hall: Hall) -> None:
    """Let the guest who is calling play at the table, if a place there is theirs, or look on."""
    if await _admitted(websocket):
        await _enter(websocket, hall, table, guest, None)


async def look_on(websocket: WebSocket, link: str, hall: Hall, watching: Watching) -> None:
    """Let whoever is calling by this link look on at a table."""
    if await _admitted(websocket):
        try:
            await _enter(websocket, hall, await watching.table(link), None, link)
        except Wrong:
            await websocket.close(NO_TABLE)


async def _admitted(websocket: WebSocket) -> bool:
    """Whether the page that is calling is ours, and speaks as we do; otherwise the call is over."""
    if not of_our_page(websocket):
        await websocket.close()
        return False
    await websocket.accept()  # a page can only read why it was closed if it was open
    if websocket.query_params.get("protocol") not in {None, str(PROTOCOL)}:
        await websocket.close(OUTDATED)
        return False
    return True


async def _enter(websocket: WebSocket, hall: Hall, table: str, guest: str | None, link: str | None) -> None:
    """Open a page at a table for whoever may have one there."""
    remembers = "protocol" in websocket.query_params
    try:
        async with hall.room(table) as room:
            if room.users > 1:  # other processes may have stored what this one has not read yet
                await room.read_on()
            if not room.table.admits(guest):
                await websocket.close(NO_PLACE)
            else:
                await _converse(websocket, room.join(guest, remembers=remembers, link=link), room)
                if room.table.lives and not room.watched:
                    hall.linger(table)
    except Wrong:
        await websocket.close(NO_TABLE)
    except DBAPIError:
        log.exception("a page cannot be let in")
        await websocket.close(LATER)


async def _converse(websocket: WebSocket, page: Page, room: Room) -> None:
    """Speak and listen until the page is gone, or has to be given up."""
    has_place = room.table.place_of(page.guest) is not None
    meters.come(page.guest, has_place=has_place)
    try:
        async with anyio.create_task_group() as tasks:

            async def until_its_end(work: Coroutine[Any, Any, object]) -> None:
                await work
                tasks.cancel_scope.cancel()

            for work in (_speak(websocket, page), _listen(websocket, room, page), page.lost.wait()):
                tasks.start_soon(until_its_end, work)
    finally:
        room.leave(page)
        meters.go(page.guest, has_place=has_place)
    if page.lost.is_set():
        with anyio.move_on_after(1):
            await websocket.close(LATER)


async def _speak(websocket: WebSocket, page: Page) -> None:
    try:
        while True:
            await websocket.send_text(await page.news.get())
    except WebSocketDisconnect:
        return


async def _listen(websocket: WebSocket, room: Room, page: Page) -> None:
    try:
        with anyio.CancelScope(shield=True):  # what has been begun is stored, told and followed by the bots
            await room.begin(page)
    except DBAPIError:
        log.exception("table %s: a page cannot be let in", room.table.id)
        page.lost.set()
        return
    while (received := await websocket.receive())["type"] == "websocket.receive":
        with anyio.CancelScope(shield=True):
            await _hear(received.get("text"), room, page)


async def _hear(text: str | None, room: Room, page: Page) -> None:
    message, heard = understand(text), time.perf_counter()
    answer: Refused | Suggestion | None
    try:
        answer = await room.hear(page, message) if message else Refused(room.table.seq, "garbled")
        if isinstance(message, Act) and not answer:
            meters.MOVES.note(time.perf_counter() - heard)
        if not answer:
            await room.go_on()
    except DBAPIError:
        log.exception("table %s: nothing can be stored", room.table.id)
        room.go_on_later()
        answer = Refused(room.table.seq, "not_stored")
    if isinstance(answer, Refused):
        meters.REFUSED.count(label=answer.error)
    if answer:
        page.tell(to_json(answer).decode())
