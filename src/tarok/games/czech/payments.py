"""What a hand comes to: the count, Pagat and Valat (CZ-PAY, CZ-PAG, CZ-VAL)."""

from collections.abc import Iterator

from msgspec.structs import replace

from tarok.engine.result import Factor, Fault, Feat, Line
from tarok.games.czech.contracts import ALL_POINTS, HALF
from tarok.games.czech.options import CzechHouse
from tarok.scoring.account import Account, kontra

LITERAL = range(45, 49)
"""The row of the printed table that does not follow from its formula (CZ-PAY-03)."""


def count(low: int, times: int, *, literal: bool = False) -> int:
    """Return what each loser pays who has `low` points: tens, and fives are rounded up (CZ-PAY-01)."""
    if literal and times == 3 and low in LITERAL:
        return 4
    return ((HALF + 10 - low) * times + 5) // 10


class CzechAccount(Account[CzechHouse], frozen=True):
    """A hand that is being settled, with what a player did wrong in it."""

    @property
    def faults(self) -> tuple[Fault, ...]:
        return self.result.faults or ()


def hand(account: CzechAccount) -> Iterator[Line]:
    """Return the lines that are netted at the end of the hand (CZ-PAY-06)."""
    feats = tuple(_counted(account))
    valats = [feat for feat in feats if feat.what == "valat"]
    made = any(feat.made for feat in valats)
    skipped = account.house.failed_valat_bet_skips_count and any(feat.announced for feat in valats)
    if not made and not skipped:  # CZ-VAL-05
        yield _count(account)
    for feat in feats:
        yield _feat(account, feat)


def _count(account: CzechAccount) -> Line:
    """Return what the count pays; a tie is lost by the declaring side (CZ-CNT-02)."""
    result, house = account.result, account.house
    own = result.points[0]
    won = own > HALF
    if own == HALF and result.doubled and house.tie_loser_when_kontra == "last_challenger":
        won = result.doubled % 2 == 1  # CZ-KON-08
    low = min(own, ALL_POINTS - own)
    amount = count(low, account.contract.value, literal=house.prever_table_literal)
    factors = []
    sets = {2: house.prever_second_set_factor, 3: house.prever_third_set_factor}
    if not won and result.level > 1:
        factors.append(Factor("set", sets[result.level], "CZ-PAY-05"))
    factors += kontra(result.doubled, "CZ-PAY-07")
    return account.line("count", "CZ-PAY-01", amount if won else -amount, *factors)


def _counted(account: CzechAccount) -> Iterator[Feat]:
    """Return the Pagats and Valats that count together (CZ-PAG-07, CZ-VAL-05)."""
    house = account.house
    feats = [feat for feat in account.result.feats if feat.what in ("valat", "pagat")]
    valats = [feat for feat in feats if feat.what == "valat"]
    bet = any(feat.announced for feat in valats)
    silent = any(feat.made and not feat.announced for feat in valats)
    yield from valats
    if bet and house.pagat_with_valat_bet == "not_played":
        return
    if silent and house.pagat_with_silent_valat == "not_paid":
        return
    yield from (feat for feat in feats if feat.what == "pagat")


def _feat(account: CzechAccount, feat: Feat) -> Line:
    """Return the line of a Pagat or a Valat, signed for the declaring side."""
    worth, clause = WORTH_OF[feat.what](account, feat)
    side, doubled = account.side(feat.seat), kontra(feat.doubled, "CZ-KON-01")
    signed = worth if feat.made == (side == 0) else -worth
    line = account.line(feat.what, clause, signed, *doubled, side=side, announced=feat.announced)
    if feat.announced and not feat.made and account.house.bet_payer == "bettor_only":  # CZ-PAG-08
        owed = sum(delta for delta in line.deltas if delta < 0)
        deltas = (owed if seat == feat.seat else max(delta, 0) for seat, delta in enumerate(line.deltas))
        return replace(line, deltas=tuple(deltas))
    return line


def _pagat(account: CzechAccount, feat: Feat) -> tuple[int, str]:
    house = account.house
    if feat.announced:
        return house.pagat_bet_value, "CZ-PAG-02" if feat.made else "CZ-PAG-03"
    if not feat.made:
        return house.silent_pagat_loss, "CZ-PAG-04"
    said = any(fault.what == "false_pagat" and fault.other == feat.seat for fault in account.faults)
    return (house.false_pagat_contra_value, "CZ-ERR-11") if said else (house.pagat_silent_value, "CZ-PAG-01")


def _valat(account: CzechAccount, feat: Feat) -> tuple[int, str]:
    house = account.house
    worth = house.valat_bet_value if feat.announced else house.valat_silent_value
    dearer = account.contract.id == "prever" and house.prever_valat_factor == "1.5"  # CZ-VAL-06
    clause = ("CZ-VAL-03" if feat.made else "CZ-VAL-04") if feat.announced else "CZ-VAL-01"
    return worth * 3 // 2 if dearer else worth, clause


WORTH_OF = {"pagat": _pagat, "valat": _valat}
