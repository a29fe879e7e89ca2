"""What the player by rules is told of a game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from tarok.bots.weights import Weights
from tarok.engine.actions import Action
from tarok.engine.deal import Game
from tarok.engine.house_rules import House_co
from tarok.engine.view import View
from tarok.engine.whereabouts import Told

W = TypeVar("W", bound=Weights)


class Craft(Struct, Generic[W, House_co], frozen=True):
    """The weights of a game, and who decides what is said and done before its cards are played.

    The first kind of action among the legal ones that stands in `decides` says who it is.  `told` gives what
    each seat has told of its hand.
    """

    weights: W
    decides: Mapping[type[Action], Callable[[Game[House_co], View, W], Action]]
    told: Callable[[Game[House_co], View], Sequence[Told]] | None = None
