"""Seats guests in contests, where all play the same deal, and ranks the results."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from itsdangerous import Signer
from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.deal import act, start
from tarok.engine.json_codec import from_json, to_json
from tarok.scoring.sheet import Sheet
from tarok.server.core.errors import RequestError
from tarok.server.play import daily
from tarok.server.play.daily import DailyPack
from tarok.server.play.ranking import Ranking, field
from tarok.server.room.room_registry import RoomRegistry, new_id
from tarok.server.storage.event_store import EventStore
from tarok.server.table.consequences import outcome
from tarok.server.table.contests import DEALING, SAME, Asked, Contest, Scored, Tried
from tarok.server.table.events import Dealt, Did, Opened, Seated, TableFact, write
from tarok.server.table.finished_deal import FinishedDeal
from tarok.server.table.initial_state import CALLER, opened
from tarok.server.table.places import LEVELS, PERSON, STAND_IN, Person
from tarok.server.table.shuffle_messages import Commitment, Opening
from tarok.server.table.state import Table

TRIES: Final = "try "
"""The prefix of the streams of tries; only the server can derive the rest from guest and contest."""
LINK: Final = 21
"""The id of a link that asks friends has one letter more than one to a deal."""
MOST: Final = 200
"""How many tries of friends are listed."""


class Stage(NamedTuple):
    """The initial state of a contest's table, except for its guest, who gets seat `place`."""

    opened: Opened
    place: int
    facts: Sequence[TableFact]


class Try(Struct, frozen=True):
    """A friend's result in a deal, perhaps the caller's (`you`) or that of the friend who asked `first`."""

    name: str
    face: int | None
    you: bool
    first: bool
    scored: Scored


