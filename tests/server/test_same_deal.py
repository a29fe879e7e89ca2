"""A deal that somebody asks their friends to play: the same cards, seat and bots, and who did what."""

from typing import Any

import pytest

from server.conftest import PARTS
from server.live_server import FORE, Guest, LiveServer, lowest
from server.test_again import SECOND, two_deals
from server.test_daily import highest, refused
from server.test_finished_deal import link
from server.toy import PACK, always
from tarok.engine.json_codec import from_json
from tarok.engine.result import Booked, Carry, Dealt, Line, Result
from tarok.server.table.consequences import outcome
from tarok.server.table.contests import Scored


def asking(guest: Guest, deal: str, name: str = "Ana") -> str:
    response = guest.post(f"/api/deals/{deal}/ask", {"name": name, "face": 3})
    assert 200 == response.status_code, response.text
    return str(response.json()["same"])


def play(guest: Guest, same: str, name: str, choose: Any = lowest, **more: Any) -> Any:
    response = guest.post(f"/api/same/{same}", {"name": name, **more})
    assert 200 == response.status_code, response.text
    with guest.play(response.json()["table"]) as seat:
        return seat.play_on(choose)


def look(guest: Guest, same: str) -> Any:
    return guest.get(f"/api/same/{same}").json()


@pytest.fixture
def deal(server: LiveServer, guest: Guest) -> str:
    table = guest.open(*FORE)
    with guest.play(table) as seat:
        seat.play_on(lowest)
    return link(guest, table)


def test_friends_play_the_same_cards_at_the_same_seat_with_what_stood_on_the_sheet(database: str) -> None:
    with LiveServer(database, **PARTS | {"packs": always(PACK, SECOND)}) as server:
        guest = server.guest()
        same = asking(guest, link(guest, two_deals(guest), 2))
        friend = server.guest()
        table = friend.post(f"/api/same/{same}", {"name": "Bine"}).json()
        assert 0 == table["place"]
        with friend.play(table["table"]) as seat:
            state = seat.hear_until(lambda state: state["view"]["legal"])
            assert [0, 4, 6] == state["view"]["hand"]
            assert {"dealer": 1, "totals": [1, -1, 0], "marks": {}} == state["view"]["carry"]
            assert {"kind": "same", "id": same, "counts": True} == state["table"]["contest"]
            assert seat.play_on(lowest)["table"]["sheet"]["over"]
        ana, bine = look(friend, same)["tries"]
    assert ("Ana", 3, False, True, -1) == (
        *(ana["name"], ana["face"], ana["you"], ana["first"], ana["scored"]["points"]),
    )
    assert ("Bine", True, False, -1) == (bine["name"], bine["you"], bine["first"], bine["scored"]["points"])


def test_nobody_is_told_who_did_what_before_they_have_played(
    server: LiveServer, guest: Guest, deal: str
) -> None:
    same = asking(guest, deal)
    first, second = server.guest(), server.guest()
    play(first, same, "Bine", highest)
    told = look(second, same)
    assert ("Ana", 2, None, None) == (told["by"], told["played"], told["own"], told["tries"])
    assert 3 == len(look(guest, same)["tries"]) + 1
    play(second, same, "Cene")
    assert ["Ana", "Bine", "Cene"] == [each["name"] for each in look(second, same)["tries"]]
    assert ["Ana", "Bine", "Cene"] == [each["name"] for each in look(guest, same)["tries"]]


@pytest.mark.parametrize(
    ("place", "side"), [(0, "declarer"), (1, "defender"), (2, "partner"), (3, "defender")]
)
def test_the_declarers_partner_has_not_played_against_the_declarer(place: int, side: str) -> None:
    """Place 3 deals, so that seats and places are the same: seat 0 played three with seat 2."""
    line = Line(what="game", clause="", points=10, deltas=(10, 0, 10, 0))
    result = Result(contract="three", declarer=0, partner=2, points=(40,), made=True)
    carry = Carry(dealer=3)
    found = outcome("same x", Booked(Dealt(result), (line,), carry), carry, place)
    assert (side, side == "declarer", True) == (found.side, found.own, found.made)


def test_where_everybody_plays_alone_nobody_has_a_side() -> None:
    carry, result = Carry(dealer=3), Result(contract="klop", points=(20, 10, 20, 20))
    found = outcome("same x", Booked(Dealt(result), (), carry), carry, 1)
    assert (None, False) == (found.side, found.own)


def test_what_was_stored_before_sides_were_told_is_still_read() -> None:
    stored = '{"contest":"same x","points":10,"contract":"three","own":false,"made":true}'
    assert Scored("same x", 10, "three", own=False, made=True) == from_json(stored, Scored)


def test_each_has_one_try_and_then_practises(server: LiveServer, guest: Guest, deal: str) -> None:
    same, friend = asking(guest, deal), server.guest()
    wanted = {"name": "Bine"}
    assert (409, "not_tried") == refused(friend.post(f"/api/same/{same}", {**wanted, "practice": True}))
    first = friend.post(f"/api/same/{same}", wanted).json()
    assert first == friend.post(f"/api/same/{same}", wanted).json()
    play(friend, same, "Bine")
    play(friend, same, "Bine", highest, practice=True)
    assert 2 == look(friend, same)["played"]


def test_whoever_did_not_play_a_deal_asks_nobody_and_has_a_name(
    server: LiveServer, guest: Guest, deal: str
) -> None:
    assert (403, "no_guest") == refused(server.guest().post(f"/api/deals/{deal}/ask", {"name": "Zora"}))
    stranger = server.guest()
    stranger.open(*FORE)
    assert (403, "not_yours") == refused(stranger.post(f"/api/deals/{deal}/ask", {"name": "Zora"}))
    assert (422, "no_name") == refused(guest.post(f"/api/deals/{deal}/ask", {}))
    same = asking(guest, deal)
    assert same == asking(guest, deal, "")  # by now they have a name
    assert (422, "no_name") == refused(stranger.post(f"/api/same/{same}", {}))
    assert (409, "own_deal") == refused(guest.post(f"/api/same/{same}", {"name": "Ana"}))
    assert (404, "no_deal") == refused(guest.post("/api/deals/nosuchlinkofdeal2345/ask", {"name": "Ana"}))
    assert "toy" == stranger.get(f"/api/same/{same}/game").json()["key"]


def test_whoever_plays_a_friends_deal_passes_the_same_link_on(
    server: LiveServer, guest: Guest, deal: str
) -> None:
    same, friend = asking(guest, deal), server.guest()
    state = play(friend, same, "Bine")
    assert same == asking(friend, link(friend, state["table"]["id"]), "Bine")


def test_whoever_is_forgotten_has_no_name_among_friends(server: LiveServer, guest: Guest, deal: str) -> None:
    same, friend = asking(guest, deal), server.guest()
    play(friend, same, "Bine")
    assert 200 == friend.call("DELETE", "/api/guest").status_code
    assert ["Ana", ""] == [each["name"] for each in look(guest, same)["tries"]]
    assert 200 == guest.call("DELETE", "/api/guest").status_code
    other = server.guest()
    play(other, same, "Cene")
    assert ["", "", "Cene"] == [each["name"] for each in look(other, same)["tries"]]
