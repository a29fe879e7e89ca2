"""The daily deal: one pack a day for everybody, one try that counts, and what is told of it when."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from server.conftest import PARTS
from server.live_server import Guest, Hands, LiveServer, Seat, facts_of, lowest
from server.toy import toy
from tarok.bots import PLAYERS
from tarok.cards.shuffle import Promise, pack
from tarok.games import GAMES
from tarok.server.play import daily
from tarok.server.play.daily import DailyPack, dealt, streak, today
from tarok.server.play.ranking import Played, Ranking, standing
from tarok.server.table import shared_packs
from tarok.server.table.contests import Contest, Scored

HOUR = 3600
NOON = datetime(2026, 11, 23, 12, tzinfo=UTC).timestamp()
MIDNIGHT = NOON + 12 * HOUR
TODAY, YESTERDAY, TOMORROW = "2026-11-23", "2026-11-22", "2026-11-24"


@pytest.fixture
def clock() -> Hands:
    hands = Hands()
    hands.at = NOON
    return hands


@pytest.fixture
def server(database: str, clock: Hands) -> Iterator[LiveServer]:
    with LiveServer(database, **PARTS, now=clock) as server:
        yield server


def enter(guest: Guest, game: str = "toy", **more: Any) -> str:
    response = guest.post(f"/api/daily/{game}", more)
    assert 200 == response.status_code, response.text
    return str(response.json()["table"])


def refused(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


def look(guest: Guest, day: str | None = None, game: str = "toy") -> Any:
    response = guest.get(f"/api/daily/{game}" + (f"?day={day}" if day else ""))
    assert 200 == response.status_code, response.text
    return response.json()


def highest(view: Any) -> Any:
    """Plays the highest card it may: another way to play than `lowest`."""
    legal = view["legal"][-1]
    return legal if isinstance(legal, dict) else {"type": "play", "card": legal}


def played(guest: Guest, choose: Any = lowest, **more: Any) -> int:
    """Play to the end, and return the points."""
    with guest.play(enter(guest, **more)) as seat:
        state = seat.play_on(choose)
    return int(state["table"]["sheet"]["totals"][state["table"]["place"]])


def test_everybody_gets_the_same_cards_at_the_same_seat_and_bots_do_the_same(database: str) -> None:
    with LiveServer(database, games=GAMES, bots=PLAYERS) as server:
        logs, places = set(), set()
        for _ in range(3):
            guest = server.guest()
            with guest.play(enter(guest, "slovenian")) as seat:
                state = seat.play_on(lowest)
            logs.add(json.dumps(state["view"]["log"]))
            places.add((state["table"]["place"], tuple(p["kind"] for p in state["table"]["players"])))
    assert 1 == len(logs)
    assert {(3, ("rule", "rule", "rule", "you"))} == places


def test_the_dice_of_the_bots_follow_from_the_deal_and_not_from_the_process(database: str) -> None:
    logs = set()
    for _ in range(2):  # another process each time, and one that begins in the middle
        with LiveServer(database, games=GAMES, bots={**PLAYERS, "rule": PLAYERS["bold"]}) as server:
            guest = server.guest()
            table = enter(guest, "slovenian")
            with guest.play(table) as seat:
                half(seat)
        with (
            LiveServer(database, games=GAMES, bots={**PLAYERS, "rule": PLAYERS["bold"]}) as server,
            Guest(server.host, guest.cookie).play(table) as seat,
        ):
            logs.add(json.dumps(seat.play_on(lowest)["view"]["log"]))
    assert 1 == len(logs)


def half(seat: Seat) -> None:
    for _ in range(3):
        seat.hear_until(lambda state: state["view"]["legal"])
        seat.do(lowest(seat.last["view"]))


def test_a_guest_has_one_try_and_comes_back_to_it(server: LiveServer) -> None:
    guest = server.guest()
    table = enter(guest)
    with guest.play(table) as seat:
        seat.hear_until(lambda state: state["view"]["legal"])
        seat.do(lowest(seat.last["view"]))
    assert table == enter(guest)
    own = look(guest)["own"]
    assert {"table": table, "points": None} == own
    with guest.play(table) as seat, guest.play(table) as other:  # two pages of one guest
        assert (
            seat.play_on(lowest)["view"]["ended"]
            == other.hear_until(lambda state: state["view"]["ended"])["view"]["ended"]
        )
    assert table == enter(guest)
    assert 1 == look(guest)["standing"]["players"]


def test_two_processes_give_one_guest_the_same_table(database: str, clock: Hands) -> None:
    with (
        LiveServer(database, **PARTS, now=clock) as server,
        LiveServer(database, **PARTS, now=clock) as other,
    ):
        guest = server.guest()
        enter(guest, game="toy")
        assert enter(guest) == enter(Guest(other.host, guest.cookie))


def test_the_session_is_over_with_the_deal_and_nothing_can_be_changed(server: LiveServer) -> None:
    guest = server.guest()
    with guest.play(enter(guest)) as seat:
        seat.hear_until(lambda state: state["view"]["legal"])
        for wish, error in (
            ({"type": "suggest"}, "no_advice"),
            ({"type": "propose", "what": "take_back", "other": None}, "begun"),
            ({"type": "rise"}, "begun"),
            ({"type": "loan", "amount": 1}, "sheet_closed"),
            ({"type": "time"}, "sheet_closed"),
            ({"type": "stop"}, "sheet_closed"),
        ):
            seat.say(v=seat.last["v"], **wish)
            assert error == seat.hear()["error"], wish
        assert seat.play_on(lowest)["table"]["sheet"]["over"]
        assert "state" == seat.hear()["type"]  # the result is stored
        seat.next()
        assert "sheet_closed" == seat.hear()["error"]


def test_nothing_is_told_of_the_field_before_ones_own_try_is_over(server: LiveServer) -> None:
    first, second = server.guest(), server.guest()
    first_points = played(first, lowest)
    told = look(second)
    assert {"own", "standing", "streak", "best", "opening"}.isdisjoint(told)
    enter(second)
    told = look(second)
    assert {"standing", "streak", "best", "opening"}.isdisjoint(told)
    second_points = played(second, highest)
    standing = look(second)["standing"]
    assert (2, max(first_points, second_points)) == (standing["players"], standing["highest"])
    assert 1 == standing["better"] + standing["equal"] + standing["worse"]
    assert standing["contracts"] == [{"contract": "", "own": False, "times": 2, "made": None}]


@pytest.mark.parametrize(
    ("own", "better", "equal", "worse", "percentile"), [(5, 0, 0, 3, 100), (3, 1, 1, 1, 50), (1, 3, 0, 0, 0)]
)
def test_a_result_stands_in_a_field(own: int, better: int, equal: int, worse: int, percentile: int) -> None:
    def scored(points: int, *, made: bool = True) -> Scored:
        return Scored("daily", points, "two", own=True, made=made)

    field = Ranking(((scored(5), 1), (scored(3), 2), (scored(1, made=False), 1)))
    found = standing(field, scored(own))
    assert found is not None
    assert (4, 5, better, equal, worse) == (
        *(found.players, found.highest, found.better, found.equal, found.worse),
    )
    assert (percentile, (Played("two", own=True, times=4, made=3),)) == (found.percentile, found.contracts)
    alone = standing(Ranking(((scored(5), 1),)), scored(5))
    assert alone is not None
    assert alone.percentile is None
    assert standing(Ranking(()), None) is None


def test_a_second_try_is_practice_and_changes_nothing(server: LiveServer) -> None:
    guest = server.guest()
    assert (409, "not_tried") == refused(guest.post("/api/daily/toy", {"practice": True}))
    table = enter(guest)
    assert (409, "not_tried") == refused(guest.post("/api/daily/toy", {"practice": True}))
    played(guest, lowest)
    before = look(guest)
    assert table != enter(guest, practice=True)
    played(guest, highest, practice=True)
    after = look(guest)
    assert [before["own"], before["standing"]] == [after["own"], after["standing"]]
    with guest.play(enter(guest, practice=True)) as seat:
        seat.hear_until(lambda state: state["view"]["legal"])
        assert {"kind": "daily", "id": TODAY, "counts": False} == seat.last["table"]["contest"]


def test_a_day_ends_at_midnight_and_a_try_may_be_finished_until_one(server: LiveServer, clock: Hands) -> None:
    clock.at = MIDNIGHT - 1
    in_time, late, tomorrow = (server.guest() for _ in range(3))
    table, late_table = enter(in_time), enter(late)
    assert 1 == look(in_time)["left"]
    clock.at = MIDNIGHT + HOUR - 1
    assert TOMORROW == look(tomorrow)["day"]
    with in_time.play(table) as seat:
        seat.play_on(lowest)
    assert {"own", "standing", "best"}.isdisjoint(look(tomorrow, TODAY))
    assert 1 == look(in_time, TODAY)["standing"]["players"]
    clock.at = MIDNIGHT + HOUR
    with late.play(late_table) as seat:
        seat.play_on(lowest)
    clock.at = MIDNIGHT + HOUR + 60
    told = look(late, TODAY)
    assert (1, None) == (told["standing"]["players"], told["standing"]["percentile"])
    assert told["closed"]
    assert table != enter(tomorrow)


def test_a_closed_day_is_counted_once_and_shows_the_best(
    server: LiveServer, database: str, clock: Hands
) -> None:
    points = [played(server.guest(), choose) for choose in (lowest, highest, lowest, highest)]
    clock.at = MIDNIGHT + HOUR + 60
    stranger = server.guest()
    told = look(stranger, TODAY)
    assert [*sorted(points, reverse=True)[:3]] == [each["points"] for each in told["best"]]
    for each in told["best"]:
        replay = stranger.get(f"/api/deals/{each['deal']}").json()
        assert each["points"] == replay["lines"][0]["deltas"][1]
    assert told == look(stranger, TODAY)
    assert ["closed"] == [record.kind for record in facts_of(database, f"daily {TODAY} toy")]


def test_nobody_sees_a_deal_of_the_day_who_may_still_play_it(server: LiveServer, clock: Hands) -> None:
    guest, other = server.guest(), server.guest()
    table = enter(guest)
    played(guest)
    answer = guest.get(f"/api/tables/{table}/deals/1")
    assert 200 == answer.status_code, answer.text
    link = answer.json()["id"]
    assert 200 == guest.get(f"/api/deals/{link}").status_code
    for path in (f"/api/deals/{link}", f"/api/deals/{link}/why/0", f"/api/deals/{link}/game"):
        assert (409, "not_yet") == refused(other.get(path))
    assert (409, "not_yet") == refused(other.post("/api/tables", {"again": link}))
    assert (409, "not_yet") == refused(guest.post(f"/api/deals/{link}/ask", {"name": "Ana"}))
    clock.at = MIDNIGHT + HOUR
    assert 200 == other.get(f"/api/deals/{link}").status_code


def test_the_pack_is_promised_the_day_before_and_opened_afterwards(server: LiveServer, clock: Hands) -> None:
    guest = server.guest()
    promised = look(guest)["following"]
    assert ("daily-2026-11-24", 1) == (promised["table"], promised["deal"])
    clock.at = MIDNIGHT
    assert promised == look(guest)["commitment"]
    with guest.play(enter(guest)) as seat:
        seen = seat.hear_until(lambda state: state["view"]["legal"])["view"]
    assert "opening" not in look(guest)
    clock.at = MIDNIGHT + 25 * HOUR + 60
    opening = look(guest, TOMORROW)["opening"]
    promise = Promise(opening["table"], 1, "toy", tuple(opening["order"]), opening["secret"])
    assert promised["commitment"] == promise.commitment
    cards = pack(promise, ())
    assert {*seen["hand"]} == {*cards[3 * seen["seat"] : 3 * seen["seat"] + 3]}
    assert [] == opening["seeds"]


def test_what_is_told_beforehand_does_not_depend_on_the_pack(
    database: str, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two packs of which the own seat sees the same: whatever the wire tells until the end is the same."""
    shown = []
    made = daily.pack
    for swaps in (False, True):

        def other(promise: Promise, seeds: Any, swaps: bool = swaps) -> tuple[int, ...]:
            cards = list(made(promise, seeds))
            if swaps:
                cards[6], cards[7] = cards[7], cards[6]  # what is left over, which nobody ever sees
            return tuple(cards)

        monkeypatch.setattr(daily, "pack", other)
        with LiveServer(database, **PARTS, now=clock) as server:
            guest = server.guest()
            before = guest.get("/api/daily/toy").text
            with guest.play(enter(guest)) as seat:
                first = seat.hear_until(lambda state: state["view"]["legal"])
        first["table"].pop("id")
        shown.append([before, json.dumps(first)])
    assert shown[0] == shown[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_daily_deal_in_which_nobody_is_asked_before_they_have_cards(game: str) -> None:
    built = GAMES[game]()
    promise, facts = dealt(DailyPack(game, today(NOON)), built, "secret")
    again, _ = dealt(DailyPack(game, today(NOON)), built, "secret")
    tomorrow, _ = dealt(DailyPack(game, today(NOON)).following, built, "secret")
    other, _ = dealt(DailyPack(game, today(NOON)), built, "another")
    assert promise == again
    assert 3 == len({promise.commitment, tomorrow.commitment, other.commitment})
    assert facts


def test_cards_that_would_be_thrown_in_are_not_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    game, made, asked = GAMES["slovenian"](), daily.pack, []

    def first_without_taroks(promise: Promise, seeds: Any) -> tuple[int, ...]:
        asked.append(promise.secret)
        return made(promise, seeds) if len(asked) > 1 else (*list(game.pack)[29:], *list(game.pack)[:29])

    monkeypatch.setattr(shared_packs, "pack", first_without_taroks)
    promise, _ = dealt(DailyPack("slovenian", today(NOON)), game, "secret")
    assert (2, promise.secret) == (len(set(asked)), asked[1])


def test_days_in_a_row_are_counted(server: LiveServer, clock: Hands) -> None:
    guest = server.guest()
    for expected in (1, 2):
        played(guest)
        assert expected == look(guest)["streak"]
        clock.at += 24 * HOUR
    played(guest)
    clock.at += 48 * HOUR
    played(guest)
    assert 1 == look(guest)["streak"]


@pytest.mark.parametrize(
    ("days", "count"),
    [
        ([], 0),
        (["2026-11-23"], 1),
        (["2026-11-22"], 1),
        (["2026-11-21"], 0),
        (["2026-11-23", "2026-11-22", "2026-11-20"], 2),
        (["2026-11-22", "2026-11-21"], 2),
    ],
)
def test_a_streak_ends_today_or_yesterday(days: list[str], count: int) -> None:
    assert count == streak(iter(days), today(NOON))


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/api/daily/nothing", 404, "no_game"),
        ("/api/daily/toy?day=2026-11-24", 404, "no_day"),
        ("/api/daily/toy?day=20261123", 404, "no_day"),
        ("/api/daily/toy?day=2026-02-30", 404, "no_day"),
        ("/api/daily/toy?day=2020-01-01", 404, "no_day"),
        ("/api/daily/toy?day=%00", 404, "no_day"),
        ("/api/same/nosuchlinkofafriend12", 404, "no_deal"),
        ("/api/same/x", 404, "no_deal"),
        ("/api/same/x/game", 404, "no_deal"),
    ],
)
def test_what_is_not_there_is_not_found(server: LiveServer, path: str, status: int, error: str) -> None:
    assert (status, error) == refused(server.guest().get(path))


@pytest.mark.parametrize("body", [{"practice": "yes"}, {"x": 1}, {"day": 3}, [], {"name": 3}])
def test_what_makes_no_sense_opens_nothing(server: LiveServer, body: Any) -> None:
    guest = server.guest()
    assert (422, "garbled") == refused(guest.post("/api/daily/toy", body))
    assert "own" not in look(guest)


def test_yesterdays_deal_cannot_be_begun_once_nothing_counts_any_more(
    server: LiveServer, clock: Hands
) -> None:
    guest = server.guest()
    clock.at = MIDNIGHT + HOUR
    assert (404, "no_day") == refused(guest.post("/api/daily/toy", {"day": TODAY}))
    assert (404, "no_day") == refused(guest.post("/api/daily/toy", {"day": "2026-11-25"}))


def test_bots_have_other_dice_at_every_seat_and_action() -> None:
    contest = Contest("daily x", "dice")
    assert 6 == len({contest.seed(seat, number) for seat in range(2) for number in range(3)})
    assert toy().seats == 2
