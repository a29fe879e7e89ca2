"""All games: from the key to the function that builds the game with its house rules."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from tarok.deal import Game
from tarok.games.czech import czech_american, mach_tarok, westfest_2012
from tarok.games.romanian import romanian, taper
from tarok.games.slovenian import slovenian, slovenian_3, slovenian_5

GAMES: Final[Mapping[str, Callable[..., Game]]] = MappingProxyType(
    {
        "slovenian": slovenian,
        "slovenian_3": slovenian_3,
        "slovenian_5": slovenian_5,
        "romanian": romanian,
        "taper": taper,
        "czech_american": czech_american,
        "westfest_2012": westfest_2012,
        "mach_tarok": mach_tarok,
    }
)
