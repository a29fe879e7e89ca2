"""Puzzles over HTTP: what a seat may see and no more, then all of it; first answers alone count."""

from datetime import UTC, date, datetime
from typing import Any

import msgspec
import pytest

from server.live_server import Guest, LiveServer
from tarok.cards.deck import Cards
from tarok.engine.actions import Play
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.puzzles.collection import Row, kept
from tarok.server.play.puzzle_ratings import BEGIN, Solver, folded, of_day
from tarok.server.table.events import Answered

FIRST = next(row for row in kept("taper").values() if row.themes)


def answer(guest: Guest, row: Row, *, right: bool = True) -> dict[str, Any]:
    card = next(cost.card for cost in row.found.costs if (cost.card in row.found.answer) is right)
    told: dict[str, Any] = guest.post(f"/api/puzzles/{row.id}", {"card": card}).json()
    return told


def test_a_puzzle_shows_what_its_seat_may_see_until_it_is_answered(guest: Guest) -> None:
    for game in GAMES:
        for row in list(kept(game).values())[:3]:
            told = guest.get(f"/api/puzzles/{row.id}").json()
            deal = row.deal
            assert deal.due is not None
            seen, shown = view(deal, deal.due.seat), told["state"]["view"]
            assert {"id", "game", "grade", "daily", "tried", "goal", "state"} == set(told)
            assert {"kind": row.goal, "what": row.what} == told["goal"]
            assert (seen.seat, list(seen.hand)) == (shown["seat"], shown["hand"])
            assert [list(cards) for cards in seen.seen] == shown["seen"]
            assert [action.card for action in seen.legal if isinstance(action, Play)] == shown["legal"]


def test_the_answer_tells_all_of_it_and_the_first_one_counts(guest: Guest) -> None:
    told = answer(guest, FIRST, right=False)
    assert (False, True) == (told["right"], told["counts"])
    assert told["gained"] < 0
    assert {"rating": BEGIN + told["gained"], "tried": 1, "solved": 0} == told["own"]
    assert [list(hand) for hand in FIRST.deal.hands] == told["hands"]
    assert list(msgspec.to_builtins(FIRST.found.costs)) == told["costs"]
    assert FIRST.found.alone == told["alone"]
    again = answer(guest, FIRST)
    assert (True, False, 0, told["own"]) == tuple(
        again[name] for name in ("right", "counts", "gained", "own")
    )
    assert guest.get(f"/api/puzzles/{FIRST.id}").json()["tried"]


def test_the_answer_is_played_out_to_the_end_of_the_deal(guest: Guest) -> None:
    """Its line begins with the trick on the table and the right card, and each card was in a hand."""
    for game in GAMES:
        row = next(iter(kept(game).values()))
        told, deal = answer(guest, row), row.deal
        assert deal.due is not None
        first, *others = told["line"]
        assert [*deal.table, row.found.answer[0]] == first["cards"][: len(deal.table) + 1]
        assert deal.leader == first["leader"]
        leader, hands = first["leader"], [set(hand) for hand in deal.hands]
        for seat, card in enumerate(deal.table):
            hands[(leader + seat) % len(hands)].add(card)
        for trick in [first, *others]:
            assert leader == trick["leader"]
            for number, card in enumerate(trick["cards"]):
                hands[(leader + number) % len(hands)].remove(card)
            leader = trick["winner"]


def test_what_is_kept_is_told_and_goes_when_one_asks_for_it(guest: Guest) -> None:
    answer(guest, FIRST)
    kept_of = guest.get("/api/guest/data").json()["puzzles"]
    assert [FIRST.id] == [each["puzzle"] for each in kept_of]
    assert 1 == guest.get("/api/puzzles").json()["own"]["tried"]
    assert 200 == guest.call("DELETE", "/api/guest").status_code
    assert 0 == guest.get("/api/puzzles").json()["own"]["tried"]


