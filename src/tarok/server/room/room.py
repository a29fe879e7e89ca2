"""Tables that somebody looks at: they take in what people say, let the bots act, and tell every open page."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from itertools import accumulate
from typing import Final, TypeAlias

from tarok.analysis.answers import Bots
from tarok.server.accounts.operator_orders import OperatorSettings
from tarok.server.room.bot_processes import BotProcessPool
from tarok.server.room.bot_turns import BotTurns
from tarok.server.room.bots import BotRunner
from tarok.server.room.broadcast import Broadcaster
from tarok.server.room.chat import Chat, Spoken, hears_chat
from tarok.server.room.commands import handle_command
from tarok.server.room.connections import Connection, Connections
from tarok.server.room.hints import Hints
from tarok.server.room.leases import Leases
from tarok.server.room.next_deal import NextDeal, Packs
from tarok.server.room.timers import AGAIN, Timers
from tarok.server.storage.event_store import EventStore
from tarok.server.table.clocks import alarms, overslept
from tarok.server.table.events import Came, Continued, Resumed, Seated, TableFact, Went, Withheld, read, write
from tarok.server.table.messages import Message, Refused, Suggest
from tarok.server.table.phrases import Say, Speech, Write
from tarok.server.table.proposal_messages import Back, Claim
from tarok.server.table.reducer import apply_event
from tarok.server.table.seating import settled_in
from tarok.server.table.shuffle import pending, stalled
from tarok.server.table.state import Table

Now: TypeAlias = Callable[[], float]
"""Tells the time, in seconds since 1970."""

GRACE: Final = 5.0
"""How many seconds a page may be gone before anybody is told: a tunnel, or one that is loaded anew."""


class Room:
    """A table, and the pages that are open on it.

    A fact is stored before anybody hears of it.  If somebody else has stored one in its place, it has not
    happened, and what has happened is read.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that a room is made of
        self,
        table: Table,
        store: EventStore,
        bots: Bots,
        packs: Packs | None,
        now: Now,
        running: set[asyncio.Task[None]],
        leases: Leases | None = None,
        desk: OperatorSettings | None = None,
        thinkers: BotProcessPool | None = None,
    ) -> None:
        self.table = table
        self.users = 0
        self._connections = Connections()
        self._broadcaster = Broadcaster(now)
        self._store = store
        thinkers = thinkers or BotProcessPool(1)
        self.hints = Hints(bots, thinkers, running)
        self._now = now
        self._lock = asyncio.Lock()
        minds = BotRunner(bots, thinkers)
        self._timers = Timers(running)
        served = lambda: self.table if self._is_served else None  # noqa: E731 - for bots alone
        self._bot_turns = BotTurns(minds, self._lock, served, self._append, self.run_bots_later, running)
        self._leases = leases or Leases(store, now)
        self._desk = desk or OperatorSettings(store, now)
        self._connections.set_elsewhere(self._leases.elsewhere(table.id))
        self._next_deal = NextDeal(packs, self._connections, self._timers, self._deal_without_waiting)
        self.chat = Chat(table.id, store)

    def join(  # noqa: PLR0913 - all that a page says of itself
        self,
        guest: str | None,
        *,
        remembers: bool = False,
        link: str | None = None,
        seeds: int = 0,
        served: bool = False,
        name: str = "",
    ) -> Connection:
        """Open a page; the first thing it is told is how things stand, or will at once."""
        page = Connection(
            guest,
            remembers=remembers,
            link=link,
            seeds=seeds,
            served=served,
            since=self._now(),
            name=name,
        )
        self._connections.add(page)
        self._leases.note(self.table.id, self._connections.open_times)
        if self.table.resting or self.table.deal:
            self._send_views({page} if self.table.place_of(guest) is not None else self._connections)
        page.send_shuffle(self.table)
        return page

    def leave(self, page: Connection) -> None:
        """Close a page."""
        self._connections.remove(page)
        self._leases.note(self.table.id, self._connections.open_times)
        if self.table.shared and self._connections:
            self._timers.after(GRACE, self.mark_absent)
            if self.table.place_of(page.guest) is None:
                self._send_views(self._connections)

    def send_to_all(self, news: str) -> None:
        """Tell all open pages that want to hear it how the server does."""
        for page in self._connections:
            if page.wants_service:
                page.send(news)

    @property
    def has_connections(self) -> bool:
        """Whether a page is open."""
        return bool(self._connections)

    @property
    def _is_served(self) -> bool:
        """Whether this process is the one to serve the table."""
        return self._leases.serves(self.table.id)

    def close(self) -> None:
        """Turn off the light."""
        self._bot_turns.close()
        self._timers.stop()

    async def handle(self, page: Connection, message: Message) -> Refused | None:
        """Do what somebody says, or return why not; what they may do, if they ask, they are told later."""
        async with self._lock:
            while True:
                place = self.table.place_of(page.guest)
                if place is None:
                    return Refused(self.table.seq, "no_place")
                now = self.table.places[place]
                away = now.minded or now.away is not None
                if away and not isinstance(message, Back) and not await self._append(Came(place)):
                    continue
                if isinstance(message, Say | Write):
                    return await self._add_to_chat(place, message)
                if isinstance(message, Suggest):
                    return self.hints.suggest_later(page, self.table, place, message)
                slow = isinstance(message, Claim)  # it has to be proved; all else is quicker than a thread
                reply = asyncio.to_thread(handle_command, self.table, place, message) if slow else None
                fact = await reply if reply else handle_command(self.table, place, message)
                if isinstance(fact, Refused):
                    return fact
                if await self._append(fact):
                    return Refused(self.table.seq, "other_seed") if isinstance(fact, Withheld) else None

    async def seat(self, seated: Seated) -> None:
        """Seat a guest, at once or after this deal, by this name.  Wrong: they cannot sit here, or so."""
        async with self._lock:
            while not settled_in(self.table, seated, barred=self._desk.bars(seated.guest)):
                await self._append(seated)

    async def append_while(self, wanted: Callable[[Table], TableFact | None]) -> None:
        """Let happen what nobody at the table has asked for, as long as something is wanted."""
        async with self._lock:
            while fact := wanted(self.table):
                await self._append(fact)
            await self.chat.catch_up()
        await self.run_bots()

    async def continued_at(self, opened: Callable[[], Awaitable[str]]) -> str:
        """Return the table at which the evening goes on: it is `opened` when somebody first asks for it."""
        async with self._lock:
            while self.table.continued_at is None:
                await self._append(Continued(await opened()))
            return self.table.continued_at

    async def on_connect(self, page: Connection) -> None:
        """Note who is there, and tell them what was said; pages that were gone have time to reveal again."""
        async with self._lock:
            while self._connections.is_first(page, self.table) and stalled(self.table, self._now()):
                await self._append(Resumed())
        if self.table.shared:
            await self._mark_present(page)
            async with self._lock:
                self._send_chat(
                    await self.chat.catch_up(), [other for other in self._connections if other is not page]
                )
                page.send(self.chat.welcome(self.table, page.guest, self._now()))
            self._timers.after(GRACE, self.mark_absent)
        self._set_alarm()

    async def deal(self) -> None:
        """Let happen what follows by itself: the first deal, now that somebody is there."""
        async with self._lock:
            while fact := self._next_deal.next_event(self.table):
                await self._append(fact)
        await self.run_bots()

    async def _deal_without_waiting(self) -> None:
        self._next_deal.is_waiting_for_seeds = False
        await self.deal()

    async def run_bots(self) -> None:
        """Let the bots act until a person must decide, or one that takes its time, if it is served here."""
        await self._bot_turns.run()

    def run_bots_later(self) -> None:
        """Let the bots act after a while; what seemed to fail may have been stored, and is read first."""
        self._timers.after(AGAIN, self.catch_up)

    async def refresh(self) -> None:
        """Read what others have stored before a page is told how things stand: it may know of it."""
        if await self._store.read(self.table.id, self.table.seq):
            async with self._lock:
                await self._catch_up()

    async def catch_up(self) -> None:
        """Read what others have stored; who they say is away may have a page open here."""
        async with self._lock:
            await self._catch_up()
            while back := self._connections.returned_places(self.table):
                await self._append(Came(back[0], self._connections.has_stayed(self.table.guests[back[0]])))
            if self.table.shared:
                self._send_chat(await self.chat.catch_up(), self._connections)
            self._next_deal.take_over_later(self.table)
        await self.run_bots()

    def on_presence_changed(self) -> None:
        """Take in whose pages are open in other processes: now the table may be served here, or no more."""
        before = self._connections.count_onlookers(self.table)
        self._connections.set_elsewhere(self._leases.elsewhere(self.table.id))
        if self.table.shared:
            if self._connections.count_onlookers(self.table) != before:
                self._send_views(self._connections)
            self._timers.after(GRACE, self.mark_absent)
        self._set_alarm()
        self._timers.alarm(0.0, self.catch_up)

    async def advance_time(self) -> None:
        """Let happen what time has brought while nobody looked."""
        await self.catch_up()
        await self._on_timer()
        await self._bot_turns.wait()

    async def _add_to_chat(self, place: int, speech: Speech) -> Refused | None:
        """Let the person at a place say something to the others."""
        person, now = self.table.places[place].person, round(self._now(), 3)
        assert person is not None
        if refused := self.chat.refusal(self.table, speech, person.guest, now, self._desk):
            return refused
        self._send_chat(await self.chat.add(speech, person, place, now), self._connections)
        return None

    def _send_chat(self, said: Sequence[Spoken], pages: Iterable[Connection]) -> None:
        """Tell whoever has a place, and whoever may look on."""
        for page in pages if said else ():
            if hears_chat(self.table, page.guest):
                page.send(self.chat.render_new(said, page.guest, self._now()))

    async def _mark_present(self, page: Connection) -> None:
        """Note that somebody is there again; nobody is late for what passed while the server was down."""
        async with self._lock:
            while (place := self.table.place_of(page.guest)) is not None:
                now = self.table.places[place]
                if (now.away is None and not now.minded) or await self._append(Came(place)):
                    break
            page.has_stayed = True
            while place is not None and overslept(self.table, self._now(), GRACE):
                await self._append(Resumed())

    async def mark_absent(self, seconds: float = GRACE) -> None:
        """Note who has had no page open for some time."""
        async with self._lock:
            while self._is_served and (gone := self._connections.absent_places(self.table, seconds)):
                await self._append(Went(gone[0]))
        await self.run_bots()
        if self._is_served and self._connections and self._connections.absent_places(self.table, 0.0):
            self._timers.after(GRACE / 2, self.mark_absent)

    async def _on_timer(self) -> None:
        """Let happen what time has brought; where people look on alone, nobody's time is up."""
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
        """Store a fact and what follows from it, and tell; False: somebody else was quicker."""
        at = max(round(self._now(), 3), self.table.at)  # whatever the clocks of other machines say
        facts, tables = [*said], [*accumulate(said, partial(apply_event, at=at), initial=self.table)]
        while follows := self._next_deal.next_event(tables[-1]):
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
        if table.resting or table.claimed:  # what is claimed is played before everybody's eyes
            self._send_views(self._connections)
        elif pending(table):
            for page in self._connections:
                page.send_shuffle(table)
        else:
            return
        if self._connections:
            self._set_alarm()

    def _send_views(self, pages: Iterable[Connection]) -> None:
        self._broadcaster.send(self.table, pages, self._connections)
