"""The server promises a pack, lists hashes, takes seeds, deals, opens it all; nobody waits for long.

What comes of a page that does not reveal its seed: test_withheld.py.
"""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from test_shuffle import checked

from server.test_hidden_wire import Memory
from server.toy import PACK, always, first, toy
from tarok.cards.shuffle import Promise, pack
from tarok.engine.json_codec import to_json
from tarok.server.room import room as room_module
from tarok.server.room.connections import Connection
from tarok.server.room.room import Packs, Room, RoomServices
from tarok.server.storage.event_store import Record
from tarok.server.table.events import (
    Began,
    Dealt,
    Hashed,
    Listed,
    Minded,
    Mixed,
    Opened,
    Promised,
    Rose,
    Seated,
    Seeded,
    Seen,
    TableFact,
    Went,
    read,
    write,
)
from tarok.server.table.finished_deal import find
from tarok.server.table.messages import Act, Next, Refused, understand
from tarok.server.table.reducer import fold
from tarok.server.table.shuffle_messages import Seed, SeedHash
from tarok.server.table.shuffle_protocol import commitment
from tarok.server.table.table_settings import Manners

A, B, C = "a" * 32, "b" * 32, "c" * 32
ALONE = Opened("toy", {}, ("open", "rule", "rule"))
FRIENDS = Opened("toy", {}, ("open", "open", "rule"), manners=Manners(host_begins=True))


class MemoryServer:
    """Tables in memory: their facts, and the room that a server has of one."""

    def __init__(self, *facts: TableFact) -> None:
        self.store = Memory()
        self.store.streams["t"] = [Record(i, *write(fact), 1000.0) for i, fact in enumerate(facts, 1)]
        self.told: list[str] = []
        self.now = 1000.0

    @property
    def facts(self) -> list[TableFact]:
        return [read(record) for record in self.store.streams["t"]]

    def one(self, kind: type) -> Any:
        """The only fact of this kind."""
        (found,) = (fact for fact in self.facts if isinstance(fact, kind))
        return found

    def room(self, packs: Packs | None = None) -> Room:
        """The table in a process that has just begun."""
        table = fold("t", self.facts, {"toy": toy})
        assert table is not None
        return Room(table, RoomServices(self.store, {"rule": first}, packs, lambda: self.now))

    def heard(self, page: Connection) -> list[Any]:
        """What a page has been told since it was asked last."""
        news = []
        while not page.outbox.empty():
            news.append(json.loads(page.outbox.get_nowait()))
        self.told += map(json.dumps, news)
        return [each for each in news if each["type"] != "talk"]


async def sit(room: Room, place: int, guest: str, *, seeds: int = 2) -> Connection:
    """Sit down and open a page."""
    await room.seat(Seated(place, guest, guest.upper()))
    page = room.join(guest, wants_brief=True, shuffle_scheme=seeds)
    await room.on_connect(page)
    await room.deal()
    return page


async def told(page: Connection, kind: str) -> None:
    """Wait until a page is told something of this kind."""
    async with asyncio.timeout(10):
        while json.loads(await page.outbox.get())["type"] != kind:
            pass


async def happen(room: Room, fact: TableFact) -> None:
    assert await room._append(fact)


async def finish(room: Room, *pages: Connection) -> None:
    """Let these people, at the places from 0 on, play to the end of the deal."""
    while (place := room.table.due) is not None:
        action = first(room.table.game, 0)(room.table.view(place))
        assert await room.handle(pages[place], Act(room.table.seq, action)) is None
        await room.run_bots()


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type] # it is a coroutine


def hash_of(promised: Any, seed: str) -> str:
    """The hash of a seed for what is promised, as docs/shuffle.md has it."""
    lines = ["tarok shuffle 2", f"commitment {promised['commitment']}", f"seed {seed}", ""]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


async def commit(room: Room, page: Connection, promised: Any, seed: str) -> Refused | None:
    """Send the hash of a seed."""
    return await room.handle(page, SeedHash(0, promised["deal"], hash_of(promised, seed)))


async def reveal(room: Room, page: Connection, deal: int, seed: str) -> Refused | None:
    return await room.handle(page, Seed(0, deal, seed))


async def begin(server: "MemoryServer", room: Room, page: Connection, seed: str = A) -> list[Any]:
    """Have the only person add a seed to the first pack; return what they have heard."""
    heard = server.heard(page)
    assert await commit(room, page, heard[0], seed) is None
    assert await reveal(room, page, 1, seed) is None
    await room.run_bots()
    return heard


def promised_at(room: Room) -> Any:
    """What the table has told of the next pack."""
    return json.loads(to_json(commitment(room.table)))


def kinds(news: Sequence[Any]) -> list[str]:
    return [each["type"] for each in news]


