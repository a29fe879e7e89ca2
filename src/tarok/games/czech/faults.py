"""Errors and their penalties, as people write them down (CZ-ERR)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from msgspec.structs import replace

from tarok.engine.actions import Seat
from tarok.engine.result import Fault, Feat, Line, Result
from tarok.games.czech.payments import CzechAccount

Amounts: TypeAlias = tuple[int, ...]
"""What each seat gains or loses by the end of the hand, before anything for errors."""
Penalty: TypeAlias = Callable[[CzechAccount, Fault, Amounts], Iterator[Line]]

DEALER = 3
REDEALT, VOID = "redealt", "void"
"""How a hand ends that is dealt again by the same dealer, and one that is void and counts as a turn."""


def lawful(result: Result) -> Result:
    """Return the result without what errors have spoilt.

    A Pagat in an irregular hand is void, and so does a Valat with it (CZ-ERR-12); a Valat bet that
    an illegal declaration made fail is void (CZ-ERR-06).
    """
    result = replace(result, feats=tuple(feat for feat in result.feats if not _void(feat, result)))
    culprits = {fault.seat for fault in result.faults or () if fault.what == "discard_irregularity"}
    pagats = (feat for feat in result.feats if feat.what == "pagat" and feat.made and feat.seat in culprits)
    pagat = next(pagats, None)
    if pagat is None:
        return result
    own = (result.declarer, result.partner)
    team = [seat for seat in range(4) if (seat in own) == (pagat.seat in own)]
    feats = (_spoilt(feat, pagat, team) for feat in result.feats)
    return replace(result, feats=tuple(feat for feat in feats if feat))


def _spoilt(feat: Feat, pagat: Feat, team: list[Seat]) -> Feat | None:
    """Return what is left of a feat where this Pagat is void: of a bet the loss, or nothing."""
    if feat is not pagat and (feat.what != "valat" or feat.seat not in team):
        return feat
    return replace(feat, made=False) if feat.announced else None


def _void(feat: Feat, result: Result) -> bool:
    """Whether this is a Valat bet that a player's illegal declaration has made fail."""
    for fault in result.faults or ():
        if fault.what == "illegal_declaration" and (feat.what, feat.seat) == ("valat", fault.other):
            return feat.announced and not feat.made
    return False


def penalties(account: CzechAccount, hand: tuple[Line, ...]) -> Iterator[Line]:
    """Return what the errors of a hand cost, and what they change in its payments."""
    amounts = tuple(sum(line.deltas[seat] for line in hand) for seat in range(4))
    for fault in account.faults:
        yield from (line for line in PENALTIES[fault.what](account, fault, amounts) if any(line.deltas))


def paid(what: str, clause: str, payers: Iterable[Seat], amount: int) -> Line:
    """Return the line by which each payer gives this amount to everybody who does not pay (CZ-ERR-00)."""
    payers = tuple(payers)
    others = tuple(seat for seat in range(4) if seat not in payers)
    deltas = (-amount * len(others) if seat in payers else amount * len(payers) for seat in range(4))
    return Line(what=what, clause=clause, points=amount, deltas=tuple(deltas))


def moved(what: str, clause: str, back: Amounts, payer: Seat) -> Line:
    """Return the line by which the payer makes good to others what is given in `back`."""
    deltas = tuple(-sum(back) if seat == payer else each for seat, each in enumerate(back))
    return Line(
        what=what, clause=clause, points=min((each for each in back if each), default=0), deltas=deltas
    )


def _each(clause: str, amount: Callable[[CzechAccount], int]) -> Penalty:
    """The violator pays this amount to each."""

    def penalty(account: CzechAccount, fault: Fault, amounts: Amounts) -> Iterator[Line]:
        yield paid(fault.what, clause, (fault.seat,), amount(account))

    return penalty


