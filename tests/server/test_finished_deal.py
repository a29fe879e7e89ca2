"""Deals that are over: laid open for those who sat there, and for whoever has the link."""

from typing import Any

import nets
import pytest
from msgspec.structs import replace

from server.conftest import PARTS
from server.live_server import FORE, Guest, LiveServer, card, lowest
from server.test_state import OPENED, PLAYS, played, settled
from server.toy import toy
from tarok.bots import PLAYERS
from tarok.engine.deal import Game
from tarok.games import GAMES
from tarok.server.table.finished_deal import find


def one_deal(guest: Guest, **options: Any) -> str:
    """A table at which the guest, at seat 0, has played one deal of PACK as in PLAYS."""
    table = guest.open(*FORE, **options)
    with guest.play(table) as seat:
        seat.play_on(lowest)
    return table


def link(guest: Guest, table: str, number: int = 1) -> str:
    return str(guest.get(f"/api/tables/{table}/deals/{number}").json()["id"])


def test_a_state_follows_every_action_and_all_hands_are_open(guest: Guest) -> None:
    replay = guest.get(f"/api/tables/{one_deal(guest, prize=7)}/deals/1").json()
    assert (1, "toy", [0, 1]) == (replay["table_deal"], replay["game"], replay["seats"])
    assert {"prize": 7, "mood": "merry", "endless": False} == replay["options"]
    assert ["you", "rule", "rule"] == [player["kind"] for player in replay["players"]]
    states = replay["states"]
    log = [[seat, card(number)] for seat, number in zip((0, 1, 1, 0, 1, 0), PLAYS, strict=True)]
    assert [log[: n + 1] for n in range(6)] == [state["log"] for state in states]
    assert [
        [[2, 5], [1, 3, 4]],
        [[2, 5], [3, 4]],
        [[2, 5], [4]],
        [[5], [4]],
        [[5], []],
        [[], []],
    ] == [state["seen"] for state in states]
    assert [(None, [], [])] * 6 == [(state["seat"], state["hand"], state["legal"]) for state in states]
    assert [1, 1, 0, 1, 0, None] == [state["due"] for state in states]
    assert [True] * 5 == [state["over"] is None for state in states[:-1]]
    over = states[-1]["over"]
    assert [1, 2] == over["result"]["points"]
    assert [[-7, 7]] == [line["deltas"] for line in over["lines"]]
    assert [[-7, 7, 0]] == [line["deltas"] for line in replay["lines"]]


def test_each_deal_begins_with_what_the_one_before_left(guest: Guest) -> None:
    table = one_deal(guest)
    with guest.play(table) as seat:
        seat.hear()
        seat.next()
        seat.hear_deal(2)
        seat.play_on(lowest)
    replay = guest.get(f"/api/tables/{table}/deals/2").json()
    assert [1, 2] == replay["seats"]  # place 0 has lost, and deals
    assert {"dealer": 0, "totals": [-1, 1, 0], "marks": {}} == replay["states"][0]["carry"]
    assert [[0, -1, 1]] == [line["deltas"] for line in replay["lines"]]


def test_a_deal_that_is_not_over_is_nobodys_to_see(guest: Guest) -> None:
    table = one_deal(guest)
    with guest.play(table) as seat:
        seat.hear()
        seat.next()
        seat.hear_deal(2)
    other = guest.open(*FORE)
    with guest.play(other) as seat:
        seat.hear()
        seat.do(card(0))
    for where, number in ((other, 1), (table, 0), (table, -1), (table, 3), (table, 10**6)):
        response = guest.get(f"/api/tables/{where}/deals/{number}")
        assert (404, {"error": "no_deal"}) == (response.status_code, response.json())
    for number in (10**6 + 1, 10**30):  # no deal can have this number
        response = guest.get(f"/api/tables/{table}/deals/{number}")
        garbled = {"error": "garbled", "where": ["path.number"]}
        assert (422, garbled) == (response.status_code, response.json())


def test_strangers_see_no_deal_of_a_table(server: LiveServer, guest: Guest) -> None:
    table = one_deal(guest)
    visitor = server.guest()
    visitor.open()
    for stranger in (server.guest(), visitor):
        for number in (1, 99):
            response = stranger.get(f"/api/tables/{table}/deals/{number}")
            assert (403, {"error": "not_yours"}) == (response.status_code, response.json())
    assert {"error": "no_table"} == guest.get("/api/tables/nosuchtable2/deals/1").json()
    assert 422 == guest.get(f"/api/tables/{table}/deals/first").status_code


def test_a_link_shows_the_deal_and_nothing_of_the_table(server: LiveServer, guest: Guest) -> None:
    table = one_deal(guest)
    own = guest.get(f"/api/tables/{table}/deals/1").json()
    response = server.guest().get(f"/api/deals/{own['id']}")
    shared = response.json()
    assert table not in response.text
    assert own.pop("table_deal") == 1
    assert ["guest", "rule", "rule"] == [player["kind"] for player in shared.pop("players")]
    assert ["you", "rule", "rule"] == [player["kind"] for player in own.pop("players")]
    assert own == shared
    theirs = guest.get(f"/api/deals/{own['id']}").json()
    assert ["you", "rule", "rule"] == [player["kind"] for player in theirs["players"]]
    assert 1 == theirs["table_deal"]  # who sat there knows which it was


def test_a_link_tells_those_who_sat_there_which_deal_it_was(guest: Guest) -> None:
    table = one_deal(guest)
    with guest.play(table) as seat:
        seat.hear()
        seat.next()
        seat.hear_deal(2)
        seat.play_on(lowest)
    assert 2 == guest.get(f"/api/deals/{link(guest, table, 2)}").json()["table_deal"]


