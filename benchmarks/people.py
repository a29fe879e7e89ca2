"""People at the tables of a real server, which cannot tell them from pages: each has a cookie and a line."""

import asyncio
import http.client
import json
import random
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

PROTOCOL = 4
"""The edition of the messages that our people speak."""
FRAMES, EVERY = 90.0, 0.2
"""How many messages a page says at once, and after how many seconds one more: a little less than it may."""
AGAIN = 0.5
"""After how many seconds somebody tries once more who was refused."""
MANNERS = {"host_begins": True, "onlookers": "table", "pace": "relaxed"}


class Counts(Struct):
    """What was done at some tables, and how many seconds it took until it was seen: by the actor, and others.

    `moves` are the actions and the wishes for the next deal, `refused` those that were not taken, `lost` are
    the lines that the server has closed.
    """

    moves: int = 0
    refused: int = 0
    lost: int = 0
    own: list[float] = msgspec.field(default_factory=list)
    others: list[float] = msgspec.field(default_factory=list)

    def clear(self) -> None:
        """Count anew."""
        self.moves = self.refused = self.lost = 0
        self.own.clear()
        self.others.clear()


class ViewTold(Struct):
    """What matters of a view."""

    log: list[msgspec.Raw]
    legal: list[int | str | dict[str, Any]]
    ended: str


class TableTold(Struct):
    """What matters of a table."""

    deal: int
    waiting: list[int]


class Told(Struct):
    """What a page is told: of a state what matters for play."""

    type: str
    v: int = 0
    view: ViewTold | None = None
    table: TableTold | None = None


class Wanted(NamedTuple):
    """What tables are wanted: of which game, for how many, and how long people think before they act."""

    game: str
    people: int
    pause: float


TOLD = msgspec.json.Decoder(Told)


class Table:
    """A table of people, and when its last action was sent, by whom."""

    def __init__(self, name: str, cookies: Sequence[str], counts: Counts, wanted: Wanted) -> None:
        self.name = name
        self.counts = counts
        self.pause = wanted.pause
        self.pages = [Page(self, place, cookie) for place, cookie in enumerate(cookies)]
        self._actor: Page | None = None
        self._sent, self._v = 0.0, 0
        self._blind: set[Page] = set()

    def acts(self, page: "Page", v: int) -> None:
        """Note that somebody acts in the position `v`: all pages wait for what comes of it."""
        self._actor, self._sent, self._v, self._blind = page, time.perf_counter(), v, set(self.pages)

    def sees(self, page: "Page", v: int) -> None:
        """Note how long it took until a page saw what somebody did."""
        if page in self._blind and v > self._v:
            self._blind.discard(page)
            took = time.perf_counter() - self._sent
            (self.counts.own if page is self._actor else self.counts.others).append(took)


