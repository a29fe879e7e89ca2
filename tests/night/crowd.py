"""People who play on whatever happens to the server, and remember all that they were told."""

import asyncio
import json
import random
import time
from collections.abc import Sequence
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tarok.engine.deal import act, start
from tarok.engine.json_codec import to_json
from tarok.engine.result import Dealt as DealtEntry
from tarok.games import GAMES
from tarok.scoring.sheet import Sheet
from tarok.server.storage.event_store import Record
from tarok.server.table.events import Dealt, Did, Opened, Settled, read

AGAIN = 0.5, 1.0
"""After how many seconds a page calls again whose line is down: as ours does."""
PAUSE = 0.05, 0.3
PATIENCE = 30.0
GAME = "slovenian"
MANNERS = {"host_begins": True, "onlookers": "table", "pace": "none"}


class Seat:
    """Somebody at a table: what they were told last of each deal, and what of theirs was accepted."""

    def __init__(self, table: "Table", place: int, cookie: str) -> None:
        self.table, self.place, self.cookie = table, place, cookie
        self.v = self.mark = 0
        self.on_the_line = False
        self.resumed: float | None = None
        self.wrong: list[str] = []
        self.logs: dict[int, list[Any]] = {}
        self.accepted: list[tuple[int, int, Any]] = []
        self._last: dict[str, Any] = {"type": "nothing"}
        self._sent: tuple[int, int, Any] | None = None

    async def play(self) -> None:
        """Play; whenever the line is down, call again."""
        crowd = self.table.crowd
        while True:
            address = f"ws://127.0.0.1:{crowd.port}/api/tables/{self.table.name}/play"
            try:
                async with connect(
                    address, additional_headers={"Cookie": self.cookie}, max_size=None
                ) as line:
                    self._sent, self.on_the_line = None, True
                    async for text in line:
                        self._hear(json.loads(text), line)
            except (OSError, EOFError, WebSocketException):
                pass
            self.on_the_line = False
            await asyncio.sleep(random.uniform(*AGAIN))

    def stands(self) -> str:
        """Return what somebody knows who waits for the others, for whoever looks for the reason."""
        told = self._last
        state = told["type"] == "state"
        due, waiting = (told["view"]["due"], told["table"]["waiting"]) if state else (None, None)
        line = "on the line" if self.on_the_line else "off the line"
        stands = f"{told['type']} {told.get('v')}, due {due}, waited for {waiting}, sent {self._sent}"
        return f"{self.table.name}, place {self.place}, {line}: {stands}"

    def _hear(self, told: Any, line: Any) -> None:
        if told["type"] == "refused":
            self._sent = None
            asyncio.get_running_loop().call_later(PAUSE[1], self._do, line, self.v)
        elif told["type"] in {"state", "gathering"}:
            if told["v"] < self.v:
                self.wrong.append(f"v went back from {self.v} to {told['v']}")
            self.v = max(self.v, told["v"])
            if self.v > self.mark and self.resumed is None:
                self.resumed = time.monotonic()
            self._last = told
            if told["type"] == "state":
                self._remember(told["table"]["deal"], told["view"]["log"])
            asyncio.get_running_loop().call_later(random.uniform(*PAUSE), self._do, line, told["v"])

    def _remember(self, deal: int, log: list[Any]) -> None:
        before = self.logs.get(deal, [])
        if log[: len(before)] != before:
            self.wrong.append(f"deal {deal} has changed: {before} became {log}")
        self.logs[deal] = log
        if self._sent and (deal, len(log)) > self._sent[:2]:
            if deal == self._sent[0] and log[self._sent[1]][1] == self._sent[2]:
                self.accepted.append(self._sent)
            self._sent = None

    def _do(self, line: Any, v: int) -> None:
        """Do what is due, unless more has happened meanwhile."""
        told = self._last
        if v != self.v or told["v"] != v or self._sent:
            return
        if told["type"] == "gathering":
            said: dict[str, Any] | None = {"type": "begin", "v": v} if told["host"] == self.place else None
        elif legal := told["view"]["legal"]:
            said = {"type": "act", "v": v, "action": random.choice(legal)}
            self._sent = told["table"]["deal"], len(told["view"]["log"]), said["action"]
        else:
            said = {"type": "next", "v": v} if self.place in told["table"]["waiting"] else None
        if said:
            self.table.crowd.say(line, said)


