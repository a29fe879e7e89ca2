"""A deal of another table is played again, and one's own tables are listed: docs/protocol.md."""

import contextlib
import sqlite3
from datetime import UTC, datetime
from typing import Any

import pytest

from server.conftest import PARTS
from server.live_server import FORE, Guest, LiveServer, Seat, lowest, my_turn_or_over
from server.test_finished_deal import link, one_deal
from server.toy import PACK, always
from tarok.bots import PLAYERS
from tarok.engine.actions import Cut
from tarok.engine.deal import act, start
from tarok.engine.result import Booked, Carry, Result
from tarok.engine.result import Dealt as DealtEntry
from tarok.games import GAMES
from tarok.server.storage.queries import questions
from tarok.server.table.events import Did, Opened
from tarok.server.table.finished_deal import FinishedDeal
from tarok.server.table.places import AtPlace, Person

SECOND = (7, 3, 1, 6, 4, 0, 5, 2)
"""Seat 0 gets 1 3 7, seat 1 gets 0 4 6; 5 and 2 are left."""
THIRD = (7, 6, 5, 4, 3, 2, 1, 0)
"""Seat 0 gets 5 6 7, seat 1 gets 2 3 4."""


def won(view: dict[str, Any]) -> Any:
    """Plays 2 first: it takes 1, and 5 takes 4 in the end; then place 1 has lost, and deals."""
    return next((action for action in view["legal"] if action == {"type": "play", "card": 2}), lowest(view))


def two_deals(guest: Guest) -> str:
    """A table with two deals, PACK and SECOND: in the second the guest, at place 0, has seat 1."""
    table = guest.open(*FORE)
    with guest.play(table) as seat:
        assert [1, -1, 0] == seat.play_on(won)["table"]["sheet"]["totals"]
        seat.next()
        seat.hear_deal(2)
        assert [0, -1, 1] == seat.play_on(lowest)["table"]["sheet"]["totals"]
    return table


def again(guest: Guest, known: str) -> tuple[str, int]:
    response = guest.post("/api/tables", {"again": known})
    assert 200 == response.status_code, response.text
    return response.json()["table"], response.json()["place"]


def check_second(seat: Seat) -> None:
    """The guest sees SECOND as it began, with what the first deal had left on the sheet."""
    state = seat.hear_until(my_turn_or_over)
    assert [0, 4, 6] == state["view"]["hand"]
    assert [[0, {"type": "play", "card": 1}]] == state["view"]["log"]
    assert {"dealer": 1, "totals": [1, -1, 0], "marks": {}} == state["view"]["carry"]
    table = state["table"]
    assert (0, 1, 1, 1) == (table["place"], table["seat"], table["deal"], table["dealer"])
    assert {"totals": [1, -1, 0], "marks": {}, "over": False, "entries": []} == table["sheet"]
    assert ["you", "rule", "rule"] == [player["kind"] for player in table["players"]]


def test_a_deal_begins_again_and_the_next_one_is_new(database: str) -> None:
    packs = {"packs": always(PACK, SECOND, THIRD)}
    with LiveServer(database, **PARTS | packs) as server:
        guest = server.guest()
        table = two_deals(guest)
        other, place = again(guest, link(guest, table, 2))
        assert (True, 0) == (other != table, place)
        with guest.play(other) as seat:
            check_second(seat)
            over = seat.play_on(lowest)
            assert [0, -1, 1] == over["table"]["sheet"]["totals"]
            (entry,) = over["table"]["sheet"]["entries"]
            assert ([-1, 0, 1], [[-1, 0, 1]]) == (
                entry["deltas"],
                [line["deltas"] for line in entry["lines"]],
            )
            seat.next()
            seat.hear_deal(2)
            seat.play_on(lowest)
        replay = guest.get(f"/api/tables/{other}/deals/2").json()
        assert [1, 2] == replay["seats"]  # place 0 has lost the one before, and deals
        assert {"dealer": 0, "totals": [0, -1, 1], "marks": {}} == replay["states"][0]["carry"]
        assert [[6, 7], [2, 3, 4]] == replay["states"][0]["seen"]
        assert link(guest, table, 2) != link(guest, other, 1)


