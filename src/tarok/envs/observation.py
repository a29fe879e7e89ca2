"""Observations as numbers: planes that are made from a seat's `View` alone."""

from functools import cache, cached_property
from itertools import accumulate, pairwise
from math import prod
from typing import TypeAlias

from msgspec import Struct

from tarok.engine.deal import Game
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.view import View
from tarok.envs.planes import PLANES, Look, Numbers
from tarok.envs.vocabulary import OF_CARDS, Vocabulary, stakes, vocabulary, widened
from tarok.extras import extra

with extra("envs"):
    import numpy as np
    from numpy.typing import NDArray

Mask: TypeAlias = NDArray[np.int8]


class Layout(Struct, frozen=True, dict=True):
    """Where the planes of a game lie in an observation, and what each of their rows and columns stands for.

    `axes` gives the labels along each axis that planes have; `seats` and `places` begin with the viewer and
    go on in playing order.
    """

    game: Game
    vocabulary: Vocabulary
    axes: dict[str, tuple[str, ...]]

    @cached_property
    def columns(self) -> dict[str, dict[str, int]]:
        """The number of each label along its axis."""
        return {axis: {label: i for i, label in enumerate(labels)} for axis, labels in self.axes.items()}

    @cached_property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of each plane, in order."""
        return {plane.name: tuple(len(self.axes[axis]) for axis in plane.axes) for plane in PLANES}

    @cached_property
    def ends(self) -> tuple[int, ...]:
        """Where each plane ends."""
        return tuple(accumulate(map(prod, self.shapes.values())))

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.ends[-1]

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """Return the planes of an observation by name, each in its shape; they share its memory.

        ValueError: it is not one of this game.
        """
        if observation.shape != (self.size,):
            raise ValueError(
                f"an observation of {self.game.key} has the shape {(self.size,)}, not {observation.shape}"
            )
        spans = zip(self.shapes.items(), pairwise((0, *self.ends)), strict=True)
        return {name: observation[begin:end].reshape(shape) for (name, shape), (begin, end) in spans}

    def observe(self, view: View) -> Numbers:
        """Return what the view holds, as `observe` does."""
        numbers: Numbers = np.zeros(self.size, np.float32)
        planes, look = self.split(numbers), Look(self.game, view, self.columns, self.vocabulary.numbers)
        for plane in PLANES:
            plane.fill(planes[plane.name], look)
        return numbers

    def mask(self, view: View) -> Mask:
        """Return which words may be said, as `action_mask` does."""
        mask: Mask = np.zeros(len(self.vocabulary), np.int8)
        mask[self.vocabulary.indices(view.legal)] = 1
        return mask


@cache
def layout(game: Game) -> Layout:
    """Return where the planes of a game lie."""
    words = vocabulary(game)
    axes = {
        "cards": game.faces.names,
        "seats": tuple(f"+{turn}" for turn in range(game.seats)),
        "places": tuple(f"+{turn}" for turn in range(game.places)),
        "dealt": tuple(map(str, range(game.seats))),
        "sides": ("with the declarer", "against"),
        "phases": tuple(dict.fromkeys(phase.__name__ for phase in game.phases)),
        "contracts": tuple(contract.id for contract in widened(game).contracts),
        "stakes": stakes(game),
        "facts": tuple(FactKind),
        "shows": tuple(ShowKind),
        "words": words.words[OF_CARDS:],
        "marks": tuple(mark.name for mark in game.marks),
    }
    return Layout(game, words, axes)


def observe(game: Game, view: View) -> Numbers:
    """Return what the view holds: float32, shape `(layout(game).size,)`, each number from −1 to 1.

    The planes of `PLANES` lie one after another, each in C order; `layout(game).split` gives them by name.
    Seats count from the viewer on, in playing order.  An onlooker (`view.seat` None) looks from seat 0 on and
    sees no hand.
    """
    return layout(game).observe(view)


def action_mask(game: Game, view: View) -> Mask:
    """Return which words of the vocabulary the viewer may say now: int8, 1 for those, shape `(words,)`.

    All are 0 while it is another player's turn.
    """
    return layout(game).mask(view)
