"""Several servers on one file: one after the other, and side by side."""

import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.conftest import PARTS
from server.live_server import FORE, Guest, LiveServer, Seat, State, card, facts_of, lowest, my_turn_or_over
from server.replayed import replayed
from tarok.bots import PLAYERS
from tarok.games import GAMES
from tarok.server.table.events import read


def look_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no server look at what another has stored, or be told of it."""
    monkeypatch.setattr("tarok.server.room.room_registry.PACE", 3600)
    monkeypatch.setattr("tarok.server.storage.event_store.EventStore.listen", lambda *_: False)


def test_a_restart_in_mid_trick_continues(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        table = guest.open(*FORE)
        with guest.play(table) as seat:
            seat.hear()
            seat.do(card(0))
            before = seat.hear_until(lambda state: len(state["view"]["log"]) == 3)
    with LiveServer(database, **PARTS) as server:
        again = Guest(server.host, guest.cookie)
        with again.play(table) as seat:
            assert before == seat.hear()
            assert [-1, 1, 0] == seat.play_on(lowest)["table"]["sheet"]["totals"]


def test_people_at_two_servers_play_at_one_table(database: str) -> None:
    with apart(database) as (_, one, other):
        over = play_a_deal(one, other)
        for seat in (one, other):
            seat.next()
        for seat in (one, other):
            seat.hear_deal(2)
    assert [-1, 1, 0] == over[0]["table"]["sheet"]["totals"]  # 3 beats 2, 1 beats 0, 5 beats 4
    assert over[0]["table"]["sheet"] == over[1]["table"]["sheet"]


@contextlib.contextmanager
def apart(database: str, *workers: Any) -> Iterator[tuple[Guest, Seat, Seat]]:
    """The first of two people, and the pages of both, at one table and two servers, which may be siblings."""
    here, there = [LiveServer(database, **PARTS, siblings=worker) for worker in workers or (None, None)]
    with here, there:
        ana, bine = here.guest(), there.guest()
        table = ana.open("you", "open", "rule")
        bine.sit(table, 1)
        with ana.play(table) as one, bine.play(table) as other:
            one.hear()
            other.hear()
            yield ana, one, other


def play_a_deal(one: Seat, other: Seat) -> list[State]:
    """Have these two play a deal; return what each is told at its end."""
    for seat, number in ((one, 2), (other, 3), (other, 1), (one, 0), (other, 4), (one, 5)):
        seat.hear_until(lambda state: state["view"]["legal"])
        seat.do(card(number))
    return [seat.hear_until(lambda state: state["view"]["ended"]) for seat in (one, other)]


def test_of_two_who_act_at_once_on_two_servers_one_is_told_it_is_stale(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_no_more(monkeypatch)
    with LiveServer(database, **PARTS) as here, LiveServer(database, **PARTS) as there:
        guest = here.guest()
        table = guest.open(*FORE)
        with guest.play(table) as one, Guest(there.host, guest.cookie).play(table) as other:
            one.hear()
            v = other.hear()["v"]
            one.do(card(0))
            other.act(card(2))
            while (refused := other.hear())["type"] == "state":
                pass
            assert "stale" == refused["error"]
            assert v < refused["v"]
            assert [0, card(0)] == other.last["view"]["log"][0]
            assert one.play_on(lowest)["view"]["log"][0] == [0, card(0)]


def test_of_two_who_want_one_place_on_two_servers_one_gets_it(database: str) -> None:
    with (
        LiveServer(database, **PARTS) as here,
        LiveServer(database, **PARTS) as there,
        ThreadPoolExecutor(max_workers=6) as crowd,
    ):
        for _ in range(5):
            table = here.guest().open("you", "open", "rule")
            guests = [server.guest() for server in (here, there) for _ in range(3)]
            answers = crowd.map(Guest.sit, guests, [table] * 6, [1] * 6)
            assert [200, 409, 409, 409, 409, 409] == sorted(answer.status_code for answer in answers)


def test_who_sits_down_at_one_server_plays_at_another_at_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_no_more(monkeypatch)
    with LiveServer(database, **PARTS) as here, LiveServer(database, **PARTS) as there:
        ana, bine = here.guest(), there.guest()
        table = ana.open("you", "open", "rule")
        with ana.play(table):
            bine.sit(table, 1)
            with Guest(here.host, bine.cookie).play(table) as seat:
                assert [1, 3, 4] == seat.hear()["view"]["hand"]


def test_the_sheet_of_several_deals_is_what_the_engine_alone_makes_of_the_facts(database: str) -> None:
    chance = random.Random(5)
    with LiveServer(database, games=GAMES, bots=PLAYERS) as server:
        guest = server.guest()
        table = guest.open("rule", "rule", "you", "rule", game="slovenian")
        with guest.play(table) as seat:
            for deal in range(1, 5):
                over = seat.play_on(lambda view: chance.choice(view["legal"]))
                if deal == 2:
                    seat.stop()
                    seat.hear_after(seat.last["v"])
                if deal < 4:
                    seat.next()
                    seat.hear_deal(deal + 1)
    check_facts(database, table, over)


@contextlib.contextmanager
def process(database: str, before: str = "") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server in a process of its own, where it listens, and perhaps what is done `before`."""
    program = f"from tarok.server import Settings, serve; serve(Settings(port=0, database={database!r}))"
    program = f"{before}\n{program}"
    server = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        yield server, server.stdout.readline().split("http://")[1].split()[0]
    finally:
        server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()


