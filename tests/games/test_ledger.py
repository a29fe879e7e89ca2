"""Results that no deal can have, and unusual ones that one has: the arithmetic of each by hand.

In the games for 54 cards all cards are worth 106, in those for 42 (all Hungarian but one, and taper) 94.  A
pile that is counted in threes has worth - 2/3 x cards; by hand it is easier in thirds: 3 x worth - 2 x cards,
and the whole pack has 3 x 106 - 2 x 54 = 210.  n cards worth 1 each so have n thirds.  A third is rounded
to the nearest point.  Where no valat is written each side has won a trick, or the valat would count.
A, B, C and D are the seats 0 to 3.
"""

import pytest
from typed import typed

from tarok.games import GAMES
from tarok.result import Feat, Result, Unfit

A, B, C, D = range(4)
SL, RO, CZ = "slovenian", "romanian", "czech_american"
PA, IL, HI, LONG, SL3, TAPER = "paskievics", "illustrated", "high", "illustrated_54", "slovenian_3", "taper"


def said(what: str, seat: int) -> Feat:
    return Feat(what=what, seat=seat, announced=True)


def vain(what: str, seat: int) -> Feat:
    return Feat(what=what, seat=seat, announced=True, made=False)


def silent(what: str, seat: int) -> Feat:
    return Feat(what=what, seat=seat)


def missed(what: str, seat: int) -> Feat:
    return Feat(what=what, seat=seat, made=False)


def hand(contract: str, count: int | None, *feats: Feat, **known: object) -> Result:
    points = () if count is None else (count,)
    return Result(
        **{"contract": contract, "declarer": A, "partner": C, "points": points, "feats": feats, **known}
    )


def alone(contract: str, count: int | None, *feats: Feat, **known: object) -> Result:
    return hand(contract, count, *feats, **{"partner": None, **known})


def klop(*points: int) -> Result:
    return Result(contract="klop", points=points)