def test_a_table_opened_again_outlives_the_server(database: str) -> None:
    with LiveServer(database, **PARTS | {"packs": always(PACK, SECOND)}) as server:
        guest = server.guest()
        other, _ = again(guest, link(guest, two_deals(guest), 2))
    for _ in range(2):
        parts = PARTS | {"packs": always(THIRD)}
        with LiveServer(database, **parts) as server, Guest(server.host, guest.cookie).play(other) as seat:
            check_second(seat)


def test_who_did_not_sit_there_gets_the_place_of_the_dealer(server: LiveServer, guest: Guest) -> None:
    table = guest.open(*FORE)
    with guest.play(table) as seat:
        seat.play_on(lowest)
    stranger = server.guest()
    other, place = again(stranger, link(guest, table))
    assert 2 == place
    with stranger.play(other) as seat:
        state = seat.hear()
    assert ["rule", "rule", "you"] == [player["kind"] for player in state["table"]["players"]]
    assert {"error": "not_yours"} == guest.get(f"/api/tables/{other}/sheet").json()


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"again": "nosuchlinkofdeal2345"}, 404, "no_deal"),
        ({"again": ""}, 404, "no_deal"),
        ({"again": 3}, 422, "garbled"),
        ({"again": "nosuchlinkofdeal2345", "before": "x"}, 422, "garbled"),
        ({"again": "nosuchlinkofdeal2345", "game": "toy"}, 422, "garbled"),
        ({"again": "nosuchlinkofdeal2345", "players": ["you", "rule", "rule"]}, 422, "garbled"),
    ],
    ids=range(6),
)
def test_what_cannot_be_played_again_is_refused(guest: Guest, body: Any, status: int, error: str) -> None:
    response = guest.post("/api/tables", body)
    assert (status, error) == (response.status_code, response.json()["error"])
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize(
    ("before", "done", "hand"),
    [
        pytest.param(0, 0, [0, 2, 5], id="the first card, which is one's own"),
        pytest.param(1, 3, [2, 5], id="the second, of a bot, which takes the trick and leads"),
        pytest.param(4, 5, [5], id="the last but one, of a bot"),
    ],
)
def test_a_deal_goes_on_from_any_moment_at_one_s_own_place(
    guest: Guest, before: int, done: int, hand: list[int]
) -> None:
    """PACK was played 0 1, 3 2, 4 5 by seats 0 1, 1 0, 1 0 (`PLAYS`); the guest had place 0."""
    response = guest.post("/api/tables", {"again": link(guest, one_deal(guest)), "before": before})
    assert (200, 0) == (response.status_code, response.json()["place"])
    with guest.play(response.json()["table"]) as seat:
        view = seat.hear_until(my_turn_or_over)["view"]
        assert (done, hand) == (len(view["log"]), view["hand"])


@pytest.mark.parametrize(("before", "place", "hand"), [(0, 0, [0, 2, 5]), (1, 1, [1, 3, 4]), (4, 1, [4])])
def test_whoever_did_not_sit_there_goes_on_for_whoever_comes_next(
    guest: Guest, before: int, place: int, hand: list[int]
) -> None:
    known, other = link(guest, one_deal(guest)), Guest(guest.host)
    response = other.post("/api/tables", {"again": known, "before": before})
    assert (200, place) == (response.status_code, response.json()["place"])
    with other.play(response.json()["table"]) as seat:
        view = seat.hear_until(my_turn_or_over)["view"]
        assert (before, hand) == (len(view["log"]), view["hand"])


@pytest.mark.parametrize("before", [-1, 6])
def test_there_is_nothing_to_go_on_from(guest: Guest, before: int) -> None:
    response = guest.post("/api/tables", {"again": link(guest, one_deal(guest)), "before": before})
    assert (404, "unknown") == (response.status_code, response.json()["error"])


def test_the_cards_are_the_same_though_the_pack_is_cut(database: str) -> None:
    with LiveServer(database, games=GAMES, bots=PLAYERS) as server:
        guest = server.guest()
        table = guest.open("random", "random", "random", "you", game="slovenian")
        with guest.play(table) as seat:
            seat.play_on(lowest)
        replay = guest.get(f"/api/tables/{table}/deals/1").json()
        dealt = next(state for state in replay["states"] if any(state["held"]))
        for _ in range(3):
            other, place = again(guest, replay["id"])
            with guest.play(other) as seat:
                view = seat.hear()["view"]
            assert (3, dealt["seen"][3]) == (place, view["hand"])
            assert dealt["log"] == view["log"][: len(dealt["log"])]


