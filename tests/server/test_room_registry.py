"""The lobby: public tables and a place at one of them now; own tables, and those by correspondence."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest

from server.conftest import PARTS
from server.live_server import FORE, Guest, LiveServer
from server.toy import PACK, always, first, toy
from tarok.engine.view import View
from tarok.server.play.lobby import QUIET, Lobby
from tarok.server.room.correspondence import CorrespondenceRunner
from tarok.server.room.room import Connection, RoomServices
from tarok.server.room.room_registry import RoomRegistry
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Opened, Seated, Went, write
from tarok.server.table.messages import Act, Next
from tarok.server.table.places import Person
from tarok.server.table.request_models import OpenTable, OwnTable, Pick, PlayNow
from tarok.server.table.table_settings import DAY, HOUR

ANA, BINE, CENE, DANA = (Person(name, name.title()) for name in ("ana", "bine", "cene", "dana"))
OPEN = {"host_begins": True, "public": True}


class Clock:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Server:
    """A process, as far as tables go."""

    def __init__(self, store: EventStore, clock: Clock) -> None:
        games, bots = {"toy": toy}, {"rule": first}
        self.store, self.clock = store, clock
        self.rooms = RoomRegistry(games, RoomServices(store, bots, always(PACK), clock))
        self.public = Lobby(self.rooms, store, games, clock)
        self.slow = CorrespondenceRunner(self.rooms, store, clock)

    async def open(self, person: Person, *players: str, **manners: Any) -> str:
        table, _ = await self.rooms.open(
            OpenTable(game="toy", players=list(players), manners={**OPEN, **manners}), person
        )
        return table

    async def say(self, table: str, guest: str, what: Any) -> None:
        """Say something at a table, and have the bots answer."""
        async with self.rooms.room(table) as room:
            answer = await room.handle(Connection(guest, wants_brief=False), what(room.table.seq))
            assert answer is None, answer
            await room.run_bots()

    async def play(self, table: str, guest: str) -> None:
        """Play the lowest card that may be played."""
        now = await self.rooms.table(table)
        view: View = now.view(now.place_of(guest))
        await self.say(table, guest, lambda v: Act(v, view.legal[0]))

    async def own(self, guest: str) -> OwnTable:
        (own,) = await self.rooms.tables_of(guest)
        return own


@asynccontextmanager
async def server(database: str, clock: Clock) -> AsyncIterator[Server]:
    store = EventStore(database)
    await store.open()
    try:
        yield Server(store, clock)
    finally:
        await store.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]  # any awaitable will do


class TestPublicTables:
    def test_a_table_is_told_of_while_somebody_is_there_and_there_is_a_place(self, database: str) -> None:
        async def work() -> None:
            clock = Clock()
            async with server(database, clock) as one:
                table = await one.open(ANA, "you", "open", "rule")
                await one.open(ANA, "you", "open", "open", public=False)
                (told,) = await one.public.tables(Pick())
                assert (table, "toy", "none", True, 1, 1, 0) == (
                    *(told.table, told.game, told.pace, told.book),
                    *(told.free, told.bots, told.deals),
                )
                assert [("guest", "Ana")] == [(each.kind, each.name) for each in told.people]
                clock.now += QUIET - 1
                assert 1 == len(await one.public.tables(Pick()))
                clock.now += 1
                assert [] == await one.public.tables(Pick())

        run(work)

    def test_where_nobody_is_any_more_nobody_is_led(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                table = await one.open(ANA, "you", "open", "rule")
                await one.public.tables(Pick())  # so that it is known as it was
                assert await one.store.append(table, 2, [write(Went(0))], one.clock.now)
                assert [] == await one.public.tables(Pick())

        run(work)

    def test_a_full_table_is_not_told_of(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                table = await one.open(ANA, "you", "open", "open")
                for place, person in ((1, BINE), (2, CENE)):
                    async with one.rooms.room(table) as room:
                        await room.seat(Seated(place, person.guest, person.name))
                assert [] == await one.public.tables(Pick())

        run(work)

    def test_game_pace_and_house_rules_filter(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                brisk = await one.open(ANA, "you", "open", "open", pace="brisk")
                own, _ = await one.rooms.open(
                    OpenTable(
                        game="toy", options={"prize": 3}, players=["you", "open", "rule"], manners=OPEN
                    ),
                    BINE,
                )
                for pick, expected in (
                    (Pick(), {brisk, own}),
                    (Pick(game="toy"), {brisk, own}),
                    (Pick(game="other"), set()),
                    (Pick(pace="brisk"), {brisk}),
                    (Pick(pace="none"), {own}),
                    (Pick(book=True), {brisk}),
                    (Pick(book=False), {own}),
                ):
                    assert expected == {told.table for told in await one.public.tables(pick)}, pick

        run(work)

    def test_over_http(self, server: LiveServer) -> None:
        ana = server.guest()
        body = {"game": "toy", "players": ["you", "open", "rule"], "manners": OPEN, "name": "Ana"}
        table = ana.post("/api/tables", body).json()["table"]
        assert table in {told["table"] for told in server.guest().get("/api/hall?game=toy&book=true").json()}
        assert [] == server.guest().get("/api/hall?game=toy&book=false").json()
        assert 422 == server.guest().get("/api/hall?pace=sometimes").status_code
        assert "no_game" == server.guest().post("/api/hall/play", {"game": "whist"}).json()["error"]


class TestPlayNow:
    def test_the_first_opens_a_table_and_the_second_sits_down_there(self, database: str) -> None:
        async def work() -> None:
            clock = Clock()
            async with server(database, clock) as one:
                table, place = await one.public.play(PlayNow(game="toy"), ANA)
                now = await one.rooms.table(table)
                assert 1 == place  # the last seat of the first deal
                assert (True, True, 20, "relaxed") == (
                    *(now.manners.public, now.manners.host_begins),
                    *(now.manners.begins_after, now.manners.pace),
                )
                assert (table, 0) == await one.public.play(PlayNow(game="toy"), BINE)
                assert (table, 0) == await one.public.play(PlayNow(game="toy"), BINE)  # pressed twice
                assert (table, 2) == await one.public.play(PlayNow(game="toy"), CENE)
                other, _ = await one.public.play(PlayNow(game="toy"), DANA)
                assert table != other

        run(work)

    def test_the_house_rules_and_the_pace_that_are_wanted_are_those_of_the_table(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                book, _ = await one.public.play(PlayNow(game="toy"), ANA)
                merry = PlayNow(game="toy", pace="brisk", options={"prize": 3})
                own, _ = await one.public.play(merry, BINE)
                now = await one.rooms.table(own)
                assert (3, "brisk") == (now.game.options.prize, now.manners.pace)
                assert (own, 0) == await one.public.play(merry, CENE)
                other, _ = await one.public.play(PlayNow(game="toy", options={"prize": 4}), DANA)
                assert 3 == len({book, own, other})
                assert (book, 0) == await one.public.play(PlayNow(game="toy", options={}), DANA)
                slow = PlayNow(game="toy", pace="relaxed", options={"prize": 3})
                assert own != (await one.public.play(slow, Person("eva", "Eva")))[0]
                wanted = Pick(game="toy", pace="brisk", options='{"prize": 3}')
                assert [own] == [told.table for told in await one.public.tables(wanted)]

        run(work)

    @pytest.mark.parametrize("options", ['{"prize": 99}', '{"price": 3}', "[3]", "{"])
    def test_there_are_no_house_rules_but_those_of_the_game(self, server: LiveServer, options: str) -> None:
        answer = server.guest().call("GET", "/api/hall", params={"game": "toy", "options": options})
        assert (404, "options") == (answer.status_code, answer.json()["error"])
        assert 404 == server.guest().call("GET", "/api/hall", params={"options": "{}"}).status_code

    def test_nobody_plays_now_by_rules_that_there_are_not(self, server: LiveServer) -> None:
        body = {"game": "toy", "options": {"prize": 99}, "name": "Ana"}
        answer = server.guest().post("/api/hall/play", body)
        assert (422, "options") == (answer.status_code, answer.json()["error"])

    def test_whoever_comes_late_gets_the_place_of_a_bot_after_the_deal(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                table, _ = await one.public.play(PlayNow(game="toy"), ANA)
                one.clock.now += 20
                async with one.rooms.room(table) as room:
                    room.join("ana")
                    await room.advance_time()
                    assert ("rule", "open", "rule") == room.table.words
                (told,) = await one.public.tables(Pick())
                assert (0, 2, 1) == (told.free, told.bots, told.deals)
                assert (table, 0) == await one.public.play(PlayNow(game="toy"), BINE)
                now = await one.rooms.table(table)
                assert now.places[0].coming == BINE

        run(work)

    def test_by_correspondence_nobody_plays_who_has_not_asked_for_it(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                slow = await one.open(ANA, "you", "open", "open", pace="days")
                live, _ = await one.public.play(PlayNow(game="toy"), BINE)
                assert live != slow
                assert slow == (await one.public.play(PlayNow(game="toy", pace="days"), CENE))[0]
                one.clock.now += 2 * DAY
                assert [] == await one.public.tables(Pick(pace="days"))

        run(work)

    def test_who_presses_at_the_same_moment_at_two_servers_sits_somewhere(self, database: str) -> None:
        with (
            LiveServer(database, **PARTS) as here,
            LiveServer(database, **PARTS) as there,
            ThreadPoolExecutor(max_workers=4) as crowd,
        ):

            def press(guest: Guest, name: str) -> Any:
                return guest.post("/api/hall/play", {"game": "toy", "name": name})

            guests = [server.guest() for _ in range(4) for server in (here, there)]
            answers = list(
                crowd.map(press, guests, ("Ana", "Bine", "Cene", "Dana", "Eva", "Franc", "Gal", "Hana"))
            )
            assert [200] * 8 == [answer.status_code for answer in answers], [each.text for each in answers]
            sat = [(answer.json()["table"], answer.json()["place"]) for answer in answers]
            assert 8 == len(set(sat))
            for guest, (table, place) in zip(guests, sat, strict=True):
                assert place == guest.get(f"/api/tables/{table}").json()["place"]

    def test_a_table_that_the_last_page_has_left_is_not_told_of(
        self, database: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tarok.server.room.room_registry.GRACE", 0.01)
        with LiveServer(database, **PARTS) as server:
            ana, bine = server.guest(), server.guest()
            table = ana.post("/api/hall/play", {"game": "toy", "name": "Ana"}).json()["table"]
            assert [table] == [told["table"] for told in bine.get("/api/hall").json()]
            with ana.play(table) as seat:
                seat.hear()
            while bine.get("/api/hall").json():
                pass

    def test_the_list_of_public_tables_counts_those_who_watch(self, database: str) -> None:
        with LiveServer(database, **PARTS) as server:
            ana, bine = server.guest(), server.guest()
            table = ana.post("/api/hall/play", {"game": "toy", "name": "Ana"}).json()["table"]
            with ana.play(table) as seat:
                seat.hear()
                assert [0] == [told["watching"] for told in bine.get("/api/hall").json()]
                with bine.play(table) as onlooker:
                    onlooker.hear()
                    assert [1] == [told["watching"] for told in bine.get("/api/hall").json()]

    def test_a_page_at_another_server_counts(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one, server(database, one.clock) as two:
                table = await one.open(ANA, "you", "open", "open")
                async with one.rooms.room(table) as here, two.rooms.room(table) as there:
                    here.join("ana")
                    await there.mark_absent(0.0)  # that process sees no connection
                    assert (await one.rooms.table(table)).places[0].away is not None
                    await here.catch_up()
                    assert (await two.rooms.table(table)).places[0].away is None

        run(work)


class TestOwnTables:
    def test_tables_where_it_is_the_own_turn_come_first(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                table = await one.open(ANA, "you", "open", "rule", pace="hours", host_begins=False)
                async with one.rooms.room(table) as room:
                    await room.seat(Seated(1, "bine", "Bine"))
                own = await one.own("ana")
                assert (True, ["Bine"], "hours") == (own.turn, own.people, own.pace)
                one.clock.now += HOUR
                assert 7 * HOUR == (await one.own("ana")).left
                newer = await one.open(ANA, "you", "open", "open")
                assert [table, newer] == [own.table for own in await one.rooms.tables_of("ana")]
                await one.play(table, "ana")
                one.clock.now += 1
                async with one.rooms.room(newer) as room:
                    await room.seat(Seated(1, "cene", "Cene"))
                assert [newer, table] == [own.table for own in await one.rooms.tables_of("ana")]
                other = await one.own("bine")
                assert (True, ["Ana"]) == (other.turn, other.people)

        run(work)

    def test_whoever_has_not_asked_for_the_next_deal_is_waited_for(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                table = await one.open(ANA, "you", "open", "rule", host_begins=False)
                async with one.rooms.room(table) as room:
                    await room.seat(Seated(1, "bine", "Bine"))
                while not (now := await one.rooms.table(table)).over:
                    assert now.due is not None
                    await one.play(table, str(now.guests[now.due]))
                assert [True, True] == [(await one.own(guest)).turn for guest in ("ana", "bine")]
                await one.say(table, "ana", Next)
                assert [False, True] == [(await one.own(guest)).turn for guest in ("ana", "bine")]
                assert [1, 1] == [(await one.own(guest)).deals for guest in ("ana", "bine")]

        run(work)

    def test_against_bots_alone_nobody_is_hurried(self, server: LiveServer) -> None:
        guest = server.guest()
        guest.open(*FORE)
        assert [(False, [], "none", None)] == [
            (own["turn"], own["people"], own["pace"], own["left"]) for own in guest.get("/api/tables").json()
        ]

    def test_whoever_sat_down_twice_has_the_table_once(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                table = await one.open(ANA, "you", "open", "open")
                sits = [write(Seated(0, "ana", name)) for name in ("Ana", "Anica")]
                assert await one.store.append(table, 2, sits)
                assert table == (await one.own("ana")).table

        run(work)


class TestCorrespondence:
    def test_time_is_over_although_nobody_looks(self, database: str) -> None:
        """Ana, then Bine may take 8 hours each; afterwards a bot decides once, and answers at once."""

        async def work() -> None:
            async with server(database, Clock()) as one, server(database, one.clock) as two:
                table = await one.open(ANA, "you", "open", "rule", pace="hours", host_begins=False)
                async with one.rooms.room(table) as room:
                    await room.seat(Seated(1, "bine", "Bine"))
                assert 0 == (await one.rooms.table(table)).due
                one.clock.now += 8 * HOUR - 1
                await one.slow.run_due()
                assert 0 == len((await one.rooms.table(table)).playing.log)
                one.clock.now += 1
                await asyncio.gather(one.slow.run_due(), two.slow.run_due(), one.slow.run_due())
                assert [0] == [seat for seat, _ in (await two.rooms.table(table)).playing.log]
                one.clock.now += 8 * HOUR
                await asyncio.gather(one.slow.run_due(), two.slow.run_due())
                assert [0, 1] == [seat for seat, _ in (await one.rooms.table(table)).playing.log]

        run(work)

    def test_where_a_server_was_killed_before_a_bot_answered_another_lets_it(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                opened = Opened("toy", {}, ("open", "rule", "rule"), manners=(await _manners(one)))
                table = "a" * 12
                assert await one.store.append(table, 0, [write(opened)], one.clock.now)
                async with one.rooms.room(table) as room:
                    await room.seat(Seated(0, "ana", "Ana"))
                now = await one.rooms.table(table)
                view = now.view(0)
                async with one.rooms.room(table) as room:  # acts, and the bots are not asked any more
                    await room.handle(Connection("ana", wants_brief=False), Act(now.seq, view.legal[0]))
                assert 1 == len((await one.rooms.table(table)).playing.log)
                await one.slow.run_due()
                assert 0 == (await one.rooms.table(table)).due
                assert 1 < len((await one.rooms.table(table)).playing.log)

        run(work)

    def test_at_last_a_deserted_table_rests(self, database: str) -> None:
        async def work() -> None:
            async with server(database, Clock()) as one:
                table = await one.open(ANA, "you", "rule", "rule", pace="hours", host_begins=False)
                for _ in range(9):
                    one.clock.now += 8 * HOUR
                    await one.slow.run_due()
                seq = (await one.rooms.table(table)).seq
                for _ in range(3):
                    one.clock.now += 8 * HOUR
                    await one.slow.run_due()
                now = await one.rooms.table(table)
                assert (seq, 1, True) == (now.seq, now.deals, now.places[0].minded)

        run(work)


async def _manners(one: Server) -> Any:
    return (
        await one.rooms.table(await one.open(DANA, "you", "open", "open", pace="days", host_begins=False))
    ).manners