class Table:
    """A table, and those who sit there."""

    def __init__(self, crowd: "Crowd", people: int) -> None:
        self.crowd = crowd
        players = ["you", *["open"] * (people - 1), *["rule"] * (4 - people)]
        with httpx2.Client(base_url=f"http://127.0.0.1:{crowd.port}", timeout=PATIENCE, verify=False) as host:
            wanted = {"game": GAME, "players": players, "manners": MANNERS, "name": "Ana"}
            self.name = host.post("/api/tables", json=wanted).raise_for_status().json()["table"]
            self.seats = [Seat(self, 0, _cookie(host))]
        for place in range(1, people):
            with httpx2.Client(
                base_url=f"http://127.0.0.1:{crowd.port}", timeout=PATIENCE, verify=False
            ) as guest:
                seat = {"place": place, "name": f"Bine {place}"}
                guest.post(f"/api/tables/{self.name}/seat", json=seat).raise_for_status()
                self.seats.append(Seat(self, place, _cookie(guest)))


def _cookie(guest: httpx2.Client) -> str:
    return "; ".join(f"{name}={said}" for name, said in guest.cookies.items())


class Crowd:
    """People at some tables of a server; each number says how many of them sit at a table with bots."""

    def __init__(self, port: int, tables: Sequence[int]) -> None:
        self.port = port
        self.tables = [Table(self, people) for people in tables]
        self.seats = [seat for table in self.tables for seat in table.seats]
        self._saying: set[asyncio.Task[None]] = set()

    def say(self, line: Any, said: dict[str, Any]) -> None:
        async def send() -> None:
            try:
                await line.send(json.dumps(said))
            except (OSError, WebSocketException):
                return

        task = asyncio.ensure_future(send())
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    def look_at_the_clock(self) -> float:
        """From now on it counts when each sees something new."""
        for seat in self.seats:
            seat.mark = max(other.v for other in seat.table.seats)
            seat.resumed = None
        return time.monotonic()

    async def have_gone_on(self, since: float) -> list[float]:
        """Wait until everybody has seen something new; return after how many seconds each has."""
        until = time.monotonic() + PATIENCE
        while not all(seat.resumed for seat in self.seats):
            if time.monotonic() > until:
                stuck = [seat.stands() for seat in self.seats if not seat.resumed]
                raise AssertionError("nothing goes on:\n" + "\n".join(stuck))
            await asyncio.sleep(0.01)
        return [seat.resumed - since for seat in self.seats if seat.resumed]


def check(table: Table, records: Sequence[Record]) -> int:
    """See that what people were told is stored, and lawful; return how much of theirs was accepted."""
    assert list(range(1, len(records) + 1)) == [record.seq for record in records]
    logs = _played([read(record) for record in records])
    accepted = 0
    for seat in table.seats:
        assert not seat.wrong, seat.wrong[:3]
        for deal, log in seat.logs.items():
            assert [_told(*each) for each in logs[deal][: len(log)]] == [_told(*each) for each in log]
        for deal, index, action in seat.accepted:
            assert logs[deal][index][1] == action
        accepted += len(seat.accepted)
    return accepted


def _played(facts: Sequence[Any]) -> dict[int, list[Any]]:
    """Have the engine play what is stored; return the log of each deal."""
    assert isinstance(facts[0], Opened)
    sheet, deal = Sheet(GAMES[GAME](**facts[0].options)), None
    logs: dict[int, list[Any]] = {}
    for fact in facts:
        match fact:
            case Dealt(pack):
                deal = start(sheet.game, pack, sheet.carry)
                logs[len(logs) + 1] = []
            case Did(seat, action):
                assert deal
                assert deal.due
                assert deal.due.seat == seat
                deal = act(deal, action)
                logs[len(logs)].append([seat, json.loads(to_json(action))])
            case Settled(booked):
                sheet = sheet.book(DealtEntry(sheet.game.result(deal)))
                assert sheet.rows[-1] == booked
    return logs


def _told(seat: int, action: Any) -> Any:
    """Return what all may know of what somebody did."""
    return [seat, action["type"] if action["type"] == "lay" else action]
