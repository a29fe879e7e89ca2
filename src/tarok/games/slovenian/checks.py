"""What is wrong with a result that people have filled in."""

from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

from tarok.deal import Contract, Game
from tarok.games.slovenian.contracts import COLOUR_VALAT, KLOP_KONTRA, MOND_LOST
from tarok.games.slovenian.options import House, HouseOfFour
from tarok.result import Result

PACK = 70
KLOP_PACK = range(PACK - 1, PACK + 2)  # SL-CNT-02
HALF = 35

Rows: TypeAlias = Iterator[tuple[bool, str]]


def checked(game: Game, house: House, result: Result) -> Contract:
    """Return the contract of a result that fits the game.  ValueError: what does not fit."""
    contract = game.contract(result.contract)
    rows = (
        _seats(game, contract, house, result),
        _points(game, contract, house, result),
        _feats(game, contract, house, result),
    )
    for wrong, trouble in chain(*rows):
        if wrong:
            raise ValueError(trouble)
    return contract


def _seats(game: Game, contract: Contract, house: House, result: Result) -> Rows:
    alone = contract.aim is None
    people = (result.declarer, result.partner, result.skis, result.revoked)
    seats = (*people, *(feat.seat for feat in result.feats))
    raised = (
        contract.id == COLOUR_VALAT and isinstance(house, HouseOfFour) and house.colour_valat_with_partner
    )
    single = not contract.calls and not raised
    yield any(seat not in (None, *range(game.seats)) for seat in seats), f"seats are 0 to {game.seats - 1}"
    yield alone and result.declarer is not None, f"{contract.id} has no declarer"
    yield not alone and result.declarer is None, f"{contract.id} needs a declarer"
    yield result.partner is not None and single, f"{contract.id} is played without a partner"
    yield result.partner is not None and result.partner == result.declarer, "nobody is his own partner"


def _points(game: Game, contract: Contract, house: House, result: Result) -> Rows:
    yield any(not 0 <= points <= PACK for points in result.points), f"card points are 0 to {PACK}"
    if result.revoked is not None or any(feat.what == "valat" for feat in result.feats):
        return
    given = len(result.points)
    if contract.aim is None:
        yield given != game.seats, f"{contract.id} needs the card points of all {game.seats} seats"
        yield (
            sum(result.points) not in KLOP_PACK,
            f"the card points of a klop add up to {PACK}, give or take one",
        )
        return
    yield bool(contract.bonuses) and given != 1, f"{contract.id} needs the card points of the declarer's side"
    tells = contract.counts and given == 1 and (house.win_threshold == "36" or result.points[0] != HALF)
    yield result.made is None and not tells, f"{contract.id} needs `made`: whether the declarer has made it"


def _feats(game: Game, contract: Contract, house: House, result: Result) -> Rows:
    known = {bonus.id for bonus in contract.bonuses}
    known |= {MOND_LOST} if contract.aim and contract.counts else set()
    known |= {KLOP_KONTRA} if contract.aim is None and house.klop_kontra else set()
    whats = [feat.what for feat in result.feats]
    for feat in result.feats:
        yield feat.what not in known, f"there is no {feat.what!r} in {contract.id}"
        yield bool(feat.doubled) and not feat.announced, f"{feat.what} was silent, and cannot be doubled"
    stakes = (result.doubled, *(feat.doubled for feat in result.feats))
    yield (
        any(not 0 <= doubled <= game.kontras for doubled in stakes),
        f"a stake is doubled 0 to {game.kontras} times",
    )
    yield whats.count(MOND_LOST) > 1, "the mond is lost once"
    yield whats.count(KLOP_KONTRA) > 1, "kontra is said to a klop once"
