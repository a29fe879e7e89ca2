"""The findings of a report: keys, numbers and cards, which the page puts into words.

Points are a seat's own of this deal, less the mean of the others'.
"""

from typing import TypeAlias

from msgspec import Struct

from tarok.cards.deck import Card
from tarok.engine.actions import Action, Seat


class Reach(Struct, frozen=True):
    """What could still be reached, all cards open, before `seat` did the action with this `number`.

    `points` are what each seat then has in the end if no player makes a mistake; `best` is a card that keeps
    them, and `lost` what the card that was played gave away of the seat's own.
    """

    number: int
    trick: int
    seat: Seat
    points: tuple[float, ...]
    best: Card
    lost: float


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
    """

    seat: Seat
    cards: float | None
    played: float
    result: float


class Summary(Struct, frozen=True, tag="summary"):
    """The moments by their cost, the dearest first, and luck and skill of each seat.

    The first few of them decided the deal: this number is `deciding`.
    """

    moments: tuple[Moment, ...]
    standings: tuple[Fortune, ...]
    deciding: int = 3


Finding: TypeAlias = Reachable | Judged | Summary
