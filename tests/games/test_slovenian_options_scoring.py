"""The variations that change what a hand pays: chapters 12, 14, 16 and 25 of the book, worked out by hand."""

import pytest
from games.play import at, cards, say, trick, tricks, turn, words
from games.table import (
    NOBODY,
    A,
    B,
    C,
    D,
    Four,
    after,
    before,
    begun,
    counted,
    klop,
    lost,
    mond,
    played,
    radli,
    said,
    scores,
    silent,
    slovenian,
    won,
    worth,
)
from typed import typed

from tarok.cards.deck import PACK
from tarok.engine.deal_types import Stake, Trick
from tarok.engine.result import Dealt, Feat, Misdeal, Result, Unfit

THIRD = {"win_threshold": "35_plus_one_card"}
BY_A = Trick(A, (0, 1, 2, 3), A)
"""So that the others have not won all tricks."""


# 35 and a third of a point


EIGHTEEN = "♥K ♦K ♠K ♣K Š XXI ♥Q I V X XI XII XIII XIV XV XVI XVII VI"
"""Four kings and the trula 35, the queen 4, and ten at 1: 49 in 18 cards."""


@pytest.mark.parametrize(
    ("pile", "thirds", "points", "made"),
    [
        # SL-EX-44: 18 cards worth 47 are 141 - 36 = 105 thirds, 35 exactly
        (EIGHTEEN.replace("♥Q", "♥J"), 105, 35, False),
        # 22 cards worth 50 are 150 - 44 = 106: six kings and trula cards 30, the queen 4, a jack 2, 14 at 1
        ("♥K ♦K ♠K ♣K Š XXI ♥Q ♦J II III IIII V VI VII VIII IX X XI XII XIII XIV XV", 106, 35, True),
        # the same with a knight for the jack: 109 thirds, 36
        ("♥K ♦K ♠K ♣K Š XXI ♥Q ♦N II III IIII V VI VII VIII IX X XI XII XIII XIV XV", 109, 36, True),
        # 20 cards worth 48 are 144 - 40 = 104: 35, but a third too little
        ("♥K ♦K ♠K ♣K Š XXI ♥Q ♦J II III IIII V VI VII VIII IX X XI XII XIII", 104, 35, False),
    ],
)
def test_a_third_of_a_point_is_enough(pile: str, thirds: int, points: int, made: bool) -> None:
    """SL-EX-44, SL-SCO-10: counted 35, so without a difference; by the default rule 36 are needed."""
    held = cards(pile)
    worths = slovenian().worth
    assert thirds == 3 * sum(worths[card] for card in held) - 2 * len(held)
    won_before = (held, cards(""), cards(""), cards(""))
    for options, expected in ((THIRD, made), ({}, points > 35)):
        known = {"won": won_before, "tricks": (BY_A,), "options": options, "called": 0, "partner": B}
        deal = tricks(trick("two", "♣7", "♣8", "♣9", "♣10", number=12, **known), "♣7 ♣8 ♣9 ♣10")
        result = deal.game.result(deal)
        assert ((points,), expected) == (result.points, result.made)
        value = 20 if expected else -20
        assert (value, value, 0, 0) == worth("contract", result, **options)
        assert NOBODY == worth("difference", result, **options)


def test_a_third_in_solo_without() -> None:
    """SL-SCO-10, SL-CON-04: there too; it is flat."""
    pile = "♥K ♦K ♠K ♣K Š XXI ♥Q ♦J II III IIII V VI VII VIII IX X XI XII XIII XIV XV"
    known = {"won": (cards(pile), cards(""), cards(""), cards("")), "options": THIRD, "number": 12}
    deal = tricks(trick("solo_without", "♣7", "♣8", "♣9", "♣10", **known), "♣7 ♣8 ♣9 ♣10")
    assert (80, 0, 0, 0) == worth("contract", deal.game.result(deal), **THIRD)


def test_who_writes_35_says_whether_it_was_enough() -> None:
    """SL-SCO-10: the whole points do not tell; 36 and 34 do."""
    with pytest.raises(Unfit, match="made"):
        typed(slovenian(**THIRD), counted("two", 35))
    assert (20, 20, 0, 0) == scores(counted("two", 35, made=True), **THIRD)
    assert (-20, -20, 0, 0) == scores(counted("two", 35, made=False), **THIRD)
    assert (20, 20, 0, 0) == scores(counted("two", 36), **THIRD)
    assert (-20, -20, 0, 0) == scores(counted("two", 34), **THIRD)


