"""How people play with each other at a table: at what pace, what they may say, and who may look on."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tarok.engine.json_codec import from_plain
from tarok.server.core.errors import RequestError

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


class Pace(Struct, frozen=True):
    """The clock of a table, in seconds: for each decision, in reserve, and what a trick adds to the reserve.

    `rest` is for the look at what a deal came to.  A `live` clock stands still while nobody is there.
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
    """What a table of people has agreed on, beside the house rules of its game.

    `host_begins`: nobody deals before the host says so; `begins_after` this many seconds it begins by itself.
    After `patience` seconds a bot plays for whoever is away; when time is over, it decides, or what is
    `overtime`.  `round_minutes` is how long a round by the clock takes (CZ-TRN-02).  Of phrases those that
    are `informing` tell something of the cards.  Where there is `advice` everybody may ask what a good player
    would do.  At a `public` table everybody may sit down.  At a table with the customs of `suceava` only the
    last trick can be seen, and a deal can be played in silence (RO-ETH-03, RO-ETH-08, RO-ETH-09).
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
    """Return what cannot be, for developers; None: nothing."""
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
    """Return the manners that somebody asks for.  RequestError: there are none such."""
    try:
        manners = from_plain(said, Manners)
    except msgspec.ValidationError as error:
        raise RequestError(422, "manners", why=str(error)) from error
    if why := wrong_with(manners):
        raise RequestError(422, "manners", why=why)
    return manners
