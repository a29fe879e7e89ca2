"""What three gain and lose, and how their evening ends: chapter 22 of the book, worked out by hand."""

import pytest
from games.table import (
    A,
    B,
    C,
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
from games.three import KEY, ZERO
from typed import typed

from tarok.engine.result import Dealt, Feat, Misdeal, Result, Stop, Unfit
from tarok.scoring.sheet import Sheet

THREE = {"key": KEY}
HIGH = {"key": KEY, "three_player_high_bids": True}
SOLO = {"key": KEY, "three_player_solo_without": True}

EXACT = [
    # contract, and the score with 0, 21, 33, 35, 36, 38, 43 and 70 points: 35 14 2 0 1 3 8 35 from 35
    ("three", (-45, -24, -12, -10, 11, 13, 18, 45)),
    ("two", (-55, -34, -22, -20, 21, 23, 28, 55)),
    ("one", (-65, -44, -32, -30, 31, 33, 38, 65)),
]
ROUNDED = [
    # the same rounded to 35 15 0 0 0 5 10 35
    ("three", (-45, -25, -10, -10, 10, 15, 20, 45)),
    ("two", (-55, -35, -20, -20, 20, 25, 30, 55)),
    ("one", (-65, -45, -30, -30, 30, 35, 40, 65)),
]
POINTS = (0, 21, 33, 35, 36, 38, 43, 70)


def alone(contract: str, points: int, *feats: Feat, **known: object) -> Result:
    return counted(contract, points, *feats, **{"partner": None, **known})


@pytest.mark.parametrize(("contract", "line"), EXACT)
def test_every_point_of_the_difference_counts(contract: str, line: tuple[int, ...]) -> None:
    """SL-3P-03, SL-3P-06, SL-CNT-03: for the declarer alone."""
    for points, score in zip(POINTS, line, strict=True):
        assert (score, 0, 0) == scores(alone(contract, points), **THREE)


@pytest.mark.parametrize(("contract", "line"), ROUNDED)
def test_rounded_difference(contract: str, line: tuple[int, ...]) -> None:
    """SL-3P-06: with `difference_rounding` = 5."""
    for points, score in zip(POINTS, line, strict=True):
        assert (score, 0, 0) == scores(alone(contract, points), difference_rounding=5, **THREE)


@pytest.mark.parametrize(
    ("result", "score"),
    [
        (won("beggar"), (70, 0, 0)),
        (lost("beggar", declarer=B), (0, -70, 0)),
        (alone("solo_without", 36), (80, 0, 0)),
        (alone("solo_without", 35, declarer=C), (0, 0, -80)),
        (won("beggar", doubled=2), (280, 0, 0)),
    ],
)
def test_flat_contract(result: Result, score: Four) -> None:
    """SL-3P-03, SL-KON-07."""
    assert score == scores(result, **SOLO)


def test_mond_left_in_the_talon() -> None:
    """SL-EX-39: -(30 + 2) - 21."""
    assert (-53, 0, 0) == scores(alone("one", 33, mond(A)), **THREE)


@pytest.mark.parametrize("contract", ["three", "two", "one", "solo_without"])
@pytest.mark.parametrize(("seat", "loss"), [(A, (-21, 0, 0)), (B, (0, -21, 0)), (C, (0, 0, -21))])
def test_mond_costs_21(contract: str, seat: int, loss: Four) -> None:
    """SL-3P-07: and is never doubled."""
    assert loss == worth("mond", alone(contract, 40, mond(seat), doubled=1), **SOLO)
    radl = before(totals=ZERO, radli=(1, 1, 1))
    assert loss == worth("mond", alone(contract, 40, mond(seat)), radl, **SOLO)


@pytest.mark.parametrize("penalty", [0, 20])
def test_another_mond_penalty(penalty: int) -> None:
    """SL-3P-07: `mond_penalty` is an option."""
    assert (0, -penalty, 0) == worth("mond", alone("two", 40, mond(B)), mond_penalty=penalty, **THREE)


@pytest.mark.parametrize(
    ("bonus", "silently", "aloud"), [("trula", 10, 20), ("kings", 10, 20), ("pagat_ultimo", 25, 50)]
)
def test_bonus(bonus: str, silently: int, aloud: int) -> None:
    """SL-3P-05: of the declarer and of the two others, made and missed; with kontra."""
    assert (silently, 0, 0) == worth(bonus, alone("two", 40, silent(bonus, A)), **THREE)
    assert (-silently, 0, 0) == worth(bonus, alone("two", 40, silent(bonus, C)), **THREE)
    assert (aloud, 0, 0) == worth(bonus, alone("two", 40, said(bonus, A)), **THREE)
    assert (aloud, 0, 0) == worth(bonus, alone("two", 40, said(bonus, B, made=False)), **THREE)
    assert (-4 * aloud, 0, 0) == worth(bonus, alone("two", 40, said(bonus, C, doubled=2)), **THREE)


def test_valat() -> None:
    """SL-3P-05: 250 and 500, in the place of everything else; a radl for all three."""
    assert (250, 0, 0) == scores(alone("three", 70, silent("valat", A), silent("trula", A)), **THREE)
    assert (-250, 0, 0) == scores(alone("three", 0, silent("valat", B), mond(A)), **THREE)
    assert (500, 0, 0) == scores(alone("one", 70, said("valat", A)), **THREE)
    assert (-1000, 0, 0) == scores(alone("one", 66, said("valat", A, made=False, doubled=1)), **THREE)
    assert (1, 1, 1) == radli(alone("one", 66, said("valat", A, made=False)), ZERO, **THREE)


@pytest.mark.parametrize(
    "result",
    [
        counted("two", 40, partner=B),
        alone("two", 40, silent("king_ultimo", A)),
        alone("two", 40, declarer=3),
        alone("solo_three", 40),
        alone("solo_without", 40),
        won("open_beggar"),
        won("colour_valat"),
        klop(20, 20, 15, 15),
    ],
    ids=[
        "partner",
        "king ultimo",
        "a fourth",
        "solo",
        "solo without",
        "open beggar",
        "colour valat",
        "klop of four",
    ],
)
def test_what_three_do_not_play(result: Result) -> None:
    """SL-3P-02, SL-3P-03, SL-3P-05, SL-3P-10: no partner, no king, no solo of any kind, no high bids."""
    with pytest.raises(Unfit, match=r"\w"):
        typed(slovenian(**THREE), result)


@pytest.mark.parametrize(
    ("points", "had", "score", "have"),
    [
        ((25, 25, 20), ZERO, (-25, -25, -20), (1, 1, 1)),
        ((23, 24, 23), ZERO, (-25, -25, -25), (1, 1, 1)),
        ((35, 33, 2), ZERO, (-35, -35, 0), (1, 1, 1)),
        ((36, 20, 14), ZERO, (-70, 0, 0), (1, 1, 1)),
        ((35, 35, 0), ZERO, (0, 0, 70), (1, 1, 1)),
        ((0, 70, 0), ZERO, (70, -70, 70), (1, 1, 1)),
        # a radl doubles what its owner gains or loses; the winner uses one up
        ((0, 40, 30), (1, 1, 1), (140, -140, 0), (1, 2, 2)),
    ],
)
def test_klop_of_three(points: Four, had: Four, score: Four, have: Four) -> None:
    """SL-3P-08: as with four."""
    assert score == scores(klop(*points), before(totals=ZERO, radli=had), **THREE)
    assert have == radli(klop(*points), had, **THREE)


def test_radl_of_the_declarer() -> None:
    """SL-3P-09, SL-RAD-04: (20 + 5) x 2, and one is used up; a beggar brings all three one."""
    assert (50, 0, 0) == scores(alone("two", 40), before(totals=ZERO, radli=(2, 1, 0)), **THREE)
    assert (1, 1, 0) == radli(alone("two", 40), (2, 1, 0), **THREE)
    assert (2, 2, 1) == radli(won("beggar"), (2, 1, 0), **THREE)


@pytest.mark.parametrize(("contract", "price"), [("three", 45), ("two", 55), ("beggar", 70), ("klop", 70)])
def test_renonce(contract: str, price: int) -> None:
    """SL-3P-09, SL-IRR-02."""
    declarer = None if contract == "klop" else A
    assert (0, 0, -price) == scores(Result(contract=contract, declarer=declarer, revoked=C), **THREE)


def test_compulsory_klop_after_zero() -> None:
    """SL-3P-09, SL-CK-02: 20 + 5 bring A from -25 to 0."""
    carry = after(alone("two", 40), before(totals=(-25, 3, 3)), **THREE)
    assert ((0, 3, 3), 1) == (carry.totals, carry.marked("compulsory_klop"))


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize(("skis", "more"), [(A, 1), (B, 2), (C, 3)])
def test_skis_round(dealer: int, skis: int, more: int) -> None:
    """SL-3P-09, SL-SES-03: forehand deals the next hand, the dealer of this one the third."""
    sheet = begun(slovenian(KEY), totals=ZERO, dealer=dealer).book(Stop())
    sheet = played(sheet, alone("two", 40), skis=skis)
    for _ in range(more):
        assert not sheet.over
        sheet = played(sheet, alone("two", 40), skis=B)
    assert sheet.over


def test_misdeal() -> None:
    """SL-3P-09, SL-IRR-01: 20, and then 40; the same dealer deals again."""
    sheet = Sheet(slovenian(KEY)).book(Misdeal(C)).book(Misdeal(C))
    assert ((0, 0, -60), C) == (sheet.carry.totals, sheet.carry.dealer)


def test_annulled_deal() -> None:
    """SL-3P-12: the same dealer deals again; no klop hand follows, but one that was due still is."""
    game = slovenian(KEY, annul_few_taroks=True)
    for due in (0, 1):
        carry = before(totals=(5, 6, 7), dealer=1, compulsory_klop=(due,))
        booked = game.book(game, Dealt(Result(ended="annulled")), carry)
        assert ((), carry) == (booked.lines, booked.carry)


# The highest contracts, if they are played


@pytest.mark.parametrize(
    ("contract", "value"),
    [("open_beggar", 90), ("colour_valat_without", 125), ("valat_without", 500), ("colour_valat", 125)],
)
def test_high_bids(contract: str, value: int) -> None:
    """SL-3P-10: with `three_player_high_bids`; all of them bring radli."""
    assert (value, 0, 0) == scores(won(contract), **HIGH)
    assert (-2 * value, 0, 0) == scores(lost(contract, doubled=1), **HIGH)
    assert (1, 1, 1) == radli(won(contract), ZERO, **HIGH)