def test_contract_won_by_a_third_uses_up_a_radl() -> None:
    """SL-SCO-09, SL-SCO-10."""
    assert (0, 0, 0, 0) == radli(counted("two", 35, made=True), (1, 0, 0, 0), **THIRD)
    assert (1, 0, 0, 0) == radli(counted("two", 35, made=False), (1, 0, 0, 0), **THIRD)


# A silent pagat ultimo of one player

PERSONAL = [
    # whose, made; off; won_or_lost; lost_only.  The hand is two with 36 for A and B: 20
    (B, True, (45, 45, 0, 0), (20, 45, 0, 0), (45, 45, 0, 0)),
    (B, False, (-5, -5, 0, 0), (20, -5, 0, 0), (20, -5, 0, 0)),
    (A, False, (-5, -5, 0, 0), (-5, 20, 0, 0), (-5, 20, 0, 0)),
    (C, True, (-5, -5, 0, 0), (20, 20, 25, 0), (-5, -5, 0, 0)),
    (C, False, (45, 45, 0, 0), (20, 20, -25, 0), (20, 20, -25, 0)),
]


@pytest.mark.parametrize(("seat", "made", "off", "won_or_lost", "lost_only"), PERSONAL)
def test_silent_pagat(seat: int, made: bool, off: Four, won_or_lost: Four, lost_only: Four) -> None:
    """SL-SCO-11: only the holder's own score, a defender's too."""
    result = counted("two", 36, silent("pagat_ultimo", seat, made=made))
    assert off == scores(result)
    assert won_or_lost == scores(result, silent_pagat_personal="won_or_lost")
    assert lost_only == scores(result, silent_pagat_personal="lost_only")


def test_radl_and_the_silent_pagat_of_one_player() -> None:
    """SL-SCO-11: 20 x 2, and 25 x 2 if it is of the declarer's side; the holder's own radl does nothing."""
    options = {"silent_pagat_personal": "won_or_lost"}
    doubled = before(radli=(1, 0, 0, 0))
    assert (40, 90, 0, 0) == scores(counted("two", 36, silent("pagat_ultimo", B)), doubled, **options)
    assert (40, 40, 25, 0) == scores(counted("two", 36, silent("pagat_ultimo", C)), doubled, **options)
    own = before(radli=(0, 1, 1, 0))
    assert (20, 20, 25, 0) == scores(counted("two", 36, silent("pagat_ultimo", C)), own, **options)


def test_announced_pagat_is_shared() -> None:
    """SL-SCO-11: it speaks of the silent one; and other silent bonuses are shared, too."""
    for how in ("won_or_lost", "lost_only"):
        options = {"silent_pagat_personal": how}
        result = counted("two", 36, said("pagat_ultimo", B, made=False), silent("trula", A))
        assert (-20, -20, 0, 0) == scores(result, **options)
        assert (-250, -250, 0, 0) == scores(
            counted("two", 0, silent("valat", C), silent("pagat_ultimo", C)), **options
        )


def test_who_played_the_pagat_bears_it() -> None:
    """SL-SCO-11: D plays it to the last trick, and C beats it: -25 for D."""
    known = {"number": 12, "called": 0, "partner": B, "tricks": (BY_A,)}
    deal = tricks(
        trick("two", "♣7", "♣8", "II", "I", options={"silent_pagat_personal": "lost_only"}, **known),
        "♣7 ♣8 II I",
    )
    assert (0, 0, 0, -25) == worth("pagat_ultimo", deal.game.result(deal), silent_pagat_personal="lost_only")


# Announced by one side, made by the other


@pytest.mark.parametrize(
    ("feats", "plain", "stacked"),
    [
        # SL-EX-32: 20 + 5 - 20, and 10 more
        ((said("trula", A, made=False), silent("trula", C)), 5, -5),
        ((said("kings", C, made=False, doubled=1), silent("kings", B)), 65, 75),
        ((said("pagat_ultimo", D, made=False), silent("pagat_ultimo", A)), 75, 100),
        ((said("king_ultimo", C, made=False), silent("king_ultimo", B)), 45, 55),
        # another bonus was counted anyway
        ((said("trula", A, made=False), silent("kings", C)), -5, -5),
    ],
)
def test_failed_announcement_and_the_other_sides_feat(
    feats: tuple[Feat, ...], plain: int, stacked: int
) -> None:
    """SL-EX-32, SL-BON-11: with `stack_failed_announcement` both count; two with 40 is 25."""
    assert (plain, plain, 0, 0) == scores(counted("two", 40, *feats))
    assert (stacked, stacked, 0, 0) == scores(counted("two", 40, *feats), stack_failed_announcement=True)


