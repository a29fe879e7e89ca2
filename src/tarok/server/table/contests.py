"""Contests: one deal that several guests play, each at the same seat, with the same bots in the others.

The daily deal is one, and so is a deal that a guest invites friends to play.  Its table is a session of one
deal. A table of an event is a session of a few deals, perhaps with the same packs as all other tables.
"""

import hashlib
from typing import Final, Literal, TypeAlias

from msgspec import Struct

DAILY: Final = "daily "
"""How the key of a daily deal begins; its day and its game follow."""
SAME: Final = "same "
"""How the key of a deal among friends begins; the id of the link to it follows."""
EVENT: Final = "event "
"""How the key of a table of an event begins; the id of the event, the round and the table follow."""
Side: TypeAlias = Literal["declarer", "partner", "defender"]
"""On which side a place was in a deal that has a declarer."""
DEALING: Final = "dealing"
"""The phase that runs without decisions in contests, so that all players get the same cards."""


class Contest(Struct, frozen=True, omit_defaults=True):
    """A table's contest: its key, and the text that seeds its bots.

    It `counts`, or is practice.  Results until `until`, in seconds since 1970, are ranked.  It is this number
    of `deals`; their packs are derived from the text `packs`, if there is one, and else random.
    """

    key: str
    dice: str
    counts: bool = True
    until: float | None = None
    deals: int = 1
    packs: str = ""

    def seed(self, seat: int, number: int) -> int:
        """Return the seed of a bot that does the action with this number: the same at all tables."""
        return int.from_bytes(hashlib.sha256(f"{self.dice} {seat} {number}".encode()).digest()[:4])

    def shuts(self, now: float) -> bool:
        """Whether the ranking is closed at this time, in seconds since 1970."""
        return self.until is not None and now >= self.until

    @property
    def view(self) -> "ContestView":
        """Return the public description."""
        if self.event:
            return ContestView("event", self.event, self.counts)
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

    @property
    def event(self) -> str | None:
        """The id of the event to which the table belongs."""
        return self.key.split(" ")[1] if self.key.startswith(EVENT) else None


class ContestView(Struct, frozen=True):
    """The contest of a table: the `daily` deal of the day `id`, or the deal of the link `id` among friends.

    Or it is a table of the event `id`.  If it does not `count` it is practice.
    """

    kind: Literal["daily", "same", "event"]
    id: str
    counts: bool


class Scored(Struct, frozen=True):
    """A guest's result in a contest: the points of their place.

    `contract` is the one played, `own` whether they declared it, `made` whether it was made, if it can be.
    `side` is None where all play alone, and in results stored before the field existed.  The key comes first,
    because results are found and grouped by a prefix of the JSON text.
    """

    contest: str
    points: int
    contract: str
    own: bool
    made: bool | None
    side: Side | None = None


class Tried(Struct, frozen=True):
    """The table at which a guest plays their only try: who stores it first at a stream of its own has it."""

    table: str


class Asked(Struct, frozen=True):
    """The stream of this event has the id of a link that invites friends to play a deal at this place."""

    table: str
    number: int
    place: int
