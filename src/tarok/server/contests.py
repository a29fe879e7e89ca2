"""Contests: one deal that several guests play, each at the same seat, with the same bots in the others.

A daily deal is one, and a deal that somebody asks their friends to play.  Its table is a session of one deal.
"""

import hashlib
from typing import Final, Literal

from msgspec import Struct

DAILY: Final = "daily "
"""How the key of a daily deal begins; its day and its game follow."""
SAME: Final = "same "
"""How the key of a deal among friends begins; the id of the link to it follows."""


class Contest(Struct, frozen=True, omit_defaults=True):
    """What a table plays for: the key of the contest, and the text from which its bots have their dice.

    It `counts`, or is practice.  What is over by `until`, in seconds since 1970, is compared.
    """

    key: str
    dice: str
    counts: bool = True
    until: float | None = None

    def seed(self, seat: int, number: int) -> int:
        """Return the seed of a bot that does the action with this number: the same at all tables."""
        return int.from_bytes(hashlib.sha256(f"{self.dice} {seat} {number}".encode()).digest()[:4])

    def shuts(self, now: float) -> bool:
        """Whether nobody's result is compared any more at this time, in seconds since 1970."""
        return self.until is not None and now >= self.until

    @property
    def view(self) -> "ContestView":
        """What is told of it."""
        kind: Literal["daily", "same"] = "daily" if self.day else "same"
        return ContestView(kind, self.day or self.link or "", self.counts)

    @property
    def day(self) -> str | None:
        """The day of a daily deal, ISO 8601."""
        return self.key.split(" ")[1] if self.key.startswith(DAILY) else None

    @property
    def link(self) -> str | None:
        """The id of the link to a deal among friends."""
        return self.key.removeprefix(SAME) if self.key.startswith(SAME) else None


class ContestView(Struct, frozen=True):
    """What a table plays for: the `daily` deal of the day `id`, or the deal of the link `id` among friends.

    Where it does not `count` it is practice.
    """

    kind: Literal["daily", "same"]
    id: str
    counts: bool


class Scored(Struct, frozen=True):
    """What the guest at a table of a contest has made of the deal: the points at their place.

    `contract` is what was played, `own` whether they declared it, `made` whether it was made, if it can be.
    The key comes first: results are found, and grouped, by the text of this.
    """

    contest: str
    points: int
    contract: str
    own: bool
    made: bool | None


class Tried(Struct, frozen=True):
    """The table at which a guest plays their only try: who stores it first at a stream of its own has it."""

    table: str


class Asked(Struct, frozen=True):
    """The stream in which this stands has the id of a link that asks friends to play a deal at this place."""

    table: str
    number: int
    place: int
