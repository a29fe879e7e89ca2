"""Whoever does not reveal a seed, or reveals another, is named, and the shuffle begins anew without them.

And the attack for which seeds are committed to: who knows the secret and sends the last seed has the choice.
"""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from test_shuffle import checked

from server.test_shuffle_protocol import (
    ALONE,
    FRIENDS,
    A,
    B,
    C,
    MemoryServer,
    commit,
    finish,
    hash_of,
    kinds,
    promised_at,
    reveal,
    run,
    sit,
    told,
)
from server.toy import PACK, toy
from tarok.cards.shuffle import Promise, pack
from tarok.cli.verify import Proof, verify
from tarok.engine.json_codec import from_json, to_json
from tarok.server.room.connections import Connection
from tarok.server.room.room import Room
from tarok.server.table import shuffle_protocol
from tarok.server.table.events import (
    Began,
    Dealt,
    Hashed,
    Listed,
    Promised,
    Resumed,
    Rose,
    Seated,
    Seeded,
    TableFact,
    Withheld,
    write,
)
from tarok.server.table.finished_deal import find
from tarok.server.table.messages import Next, Refused
from tarok.server.table.reducer import fold
from tarok.server.table.shuffle_messages import Seed


async def gathered(server: MemoryServer, room: Room, seeds: Sequence[str] = (A, B)) -> list[Connection]:
    """Have two friends commit to seeds for the first pack, and the host begin."""
    pages = [await sit(room, 0, "ana"), await sit(room, 1, "bor")]
    for page, seed in zip(pages, seeds, strict=True):
        assert await commit(room, page, promised_at(room), seed) is None
    assert await room._append(Began())
    for page in pages:
        server.heard(page)
    return pages


def wanted(packs: Sequence[int]) -> bool:
    """Whether the card that the friend of the server would like lies on top."""
    return packs[0] == 7


def test_whoever_knows_the_secret_and_sends_last_chooses_nothing() -> None:
    """With seeds that were sent openly one of a few tries gave the pack that was wanted."""

    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await gathered(server, room)
        assert await reveal(room, ana, 1, A) is None

        told = promised_at(room)  # the server has the secret, and tells its friend
        promise = Promise(
            told["table"], 1, "toy", tuple(range(8)), server.one(Promised).secret, told["scheme"]
        )
        tried = (f"{number:032x}" for number in range(10_000))
        searched = next(seed for seed in tried if wanted(pack(promise, [(0, A), (1, seed)])))

        assert await reveal(room, bor, 1, searched) == Refused(room.table.seq, "other_seed")
        facts = server.facts
        assert Withheld(((1, "other"),)) in facts
        assert not any(isinstance(fact, Dealt) for fact in facts)
        again = promised_at(room)
        assert (again["attempt"], again["commitment"] == told["commitment"]) == (2, False)
        assert await commit(room, bor, again, searched) == Refused(room.table.seq, "no_seed")
        assert await commit(room, ana, again, C) is None
        assert await reveal(room, ana, 1, C) is None
        assert server.one(Dealt).seeds == ((0, C),)
        room.close()

    run(work)


def test_a_friend_whose_hash_was_not_told_adds_nothing() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await sit(room, 0, "ana"), await sit(room, 1, "bor")
        await commit(room, ana, promised_at(room), A)
        assert await room._append(Began())
        await room._deal_without_waiting()  # a second is over
        assert await commit(room, bor, promised_at(room), B) == Refused(room.table.seq, "no_seed")
        assert await reveal(room, bor, 1, B) == Refused(room.table.seq, "no_seed")
        assert await reveal(room, ana, 1, A) is None
        assert server.one(Dealt).seeds == ((0, A),)
        room.close()

    run(work)


def test_no_page_is_told_a_seed_before_the_deal_is_over() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await gathered(server, room)
        assert await reveal(room, ana, 1, A) is None
        server.heard(bor)
        assert not any(A in text for text in server.told)
        room.close()

    run(work)


@pytest.mark.parametrize("later", [False, True])
def test_who_is_silent_is_named_in_the_proof_and_cannot_block_the_table(
    tmp_path: Path, *, later: bool
) -> None:
    """At the first deal of a table, and at a later one."""

    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        if later:
            pages = [await sit(room, 0, "ana"), await sit(room, 1, "bor")]
            await room._append(Began())
            await room._deal_without_waiting()
            await finish(room, *pages)
            ana, bor = pages
            first = promised_at(room)
            for page, seed in ((ana, A), (bor, B)):
                await room.handle(page, Next(room.table.seq, hash=hash_of(first, seed)))
        else:
            ana, bor = await sit(room, 0, "ana"), await sit(room, 1, "bor")
            first = promised_at(room)
            for page, seed in ((ana, A), (bor, B)):
                await commit(room, page, first, seed)
            await room._append(Began())
        deal = first["deal"]
        assert await reveal(room, ana, deal, A) is None
        server.now = 1005.0
        await room._on_timer()
        second = promised_at(room)
        assert (second["deal"], second["attempt"]) == (deal, 2)
        assert kinds(server.heard(ana))[-1] == "commitment"
        assert await reveal(room, bor, deal, B) == Refused(room.table.seq, "no_seed")  # too late
        assert await commit(room, ana, second, C) is None
        assert await reveal(room, ana, deal, C) is None
        await room.run_bots()
        await finish(room, ana, bor)

        opening = next(
            each for each in server.heard(bor) if each["type"] == "opening" and each["deal"] == deal
        )
        assert opening["seeds"] == [[0, C]]
        assert opening["abandoned"] == [
            {
                "commitment": first["commitment"],
                "hashes": [[0, hash_of(first, A)], [1, hash_of(first, B)]],
                "missing": [[1, "silent"]],
            }
        ]
        past = find("t", deal, server.facts, toy())
        assert past is not None
        assert json.loads(to_json(past.opening)) == opening
        proof = {**opening, "pack": past.pack}
        assert checked(tmp_path, proof) == (0, "")
        verified = verify(from_json(to_json(proof), Proof))
        assert (verified.holds, verified.missing) == (True, ((1, "silent"),))
        room.close()

    run(work)