def test_the_book_names_every_game_and_the_puzzle_of_its_day(server: LiveServer, guest: Guest) -> None:
    told = guest.get("/api/puzzles").json()
    assert [key for key in GAMES if kept(key)] == [shelf["game"] for shelf in told["shelves"]]
    for shelf in told["shelves"]:
        rows = kept(shelf["game"])
        assert len(rows) == shelf["puzzles"]
        assert shelf["today"] in rows
        assert guest.get(f"/api/puzzles/{shelf['today']}").json()["daily"]
    answer(guest, _today("taper", told))
    assert 1 == guest.get("/api/puzzles").json()["streak"]


def _today(game: str, told: dict[str, Any]) -> Row:
    return kept(game)[next(shelf["today"] for shelf in told["shelves"] if shelf["game"] == game)]


def test_the_next_puzzle_is_new_and_of_the_kind_that_is_asked_for(guest: Guest) -> None:
    rows = kept("taper")
    theme = FIRST.themes[0]
    for _ in range(5):
        name = guest.get(f"/api/puzzles/next?game=taper&theme={theme}&grade={FIRST.grade}").json()["id"]
        assert theme in rows[name].themes
        assert FIRST.grade == rows[name].grade
    hard = [row for row in rows.values() if row.grade == 3]
    for row in hard[1:]:
        answer(guest, row)
    assert hard[0].id == guest.get("/api/puzzles/next?game=taper&grade=3").json()["id"]


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/api/puzzles/taper-x", 404, "no_puzzle"),
        ("/api/puzzles/x", 404, "no_puzzle"),
        ("/api/puzzles/next?game=x", 404, "no_puzzle"),
        ("/api/puzzles/next?game=taper&theme=x", 404, "no_puzzle"),
        ("/api/puzzles/next?game=taper&grade=4", 422, "garbled"),
    ],
)
def test_bad_input_gets_one_clear_error(guest: Guest, path: str, status: int, error: str) -> None:
    told = guest.get(path)
    assert (status, error) == (told.status_code, told.json()["error"])


def test_a_card_that_may_not_be_played_is_no_answer(guest: Guest) -> None:
    other = next(iter(FIRST.deal.game.pack - Cards.of(cost.card for cost in FIRST.found.costs)))
    told = guest.post(f"/api/puzzles/{FIRST.id}", {"card": other})
    assert (422, "not_legal") == (told.status_code, told.json()["error"])
    assert not guest.get(f"/api/puzzles/{FIRST.id}").json()["tried"]


def test_ratings_are_those_of_elo() -> None:
    """By hand: against a puzzle of one's own rating half is expected, so 40 points move it by 20."""
    even = Answered("a", 2, right=True, day="")
    hard = Answered("b", 3, right=True, day="2026-11-23")
    assert 1520 == folded([even]).rating
    # 280 below it: 1 / (1 + 10 ** 0.7) = 0.166 are expected, and 40 * 0.834 = 33.35 gained
    assert 1553.35 == pytest.approx(folded([even, hard]).rating, abs=0.01)
    later = folded([Answered(str(number), 2, right=number % 2 == 0, day="") for number in range(20)])
    assert 20 * 0.5 == pytest.approx(later.and_(even).rating - later.rating, abs=1)
    assert (2, 2) == (len(folded([even, hard]).tried), folded([even, hard]).right)


def test_days_in_a_row_are_counted_and_the_puzzle_of_a_day_goes_round() -> None:
    now = datetime(2026, 11, 24, 9, tzinfo=UTC).timestamp()
    assert 2 == Solver({}, days=frozenset({"2026-11-22", "2026-11-23", "2026-11-20"})).streak(now)
    names = ["a", "b", "c"]
    days = [of_day(names, date(2026, 11, day)) for day in (23, 24, 25, 26)]
    assert set(names) == set(days[:3])
    assert days[0] == days[3]
    assert of_day([], date(2026, 11, 23)) is None
