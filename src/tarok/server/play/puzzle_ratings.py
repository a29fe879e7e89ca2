"""Guests' answers to puzzles: which ones they have tried, and the rating that follows."""

import hashlib
from collections.abc import Callable, Iterable
from datetime import date
from typing import Final

from itsdangerous import Signer
from msgspec import Struct

from tarok.engine.json_codec import from_json
from tarok.puzzles import Grade
from tarok.server.play.daily import streak, today
from tarok.server.storage.event_store import EventStore
from tarok.server.table.events import Answered, write

STREAMS: Final = "puzzles "
"""The prefix of the streams of answers; only the server can derive the rest from the guest."""
BEGIN: Final = 1500.0
"""The rating of a new solver."""
RATINGS: Final = {Grade.EASY: 1200, Grade.MEDIUM: 1500, Grade.HARD: 1800}
"""The fixed rating of the puzzles of each grade."""
STEPS: Final = (40, 20)
"""The highest change of a rating by one answer, for new solvers and later (Elo's K)."""
NEW: Final = 20
"""After how many answers a solver is no longer new."""


class Solver(Struct, frozen=True):
    """A guest's results in puzzles, by the first answer to each; `tried` holds whether it was right.

    `days` are the dates on which they tried a puzzle of the day, ISO 8601.
    """

    tried: dict[str, bool]
    rating: float = BEGIN
    days: frozenset[str] = frozenset()

    @property
    def right(self) -> int:
        """How many they have solved."""
        return sum(self.tried.values())

    def streak(self, now: float) -> int:
        """Return on how many days in a row they tried a puzzle of the day; `now` in seconds since 1970."""
        return streak(iter(self.days), today(now))

    def and_(self, answer: Answered) -> "Solver":
        """Return the solver after one more answer.

        By Elo's formula: a right answer gains in proportion to the expected share of wrong ones.
        """
        expected = 1 / (1 + 10 ** ((RATINGS[Grade(answer.grade)] - self.rating) / 400))
        step = STEPS[len(self.tried) >= NEW]
        return Solver(
            {**self.tried, answer.puzzle: answer.right},
            self.rating + step * (answer.right - expected),
            self.days | {answer.day} if answer.day else self.days,
        )


def folded(answers: Iterable[Answered]) -> Solver:
    """Return the solver that a stream of answers folds to."""
    solver = Solver({})
    for answer in answers:
        solver = solver.and_(answer)
    return solver


class PuzzleRatings:
    """The guests who solve puzzles; must be given the secret that names their streams, and the time."""

    def __init__(self, store: EventStore, secret: str, now: Callable[[], float]) -> None:
        self._store = store
        self._signer = Signer(secret, salt="tarok_puzzles", digest_method=hashlib.sha256)
        self.now = now

    async def of(self, guest: str | None) -> Solver:
        """Return the results of a guest in puzzles."""
        return folded(await self.answers(guest)) if guest else Solver({})

    async def answers(self, guest: str) -> list[Answered]:
        """Return the answers of a guest, in order."""
        return [from_json(record.body, Answered) for record in await self._store.read(self._stream(guest))]

    async def note(self, guest: str, answer: Answered) -> tuple[Solver, Solver]:
        """Store a first answer, and return the solver before and after it; later answers change nothing."""
        while True:
            answers = await self.answers(guest)
            before = folded(answers)
            if answer.puzzle in before.tried:
                return before, before
            if await self._store.append(
                self._stream(guest), len(answers), [write(answer)], round(self.now(), 3)
            ):
                return before, before.and_(answer)

    async def forget(self, guest: str) -> None:
        """Forget the answers of a guest."""
        await self._store.forget(self._stream(guest))

    def _stream(self, guest: str) -> str:
        return STREAMS + self._signer.get_signature(guest).decode()


def of_day(names: Iterable[str], day: date) -> str | None:
    """Return which of these puzzles is that of a day: the next one every day; None: there are none."""
    known = list(names)
    return known[day.toordinal() % len(known)] if known else None
