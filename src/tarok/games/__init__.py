"""All games: from the key to the function that builds the game with its house rules; and named profiles."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from tarok.deal import Game
from tarok.games.hungarian import ITVB_2019, TOURNAMENT_2018, high, illustrated, illustrated_54, paskievics
from tarok.games.slovenian import slovenian, slovenian_3, slovenian_5

GAMES: Final[Mapping[str, Callable[..., Game]]] = MappingProxyType(
    {
        "slovenian": slovenian,
        "slovenian_3": slovenian_3,
        "slovenian_5": slovenian_5,
        "paskievics": paskievics,
        "illustrated": illustrated,
        "illustrated_54": illustrated_54,
        "high": high,
    }
)

PROFILES: Final[Mapping[str, Callable[..., Game]]] = MappingProxyType(
    {
        "paskievics_pagat": paskievics,
        "paskievics_tournament_2018": partial(paskievics, **TOURNAMENT_2018),
        "illustrated_pagat": illustrated,
        "illustrated_itvb_2019": partial(illustrated, **ITVB_2019),
        "illustrated54_pomaz": illustrated_54,
        "high_kovacs": high,
    }
)
"""Named bundles of house rules; what is agreed beside them may differ.  A deal is written with its options."""
