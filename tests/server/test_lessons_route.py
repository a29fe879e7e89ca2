"""Lessons over HTTP: nothing is stored, and the page is told what one seat of the table may see."""

from typing import Any

import msgspec
import pytest

from server.live_server import Guest, LiveServer
from tarok.engine.view import view
from tarok.lessons import Lesson, lessons
from tarok.lessons.lesson_run import begin, onward
from tarok.server.accounts.rate_limits import ROWS
from tarok.server.http.routes.lessons import MOST


def take(guest: Guest, name: str, *did: Any) -> dict[str, Any]:
    answer = guest.post(f"/api/lessons/{name}", {"did": list(did)})
    assert 200 == answer.status_code, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_all_lessons_are_listed_and_each_has_its_game(guest: Guest) -> None:
    listed = guest.get("/api/lessons").json()
    assert list(lessons()) == [each["name"] for each in listed]
    first = listed[0]
    assert ("three-minutes", "slovenian", "slovenian", 8, "") == tuple(first.values())
    game = guest.get("/api/lessons/differs-taper/game").json()
    assert ("taper", 3) == (game["key"], game["seats"])
    for path in ("/api/lessons/x/game", "/api/lessons/three-minutes/x"):
        assert 404 == guest.get(path).status_code


@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.name)
def test_a_lesson_is_taken_to_its_end_and_shows_what_its_seat_may_see(guest: Guest, lesson: Lesson) -> None:
    stand, did = begin(lesson), list[Any]()
    told = take(guest, lesson.name)
    newest = told["states"][-1]["v"]
    while told["step"]:
        assert len(did) == told["done"] == stand.done
        seen = view(stand.deal, lesson.seat)
        shown = told["states"][-1]["view"] if told["states"] else None
        assert shown is not None
        assert (lesson.seat, list(seen.hand)) == (shown["seat"], shown["hand"])
        assert [list(cards) for cards in seen.seen] == shown["seen"]
        assert len(seen.log) == len(shown["log"])
        step = told["step"]
        done = stand.asked[0] if step["asked"] else lesson.points(stand.step) if step["cards"] else None
        did.append(msgspec.to_builtins(done))
        stand = onward(stand, done)[-1]
        told = take(guest, lesson.name, *did)
        assert not told["wrong"]
        versions = [state["v"] for state in told["states"]]
        assert versions == sorted(set(versions))
        assert newest <= versions[0]
        newest = versions[-1]
    assert len(lesson.steps) == told["done"] == told["steps"]
    assert bool(stand.deal.ended) == bool(told["states"][-1]["view"]["over"])


def test_what_is_not_legal_is_refused_by_its_clause(guest: Guest) -> None:
    heart = {"type": "play", "card": lessons()["three-minutes"].deal.game.faces.parse("♥J")}
    told = take(guest, "three-minutes", None, heart)
    assert (True, 1, "follow_suit", "SL-PLAY-02", []) == tuple(
        told[name] for name in ("wrong", "done", "why", "clause", "states")
    )


def test_what_is_legal_and_not_asked_changes_nothing(guest: Guest) -> None:
    told = take(guest, "slovenian-bidding", None, {"type": "pass"})
    assert (True, 1, "", "") == tuple(told[name] for name in ("wrong", "done", "why", "clause"))
    assert not take(guest, "slovenian-bidding", None, {"type": "bid", "contract": "one"})["wrong"]


@pytest.mark.parametrize(
    ("name", "did", "status", "error"),
    [
        ("x", [], 404, "no_lesson"),
        ("three-minutes", [8, None], 409, "outdated"),
        ("three-minutes", [{"type": "sing"}], 422, "garbled"),
        ("three-minutes", [None, {"type": "play", "card": "♥J"}], 422, "garbled"),
        ("three-minutes", [True], 422, "garbled"),
        ("three-minutes", "all", 422, "garbled"),
        ("three-minutes", [None] * (MOST + 1), 422, "garbled"),
    ],
)
def test_bad_input_gets_one_clear_error(guest: Guest, name: str, did: Any, status: int, error: str) -> None:
    answer = guest.post(f"/api/lessons/{name}", {"did": did})
    assert (status, error) == (answer.status_code, answer.json()["error"])


def test_a_lesson_leaves_nothing_behind(server: LiveServer, guest: Guest) -> None:
    before = guest.get("/api/tables").json()
    take(guest, "three-minutes", None)
    assert before == guest.get("/api/tables").json()
    assert ROWS["lessons"]
