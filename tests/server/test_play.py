"""Playing over a WebSocket: docs/protocol.md, with the toy game, whose every number is worked out by hand."""

import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from server.conftest import PARTS
from server.house import Guest, House, Seat, card, lowest
from tarok.actions import Play
from tarok.view import Player

DEFAULT = ("rule", "rule", "you")
FORE = ("you", "rule", "rule")


GARBLED: list[str | bytes] = [
    "",
    "null",
    "[]",
    "17",
    '"next"',
    "{}",
    "{",
    "\x00",
    "[" * 2048,
    '{"type":"next","v":' + "[" * 2000,
    '{"type":"next","v":3,"more":' + "[" * 1000 + "]" * 1000 + "}",
    '{"type":"next"}',
    '{"type":"next","v":"3"}',
    '{"type":"next","v":3.5}',
    '{"type":"next","v":null}',
    '{"type":"next","v":true}',
    '{"type":"next","v":NaN}',
    '{"type":"next","v":1e999}',
    '{"type":"next","v":3,"place":0}',
    '{"type":"next","v":3} ' + " " * 2048,
    '{"type":"state","v":3}',
    '{"type":"seen","v":3}',
    '{"v":3}',
    '{"type":"act","v":3}',
    '{"type":"act","v":3,"action":{}}',
    '{"type":"act","v":3,"action":[]}',
    '{"type":"act","v":3,"action":{"type":"play"}}',
    '{"type":"act","v":3,"action":{"type":"play","card":"0"}}',
    '{"type":"act","v":3,"action":{"type":"play","card":0,"seat":0}}',
    '{"type":"act","v":3,"action":{"type":"Play","card":0}}',
    '{"type":"act","v":3,"action":{"type":"play","card":0},"seat":1}',
    '{"type":"act","v":3,"action":{"type":"bid","contract":"\\ud800"}}',
    b"",
    b'{"type":"act","v":3,"action":{"type":"play","card":0}}',
    b"\xff\xfe",
]


def seated(guest: Guest, *players: str, **options: Any) -> Seat:
    return guest.play(guest.open(*players, **options))


def test_the_first_state_shows_the_deal_from_ones_own_seat(guest: Guest) -> None:
    with seated(guest, *FORE) as seat:
        state = seat.hear()
    assert "state" == state["type"]
    assert [0, 2, 5] == state["view"]["hand"]
    assert [3, 3] == state["view"]["held"]
    assert [card(0), card(2)] == state["view"]["legal"]
    table = state["table"]
    assert "toy" == table["game"]
    assert (0, 0, 1, 2) == (table["place"], table["seat"], table["deal"], table["dealer"])
    assert [0, 1] == table["seats"]
    assert [] == table["waiting"]
    assert ["you", "rule", "rule"] == [player["kind"] for player in table["players"]]
    assert {"totals": [0, 0, 0], "marks": {}, "over": False, "entries": []} == table["sheet"]


def test_every_action_of_a_bot_comes_as_a_state_of_its_own(guest: Guest) -> None:
    with seated(guest, *FORE) as seat:
        seat.hear()
        seat.act(card(0))
        logs = [seat.hear()["view"]["log"] for _ in range(3)]
    assert [[0, card(0)]] == logs[0]
    assert [[0, card(0)], [1, card(1)]] == logs[1]
    assert [[0, card(0)], [1, card(1)], [1, card(3)]] == logs[2]


def test_a_deal_that_is_over_stands_on_the_sheet_at_once(guest: Guest) -> None:
    with seated(guest, *FORE, prize=7) as seat:
        over = seat.play_on(lowest)
    assert "played" == over["view"]["ended"]
    assert [1, 2] == over["view"]["over"]["result"]["points"]
    assert [[-7, 7]] == [line["deltas"] for line in over["view"]["over"]["lines"]]
    sheet = over["table"]["sheet"]
    assert [-7, 7, 0] == sheet["totals"]
    (entry,) = sheet["entries"]
    assert ("deal", [-7, 7, 0], "played") == (entry["kind"], entry["deltas"], entry["ended"])
    assert [[-7, 7, 0]] == [line["deltas"] for line in entry["lines"]]
    assert [0] == over["table"]["waiting"]