def hashed(told: Any, secret: str, game: str = "toy", order: str = "0 1 2 3 4 5 6 7") -> str:
    lines = ["tarok shuffle 2", f"table {told['table']}", f"deal {told['deal']}"]
    lines += [f"game {game}", f"pack {order}", f"secret {secret}", ""]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def test_alone_the_first_deal_waits_for_the_page_and_its_seed() -> None:
    async def work() -> None:
        server = MemoryServer(ALONE)
        room = server.room()
        page = await sit(room, 0, "ana")
        (promised,) = server.heard(page)
        assert {"type": "commitment", "deal": 1} == {name: promised[name] for name in ("type", "deal")}
        assert promised["commitment"] == hashed(promised, server.one(Promised).secret)
        assert not any(isinstance(fact, Dealt) for fact in server.facts)

        assert await commit(room, page, promised, A) is None
        (hashes,) = server.heard(page)
        assert promised.pop("scheme") == "tarok shuffle 2"
        assert hashes == promised | {"type": "hashes", "hashes": [[0, hash_of(promised, A)]]}
        assert not any(isinstance(fact, Dealt) for fact in server.facts)

        assert await reveal(room, page, 1, A) is None
        await room.run_bots()
        dealt = server.one(Dealt)
        secret = server.one(Promised).secret
        promise = Promise(promised["table"], 1, "toy", tuple(range(8)), secret, "tarok shuffle 2")
        assert dealt == Dealt(pack(promise, [(0, A)]), ((0, A),))
        assert set(kinds(server.heard(page))) == {"state"}
        room.close()

    run(work)


def test_what_was_promised_is_opened_when_the_deal_is_over_and_the_next_is_promised() -> None:
    async def work() -> None:
        server = MemoryServer(ALONE)
        room = server.room()
        page = await sit(room, 0, "ana")
        (first_promise,) = await begin(server, room, page)
        while room.table.due is not None:
            server.heard(page)
            secret = server.one(Promised).secret
            assert not any(secret in text or A in text for text in server.told)
            action = first(room.table.game, 0)(room.table.view(0))
            assert await room.handle(page, Act(room.table.seq, action)) is None
            await room.run_bots()
        *_, opening, second = server.heard(page)
        assert opening == {
            "type": "opening",
            "scheme": "tarok shuffle 2",
            "table": first_promise["table"],
            "deal": 1,
            "game": "toy",
            "order": [*range(8)],
            "commitment": first_promise["commitment"],
            "secret": secret,
            "seeds": [[0, A]],
            "hashes": [[0, hash_of(first_promise, A)]],
        }
        assert (second["type"], second["deal"], second["table"]) == ("commitment", 2, first_promise["table"])
        assert second["commitment"] == hashed(second, room.table.shuffling.secret)
        assert room.table.shuffling.secret != secret

        assert await room.handle(page, Next(room.table.seq, hash=hash_of(second, B))) is None
        assert server.facts[-2:] == [
            Seen(0, hash=hash_of(second, B)),
            Listed(((0, hash_of(second, B)),)),
        ]
        assert kinds(server.heard(page)) == ["hashes"]
        assert await reveal(room, page, 2, B) is None
        assert server.facts[-2] == Seeded(0, B)
        assert isinstance(server.facts[-1], Dealt)
        assert server.facts[-1].seeds == ((0, B),)
        assert server.facts[-1].pack != PACK
        assert "commitment" not in kinds(server.heard(page))
        room.close()

    run(work)


def test_a_program_that_knows_nothing_of_seeds_waits_for_none() -> None:
    async def work() -> None:
        server = MemoryServer(ALONE)
        room = server.room()
        page = await sit(room, 0, "ana", seeds=0)
        assert server.one(Dealt).seeds == ()
        assert kinds(server.heard(page))[0] == "state"
        await finish(room, page)
        assert "opening" not in kinds(server.heard(page))
        room.close()

    run(work)


def test_a_page_that_sends_no_seed_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "SEED_WAIT", 0.0)

    async def work() -> None:
        server = MemoryServer(ALONE)
        room = server.room()
        page = await sit(room, 0, "ana")
        await told(page, "state")
        assert server.one(Dealt).seeds == ()
        for late in (Seed(0, 1, A), SeedHash(0, 1, "a" * 64)):
            assert await room.handle(page, late) == Refused(room.table.seq, "no_seed")
        await finish(room, page)
        await room.handle(page, Next(room.table.seq))
        assert [fact.seeds for fact in server.facts if isinstance(fact, Dealt)] == [(), ()]
        room.close()

    run(work)


