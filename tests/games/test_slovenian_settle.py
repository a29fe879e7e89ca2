"""What every contract pays, won and lost: chapters 2, 5 and 14 of the book, worked out by hand."""

import pytest
from games.table import A, B, C, D, before, counted, lost, scores, settled, silent, slovenian, won, worth
from typed import typed

from tarok.engine.result import Result, Unfit

POINTS = (0, 27, 28, 32, 33, 35, 36, 37, 38, 42, 43, 70)
"""The borders of the difference.  From 35: 35 8 7 3 2 0 1 2 3 7 8 35, so 35 10 5 5 0 0 0 0 5 5 10 35."""

NORMAL = {
    "three": (-45, -20, -15, -15, -10, -10, 10, 10, 15, 15, 20, 45),
    "two": (-55, -30, -25, -25, -20, -20, 20, 20, 25, 25, 30, 55),
    "one": (-65, -40, -35, -35, -30, -30, 30, 30, 35, 35, 40, 65),
    "solo_three": (-75, -50, -45, -45, -40, -40, 40, 40, 45, 45, 50, 75),
    "solo_two": (-85, -60, -55, -55, -50, -50, 50, 50, 55, 55, 60, 85),
    "solo_one": (-95, -70, -65, -65, -60, -60, 60, 60, 65, 65, 70, 95),
}
EXACT = {
    "three": (-45, -18, -17, -13, -12, -10, 11, 12, 13, 17, 18, 45),
    "two": (-55, -28, -27, -23, -22, -20, 21, 22, 23, 27, 28, 55),
    "one": (-65, -38, -37, -33, -32, -30, 31, 32, 33, 37, 38, 65),
    "solo_three": (-75, -48, -47, -43, -42, -40, 41, 42, 43, 47, 48, 75),
    "solo_two": (-85, -58, -57, -53, -52, -50, 51, 52, 53, 57, 58, 85),
    "solo_one": (-95, -68, -67, -63, -62, -60, 61, 62, 63, 67, 68, 95),
}
FLAT = {
    "beggar": (70, 140, 280, 560, 1120),
    "solo_without": (80, 160, 320, 640, 1280),
    "open_beggar": (90, 180, 360, 720, 1440),
    "colour_valat_without": (125, 250, 500, 1000, 2000),
    "colour_valat": (125, 250, 500, 1000, 2000),
    "valat_without": (500, 1000, 2000, 4000, 8000),
}
KONTRAS = ("nothing", "kontra", "rekontra", "subkontra", "mordkontra")


def rows(table: dict[str, tuple[int, ...]], heads: tuple[object, ...]) -> list[object]:
    return [
        pytest.param(contract, column, score, id=f"{contract}-{head}")
        for contract, line in table.items()
        for column, (head, score) in enumerate(zip(heads, line, strict=True))
    ]


@pytest.mark.parametrize(("contract", "column", "score"), rows(NORMAL, POINTS))
def test_normal_contract(contract: str, column: int, score: int) -> None:
    """SL-CNT-03, SL-CNT-04, SL-CON-02, SL-SCO-01, SL-SCO-02: value and difference, for both partners."""
    helped = contract in {"three", "two", "one"}
    expected = (score, score, 0, 0) if helped else (score, 0, 0, 0)
    assert expected == scores(counted(contract, POINTS[column]))


@pytest.mark.parametrize(("contract", "column", "score"), rows(EXACT, POINTS))
def test_exact_difference(contract: str, column: int, score: int) -> None:
    """SL-SCO-12: with `difference_rounding` = 1 every point of the difference counts."""
    helped = contract in {"three", "two", "one"}
    expected = (score, score, 0, 0) if helped else (score, 0, 0, 0)
    assert expected == scores(counted(contract, POINTS[column]), difference_rounding=1)


@pytest.mark.parametrize(
    ("contract", "points", "score"), [("three", 60, 35), ("two", 36, 20), ("one", 12, -55)]
)
def test_declarer_without_partner_scores_the_same_value(contract: str, points: int, score: int) -> None:
    """SL-KING-02, SL-KING-03: alone by own king, or by one in the talon: 60 is 25 over 35, 12 is 23 under."""
    assert (score, 0, 0, 0) == scores(counted(contract, points, partner=None))