def test_links_are_not_to_be_guessed_and_stay_the_same(guest: Guest) -> None:
    table = one_deal(guest)
    known = link(guest, table)
    assert 20 == len(known)
    assert known == link(guest, table) != link(guest, one_deal(guest))
    for wrong in (table, "server", known[:-1], known[:-1] + ("a" if known[-1] != "a" else "b"), "%00" * 20):
        response = guest.get(f"/api/deals/{wrong}")
        assert (404, {"error": "no_deal"}) == (response.status_code, response.json())
    assert {"error": "no_table"} == guest.get(f"/api/tables/{known}").json()


def test_a_link_holds_after_a_restart(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        own = guest.get(f"/api/tables/{one_deal(guest)}/deals/1").json()
    with LiveServer(database, **PARTS) as server:
        shared = server.guest().get(f"/api/deals/{own['id']}").json()
    assert own["states"] == shared["states"]


def test_the_game_of_a_deal_is_told_to_whoever_has_the_link(server: LiveServer, guest: Guest) -> None:
    own = guest.get(f"/api/tables/{one_deal(guest, prize=7)}/deals/1").json()
    game = server.guest().get(f"/api/deals/{own['id']}/game").json()
    assert ("toy", 7) == (game["key"], game["options"][0]["default"])
    assert {"error": "no_deal"} == guest.get("/api/deals/nosuchdeal22/game").json()


def test_a_deal_that_is_no_longer_kept_open_is_laid_open_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tarok.server.play.deal_archive.KEPT", 1)
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        deals = [link(guest, one_deal(guest, prize=prize)) for prize in (1, 9)]
        for known, prize in zip(deals * 2, (1, 9) * 2, strict=True):
            replay = guest.get(f"/api/deals/{known}").json()
            assert [[-prize, prize]] == [line["deltas"] for line in replay["states"][-1]["over"]["lines"]]


def test_what_was_booked_stands_though_the_rules_have_changed() -> None:
    facts = (*OPENED, *played(), settled(toy(prize=9)))
    past = find("t", 1, facts, toy())
    assert past is not None
    *_, last = past.reviewed()
    assert last.over is not None
    assert [(-9, 9)] == [line.deltas for line in last.over.lines]
    assert [(-9, 9, 0)] == [line.deltas for line in past.lines]
    assert ["ana", None, None] == [place.guest for place in past.places]


def test_a_deal_that_the_rules_no_longer_allow_cannot_be_shown(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        table = one_deal(guest)
        known = link(guest, table)
    with LiveServer(database, **PARTS | {"games": {"toy": shorter}}) as server:
        again = Guest(server.host, guest.cookie)
        for path in (f"/api/tables/{table}/deals/1", f"/api/deals/{known}"):
            response = again.get(path)
            assert (409, {"error": "outdated"}) == (response.status_code, response.json())
        assert 200 == again.post("/api/tables", {"again": known}).status_code  # the cards are as good as ever


def shorter(**options: Any) -> Game:
    """The toy game by other rules: a trick less is played."""
    game = toy(**options)
    return replace(game, phases=game.phases[:-1])


@pytest.mark.parametrize("deals", nets.deals(3, 8))
def test_nothing_lies_face_down_in_a_deal_with_a_talon(database: str, deals: int) -> None:
    with LiveServer(database, games=GAMES, bots=PLAYERS) as server:
        guest = server.guest()
        table = guest.open("bold", "bold", "bold", "you", game="slovenian")
        with guest.play(table) as seat:
            for deal in range(1, deals + 1):
                end = seat.play_on(lowest)
                own, told = end["view"], end["table"]["tally"]
                replay = guest.get(f"/api/tables/{table}/deals/{deal}").json()
                states = replay["states"]
                assert told == replay["tallies"][own["seat"]]
                assert own["over"] == states[-1]["over"]
                assert len(own["log"]) == len(states)
                assert end["table"]["phases"] == replay["phases"]
                assert len(states) == sum(actions for _, actions in replay["phases"])
                for state in states:
                    check_open(state)
                seat.next()
                seat.hear_deal(deal + 1)


def check_open(state: dict[str, Any]) -> None:
    assert state["held"] == [len(hand) for hand in state["seen"]]
    laid = [action["card"] for _, action in state["log"] if action["type"] == "lay"]
    assert sorted(laid) == state["laid"]
    assert -1 != state["called"]
    if state["called"] is not None:
        assert None not in state["sides"]


def test_a_deal_tells_all_that_was_booked_when_it_ends_and_when_one_looks_back(database: str) -> None:
    """The first hand begins with an empty pool: all four pay into it, and the dealer once more (RO-POOL)."""
    with LiveServer(database, games=GAMES, bots=PLAYERS) as server:
        guest = server.guest()
        table = guest.open("rule", "rule", "rule", "you", game="romanian")
        with guest.play(table) as seat:
            end = seat.play_on(lowest)
        (entry,) = end["table"]["sheet"]["entries"]
        paid = {line["what"]: sorted(line["deltas"]) for line in entry["lines"]}
        assert ([-1] * 4, [-1, 0, 0, 0]) == (paid["refill"], paid["ante"])
        booked = [[line["deltas"][place] for place in end["table"]["seats"]] for line in entry["lines"]]
        replay = guest.get(f"/api/tables/{table}/deals/1").json()
        for told in (end["view"], replay["states"][-1]):
            assert booked == [line["deltas"] for line in told["over"]["lines"]]
