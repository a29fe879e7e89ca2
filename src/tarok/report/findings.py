"""The findings of a report: keys, numbers and cards, which the page puts into words.

Points are a seat's own of this deal, less the mean of the others', unless they are called paid: those are
what the deal pays.  Members that have a default are absent in reports that were stored before they existed.
"""

from typing import TypeAlias

from msgspec import Struct

from tarok.cards.deck import Card
from tarok.engine.actions import Action, Seat


class Reach(Struct, frozen=True):
    """What could still be reached, all cards open, before `seat` did the action with this `number`.

    `points` are what each seat then has in the end if no player makes a mistake; `best` is a card that keeps
    them, and `lost` what the card that was played gave away of the seat's own.  `paid` is what the deal then
    pays each seat, and `made` whether the contract is then made.
    """

    number: int
    trick: int
    seat: Seat
    points: tuple[float, ...]
    best: Card
    lost: float
    paid: tuple[int, ...] = ()
    made: bool | None = None


class Reachable(Struct, frozen=True, tag="line"):
    """What could still be reached before each card but the first ones, of which this number is `missing`.

    `exact`: solved.  Otherwise every player plays alone, where no best play is known: then the points are
    those to which players by rules come from here, and no card is better.
    """

    exact: bool
    reaches: tuple[Reach, ...]
    missing: int = 0


class Alternative(Struct, frozen=True):
    """What one could have done, and the points it was to bring; `error` is the standard error to the best."""

    action: Action
    points: float
    error: float


class Judged(Struct, frozen=True, tag="judged"):
    """A decision by what its seat could know, over this number of worlds of its view.

    `trick` counts from 1; 0 is before the cards.  `cost` is by how much `best` was to bring more than what
    was `done`, 0 if it was not; its interval of 95 % is as wide as `margin` to either side, world paired with
    world.  `usual` is what the deed of a player by rules was to bring.  `made` and `best_made` are the shares
    of the worlds in which the contract is made; None: there is none to make.  Where none of the `worlds` was
    found it is not known what anything costs.

    `own` is the cost in what the seat itself is paid.  `amount` is that too, but less what the declarer is
    paid if only that side is; of words, and where all play alone, it is the `cost`.  `usual_own` is what the
    seat is paid after the deed of a player by rules: known of its first decision.  `chance` is by how much
    `best` was to bring more than an option drawn by lot: from all cards, or from the three best words.
    """

    number: int
    trick: int
    seat: Seat
    done: Action
    best: Action
    cost: float
    margin: float
    worlds: int
    usual: float
    made: float | None
    best_made: float | None
    options: tuple[Alternative, ...]
    own: float | None = None
    amount: float | None = None
    usual_own: float | None = None
    chance: float | None = None

    @property
    def sure(self) -> bool:
        """Whether the whole interval is above 0."""
        return self.cost > self.margin


class Moment(Struct, frozen=True):
    """A decision that surely cost something, by its number; `themes` say what kind of mistake it was."""

    number: int
    seat: Seat
    cost: float
    themes: tuple[str, ...]


class Fortune(Struct, frozen=True):
    """Luck and skill of a seat: what its cards promised and what its decisions gave away, to the result.

    `cards` is what a player by rules was to get with them, by what the seat saw when it was first asked;
    None: it never had a choice.  `played` is the sum of what its decisions surely cost, at most 0.  What is
    left of the `result` was done by the others, by how the cards lay, and by what is not judged.

    `paid` is what the deal paid the seat; `own_cards` and `own_played` are `cards` and `played` in what the
    seat is paid.  `accuracy` is from 0 to 100; None: it decided nothing that could be judged.
    """

    seat: Seat
    cards: float | None
    played: float
    result: float
    paid: int | None = None
    own_cards: float | None = None
    own_played: float | None = None
    accuracy: int | None = None


class Verdict(Struct, frozen=True):
    """The one sentence on a deal for a seat, by its kind (`tarok.report.verdict`).

    It speaks of the action with this `number`, if of any, in this `trick`; `amount` is an estimate of what
    that cost.  `known`: with what could be known another action was surely better.
    """

    seat: Seat
    kind: str
    number: int | None = None
    trick: int = 0
    known: bool = False
    amount: float | None = None


class Summary(Struct, frozen=True, tag="summary"):
    """The moments by their cost, the dearest first, and luck, skill and verdict of each seat.

    The first few of the moments decided the deal: this number is `deciding`.
    """

    moments: tuple[Moment, ...]
    standings: tuple[Fortune, ...]
    deciding: int = 3
    verdicts: tuple[Verdict, ...] = ()


Finding: TypeAlias = Reachable | Judged | Summary
