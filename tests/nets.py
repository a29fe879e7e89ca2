"""How many deals or cases a net of tests tries: few in the default run, more with `long` and nightly."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tarok.engine.deal import Game
from tarok.games import FAMILIES, GAMES, PROFILES


def deals(default: int, nightly: int, long: int = 0) -> list[Any]:
    """How many are tried: the values of a parameter; with `long` 0 only the default and the nightly run."""
    return [
        pytest.param(default, id="default"),
        *([pytest.param(long, id="long", marks=pytest.mark.long)] if long else []),
        pytest.param(nightly, id="nightly", marks=pytest.mark.night),
    ]


def more(by_default: int, long: int) -> list[Any]:
    """How many are tried: the values of a parameter, of which `long` tries the greater number."""
    return [
        pytest.param(by_default, id=f"{by_default}"),
        pytest.param(long, id=f"{long}", marks=pytest.mark.long),
    ]


def families() -> list[Any]:
    """Each game by its key: the values of a parameter, in the default run one of each family."""
    first = {FAMILIES[key].id: key for key in reversed(GAMES)}
    return [pytest.param(key, marks=() if key in first.values() else pytest.mark.long) for key in GAMES]


def each(games: Mapping[str, Game]) -> list[Any]:
    """Games and profiles by name: the values of a parameter, the profiles apart from the day's tests."""
    return [
        pytest.param(game, id=name, marks=() if name in GAMES else pytest.mark.long)
        for name, game in games.items()
    ]


def houses() -> dict[str, Game]:
    """Every game by its key, and every profile that differs from it by its name."""
    named = (each for profiles in PROFILES.items() for each in _differing(*profiles))
    return {key: make() for key, make in GAMES.items()} | dict(named)


def _differing(key: str, profiles: Mapping[str, Mapping[str, object]]) -> Iterator[tuple[str, Game]]:
    return ((name, GAMES[key](**options)) for name, options in profiles.items() if options)
