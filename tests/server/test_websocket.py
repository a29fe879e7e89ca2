"""Playing over a WebSocket: docs/protocol.md, with the toy game, whose every number is worked out by hand."""

import socket

import pytest

from server.conftest import PARTS
from server.live_server import FORE, Guest, LiveServer, Seat, State, card, lowest, my_turn_or_over, seated
from tarok.engine.actions import Play
from tarok.engine.view import Player
from tarok.server.table.messages import PROTOCOL


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


def sheets(seat: Seat) -> list[bool]:
    """Whether each state of a deal, and the first of the next, comes with the sheet."""
    told = [seat.hear()["table"]["sheet"] is not None]
    while not seat.last["view"]["ended"]:
        if seat.last["view"]["legal"]:
            seat.act(lowest(seat.last["view"]))
        told.append(seat.hear()["table"]["sheet"] is not None)
    seat.next()
    return [*told, seat.hear()["table"]["sheet"] is not None]


def test_a_page_that_remembers_the_sheet_is_told_it_when_it_changes(guest: Guest) -> None:
    table = guest.open(*FORE)
    with guest.play(table, protocol=PROTOCOL) as seat:
        assert [True, *[False] * 5, True, False] == sheets(seat)
        assert [-1, 1, 0] == guest_sheet(guest, table)["entries"][0]["deltas"]
    with guest.play(table, protocol=PROTOCOL) as seat:
        assert seat.hear()["table"]["sheet"]["entries"]


def test_a_page_that_remembers_is_told_in_brief(guest: Guest) -> None:
    table = guest.open(*FORE)
    with guest.play(table) as plain, guest.play(table, protocol=PROTOCOL) as seat:
        whole, brief = (each.hear_until(my_turn_or_over)["view"] for each in (plain, seat))
        assert [card(number) for number in brief["legal"]] == whole["legal"]
        refused = [
            {"action": card(said), "why": each["why"], "clause": each["clause"]}
            for each in brief["refused"]
            for said in each["actions"]
        ]
        assert refused == whole["refused"]
        seat.play_on(lowest)
        whole = plain.hear_until(lambda state: bool(state["view"]["ended"]))["view"]
        brief = seat.last["view"]
    assert [[by, card(said)] for by, said in brief["log"]] == whole["log"]
    assert ([0], 1) == (brief["over"]["lines"], len(whole["over"]["lines"]))


def guest_sheet(guest: Guest, table: str) -> State:
    sheet: State = guest.get(f"/api/tables/{table}/sheet").json()
    return sheet


def test_whoever_does_not_say_what_it_speaks_is_always_told_the_whole(guest: Guest) -> None:
    with seated(guest, *FORE) as seat:
        assert [True] * 8 == sheets(seat)


def test_a_page_of_another_edition_is_told_so(guest: Guest) -> None:
    table = guest.open(*FORE)
    for other in (PROTOCOL - 1, PROTOCOL + 1):
        with guest.play(table, protocol=other) as seat:
            assert 4409 == seat.closed()


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


def test_people_play_each_other_and_both_must_ask_for_the_next_deal(server: LiveServer) -> None:
    ana, bine = server.guest(), server.guest()
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


def test_an_open_place_is_waited_for_and_then_taken(server: LiveServer) -> None:
    ana, bine = server.guest(), server.guest()
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
def test_a_bot_that_fails_does_not_stop_the_game(database: str, broken: Player) -> None:
    bots = {"rule": lambda game, seed: broken}
    with LiveServer(database, **PARTS | {"bots": bots}) as server, seated(server.guest(), *FORE) as seat:
        assert [-1, 1, 0] == seat.play_on(lowest)["table"]["sheet"]["totals"]


def test_what_cannot_be_stopped_is_not(guest: Guest) -> None:
    with seated(guest, *FORE, endless=True) as seat:
        seat.play_on(lowest)
        seat.stop()
        assert "sheet_closed" == seat.hear()["error"]


def test_a_page_that_does_not_read_holds_up_nobody_and_is_given_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tarok.server.room.connections.PATIENCE", 8)
    with LiveServer(database, **PARTS) as server, socket.socket() as deaf:
        server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        guest = server.guest()
        table = guest.open(*FORE)
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(5)
        deaf.connect(server.socket.getsockname())
        guest.dial(deaf, table)
        with guest.play(table) as seat:
            for deal in range(20):
                seat.play_on(lowest)
                seat.next()
                seat.hear_deal(deal + 2)
        got = b""
        while not got.endswith(b"\x88\x02" + (1013).to_bytes(2)):  # the frame that closes, with its code
            more = deaf.recv(65536)
            if not more:  # it was given up before the frame got through
                break
            got += more
        assert len(got) < 200_000