def test_friends_add_their_seeds_while_they_gather() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        pages = [await sit(room, 0, "ana"), await sit(room, 1, "bor")]
        news = [[each for each in server.heard(page) if each["type"] == "commitment"] for page in pages]
        assert news[0] == news[1]
        assert len(news[0]) == 1
        for page, seed in zip(pages, (A, B), strict=True):
            assert await commit(room, page, news[0][0], seed) is None
        assert await reveal(room, pages[0], 1, A) == Refused(room.table.seq, "no_seed")  # not all are in
        again = await commit(room, pages[0], news[0][0], C)
        assert again == Refused(room.table.seq, "no_seed")  # the first one counts
        assert await room._append(Mixed((1, 0, 2)))
        assert not room.table.deals
        assert await room._append(Began())
        for page, seed in zip(pages, (A, B), strict=True):
            assert await reveal(room, page, 1, seed) is None
        assert server.one(Dealt).seeds == ((0, B), (1, A))  # by the places where they sit now
        room.close()

    run(work)


def test_whoever_stands_up_takes_their_seed_along() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        pages = [await sit(room, 0, "ana"), await sit(room, 1, "bor")]
        for page, seed in zip(pages, (A, B), strict=True):
            await commit(room, page, promised_at(room), seed)
        for fact in (Rose(1), Began()):
            await room._append(fact)
        await reveal(room, pages[0], 1, A)
        assert server.one(Dealt).seeds == ((0, A),)
        room.close()

    run(work)


@pytest.mark.parametrize("deal", [0, 2])
def test_a_seed_is_for_the_next_deal(deal: int) -> None:
    async def work() -> None:
        room = MemoryServer(ALONE).room()
        page = await sit(room, 0, "ana")
        hashed = SeedHash(0, deal, hash_of(promised_at(room), A))
        assert await room.handle(page, hashed) == Refused(room.table.seq, "no_seed")
        await commit(room, page, promised_at(room), A)
        assert await reveal(room, page, deal, A) == Refused(room.table.seq, "no_seed")
        room.close()

    run(work)


@pytest.mark.parametrize("seed", ["", "A" * 32, "a" * 31, "a" * 33, "g" * 32, "a" * 32 + "\n", 7, None])
def test_a_seed_is_sixteen_bytes(seed: object) -> None:
    assert understand(json.dumps({"type": "seed", "v": 1, "deal": 1, "seed": seed})) is None
    assert understand(json.dumps({"type": "next", "v": 1, "seed": seed})) is None
    assert understand(json.dumps({"type": "next", "v": 1, "seed": A})) == Next(1, A)


@pytest.mark.parametrize("told", ["", "A" * 64, "a" * 63, "a" * 65, "g" * 64, "a" * 64 + "\n", 7, None])
def test_a_hash_is_thirty_two_bytes(told: object) -> None:
    assert understand(json.dumps({"type": "hash", "v": 1, "deal": 1, "hash": told})) is None
    assert understand(json.dumps({"type": "next", "v": 1, "hash": told})) is None
    assert understand(json.dumps({"type": "next", "v": 1, "hash": "a" * 64})) == Next(1, hash="a" * 64)


@pytest.mark.parametrize(("manners", "sees"), [("none", False), ("table", False), ("late", True)])
def test_onlookers_are_told_how_the_pack_came_about_where_they_may_look_back(
    manners: Any, sees: bool
) -> None:
    async def work() -> None:
        opened = Opened("toy", {}, ("open", "rule", "rule"), manners=Manners(onlookers=manners))
        server = MemoryServer(opened)
        room = server.room()
        page = await sit(room, 0, "ana")
        onlooker = room.join("zora", wants_brief=True, shuffle_scheme=2)
        assert "commitment" in kinds(server.heard(onlooker))
        for adds in (Seed(0, 1, B), SeedHash(0, 1, "b" * 64)):
            assert await room.handle(onlooker, adds) == Refused(room.table.seq, "no_place")
        await begin(server, room, page)
        assert "hashes" in kinds(server.heard(onlooker))
        await finish(room, page)
        assert ("opening" in kinds(server.heard(onlooker))) is sees
        room.close()

    run(work)


def test_another_process_keeps_what_was_promised() -> None:
    async def work() -> None:
        server = MemoryServer(ALONE)
        room = server.room()
        page = await sit(room, 0, "ana")
        (promised,) = server.heard(page)
        room.close()

        room = server.room()
        page = room.join("ana", wants_brief=True, shuffle_scheme=2)
        await room.on_connect(page)
        await room.deal()
        assert [promised] == await begin(server, room, page)
        await finish(room, page)
        room.close()

        page = server.room().join("ana", wants_brief=True, shuffle_scheme=2)
        state, opening, second = server.heard(page)
        assert (opening["commitment"], opening["seeds"]) == (promised["commitment"], [[0, A]])
        assert (state["type"], second["type"]) == ("state", "commitment")

    run(work)