def test_the_next_deal_begins_when_it_is_asked_for_and_the_loser_sits_out(guest: Guest) -> None:
    with seated(guest, *FORE) as seat:
        seat.play_on(lowest)
        seat.next()
        table = seat.hear_deal(2)["table"]
        assert (0, None, [1, 2]) == (table["dealer"], table["seat"], table["seats"])
        over = seat.play_on(lowest)
    assert [-1, 0, 1] == over["table"]["sheet"]["totals"]
    assert [[-1, 1, 0], [0, -1, 1]] == [entry["deltas"] for entry in over["table"]["sheet"]["entries"]]


def test_after_a_reload_everything_is_as_before(guest: Guest) -> None:
    table = guest.open(*FORE)
    with guest.play(table) as seat:
        seat.hear()
        seat.act(card(0))
        before = seat.hear_until(lambda state: len(state["view"]["log"]) == 3)
    with guest.play(table) as seat:
        assert before == seat.hear()


def test_several_pages_of_one_guest_show_the_same(guest: Guest) -> None:
    table = guest.open(*FORE)
    with guest.play(table) as one, guest.play(table) as other:
        one.hear()
        assert one.last == other.hear()
        one.do(card(2))
        assert one.play_on(lowest) == other.hear_until(lambda state: state["view"]["ended"])


def test_people_play_each_other_and_both_must_ask_for_the_next_deal(house: House) -> None:
    ana, bine = house.guest(), house.guest()
    table = ana.open("you", "open", "rule")
    assert 200 == bine.sit(table, 1).status_code
    with ana.play(table) as one, bine.play(table) as other:
        assert ["you", "guest", "rule"] == [player["kind"] for player in one.hear()["table"]["players"]]
        assert ["guest", "you", "rule"] == [player["kind"] for player in other.hear()["table"]["players"]]
        assert [] == other.last["view"]["legal"]
        for seat, number in ((one, 2), (other, 3), (other, 1), (one, 0), (other, 4), (one, 5)):
            v = seat.last["v"]
            seat.act(card(number))
            for each in (one, other):
                each.hear_after(v)
        assert [0, 1] == one.last["table"]["waiting"]
        one.next()
        assert [1] == one.hear()["table"]["waiting"]
        other.next()  # though one's next came between, this is not stale
        assert 2 == one.hear_until(lambda state: not state["view"]["ended"])["table"]["deal"]


def test_an_open_place_is_waited_for_and_then_taken(house: House) -> None:
    ana, bine = house.guest(), house.guest()
    table = ana.open("you", "open", "rule")
    with ana.play(table) as one:
        assert ["you", "open", "rule"] == [player["kind"] for player in one.hear()["table"]["players"]]
        v = one.last["v"]
        bine.sit(table, 1)
        assert ["you", "guest", "rule"] == [player["kind"] for player in one.hear()["table"]["players"]]
        one.act(card(0), v)  # that somebody sat down meanwhile does no harm
        assert 1 == one.hear()["view"]["due"]
        with bine.play(table) as other:
            assert [1, 3, 4] == other.hear()["view"]["hand"]


def test_stop_closes_the_session_once(guest: Guest) -> None:
    with seated(guest, *FORE) as seat:
        seat.play_on(lowest)
        seat.stop()
        stopped = seat.hear()
        assert ["deal", "stop"] == [entry["kind"] for entry in stopped["table"]["sheet"]["entries"]]
        assert {"last": [1]} == stopped["table"]["sheet"]["marks"]
        seat.stop()
        assert "sheet_closed" == seat.hear()["error"]
        seat.next()
        seat.hear_deal(2)
        over = seat.play_on(lowest)
        assert (True, []) == (over["table"]["sheet"]["over"], over["table"]["waiting"])
        for say in (seat.next, seat.stop):
            say()
            assert "sheet_closed" == seat.hear()["error"]


@pytest.mark.parametrize("broken", [lambda view: 1 / 0, lambda view: Play(53)], ids=["raises", "cheats"])
def test_a_bot_that_fails_does_not_stop_the_game(database: Path, broken: Player) -> None:
    bots = {"rule": lambda game, seed: broken}
    with House(database, **PARTS | {"bots": bots}) as house, seated(house.guest(), *FORE) as seat:
        assert [-1, 1, 0] == seat.play_on(lowest)["table"]["sheet"]["totals"]


def test_what_cannot_be_stopped_is_not(guest: Guest) -> None:
    with seated(guest, *FORE, endless=True) as seat:
        seat.play_on(lowest)
        seat.stop()
        assert "sheet_closed" == seat.hear()["error"]


