"""The health of the database as seen by the threads that use it: failures, and answers still missing."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError

from tarok.server.storage.conditions import DAMAGED, LOCKED, SILENT, Condition, Trouble, condition_of

SLOW: Final = 1.5
"""After how many seconds without an answer the database counts as slow."""
SILENCE: Final = 3.0
"""After how many seconds without an answer it counts as silent, or the file as locked."""


class DatabaseHealth:
    """Each thread that uses the database reports the outcome here."""

    def __init__(self, file: Path | None, ticks: Callable[[], float] = time.monotonic) -> None:
        self._file, self._ticks = file, ticks
        self._begun: dict[object, float] = {}
        self._failed: dict[bool, Condition] = {}
        self.barrier: Exception | None = None
        """Why nothing may be stored: a newer version has changed the database, or the file is damaged.

        Damage is permanent, though some pages may still be readable and writable.
        """

    @contextmanager
    def asking(self, *, writes: bool = False) -> Iterator[None]:
        """Report to this object how the enclosed use of the database ends."""
        asked = object()
        self._begun[asked] = self._ticks()
        try:
            yield
        except IntegrityError:  # another process was first: so the database works
            self._works(writes=writes)
            raise
        except DBAPIError as error:
            if found := condition_of(error, self._file):
                self._failed[writes] = found
                if found is DAMAGED and isinstance(error.orig, Exception):
                    self.barrier = error.orig
            raise
        else:
            self._works(writes=writes)
        finally:
            del self._begun[asked]

    @property
    def fails(self) -> bool:
        """Whether the last use failed, so that the next one is a retry."""
        return bool(self._failed)

    @property
    def condition(self) -> Condition | None:
        """The condition of the database; None: it is healthy."""
        if self.barrier:
            return condition_of(self.barrier)
        if found := self._failed.get(True) or self._failed.get(False):
            return found
        if self._waiting > SILENCE:
            return LOCKED if self._file else SILENT
        return None

    @property
    def trouble(self) -> Trouble | None:
        """The problem that open pages are sent."""
        if found := self.condition:
            return found.play
        return "slow" if self._waiting > SLOW else None

    @property
    def _waiting(self) -> float:
        """For how many seconds the oldest use has been waiting for an answer."""
        begun = list(self._begun.values())
        return self._ticks() - min(begun) if begun else 0.0

    def _works(self, *, writes: bool) -> None:
        self._failed.pop(False, None)
        if writes:
            self._failed.pop(True, None)
