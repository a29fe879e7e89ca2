"""What the largest book that a client can fill costs a server: CPU seconds a call, without the network.

    python benchmarks/bounds.py

The book has 1,000 people, 64 rounds of its format and 9,000 notes; 0.25 s a call is the goal.
"""

from collections.abc import Callable
from time import process_time
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from tarok.club.draw import draws
from tarok.club.formats import Draw, Stage, formats
from tarok.club.notes import Closed, Corrected, Drawn, Entered, Note, Opened, Slip, What
from tarok.club.seasons import season_board
from tarok.engine.json_codec import to_json
from tarok.server.storage.event_store import Record
from tarok.server.tournaments.book import Book, Sent
from tarok.server.tournaments.book_events import Bound, Noted, write
from tarok.validation.bounds import PEOPLE, ROUNDS

NOTES = 9000


def evening(draw: Draw) -> list[What]:
    """Return what is noted of an event whose rounds are drawn so."""
    people = [f"person {number:03}" for number in range(PEOPLE)]
    seats = tuple(tuple(people[first : first + 4]) for first in range(0, PEOPLE, 4))
    rules = replace(formats()["friendly"], stages=(Stage(draw=draw, times=ROUNDS),))
    whats: list[What] = [Opened("Largest", rules), *(Entered(who) for who in people)]
    number = 0
    while len(whats) + len(seats) < NOTES:
        number += 1
        tables = range(1, len(seats) + 1)
        whats += [
            Drawn(number, seats),
            *(Slip(number, at, (30, -30, 20, -20)) for at in tables),
            Closed(number),
        ]
    return whats


def noted(whats: list[What], first: int = 1) -> list[Note]:
    """Return notes that say this one after another."""
    return [
        Note(id=f"n{clock}", clock=clock, device="desk", what=what, why="?")
        for clock, what in enumerate(whats, first)
    ]


def timed(what: str, work: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever it returns
    """Do something, print what it cost, and return what it does."""
    begun = process_time()
    found = work()
    print(f"  {what}: {process_time() - begun:.2f} s", flush=True)
    return found


def main() -> None:
    """Print the times."""
    for draw in (Draw.RANDOM, Draw.PLAN, Draw.SNAKE):
        print(f"rounds drawn by {draw}")
        measure(evening(draw))


def measure(whats: list[What]) -> None:
    """Print what each call costs about a book in which this was noted."""
    facts = [write(Noted("director", Raw(to_json(each)))) for each in noted(whats)]
    records = [Record(seq, *fact, 0.0) for seq, fact in enumerate([write(Bound("event")), *facts], 1)]
    book = timed("a book is read", lambda: Book(records, lambda role, turn: f"{role}{turn}"))
    assert isinstance(book, Book)
    event = book.event
    assert event is not None
    timed("the board of the director", lambda: book.board("director"))
    timed("the board of the wall", lambda: book.board("wall"))
    timed("the draw", lambda: draws(event.state))
    timed("a season of it", lambda: season_board([event]))
    for instead, fits in (((0, 0, 0, 0), "fit"), ((1, 1), "do not fit")):
        slips = [(each.id, each.what) for each in event.notes if isinstance(each.what, Slip)][:200]
        changes: list[What] = [Corrected(of, Slip(was.round, was.table, instead)) for of, was in slips]
        sent = [Sent(note, Raw(to_json(note))) for note in noted(changes, 10_000)]
        timed(f"200 corrections that {fits}", lambda sent=sent: book.decide("director", 0, sent))


if __name__ == "__main__":
    main()
