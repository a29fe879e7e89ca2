"""What is wrong with a result that people have filled in."""

from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

from tarok.deal import Contract, Game
from tarok.games.hungarian.announcements import NOT_PLAYED
from tarok.games.hungarian.outcome import HAT
from tarok.result import Result

Rows: TypeAlias = Iterator[tuple[bool, str]]


def checked(game: Game, result: Result) -> Contract:
    """Return the contract of a result that fits the game.  ValueError: what does not fit."""
    contract = game.contract(result.contract)
    for wrong, trouble in chain(_seats(game, result), _points(game, result), _feats(game, contract, result)):
        if wrong:
            raise ValueError(trouble)
    return contract


def _seats(game: Game, result: Result) -> Rows:
    people = (result.declarer, result.partner, result.skis, *(feat.seat for feat in result.feats))
    yield any(seat not in (None, *range(game.seats)) for seat in people), f"seats are 0 to {game.seats - 1}"
    yield result.declarer is None, f"{result.contract} needs a declarer"
    yield result.partner is not None and result.partner == result.declarer, "nobody is his own partner"


def _points(game: Game, result: Result) -> Rows:
    whole = sum(game.worth[card] for card in game.pack)
    if result.ended not in ("trial_failed", NOT_PLAYED):
        yield len(result.points) != 1, f"{result.contract} needs the card points of the declarer's side"
    yield any(not 0 <= points <= whole for points in result.points), f"card points are 0 to {whole}"


def _feats(game: Game, contract: Contract, result: Result) -> Rows:
    known = {bonus.id for bonus in contract.bonuses} | {HAT}
    for feat in result.feats:
        yield feat.what not in known, f"there is no {feat.what!r} in {contract.id}"
        yield bool(feat.doubled) and not feat.announced, f"{feat.what} was silent, and cannot be doubled"
    stakes, most = (result.doubled, *(feat.doubled for feat in result.feats)), game.kontras
    yield any(not 0 <= doubled <= most for doubled in stakes), f"a stake is doubled 0 to {most} times"
