"""Nothing that an onlooker is told, or somebody who has just sat down, depends on a hidden card.

As in test_hidden, but as it goes over the wire, page by page.  One place is free when the deal begins;
somebody looks on, and sits down there when it is its turn.  Two packs are dealt that they cannot tell apart.
Nor does it depend on hidden cards what they are advised to do, what that is worth, and why.
"""

import asyncio
import json
import random
import sys
from collections.abc import Sequence
from typing import Any

import nets
import pytest

from server import few_worlds
from server.live_server import PATIENCE
from server.test_hidden import PEOPLE
from server.test_leaks import Pair
from tarok.bots import PLAYERS
from tarok.cards.deck import Card
from tarok.engine.actions import Action
from tarok.engine.deal import Game
from tarok.games import GAMES
from tarok.server.room import bot_processes as processes
from tarok.server.room.bot_processes import BotProcessPool
from tarok.server.room.connections import Connection
from tarok.server.room.room import Room, RoomServices
from tarok.server.storage.event_store import EventStore, Record
from tarok.server.table.events import Opened, Seated, write
from tarok.server.table.messages import Act, Suggest
from tarok.server.table.phrases import Say
from tarok.server.table.reducer import fold
from tarok.server.table.table_settings import Manners

MANNERS = Manners(pace="brisk", onlookers="table", advice=True)


class Memory(EventStore):
    """The facts of one server, in no file."""

    def __init__(self) -> None:
        self.streams: dict[str, list[Record]] = {}

    async def append(
        self, stream: str, after: int, facts: Sequence[tuple[str, str]], at: float | None = None
    ) -> bool:
        there = self.streams.setdefault(stream, [])
        assert len(there) == after
        there += [Record(seq, *fact, at or 0.0) for seq, fact in enumerate(facts, after + 1)]
        return True

    async def read(self, stream: str, after: int = 0) -> list[Record]:
        return self.streams.get(stream, [])[after:]


class Server:
    """A table where everybody sits but the viewer, who looks on by its address; another does by a link."""

    def __init__(
        self, key: str, place: int, pack: Sequence[Card], thinkers: BotProcessPool | None = None
    ) -> None:
        self.now, self.place = 1000.0, place
        store, running = Memory(), set[asyncio.Task[None]]()
        opened = Opened(key, {}, ("open",) * GAMES[key]().places, manners=MANNERS)
        store.streams["t"] = [Record(1, *write(opened), self.now)]
        table = fold("t", [opened], GAMES, [self.now])
        assert table is not None

        def packs(game: Game) -> Sequence[Card]:
            return pack

        bots = {"rule": PLAYERS["rule"]}
        self.room = Room(
            table,
            RoomServices(store, bots, packs, lambda: self.now, thinkers or BotProcessPool(1), running),
        )
        self.pages: dict[int, Connection] = {}
        self.heard: list[str] = []

    async def gather(self) -> None:
        for place in range(len(self.room.table.places)):
            if place != self.place:
                guest = PEOPLE[place]
                await self.room.seat(Seated(place, guest, guest.upper()))
                self.pages[place] = self.room.join(guest, wants_brief=True)
        self.viewers = [
            self.room.join("zora", wants_brief=True),
            self.room.join("zora"),
            self.room.join(None, wants_brief=True, link="LINK"),
        ]
        for page in (*self.pages.values(), *self.viewers):
            await self.room.on_connect(page)
            await self.room.deal()

    async def act(self, action: Action) -> None:
        """Let whoever is due do this; the viewer sits down when it is their turn."""
        self.now += 1.0
        due = self.room.table.due
        assert due is not None
        if due == self.place:
            await self.sit()
        page = self.viewers[0] if due == self.place else self.pages[due]
        assert await self.room.handle(page, Act(self.room.table.seq, action)) is None

    async def sit(self) -> None:
        """Have the viewer sit down, if they do not yet."""
        if self.place not in self.room.table.people:
            await self.room.seat(Seated(self.place, "zora", "Zora"))
            assert await self.room.handle(self.viewers[0], Say(0, "hello")) is None

    async def suggested(self) -> str:
        """What the viewer is told who asks what to do."""
        await self.sit()
        self.drain()
        assert await self.room.handle(self.viewers[0], Suggest(self.room.table.seq)) is None
        return await self.viewers[0].next_message()

    def drain(self) -> list[str]:
        """What the viewer and the onlooker have been told, and nothing of what the others have."""
        for page in self.pages.values():
            while not page.outbox.empty():
                page.outbox.get_nowait()
        told = []
        for page in self.viewers:
            while not page.outbox.empty():
                told.append(page.outbox.get_nowait())
        return told


async def dealt(key: str, pair: Pair, thinkers: BotProcessPool | None = None) -> list[Server]:
    """Return two servers that deal a pair of deals."""
    servers = []
    for pack in pair.packs:
        table: Any = fold("t", [Opened(key, {}, ("rule",) * GAMES[key]().places)], GAMES)
        place = table.sheet.carry.place(pair.viewer)
        servers.append(Server(key, place, pack, thinkers))
        await servers[-1].gather()
    return servers


async def compared(key: str, pair: Pair) -> tuple[int, bool]:
    """Play a pair of deals; return how many actions were the same on the wire, and whether the viewer sat."""
    servers = await dealt(key, pair)
    try:
        for actions in zip(*pair.tapes, strict=True):
            one, other = (server.drain() for server in servers)
            assert one == other
            for server, action in zip(servers, actions, strict=True):
                await server.act(action)
        one, other = (server.drain() for server in servers)
        assert one == other
        return len(pair.tapes[0]), servers[0].place in servers[0].room.table.people
    finally:
        for server in servers:
            server.room.close()


@pytest.mark.parametrize("deals", nets.deals(4, 200))
@pytest.mark.parametrize("key", GAMES)
def test_nobody_who_looks_on_or_has_just_sat_down_is_told_of_a_hidden_card(key: str, deals: int) -> None:
    chance, lengths, sat = random.Random(key), [], 0
    for number in range(deals):
        pair = Pair(key, number % GAMES[key]().seats, chance)
        length, was_seated = asyncio.run(compared(key, pair))
        lengths.append(length)
        sat += was_seated
    assert max(lengths) >= 4  # a Hungarian hand that is passed out is as short
    assert sat


async def advised(key: str, pairs: Sequence[Pair]) -> list[dict[str, Any]]:
    """Play pairs of deals; return all that the viewers were advised, which was the same on the wire."""
    told, thinkers = [], BotProcessPool(2)
    for pair in pairs:
        servers = await dealt(key, pair, thinkers)
        for actions in zip(*pair.tapes, strict=True):
            if servers[0].room.table.due == servers[0].place:
                one, other = await asyncio.gather(*(server.suggested() for server in servers))
                assert one == other
                told.append(json.loads(one))
            for server, action in zip(servers, actions, strict=True):
                await server.act(action)
                server.drain()
        for server in servers:
            server.room.close()
    await thinkers.close()
    return told


@pytest.mark.long
@pytest.mark.parametrize("deals", nets.deals(3, 40))
@pytest.mark.parametrize("key", GAMES)
def test_no_advice_tells_of_a_hidden_card(key: str, deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "COMMAND", (sys.executable, few_worlds.__file__))
    monkeypatch.setattr(processes, "PATIENCE", float(PATIENCE))
    chance, seats = random.Random(f"advice {key}"), GAMES[key]().seats
    told = asyncio.run(advised(key, [Pair(key, number % seats, chance) for number in range(deals)]))
    assert any(each["advice"]["worlds"] for each in told)
    assert all(each["type"] == "suggestion" and "advice" in each for each in told)