@pytest.mark.parametrize(
    ("declarer", "partner", "expected"),
    [(B, D, (0, 25, 0, 25)), (C, A, (25, 0, 25, 0)), (D, C, (0, 0, 25, 25)), (D, None, (0, 0, 0, 25))],
)
def test_whoever_declares(declarer: int, partner: int | None, expected: tuple[int, ...]) -> None:
    """SL-SCO-01: two with 40 points is worth 25 in every seat."""
    assert expected == scores(counted("two", 40, declarer=declarer, partner=partner))


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_lines_are_in_seats_whoever_dealt(dealer: int) -> None:
    """SL-SEAT-01: the dealer's place moves, the lines of a hand speak of seats."""
    assert (25, 25, 0, 0) == scores(counted("two", 40), before(dealer=dealer))


@pytest.mark.parametrize(("contract", "doubled", "score"), rows(FLAT, KONTRAS))
def test_flat_contract(contract: str, doubled: int, score: int) -> None:
    """SL-CON-03, SL-CON-04, SL-SCO-03, SL-KON-01, SL-KON-07: the value, times the kontra on the game."""
    assert (score, 0, 0, 0) == scores(won(contract, doubled=doubled))
    assert (-score, 0, 0, 0) == scores(lost(contract, doubled=doubled))


@pytest.mark.parametrize(("points", "score"), [(70, 80), (36, 80), (35, -80), (0, -80)])
def test_solo_without_is_won_by_points_and_has_no_difference(points: int, score: int) -> None:
    """SL-CON-04, SL-CON-03: 36 card points, and nothing for more of them."""
    assert (score, 0, 0, 0) == scores(counted("solo_without", points))


@pytest.mark.parametrize(("doubled", "factor"), [(0, 1), (1, 2), (2, 4), (3, 8), (4, 16)], ids=KONTRAS)
@pytest.mark.parametrize(
    ("contract", "points", "value", "difference"),
    [
        ("three", 50, 10, 15),
        ("two", 50, 20, 15),
        ("one", 50, 30, 15),
        ("solo_three", 50, 40, 15),
        ("solo_two", 50, 50, 15),
        ("solo_one", 50, 60, 15),
        ("three", 21, -10, -15),
        ("two", 21, -20, -15),
        ("one", 21, -30, -15),
        ("solo_three", 21, -40, -15),
        ("solo_two", 21, -50, -15),
        ("solo_one", 21, -60, -15),
    ],
)
def test_kontra_doubles_value_and_difference(
    contract: str, points: int, value: int, difference: int, doubled: int, factor: int
) -> None:
    """SL-KON-01, SL-KON-02, SL-SCO-02: contract and difference; 50 is 15 over 35, 21 is 14 under."""
    result = counted(contract, points, doubled=doubled)
    assert value * factor == worth("contract", result)[A]
    assert difference * factor == worth("difference", result)[A]
    assert (value + difference) * factor == scores(result)[A]


def test_no_difference_costs_nothing() -> None:
    """SL-CNT-04: 37 is rounded to 35."""
    assert (0, 0, 0, 0) == worth("difference", counted("two", 37))


def test_factors_say_why_a_line_counts_several_times() -> None:
    """SL-KON-01, SL-SCO-07: rekontra makes it 4 times, a radl 2 times: (30 + 10) x 4 x 2."""
    result = counted("one", 45, doubled=2)
    lines = settled(result, before(radli=(1, 0, 0, 0)))
    for line in lines:
        assert {("kontra", 4), ("radl", 2)} == {(factor.why, factor.times) for factor in line.factors}
    assert (320, 320, 0, 0) == scores(result, before(radli=(1, 0, 0, 0)))


def test_defenders_score_nothing() -> None:
    """SL-SCO-01: only declarer and partner score."""
    for points in (10, 60):
        score = scores(counted("one", points))
        assert (0, 0) == (score[C], score[D])


@pytest.mark.parametrize(
    "result",
    [
        Result(contract="two", points=(40,)),
        Result(contract="two", declarer=A, partner=A, points=(40,)),
        Result(contract="solo_two", declarer=A, partner=B, points=(40,)),
        Result(contract="klop", declarer=A, points=(20, 20, 15, 15)),
        Result(contract="two", declarer=A),
        Result(contract="beggar", declarer=A),
        counted("two", 71),
        counted("beggar", 0, silent("trula", A), made=True),
        counted("solo_two", 40, silent("king_ultimo", A)),
        counted("two", 40, silent("trula", A), doubled=5),
    ],
    ids=[
        "no declarer",
        "own partner",
        "partner in a solo",
        "declarer in a klop",
        "no points",
        "no outcome",
        "more than the pack",
        "bonus in a beggar",
        "king in a solo",
        "doubled five times",
    ],
)
def test_result_that_cannot_be(result: Result) -> None:
    """SL-CON-02, SL-KON-01, SL-CNT-02: what people fill in is looked at before it is counted."""
    with pytest.raises(Unfit, match=r"\w"):
        typed(slovenian(), result)
