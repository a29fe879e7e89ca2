"""A server that listens on a real socket, guests who call on it, and the seats where they play."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx2
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tarok.server.app import application
from tarok.server.http.listeners import bind_socket
from tarok.server.storage.event_store import EventStore, Record

State = dict[str, Any]
PATIENCE = 30
"""How many seconds no answer takes, even on a machine that has a lot to do."""
FORE = ("you", "rule", "rule")
"""Who sits at the toy game: the caller is at seat 0."""


def waited(asked: Callable[[], Any]) -> Any:
    """Wait until something is so, and return it."""
    until = time.monotonic() + PATIENCE
    while not (found := asked()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


class LiveServer:
    """A server in a thread of its own."""

    def __init__(self, database: str | Path, **parts: Any) -> None:
        self.socket = bind_socket("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        app = application(database, **parts)
        self._server = uvicorn.Server(self.configured(app))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self.socket]})

    def configured(self, app: FastAPI) -> uvicorn.Config:
        """Return the settings of uvicorn: guests here play faster than people."""
        return uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1)

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join()
        self.socket.close()

    def guest(self) -> "Guest":
        return Guest(self.host)


class Hands:
    """A clock whose hands the test moves."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


def facts_of(database: str, stream: str) -> list[Record]:
    """Return what is stored."""

    async def look() -> list[Record]:
        store = EventStore(database)
        try:
            return await store.read(stream)
        finally:
            await store.close()

    return asyncio.run(look())


def store_facts(database: str, stream: str, *noted: Any) -> None:
    """Store notes as a former edition did, which did not look at them as this one does."""

    async def append() -> None:
        store = EventStore(database)
        try:
            last = len(await store.read(stream))
            assert await store.append(stream, last, [("noted", json.dumps(each)) for each in noted])
        finally:
            await store.close()

    asyncio.run(append())


class Guest:
    """Somebody with a browser: cookies, once they have got some."""

    def __init__(self, host: str, cookie: str = "") -> None:
        self.host = host
        self.cookie = cookie

    def get(self, path: str) -> httpx2.Response:
        return self.call("GET", path)

    def post(self, path: str, body: object) -> httpx2.Response:
        return self.call("POST", path, json=body)

    def call(self, method: str, path: str, **more: Any) -> httpx2.Response:
        headers = {**({"cookie": self.cookie} if self.cookie else {}), **more.pop("headers", {})}
        more.setdefault("timeout", PATIENCE)
        # A client that verifies certificates loads them all, 30 ms of work, which no http:// needs.
        response = httpx2.request(method, f"http://{self.host}{path}", headers=headers, verify=False, **more)
        for said in response.headers.get_list("set-cookie"):
            self.keep(said.split(";")[0])
        return response

    def keep(self, cookie: str) -> None:
        """Keep a cookie, in place of another of its name."""
        name = cookie.partition("=")[0]
        others = [each for each in self.cookie.split("; ") if each.partition("=")[0] not in {name, ""}]
        self.cookie = "; ".join([*others, cookie])

    def open(self, *players: str, game: str = "toy", manners: Any = None, **options: Any) -> str:
        """Open a table and return its id."""
        words = {"players": players} if players else {}
        words |= {"manners": manners} if manners else {}
        response = self.post("/api/tables", {"game": game, "options": options, **words})
        assert 200 == response.status_code, response.text
        return str(response.json()["table"])

    def sit(self, table: str, place: int) -> httpx2.Response:
        return self.post(f"/api/tables/{table}/seat", {"place": place})

    def dial(self, line: socket.socket, table: str) -> None:
        """Open a page over a line of one's own, which then holds frames as they are on the wire."""
        line.sendall(
            f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {self.host}\r\nCookie: {self.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"

    def play(
        self, table: str, *, protocol: int | None = None, page: str = "", headed: Any = (), **more: Any
    ) -> "Seat":
        headers = {**({"Cookie": self.cookie} if self.cookie else {}), **dict(headed)}
        query = "" if protocol is None else f"?protocol={protocol}&page={page}"
        address = f"ws://{self.host}/api/tables/{table}/play{query}"
        return Seat(
            connect(address, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1, **more)
        )


class Seat:
    """An open page at a table; `last` is the state it shows."""

    def __init__(self, connection: AbstractContextManager[ClientConnection]) -> None:
        self._connection = connection
        self.last: State = {}
        self.talk: list[State] = []

    def __enter__(self) -> Self:
        self.socket: ClientConnection = self._connection.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.__exit__(kind, error, trace)

    def hear(self) -> State:
        """Wait for the next message; what people say is put into `talk`, and how many pages one has, away."""
        while (message := self.hear_any())["type"] in {"talk", "also"}:
            pass
        if message["type"] == "state":
            self.last = message
        return message

    def hear_any(self) -> State:
        """Wait for the next message, be it only what people say."""
        message: State = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] == "talk":
            self.talk.append(message)
        return message

    def hear_until(self, wanted: Callable[[State], object]) -> State:
        while not (self.last and wanted(self.last)):
            message = self.hear()
            assert "state" == message["type"], message
        return self.last

    def hear_after(self, v: int) -> State:
        return self.hear_until(lambda state: state["v"] > v)

    def hear_deal(self, number: int) -> State:
        return self.hear_until(lambda state: state["table"]["deal"] == number)

    def closed(self) -> int:
        """Wait until the server closes the connection, and return its code."""
        with suppress(ConnectionClosed):
            while True:
                self.socket.recv(timeout=PATIENCE)
        assert self.socket.close_code is not None
        return self.socket.close_code

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def act(self, action: object, v: int | None = None) -> None:
        self.say(type="act", v=self.last["v"] if v is None else v, action=action)

    def do(self, action: object) -> State:
        """Act, and wait until it has been done."""
        self.act(action)
        return self.hear_after(self.last["v"])

    def next(self) -> None:
        self.say(type="next", v=self.last["v"])

    def stop(self) -> None:
        self.say(type="stop", v=self.last["v"])

    def play_on(self, choose: Callable[[State], Any]) -> State:
        """Play to the end of the deal."""
        while not self.hear_until(my_turn_or_over)["view"]["ended"]:
            self.do(choose(self.last["view"]))
        return self.last


def my_turn_or_over(state: State) -> bool:
    return bool(state["view"]["legal"] or state["view"]["ended"])


def lowest(view: State) -> Any:
    first = view["legal"][0]
    return card(first) if isinstance(first, int) else first


def card(number: int) -> dict[str, Any]:
    return {"type": "play", "card": number}


def seated(guest: Guest, *players: str, **options: Any) -> Seat:
    return guest.play(guest.open(*players, **options))
