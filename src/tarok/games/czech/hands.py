"""Whether the four hands can have held what was declared and bet: trumps, the trull, and kings."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from tarok.cards.deck import KINGS, TAROKS, TRULA
from tarok.engine.actions import Seat
from tarok.engine.result import Feat
from tarok.games.czech.contracts import FIVE_POINTERS, PANE, TRUMPS
from tarok.games.czech.options import CzechHouse
from tarok.scoring.account import Account

HAND, TALON, SEEN, DRAWN = 12, 6, 3, 4
"""The cards of a hand, of the talon, of a set of a Prever; and how many Povinost draws else (CZ-TAL-01)."""
OF_TRUMPS = {name: (min(numbers), min(HAND, max(numbers))) for name, _, _, numbers in TRUMPS}
"""How many trumps are declared, at least and at most (CZ-DEC-01 … CZ-DEC-04)."""
LOOSE = (2, 3)
"""The two of the trull and three kings that make a Trull Pane in some houses (CZ-DEC-06)."""


class Hand(NamedTuple):
    """What is known of a hand: the fewest and the most trumps; of the trull and kings how many, if said."""

    least: int = 0
    most: int = HAND
    trull: int | None = None
    kings: int | None = None


def fives_of(what: str, house: CzechHouse) -> tuple[tuple[int, int], ...]:
    """Return with how many cards of the trull, and how many kings, this is declared; () if with any."""
    pairs = next((pairs for name, _, pairs in FIVE_POINTERS if name == what), ())
    loose = house.trull_pane_condition == "pane_plus_king"
    if what == PANE and loose:
        return (*pairs, LOOSE)
    return tuple(pair for pair in pairs if not (what == "pane" and loose and pair == LOOSE))


def drawn(hand: Account[CzechHouse], seat: Seat) -> range:
    """Return how many cards of the talon this seat can have drawn (CZ-TAL-01 … CZ-TAL-05, CZ-PRV-01)."""
    place = (seat - (hand.result.forehand or 0)) % 4
    if hand.contract.id == "prever":
        return range(SEEN, SEEN + 1) if seat == hand.result.declarer else range(1)
    if place == 0:
        return range(DRAWN, DRAWN + 1)
    if not hand.house.talon_cards_may_be_passed:
        return range(1) if place == 3 else range(1, 2)
    return range(3 if place == 3 else 2)


def can_hold(hand: Account[CzechHouse], feats: Sequence[Feat]) -> bool:
    """Whether any deal has hands like these (CZ-DEC-07, CZ-BET-02)."""
    said = [[feat.what for feat in feats if feat.seat == seat] for seat in range(4)]
    trumps = [next((OF_TRUMPS[what] for what in whats if what in OF_TRUMPS), (0, HAND)) for whats in said]
    pairs = [_pairs(whats, hand.house) for whats in said]
    for chosen in product(*pairs):
        hands = [
            Hand(*number) if pair is None else Hand(*number, *pair)
            for number, pair in zip(trumps, chosen, strict=True)
        ]
        if _deal_of(hand, hands, feats):
            return True
    return False


def _pairs(whats: Sequence[str], house: CzechHouse) -> tuple[tuple[int, int] | None, ...]:
    """Return what a hand can hold of the trull and kings by what it has declared; None: that is not known."""
    return tuple(pair for what in whats for pair in fives_of(what, house)) or (None,)


def _deal_of(hand: Account[CzechHouse], hands: Sequence[Hand], feats: Sequence[Feat]) -> bool:
    """Whether a deal has these hands, the trull and the kings somewhere, and the Pagat with who needs it."""
    trull = len(TRULA) - sum(each.trull or 0 for each in hands)
    kings = len(KINGS) - sum(each.kings or 0 for each in hands)
    if trull < 0 or kings < 0:
        return False
    free = [each for each in hands if each.trull is None]
    left = SEEN if hand.contract.id == "prever" else 0
    room = sum(each.most for each in free)
    if trull > room + left or (not free and trull + kings > left):
        return False
    pagat = [
        any(
            each.trull or (each.trull is None and trull and each.most)
            for seat, each in enumerate(hands)
            if seat == feat.seat or (not feat.announced and hand.side(seat) == hand.side(feat.seat))
        )
        for feat in feats
        if feat.what == "pagat"
    ]
    return all(pagat) and _has_trumps(hand, hands, kings, left)


def _has_trumps(hand: Account[CzechHouse], hands: Sequence[Hand], kings: int, left: int) -> bool:
    """Whether the trumps fit in, between the fewest and the most that can lie in the hands and elsewhere."""
    least = sum(max(each.least, each.trull or 0) for each in hands)
    most = [min(each.most, HAND - (each.kings or 0)) for each in hands]
    if any(each.least > top or (each.trull or 0) > top for each, top in zip(hands, most, strict=True)):
        return False
    return least <= len(TAROKS) <= sum(most) + left + sum(_laid(hand, hands, most, kings))


def _laid(hand: Account[CzechHouse], hands: Sequence[Hand], most: Sequence[int], kings: int) -> Iterator[int]:
    """Yield how many trumps can have been discarded: only by hands of trumps and kings alone (CZ-DISC-03)."""
    others = 0
    for seat, each in enumerate(hands):
        if HAND - most[seat] <= (kings if each.kings is None else each.kings):
            away = drawn(hand, seat)[-1]
            if hand.contract.id != "prever" and (seat - (hand.result.forehand or 0)) % 4:
                others += away
            else:
                yield away
    yield min(others, TALON - DRAWN)