def _irregularity(clause: str, amount: Callable[[CzechAccount], int]) -> Penalty:
    """The same; and that side wins nothing by the hand, and its violator pays what it loses (CZ-ERR-03)."""

    def penalty(account: CzechAccount, fault: Fault, amounts: Amounts) -> Iterator[Line]:
        yield paid(fault.what, clause, (fault.seat,), amount(account))
        back = _westfest(account, fault.seat, amounts) or _back(account, fault.seat, amounts)
        yield moved("made_good", "CZ-ERR-03", back, fault.seat)

    return penalty


def _back(account: CzechAccount, violator: Seat, amounts: Amounts) -> Amounts:
    """Return what others get back: those who lost to the violator's side, or else those who lost with it."""
    mine, won = account.side(violator), amounts[violator] > 0
    return tuple(
        -amounts[seat] if seat != violator and (account.side(seat) == mine) != won else 0 for seat in range(4)
    )


def _westfest(account: CzechAccount, violator: Seat, amounts: Amounts) -> Amounts:
    """Return the same for one against three by the rules of Westfest; nothing where they say nothing else."""
    if len(account.own) == 2 or account.house.irregularity_solo_model != "westfest":
        return ()
    soloist = account.own[0]
    won, one = amounts[soloist] > 0, abs(amounts[soloist]) // 3
    if violator == soloist:
        return tuple(2 * one if won and seat != soloist else 0 for seat in range(4))
    return () if won else tuple(one if seat == soloist else 0 for seat in range(4))


def _declaration(account: CzechAccount, fault: Fault, amounts: Amounts) -> Iterator[Line]:
    """The chips are given back; after the lead it costs 2 to each besides (CZ-ERR-06)."""
    worth = next(bonus.announced for bonus in account.contract.bonuses if bonus.id == fault.of)
    yield paid("returned", "CZ-ERR-06", (fault.seat,), worth)
    if not fault.early:
        yield paid(fault.what, "CZ-ERR-06", (fault.seat,), 2)


def _wrong_trump(account: CzechAccount, fault: Fault, amounts: Amounts) -> Iterator[Line]:
    """Povinost pays 5 to each; late, so does who holds the right trump, to the others (CZ-ERR-07)."""
    both = (fault.seat,) if fault.early or fault.other is None else (fault.seat, fault.other)
    yield paid(fault.what, "CZ-ERR-07", both, 5)


def _wrong_povinost(account: CzechAccount, fault: Fault, amounts: Amounts) -> Iterator[Line]:
    """The player of Povinost, and the one who should have been, pay 2 to each other player (CZ-ERR-08)."""
    assert fault.other is not None
    yield paid(fault.what, "CZ-ERR-08", (fault.seat, fault.other), 2)


def _late_misdeal(account: CzechAccount, fault: Fault, amounts: Amounts) -> Iterator[Line]:
    """A misdeal found in the play costs nothing, or the dealer what the others lose (CZ-ERR-02)."""
    if account.house.late_misdeal == "dealer_pays_losers":
        back = tuple(max(0, -each) if seat != fault.seat else 0 for seat, each in enumerate(amounts))
        yield moved(fault.what, "CZ-ERR-02", back, fault.seat)


PENALTIES: Final[dict[str, Penalty]] = {
    "late_misdeal": _late_misdeal,
    "discard_irregularity": _irregularity("CZ-ERR-03", lambda _: 2),
    "illegal_discard": _each("CZ-ERR-04", lambda _: 5),
    "renege": _irregularity("CZ-ERR-05", lambda account: account.house.renege_flat),
    "illegal_declaration": _declaration,
    "wrong_trump": _wrong_trump,
    "wrong_povinost": _wrong_povinost,
    "false_pagat": _each("CZ-ERR-11", lambda _: 2),
    "exposed_honour": _each("CZ-ERR-13", lambda _: 2),
    "peek_bottom": _each("CZ-ERR-16", lambda account: account.house.peek_bottom_penalty),
}
"""What each error costs, by its id."""
