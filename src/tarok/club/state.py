"""The state of an event: people, rounds and their tables, fines, protests."""

from fractions import Fraction
from functools import cached_property

from msgspec import Struct

from tarok.club.equal_boards import differences
from tarok.club.formats import Draw, Format, Stage
from tarok.scoring.sheet import Sheet
from tarok.validation.causes import Rejection, rejection, sentence


class Person(Struct, frozen=True, kw_only=True):
    """A participant: the start `number` from 1, and the sum they have `paid`."""

    who: str
    name: str
    number: int
    team: str = ""
    paid: int = 0
    left: bool = False


class Seated(Struct, frozen=True):
    """A table in a round: its people by their places, its sheet, and the result handed in.

    `absent` are those of its people for whom a bot has played everything.
    """

    people: tuple[str, ...]
    sheet: Sheet
    slip: tuple[int, ...] | None = None
    absent: frozenset[str] = frozenset()

    @property
    def results(self) -> tuple[int, ...] | None:
        """What each place has won; None: it is unknown.  The sheet has precedence."""
        if self.sheet.rows:
            return self.sheet.carry.totals
        return self.slip


class Round(Struct, frozen=True, kw_only=True, dict=True):
    """A round: its number from 1, how it is drawn and how long it is, its tables, and who sits out.

    It is `called` if an entry begins it explicitly; an entry of a table begins it, too.
    """

    number: int
    stage: Stage
    tables: tuple[Seated, ...]
    out: tuple[str, ...] = ()
    begun: bool = False
    called: bool = False
    closed: bool = False

    @property
    def people(self) -> tuple[str, ...]:
        """The people at the tables."""
        return tuple(who for table in self.tables for who in table.people)

    @cached_property
    def seats(self) -> dict[str, int]:
        """The number of the table of each seated person."""
        return {who: at for at, table in enumerate(self.tables, 1) for who in table.people}

    @cached_property
    def resting(self) -> frozenset[str]:
        """The people who sit out."""
        return frozenset(self.out)

    @cached_property
    def equal(self) -> list[tuple[Fraction, ...]]:
        """What each place of each table has at equal boards (CL-BRD-02)."""
        return differences([table.sheet for table in self.tables])


class Fine(Struct, frozen=True):
    """Points that a person loses, and the clause; `id` is that of the entry, which has the reason."""

    id: str
    who: str
    points: float
    clause: str


class Protest(Struct, frozen=True):
    """The subject of a protest, and its decision; None: it is open.

    `of` is the entry to correct, if any; `accepted`: it has been corrected.
    """

    id: str
    who: str
    round: int
    table: int
    text: str
    decision: str | None = None
    of: str = ""
    accepted: bool = False


class Stranger(Rejection):
    """No participant has this id; people are identified by the name with which they entered."""

    def __init__(self, who: str, name: str = "") -> None:
        super().__init__(sentence("stranger", "nobody called {name!r} takes part", name=name or who))
        self.who = who


class State(Struct, frozen=True):
    """The state that the entries fold to; without a format the event has not been opened."""

    title: str = ""
    format: Format | None = None
    seed: int = 0
    people: dict[str, Person] = {}
    rounds: tuple[Round, ...] = ()
    fines: tuple[Fine, ...] = ()
    protests: dict[str, Protest] = {}

    @property
    def rules(self) -> Format:
        """The format.  ValueError: the event has not been opened."""
        if self.format is None:
            text = "the event has not been opened: its first note says by which format it is played"
            raise rejection("event_unopened", text)
        return self.format

    @property
    def present(self) -> tuple[str, ...]:
        """The participants who have not left, by their start numbers."""
        return tuple(who for who, person in self.people.items() if not person.left)

    @property
    def begun(self) -> tuple[Round, ...]:
        """The rounds that have begun."""
        return tuple(each for each in self.rounds if each.begun)

    @property
    def stale(self) -> tuple[int, ...]:
        """The rounds that must be drawn again: not begun, and a person has joined or left since."""
        return tuple(each.number for each in self.rounds if not each.begun and self._stale(each))

    def _stale(self, each: Round) -> bool:
        there, present = {*each.people, *each.out}, set(self.present)
        some = each.stage.draw in (Draw.TEAMS, Draw.WAITED)
        return not there <= present if some else there != present

    def person(self, who: str) -> Person:
        """Return a participant.  Stranger: there is none of that id."""
        if who not in self.people:
            raise Stranger(who)
        return self.people[who]

    def round(self, number: int) -> Round:
        """Return a round by its number.  ValueError: it has not been drawn."""
        if not 1 <= number <= len(self.rounds):
            raise rejection("round_undrawn", "round {round} has not been drawn", round=number)
        return self.rounds[number - 1]

    def table(self, number: int, table: int) -> Seated:
        """Return a table of a round, both by their numbers.  ValueError: there is none."""
        tables = self.round(number).tables
        if not 1 <= table <= len(tables):
            text = "round {round} has the tables 1 to {most}"
            raise rejection("no_table", text, round=number, most=len(tables))
        return tables[table - 1]
