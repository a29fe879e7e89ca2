"""A live table: it handles commands, lets the bots act, and sends views to every connection."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import accumulate
from typing import Final, TypeAlias

from tarok.analysis.answers import Bots
from tarok.cards.deck import Card
from tarok.engine.deal import Game
from tarok.engine.json_codec import to_json
from tarok.server.accounts.operator_orders import OperatorSettings
from tarok.server.core import background_tasks
from tarok.server.room.bot_processes import BotProcessPool
from tarok.server.room.bots import BotRunner, is_slow_bot_due
from tarok.server.room.chat import Chat, Spoken, hears_chat
from tarok.server.room.commands import handle_command
from tarok.server.room.connections import Connection, Connections
from tarok.server.room.hints import Hints
from tarok.server.room.leases import Leases
from tarok.server.room.table_view import TableViewBuilder, ViewContext
from tarok.server.room.timers import AGAIN, Timers
from tarok.server.storage.event_store import EventStore
from tarok.server.table.clocks import alarms, overslept
from tarok.server.table.consequences import entailed, scored
from tarok.server.table.events import (
    Came,
    Continued,
    Dealt,
    Listed,
    Resumed,
    Seated,
    TableFact,
    Went,
    Withheld,
    read,
    write,
)
from tarok.server.table.messages import Message, Refused, Suggest
from tarok.server.table.phrases import Say, Speech, Write
from tarok.server.table.proposal_messages import Back, Claim
from tarok.server.table.reducer import apply_event
from tarok.server.table.seating import settled_in
from tarok.server.table.shared_packs import dealt
from tarok.server.table.shuffle_protocol import drawn, pending, promised, stalled, unpromised
from tarok.server.table.state import Table

Now: TypeAlias = Callable[[], float]
"""Returns the time, in seconds since 1970."""

Packs: TypeAlias = Callable[[Game], Sequence[Card]]
"""Returns the pack of the next deal, if it is not shuffled."""

GRACE: Final = 5.0
"""Seconds without a connection after which a guest counts as absent: a reload takes less."""
SEED_WAIT: Final = 1.0
"""Seconds for which the first deal waits for hashes; later ones arrive with the request for a deal."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class RoomServices:
    """The services that the rooms of a process share; `running` has the unfinished tasks."""

    store: EventStore
    bots: Bots
    packs: Packs | None = None
    now: Now = time.time
    bot_pool: BotProcessPool = field(default_factory=lambda: BotProcessPool(1))
    running: background_tasks.Running = field(default_factory=set)
    ticks: Callable[[], float] = time.monotonic

    @cached_property
    def leases(self) -> Leases:
        return Leases(self.store, self.now, self.ticks)

    @cached_property
    def operator_settings(self) -> OperatorSettings:
        return OperatorSettings(self.store, self.now)


