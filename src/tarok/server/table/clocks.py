"""The clocks of a table: computed from its events alone, so that every process and every restart agrees."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.result import Stop
from tarok.server.table.events import Began, Minded, Stopped, TableFact, TimeUp
from tarok.server.table.shuffle_protocol import overdue

if TYPE_CHECKING:
    from tarok.server.table.state import Table


class Clock(Struct, frozen=True):
    """The clock of a table, in seconds: when it began to run for this decision, and each place's reserve.

    `late` are the places whose last decision in this deal came too late: the next time a bot stays there.
    """

    since: float
    reserves: tuple[float, ...]
    late: frozenset[int] = frozenset()

    def spent(self, place: int, at: float, decision: float) -> "Clock":
        """Return the clock after a decision at a place: time beyond the limit is taken from the reserve."""
        left = max(0.0, self.reserves[place] - max(0.0, at - self.since - decision))
        return self._with(place, left)

    def emptied(self, place: int) -> "Clock":
        """Return the clock when the time of a place is up."""
        return replace(self._with(place, 0.0), late=self.late | {place})

    def grown(self, seconds: float) -> "Clock":
        """Return the clock with so much more in every reserve."""
        return replace(self, reserves=tuple(left + seconds for left in self.reserves))

    def anew(self, at: float) -> "Clock":
        """Return the clock as it begins to run for another decision."""
        return replace(self, since=at)

    def put_off(self, seconds: float, at: float) -> "Clock":
        """Return the clock when these seconds up to this time do not count."""
        return replace(self, since=min(at, self.since + seconds))

    def mixed(self, order: Sequence[int]) -> "Clock":
        """Return the clock when the player from seat `order[i]` moves to seat `i`."""
        reserves = tuple(self.reserves[former] for former in order)
        late = frozenset(number for number, former in enumerate(order) if former in self.late)
        return replace(self, reserves=reserves, late=late)

    def _with(self, place: int, left: float) -> "Clock":
        reserves = (*self.reserves[:place], left, *self.reserves[place + 1 :])
        return replace(self, reserves=reserves, late=self.late - {place})


def first_clock(table: "Table") -> Clock | None:
    """Return the clock of a table when a deal begins, if it has one."""
    pace = table.manners.clock
    return Clock(table.at, (pace.reserve,) * len(table.places)) if pace else None


def deadline(table: "Table") -> tuple[float, int] | None:
    """Return when which place runs out of time, in seconds since 1970; None: no clock runs."""
    pace, clock = table.manners.clock, table.clock
    if pace is None or clock is None or (pace.live and not table.anybody):
        return None
    if table.over:
        return (clock.since + pace.rest, table.waiting[0]) if table.settled and table.waiting else None
    place = table.due
    if place is None or table.acting(place) is not None or table.places[place].person is None:
        return None
    reserve = 0.0 if table.unseen else clock.reserves[place]  # the reserve is for decisions about cards only
    return clock.since + pace.decision + reserve, place


def overslept(table: "Table", now: float, seconds: float) -> bool:
    """Whether a live clock ran out these seconds ago, which a running process would have stored then."""
    up, pace = deadline(table), table.manners.clock
    return up is not None and pace is not None and pace.live and up[0] < now - seconds


def alarms(table: "Table") -> list[tuple[float, TableFact]]:
    """Return the events that time alone will cause, and when, in seconds since 1970."""
    if table.sheet.over:
        return []
    coming: list[tuple[float, TableFact]] = []
    if up := deadline(table):
        again = table.clock is not None and up[1] in table.clock.late and not table.settled
        coming.append((up[0], Minded(up[1]) if again else TimeUp(up[1])))
    if table.anybody and (table.manners.clock is None or table.manners.clock.live):
        coming += [
            (place.away + table.manners.patience, Minded(number))
            for number, place in enumerate(table.places)
            if place.away is not None and place.person and not place.minded
        ]
    if late := overdue(table):
        coming.append(late)
    if not table.begun and table.manners.begins_after is not None and table.anybody:
        coming.append((table.opened_at + table.manners.begins_after, Began()))
    if ends := _round_ends(table):
        coming.append(ends)
    return sorted(coming, key=lambda alarm: alarm[0])


def _round_ends(table: "Table") -> tuple[float, TableFact] | None:
    """Return when the round by the clock is over: a deal in progress is finished first (CZ-TRN-02)."""
    minutes, in_progress = table.manners.round_minutes, table.game.in_progress
    if minutes is None or table.begun_at is None or in_progress is None or table.sheet.over:
        return None
    playing = not table.over and in_progress(table.playing)
    booked = table.sheet.book(Stop(playing=playing)).rows[-1]
    if booked.carry == table.sheet.carry:
        return None  # time has been called already
    return table.begun_at + 60 * minutes, Stopped(table.host, booked)
