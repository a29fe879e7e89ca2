"""The games that the player by rules knows."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from tarok.bots import czech, hungarian, romanian, slovenian
from tarok.bots.craft import Craft
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.engine.whereabouts import Told

CRAFTS: Final[Mapping[str, Craft[Any, Any]]] = MappingProxyType(
    {**slovenian.CRAFTS, **romanian.CRAFTS, **czech.CRAFTS, **hungarian.CRAFTS}
)
"""How each game is played; a new family is a row here, or one of the next."""
WITHOUT: Final[frozenset[str]] = frozenset()
"""The games, or whole families, that have no player by rules yet: there the plain player is used."""


def told_in(game: Game, view: View) -> Sequence[Told]:
    """Return what each seat has told of its hand, in games whose words tell of cards."""
    craft = CRAFTS.get(game.key)
    return () if craft is None or craft.told is None else craft.told(game, view)