def test_a_process_that_reads_of_a_deal_which_nobody_deals_does_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "SEED_WAIT", 0.0)

    async def work() -> None:
        server = MemoryServer(FRIENDS, Promised("1" * 64, "name"), Seated(0, "ana", "Ana"))
        room = server.room()
        page = room.join("ana", wants_brief=True, shuffle_scheme=2)
        await room.on_connect(page)
        await room.deal()
        assert await server.store.append("t", 3, [write(Began())], 1000.0)  # and then that process ends
        await room.catch_up()
        await told(page, "state")
        assert server.one(Dealt).seeds == ()
        room.close()

    run(work)


@pytest.mark.parametrize("before", [(), (Promised("1" * 64, "name"),)])
def test_packs_that_are_given_have_no_proof(before: Sequence[TableFact]) -> None:
    async def work() -> None:
        server = MemoryServer(ALONE, *before)
        room = server.room(always(PACK))
        page = await sit(room, 0, "ana")
        server.heard(page)
        assert server.one(Dealt) == Dealt(PACK)
        await room.handle(page, SeedHash(0, 1, "a" * 64))
        await finish(room, page)
        news = kinds(server.heard(page))
        assert "opening" not in news
        assert "commitment" not in news
        room.close()

    run(work)


def test_a_table_from_before_there_were_proofs_has_one_from_its_next_deal_on() -> None:
    async def work() -> None:
        server = MemoryServer(ALONE, Seated(0, "ana"), Dealt(PACK))
        room = server.room()
        page = room.join("ana", wants_brief=True, shuffle_scheme=2)
        await room.on_connect(page)
        await room.deal()
        await finish(room, page)
        assert kinds(server.heard(page))[-1] == "commitment"
        assert not any('"opening"' in text for text in server.told)
        told = promised_at(room)
        await room.handle(page, Next(room.table.seq, hash=hash_of(told, A)))
        await reveal(room, page, 2, A)
        assert server.facts[-1].seeds == ((0, A),)  # type: ignore[union-attr] # it is the deal
        room.close()

    run(work)


def test_whoever_is_away_has_no_seed_and_is_not_waited_for() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await sit(room, 0, "ana"), await sit(room, 1, "bor")
        await commit(room, ana, promised_at(room), A)
        room.leave(bor)
        for fact in (Went(1), Minded(1), Began()):
            await room._append(fact)
        await reveal(room, ana, 1, A)
        assert server.one(Dealt).seeds == ((0, A),)
        room.close()

    run(work)


def test_the_store_has_every_seed_once_and_a_state_has_none() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        pages = [await sit(room, 0, "ana"), await sit(room, 1, "bor")]
        told = promised_at(room)
        for page, seed in zip(pages, (A, B), strict=True):
            await commit(room, page, told, seed)
        await room._append(Began())
        for page, seed in zip(pages, (A, B), strict=True):
            await reveal(room, page, 1, seed)
        await finish(room, *pages)
        news = [each for page in pages for each in server.heard(page)]
        secrets = [fact.secret for fact in server.facts if isinstance(fact, Promised)]
        opened = [json.dumps(each) for each in news if each["type"] == "opening"]
        others = [json.dumps(each) for each in news if each["type"] != "opening"]
        assert len(secrets) == len(opened) == 2  # of this deal, and of the next; and told to both
        assert all(secrets[0] in text and A in text and B in text for text in opened)
        assert not any(secret in text for secret in (*secrets, A, B) for text in others)
        assert not any(secrets[1] in text for text in opened)
        assert [fact for fact in server.facts if isinstance(fact, Hashed | Seeded)] == [
            Hashed(0, hash_of(told, A)),
            Hashed(1, hash_of(told, B)),
            Seeded(0, A),
            Seeded(1, B),
        ]
        room.close()

    run(work)


def test_who_looks_back_sees_how_the_pack_came_about_and_can_check_it(tmp_path: Path) -> None:
    async def work() -> None:
        server = MemoryServer(ALONE)
        room = server.room()
        page = await sit(room, 0, "ana")
        await begin(server, room, page)
        await finish(room, page)
        second = promised_at(room)
        await room.handle(page, Next(room.table.seq, hash=hash_of(second, B)))
        await reveal(room, page, 2, B)
        await room.run_bots()
        await finish(room, page)
        told = [each for each in server.heard(page) if each["type"] == "opening"]
        for number, opening in enumerate(told, 1):
            past = find("t", number, server.facts, toy())
            assert past is not None
            assert past.opening is not None
            assert json.loads(to_json(past.opening)) == opening
            assert checked(tmp_path, {**opening, "pack": past.pack}) == (0, "")
        assert [each["seeds"] for each in told] == [[[0, A]], [[0, B]]]
        room.close()

    run(work)
    given = MemoryServer(ALONE, Promised("1" * 64, "name"), Dealt(PACK))
    assert find("t", 1, given.facts, toy()) is None  # it is not over
