"""The settings of a table: its pace, its chat, and its spectators."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tarok.engine.json_codec import from_plain
from tarok.server.core.errors import RequestError

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


class Pace(Struct, frozen=True):
    """The clock of a table, in seconds: for each decision, in reserve, and the increment for each trick.

    `rest` is the time to look at the result of a deal.  A `live` clock stops while no player is present.
    """

    decision: float
    reserve: float
    grows: float
    rest: float
    live: bool = True


PACES: Final[dict[str, Pace | None]] = {
    "none": None,
    "relaxed": Pace(30, 120, 5, 120),
    "brisk": Pace(8, 40, 2, 45),
    "hours": Pace(8 * HOUR, 0, 0, 8 * HOUR, live=False),
    "days": Pace(2 * DAY, 0, 0, 2 * DAY, live=False),
}
"""The paces that a table may choose from."""


class Manners(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The settings of a table of people, besides the house rules of its game.

    `host_begins`: only the host can start; after `begins_after` seconds the session starts by itself. After
    `patience` seconds a bot plays for an absent player; when time is over, it decides, or `overtime` applies.
    `round_minutes` is how long a timed round takes (CZ-TRN-02).  `informing` phrases reveal something about
    the cards.  With `advice` all players may ask what a good player would do.  At a `public` table any guest
    may take a seat.  At a table with the customs of `suceava` only the last trick can be seen, and a deal can
    be played in silence (RO-ETH-03, RO-ETH-08, RO-ETH-09).
    """

    pace: Literal["none", "relaxed", "brisk", "hours", "days"] = "none"
    overtime: Literal["bot", "idle"] = "bot"
    patience: int = 60
    host_begins: bool = False
    begins_after: int | None = None
    round_minutes: int | None = None
    talk: Literal["none", "phrases", "free"] = "phrases"
    informing: bool = False
    advice: bool = False
    onlookers: Literal["none", "table", "late"] = "none"
    public: bool = False
    suceava: bool = False

    @property
    def clock(self) -> Pace | None:
        """The clock, if there is one."""
        return PACES[self.pace]


def wrong_with(manners: Manners) -> str | None:
    """Return the error, for developers; None: the settings are valid."""
    limits = (
        ("patience", manners.patience, 10, 3600),
        ("begins_after", manners.begins_after, 5, 600),
        ("round_minutes", manners.round_minutes, 1, 600),
    )
    for name, number, least, most in limits:
        if number is not None and not least <= number <= most:
            return f"{name} is a number from {least} to {most}"
    return None


def agreed_manners(said: Mapping[str, Any]) -> Manners:
    """Return the table settings of a request.  RequestError: they are invalid."""
    try:
        manners = from_plain(said, Manners)
    except msgspec.ValidationError as error:
        raise RequestError(422, "manners", why=str(error)) from error
    if why := wrong_with(manners):
        raise RequestError(422, "manners", why=why)
    return manners