class Page(asyncio.Protocol):
    """An open page: it remembers, unpacks what it is told, and acts as soon as it may, or after a pause."""

    def __init__(self, table: Table, place: int, cookie: str) -> None:
        self._table = table
        self._place = place
        self._cookie = cookie
        self._left, self._counted = FRAMES, time.monotonic()
        self._done: object = None
        self.last: Told | None = None
        self._heard = asyncio.Event()
        self.playing = True

    async def open(self, host: str, port: int) -> None:
        """Call the server, and wait until it says how things stand; so does whoever comes back."""
        self._heard.clear()
        self._done, self._left = None, FRAMES
        uri = parse_uri(f"ws://{host}:{port}/api/tables/{self._table.name}/play?protocol={PROTOCOL}")
        packing = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]
        self._speaks = ClientProtocol(uri, extensions=packing, max_size=None)
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        await self._heard.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        request = self._speaks.connect()
        request.headers["Cookie"] = self._cookie
        self._speaks.send_request(request)
        self._send()

    def data_received(self, data: bytes) -> None:
        self._speaks.receive_data(data)
        for event in self._speaks.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(TOLD.decode(event.data))
        self._send()

    def connection_lost(self, _: Exception | None) -> None:
        if self.playing:
            self._table.counts.lost += 1

    def say(self, **message: object) -> None:
        """Say something, as soon as one may say as much."""
        if self._speaks.state is not State.OPEN:
            return
        now = time.monotonic()
        self._left = min(FRAMES, self._left + (now - self._counted) / EVERY)
        self._counted = now
        self._left -= 1
        if self._left < 0:
            asyncio.get_running_loop().call_later(-self._left * EVERY, self._say, message)
        else:
            self._say(message)

    def begin(self) -> None:
        """Say that it begins."""
        assert self.last is not None
        self.say(type="begin", v=self.last.v)

    def leave(self) -> None:
        """Close the page."""
        self.playing = False
        if self._speaks.state is State.OPEN:
            self._speaks.send_close(1001)
            self._send()
        self.transport.close()

    def _say(self, message: dict[str, object]) -> None:
        if self._speaks.state is not State.OPEN:
            return
        if message["type"] == "act":
            assert isinstance(message["v"], int)
            self._table.acts(self, message["v"])
        self._speaks.send_text(json.dumps(message).encode())
        self._send()

    def _send(self) -> None:
        for data in self._speaks.data_to_send():
            if data:
                self.transport.write(data)

    def _hear(self, told: Told) -> None:
        self._heard.set()
        if told.type == "refused":
            self._table.counts.refused += 1
            asyncio.get_running_loop().call_later(AGAIN, self._try_again)
        elif told.type != "talk":
            self.last = told
            self._table.sees(self, told.v)
            self._decide()

    def _try_again(self) -> None:
        self._done = None
        self._decide()

    def _decide(self) -> None:
        """Do what is due, once."""
        told = self.last
        if told is None or told.view is None or told.table is None or not self.playing:
            return
        due = told.view.legal or (told.view.ended and self._place in told.table.waiting)
        position = told.table.deal, len(told.view.log)
        if not due or position == self._done:
            return
        self._done = position
        if self._table.pause:
            pause = random.uniform(0.5, 1.5) * self._table.pause
            asyncio.get_running_loop().call_later(pause, self._do)
        else:
            self._do()

    def _do(self) -> None:
        told = self.last
        assert told is not None
        assert told.view is not None
        if not self.playing:
            return
        self._table.counts.moves += 1
        if told.view.legal:
            self.say(type="act", v=told.v, action=_action(random.choice(told.view.legal)))
        else:
            self.say(type="next", v=told.v)


def _action(said: float | str | dict[str, Any]) -> object:
    """Return an action that was told in brief."""
    match said:
        case str():
            return {"type": "announce", "bonus": said}
        case dict():
            return said
        case _:
            return {"type": "play", "card": said}


class Caller:
    """Somebody who asks the server for things, one after the other, on one connection."""

    def __init__(self, host: str, port: int) -> None:
        self._connection = http.client.HTTPConnection(host, port, timeout=60)

    def open_table(self, wanted: Wanted, counts: Counts) -> Table:
        """Open a table and seat everybody."""
        players = ["you", *["open"] * (wanted.people - 1)]
        asked = {"game": wanted.game, "players": players, "manners": MANNERS, "name": "Ana 0"}
        told, cookie = self.post("/api/tables", asked)
        name, cookies = str(told["table"]), [cookie]
        for place in range(1, wanted.people):
            _, cookie = self.post(f"/api/tables/{name}/seat", {"place": place, "name": f"Ana {place}"})
            cookies.append(cookie)
        return Table(name, cookies, counts, wanted)

    def post(self, path: str, body: object) -> tuple[dict[str, Any], str]:
        """Return what is answered, and the cookie that comes along."""
        self._connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._connection.getresponse()
        said = answer.read()
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status} {said.decode()}")
        return json.loads(said), (answer.getheader("Set-Cookie") or "").split(";")[0]
