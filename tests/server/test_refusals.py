"""What is refused at the table, and who: one answer, nothing changed, and the connection stays."""

import pytest
from websockets.exceptions import InvalidStatus

from server.live_server import FORE, Guest, LiveServer, card, seated

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
    '{"type":"suggest"}',
    '{"type":"suggest","v":3,"action":{"type":"play","card":0}}',
    '{"type":"suggestion","v":3,"action":{"type":"play","card":0}}',
    '{"v":3}',
    '{"type":"act","v":3}',
    '{"type":"act","v":3,"action":{}}',
    '{"type":"act","v":3,"action":[]}',
    '{"type":"act","v":3,"action":{"type":"play"}}',
    '{"type":"act","v":3,"action":{"type":"play","card":"0"}}',
    '{"type":"act","v":3,"action":{"type":"play","card":54}}',  # cards are 0 to 53
    f'{{"type":"act","v":3,"action":{{"type":"play","card":{10**30}}}}}',
    f'{{"type":"act","v":{2**53},"action":{{"type":"play","card":0}}}}',  # no state has this number
    f'{{"type":"next","v":{10**30}}}',
    '{"type":"next","v":-2}',
    '{"type":"act","v":3,"action":{"type":"play","card":0,"seat":0}}',
    '{"type":"act","v":3,"action":{"type":"Play","card":0}}',
    '{"type":"act","v":3,"action":{"type":"play","card":0},"seat":1}',
    '{"type":"act","v":3,"action":{"type":"bid","contract":"\\ud800"}}',
    b"",
    b'{"type":"act","v":3,"action":{"type":"play","card":0}}',
    b"\xff\xfe",
]


def test_a_refusal_names_the_rule_and_changes_nothing(guest: Guest) -> None:
    table = guest.open(*FORE)
    with guest.play(table) as seat:
        before = seat.hear()
        seat.act(card(5))
        v = before["v"]
        refused = {"type": "refused", "v": v, "error": "illegal", "why": "highest_last", "clause": "TOY-02"}
        assert refused == seat.hear()
        for action in (card(1), card(6), card(-1), card(53), {"type": "pass"}):
            seat.act(action)
            assert {"type": "refused", "v": v, "error": "illegal", "why": "", "clause": ""} == seat.hear()
        seat.next()
        assert "deal_running" == seat.hear()["error"]
    with guest.play(table) as seat:
        assert before == seat.hear()


def test_a_stale_message_is_refused(guest: Guest) -> None:
    with seated(guest, *FORE) as seat:
        v = seat.hear()["v"]
        seat.act(card(0))
        seat.hear_until(lambda state: state["view"]["legal"] and state["v"] > v)
        for stale in (v, v - 1, -1, seat.last["v"] + 1, 2**53 - 1):
            seat.act(card(2), stale)
            refused = seat.hear()
            assert ("stale", seat.last["v"]) == (refused["error"], refused["v"])
        seat.act(card(2))
        assert "state" == seat.hear()["type"]


def test_nobody_acts_out_of_turn(server: LiveServer) -> None:
    ana, bine = server.guest(), server.guest()
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


def test_strangers_neither_see_nor_act(server: LiveServer) -> None:
    ana, stranger, other = server.guest(), server.guest(), server.guest()
    table = ana.open("you", "open", "rule")
    other.open()
    forged = Guest(server.host, other.cookie[:-1] + ("A" if other.cookie[-1] != "A" else "B"))
    for each in (
        stranger,
        other,
        forged,
        Guest(server.host, "tarok_guest=."),
        Guest(server.host, "tarok_guest=x"),
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


def test_our_own_page_is_let_in(server: LiveServer) -> None:
    guest = server.guest()
    with guest.play(guest.open(), origin=f"http://{server.host}") as seat:
        assert "state" == seat.hear()["type"]
