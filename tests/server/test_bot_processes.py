"""Bots that take their time: they think in processes of their own, and hold up nothing."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server import toy_thinking
from server.conftest import PARTS
from server.live_server import (
    PATIENCE,
    Guest,
    LiveServer,
    State,
    card,
    facts_of,
    lowest,
    my_turn_or_over,
    seated,
)
from server.toy import PACK, first, toy
from tarok.analysis.answers import NICE
from tarok.engine.deal import start
from tarok.engine.view import view
from tarok.server.core.metrics_registry import FALLBACKS
from tarok.server.room import bot_processes

TWO = ("you", "thinker", "thinker")
BOTS = {"rule": first, "thinker": first}

Begin = Callable[..., LiveServer]


@pytest.fixture
def begin(database: str, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Make a server whose bots think as they are told."""

    def begin(*how: str, patience: float = PATIENCE) -> LiveServer:
        monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, toy_thinking.__file__, *how))
        monkeypatch.setattr(bot_processes, "PATIENCE", patience)
        return LiveServer(database, **{**PARTS, "bots": BOTS})

    return begin


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Why moves were made for bots."""
    whys: list[str] = []
    monkeypatch.setattr(FALLBACKS, "count", lambda by=1, label="": whys.append(label))
    return whys


def until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def lives(process: int) -> bool:
    """Whether there is such a process, which has not ended and only waits to be buried."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def played_by_1(state: State) -> list[Any]:
    return [action["card"] for seat, action in state["view"]["log"] if seat == 1]


@pytest.mark.parametrize("how", ["highest", "prints"])
def test_what_is_thought_elsewhere_is_played(begin: Begin, how: str, counted: list[str]) -> None:
    with begin(how) as server, seated(server.guest(), *TWO) as seat:
        over = seat.play_on(lowest)
    assert [3, 1, 4] == played_by_1(over)  # the highest that it may; the quick bot plays 1 first
    assert not counted


@pytest.mark.parametrize(
    ("how", "why"), [("dies", "died"), ("fails", "failed"), ("cheats", "illegal"), ("waits", "late")]
)
def test_where_nothing_is_heard_the_quick_bot_decides(
    begin: Begin, tmp_path: Path, how: str, why: str, counted: list[str]
) -> None:
    patience = 0.5 if how == "waits" else PATIENCE
    with (
        begin(how, str(tmp_path / "never"), patience=patience) as server,
        seated(server.guest(), *TWO) as seat,
    ):
        over = seat.play_on(lowest)
    assert [1, 3, 4] == played_by_1(over)
    assert [why] * 3 == counted


def test_who_does_not_answer_in_time_is_ended(begin: Begin, tmp_path: Path) -> None:
    asked = tmp_path / "never.asked"
    with (
        begin("waits", str(tmp_path / "never"), patience=2.0) as server,
        seated(server.guest(), *TWO) as seat,
    ):
        seat.hear()
        seat.act(card(0))
        until(asked.exists)
        process = int(asked.read_text() or 0)
        assert lives(process)
        seat.hear_until(lambda state: len(state["view"]["log"]) >= 2)
        until(lambda: not lives(process))


@contextlib.contextmanager
def thought(begin: Begin, tmp_path: Path) -> Iterator[tuple[LiveServer, Path]]:
    """A server whose bots think until there is a file."""
    with begin("waits", str(tmp_path / "done")) as server:
        yield server, tmp_path / "done"
        (tmp_path / "done").touch()


def test_while_one_thinks_the_others_are_heard(begin: Begin, tmp_path: Path) -> None:
    with thought(begin, tmp_path) as (server, done):
        ana, bine = server.guest(), server.guest()
        table = ana.open("you", "thinker", "open")
        bine.sit(table, 2)
        with ana.play(table) as seat, bine.play(table) as other:
            seat.hear()
            other.hear()
            seat.do(card(0))
            until((tmp_path / "done.asked").exists)
            other.say(type="say", v=0, phrase="hello")
            until(lambda: seat.hear_any()["type"] == "talk")
            assert [[0, card(0)]] == seat.last["view"]["log"]
            done.touch()
            seat.hear_until(lambda state: len(state["view"]["log"]) >= 2)
        assert 3 == played_by_1(seat.last)[0]


def test_what_was_thought_about_a_position_that_is_no_more_is_dropped(begin: Begin, tmp_path: Path) -> None:
    with thought(begin, tmp_path) as (server, done):
        ana = server.guest()
        table = ana.open(*TWO, manners={"talk": "none"})
        with ana.play(table) as seat:
            seat.hear()
            seat.do(card(0))
            until((tmp_path / "done.asked").exists)
            seat.say(type="propose", v=seat.last["v"], what="take_back", other=None)
            seat.hear_until(lambda state: state["view"]["log"] == [])
            done.touch()
            seat.do(card(2))
            seat.hear_until(lambda state: len(state["view"]["log"]) >= 2)
        assert [[0, card(2)], [1, card(3)]] == seat.last["view"]["log"][:2]