def test_time_for_seeds_runs_from_the_facts() -> None:
    """The hashes were told at 1000; at 1004.9 there is time, at 1005 there is none, in every process."""

    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        await gathered(server, room)
        assert shuffle_protocol.overdue(room.table) == (1005.0, Withheld(((0, "silent"), (1, "silent"))))
        again = fold("t", server.facts, {"toy": toy}, [1000.0] * len(server.facts))
        assert again is not None
        assert shuffle_protocol.overdue(again) == shuffle_protocol.overdue(room.table)
        server.now = 1004.9
        await room._on_timer()
        assert not any(isinstance(fact, Withheld) for fact in server.facts)
        server.now = 1005.0
        await room._on_timer()
        assert server.one(Withheld).missing == ((0, "silent"), (1, "silent"))
        assert server.one(Dealt).seeds == ()  # no page is left that could add one
        room.close()

    run(work)


def test_whoever_does_not_commit_again_is_not_waited_for_either() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await gathered(server, room)
        await reveal(room, ana, 1, A)
        server.now = 1005.0
        await room._on_timer()
        server.now = 1009.9
        await room._on_timer()
        assert not any(isinstance(fact, Dealt) for fact in server.facts)
        server.now = 1010.0
        await room._on_timer()
        assert server.one(Dealt).seeds == ()
        assert await commit(room, bor, {"deal": 1, "commitment": "c"}, B) == Refused(
            room.table.seq, "no_seed"
        )
        room.close()

    run(work)


def test_nobody_new_adds_a_seed_where_it_has_begun_anew() -> None:
    """Otherwise accomplices could come one after the other, and have it begin anew as often as they like."""

    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await gathered(server, room)
        await reveal(room, ana, 1, A)
        await reveal(room, bor, 1, C)
        await room._append(Rose(1))
        zora = await sit(room, 1, "zora")
        assert await commit(room, zora, promised_at(room), B) == Refused(room.table.seq, "no_seed")
        await commit(room, ana, promised_at(room), B)
        await room._append(Began())
        await reveal(room, ana, 1, B)
        assert server.one(Dealt).seeds == ((0, B),)
        room.close()

    run(work)


def test_whoever_stands_up_and_has_revealed_leaves_their_seed() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await gathered(server, room)
        await reveal(room, bor, 1, B)
        for fact in (Rose(1), Began()):
            await room._append(fact)
        await reveal(room, ana, 1, A)
        assert server.one(Dealt).seeds == ((0, A), (1, B))
        room.close()

    run(work)


def test_a_page_that_is_closed_is_not_waited_for() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await sit(room, 0, "ana"), await sit(room, 1, "bor")
        for page, seed in ((ana, A), (bor, B)):
            await commit(room, page, promised_at(room), seed)
        room.leave(bor)
        await room._append(Began())
        assert server.one(Listed).hashes == ((0, hash_of(promised_at(room), A)),)
        await reveal(room, ana, 1, A)
        assert server.one(Dealt).seeds == ((0, A),)
        room.close()

    run(work)


def test_a_restart_in_the_middle_asks_for_what_is_missing_and_goes_on() -> None:
    """The only page comes back long after the time for seeds: it has that time anew."""

    async def work() -> None:
        server = MemoryServer(ALONE)
        room = server.room()
        page = await sit(room, 0, "ana")
        promised = promised_at(room)
        await commit(room, page, promised, A)
        room.close()

        server.now = 2000.0
        room = server.room()
        page = room.join("ana", wants_brief=True, shuffle_scheme=2)
        await room.on_connect(page)
        await room.deal()
        await room._on_timer()
        assert [each["commitment"] for each in server.heard(page)] == [promised["commitment"]] * 2
        assert isinstance(server.facts[-1], Resumed)
        assert await reveal(room, page, 1, A) is None
        assert server.one(Dealt).seeds == ((0, A),)
        room.close()

    run(work)


