"""What is wrong with a result that people have filled in."""

from collections.abc import Iterator
from itertools import chain

from tarok.bonuses import points
from tarok.deal import Contract, Game
from tarok.games.romanian.contracts import TAROKS_OF
from tarok.result import Result

TRICKS = 12
OF_SIDE = {"king_ultimo": 0, "king_caught": 1, "king_left": 1}
Rows = Iterator[tuple[bool, str]]


def checked(game: Game, result: Result) -> Contract:
    """Return the contract of a result that fits the game.  ValueError: what does not fit."""
    contract = game.contract(result.contract)
    rows = (
        _seats(game, contract, result),
        _points(game, contract, result),
        _feats(game, contract, result),
        _speakers(result),
    )
    for wrong, trouble in chain(*rows):
        if wrong:
            raise ValueError(trouble)
    return contract


def _seats(game: Game, contract: Contract, result: Result) -> Rows:
    alone = contract.aim is None
    seats = (result.declarer, result.partner, result.revoked)
    named = (*seats, *(feat.seat for feat in result.feats), *(feat.doubler for feat in result.feats))
    yield any(seat not in (None, *range(game.seats)) for seat in named), f"seats are 0 to {game.seats - 1}"
    yield alone and result.declarer is not None, f"{contract.id} has no declarer"
    yield not alone and result.declarer is None, f"{contract.id} needs a declarer"
    yield result.partner is not None and not contract.calls, f"{contract.id} is played without a partner"
    yield result.partner is not None and result.partner == result.declarer, "nobody is his own partner"
    yield result.ended == "surrendered" and result.partner is not None, "who surrenders has no partner"


def _points(game: Game, contract: Contract, result: Result) -> Rows:
    if contract.aim is None:
        wrong = len(result.points) != game.seats or sum(result.points) != TRICKS or min(result.points) < 0
        yield wrong, f"{contract.id} needs the tricks of all {game.seats} seats, {TRICKS} together"
        return
    most = points(game, game.pack)
    yield any(not 0 <= points <= most for points in result.points), f"card points are 0 to {most}"
    yield len(result.points) > 1, f"{contract.id} needs the card points of the declarer's side alone"
    valat = any(feat.what == "valat" for feat in result.feats)
    silent = result.made is None and not result.points and not valat
    yield silent, f"{contract.id} needs the card points of the declarer's side, or `made`"
    yield result.level < 1, "levels begin at 1"
    yield result.level > 1 and not contract.talon, f"{contract.id} has no levels"


def _feats(game: Game, contract: Contract, result: Result) -> Rows:
    known = {bonus.id: bonus for bonus in contract.bonuses}
    for feat in result.feats:
        yield feat.what not in known, f"there is no {feat.what!r} in {contract.id}"
        can_be = feat.what in known and (
            known[feat.what].announced if feat.announced else known[feat.what].silent
        )
        yield not can_be, f"{feat.what} does not count {'announced' if feat.announced else 'in silence'}"
        doubled = bool(feat.doubled)
        yield doubled and not feat.announced, f"{feat.what} was silent, and cannot be doubled"
        yield doubled and feat.what in TAROKS_OF, f"{feat.what} cannot be doubled"
        asks = doubled and feat.what == "pagat_ultimo"
        yield asks and feat.doubler is None, "a doubled pagat_ultimo needs `doubler`: who said contra to it"
    stakes = (result.doubled, *(feat.doubled for feat in result.feats))
    wrong = any(not 0 <= doubled <= game.kontras for doubled in stakes)
    yield wrong, f"a stake is doubled 0 to {game.kontras} times"


def _speakers(result: Result) -> Rows:
    own = (result.declarer, result.partner)
    for feat in result.feats:
        side = int(feat.seat not in own)
        yield feat.what in OF_SIDE and side != OF_SIDE[feat.what], f"{feat.what} is not of that side"
        pagat = feat.what == "pagat_ultimo" and feat.announced
        yield pagat and feat.seat != result.declarer, "only the declarer announces pagat_ultimo"
