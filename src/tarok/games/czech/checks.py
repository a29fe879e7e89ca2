"""What is wrong with a result that people have filled in."""

from collections.abc import Iterator
from itertools import chain
from typing import cast

from tarok.deal import Contract, Game
from tarok.games.czech.contracts import ALL_POINTS, DECLARATIONS, OF_FIVES, OF_TRUMPS
from tarok.games.czech.faults import DEALER, PENALTIES, REDEALT, VOID
from tarok.games.czech.options import House
from tarok.result import Carry, Fault, Result

Rows = Iterator[tuple[bool, str]]
NOTHING_PLAYED = (VOID, REDEALT, "thrown_in", "")
PAIRS = ("wrong_povinost",)
"""Errors in which two have a part."""


def checked(game: Game, result: Result, carry: Carry) -> Contract:
    """Return the contract of a result that fits the game.  ValueError: what does not fit."""
    contract = game.contract(result.contract or "four")
    rows = [_seats(result), _faults(game, result, carry)]
    if result.contract:
        rows += [_sides(contract, result), _points(contract, result), _feats(game, contract, result)]
    else:
        nothing = result.ended not in NOTHING_PLAYED
        rows.append(
            iter([(nothing, f"a deal needs its contract, or `ended`: {', '.join(NOTHING_PLAYED[:3])}")])
        )
    for wrong, trouble in chain(*rows):
        if wrong:
            raise ValueError(trouble)
    return contract


def _seats(result: Result) -> Rows:
    faults = result.faults or ()
    seats = (result.declarer, result.partner, result.revoked, result.forehand or 0)
    named = (*seats, *(feat.seat for feat in result.feats))
    named = (*named, *(fault.seat for fault in faults), *(fault.other for fault in faults))
    yield any(seat not in (None, 0, 1, 2, 3) for seat in named), "seats are 0 to 3"
    yield result.revoked is not None, "what somebody did wrong is written in `faults`"


def _sides(contract: Contract, result: Result) -> Rows:
    alone = contract.id != "four"
    yield result.declarer is None, f"{contract.id} needs a declarer"
    yield alone and result.partner is not None, f"{contract.id} is played without a partner"
    yield not alone and result.partner is None, "four needs a partner; without one it is own_call"
    yield result.partner is not None and result.partner == result.declarer, "nobody is his own partner"
    povinost = result.forehand or 0
    yield contract.id != "prever" and result.declarer != povinost, f"in {contract.id} Povinost declares"


def _points(contract: Contract, result: Result) -> Rows:
    valat = any(feat.what == "valat" and feat.made for feat in result.feats)
    wrong = len(result.points) != 1 or not 0 <= result.points[0] <= ALL_POINTS
    points = f"{contract.id} needs the card points of the declaring side alone, 0 to {ALL_POINTS}"
    yield wrong and not (valat and not result.points), points
    yield (
        result.level not in ((1, 2, 3) if contract.id == "prever" else (1,)),
        "`level` is the set of a Prever",
    )


def _feats(game: Game, contract: Contract, result: Result) -> Rows:
    house = cast("House", game.options)
    known = {bonus.id: bonus for bonus in contract.bonuses}
    for feat in result.feats:
        yield feat.what not in known, f"there is no {feat.what!r} in {contract.id}"
        declaration = feat.what in DECLARATIONS
        yield declaration and not (feat.announced and feat.made), f"{feat.what} is declared, and that is all"
        most = 0 if declaration or not feat.announced else game.kontras
        yield not 0 <= feat.doubled <= most, f"{feat.what} can be doubled {most} times"
    steps = 3 if house.game_kontra == "three_levels" else 0
    yield not 0 <= result.doubled <= steps, f"the game can be doubled {steps} times"
    for group in (OF_TRUMPS, OF_FIVES):
        said = [feat.seat for feat in result.feats if feat.what in group]
        yield len(said) != len(set(said)), "of a group one seat declares the best alone"
    bets = [feat.what for feat in result.feats if feat.announced and feat.what not in DECLARATIONS]
    yield len(bets) != len(set(bets)), "there is one bet on Valat, and one on Pagat"


def _faults(game: Game, result: Result, carry: Carry) -> Rows:
    faults = result.faults or ()
    for fault in faults:
        yield (
            fault.what not in PENALTIES,
            f"there is no error {fault.what!r}; there is {', '.join(PENALTIES)}",
        )
        yield fault.other == fault.seat, f"{fault.what} needs two different seats"
        yield from _fault(game, result, fault)
    wrong = next((fault for fault in faults if fault.what == "wrong_povinost"), None)
    povinost = result.forehand or 0
    yield wrong is not None and wrong.seat != povinost, "the seat of a wrong Povinost is `forehand`"
    usual = bool(carry.marked("hands")) and povinost != 0 and wrong is None
    yield (
        usual,
        "Povinost sits next to the dealer, but in the first hand: another one is a fault, wrong_povinost",
    )
    yield result.ended == VOID and not faults, "a void hand needs the fault that made it void"


def _fault(game: Game, result: Result, fault: Fault) -> Rows:
    house = cast("House", game.options)
    what = fault.what
    yield (
        what == "wrong_povinost" and fault.other is None,
        "wrong_povinost needs `other`: who should have been",
    )
    late = what == "wrong_trump" and not fault.early
    yield late and fault.other is None, "wrong_trump found late needs `other`: who holds the right trump"
    yield what == "wrong_trump" and result.ended != VOID, "after wrong_trump the hand is void"
    yield what == "illegal_declaration" and fault.of not in DECLARATIONS, "`of` says which declaration it was"
    dealt = what in ("late_misdeal", "exposed_honour") and fault.seat != DEALER
    yield dealt, f"the dealer is seat {DEALER}"
    again = what in ("exposed_honour", "peek_bottom") and result.ended != REDEALT
    yield again, f"after {what} the cards are dealt again: `ended` is {REDEALT}"
    yield what == "exposed_honour" and not house.exposed_honour_redeal, "an exposed card costs nothing here"
    void = result.ended == VOID and what == "wrong_povinost" and house.wrong_povinost_hand == "play_out"
    yield void, "a hand of the wrong Povinost is played out here"
    open_hand = what == "wrong_povinost" and house.wrong_povinost_hand == "void" and result.ended != VOID
    yield open_hand, "a hand of the wrong Povinost is void here"