# A valat and what was said on the game; a valat and the mond


@pytest.mark.parametrize(("doubled", "taken"), [(0, 250), (1, 500), (4, 4000)])
def test_silent_valat_and_the_kontra_on_the_game(doubled: int, taken: int) -> None:
    """SL-EX-17, SL-SCO-06: without the option 250, whatever was said; a radl doubles it all the same."""
    result = counted("three", 70, silent("valat", A), doubled=doubled)
    plain = {"silent_valat_takes_game_kontra": False}
    assert (taken, taken, 0, 0) == scores(result)
    assert (250, 250, 0, 0) == scores(result, **plain)
    assert (500, 500, 0, 0) == scores(result, before(radli=(1, 0, 0, 0)), **plain)
    assert (1000, 1000, 0, 0) == scores(counted("three", 70, said("valat", A, doubled=1)), **plain)


def test_valat_and_the_mond() -> None:
    """SL-SCO-05: with `valat_drops_mond_penalty` off it costs 20 all the same; the rest is dropped."""
    kept = {"valat_drops_mond_penalty": False}
    result = counted("one", 66, said("valat", A, made=False), silent("trula", A), mond(C), doubled=1)
    assert (-500, -500, 0, 0) == scores(result)
    assert (-500, -500, -20, 0) == scores(result, **kept)
    assert (230, 250, 0, 0) == scores(counted("one", 70, silent("valat", B), mond(A)), **kept)
    assert (125, 0, 0, 0) == scores(won("colour_valat"), **kept)


@pytest.mark.parametrize(("drops", "ended"), [(True, "decided"), (False, "")])
def test_failed_valat_is_played_on_for_the_mond(drops: bool, ended: str) -> None:
    """SL-END-06, SL-SCO-05: to stop never changes a score (SL-END-01): A's mond may still be caught."""
    options = {"valat_drops_mond_penalty": drops}
    known = {"number": 11, "stakes": (Stake("valat", A),), "options": options}
    deal = tricks(trick("solo_two", "♥Q XXI", "♥J Š", "♥K ♥2", "♥N ♥1", **known), "♥Q ♥J ♥K ♥N")
    assert ended == deal.ended
    if not drops:
        deal = tricks(deal, "♥2 ♥1 XXI Š")
        assert (-520, 0, 0, 0) == scores(deal.game.result(deal), **options)


# Kontra to a klop

KONTRA = {"klop_kontra": True}


def against(seat: int, *points: int) -> Result:
    """A klop to which this seat has said kontra."""
    return klop(*points, feats=(said("klop_kontra", seat),))


KLOPS = [
    # who said it, points, scores: the loser pays 140, if there is one
    (B, (36, 20, 10, 4), (-140, 0, 0, 0)),
    (A, (36, 20, 10, 4), (-140, 0, 0, 0)),
    (D, (40, 29, 0, 1), (-140, 0, 70, 0)),
    # nobody has more than 35: whoever said it pays 140 for their own points, the others score as usual
    (B, (20, 20, 15, 15), (-20, -140, -15, -15)),
    (C, (35, 17, 13, 5), (-35, -15, -140, -5)),
    # somebody took no trick: only winners score, and whoever said it
    (A, (30, 25, 15, 0), (-140, 0, 0, 70)),
    # the speaker took none: 140 in the place of 70, and still nobody else scores
    (D, (30, 25, 15, 0), (0, 0, 0, -140)),
    (D, (35, 0, 35, 0), (0, 70, 0, -140)),
]


@pytest.mark.parametrize(("seat", "points", "expected"), KLOPS)
def test_kontra_to_a_klop(seat: int, points: Four, expected: Four) -> None:
    """SL-KLOP-08, SL-KLOP-09: doubled for the loser; without one it falls back on the one who said it."""
    assert expected == scores(against(seat, *points), **KONTRA)


