"""Tables that somebody looks at: they take in what people say, let the bots act, and tell every open page."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from tarok.actions import Action, Lay
from tarok.cards import Card
from tarok.deal import Game
from tarok.server.errors import Wrong
from tarok.server.facts import Dealt, Did, Fact, Seated, read, write
from tarok.server.messages import Message, Refused, State, Suggest, Suggestion, Told
from tarok.server.states import state, told
from tarok.server.store import Store
from tarok.server.tables import PERSON, Table, respond, settlement, untimely
from tarok.sheet import Sheet
from tarok.view import Player
from tarok.wire import to_json

Bots: TypeAlias = Mapping[str, Callable[[Game, int], Player]]
"""Makes the players that are no people, each from a game and a seed."""
Packs: TypeAlias = Callable[[Game], Sequence[Card]]
"""Gives the pack of the next deal."""

ADVISER: Final = "rule"
"""The bot that says what a good player would do."""
PATIENCE: Final = 256
"""How many states may wait for a page to read them."""


log = logging.getLogger(__name__)


def shuffled(game: Game) -> Sequence[Card]:
    """Return the pack of a game in an order that nobody can foresee."""
    pack = list(game.pack)
    secrets.SystemRandom().shuffle(pack)
    return pack


def _advice(table: Table, place: int, adviser: Player) -> Iterator[Action]:
    """Tell what the adviser would do at a place whose turn it is; cards are laid away one after the other."""
    view = table.view(place)
    while True:
        action = adviser(view)
        if action not in view.legal or view.seat is None:
            raise ValueError(f"{action} is not legal")
        yield action
        if not isinstance(action, Lay):
            return
        table = table.after(Did(view.seat, action))
        view = table.view(place)
        if not any(isinstance(legal, Lay) for legal in view.legal):
            return


class Page:
    """An open page of the person at a place.  What it is to be told waits here: no page holds up another.

    One that `remembers` is told in brief, and the sheet only when it is another than it was `told` last.
    """

    def __init__(self, place: int, *, remembers: bool) -> None:
        self.place = place
        self.remembers = remembers
        self.told: Sheet | None = None
        self.news: asyncio.Queue[str] = asyncio.Queue(PATIENCE)
        self.lost = asyncio.Event()

    def tell(self, text: str) -> None:
        """Put a message in line; a page that does not read is given up."""
        try:
            self.news.put_nowait(text)
        except asyncio.QueueFull:
            self.lost.set()


class Room:
    """A table, and the pages that are open on it.

    A fact is stored before anybody hears of it.  If somebody else has stored one in its place, it has not
    happened, and what has happened is read.
    """

    def __init__(self, table: Table, store: Store, bots: Bots, packs: Packs) -> None:
        self.table = table
        self.users = 0
        self._pages: set[Page] = set()
        self._store = store
        self._packs = packs
        self._makers = bots
        self._lock = asyncio.Lock()
        self._bots = {
            place: bots[word](table.game, secrets.randbits(32))
            for place, word in enumerate(table.players)
            if word != PERSON
        }

    def join(self, place: int, *, remembers: bool = False) -> Page:
        """Open a page; the first thing it is told is how things stand."""
        page = Page(place, remembers=remembers)
        self._tell({page})
        self._pages.add(page)
        return page

    def leave(self, page: Page) -> None:
        """Close a page."""
        self._pages.discard(page)

    async def hear(self, place: int, message: Message) -> Refused | Suggestion | None:
        """Do what the person at a place says, or return why not; return what they may do, if asked."""
        async with self._lock:
            if isinstance(message, Suggest):
                return await asyncio.to_thread(self._suggest, place, message)
            while True:
                fact = respond(self.table, place, message)
                if isinstance(fact, Refused):
                    return fact
                if await self._happen(fact):
                    return None

    async def sit(self, place: int, guest: str) -> None:
        """Seat a guest.  Wrong: they sit elsewhere, or the place is not free."""
        async with self._lock:
            while self.table.place_of(guest) != place:
                if (own := self.table.place_of(guest)) is not None:
                    raise Wrong(409, "seated", place=own)
                if not self.table.free(place):
                    raise Wrong(409, "taken")
                await self._happen(Seated(place, guest))

    async def go_on(self) -> None:
        """Let the bots act, one by one, until a person must decide."""
        async with self._lock:
            while (place := self.table.due) in self._bots:
                await self._happen(await asyncio.to_thread(self._decide, place))

    async def catch_up(self) -> None:
        """Read what others have stored."""
        async with self._lock:
            await self._catch_up()
        await self.go_on()

    def _decide(self, place: int) -> Did:
        """Ask a bot; for one that fails something is done, for people are waiting."""
        view = self.table.view(place)
        assert view.seat is not None
        try:
            action = self._bots[place](view)
        except Exception:
            log.exception("table %s: the bot at place %d fails", self.table.id, place)
            action = self.table.game.idle(view.legal)
        if action not in view.legal:
            log.error("table %s: the bot at place %d may not %s", self.table.id, place, action)
            action = self.table.game.idle(view.legal)
        return Did(view.seat, action)

    def _suggest(self, place: int, message: Suggest) -> Refused | Suggestion:
        """Ask the bot that gives advice; it sees what the person at this place sees."""
        table = self.table
        if refused := untimely(table, place, message):
            return refused
        if ADVISER not in self._makers:
            return Refused(table.seq, "no_suggestion")
        try:
            return Suggestion(table.seq, tuple(_advice(table, place, self._makers[ADVISER](table.game, 0))))
        except Exception:
            log.exception("table %s: the bot cannot advise place %d", table.id, place)
            return Refused(table.seq, "no_suggestion")

    async def _happen(self, fact: Fact) -> bool:
        """Store a fact and what follows from it, and tell; False: somebody else was quicker."""
        facts, tables = [fact], [self.table.after(fact)]
        while not tables[-1].resting:
            facts.append(self._entailed(tables[-1]))
            tables.append(tables[-1].after(facts[-1]))
        if not await self._store.append(self.table.id, self.table.seq, [write(fact) for fact in facts]):
            await self._catch_up()
            return False
        for table in tables:
            self._show(table)
        return True

    def _entailed(self, table: Table) -> Fact:
        """What needs no decision: a deal that is over is booked; the next begins when all have seen it."""
        return Dealt(tuple(self._packs(table.game))) if table.settled else settlement(table)

    async def _catch_up(self) -> None:
        for record in await self._store.read(self.table.id, self.table.seq):
            self._show(self.table.after(read(record)))

    def _show(self, table: Table) -> None:
        self.table = table
        if table.resting:
            self._tell(self._pages)

    def _tell(self, pages: Iterable[Page]) -> None:
        """Tell pages how things stand; what several are told is written once."""
        sheet, texts = self.table.sheet, dict[tuple[int, bool, bool], str]()
        for page in pages:
            news = page.place, page.remembers, page.told is not sheet
            if news not in texts:
                texts[news] = to_json(_news(self.table, *news)).decode()
            page.tell(texts[news])
            page.told = sheet


def _news(table: Table, place: int, remembers: bool, with_sheet: bool) -> State | Told:  # noqa: FBT001 - of a page
    """Return how things stand, in brief for a page that remembers."""
    return told(table, place, with_sheet=with_sheet) if remembers else state(table, place)
