"""Results that no deal can have, and unusual ones that one has: the arithmetic of each by hand.

In the games for 54 cards all cards are worth 106, in those for 42 (all Hungarian but one, and taper) 94.  A
pile that is counted in threes has worth - 2/3 x cards; by hand it is easier in thirds: 3 x worth - 2 x cards,
and the whole pack has 3 x 106 - 2 x 54 = 210.  n cards worth 1 each so have n thirds.  A third is rounded
to the nearest point.  Where no valat is written each side has won a trick, or the valat would count.
A, B, C and D are the seats 0 to 3.
"""

import pytest
from typed import typed

from tarok.engine.result import Feat, Result, Unfit
from tarok.games import GAMES

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


# fmt: off
UNUSUAL = [
    # the most and the fewest points: 67 or 68 of 70, as above, and 2 for a trick and what was laid away
    (SL, hand("two", 67)), (SL, hand("two", 2)), (SL, hand("one", 67)), (SL, hand("three", 68)),
    (SL, alone("solo_two", 67)), (SL, alone("solo_one", 67)), (SL, alone("solo_three", 68)),
    # without bonuses a side may have all tricks: the talon of 6 cards is worth 2 at least
    (SL, alone("solo_without", 68)), (SL, alone("solo_without", 0)),
    (RO, hand("doi_1", 67)), (RO, hand("doi_1", 2)), (RO, hand("unu_1", 67)),
    (RO, alone("solo", 67, level=1)),
    (TAPER, alone("doi_1", 64)), (TAPER, alone("doi_1", 2)),
    (IL, hand("three", 87)), (IL, hand("three", 7)), (IL, hand("solo", 84)), (IL, hand("solo", 4)),
    (PA, hand("two", 86)), (PA, hand("one", 85)), (LONG, hand("three", 99)), (LONG, hand("solo", 96)),
    (CZ, hand("four", 101)), (CZ, hand("four", 4)), (CZ, alone("prever", 99)), (CZ, alone("prever", 3)),
    (CZ, alone("own_call", 100)), (CZ, hand("four", 102, partner=D)), (CZ, hand("four", 53)),
    # all tricks: the others have what was left or laid away
    (SL, hand("two", 69, silent("valat", A))), (SL, hand("two", 58, silent("valat", A))),
    (SL, hand("two", 1, silent("valat", B))), (SL, alone("two", 70, said("valat", A))),
    (SL, hand("three", 57, silent("valat", A))), (SL, hand("two", None, vain("valat", A), made=True)),
    (RO, hand("doi_1", 69, silent("valat", A))), (RO, hand("doi_1", 1, silent("valat", B))),
    (RO, alone("doi_1", 5, silent("valat", B))),
    (IL, hand("three", 91, silent("valat", A))), (IL, hand("three", 3, silent("valat", B))),
    (PA, hand("solo", 0, silent("valat", B))), (CZ, hand("four", 105, silent("valat", A))),
    (CZ, alone("prever", 91, said("valat", A))), (CZ, hand("four", 5, said("valat", B))),
    # bonuses against one another
    (SL, hand("two", 40, silent("trula", A), silent("kings", B))),
    (SL, hand("two", 40, said("trula", A), vain("trula", B))),
    (SL, hand("two", 40, vain("trula", A), vain("trula", B))),
    (SL, hand("two", 40, vain("kings", A), vain("kings", B))),
    (SL, hand("two", 67, vain("kings", B))),
    (SL, hand("two", 40, silent("pagat_ultimo", B), missed("king_ultimo", A))),
    (SL, hand("two", 40, silent("pagat_ultimo", A), silent("king_ultimo", A))),
    (SL, hand("two", 40, missed("pagat_ultimo", A), silent("king_ultimo", A))),
    (SL, hand("two", 40, missed("pagat_ultimo", A), missed("king_ultimo", A))),
    (SL, hand("two", 40, vain("king_ultimo", C), silent("kings", A))),
    (SL, hand("two", 40, vain("king_ultimo", C), silent("kings", B))),
    (SL, hand("two", 40, said("pagat_ultimo", B), silent("trula", B))),
    # the emperor trick, the last one: the pagat takes škis and mond of the others
    (SL, hand("two", 40, said("pagat_ultimo", B), silent("trula", B), missed("mond", A), skis=C)),
    # the mond of the declarer lies in the talon, of anybody else with the škis
    (SL, hand("two", 40, missed("mond", A), skis=A)), (SL, hand("two", 40, missed("mond", D), skis=C)),
    (SL, hand("two", 40, missed("mond", A), silent("trula", B))),
    (SL, hand("two", 67, missed("mond", D), silent("trula", A), silent("kings", A))),
    (RO, hand("doi_1", 36, silent("mond_caught", A), silent("trula", A))),
    (RO, hand("doi_1", 36, silent("king_caught", B), silent("kings", B))),
    (RO, hand("doi_1", 36, silent("king_caught", B), missed("king_ultimo", A))),
    (RO, hand("doi_1", 36, silent("king_caught", B), silent("trula", A), silent("pagat_ultimo", A))),
    (RO, alone("doi_1", 36, silent("king_left", B), silent("kings", B), level=2)),
    (RO, alone("doi_2", 36, silent("king_left", B), level=3)), (RO, alone("unu_1", 36, level=11)),
    # a lone declarer finds the called king, although the opponents took every trick: 5 + 4 - 4/3
    (RO, alone("doi_1", 8, silent("valat", B))), (RO, alone("doi_1", 36, silent("kings", A))),
    (IL, hand("three", 50, said("small_bird", A), vain("xxi_catch", B))),
    (IL, hand("three", 50, said("large_bird", A), silent("xxi_catch", A), silent("trula", A))),
    (IL, hand("three", 50, said("pagat_uhu", A), vain("pagat_ultimo", B))),
    (IL, hand("three", 50, said("king_ultimo_clubs", B), vain("pagat_ultimo", A))),
    (IL, hand("three", 75, said("centrum", A), said("small_bird", C), said("large_bird", A))),
    (HI, hand("three", 50, said("pagat_pheasant", A), silent("trula", A))),
    (HI, hand("three", 50, said("pair_pheasant", B), missed("eagle_pheasant", A))),
    (HI, hand("three", 60, said("closing_pair", A), silent("pagat_ultimo", A))),
    (PA, hand("three", 50, silent("xxi_catch", B), silent("trula", B), missed("hat", C))),
    # hands that hold much or nothing
    (CZ, alone("prever", 60, *map(said, ("uni", "beeda", "beeda"), (B, C, D)))),
    (CZ, hand("four", 60, said("pagat", D), said("trull", D))),
    (CZ, hand("four", 60, said("pagat", B), said("kings", D))),
    (CZ, hand("four", 60, said("big_ones", A), said("little_ones", B), said("uni", C))),
    (CZ, hand("four", 60, said("all_seven", A), said("beeda", B), said("beeda", C), silent("pagat", A))),
    (RO, hand("doi_1", 36, said("taroks_10", A), said("taroks_9", B))),
    (PA, hand("three", 50, said("taroks_9", A), said("taroks_9", B))),
    # klops: two piles have 70, three or four 69 to 71; a trick of pips counts 1
    (SL, klop(40, 30, 0, 0)), (SL, klop(70, 0, 0, 0)), (SL, klop(35, 35, 0, 0)), (SL, klop(69, 1, 0, 0)),
    (SL, klop(66, 1, 1, 1)), (SL, klop(24, 24, 23, 0)), (SL, klop(18, 18, 18, 17)),
    (SL, klop(17, 17, 17, 18)),
    (SL3, klop(41, 29, 0)), (SL3, klop(23, 24, 24)), (SL3, klop(1, 1, 67)),
]
# fmt: on


@pytest.mark.parametrize(("key", "result"), UNUSUAL)
def test_a_deal_has_this_unusual_result(key: str, result: Result) -> None:
    """SL-CNT-02, SL-CNT-05, SL-TAL-08, SL-PLAY-04, SL-PLAY-07, RO-KIT-04, HU-DISC-06, CZ-VAL-07."""
    typed(GAMES[key](), result)