def test_cards_that_were_thrown_in_are_cut_anew() -> None:
    game = GAMES["slovenian"]()
    pack, carry = tuple(game.pack), Carry(dealer=3)
    cut = Cut(32)  # all taroks come first, and the last seat gets none
    assert "no_tarok" == act(start(game, pack, carry), cut).ended
    past = FinishedDeal(
        table="",
        number=1,
        opened=Opened("slovenian", {}, ("open", "rule", "rule", "rule")),
        places=(AtPlace(person=Person("ana")), *[AtPlace("rule")] * 3),
        game=game,
        carry=carry,
        pack=pack,
        did=(Did(1, cut),),
        bots=(),
        carries=(carry,),
        booked=Booked(DealtEntry(Result(ended="no_tarok")), (), carry),
    )
    assert () == past.prepared()


# The list of one's own tables.


def test_who_is_new_here_sits_nowhere(server: LiveServer, guest: Guest) -> None:
    assert [] == server.guest().get("/api/tables").json()
    assert [] == Guest(server.host, "tarok_guest=x").get("/api/tables").json()


def test_ones_tables_are_listed_the_newest_first(server: LiveServer, guest: Guest) -> None:
    first, second = guest.open(*FORE), guest.open("rule", "open", "you")
    visitor = server.guest()
    visitor.sit(second, 1)
    before, *_ = guest.get("/api/tables").json()
    at = datetime.fromisoformat(before.pop("at"))
    assert (0, True) == (at.utcoffset().seconds, abs((datetime.now(UTC) - at).total_seconds()) < 60)
    new = {"game": "toy", "deals": 1, "totals": [0, 0, 0], "over": False, "pace": "none", "left": None}
    assert {"table": second, "place": 2, "people": [""], "turn": False, **new} == before
    with guest.play(first) as seat:
        seat.play_on(lowest)
        seat.stop()
        seat.hear()
        seat.next()
        seat.hear_deal(2)
        seat.play_on(lowest)
    now, then = guest.get("/api/tables").json()
    assert at < datetime.fromisoformat(now.pop("at"))
    ended = {"game": "toy", "deals": 2, "totals": [-1, 0, 1], "over": True, "pace": "none", "left": None}
    assert {"table": first, "place": 0, "people": [], "turn": False, **ended} == now
    assert second == then["table"]
    (theirs,) = visitor.get("/api/tables").json()
    assert (second, 1) == (theirs["table"], theirs["place"])


def test_a_table_opened_again_is_listed_with_what_its_sheet_began_with(database: str) -> None:
    with LiveServer(database, **PARTS | {"packs": always(PACK, SECOND)}) as server:
        guest = server.guest()
        other, _ = again(guest, link(guest, two_deals(guest), 2))
        listed, *_ = guest.get("/api/tables").json()
    assert (other, [1, -1, 0], 1) == (listed["table"], listed["totals"], listed["deals"])


def test_no_more_than_a_hundred_are_listed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarok.server.room.my_tables.MOST", 2)
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        _, *newer = [guest.open() for _ in range(3)]
        assert newer[::-1] == [table["table"] for table in guest.get("/api/tables").json()]


def test_the_list_reads_no_fact_of_the_play(file: str) -> None:
    with LiveServer(file, **PARTS) as server:
        server.guest().open()
    asked = f"EXPLAIN QUERY PLAN {questions('sqlite').stays}"
    with contextlib.closing(sqlite3.connect(file)) as facts:
        plan = facts.execute(asked, {"guest": "ana", "most": 9}).fetchall()
    steps = {row[3].split(" (")[0].replace("COVERING ", "") for row in plan if "SEARCH" in row[3]}
    ways = {"fact USING PRIMARY KEY", "fact USING INDEX fact_kind", "fact USING INDEX fact_guest"}
    assert {f"SEARCH {way}" for way in ways} == steps
