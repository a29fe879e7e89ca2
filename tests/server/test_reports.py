"""The report of a deal: told when the deal is over, as it grows, and kept."""

import asyncio
import sys
from typing import Any

import pytest

from server import few_worlds
from server.live_server import LiveServer
from server.test_bot_explanations import FORE, NEXT, packed, quiet, share, solo
from server.test_finished_deal import link
from server.toy import always
from tarok.engine.json_codec import from_json
from tarok.games import GAMES
from tarok.report import Judged, Reachable, Summary
from tarok.report.findings import Finding
from tarok.server.play.reports import ReportProgress, Steps
from tarok.server.room import bot_processes
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Shared

PARTS: Any = {"games": GAMES, "bots": {"rule": quiet}, "packs": always(packed(FORE, NEXT))}


PROGRESS = "event: progress\ndata: "


def events(text: str) -> list[str]:
    """The events of a stream, up to its end."""
    *told, end, nothing = text.split("\n\n")
    assert ("event: end\ndata:", "") == (end, nothing)
    return told


def findings(text: str) -> list[Finding]:
    """What the events of a stream tell."""
    found = (each for each in events(text) if not each.startswith(PROGRESS))
    return [from_json(each.removeprefix("data: "), Finding) for each in found]  # type: ignore[arg-type] # a union is no type


def progress(text: str) -> list[ReportProgress]:
    """How far a stream says that the report is."""
    found = (each for each in events(text) if each.startswith(PROGRESS))
    return [from_json(each.removeprefix(PROGRESS), ReportProgress) for each in found]


def stored(database: str, stream: str) -> list[str]:
    async def kinds() -> list[str]:
        facts = EventStore(database)
        found = [record.kind for record in await facts.read(stream)]
        await facts.close()
        return found

    return asyncio.run(kinds())


def test_a_report_is_told_to_the_end_and_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest who asks again, on another server with the same file, is told the same; no bot thinks there."""
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, few_worlds.__file__))
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        table = guest.open("you", "rule", "rule", "rule", game="slovenian")
        with guest.play(table) as seat:
            over = seat.play_on(solo)["view"]
        deal = link(guest, table)
        told = guest.get(f"/api/deals/{deal}/report")
    assert "text/event-stream; charset=utf-8" == told.headers["content-type"]
    line, *judged, summary = findings(told.text)
    assert isinstance(line, Reachable)
    assert isinstance(summary, Summary)
    if line.missing:
        longer = judged.pop()
        assert isinstance(longer, Reachable)
        assert longer.missing < line.missing
    for each in judged:
        assert isinstance(each, Judged)
        assert [each.seat, each.number] == [over["log"][each.number][0], each.number]
    assert {each.trick for each in judged} >= {0, 1}
    far = progress(told.text)
    assert events(told.text)[0].startswith(PROGRESS)  # before anything is found
    assert 0 == far[0].done
    assert sorted(each.done for each in far) == [each.done for each in far]
    assert (far[-1].of, 0) == (far[-1].done, far[-1].left)
    assert all(each.left > 0 for each in far[:-1])
    assert 4 == len(summary.verdicts)
    assert {0, 4} >= {len(each.verdicts) for each in far}
    assert not far[0].verdicts
    assert ["shared", "reported"] == stored(database, deal)
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, "-c", ""))
    with LiveServer(database, **PARTS) as server:
        assert findings(told.text) == findings(server.guest().get(f"/api/deals/{deal}/report").text)


def test_how_long_still_follows_from_what_the_steps_took(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 100 units with 0.06 s each before any is done; 45 took 45 s: (45 + 0.9) / 60 s for each of 55."""
    clock = iter([0.0, 0.0, 45.0])
    monkeypatch.setattr("tarok.server.play.reports.monotonic", lambda: next(clock))
    steps = Steps([45.0, 35.0])
    steps.add(20.0)
    assert ReportProgress(0, 3, 6.0) == steps.progress()
    steps.step()
    assert ReportProgress(1, 3, 42.1) == steps.progress()


def test_nothing_is_told_while_the_deal_runs(database: str) -> None:
    """Nor does it help to have a link that nobody has been given."""
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        table = guest.open("you", "rule", "rule", "rule", game="slovenian")
        with guest.play(table) as seat:
            seat.hear_until(lambda state: state["view"]["due"] == 0 and state["view"]["log"])
        share(database, "a" * 20, Shared(table, 1))
        answer = guest.get(f"/api/deals/{'a' * 20}/report")
    assert (404, {"error": "no_deal"}) == (answer.status_code, answer.json())
    assert ["shared"] == stored(database, "a" * 20)


def test_where_too_many_grow_one_is_told_when_to_ask_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tarok.server.play.reports.AT_ONCE", 0)
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        table = guest.open("you", "rule", "rule", "rule", game="slovenian")
        with guest.play(table) as seat:
            seat.play_on(solo)
        answer = guest.get(f"/api/deals/{link(guest, table)}/report")
    told = answer.status_code, answer.json(), answer.headers["retry-after"]
    assert (503, {"error": "busy", "wait": 10}, "10") == told
