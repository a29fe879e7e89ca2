"""The result of a deal, its score, and the carry to the next one.

A `Result` is small enough to be filled in by hand at a real table; a played deal gives the same value.
"""

from collections.abc import Iterator
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from tarok.engine.actions import Seat
from tarok.validation.bounds import AMOUNT, FEATS, LEVEL, PLACES, Place, Word, length, number
from tarok.validation.causes import Rejection, Sentence, sentence

Points: TypeAlias = Annotated[int, number(-1000, 1000)]
LOANS = "loans"
"""The mark of what each place owes to the bank."""


class Feat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bonus that was announced, made or missed.

    `what` is the id of the bonus; `seat` announced it or, unannounced, sits on the side that made or missed
    it (of a personal loss: the seat that bears it); `doubled` counts the kontras on it, `doubler` said the
    first of them.
    """

    what: Word
    seat: Seat
    made: bool = True
    announced: bool = False
    doubled: Annotated[int, number(0, LEVEL)] = 0
    doubler: Seat | None = None


class Fault(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A revoke or another breach of the rules, as recorded by people: the engine allows none.

    `what` is its id in the game, `seat` committed it, `other` is who else has a part in it, `of` says which
    announcement it was about; `early`: it was found before the first card was played.
    """

    what: Word
    seat: Seat
    other: Seat | None = None
    of: Word = ""
    early: bool = False


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a deal came out, in seats; seat 0 is forehand, where `forehand` does not say otherwise.

    `points` are whole card points: of the declarer's side alone, or of every seat in turn where all play
    for themselves (tricks, where those are what counts).  `level` is how many times the contract counts
    where it goes up in price.  `made` says whether the contract was made and may be left out where the
    points tell.  `doubled` counts the kontras on the game.  `skis` is the seat that was dealt the škis, if
    any was.  `revoked` is the seat that broke the rules; `faults` are the breaches, in games that know more
    than one.  `ended` says how it ended: `played`, `decided` (before the last trick), or why it was thrown
    in.  What is UNSET is left out of the JSON.
    """

    contract: Word = ""
    declarer: Seat | None = None
    partner: Seat | None = None
    points: Annotated[tuple[Points, ...], length(PLACES)] = ()
    level: Annotated[int, number(0, LEVEL)] = 1
    made: bool | None = None
    doubled: Annotated[int, number(0, LEVEL)] = 0
    feats: Annotated[tuple[Feat, ...], length(FEATS)] = ()
    skis: Seat | None = None
    revoked: Seat | None = None
    forehand: Seat | UnsetType = UNSET
    faults: Annotated[tuple[Fault, ...], length(FEATS)] | UnsetType = UNSET
    ended: Word = "played"


class Factor(Struct, frozen=True):
    """Why a line counts several times."""

    why: str
    times: int
    clause: str


class Line(Struct, frozen=True, kw_only=True):
    """A line of the score: who gains or loses how many points, and why.

    `points` is the plain value before the `factors`, seen from the seats in `deltas` that it concerns: a
    delta is 0 or `points` times every factor.  Where the players pay one another, in a zero-sum game, that is
    what one loser pays one winner, or what is moved into the pot or out of it; the deltas and `pot`, what
    goes into it, sum to zero.  `side` is the side whose feat it was (0: the declarer's).
    """

    what: str
    clause: str
    points: int
    deltas: tuple[int, ...] = ()
    factors: tuple[Factor, ...] = ()
    side: int | None = None
    announced: bool = False
    pot: int = 0


class Carry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one deal leaves to the next.

    People have places at the table, 0 … n-1 in playing order; the dealer's place moves on.  `totals` holds
    the points of every place.  `marks` is what else is written on the sheet: one number a place, or a single
    one for the table; what is not marked counts as zeros.

    Where more people take part than play, the mark `chair` may say who plays: those who sit have chairs from
    1 on, in playing order, and the player who waits has none.
    """

    dealer: int = 0
    totals: tuple[int, ...] = (0, 0, 0, 0)
    marks: dict[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def places(self) -> int:
        return len(self.totals)

    def place(self, seat: Seat) -> int:
        """Return the place of a seat: seat 0 is next to the dealer."""
        chairs = self.marks.get("chair")
        if chairs:
            return chairs.index((chairs[self.dealer] + seat) % max(chairs) + 1)
        return (self.dealer + 1 + seat) % self.places

    def at_places(self, line: Line) -> Line:
        """Return a line with one delta a place instead of a seat; the player who sits out has none."""
        deltas = [0] * self.places
        for seat, delta in enumerate(line.deltas):
            deltas[self.place(seat)] = delta
        return replace(line, deltas=tuple(deltas))

    def mark(self, name: str) -> tuple[int, ...]:
        """Return a mark of every place."""
        return self.marks.get(name, (0,) * self.places)

    def marked(self, name: str) -> int:
        """Return a mark of the table."""
        return self.marks.get(name, (0,))[0]

    def with_marks(self, **marks: tuple[int, ...]) -> "Carry":
        """Return the carry with these marks; a mark of zeros is taken off."""
        kept = {**self.marks, **marks}
        return Carry(
            dealer=self.dealer,
            totals=self.totals,
            marks={name: numbers for name, numbers in kept.items() if any(numbers)},
        )


class Mark(Struct, frozen=True):
    """A mark that a sheet may bear: one number for the table, or one for `each` place; at `most` this.

    What is `own` goes along when people change places; the rest is of the places, or of the table.
    """

    name: str
    clause: str
    each: bool = False
    most: int | None = None
    own: bool = False


class Words(Struct, frozen=True, kw_only=True):
    """What people may write of a deal apart from contracts and bonuses, by ids; the checks say when it fits.

    `ends` are the ways in which a deal ends that was not `played`, `feats` those that are no bonuses,
    `faults` the breaches of the rules.
    """

    ends: tuple[str, ...] = ()
    feats: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()


class Check(NamedTuple):
    """A check of a field that people typed in: the correct value, and its clause."""

    wrong: bool
    field: str
    truth: Sentence
    clause: str


Checks: TypeAlias = Iterator[Check]


class Unfit(Rejection):
    """A result or a sheet that is impossible: the error has the field and the clause."""

    def __init__(self, check: Check, value: str) -> None:
        text = "`{field}` is {value}, but {because} ({clause})"
        field, truth, clause = check.field, check.truth, check.clause
        super().__init__(sentence("unfit", text, truth, field=field, value=value, clause=clause))
        self.field = check.field
        self.clause = check.clause


class Wait(Struct, frozen=True):
    """A player waits to play: after some more deals `place` comes in for `instead`, if that is known."""

    place: int
    after: int
    instead: int | None


class Dealt(Struct, frozen=True, tag="deal", forbid_unknown_fields=True):
    """An entry on the sheet: a deal, and how it came out."""

    result: Result


class Misdeal(Struct, frozen=True, tag="misdeal", forbid_unknown_fields=True):
    """An entry on the sheet: the person at `place` dealt wrongly."""

    place: Place


class Stop(Struct, frozen=True, tag="stop", forbid_unknown_fields=True):
    """An entry on the sheet: the players want to come to an end; `playing`: after the deal that has begun."""

    playing: bool = False


class Loan(Struct, frozen=True, tag="loan", forbid_unknown_fields=True):
    """An entry on the sheet: the person at `place` borrows from the bank, or, below 0, pays back."""

    place: Place
    amount: Annotated[int, number(-AMOUNT, AMOUNT)]


class Withdrawal(Struct, frozen=True, tag="withdrawal", forbid_unknown_fields=True):
    """An entry on the sheet: the person at `place` leaves, and what stands there is settled (RO-ETH-09)."""

    place: Place


Entry: TypeAlias = Dealt | Misdeal | Stop | Loan | Withdrawal


class Forbidden(Rejection):
    """An entry that a rule forbids; says which: `why` is its id, `clause` where it stands."""

    def __init__(self, why: Sentence, clause: str) -> None:
        super().__init__(why)
        self.why = why.id
        self.clause = clause


class Booked(Struct, frozen=True):
    """What an entry does to the sheet: its lines, with one delta a place, and what stands there then."""

    entry: Entry
    lines: tuple[Line, ...]
    carry: Carry