class Room:
    """A table, and the connections that are open on it.

    An event is stored before it is sent.  If another process has stored an event with the same number, this
    event is dropped, and the stored events are read.
    """

    def __init__(self, table: Table, services: RoomServices) -> None:
        self.table = table
        self.users = 0
        self._store, self._packs, self._now = services.store, services.packs, services.now
        self._leases, self._operator_settings = services.leases, services.operator_settings
        self._running = services.running
        self._lock = asyncio.Lock()
        self._timers = Timers(services.running)
        self._connections = Connections()
        self._connections.set_elsewhere(self._leases.elsewhere(table.id))
        self._view_builder: TableViewBuilder | None = None
        self._bots = BotRunner(services.bots, services.bot_pool)
        self._slow_bot: asyncio.Task[None] | None = None
        self._is_waiting_for_seeds = True
        self._is_closed = False
        self.hints = Hints(services.bots, services.bot_pool, services.running)
        self.chat = Chat(table.id, services.store)

    def join(  # noqa: PLR0913 - the attributes that a client sends
        self,
        guest: str | None,
        *,
        wants_brief: bool = False,
        link: str | None = None,
        shuffle_scheme: int = 0,
        wants_service: bool = False,
        name: str = "",
    ) -> Connection:
        """Add a connection; the first message it gets is the state of the table."""
        connection = Connection(
            guest,
            wants_brief=wants_brief,
            link=link,
            shuffle_scheme=shuffle_scheme,
            wants_service=wants_service,
            since=self._now(),
            name=name,
        )
        self._connections.add(connection)
        self._leases.note(self.table.id, self._connections.open_times)
        if self.table.resting or self.table.deal:
            self._send_views({connection} if self.table.place_of(guest) is not None else self._connections)
        connection.send_shuffle(self.table)
        return connection

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        self._connections.remove(connection)
        self._leases.note(self.table.id, self._connections.open_times)
        if self.table.shared and self._connections:
            self._timers.after(GRACE, self.mark_absent)
            if self.table.place_of(connection.guest) is None:
                self._send_views(self._connections)

    def send_to_all(self, news: str) -> None:
        """Send the state of the server to all connections that want it."""
        for connection in self._connections:
            if connection.wants_service:
                connection.send(news)

    @property
    def has_connections(self) -> bool:
        """Whether a connection is open."""
        return bool(self._connections)

    @property
    def onlookers(self) -> int:
        """How many spectators have a connection."""
        return self._connections.count_onlookers(self.table)

    @property
    def _is_served(self) -> bool:
        """Whether this process has the lease of the table."""
        return self._leases.serves(self.table.id)

    def close(self) -> None:
        """Start no more tasks, and drop the pending decisions of slow bots."""
        self._is_closed = True
        self._timers.stop()

    async def handle(self, connection: Connection, message: Message) -> Refused | None:
        """Carry out a message, or return a refusal; suggestions are sent later."""
        async with self._lock:
            while True:  # again after each write conflict, since the new state may change the answer
                place = self.table.place_of(connection.guest)
                if place is None:
                    return Refused(self.table.seq, "no_place")
                now = self.table.places[place]
                away = now.minded or now.away is not None
                if away and not isinstance(message, Back) and not await self._append(Came(place)):
                    continue
                if isinstance(message, Say | Write):
                    return await self._add_to_chat(place, message)
                if isinstance(message, Suggest):
                    return self.hints.suggest_later(connection, self.table, place, message)
                slow = isinstance(message, Claim)  # it needs a proof; others take less time than a thread
                reply = asyncio.to_thread(handle_command, self.table, place, message) if slow else None
                fact = await reply if reply else handle_command(self.table, place, message)
                if isinstance(fact, Refused):
                    return fact
                if await self._append(fact):
                    return Refused(self.table.seq, "other_seed") if isinstance(fact, Withheld) else None

    async def seat(self, seated: Seated) -> None:
        """Seat a guest under this name, at once or after this deal.  RequestError: they cannot sit here."""
        async with self._lock:
            while not settled_in(self.table, seated, barred=self._operator_settings.bars(seated.guest)):
                await self._append(seated)

    async def append_while(self, wanted: Callable[[Table], TableFact | None]) -> None:
        """Append the events that `wanted` returns for the table, until it returns none."""
        async with self._lock:
            while fact := wanted(self.table):
                await self._append(fact)
            await self.chat.catch_up()
        await self.run_bots()

    async def continued_at(self, opened: Callable[[], Awaitable[str]]) -> str:
        """Return the table at which the session goes on: it is `opened` when a guest first asks for it."""
        async with self._lock:
            while self.table.continued_at is None:
                await self._append(Continued(await opened()))
            return self.table.continued_at

    async def on_connect(self, connection: Connection) -> None:
        """Mark a guest present, and send the chat; the first player back gets new time to reveal seeds."""
        async with self._lock:
            while self._connections.is_first(connection, self.table) and stalled(self.table, self._now()):
                await self._append(Resumed())
        if self.table.shared:
            await self._mark_present(connection)
            async with self._lock:
                self._send_chat(
                    await self.chat.catch_up(),
                    [other for other in self._connections if other is not connection],
                )
                connection.send(self.chat.welcome(self.table, connection.guest, self._now()))
            self._timers.after(GRACE, self.mark_absent)
        self._set_alarm()

    async def deal(self) -> None:
        """Append the automatic events, such as the first deal once a guest is present."""
        async with self._lock:
            while fact := self._next_event(self.table):
                await self._append(fact)
        await self.run_bots()

    async def _deal_without_waiting(self) -> None:
        self._is_waiting_for_seeds = False
        await self.deal()

    async def run_bots(self) -> None:
        """Let the bots act one by one, if the table is served here, until a player or a slow bot must decide.

        A slow bot decides in a task of its own.
        """
        async with self._lock:
            await self._run_quick_bots()
        if self._slow_bot is None and self._slow_bot_due():
            self._slow_bot = background_tasks.start(self._running, self._run_slow_bots())

    async def _run_quick_bots(self) -> None:
        while self._is_served and (events := await self._bots.next_events(self.table)) is not None:
            await self._append(*events)

    def _slow_bot_due(self) -> bool:
        return self._is_served and is_slow_bot_due(self.table) and not self._is_closed

    async def _run_slow_bots(self) -> None:
        """Append the actions of slow bots as long as one is due; drop a decision for an outdated state."""
        # The bot decides outside the lock, so that the table stays responsive; the state is checked after.
        try:
            while self._slow_bot_due() and (did := await self._bots.decide_slow(asked := self.table)):
                async with self._lock:
                    if self._slow_bot_due() and self.table.since == asked.since:
                        await self._append(did)
                    await self._run_quick_bots()
        except Exception:
            log.exception("what a bot does cannot be stored; trying again")
            self.run_bots_later()
        finally:
            self._slow_bot = None

    def run_bots_later(self) -> None:
        """Run the bots after a delay; first read the store, since a failed write may have been stored."""
        self._timers.after(AGAIN, self.catch_up)

    async def refresh(self) -> None:
        """Read the events of other processes, before a connection gets the state."""
        if await self._store.read(self.table.id, self.table.seq):
            async with self._lock:
                await self._catch_up()

    async def catch_up(self) -> None:
        """Read the events of other processes; mark guests present who have a connection here."""
        async with self._lock:
            await self._catch_up()
            while back := self._connections.returned_places(self.table):
                await self._append(Came(back[0], self._connections.has_stayed(self.table.guests[back[0]])))
            if self.table.shared:
                self._send_chat(await self.chat.catch_up(), self._connections)
            if not (self.table.deal or self.table.resting):  # in case the process that was to deal does not
                self._timers.after(2 * SEED_WAIT, self._deal_without_waiting)
        await self.run_bots()

    def on_presence_changed(self) -> None:
        """Update the connections in other processes, which may move the lease of the table."""
        before = self._connections.count_onlookers(self.table)
        self._connections.set_elsewhere(self._leases.elsewhere(self.table.id))
        if self.table.shared:
            if self._connections.count_onlookers(self.table) != before:
                self._send_views(self._connections)
            self._timers.after(GRACE, self.mark_absent)
        self._set_alarm()
        self._timers.alarm(0.0, self.catch_up)

    async def advance_time(self) -> None:
        """Append the events that came due while no connection was open, and wait for slow bots."""
        await self.catch_up()
        await self._on_timer()
        if self._slow_bot:
            await self._slow_bot

    async def _add_to_chat(self, place: int, speech: Speech) -> Refused | None:
        """Add a line of the player at a place to the chat."""
        person, now = self.table.places[place].person, round(self._now(), 3)
        assert person is not None
        if refused := self.chat.refusal(self.table, speech, person.guest, now, self._operator_settings):
            return refused
        self._send_chat(await self.chat.add(speech, person, place, now), self._connections)
        return None

    def _send_chat(self, said: Sequence[Spoken], receivers: Iterable[Connection]) -> None:
        """Send chat lines to players, and to spectators where the table permits it."""
        for connection in receivers if said else ():
            if hears_chat(self.table, connection.guest):
                connection.send(self.chat.render_new(said, connection.guest, self._now()))

    async def _mark_present(self, connection: Connection) -> None:
        """Mark a guest present; the time during which the server was down does not count."""
        async with self._lock:
            while (place := self.table.place_of(connection.guest)) is not None:
                now = self.table.places[place]
                if (now.away is None and not now.minded) or await self._append(Came(place)):
                    break
            connection.has_stayed = True
            while place is not None and overslept(self.table, self._now(), GRACE):
                await self._append(Resumed())

    async def mark_absent(self, seconds: float = GRACE) -> None:
        """Mark the players absent who have had no connection for `seconds`."""
        async with self._lock:
            while self._is_served and (gone := self._connections.absent_places(self.table, seconds)):
                await self._append(Went(gone[0]))
        await self.run_bots()
        if self._is_served and self._connections and self._connections.absent_places(self.table, 0.0):
            self._timers.after(GRACE / 2, self.mark_absent)

    async def _on_timer(self) -> None:
        """Append the events that are due by the clock; without a player's connection, a live clock stops."""
        async with self._lock:
            while (coming := self._alarms()) and coming[0][0] <= self._now():
                await self._append(coming[0][1])
        await self.run_bots()
        self._set_alarm()

    def _alarms(self) -> list[tuple[float, TableFact]]:
        pace = self.table.manners.clock
        runs = (pace and not pace.live) or self._connections.has_people(self.table)
        return alarms(self.table) if runs and self._is_served else []

    def _set_alarm(self) -> None:
        if (self.table.shared or pending(self.table)) and (coming := self._alarms()):
            self._timers.alarm_by(max(0.0, coming[0][0] - self._now()), self._on_timer)

    async def _append(self, *said: TableFact) -> bool:
        """Store events and what follows from them, and send views; returns False on a write conflict."""
        at = max(round(self._now(), 3), self.table.at)  # never backwards, even if machine clocks differ
        facts, tables = [*said], [*accumulate(said, partial(apply_event, at=at), initial=self.table)]
        while follows := self._next_event(tables[-1]):
            facts.append(follows)
            tables.append(apply_event(tables[-1], follows, at))
        if not await self._store.append(self.table.id, self.table.seq, [write(fact) for fact in facts], at):
            await self._catch_up()
            return False
        for table in tables[1:]:
            self._publish(table)
        return True

    async def _catch_up(self) -> None:
        for record in await self._store.read(self.table.id, self.table.seq):
            self._publish(apply_event(self.table, read(record), record.at))

    def _publish(self, table: Table) -> None:
        self.table = table
        if table.resting or table.claimed:  # every card of a claim is shown, also without a decision due
            self._send_views(self._connections)
        elif pending(table):
            for connection in self._connections:
                connection.send_shuffle(table)
        else:
            return
        if self._connections:
            self._set_alarm()

    def _send_views(self, receivers: Iterable[Connection]) -> None:
        """Send views to these connections; a view that several receive is built and encoded once."""
        table = self.table
        places = {guest: place for place, guest in enumerate(table.guests) if guest}
        context = ViewContext(self._now(), self._connections.count_onlookers(table))
        builder = self._view_builder = TableViewBuilder(table, context, self._view_builder)
        texts: dict[tuple[int | None, bool, bool, str | None], str] = {}
        for connection in receivers:
            place, new = places.get(connection.guest or ""), connection.sent_sheet is not table.sheet
            kind = place, connection.wants_brief, new, connection.link
            if kind not in texts:
                brief = connection.wants_brief
                view = (
                    builder.build_brief_state(place, connection.link, with_sheet=new)
                    if brief
                    else builder.build_state(place, connection.link)
                )
                texts[kind] = to_json(view).decode()
            connection.send(texts[kind])
            connection.sent_sheet = table.sheet
            connection.send_shuffle(table)

    def _next_event(self, table: Table) -> TableFact | None:
        """Return the automatic event that follows; None: a player must decide, or add a seed."""
        boards = table.contest is not None and table.contest.packs
        if self._packs is None and not boards and unpromised(table):
            return promised(table)
        if result := scored(table):
            return result
        if table.resting:
            return None
        return entailed(table) or self._next_deal(table)

    def _next_deal(self, table: Table) -> Dealt | Listed | None:
        if table.contest and table.contest.packs:
            return None if self._waits_for_seeds(table) else dealt(table)
        if self._packs:
            return Dealt(tuple(self._packs(table.game)))
        return None if self._waits_for_seeds(table) else drawn(table, self._connections.is_present)

    def _waits_for_seeds(self, table: Table) -> bool:
        """Whether the first deal waits: for a connection, then up to `SEED_WAIT` seconds for hashes."""
        if table.deal or not self._is_waiting_for_seeds:
            return False
        if self._connections:
            self._timers.after(SEED_WAIT, self._deal_without_waiting)
        return not self._connections or self._connections.is_seed_awaited(table)
