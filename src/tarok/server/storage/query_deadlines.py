"""Connections to a PostgreSQL with deadlines: a silent one is closed.

Timeouts of PostgreSQL itself and of TCP do not help if the server is stopped in mid-statement: its kernel
still acknowledges packets.
"""

from collections.abc import Generator
from time import monotonic
from typing import Any, TypeVar

import psycopg

from tarok.server.storage import database

Answer = TypeVar("Answer")


class Silent(psycopg.OperationalError):
    """The database has not answered in time."""


class Bounded(psycopg.Connection[Any]):
    """A connection on which every wait for the database ends in time; afterwards it is closed."""

    def wait(self, gen: Generator[Any, Any, Answer], *more: Any, **named: Any) -> Answer:  # noqa: ANN401 - whatever this edition of psycopg takes
        try:
            return super().wait(_in_time(gen, database.ANSWERING), *more, **named)
        except Silent:
            self.pgconn.finish()
            raise


def connect(_dialect: object, _record: object, given: Any, named: Any) -> psycopg.Connection[Any]:  # noqa: ANN401 - SQLAlchemy's own
    """Connect, as SQLAlchemy asks for it."""
    return Bounded.connect(*given, **named)


def _in_time(steps: Generator[Any, Any, Answer], seconds: float) -> Generator[Any, Any, Answer]:
    """Go through the steps of psycopg's protocol; Silent: they take too long.

    While nothing comes, psycopg asks for the next step ten times a second, with nothing.
    """
    until = monotonic() + seconds
    try:
        wanted = next(steps)
        while True:
            ready = yield wanted
            if not ready and monotonic() > until:
                raise Silent(f"the database has not answered within {seconds:g} s")
            wanted = steps.send(ready)
    except StopIteration as end:
        answer: Answer = end.value
        return answer