def test_kill_9_in_mid_trick_loses_nothing_and_doubles_nothing(database: str) -> None:
    chance = random.Random(9)
    cookie, table = "", ""
    known: tuple[int, list[Any]] = (1, [])
    for _ in range(2):
        with process(database) as (server, host):
            guest = Guest(host, cookie)
            table = table or guest.open("random", "you", "random", "random", game="slovenian")
            cookie = guest.cookie
            with guest.play(table) as seat:
                check_memory(seat.hear(), *known)
                play_a_while(seat, chance)
                known = (seat.last["table"]["deal"], seat.last["view"]["log"])
                os.kill(server.pid, signal.SIGKILL)
    with process(database) as (_, host), Guest(host, cookie).play(table) as seat:
        check_memory(seat.hear(), *known)
        over = seat.play_on(lambda view: chance.choice(view["legal"]))
    check_facts(database, table, over)


def check_memory(state: State, deal: int, log: list[Any]) -> None:
    """What we were told before is still so."""
    assert deal == state["table"]["deal"]
    assert log == state["view"]["log"][: len(log)]


def play_a_while(seat: Seat, chance: random.Random) -> None:
    """Act some times, the last time without waiting for what comes of it."""
    for _ in range(chance.randrange(2, 8)):
        if seat.hear_until(my_turn_or_over)["view"]["ended"]:
            seat.next()
            seat.hear_deal(seat.last["table"]["deal"] + 1)
            seat.hear_until(my_turn_or_over)
        seat.do(chance.choice(seat.last["view"]["legal"]))
    if not seat.hear_until(my_turn_or_over)["view"]["ended"]:
        seat.act(chance.choice(seat.last["view"]["legal"]))


def check_facts(database: str, table: str, over: State) -> None:
    """The facts have no gap; the engine alone can play every deal from them, and books the sheet shown."""
    records = facts_of(database, table)
    assert list(range(1, len(records) + 1)) == [record.seq for record in records]
    sheet, deal = replayed([read(record) for record in records])
    assert [[seat, type(action).__name__.lower()] for seat, action in deal.log] == [
        [seat, action["type"]] for seat, action in over["view"]["log"]
    ]
    assert list(sheet.carry.totals) == over["table"]["sheet"]["totals"]
    assert len(sheet.rows) == len(over["table"]["sheet"]["entries"])
