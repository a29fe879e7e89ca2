"""All games, a row a family; each is told by its own folder."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tarok.family import Build, Family, Profiles
from tarok.games.czech import family as czech
from tarok.games.hungarian import family as hungarian
from tarok.games.romanian import family as romanian
from tarok.games.slovenian import family as slovenian
from tarok.validation.arguments import Named

ALL: Final = (slovenian.FAMILY, romanian.FAMILY, czech.FAMILY, hungarian.FAMILY)
"""The families; a new one is a row here."""
GAMES: Final[Mapping[str, Build]] = MappingProxyType(
    Named("game", {key: build for family in ALL for key, build in family.games.items()})
)
"""The functions that build the games, by their keys."""
FAMILIES: Final[Mapping[str, Family]] = MappingProxyType(
    {key: family for family in ALL for key in family.games}
)
"""The family of every game."""
PROFILES: Final[Mapping[str, Profiles]] = MappingProxyType(
    Named("game", {key: family.profiles_of(key) for key, family in FAMILIES.items()})
)
"""The house rules of every game that are known by a name; the first are those of the game itself."""
