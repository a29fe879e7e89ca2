"""Radli, the little wheels: chapter 15 of the book."""

import pytest
from games.table import A, B, C, D, Four, before, counted, klop, lost, radli, said, scores, silent, won

from tarok.engine.result import Result

DOUBLING = [
    # radli before, A's result in two with 50 points: (20 + 15) x 1 or 2
    ((0, 0, 0, 0), 35),
    ((1, 0, 0, 0), 70),
    ((3, 0, 0, 0), 70),  # more than one does not double more
    ((0, 2, 0, 0), 35),  # the partner's play no role
    ((0, 0, 1, 1), 35),
]
EVERYBODY_GETS_ONE = [
    klop(20, 20, 15, 15),
    won("beggar"),
    lost("beggar"),
    won("solo_without"),
    lost("solo_without"),
    won("open_beggar"),
    lost("open_beggar"),
    won("colour_valat_without"),
    lost("colour_valat_without"),
    won("valat_without"),
    lost("valat_without"),
    won("colour_valat"),
    lost("colour_valat"),
    counted("two", 70, silent("valat", A)),
    counted("two", 0, silent("valat", D)),
    counted("one", 70, said("valat", B)),
    counted("one", 60, said("valat", A, made=False)),
    counted("one", 0, said("valat", C)),
    counted("solo_one", 50, said("valat", C, made=False)),
]


@pytest.mark.parametrize(("had", "score"), DOUBLING)
def test_declarers_radl_doubles(had: Four, score: int) -> None:
    """SL-SCO-07, SL-RAD-04: only the declarer's counts, for declarer and partner."""
    assert (score, score, 0, 0) == scores(counted("two", 50), before(radli=had))


def test_radl_doubles_a_loss_too() -> None:
    """SL-RAD-04: -(20 + 5) x 2, and the flat ones."""
    assert (-50, -50, 0, 0) == scores(counted("two", 30), before(radli=(1, 1, 0, 0)))
    assert (-140, 0, 0, 0) == scores(lost("beggar"), before(radli=(2, 0, 0, 0)))
    assert (-1000, 0, 0, 0) == scores(lost("valat_without"), before(radli=(1, 0, 0, 0)))


def test_radl_doubles_game_and_bonuses_with_their_kontras() -> None:
    """SL-SCO-07: (25 x 2 + 20 x 4 - 25) x 2 = 210."""
    result = counted("two", 40, said("kings", A, doubled=2), silent("pagat_ultimo", D), doubled=1)
    assert (210, 210, 0, 0) == scores(result, before(radli=(1, 0, 0, 0)))


@pytest.mark.parametrize(
    ("result", "score"),
    [
        (counted("three", 70, silent("valat", A)), 500),
        (counted("three", 0, silent("valat", C), doubled=1), -1000),
        (counted("three", 70, said("valat", A)), 1000),
        (counted("three", 60, said("valat", A, made=False, doubled=1)), -2000),
    ],
)
def test_radl_doubles_a_valat(result: Result, score: int) -> None:
    """SL-SCO-07: what is left of game and bonuses: 250 x 2, 250 x 2 x 2, 500 x 2, 500 x 2 x 2."""
    assert (score, score, 0, 0) == scores(result, before(radli=(1, 0, 0, 0)))


@pytest.mark.parametrize(
    ("dealer", "expected"),
    [(3, (70, 70, 0, 0)), (0, (35, 35, 0, 0))],
)
def test_radli_are_marked_at_places(dealer: int, expected: tuple[int, ...]) -> None:
    """SL-RAD-04: place 0 has the radl; with the dealer at place 0 declarer A sits at place 1."""
    assert expected == scores(counted("two", 50), before(radli=(1, 0, 0, 0), dealer=dealer))


@pytest.mark.parametrize("result", EVERYBODY_GETS_ONE)
def test_everybody_gets_one(result: Result) -> None:
    """SL-RAD-01, SL-RAD-02: after klop, beggar and higher, and every valat; one, even for two reasons."""
    assert (1, 1, 1, 1) == radli(result)


@pytest.mark.parametrize("contract", ["three", "two", "one", "solo_three", "solo_two", "solo_one"])
@pytest.mark.parametrize("points", [36, 35, 70])
def test_nobody_gets_one_for_a_normal_contract(contract: str, points: int) -> None:
    """SL-RAD-01: nothing of the kind happened."""
    assert (0, 0, 0, 0) == radli(counted(contract, points))
    assert (0, 2, 1, 0) == radli(counted(contract, points), (0, 2, 1, 0))


@pytest.mark.parametrize(
    ("result", "had", "have"),
    [
        # won: one of the declarer's is used up, none of the partner's
        (counted("two", 36), (1, 1, 0, 0), (0, 1, 0, 0)),
        (counted("two", 36), (3, 0, 0, 1), (2, 0, 0, 1)),
        (counted("two", 36, declarer=C, partner=A), (1, 1, 1, 1), (1, 1, 0, 1)),
        (counted("solo_two", 70), (1, 1, 1, 1), (0, 1, 1, 1)),
        # lost: none is used up
        (counted("two", 35), (1, 1, 0, 0), (1, 1, 0, 0)),
        # beggar and higher: one used up if won, and then one for everybody
        (won("beggar"), (1, 0, 0, 0), (1, 1, 1, 1)),
        (lost("beggar"), (1, 0, 0, 0), (2, 1, 1, 1)),
        (won("valat_without"), (2, 2, 0, 0), (2, 3, 1, 1)),
        (counted("solo_without", 36), (1, 0, 3, 0), (1, 1, 4, 1)),
        (counted("solo_without", 35), (1, 0, 3, 0), (2, 1, 4, 1)),
        (won("colour_valat"), (0, 0, 0, 0), (1, 1, 1, 1)),
    ],
)
def test_won_contract_uses_up_one(result: Result, had: Four, have: tuple[int, ...]) -> None:
    """SL-RAD-03, SL-RAD-04: what everybody gets for this hand is written after it has been scored."""
    assert have == radli(result, had)


@pytest.mark.parametrize(
    ("result", "score", "have"),
    [
        # the contract is won, the sum is not: (20 - 50) x 2
        (counted("two", 36, said("pagat_ultimo", A, made=False)), -60, 0),
        # the sum is won, the contract is not: (-20 + 50) x 2
        (counted("two", 35, said("pagat_ultimo", A)), 60, 1),
        # a hand that is scored as a valat: by its sign for the declarer's side; and one more for everybody
        (counted("two", 70, silent("valat", B)), 500, 1),
        (counted("two", 0, silent("valat", C)), -500, 2),
        (counted("two", 70, said("valat", A)), 1000, 1),
        (counted("two", 66, said("valat", A, made=False)), -1000, 2),
        (counted("two", 0, said("valat", D)), -1000, 2),
        (counted("two", 20, said("valat", D, made=False)), 1000, 1),
    ],
)
def test_what_counts_as_won(result: Result, score: int, have: int) -> None:
    """SL-SCO-09: the contract, not the sum; A has one radl before."""
    assert (score, score, 0, 0) == scores(result, before(radli=(1, 0, 0, 0)))
    assert have == radli(result, (1, 0, 0, 0))[A]


def test_radl_of_this_hand_does_not_count_in_it() -> None:
    """SL-RAD-03: a beggar without a radl before is worth 70."""
    assert (70, 0, 0, 0) == scores(won("beggar"))