def test_radli_and_kontra_to_a_klop() -> None:
    """SL-KLOP-08, SL-KLOP-06, SL-KLOP-09: they double it again; who pays uses none up, who wins does."""
    had = before(radli=(1, 1, 0, 1))
    assert (-280, 0, 0, 0) == scores(against(B, 36, 20, 10, 4), had, **KONTRA)
    assert (-40, -280, -15, -30) == scores(against(B, 20, 20, 15, 15), had, **KONTRA)
    assert (2, 2, 1, 2) == radli(against(B, 20, 20, 15, 15), (1, 1, 0, 1), **KONTRA)
    assert (0, 140, 0, -280) == scores(against(D, 35, 0, 35, 0), had, **KONTRA)
    assert (2, 1, 1, 2) == radli(against(D, 35, 0, 35, 0), (1, 1, 0, 1), **KONTRA)


def test_kontra_to_a_klop_for_money() -> None:
    """SL-KLOP-08, SL-MON-04: B pays 140 to each of the others, A 20, C and D 15."""
    # A: 140 + 15 + 15 - 60; B: 20 + 15 + 15 - 420; C and D: 140 + 20 + 15 - 45
    assert (110, -370, 130, 130) == scores(against(B, 20, 20, 15, 15), scoring_mode="money", **KONTRA)


def test_who_may_say_kontra_to_a_klop() -> None:
    """SL-KLOP-08: each in turn from forehand, before the lead, and once in all."""
    deal = at("announcements", contract="klop", options=KONTRA)
    for seat in (A, B, C, D):
        assert (seat, {"pass", f"game {seat}"}) == (turn(deal), words(deal))
        doubled = say(deal, f"game {seat}")
        assert ("trick", A) == (doubled.phase, turn(doubled))
        deal = say(deal, "pass")
    assert ("trick", A) == (deal.phase, turn(deal))


@pytest.mark.parametrize(("said_by", "expected"), [(None, -70), (A, -140), (C, -140)])
def test_kontra_of_a_played_klop(said_by: int | None, expected: int) -> None:
    """SL-KLOP-08: who said it stands in the result: D takes all, which is more than 35."""
    pile = cards("♦K ♠K ♣K ♥Q ♦Q ♠Q ♣Q Š XXI I XX XIX XVIII XVII XVI XV XIV XIII")
    rest = PACK - pile - cards("♥4 ♥3 ♥2 ♥K")
    stakes = () if said_by is None else (Stake("game", said_by, 1),)
    known = {"options": KONTRA, "stakes": stakes, "won": (rest, cards(""), cards(""), pile)}
    deal = tricks(trick("klop", "♥4", "♥3", "♥2", "♥K", number=12, **known), "♥4 ♥3 ♥2 ♥K")
    result = deal.game.result(deal)
    # D: 7 x 5, 4 x 4 and 11 x 1 are 62 in 22 cards: 62 - 14 - 1; A the rest; B and C no trick
    assert (23, 0, 0, 47) == result.points
    assert (0, 70, 70, expected) == scores(result, **KONTRA)


def test_kontra_to_a_klop_needs_the_option() -> None:
    """SL-KLOP-08: and is said once."""
    with pytest.raises(Unfit, match="klop_kontra"):
        typed(slovenian(), against(B, 20, 20, 15, 15))
    with pytest.raises(Unfit, match="once"):
        typed(
            slovenian(**KONTRA), klop(20, 20, 15, 15, feats=(said("klop_kontra", A), said("klop_kontra", B)))
        )
    assert "trick" == at("announcements", contract="klop").phase


def test_renonce_in_a_klop_with_kontra() -> None:
    """SL-IRR-02, SL-KLOP-09: 70 as in any klop."""
    result = klop(revoked=B, feats=(said("klop_kontra", C),))
    assert (0, -70, 0, 0) == scores(result, **KONTRA)


# Klop hands that must be


@pytest.mark.parametrize(
    ("total", "off", "on"),
    [(480, 0, 1), (980, 0, 1), (-520, 0, 1), (-20, 1, 1), (479, 0, 0), (-1020, 0, 1), (230, 0, 0)],
)
def test_multiples_of_500(total: int, off: int, on: int) -> None:
    """SL-CK-04: A wins 20, and comes to 500, 1000, -500, 0, 499, -1000 and 250."""
    carry = before(totals=(total, 7, 7, 7))
    assert off == after(counted("two", 36), carry).marked("compulsory_klop")
    assert on == after(counted("two", 36), carry, compulsory_klop_multiples=500).marked("compulsory_klop")