def test_a_house_that_closes_waits_for_nobody_who_thinks_and_leaves_nobody_behind(
    begin: Begin, database: str, tmp_path: Path
) -> None:
    asked = tmp_path / "never.asked"
    with begin("waits", str(tmp_path / "never")) as server:
        guest = server.guest()
        table = guest.open(*TWO)
        with guest.play(table) as seat:
            seat.hear()
            seat.act(card(0))
            until(lambda: asked.exists() and asked.read_text())
        began = time.monotonic()
    assert time.monotonic() - began < PATIENCE / 2
    assert not lives(int(asked.read_text()))
    assert "did" == facts_of(database, table)[-1].kind  # the card of the guest, and nobody else's
    with begin("highest") as server, Guest(server.host, guest.cookie).play(table) as seat:
        seat.hear_until(my_turn_or_over)
        assert 3 == played_by_1(seat.last)[0]


PARENT = """
import asyncio, sys
from server.toy import PACK, toy
from tarok.engine.deal import start
from tarok.engine.view import view
from tarok.server.room import bot_processes

async def ask():
    deal = start(toy(), PACK)
    await bot_processes.BotProcessPool(1).decide("thinker", deal.game, 0, view(deal, 0))

bot_processes.COMMAND = (sys.executable, *sys.argv[1:])
asyncio.run(ask())
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="here one cannot see who lives")
def test_nobody_thinks_on_when_the_server_is_killed(tmp_path: Path) -> None:
    asked, here = tmp_path / "never.asked", Path(__file__).parents[1]
    words = [sys.executable, "-c", PARENT, toy_thinking.__file__, "waits", str(tmp_path / "never")]
    paths = os.pathsep.join([str(here), *filter(None, [os.environ.get("PYTHONPATH")])])
    with subprocess.Popen(words, env=os.environ | {"PYTHONPATH": paths}) as parent:
        until(lambda: asked.exists() and asked.read_text())
        process = int(asked.read_text())
        assert lives(process)
        parent.send_signal(signal.SIGKILL)
    until(lambda: not lives(process))


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="here nobody can come last")
@pytest.mark.parametrize(("idle", "niceness"), [(True, 19), (False, NICE)])
def test_what_nobody_waits_for_is_thought_about_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, idle: bool, niceness: int
) -> None:
    words = sys.executable, toy_thinking.__file__, "waits", str(tmp_path / "done")
    monkeypatch.setattr(bot_processes, "COMMAND", words)
    asked, deal = tmp_path / "done.asked", start(toy(), PACK)

    async def think() -> int:
        minds = bot_processes.BotProcessPool(1, idle=idle)
        asking = asyncio.create_task(minds.decide("thinker", deal.game, 0, view(deal, 0)))
        await asyncio.to_thread(until, lambda: asked.exists() and asked.read_text())
        found = os.getpriority(os.PRIO_PROCESS, int(asked.read_text()))
        (tmp_path / "done").touch()
        assert toy_thinking.highest(view(deal, 0)) == await asking
        await minds.close()
        return found

    assert min(19, os.getpriority(os.PRIO_PROCESS, 0) + niceness) == asyncio.run(think())


def test_a_house_refuses_opponents_whom_it_has_not(server: LiveServer) -> None:
    answer = server.guest().post("/api/tables", {"game": "toy", "opponents": "thinker"})
    assert {"error": "opponents", "why": "one of rule"} == answer.json()


def test_the_level_is_a_fact_of_the_table_whoever_comes_and_goes(begin: Begin) -> None:
    with begin("highest") as server:
        ana = server.guest()
        solo = ana.post("/api/tables", {"game": "toy", "opponents": "thinker"}).json()
        assert ["thinker", "you", "thinker"] == kinds(ana, solo["table"])
        shared = {"players": ["you", "open", "open"], "manners": {"host_begins": True}}
        body = {"game": "toy", "opponents": "thinker", "name": "Ana", **shared}
        table = ana.post("/api/tables", body).json()["table"]
        with ana.play(table) as seat:
            told = seat.hear_any()
            assert "thinker" == told["company"]["opponents"]
            seat.say(type="fill", v=told["v"], place=1, word="rule")
            while told["type"] != "gathering" or told["players"][1]["kind"] != "thinker":
                told = seat.hear_any()
            seat.say(type="begin", v=told["v"])
            seat.hear_until(my_turn_or_over)
        assert ["you", "thinker", "thinker"] == kinds(ana, table)
    with begin("highest") as server:
        again = Guest(server.host, ana.cookie)
        assert ["you", "thinker", "thinker"] == kinds(again, table)
        with again.play(table) as seat:
            assert "thinker" == seat.hear()["table"]["company"]["opponents"]


def kinds(guest: Guest, table: str) -> list[str]:
    return [player["kind"] for player in guest.get(f"/api/tables/{table}").json()["players"]]
