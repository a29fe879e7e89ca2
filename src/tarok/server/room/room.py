"""Tables that somebody looks at: they take in what people say, let the bots act, and tell every open page."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from itertools import accumulate
from typing import Final, TypeAlias

from tarok.analysis.answers import Bots
from tarok.server.accounts.operator_orders import OperatorSettings
from tarok.server.room.bot_processes import Thinkers
from tarok.server.room.bot_turns import Turns
from tarok.server.room.bots import Minds
from tarok.server.room.broadcast import Telling
from tarok.server.room.chat import Conversation, Spoken, overhears
from tarok.server.room.commands import respond
from tarok.server.room.connections import Page, Pages
from tarok.server.room.hints import Advising
from tarok.server.room.leases import Leases
from tarok.server.room.next_deal import Dealing, Packs
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
        thinkers: Thinkers | None = None,
    ) -> None:
        self.table = table
        self.users = 0
        self._pages = Pages()
        self._telling = Telling(now)
        self._store = store
        thinkers = thinkers or Thinkers(1)
        self.advising = Advising(bots, thinkers, running)
        self._now = now
        self._lock = asyncio.Lock()
        minds = Minds(bots, thinkers)
        self._timers = Timers(running)
        served = lambda: self.table if self._served else None  # noqa: E731 - for bots alone
        self._turns = Turns(minds, self._lock, served, self._happen, self.go_on_later, running)
        self._leases = leases or Leases(store, now)
        self._desk = desk or OperatorSettings(store, now)
        self._pages.note_elsewhere(self._leases.elsewhere(table.id))
        self._dealing = Dealing(packs, self._pages, self._timers, self._deal_at_last)
        self.talk = Conversation(table.id, store)

    def join(  # noqa: PLR0913 - all that a page says of itself
        self,
        guest: str | None,
        *,
        remembers: bool = False,
        link: str | None = None,
        seeds: int = 0,
        served: bool = False,
        name: str = "",
    ) -> Page:
        """Open a page; the first thing it is told is how things stand, or will at once."""
        page = Page(
            guest,
            remembers=remembers,
            link=link,
            seeds=seeds,
            served=served,
            since=self._now(),
            name=name,
        )
        self._pages.open(page)
        self._leases.note(self.table.id, self._pages.opened)
        if self.table.resting or self.table.deal:
            self._tell({page} if self.table.place_of(guest) is not None else self._pages)
        page.tell_of_shuffle(self.table)
        return page

    def leave(self, page: Page) -> None:
        """Close a page."""
        self._pages.close(page)
        self._leases.note(self.table.id, self._pages.opened)
        if self.table.shared and self._pages:
            self._timers.after(GRACE, self.look_round)
            if self.table.place_of(page.guest) is None:
                self._tell(self._pages)

    def tell_all(self, news: str) -> None:
        """Tell all open pages that want to hear it how the server does."""
        for page in self._pages:
            if page.served:
                page.tell(news)

    @property
    def watched(self) -> bool:
        """Whether a page is open."""
        return bool(self._pages)

    @property
    def _served(self) -> bool:
        """Whether this process is the one to serve the table."""
        return self._leases.serves(self.table.id)

    def close(self) -> None:
        """Turn off the light."""
        self._turns.close()
        self._timers.stop()

    async def hear(self, page: Page, message: Message) -> Refused | None:
        """Do what somebody says, or return why not; what they may do, if they ask, they are told later."""
        async with self._lock:
            while True:
                place = self.table.place_of(page.guest)
                if place is None:
                    return Refused(self.table.seq, "no_place")
                now = self.table.places[place]
                away = now.minded or now.away is not None
                if away and not isinstance(message, Back) and not await self._happen(Came(place)):
                    continue
                if isinstance(message, Say | Write):
                    return await self._speak(place, message)
                if isinstance(message, Suggest):
                    return self.advising.ask(page, self.table, place, message)
                slow = isinstance(message, Claim)  # it has to be proved; all else is quicker than a thread
                reply = asyncio.to_thread(respond, self.table, place, message) if slow else None
                fact = await reply if reply else respond(self.table, place, message)
                if isinstance(fact, Refused):
                    return fact
                if await self._happen(fact):
                    return Refused(self.table.seq, "other_seed") if isinstance(fact, Withheld) else None

    async def sit(self, seated: Seated) -> None:
        """Seat a guest, at once or after this deal, by this name.  Wrong: they cannot sit here, or so."""
        async with self._lock:
            while not settled_in(self.table, seated, barred=self._desk.bars(seated.guest)):
                await self._happen(seated)

    async def settle(self, wanted: Callable[[Table], TableFact | None]) -> None:
        """Let happen what nobody at the table has asked for, as long as something is wanted."""
        async with self._lock:
            while fact := wanted(self.table):
                await self._happen(fact)
            await self.talk.catch_up()
        await self.go_on()

    async def continued_at(self, opened: Callable[[], Awaitable[str]]) -> str:
        """Return the table at which the evening goes on: it is `opened` when somebody first asks for it."""
        async with self._lock:
            while self.table.continued_at is None:
                await self._happen(Continued(await opened()))
            return self.table.continued_at

    async def come_in(self, page: Page) -> None:
        """Note who is there, and tell them what was said; pages that were gone have time to reveal again."""
        async with self._lock:
            while self._pages.first(page, self.table) and stalled(self.table, self._now()):
                await self._happen(Resumed())
        if self.table.shared:
            await self._arrive(page)
            async with self._lock:
                self._tell_talk(
                    await self.talk.catch_up(), [other for other in self._pages if other is not page]
                )
                page.tell(self.talk.welcome(self.table, page.guest, self._now()))
            self._timers.after(GRACE, self.look_round)
        self._set_alarm()

    async def deal(self) -> None:
        """Let happen what follows by itself: the first deal, now that somebody is there."""
        async with self._lock:
            while fact := self._dealing.follows(self.table):
                await self._happen(fact)
        await self.go_on()

    async def _deal_at_last(self) -> None:
        self._dealing.patient = False
        await self.deal()

    async def go_on(self) -> None:
        """Let the bots act until a person must decide, or one that takes its time, if it is served here."""
        await self._turns.take()

    def go_on_later(self) -> None:
        """Let the bots act after a while; what seemed to fail may have been stored, and is read first."""
        self._timers.after(AGAIN, self.catch_up)

    async def read_on(self) -> None:
        """Read what others have stored before a page is told how things stand: it may know of it."""
        if await self._store.read(self.table.id, self.table.seq):
            async with self._lock:
                await self._catch_up()

    async def catch_up(self) -> None:
        """Read what others have stored; who they say is away may have a page open here."""
        async with self._lock:
            await self._catch_up()
            while back := self._pages.back(self.table):
                await self._happen(Came(back[0], self._pages.stayed(self.table.guests[back[0]])))
            if self.table.shared:
                self._tell_talk(await self.talk.catch_up(), self._pages)
            self._dealing.leave_to_others(self.table)
        await self.go_on()

    def others_have_come_or_gone(self) -> None:
        """Take in whose pages are open in other processes: now the table may be served here, or no more."""
        before = self._pages.strangers(self.table)
        self._pages.note_elsewhere(self._leases.elsewhere(self.table.id))
        if self.table.shared:
            if self._pages.strangers(self.table) != before:
                self._tell(self._pages)
            self._timers.after(GRACE, self.look_round)
        self._set_alarm()
        self._timers.alarm(0.0, self.catch_up)

    async def pass_time(self) -> None:
        """Let happen what time has brought while nobody looked."""
        await self.catch_up()
        await self._ring()
        await self._turns.thought()

    async def _speak(self, place: int, speech: Speech) -> Refused | None:
        """Let the person at a place say something to the others."""
        person, now = self.table.places[place].person, round(self._now(), 3)
        assert person is not None
        if refused := self.talk.unfit(self.table, speech, person.guest, now, self._desk):
            return refused
        self._tell_talk(await self.talk.add(speech, person, place, now), self._pages)
        return None

    def _tell_talk(self, said: Sequence[Spoken], pages: Iterable[Page]) -> None:
        """Tell whoever has a place, and whoever may look on."""
        for page in pages if said else ():
            if overhears(self.table, page.guest):
                page.tell(self.talk.news(said, page.guest, self._now()))

    async def _arrive(self, page: Page) -> None:
        """Note that somebody is there again; nobody is late for what passed while the server was down."""
        async with self._lock:
            while (place := self.table.place_of(page.guest)) is not None:
                now = self.table.places[place]
                if (now.away is None and not now.minded) or await self._happen(Came(place)):
                    break
            page.greeted = True
            while place is not None and overslept(self.table, self._now(), GRACE):
                await self._happen(Resumed())

    async def look_round(self, seconds: float = GRACE) -> None:
        """Note who has had no page open for some time."""
        async with self._lock:
            while self._served and (gone := self._pages.gone(self.table, seconds)):
                await self._happen(Went(gone[0]))
        await self.go_on()
        if self._served and self._pages and self._pages.gone(self.table, 0.0):
            self._timers.after(GRACE / 2, self.look_round)

    async def _ring(self) -> None:
        """Let happen what time has brought; where people look on alone, nobody's time is up."""
        async with self._lock:
            while (coming := self._alarms()) and coming[0][0] <= self._now():
                await self._happen(coming[0][1])
        await self.go_on()
        self._set_alarm()

    def _alarms(self) -> list[tuple[float, TableFact]]:
        pace = self.table.manners.clock
        runs = (pace and not pace.live) or self._pages.has_people(self.table)
        return alarms(self.table) if runs and self._served else []

    def _set_alarm(self) -> None:
        if (self.table.shared or pending(self.table)) and (coming := self._alarms()):
            self._timers.alarm_by(max(0.0, coming[0][0] - self._now()), self._ring)

    async def _happen(self, *said: TableFact) -> bool:
        """Store a fact and what follows from it, and tell; False: somebody else was quicker."""
        at = max(round(self._now(), 3), self.table.at)  # whatever the clocks of other machines say
        facts, tables = [*said], [*accumulate(said, partial(apply_event, at=at), initial=self.table)]
        while follows := self._dealing.follows(tables[-1]):
            facts.append(follows)
            tables.append(apply_event(tables[-1], follows, at))
        if not await self._store.append(self.table.id, self.table.seq, [write(fact) for fact in facts], at):
            await self._catch_up()
            return False
        for table in tables[1:]:
            self._show(table)
        return True

    async def _catch_up(self) -> None:
        for record in await self._store.read(self.table.id, self.table.seq):
            self._show(apply_event(self.table, read(record), record.at))

    def _show(self, table: Table) -> None:
        self.table = table
        if table.resting or table.claimed:  # what is claimed is played before everybody's eyes
            self._tell(self._pages)
        elif pending(table):
            for page in self._pages:
                page.tell_of_shuffle(table)
        else:
            return
        if self._pages:
            self._set_alarm()

    def _tell(self, pages: Iterable[Page]) -> None:
        self._telling.tell(self.table, pages, self._pages)
