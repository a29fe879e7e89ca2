"""One's own costliest moments: kept with the report, told to whoever decided alone, and tried again."""

import asyncio
import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from server import few_worlds
from server.live_server import Guest, LiveServer, State
from server.test_bot_explanations import FORE, NEXT, SOLO, packed
from server.test_finished_deal import link
from server.test_personal import data
from server.test_reports import PARTS, stored
from server.toy import always
from tarok.cards.deck import FACES
from tarok.server.room import bot_processes
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import write
from tarok.server.table.mistakes import Erred, Learnt

PASS = {"type": "pass"}
KLOP = {"type": "bid", "contract": "klop"}
OTHER = FACES.parse_all("♦4 ♦1 ♦Q ♠8 ♠J ♠K ♣9 ♣N II V VIII I")
"""A hand of the next seat without the mond."""


def klop(view: State) -> Any:
    """Pass, or else do what comes first: of the bids a klop."""
    return PASS if PASS in view["legal"] else view["legal"][0]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, few_worlds.__file__))


def a_deal(guest: Guest, play: Callable[[State], Any] = klop) -> str:
    """The link to a deal that a guest has played."""
    table = guest.open("you", "rule", "rule", "rule", game="slovenian")
    with guest.play(table) as seat:
        seat.play_on(play)
    return link(guest, table)


def own(guest: Guest, **wish: str) -> Any:
    answer = guest.get("/api/mistakes?" + "&".join(f"{name}={value}" for name, value in wish.items()))
    assert 200 == answer.status_code, answer.text
    return answer.json()


def moment(guest: Guest) -> tuple[str, dict[str, Any]]:
    """The address of the dearest moment of a guest, and what is told of it."""
    first = own(guest)["mistakes"][0]
    address = f"/api/mistakes/{first['deal']}/{first['number']}"
    return address, guest.get(address).json()


def test_whoever_erred_is_told_tries_again_and_has_learnt_it(database: str) -> None:
    """With eleven of the highest taroks a klop is bid."""
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        deal = a_deal(guest)
        assert {"mistakes": [], "found": 0, "games": [], "themes": []} == own(guest)
        guest.get(f"/api/deals/{deal}/report")
        told = own(guest)
        (mistake,) = told["mistakes"]
        known = {"deal": deal, "game": "slovenian", "trick": 0, "themes": ["bid-high"], "learnt": False}
        assert known.items() <= mistake.items()
        assert mistake["cost"] > 100
        address, shown = moment(guest)
        assert (mistake, 0) == (shown["mistake"], shown["state"]["view"]["due"])
        assert sorted(FORE) == shown["state"]["view"]["hand"]
        assert KLOP in shown["state"]["view"]["legal"]
        again = guest.post(address, {"action": KLOP}).json()
        assert (False, mistake["cost"], KLOP) == (
            again["right"],
            again["judged"]["cost"],
            again["before"]["done"],
        )
        lower = guest.post(address, {"action": {"type": "bid", "contract": "beggar"}}).json()
        assert (False, "beggar") == (lower["right"], lower["judged"]["done"]["contract"])
        assert lower["judged"]["cost"] > lower["judged"]["margin"]
        given_up = guest.post(address, {"action": None}).json()
        assert (False, again["before"], again["before"]) == tuple(given_up.values())
        assert 1 == own(guest, learnt="false")["found"]
        best = guest.post(address, {"action": again["before"]["best"]}).json()
        assert (True, 0) == (best["right"], best["judged"]["cost"])
        assert guest.post(address, {"action": again["before"]["best"]}).json()["right"]
        assert ([], 0) == (own(guest, learnt="false")["mistakes"], own(guest, learnt="false")["found"])
        assert [{**mistake, "learnt": True}] == own(guest)["mistakes"]
        cost = mistake["cost"]
        assert [{"theme": "bid-high", "times": 1, "learnt": 1, "cost": cost}] == own(guest)["themes"]
        for wrong in ({"type": "bid", "contract": "no"}, {"type": "play", "card": 0}, {"type": "none"}):
            assert 422 == guest.post(address, {"action": wrong}).status_code
    assert ["shared", "reported", "erred", "learnt"] == stored(database, deal)


