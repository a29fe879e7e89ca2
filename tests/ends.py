"""Positions for the tests of the kernel: random deals, in every game and house that has a name."""

from collections.abc import Iterator
from itertools import islice

from lawful import begun, steps

from tarok.engine.deal import Deal, Game
from tarok.games import GAMES, PROFILES


def games() -> dict[str, Game]:
    """Every game and house that has a name."""
    return {
        profile: GAMES[key](**options)
        for key, profiles in PROFILES.items()
        for profile, options in profiles.items()
    }


def ends(game: Game, left: int, deals: int, seed: int = 1) -> Iterator[Deal]:
    """Of a number of deals that come to it, the moment when this number of tricks is left to be led to."""
    wanted = (end for deal, seats in begun(game, seed) for end in _end(steps(deal, seats), left))
    return islice(wanted, deals)


def _end(deals: Iterator[Deal], left: int) -> Iterator[Deal]:
    for deal in deals:
        if deal.phase == "trick" and not deal.table and len(deal.hands[0]) == left:
            yield deal
            return
