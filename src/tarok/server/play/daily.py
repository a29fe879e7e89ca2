"""The daily deal: one pack a day and game for all players, committed to the day before.

The secret of a pack is derived from that of the server, so that all processes know it and nothing is stored.
Days are in UTC.  A player who began before midnight has one more hour to finish; then the day is closed.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Final, NamedTuple

from tarok.cards.shuffle import Promise, pack
from tarok.engine.deal import Game, start
from tarok.scoring.sheet import Sheet
from tarok.server.core.errors import RequestError
from tarok.server.table.contests import DAILY, Contest
from tarok.server.table.events import Dealt, Promised, TableFact
from tarok.server.table.shared_packs import laid_out, promise
from tarok.server.table.shuffle_messages import Commitment, Opening
from tarok.server.table.shuffle_protocol import opened

HOUR: Final = 3600.0
GRACE: Final = HOUR
"""How many seconds after the end of its day a try that was begun may be finished."""
SETTLES: Final = 60.0
"""How many seconds after that whatever was finished in time is surely stored."""
OLDEST: Final = 400
"""How many days back a daily deal can be opened."""


class DailyPack(NamedTuple):
    """The daily deal of a game on a day."""

    key: str
    day: date

    @property
    def contest(self) -> str:
        """The key of the contest."""
        return f"{DAILY}{self.day.isoformat()} {self.key}"

    @property
    def ends(self) -> float:
        """When the day is over, in seconds since 1970."""
        midnight = datetime.combine(self.day + timedelta(1), datetime.min.time(), UTC)
        return midnight.timestamp()

    @property
    def until(self) -> float:
        """Until when a result counts."""
        return self.ends + GRACE

    def closed(self, now: float) -> bool:
        """Whether the results are public at this time."""
        return now >= self.until + SETTLES

    @property
    def following(self) -> "DailyPack":
        """The deal of the day after."""
        return DailyPack(self.key, self.day + timedelta(1))

    def as_contest(self, dice: str, *, counts: bool) -> Contest:
        """Return the contest that a table plays for."""
        return Contest(self.contest, dice, counts, self.until)


def today(now: float) -> date:
    """Return the day at a time in seconds since 1970."""
    return datetime.fromtimestamp(now, UTC).date()


def on_day(key: str, said: str | None, now: float) -> DailyPack:
    """Return the daily deal of a date, or of today.  RequestError: there is none on this date."""
    present = today(now)
    if said is None:
        return DailyPack(key, present)
    try:
        day = date.fromisoformat(said)
    except ValueError:
        raise RequestError(404, "no_day") from None
    if said != day.isoformat() or not present - timedelta(OLDEST) <= day <= present:
        raise RequestError(404, "no_day")
    return DailyPack(key, day)


def dealt(daily: DailyPack, game: Game, secret: str) -> tuple[Promise, tuple[TableFact, ...]]:
    """Return the commitment of a daily deal, and the events that deal it.

    `secret` is that of the server.  Packs that the players would annul right away are skipped.
    """
    name = f"daily-{daily.day.isoformat()}"
    about, carry = Promise(name, 1, daily.key, tuple(game.pack), ""), Sheet(game).carry
    promised = promise(about, game, carry, secret, daily.contest)
    cards = pack(promised, ())
    _, done = laid_out(start(game, cards, carry))
    return promised, (Promised(promised.secret, name), Dealt(cards, ()), *done)


def commitment(daily: DailyPack, game: Game, secret: str) -> Commitment:
    """Return the commitment to a daily deal, as published before it is played."""
    promised, _ = dealt(daily, game, secret)
    return Commitment(promised.deal, promised.table, promised.commitment)


def opening(daily: DailyPack, game: Game, secret: str) -> Opening:
    """Return the opening of the commitment, as published afterwards."""
    promised, _ = dealt(daily, game, secret)
    return opened(promised, ())


def streak(days: Iterator[str], present: date) -> int:
    """Return on how many consecutive days a guest has played, the last of them today or yesterday."""
    played = {date.fromisoformat(day) for day in days}
    last = present if present in played else present - timedelta(1)
    return next(number for number in count() if last - timedelta(number) not in played)
