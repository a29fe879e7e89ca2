"""An event that is played online: the stored events of its book besides the entries.

The server makes the entries of such an event itself, from the results of its tables.  The other events are in
the same book, so that each is stored once, together with its entries.
"""

import secrets
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import replace

from tarok.club.event import Event
from tarok.club.formats import Because, Draw, Format, Kind, Rule, Stage
from tarok.club.notes import Entered, Note, Scored, What
from tarok.club.state import Round
from tarok.engine.json_codec import to_json
from tarok.server.table.contests import EVENT

SERVER_ROLE: Final = "house"
"""The role of the server's own entries."""
BOT: Final = "bot"
"""How the ids of bots begin that take part."""
SETS: Final = 2000
"""How many tables an arena has at most, one after the other."""
PAUSE: Final = 20.0
"""How many seconds pass between two rounds."""
GRACE: Final = 120.0
"""How many seconds after a round a deal may be finished that was under way."""


class Plan(Struct, frozen=True, kw_only=True):
    """The plan: rounds in which all participants have a table, or an arena, and the house rules.

    A table plays this number of `deals`; a round takes that many `minutes` at most, as does an arena. With
    `boards` all tables of a round play the same packs.
    """

    kind: Literal["rounds", "arena"]
    game: str
    options: Mapping[str, Any] = {}
    rounds: int = 1
    deals: int
    minutes: int
    pace: Literal["relaxed", "brisk"] = "relaxed"
    boards: bool = False

    @property
    def arena(self) -> bool:
        return self.kind == "arena"


class Announced(Struct, frozen=True):
    """The event begins at this time, in seconds since 1970, and is played by this plan."""

    starts: float
    plan: Plan


class Joined(Struct, frozen=True, omit_defaults=True):
    """A guest takes part as `who`; in an arena it is stored each time that they want to play."""

    who: str
    guest: str
    name: str = ""
    face: int | None = None


class Placed(Struct, frozen=True):
    """The tables of a round, in their order, and their players."""

    round: int
    tables: tuple[str, ...]
    people: tuple[str, ...]


class Ended(Struct, frozen=True):
    """A table of a round has played its deals, or its time was up; others may still play."""

    round: int
    table: int


class Finished(Struct, frozen=True):
    """The event is over; or it was called off, for too few had come."""

    called_off: bool = False


EventFact: TypeAlias = Announced | Joined | Placed | Ended | Finished
KINDS: Final[dict[str, type[EventFact]]] = {
    kind.__name__.lower(): kind for kind in (Announced, Joined, Placed, Ended, Finished)
}


class Online(Struct, frozen=True):
    """The fold over these events.

    `people` maps `who` to each participant, and `asked` to the time since when each waits for a table, in
    seconds since 1970.  `tables` are those of each round; `noted` is how many deals of each are recorded, and
    `ended` are the finished ones.
    """

    starts: float
    plan: Plan
    people: Mapping[str, Joined] = {}
    asked: Mapping[str, float] = {}
    tables: Mapping[int, tuple[str, ...]] = {}
    noted: Mapping[tuple[int, int], int] = {}
    ended: frozenset[tuple[int, int]] = frozenset()
    finished: Finished | None = None

    def after(self, fact: EventFact, at: float) -> "Online":
        """Return it after a fact that happened at this time."""
        match fact:
            case Announced(starts, plan):
                return Online(starts, plan)
            case Joined(who):
                people = {**self.people, who: fact}
                return replace(self, people=people, asked={**self.asked, who: at})
            case Placed(number, tables, people):
                asked = {who: since for who, since in self.asked.items() if who not in people}
                return replace(self, tables={**self.tables, number: tables}, asked=asked)
            case Ended(number, table):
                return replace(self, ended=self.ended | {(number, table)})
            case Finished():
                return replace(self, finished=fact)

    def with_note(self, note: Note) -> "Online":
        """Return the fold after an entry of the server."""
        if not isinstance(note.what, Scored):
            return self
        table = note.what.round, note.what.table
        return replace(self, noted={**self.noted, table: self.noted.get(table, 0) + 1})

    def who(self, guest: str | None) -> str | None:
        """Return how a guest takes part; None: not at all."""
        return next((who for who, each in self.people.items() if each.guest == guest), None)

    @property
    def ends(self) -> float | None:
        """When an arena is over, in seconds since 1970."""
        return self.starts + 60 * self.plan.minutes if self.plan.arena else None

    def until(self, began: float) -> float:
        """Return when the time of a round is up that began then, in seconds since 1970."""
        return self.ends or began + 60 * self.plan.minutes


def contest_of(event: str, number: int, table: int) -> str:
    """Return the contest that a table of an event plays for."""
    return f"{EVENT}{event} {number} {table}"


def is_bot(who: str) -> bool:
    """Whether a participant is a bot."""
    return who.startswith(BOT)


def format_of(plan: Plan, places: int) -> Format:
    """Return the format of an event with this plan.  ValueError: the plan is invalid."""
    house: dict[str, Rule] = dict(plan.options)
    stage = Stage(
        draw=Draw.FREE if plan.arena else Draw.RANDOM,
        times=SETS if plan.arena else plan.rounds,
        minutes=0 if plan.arena else plan.minutes,
        deals=plan.deals,
    )
    points = "CL-BRD-02" if plan.boards else "CL-PT-01"
    return Format(
        id="online",
        name="Arena" if plan.arena else "Online tournament",
        clauses=("CL-ON-03",) if plan.arena else ("CL-ON-01", "CL-ON-02"),
        tables={places: Kind(plan.game, house)},
        stages=(stage,),
        because=Because(points=points, seats="CL-ON-03" if plan.arena else "CL-SEAT-01"),
        boards=plan.boards,
    )


class EntryWriter:
    """Collects the server's entries of a book; each is validated."""

    def __init__(self, event: Event, at: float) -> None:
        self.event = event
        self.facts: list[tuple[str, str]] = []
        self._at = at

    def note(self, what: What, why: str = "") -> None:
        """Make this entry.  ValueError: it is invalid."""
        clock = self.event.clock + 1
        note = Note(
            id=secrets.token_hex(8), clock=clock, what=what, device=SERVER_ROLE, at=int(self._at), why=why
        )
        self.event = self.event.with_note(note)
        self.facts.append(("noted", to_json({"role": SERVER_ROLE, "note": Raw(to_json(note))}).decode()))

    def happen(self, fact: EventFact) -> None:
        """Add this event, which is no entry."""
        self.facts.append((type(fact).__name__.lower(), to_json(fact).decode()))


def open_rounds(event: Event) -> list[Round]:
    """Return the rounds that have begun and are not over."""
    return [each for each in event.state.begun if not each.closed]


def seats_of(event: Event) -> dict[str, tuple[int, int]]:
    """Return the current seats: round and table, both by their numbers."""
    return {
        who: (each.number, at)
        for each in open_rounds(event)
        for at, table in enumerate(each.tables, 1)
        for who in table.people
    }


def joined(event: Event, who: str, name: str) -> Entered | None:
    """Return the entry for a guest who joins or returns; None: they take part already."""
    known = event.state.people.get(who)
    return Entered(who, name) if known is None or known.left else None
