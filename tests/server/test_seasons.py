"""Formats as pages are told them, and the table of a season."""

import pytest

from server.live_server import LiveServer
from server.test_book import Club, folded, note, said, slip
from tarok.club.formats import formats

__all__ = ["folded"]


def test_all_formats_are_told_whole(server: LiveServer) -> None:
    told = server.guest().get("/api/formats").json()
    assert list(formats()) == [each["id"] for each in told]
    league = next(each for each in told if each["id"] == "czech_league")
    assert [{"draw": "plan", "times": 5, "minutes": 50, "deals": 0}] == league["stages"]
    changed = {**league, "stages": [{"draw": "plan", "times": 2, "minutes": 30, "deals": 0}]}
    opened = note(1, {"type": "opened", "title": "Short", "format": changed})
    made = server.guest().post("/api/books", {"kind": "event", "notes": [opened]}).json()
    key = made["links"]["director"]
    board = server.guest().get(f"/api/books/{key}/board").json()
    assert (2, "Czech league") == (board["format"]["rounds"], board["format"]["name"])


def test_a_season_is_the_table_of_its_evenings(server: LiveServer) -> None:
    """CL-PT-04: the better evening counts; the chips of a table come to 400 (CL-CE-02)."""
    first, second = Club(server), Club(server)
    said(first.guest, first.director, note(20, slip(1, 130, 70, 120, 80)), after=first.upto)
    said(second.guest, second.director, note(20, slip(1, 90, 110, 140, 60)), after=second.upto)
    said(second.guest, second.director, note(21, slip(2, 100, 100, 180, 20)), after=second.upto + 1)
    books = [first.director, second.links["wall"]]
    told = server.guest().post("/api/seasons", {"books": books}).json()
    best = {"gita": "80", "cene": "40", "ana": "30", "bor": "10", "eva": "0", "franc": "0", "hugo": "0"}
    assert {**best, "dana": "-20"} == {row["who"]: row["points"] for row in told["standing"]}
    assert [1, 2, 3, 4, 5, 5, 5, 8] == [row["rank"] for row in told["standing"]]
    cene = next(row for row in told["standing"] if row["who"] == "cene")
    lines = [("dropped", "0", "1"), ("evening", "40", "2")]
    assert lines == [(line["what"], line["points"], line["of"]) for line in cene["lines"]]


def test_an_evening_counts_once_in_a_season(server: LiveServer) -> None:
    """Two links of it are the same evening."""
    club = Club(server)
    answer = server.guest().post("/api/seasons", {"books": [club.director, club.links["wall"]]})
    assert (422, {"error": "book_twice"}) == (answer.status_code, answer.json())


def test_a_season_has_a_number_of_notes(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """An evening of eight people at two tables has ten notes."""
    monkeypatch.setattr("tarok.server.tournaments.fold_queue.SEASON", 9)
    monkeypatch.setattr("tarok.server.tournaments.repository.SMALL", 0)
    club = Club(server)
    answer = server.guest().post("/api/seasons", {"books": [club.director]})
    assert (413, {"error": "too_large", "most": 9}) == (answer.status_code, answer.json())


def test_a_season_has_ratings_where_the_house_can_make_them(server: LiveServer) -> None:
    pytest.importorskip("openskill")
    club = Club(server)
    said(club.guest, club.director, note(20, slip(1, 130, 70, 120, 80)), after=club.upto)
    told = server.guest().post("/api/seasons", {"books": [club.director]}).json()
    assert ["ana", "cene", "dana", "bor"] == [row["who"] for row in told["ratings"]]
    assert {1} == {row["tables"] for row in told["ratings"]}


def test_a_season_needs_a_link_of_each_evening(server: LiveServer) -> None:
    club = Club(server)
    guest = server.guest()
    wrong = club.director[:-1] + ("A" if club.director[-1] != "A" else "B")
    for books, status in (([club.director, wrong], 404), ([], 422), ([club.director] * 61, 422)):
        assert status == guest.post("/api/seasons", {"books": books}).status_code
    begun = {"id": "a", "clock": 1, "begun": {"game": "slovenian"}}
    made = guest.post("/api/books", {"kind": "sheet", "notes": [begun]}).json()
    refused = guest.post("/api/seasons", {"books": [made["links"]["writer"]]})
    assert (404, "no_board") == (refused.status_code, refused.json()["error"])