# fmt: off
POINTS = [
    # The defenders have 4 cards of the talon and a trick of 4: at least 8 thirds, so 202 are left, 67 points.
    (SL, hand("two", 68), "2 to 67", "SL-CON-02"),
    (SL, hand("two", 70), "2 to 67", "SL-CON-02"),
    (RO, hand("doi_1", 68), "2 to 67", "RO-BID-01"),
    (RO, hand("doi_1", 70), "2 to 67", "RO-BID-01"),
    # 5 cards of the talon and a trick: 9 thirds, 201 are left, 67 points.
    (SL, hand("one", 68), "2 to 67", "SL-CON-02"),
    # 3 cards of the talon and a trick: 7 thirds, 203 are left, 67 and two thirds, 68 points.
    (SL, hand("three", 69), "2 to 68", "SL-CON-02"),
    # 4 of the talon and a trick, as in two.
    (SL, alone("solo_two", 69), "2 to 67", "SL-CON-02"),
    # The declarer has laid 2 cards away and won a trick of 4: 6 thirds, 2 points.
    (SL, hand("two", 0), "2 to 67", "SL-CON-02"),
    (SL, hand("two", 1), "2 to 67", "SL-CON-02"),
    # Three others have laid a card away each, and the opponents won a trick of 4: 7 cards, worth 7 of 94.
    (IL, hand("three", 88), "7 to 87", "HU-SCO-03"),
    (IL, hand("three", 94), "7 to 87", "HU-SCO-03"),
    # In a solo the three have laid away 2 cards each: 6, and a trick of 4: worth 10 of 94.
    (IL, hand("solo", 85), "4 to 84", "HU-SCO-03"),
    # Povinost has laid 4 cards away, the partner opposite one at most, a defender the other: a trick and one
    # card, worth 5 of 106.  A valat of the defenders does not count if it was not bet, so the
    # declaring side may have no trick, but 4 cards.
    (CZ, hand("four", 103), "4 to 101", "CZ-BID-01"),
    (CZ, hand("four", 3), "4 to 101", "CZ-BID-01"),
    # In a Prever the defenders have the 3 cards left and a trick, worth 7.
    (CZ, alone("prever", 100), "3 to 99", "CZ-BID-01"),
]
PILES = [
    # A card that has won a trick, or that both sides name, lies in one pile.
    (SL, hand("two", 40, silent("pagat_ultimo", A), silent("trula", B)), "trula", "SL-BON-01"),
    (RO, hand("doi_1", 36, silent("trula", B), silent("pagat_ultimo", A)), "trula", "RO-BON-05"),
    (SL, hand("two", 40, silent("king_ultimo", A), silent("kings", B)), "king_ultimo", "SL-BON-02"),
    (SL, hand("two", 40, missed("king_ultimo", A), silent("kings", A)), "king_ultimo", "SL-BON-02"),
    (RO, hand("doi_1", 36, silent("mond_caught", A), silent("trula", B)), "mond_caught", "RO-BON-01"),
    (IL, hand("three", 50, silent("xxi_catch", A), silent("trula", B)), "xxi_catch", "HU-BON-01"),
    (RO, hand("doi_1", 36, silent("king_caught", B), silent("kings", A)), "king_caught", "RO-BON-02"),
    (RO, alone("doi_1", 36, silent("king_left", B), silent("kings", A), level=2), "king_left", "RO-BON-02"),
    (RO, alone("unu_1", 36, silent("king_left", B), silent("kings", A), level=3), "king_left", "RO-BON-02"),
    (IL, hand("three", 50, said("small_bird", A), silent("xxi_catch", B)), "small_bird", "HU-BON-06"),
    # The škis has won the seventh trick of one side, so it has not caught the XXI for the other.
    (IL, hand("three", 50, said("large_bird", A), silent("xxi_catch", B)), "large_bird", "HU-BON-06"),
    (HI, hand("three", 50, said("pagat_pheasant", A), silent("trula", B)), "pagat_pheasant", "HU-BON-01"),
    # The I has won the eighth trick, and cannot be beaten in the ninth.
    (IL, hand("three", 50, said("pagat_uhu", A), missed("pagat_ultimo", A)), "pagat_uhu", "HU-BON-05"),
]
KLOPS = [
    # Two piles have 210 thirds: 122 to 124 count 41, and 89 to 91 count 30, together at least 211.
    (SL, klop(41, 30, 0, 0), "41, 30", "SL-CNT-02"),
    # 119 to 121 and 86 to 88: at most 209.
    (SL, klop(40, 29, 0, 0), "40, 29", "SL-CNT-02"),
    # Who has all cards has 70.
    (SL, klop(69, 0, 0, 0), "69, 0", "SL-CNT-02"),
    (SL3, klop(41, 30, 0), "41, 30", "SL-CNT-02"),
]
LEVELS = [
    # The set that was looked at first was taken: no other was seen, and no king in it left.
    (RO, alone("doi_1", 36, silent("king_left", B), level=1), "at level 1", "RO-KIT-02"),
    (RO, alone("doi_2", 36, silent("king_left", B), level=2), "at level 2", "RO-KIT-02"),
]
HANDS = [
    # 0 + 2 + 2 trumps leave 18: a hand of 12, and 4 of Povinost's that hold trumps and kings alone.
    (CZ, hand("four", 60, *map(said, ("uni", "beeda", "beeda"), (B, C, D))), "has hands like", "CZ-DEC-07"),
    # The I in two hands.
    (CZ, hand("four", 60, said("pagat", B), said("trull", D)), "no deal has hands", "CZ-DEC-07"),
]
IMPOSSIBLE = [*POINTS, *PILES, *KLOPS, *LEVELS, *HANDS]
# fmt: on


def test_there_are_as_many_as_were_found() -> None:
    """35 were accepted, and the I that two had (CZ-BET-02)."""
    assert 35 + 1 == len(IMPOSSIBLE)


@pytest.mark.parametrize(("key", "result", "truth", "clause"), IMPOSSIBLE)
def test_no_deal_has_this_result(key: str, result: Result, truth: str, clause: str) -> None:
    """SL-CNT-01, SL-CNT-02, SL-CNT-05, SL-BON-01, RO-KIT-02, RO-CNT-05, HU-DISC-06, CZ-DEC-07, CZ-BET-02."""
    with pytest.raises(Unfit) as error:
        typed(GAMES[key](), result)
    assert truth in str(error.value)
    assert clause == error.value.clause
