"""The planes of an observation, one row each: its axes, its meaning, and how it is read off a view."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from tarok.catalogue import hand_size
from tarok.engine.actions import Action, Lay, Play, Seat
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.envs.vocabulary import OF_CARDS
from tarok.extras import extra

with extra("envs"):
    import numpy as np
    from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float32]
Columns: TypeAlias = Mapping[str, Mapping[str, int]]

FAR: Final = 100
"""Of how many points a total is half way to 1."""
SOME: Final = 10
"""The same of the value of a fact."""


class Look(Struct, frozen=True, dict=True):
    """A view that is looked at, and the columns of its game by their labels and words."""

    game: Game
    view: View
    columns: Columns
    words: Mapping[Action, int]

    @property
    def me(self) -> Seat:
        return self.view.seat or 0

    def row(self, seat: Seat) -> int:
        """Return how many seats after the viewer this one is."""
        return (seat - self.me) % self.game.seats

    @cached_property
    def places(self) -> list[int]:
        """The places of those who sit, from the viewer on, and then of those who wait."""
        carry = self.view.carry
        sit = [carry.place(seat) for seat in self.game.order(self.me)]
        around = ((sit[0] + turn) % carry.places for turn in range(carry.places))
        return [*sit, *(place for place in around if place not in sit)]


class Plane(NamedTuple):
    """A part of an observation; what is not filled stays 0."""

    name: str
    axes: tuple[str, ...]
    meaning: str
    fill: Callable[[Numbers, Look], None]


def squeezed(number: int, half: int) -> float:
    """Return a number between −1 and 1 that grows with this one; `half` becomes one half."""
    return number / (half + abs(number))


def _hand(plane: Numbers, look: Look) -> None:
    plane[[*look.view.hand]] = 1


def _laid(plane: Numbers, look: Look) -> None:
    plane[[*look.view.laid]] = 1


def _seen(plane: Numbers, look: Look) -> None:
    for seat, cards in enumerate(look.view.seen):
        if cards:
            plane[look.row(seat), [*cards]] = 1


def _held(plane: Numbers, look: Look) -> None:
    for seat, number in enumerate(look.view.held):
        plane[look.row(seat)] = number / len(look.game.pack)


def _shown(plane: Numbers, look: Look) -> None:
    rows = look.columns["shows"]
    for show in look.view.shown:
        plane[rows[show.what], [*show.cards]] = np.arange(1, len(show.cards) + 1) / len(show.cards)


def _table(plane: Numbers, look: Look) -> None:
    first = look.row(look.view.leader)
    for turn, card in enumerate(look.view.table):
        plane[(first + turn) % look.game.seats, card] = 1


def _played(plane: Numbers, look: Look) -> None:
    for trick in look.view.tricks:
        first = look.row(trick.leader)
        rows = [(first + turn) % look.game.seats for turn in range(len(trick.cards))]
        plane[rows, [*trick.cards]] = 1


def _taken(plane: Numbers, look: Look) -> None:
    for trick in look.view.tricks:
        plane[look.row(trick.winner), [*trick.cards]] = 1


def _trick(plane: Numbers, look: Look) -> None:
    tricks = hand_size(look.game)
    for number, trick in enumerate(look.view.tricks, start=1):
        plane[[*trick.cards]] = number / tricks


def _called(plane: Numbers, look: Look) -> None:
    if look.view.called is not None and look.view.called >= 0:
        plane[look.view.called] = 1


def _leader(plane: Numbers, look: Look) -> None:
    plane[look.row(look.view.leader)] = 1


def _due(plane: Numbers, look: Look) -> None:
    if look.view.due is not None:
        plane[look.row(look.view.due)] = 1


def _declarer(plane: Numbers, look: Look) -> None:
    if look.view.declarer is not None:
        plane[look.row(look.view.declarer)] = 1


def _sides(plane: Numbers, look: Look) -> None:
    for seat, side in enumerate(look.view.sides):
        if side is not None:
            plane[look.row(seat), side] = 1


def _seat(plane: Numbers, look: Look) -> None:
    if look.view.seat is not None:
        plane[look.view.seat] = 1


def _phase(plane: Numbers, look: Look) -> None:
    if look.view.phase:
        plane[look.columns["phases"][look.view.phase]] = 1


def _contract(plane: Numbers, look: Look) -> None:
    if look.view.contract is not None:
        plane[look.columns["contracts"][look.view.contract]] = 1


def _stakes(plane: Numbers, look: Look) -> None:
    rows = look.columns["stakes"]
    for stake in look.view.stakes:
        plane[rows[stake.what], look.row(stake.seat)] = squeezed(1 + stake.doubled, 1)


def _facts(plane: Numbers, look: Look) -> None:
    rows = look.columns["facts"]
    for fact in look.view.facts:
        plane[rows[fact.what], look.row(fact.seat)] = 1


def _values(plane: Numbers, look: Look) -> None:
    rows = look.columns["facts"]
    for fact in look.view.facts:
        plane[rows[fact.what], look.row(fact.seat)] = squeezed(fact.value, SOME)


def _said(plane: Numbers, look: Look) -> None:
    aloud = [(seat, said) for seat, said in look.view.log if not isinstance(said, Play | Lay)]
    for number, (seat, said) in enumerate(reversed(aloud), start=1):
        place = look.row(seat), look.words[said] - OF_CARDS
        plane[place] = plane[place] or 1 / number


def _totals(plane: Numbers, look: Look) -> None:
    totals = look.view.carry.totals
    plane[:] = [squeezed(totals[place], FAR) for place in look.places]


def _marks(plane: Numbers, look: Look) -> None:
    for name, numbers in look.view.carry.marks.items():
        each = numbers if len(numbers) > 1 else numbers * look.game.places
        plane[look.columns["marks"][name]] = [squeezed(each[place], 1) for place in look.places]


# fmt: off
PLANES: Final = (
    #      name        axes                    1 where …, if nothing else is said
    Plane("hand",     ("cards",),             "the viewer holds the card", _hand),
    Plane("laid",     ("cards",),             "the viewer has discarded it", _laid),
    Plane("seen",     ("seats", "cards"),     "the seat holds it, and has shown it to the viewer", _seen),
    Plane("held",     ("seats",),             "how many cards the seat holds, as a share of the pack", _held),
    Plane("shown",    ("shows", "cards"),     "k / n: the kth of n that were turned up together", _shown),
    Plane("table",    ("seats", "cards"),     "the seat has played it to the present trick", _table),
    Plane("played",   ("seats", "cards"),     "the seat has played it to an earlier trick", _played),
    Plane("taken",    ("seats", "cards"),     "the seat has taken it in a trick", _taken),
    Plane("trick",    ("cards",),             "the number of the trick it was in, as a share of all", _trick),
    Plane("called",   ("cards",),             "it is called, and known", _called),
    Plane("leader",   ("seats",),             "the seat leads to the present trick, or will", _leader),
    Plane("due",      ("seats",),             "it is the seat's turn", _due),
    Plane("declarer", ("seats",),             "the seat is the declarer", _declarer),
    Plane("sides",    ("seats", "sides"),     "the seat is on that side, as the viewer knows", _sides),
    Plane("seat",     ("dealt",),             "the viewer has that seat of the deal", _seat),
    Plane("phase",    ("phases",),            "the deal is in that phase", _phase),
    Plane("contract", ("contracts",),         "that contract is played", _contract),
    Plane("stakes",   ("stakes", "seats"),    "n / (1 + n): it is the seat's, doubled n − 1 times", _stakes),
    Plane("facts",    ("facts", "seats"),     "such a fact is known of the seat", _facts),
    Plane("values",   ("facts", "seats"),     "v / (10 + |v|): the value v of that fact", _values),
    Plane("said",     ("seats", "words"),     "1 / n: the seat said it, n words from the end", _said),
    Plane("totals",   ("places",),            "p / (100 + |p|): its points p before the deal", _totals),
    Plane("marks",    ("marks", "places"),    "n / (1 + |n|): the number n on the sheet", _marks),
)
# fmt: on
"""All planes, in their order.

`cards` are the 54 by their numbers; `seats` those who play, from the viewer on in playing order; `dealt` the
seats as the deal numbers them, from the one next to the dealer on; `places` those of `seats`, and then those
of the player who waits; `words` the vocabulary, but for cards played and discarded.  A mark of the whole
table is at every place.
"""
