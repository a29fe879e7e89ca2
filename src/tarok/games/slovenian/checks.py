"""What is wrong with a result that people have filled in."""

from collections.abc import Iterator
from itertools import chain

from tarok.deal import Contract, Game
from tarok.games.slovenian.contracts import ENOUGH, MOND_LOST
from tarok.result import Result

FULLY = 4
PACK = 70

Rows = Iterator[tuple[bool, str]]


def checked(game: Game, result: Result) -> Contract:
    """Return the contract of a result that fits the game.  ValueError: what does not fit."""
    contract = game.contract(result.contract)
    rows = (_seats(game, contract, result), _points(game, contract, result), _feats(contract, result))
    for wrong, trouble in chain(*rows):
        if wrong:
            raise ValueError(trouble)
    return contract


def _seats(game: Game, contract: Contract, result: Result) -> Rows:
    alone = contract.aim is None
    seats = (
        result.declarer,
        result.partner,
        result.skis,
        result.revoked,
        *(feat.seat for feat in result.feats),
    )
    yield any(seat not in (None, *range(game.seats)) for seat in seats), f"seats are 0 to {game.seats - 1}"
    yield alone and result.declarer is not None, f"{contract.id} has no declarer"
    yield not alone and result.declarer is None, f"{contract.id} needs a declarer"
    yield result.partner is not None and not contract.calls, f"{contract.id} is played without a partner"
    yield result.partner is not None and result.partner == result.declarer, "nobody is his own partner"


def _points(game: Game, contract: Contract, result: Result) -> Rows:
    yield any(not 0 <= points <= PACK for points in result.points), f"card points are 0 to {PACK}"
    if result.revoked is not None or any(feat.what == "valat" for feat in result.feats):
        return
    given = len(result.points)
    if contract.aim is None:
        yield given != game.seats, f"{contract.id} needs the card points of all {game.seats} seats"
        return
    yield bool(contract.bonuses) and given != 1, f"{contract.id} needs the card points of the declarer's side"
    tells = contract.aim is ENOUGH and given == 1
    yield result.made is None and not tells, f"{contract.id} needs `made`: whether the declarer has made it"


def _feats(contract: Contract, result: Result) -> Rows:
    known = {bonus.id for bonus in contract.bonuses} | ({MOND_LOST} if contract.aim is ENOUGH else set())
    for feat in result.feats:
        yield feat.what not in known, f"there is no {feat.what!r} in {contract.id}"
        yield bool(feat.doubled) and not feat.announced, f"{feat.what} was silent, and cannot be doubled"
    stakes = (result.doubled, *(feat.doubled for feat in result.feats))
    yield any(not 0 <= doubled <= FULLY for doubled in stakes), f"a stake is doubled 0 to {FULLY} times"
    yield [feat.what for feat in result.feats].count(MOND_LOST) > 1, "the mond is lost once"
