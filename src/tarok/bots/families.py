"""The games that the player by rules knows."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tarok.bots import czech, hungarian, romanian, slovenian
from tarok.bots.family import Family
from tarok.bots.tables import Weights
from tarok.deal import Game
from tarok.view import View
from tarok.whereabouts import Told

FAMILIES: Final[Mapping[str, Family[Any]]] = {
    "slovenian": slovenian.FOUR,
    "slovenian_3": slovenian.THREE,
    "slovenian_5": slovenian.FOUR,
    "romanian": romanian.FOUR,
    "taper": romanian.THREE,
    "paskievics": hungarian.NINE,
    "illustrated": hungarian.NINE,
    "illustrated_54": hungarian.TWELVE,
    "high": hungarian.NINE,
    "czech_american": czech.FOUR,
}
"""What is known of each game."""


def weights_for(game: Game) -> Weights | None:
    """Return the weights by which a game is played, if anybody has found some."""
    family = FAMILIES.get(game.key)
    return None if family is None else family.weights


def told_in(game: Game, view: View) -> Sequence[Told]:
    """Return what each seat has told of its hand, in games whose words tell of cards."""
    family = FAMILIES.get(game.key)
    return () if family is None or family.told is None else family.told(game, view)