def test_multiple_of_500_must_be_reached() -> None:
    """SL-CK-03, SL-CK-04: C stood there before."""
    carry = before(totals=(7, 7, 500, -500))
    assert 0 == after(counted("two", 36), carry, compulsory_klop_multiples=500).marked("compulsory_klop")


@pytest.mark.parametrize(("option", "must"), [(False, 0), (True, 1)])
def test_klop_after_a_misdeal(option: bool, must: int) -> None:
    """SL-CK-04: D comes to -20, which calls for nothing by itself."""
    sheet = begun(slovenian(compulsory_klop_after_misdeal=option), totals=(5, 5, 5, 0)).book(Misdeal(D))
    assert must == sheet.carry.marked("compulsory_klop")
    assert 0 == played(sheet, klop(20, 20, 15, 15)).carry.marked("compulsory_klop")


# Hirškontra


@pytest.mark.parametrize(("doubled", "times"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_hirskontra_pays(doubled: int, times: int) -> None:
    """SL-KON-01: hirškontra 16, and mordkontra is 32 then."""
    hirs = {"hirskontra": True}
    assert (25 * times, 25 * times, 0, 0) == scores(counted("two", 40, doubled=doubled), **hirs)
    trula = counted("two", 40, said("trula", C, doubled=doubled))
    assert (-20 * times, -20 * times, 0, 0) == worth("trula", trula, **hirs)


def test_mordkontra_is_the_last_step() -> None:
    """SL-KON-01: without the option nothing is doubled five times, with it nothing six times."""
    with pytest.raises(Unfit, match="0 to 4"):
        typed(slovenian(), counted("two", 40, doubled=5))
    with pytest.raises(Unfit, match="0 to 5"):
        typed(slovenian(hirskontra=True), counted("two", 40, doubled=6))


# Piccolo


def test_piccolo_pays() -> None:
    """SL-NEG-08: 70, doubled by kontra and by the declarer's radl; nobody gets a radl for it."""
    for where in ("above_solo_one", "below_solo_three", "between_three_and_two"):
        options = {"piccolo": where}
        assert (70, 0, 0, 0) == scores(won("piccolo"), **options)
        assert (-140, 0, 0, 0) == scores(lost("piccolo", doubled=1), **options)
        assert (140, 0, 0, 0) == scores(won("piccolo"), before(radli=(1, 1, 0, 0)), **options)
        assert (0, 1, 0, 0) == radli(won("piccolo"), (1, 1, 0, 0), **options)
        assert (1, 1, 0, 0) == radli(lost("piccolo"), (1, 1, 0, 0), **options)
        assert (0, 0, -70, 0) == scores(Result(contract="piccolo", declarer=A, revoked=C), **options)
    with pytest.raises(Unfit, match="piccolo"):
        typed(slovenian(), won("piccolo"))


# Colour valat with a partner


def test_colour_valat_with_a_partner_pays_both() -> None:
    """SL-CV-03: 125 each; without the option there is no partner."""
    options = {"colour_valat_with_partner": True}
    assert (125, 125, 0, 0) == scores(won("colour_valat", partner=B), **options)
    assert (-250, -250, 0, 0) == scores(lost("colour_valat", partner=B, doubled=1), **options)
    assert (125, 0, 0, 0) == scores(won("colour_valat"), **options)
    assert (1, 1, 1, 1) == radli(won("colour_valat", partner=B), NOBODY, **options)
    with pytest.raises(Unfit, match="without a partner"):
        typed(slovenian(), won("colour_valat", partner=B))
    with pytest.raises(Unfit, match="without a partner"):
        typed(slovenian(**options), won("colour_valat_without", partner=B))


def test_sheet_of_a_compulsory_hand_ends_with_any_higher_contract() -> None:
    """SL-CK-01, SL-NEG-08: the mark goes with a hand that was played."""
    sheet = begun(slovenian(piccolo="above_solo_one"), totals=(1, 1, 1, 1))
    sheet = sheet.book(Dealt(Result(ended="no_tarok"))).book(Dealt(counted("solo_without", 40)))
    assert 0 == sheet.carry.marked("compulsory_klop")
