"""Large books are folded in processes of their own: how large, how many wait, and what they are told."""

import asyncio
import sys
from typing import Any

import pytest
from msgspec import Raw

from server.live_server import PATIENCE, LiveServer
from server.test_book import Club, drawn, note, said, slip
from tarok.engine.json_codec import to_json
from tarok.server.core.errors import RequestError
from tarok.server.storage.event_store import Record
from tarok.server.tournaments import book as tournaments_book
from tarok.server.tournaments import fold_queue
from tarok.server.tournaments.book import Book, Sent
from tarok.server.tournaments.book_events import Bound, Noted, write
from tarok.server.tournaments.fold_queue import WAITING, FoldQueue
from tarok.validation.bounds import PEOPLE

OPENED = note(1, {"type": "opened", "title": "Tuesday", "format": "friendly"})


def entered(clock: int) -> object:
    return note(clock, {"type": "entered", "who": f"w{clock}"})


def records(*notes: object) -> list[Record]:
    """The facts of the book of an event with these notes."""
    facts = [write(Bound("event")), *(write(Noted("director", Raw(to_json(each)))) for each in notes)]
    return [Record(seq, *fact) for seq, fact in enumerate(facts, 1)]


def book_of(*notes: object, whole: bool = False) -> Book:
    return Book(records(*notes), lambda role, turn: f"{role} {turn}", whole=whole)


def sent(book: Book, *notes: object) -> list[Sent]:
    texts = [to_json(each) for each in notes]
    return [Sent(book.read_new(text), Raw(text)) for text in texts]


def test_an_event_has_a_thousand_people(monkeypatch: pytest.MonkeyPatch) -> None:
    book = book_of(OPENED, *(entered(clock) for clock in range(2, PEOPLE + 2)), whole=True)
    decision = book.decide("director", book.seq, sent(book, entered(PEOPLE + 2), note(9999, slip(1, 1, 1))))
    assert ["an event has at most 1,000 people"] == [each.sentence for each in decision.refused][:1]
    left = note(PEOPLE + 3, {"type": "left", "who": "w2"})
    again = note(PEOPLE + 4, {"type": "entered", "who": "w2"})
    assert () == book.decide("director", book.seq, sent(book, left, again)).refused


def test_what_is_large_is_not_folded_where_people_are_served() -> None:
    notes = [OPENED, *(entered(clock) for clock in range(2, tournaments_book.SMALL + 1))]
    book = book_of(*notes)
    assert (False, 200) == (book.large, book.notes)
    assert book.event
    last = Record(book.seq + 1, *write(Noted("director", Raw(to_json(entered(201))))))
    book.read_on([last])
    assert (True, None) == (book.large, book.event)
    assert book_of(*notes, entered(201), whole=True).event


@pytest.mark.parametrize(("late", "work"), [(0, False), (9, False), (40, True)])
def test_notes_that_come_late_are_work(late: int, work: bool) -> None:
    """Each has all notes folded anew: 9 times 109 notes are less than 2,000 of them, 40 times 140 more."""
    book = book_of(OPENED, *(entered(clock) for clock in range(2, 101)))
    in_order = [entered(clock) for clock in range(101, 201)]
    assert not book.is_work(sent(book, *in_order))
    whos = ({"type": "entered", "who": f"late{number}"} for number in range(late))
    assert work == book.is_work(sent(book, *(note(50, who, f"phone{at}") for at, who in enumerate(whos))))


def test_a_queue_that_is_full_says_when_to_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        fold_queue, "COMMAND", (sys.executable, "-c", "import threading; threading.Event().wait()")
    )
    monkeypatch.setattr(fold_queue, "PATIENCE", 1.0)
    book = book_of(OPENED)

    async def ask() -> list[object]:
        async def read(_name: str, _after: int) -> list[Record]:
            return records(OPENED)

        asked = FoldQueue(read)
        first = [asyncio.ensure_future(asked.board("name", book, "wall")) for _ in range(WAITING)]
        await asyncio.sleep(0)
        for _ in range(5):  # by then all of them have read their facts, and wait
            await asyncio.sleep(0)
        with pytest.raises(RequestError) as full:
            await asked.board("name", book, "wall")
        late = await asyncio.gather(*first, return_exceptions=True)
        await asked.close()
        return [full.value, *late]

    for each in asyncio.run(ask()):
        assert isinstance(each, RequestError)
        assert (503, {"error": "busy", "wait": 5}, "5") == (
            each.status,
            each.body,
            each.headers["Retry-After"],
        )


def test_a_process_that_knows_nothing_any_more_is_told_all(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CL-PT-01: the winner of 400 chips a table has 80 more than the 100 with which everybody begins."""
    monkeypatch.setattr(tournaments_book, "SMALL", 0)
    monkeypatch.setattr("tarok.server.tournaments.fold_worker.KEPT", 0)
    club = Club(server)
    said(club.guest, club.director, note(20, slip(1, 130, 70, 120, 80)), after=club.upto)
    asked = house_folders(server)
    before = club.guest.get(f"/api/books/{club.director}/board").json()
    for process in list(asked._process._all):
        process.kill()  # and wait until the server knows: before that the next question is answered `busy`
        asyncio.run_coroutine_threadsafe(process.wait(), process._loop).result(PATIENCE)
    said(club.guest, club.director, note(21, slip(2, 100, 100, 180, 20)), after=club.upto + 1)
    after = club.guest.get(f"/api/books/{club.director}/board").json()
    assert ["30", "80"] == [board["standing"][0]["points"] for board in (before, after)]


def house_folders(server: LiveServer) -> FoldQueue:
    """Return what asks the processes of a server in this process."""
    app: Any = server._server.config.app
    found: FoldQueue = app.state.book_repository.fold_queue
    return found


def test_what_one_call_brings_late_is_decided_elsewhere_and_alike(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CL-EV-03: a book may be begun by notes in any order, and what does not fit is refused."""
    monkeypatch.setattr(tournaments_book, "WORK", 0)
    guest = server.guest()
    made = guest.post("/api/books", {"kind": "event", "notes": drawn()})
    assert 200 == made.status_code
    again = [*drawn(), note(5, {"type": "entered", "who": "ana"}, "other")]
    refused = guest.post("/api/books", {"kind": "event", "notes": again})
    assert (409, "note_refused") == (refused.status_code, refused.json()["error"])