def test_a_refusal_names_the_rule_and_changes_nothing(guest: Guest) -> None:
    table = guest.open(*FORE)
    with guest.play(table) as seat:
        before = seat.hear()
        seat.act(card(5))
        v = before["v"]
        refused = {"type": "refused", "v": v, "error": "illegal", "why": "highest_last", "clause": "TOY-02"}
        assert refused == seat.hear()
        for action in (card(1), card(6), card(-1), card(10**30), {"type": "pass"}):
            seat.act(action)
            assert {"type": "refused", "v": v, "error": "illegal", "why": "", "clause": ""} == seat.hear()
        for say in (seat.next, seat.stop):
            say()
            assert "deal_running" == seat.hear()["error"]
    with guest.play(table) as seat:
        assert before == seat.hear()


def test_a_stale_message_is_refused(guest: Guest) -> None:
    with seated(guest, *FORE) as seat:
        v = seat.hear()["v"]
        seat.act(card(0))
        seat.hear_until(lambda state: state["view"]["legal"] and state["v"] > v)
        for stale in (v, v - 1, -1, seat.last["v"] + 1, 10**30):
            seat.act(card(2), stale)
            refused = seat.hear()
            assert ("stale", seat.last["v"]) == (refused["error"], refused["v"])
        seat.act(card(2))
        assert "state" == seat.hear()["type"]


def test_nobody_acts_out_of_turn(house: House) -> None:
    ana, bine = house.guest(), house.guest()
    table = ana.open("you", "open", "rule")
    bine.sit(table, 1)
    with bine.play(table) as other:
        other.hear()
        for number in (0, 1):  # a card of the other, and an own one too early
            other.act(card(number))
            assert "not_your_turn" == other.hear()["error"]


@pytest.mark.parametrize("said", GARBLED, ids=map(str, range(len(GARBLED))))
def test_garbled_messages_change_nothing_and_the_connection_stays(guest: Guest, said: str | bytes) -> None:
    with seated(guest, *FORE) as seat:
        v = seat.hear()["v"]
        assert 3 == v
        seat.socket.send(said)
        assert {"type": "refused", "v": v, "error": "garbled", "why": "", "clause": ""} == seat.hear()
        seat.act(card(0))
        assert [[0, card(0)]] == seat.hear()["view"]["log"]


def test_strangers_neither_see_nor_act(house: House) -> None:
    ana, stranger, other = house.guest(), house.guest(), house.guest()
    table = ana.open("you", "open", "rule")
    other.open()
    forged = Guest(house.host, other.cookie[:-1] + ("A" if other.cookie[-1] != "A" else "B"))
    for each in (
        stranger,
        other,
        forged,
        Guest(house.host, "tarok_guest=."),
        Guest(house.host, "tarok_guest=x"),
    ):
        with each.play(table) as seat:
            assert 4403 == seat.closed()
        assert {"error": "not_yours"} == each.get(f"/api/tables/{table}/sheet").json()
        assert 403 == each.get(f"/api/tables/{table}/sheet").status_code


@pytest.mark.parametrize("table", ["nosuchtable2", "server", "%00", "%ff", "12345678901%00"])
def test_where_there_is_no_table_nobody_plays(guest: Guest, table: str) -> None:
    with guest.play(table) as seat:
        assert seat.closed() == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
def test_pages_of_other_sites_are_not_let_in(guest: Guest, origin: str) -> None:
    table = guest.open()
    with pytest.raises(InvalidStatus) as refused, guest.play(table, origin=origin):
        pass
    assert 403 == refused.value.response.status_code


def test_our_own_page_is_let_in(house: House) -> None:
    guest = house.guest()
    with guest.play(guest.open(), origin=f"http://{house.host}") as seat:
        assert "state" == seat.hear()["type"]


def test_a_page_that_does_not_read_holds_up_nobody_and_is_given_up(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tarok.server.rooms.PATIENCE", 8)
    with House(database, **PARTS) as house, socket.socket() as deaf:
        house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        guest = house.guest()
        table = guest.open(*FORE)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(5)
        deaf.connect(house.socket.getsockname())
        deaf.sendall(
            f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {house.host}\r\nCookie: {guest.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert deaf.recv(12) == b"HTTP/1.1 101"
        with guest.play(table) as seat:
            for deal in range(20):
                seat.play_on(lowest)
                seat.next()
                seat.hear_deal(deal + 2)
        got = b""
        while not got.endswith(b"\x88\x02" + (1013).to_bytes(2)):  # the frame that closes, with its code
            got += deaf.recv(65536)
        assert len(got) < 200_000