class ContestSeating:
    """The contests of a server; gets the secret for names of streams, and the clock, as arguments."""

    def __init__(self, store: EventStore, rooms: RoomRegistry, secret: str, now: Callable[[], float]) -> None:
        self._store = store
        self._rooms = rooms
        self._secret = secret
        self._signer = Signer(secret, salt="tarok_contest", digest_method=hashlib.sha256)
        self.now = now

    async def own(self, contest: str, guest: str | None) -> Table | None:
        """Return the table at which a guest plays their only try; None: they have not begun."""
        if guest is None or (found := await self._tried(self._stream(contest, guest))) is None:
            return None
        try:
            return await self._rooms.table(found)
        except RequestError:
            return None  # it was forgotten, or never came to be

    async def enter(self, stage: Stage, person: Person, *, practice: bool) -> str:
        """Seat a guest where they play their only try, or where they practise after it; return the table.

        RequestError: there is nothing to practise for as long as the try is not over.
        """
        contest = stage.opened.contest
        assert contest is not None
        own = await self.own(contest.key, person.guest)
        if practice:
            if own is None or not own.sheet.over:
                raise RequestError(409, "not_tried")
            begins = replace(stage.opened, contest=replace(contest, counts=False))
            return await self._rooms.create(begins, *_seated(stage, person))
        if own is not None:
            return own.id
        stream, table = self._stream(contest.key, person.guest), new_id()
        if not await self._store.append(stream, 0, [write(Tried(table))]):
            table = await self._tried(stream) or table
        await self._rooms.create(stage.opened, *_seated(stage, person), table=table)
        return table

    def promised(self, deal: DailyPack) -> Commitment:
        """Return the commitment to a daily deal, as published before it is played."""
        return daily.commitment(deal, self._rooms.game(deal.key, {}), self._secret)

    def opening(self, deal: DailyPack) -> Opening:
        """Return the opening of a daily deal's commitment, as published when it is closed."""
        return daily.opening(deal, self._rooms.game(deal.key, {}), self._secret)

    def of_day(self, deal: DailyPack) -> Stage:
        """Return the initial state of a table for a daily deal: the guest has the last seat."""
        game = self._rooms.game(deal.key, {})
        _, facts = daily.dealt(deal, game, self._secret)
        place = Sheet(game).carry.place(game.seats - 1)
        words = [CALLER if number == place else STAND_IN for number in range(game.places)]
        contest = deal.as_contest(self._dice(deal.contest), counts=True)
        return Stage(replace(opened(deal.key, game, words), contest=contest), place, facts)

    async def field(self, deal: DailyPack) -> Ranking:
        """Return all results of a daily deal: once it is closed they are counted once and stored."""
        if not deal.closed(self.now()):
            return await field(self._store, deal.contest)
        if not (known := await self._store.read(deal.contest)):
            counted = await field(self._store, deal.contest, closed=True)
            if not counted.counts:
                return counted
            await self._store.append(deal.contest, 0, [("closed", to_json(counted).decode())])
            known = await self._store.read(deal.contest)
        return from_json(known[0].body, Ranking)

    async def streak(self, guest: str) -> int:
        """Return on how many days in a row a guest has finished a daily deal, of whatever game."""
        asked = self._store.questions.played.bindparams(guest=guest)
        days = (Contest(key, "").day for key in await self._store.ask(asked, lambda row: str(row[0])))
        return daily.streak(filter(None, days), daily.today(self.now()))

    def name(self, table: str, number: int) -> str:
        """Return the id of the link that asks friends to play a deal, whether there is one or not."""
        return self._signer.get_signature(f"{table} {number}").decode()[:LINK]

    async def ask(self, past: FinishedDeal, person: Person) -> str:
        """Return the link that asks friends to play a deal at the place of the guest who first asks.

        RequestError: they did not sit there; or they have no name, and want none.
        """
        place = past.place_of(person.guest)
        if place is None:
            raise RequestError(403, "not_yours")
        link = self.name(past.table, past.number)
        if await self._store.read(link):
            return link
        if not (past.places[place].person or person).name:
            if not person.name:
                raise RequestError(422, "no_name")
            async with self._rooms.room(past.table) as room:
                await room.seat(Seated(place, person.guest, person.name, person.face))
        await self._store.append(link, 0, [write(Asked(past.table, past.number, place))])
        return link

    async def asked(self, link: str) -> Asked:
        """Return the deal that a link invites to.  RequestError: it is no such link."""
        records = await self._store.read(link) if len(link) == LINK else []
        if not records:
            raise RequestError(404, "no_deal")
        return from_json(records[0].body, Asked)

    def among_friends(self, link: str, past: FinishedDeal, place: int) -> Stage:
        """Return the initial state of a table for a deal among friends.

        RequestError: the rules have changed.
        """
        words = [_bot(past, number) for number in range(past.game.places)]
        words[place] = CALLER
        begins = opened(past.opened.game, past.game, words, opponents=past.opened.opponents)
        contest = Contest(SAME + link, self._dice(SAME + link))
        try:
            facts: Sequence[TableFact] = Dealt(past.pack), *_laid_out(past)
        except ValueError as error:
            raise RequestError(409, "outdated") from error
        return Stage(replace(begins, carry=past.carry, contest=contest), place, facts)

    async def tries(self, link: str, past: FinishedDeal, place: int, guest: str | None) -> list[Try]:
        """Return all results of a deal: first that of the friend who asked, then by time."""
        asker = past.places[place].person
        if asker and not asker.name:
            now = await self._rooms.table(past.table)
            asker = next((stay.person for stay in now.stays if _same(stay.person, asker)), asker)
        person = asker or Person("")
        first = outcome(SAME + link, past.booked, past.carry, place)
        asked = self._store.questions.tries.bindparams(contest=SAME + link, most=MOST)
        found = [(person, first), *await self._store.ask(asked, _told)]
        return [
            Try(each.name, each.face, you=each.guest == guest, first=not number, scored=scored)
            for number, (each, scored) in enumerate(found)
        ]

    def _stream(self, contest: str, guest: str) -> str:
        return TRIES + self._signer.get_signature(f"{contest} {guest}").decode()

    def _dice(self, contest: str) -> str:
        return self._signer.get_signature(f"dice {contest}").decode()

    async def _tried(self, stream: str) -> str | None:
        records = await self._store.read(stream)
        return from_json(records[0].body, Tried).table if records else None


def _seated(stage: Stage, person: Person) -> Sequence[TableFact]:
    """Return that a guest has sat down, and the cards were dealt."""
    return Seated(stage.place, person.guest, person.name, person.face), *stage.facts


def _told(row: Any) -> tuple[Person, Scored]:  # noqa: ANN401 - a row of whatever was asked
    seat = from_json(row[1], Seated)
    return Person(seat.guest, seat.name, seat.face), from_json(row[0], Scored)


def _same(person: Person | None, other: Person) -> bool:
    return person is not None and person.guest == other.guest


def _bot(past: FinishedDeal, place: int) -> str:
    """Return the bot at a place where others play a deal: the one that was there, or that takes places."""
    word = past.places[place].word
    return past.opened.opponents if word == PERSON or word not in LEVELS else word


def _laid_out(past: FinishedDeal) -> list[Did]:
    """Return the actions taken while dealing.  Illegal: the rules have changed and forbid them."""
    deal, done = start(past.game, past.pack, past.carry), list[Did]()
    for did in past.did:
        if deal.phase != DEALING:
            break
        done.append(did)
        deal = act(deal, did.action)
    return done
