"""Upper bounds for the deals of a game: its length, and what a seat gains or loses."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

from tarok.engine.deal import Contract, Game
from tarok.engine.result import Feat, Line, Result
from tarok.envs.vocabulary import OF_CARDS, vocabulary
from tarok.scoring.sheet import Sheet

LEVELS = 6
"""How often a contract counts at most for its level, or for the set of the talon (RO-VAR-10, CZ-PRV-05)."""


@cache
def longest(game: Game) -> int:
    """Return how many things can be done in a deal at most, in decisions; few come to a tenth of it.

    Every card is played or discarded once; every other word is said by each seat at most once, or, a kontra,
    by turns, and after each of them at most every player passes.
    """
    return len(game.pack) + game.seats**2 * (len(vocabulary(game)) - OF_CARDS)


@cache
def most(game: Game) -> int:
    """Return how many points a seat can gain or lose in a deal at most; few come to a tenth of it.

    The game is asked what its contracts pay, and then each bonus and each other feat by itself, made and
    missed, announced and not, and doubled as often as may be: for both sides all of that together.
    """
    return max(_of(game, contract) for contract in game.contracts)


def _of(game: Game, contract: Contract) -> int:
    feats = (*(bonus.id for bonus in contract.bonuses), *game.words.feats)
    base = (line for level in range(1, LEVELS + 1) for line in _lines(game, contract, level=level))
    extras = (
        max((_size(line) for line in _lines(game, contract, feat=what) if line.what == what), default=0)
        for what in feats
    )
    return max(map(_size, base), default=0) * 2 + 2 * sum(extras)


def _lines(game: Game, contract: Contract, *, feat: str = "", level: int = 1) -> Iterator[Line]:
    """Yield the lines of all results with this feat, and with no other."""
    whole = sum(game.worth[card] for card in game.pack)
    for made in (True, False):
        for announced in (True, False):
            done = Feat(what=feat, seat=0, made=made, announced=announced, doubled=announced * game.kontras)
            result = Result(
                contract=contract.id,
                declarer=0 if contract.aim else None,
                points=(whole if made else 0,) if contract.aim else (whole, *[0] * (game.seats - 1)),
                level=level,
                made=made if contract.aim else None,
                doubled=game.kontras,
                feats=(done,) if feat else (),
            )
            with suppress(KeyError):  # a feat of other contracts
                yield from game.settle(game, result, Sheet(game).first)


def _size(line: Line) -> int:
    """Return the most that a line brings or costs a seat."""
    return max(map(abs, line.deltas), default=0)