def test_nobody_else_is_told(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        guest, other, stranger = server.guest(), server.guest(), server.guest()
        a_deal(other, lambda view: view["legal"][0])
        guest.get(f"/api/deals/{a_deal(guest)}/report")
        address, _ = moment(guest)
        assert [] == own(other)["mistakes"] == own(other)["themes"]
        for who, status in ((other, 404), (stranger, 403)):
            assert status == who.get(address).status_code
            assert status == who.post(address, {"action": SOLO}).status_code
        assert [] == own(stranger)["mistakes"]
        assert 404 == guest.get(address.rsplit("/", 1)[0] + "/0").status_code


def test_a_moment_tells_nothing_that_the_seat_could_not_see(new_database: Any) -> None:
    """Before the choice is made the other hands and the talon may be whatever they are, and the end, too."""
    told = []
    for following, turned in ((NEXT, 0), (OTHER, 17)):
        parts = {**PARTS, "packs": always(packed(FORE, following, turned))}
        with LiveServer(new_database(), **parts) as server:
            guest = server.guest()
            guest.get(f"/api/deals/{a_deal(guest)}/report")
            _, shown = moment(guest)
            assert shown["state"]["table"].pop("id") == shown["mistake"].pop("deal")
            del shown["mistake"]["played"]
            told.append(json.dumps(shown, sort_keys=True))
    assert told[0] == told[1]


def fill(database: str, guest: str, number: int) -> None:
    """Put this number of mistakes into the deals of a guest; every third is of another game, and learnt."""

    async def put() -> None:
        store = EventStore(database)
        for i in range(number):
            third = i % 3 == 0
            themes = ("lost-mond", "no-taroks") if third else ("lost-mond",) if i % 2 else ()
            game = "paskievics" if third else "slovenian_3"
            erred = Erred(guest, game, 7, 3, float(i * 7 % number), themes, f"2026-11-{1 + i % 28:02}")
            more = [write(Learnt(guest, 7))] if third else []
            await store.append(f"{i:020}", 0, [write(erred), write(Erred("x", game, 8, 0, 1, (), "")), *more])
        await store.close()

    asyncio.run(put())


def test_many_are_told_page_by_page_in_either_order_by_game_and_theme(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        guest.open("you", "rule", "rule", "rule", game="slovenian")
        fill(database, data(guest)["guest"], 100)
        first = own(guest)
        assert (100, 30, ["paskievics", "slovenian_3"]) == (
            first["found"],
            len(first["mistakes"]),
            first["games"],
        )
        assert list(range(99, 69, -1)) == [each["cost"] for each in first["mistakes"]]
        assert [9.0, 0.0] == [own(guest, after="90")["mistakes"][i]["cost"] for i in (0, -1)]
        newest = [each["played"] for each in own(guest, order="newest")["mistakes"]]
        assert sorted(newest, reverse=True) == newest
        assert (100, 34) == (data_of(guest), own(guest, game="paskievics")["found"])
        assert 66 == own(guest, learnt="false")["found"]
        counts = {each["theme"]: (each["times"], each["learnt"]) for each in first["themes"]}
        assert {"lost-mond": (67, 34), "no-taroks": (34, 34), "": (33, 0)} == counts
        unnamed = own(guest, theme="", game="slovenian_3")
        assert {()} == {tuple(each["themes"]) for each in unnamed["mistakes"]}
        assert 33 == unnamed["found"]
        both = own(guest, theme="no-taroks")["mistakes"]
        assert {("lost-mond", "no-taroks")} == {tuple(each["themes"]) for each in both}
        assert 422 == guest.get("/api/mistakes?theme=%25").status_code


def data_of(guest: Guest) -> int:
    return len(data(guest)["mistakes"])


def test_whoever_is_forgotten_has_made_no_mistakes(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        guest.open("you", "rule", "rule", "rule", game="slovenian")
        who = data(guest)["guest"]
        fill(database, who, 4)
        cookie = guest.cookie
        assert 4 == data_of(guest)
        guest.call("DELETE", "/api/guest")
        assert 0 == own(Guest(server.host, cookie))["found"]
    assert ["erred"] == stored(database, f"{3:020}")


def test_the_last_deals_are_analysed_while_somebody_listens(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        deals = [a_deal(guest) for _ in range(2)]
        guest.get(f"/api/deals/{a_deal(guest)}/report")
        told = guest.get("/api/mistakes/analysis")
        assert "text/event-stream; charset=utf-8" == told.headers["content-type"]
        assert [(0, 2), (1, 2), (2, 2)] == progress(told.text)
        assert set(deals) < {each["deal"] for each in own(guest)["mistakes"]}
        assert [(0, 0)] == progress(guest.get("/api/mistakes/analysis").text)
        assert 403 == server.guest().get("/api/mistakes/analysis").status_code


def progress(text: str) -> list[tuple[int, int]]:
    *told, end, _ = text.split("\n\n")
    assert "event: end\ndata:" == end
    found = [json.loads(each.removeprefix("data: ")) for each in told]
    return [(each["done"], each["of"]) for each in found]
