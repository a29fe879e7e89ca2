"""The registry of metrics; they cost nothing until prometheus.py publishes them."""

from collections import Counter
from typing import Any, Final

COUNTER, GAUGE, HISTOGRAM = "Counter", "Gauge", "Histogram"
MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Into which seconds something may fall."""
GROUPS: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)

METERS: Final[list["Meter"]] = []


class Meter:
    """A number that is counted, or a distribution; with a label, one for each of its values."""

    def __init__(
        self, kind: str, name: str, says: str, label: str = "", bounds: tuple[float, ...] = ()
    ) -> None:
        self.kind, self.name, self.says, self.label, self.bounds = kind, name, says, label, bounds
        self.shown: Any = None
        """The Prometheus object, once the metrics are published."""
        METERS.append(self)

    def count(self, by: float = 1, label: str = "") -> None:
        """Increase a counter or a gauge; a gauge may go down."""
        if self.shown:
            (self.shown.labels(label) if self.label else self.shown).inc(by)

    def note(self, value: float) -> None:
        """Observe a value of a histogram, or set a gauge."""
        if self.shown:
            (self.shown.observe if self.kind == HISTOGRAM else self.shown.set)(value)


TABLES: Final = Meter(GAUGE, "tarok_tables", "Tables that are in use.")
SOCKETS: Final = Meter(GAUGE, "tarok_sockets", "Pages that are open at tables.", "who")
PEOPLE: Final = Meter(GAUGE, "tarok_people", "Guests who have a page open at a table.")
MOVES: Final = Meter(
    HISTOGRAM, "tarok_move_seconds", "From receiving a move until it is stored and broadcast.", "", MOMENTS
)
BOTS: Final = Meter(HISTOGRAM, "tarok_bot_seconds", "How long bots think over a move.", "", MOMENTS)
FALLBACKS: Final = Meter(
    COUNTER,
    "tarok_fallbacks",
    "Moves that were made for a bot, which failed, was late or cheated.",
    "why",
)
REFUSED: Final = Meter(COUNTER, "tarok_refused", "Requests and messages that were refused.", "error")
STORING: Final = Meter(
    HISTOGRAM, "tarok_store_seconds", "How long it takes to store a batch of appends.", "", MOMENTS
)
GROUP: Final = Meter(HISTOGRAM, "tarok_store_group", "How many appends are stored in one go.", "", GROUPS)
WAITING: Final = Meter(GAUGE, "tarok_store_waiting", "Appends that wait to be stored.")
FAILED: Final = Meter(COUNTER, "tarok_store_failures", "Appends that the database would not store.")
MEMORY: Final = Meter(GAUGE, "tarok_memory_bytes", "Memory that the processes hold.")

_pages: Final[Counter[str]] = Counter()
"""How many pages each guest has open at tables."""


def come(guest: str | None, *, has_place: bool) -> None:
    """Count an opened connection to a table."""
    SOCKETS.count(1, "player" if has_place else "onlooker")
    if guest:
        _pages[guest] += 1
        if _pages[guest] == 1:
            PEOPLE.count()


def go(guest: str | None, *, has_place: bool) -> None:
    """Count a closed connection; `has_place` is the value that it was opened with."""
    SOCKETS.count(-1, "player" if has_place else "onlooker")
    if guest:
        _pages[guest] -= 1
        if not _pages[guest]:
            del _pages[guest]
            PEOPLE.count(-1)
