"""All games: their keys, the functions that build them, and house rules that are known by a name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from tarok.deal import Game
from tarok.games.czech import MACH_TAROK, WESTFEST_2012, czech_american
from tarok.games.hungarian import ITVB_2019, TOURNAMENT_2018, high, illustrated, illustrated_54, paskievics
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
        "paskievics": paskievics,
        "illustrated": illustrated,
        "illustrated_54": illustrated_54,
        "high": high,
    }
)

FAMILIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "slovenian": "slovenian",
        "slovenian_3": "slovenian",
        "slovenian_5": "slovenian",
        "romanian": "romanian",
        "taper": "romanian",
        "czech_american": "czech",
        "paskievics": "hungarian",
        "illustrated": "hungarian",
        "illustrated_54": "hungarian",
        "high": "hungarian",
    }
)
"""Of every game, the family whose rule book and words are its own."""

PROFILES: Final[Mapping[str, Mapping[str, Mapping[str, object]]]] = MappingProxyType(
    {
        "slovenian": {"slovenian": {}},
        "slovenian_3": {"slovenian_3": {}},
        "slovenian_5": {"slovenian_5": {}},
        "romanian": {
            "romanian": {},
            "romanian_general": {"allow_unu": False, "pool_enabled": False, "all_pass": "throw_in_radler"},
            "romanian_chernovtsy": {"all_pass": "throw_in_radler", "announce_regele_prins": True},
        },
        "taper": {"taper": {}},
        "czech_american": {
            "american_tournament": {},
            "westfest_2012": WESTFEST_2012,
            "mach_tarok": MACH_TAROK,
        },
        "paskievics": {"paskievics_pagat": {}, "paskievics_tournament_2018": TOURNAMENT_2018},
        "illustrated": {"illustrated_pagat": {}, "illustrated_itvb_2019": ITVB_2019},
        "illustrated_54": {"illustrated54_pomaz": {}},
        "high": {"high_kovacs": {}},
    }
)
"""Of every game, the house rules that are known by a name; the first are those of the game itself."""