def test_a_page_that_forgot_its_seed_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timer of the room itself, at a table for one: nothing else would ring there."""
    monkeypatch.setattr(shuffle_protocol, "PATIENCE", 0.0)

    async def work() -> None:
        server = MemoryServer(ALONE)
        room = server.room()
        page = await sit(room, 0, "ana")
        assert await commit(room, page, promised_at(room), A) is None
        await told(page, "state")
        assert server.one(Dealt).seeds == ()
        assert server.one(Withheld).missing == ((0, "silent"),)
        room.close()

    run(work)


def test_another_process_takes_the_seed_that_is_missing() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await gathered(server, room)
        await reveal(room, ana, 1, A)
        other = server.room()
        there = other.join("bor", wants_brief=True, shuffle_scheme=2)
        await other.on_connect(there)
        assert kinds(server.heard(there)) == ["commitment", "hashes"]
        assert await reveal(other, there, 1, B) is None
        await room.catch_up()
        assert kinds(server.heard(bor)) == ["state"]
        assert server.one(Dealt).seeds == ((0, A), (1, B))
        for each in (room, other):
            each.close()

    run(work)


def test_a_pack_that_waits_for_pages_keeps_no_process_busy() -> None:
    """Bots are asked to go on whenever something is stored: there is nothing to do for them."""

    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, bor = await sit(room, 0, "ana"), await sit(room, 1, "bor")
        await room._append(Began())
        await room._deal_without_waiting()
        await finish(room, ana, bor)
        told = promised_at(room)
        for page, seed in ((ana, A), (bor, B)):
            assert await room.handle(page, Next(room.table.seq, hash=hash_of(told, seed))) is None
        assert isinstance(server.facts[-1], Listed)
        facts = len(server.facts)
        async with asyncio.timeout(10):
            await room.run_bots()
        assert len(server.facts) == facts
        room.close()

    run(work)


OLD = (Promised("1" * 64, "name"), Seated(0, "ana", "Ana"), Seeded(0, A))


def test_a_pack_that_was_promised_in_the_first_scheme_is_dealt_and_opened_in_it(tmp_path: Path) -> None:
    """A server was renewed between the promise and the deal; whoever knows the second scheme adds nothing."""

    async def work() -> None:
        server = MemoryServer(ALONE, *OLD)
        room = server.room()
        page = room.join("ana", wants_brief=True, shuffle_scheme=2)
        await room.on_connect(page)
        await room.deal()
        promise = Promise("name", 1, "toy", tuple(range(8)), "1" * 64)
        assert server.one(Dealt) == Dealt(pack(promise, [(0, A)]), ((0, A),))
        await finish(room, page)
        opening = next(each for each in server.heard(page) if each["type"] == "opening")
        assert opening["scheme"] == "tarok shuffle 1"
        assert "hashes" not in opening
        assert "abandoned" not in opening
        assert checked(tmp_path, {**opening, "pack": server.one(Dealt).pack}) == (0, "")
        room.close()

    run(work)


def test_facts_of_the_first_scheme_are_read_as_they_were_written() -> None:
    assert write(OLD[0]) == ("promised", f'{{"secret":"{"1" * 64}","table":"name"}}')
    facts: list[TableFact] = [*OLD, Hashed(0, "a" * 64)]
    table = fold("t", [ALONE, *facts], {"toy": toy})
    assert table is not None
    assert dict(table.shuffling.seeds) == {"ana": A}
    assert not table.shuffling.hashes  # it takes none


def test_a_page_of_the_first_scheme_plays_on_without_a_seed() -> None:
    """Its seeds would be known to the server before the others': they go into no pack."""

    async def work() -> None:
        server = MemoryServer(ALONE)
        room = server.room()
        page = await sit(room, 0, "ana", seeds=1)
        assert server.one(Dealt).seeds == ()
        assert await room.handle(page, Seed(0, 1, A)) == Refused(room.table.seq, "no_seed")
        await finish(room, page)
        assert await room.handle(page, Next(room.table.seq, A)) is None
        assert [fact.seeds for fact in server.facts if isinstance(fact, Dealt)] == [(), ()]
        assert set(kinds(server.heard(page))) <= {"state", "refused"}  # it would not understand the rest
        room.close()

    run(work)


def test_packs_that_are_given_wait_for_nobody() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room(lambda _: PACK)
        await sit(room, 0, "ana")
        await room._append(Began())
        assert server.one(Dealt) == Dealt(PACK)
        room.close()

    run(work)


def test_what_is_told_of_hashes_has_every_place_once() -> None:
    async def work() -> None:
        server = MemoryServer(FRIENDS)
        room = server.room()
        ana, _ = await gathered(server, room)
        room.leave(ana)
        again: Any = room.join("ana", wants_brief=True, shuffle_scheme=2)
        assert server.heard(again)[1:] == [
            {
                "type": "hashes",
                "deal": 1,
                "table": promised_at(room)["table"],
                "commitment": promised_at(room)["commitment"],
                "hashes": [[0, hash_of(promised_at(room), A)], [1, hash_of(promised_at(room), B)]],
            }
        ]
        room.close()

    run(work)
