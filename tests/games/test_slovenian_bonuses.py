"""What every bonus pays, made and missed, silent and announced, with every kontra: chapter 13 of the book."""

import pytest
from games.table import A, B, C, D, before, counted, mond, said, scores, silent, worth

from tarok.engine.result import Feat

SILENT = [
    # bonus, whose, made, what it brings the declarer's side
    ("trula", A, True, 10),
    ("trula", C, True, -10),
    ("kings", B, True, 10),
    ("kings", D, True, -10),
    ("king_ultimo", B, True, 10),
    ("king_ultimo", B, False, -10),
    ("king_ultimo", A, True, 10),
    ("king_ultimo", A, False, -10),
    ("pagat_ultimo", A, True, 25),
    ("pagat_ultimo", B, False, -25),
    ("pagat_ultimo", C, True, -25),
    ("pagat_ultimo", D, False, 25),
]
"""SL-BON-01 to SL-BON-04, SL-BON-07, SL-BON-13: trula and kings are never lost silently, so no row is."""

ANNOUNCED = [
    # bonus, who said it, made, with nothing, kontra, rekontra, subkontra, mordkontra
    ("trula", A, True, (20, 40, 80, 160, 320)),
    ("trula", B, False, (-20, -40, -80, -160, -320)),
    ("trula", C, True, (-20, -40, -80, -160, -320)),
    ("trula", D, False, (20, 40, 80, 160, 320)),
    ("kings", B, True, (20, 40, 80, 160, 320)),
    ("kings", A, False, (-20, -40, -80, -160, -320)),
    ("kings", D, True, (-20, -40, -80, -160, -320)),
    ("kings", C, False, (20, 40, 80, 160, 320)),
    ("king_ultimo", B, True, (20, 40, 80, 160, 320)),
    ("king_ultimo", B, False, (-20, -40, -80, -160, -320)),
    ("pagat_ultimo", A, True, (50, 100, 200, 400, 800)),
    ("pagat_ultimo", B, False, (-50, -100, -200, -400, -800)),
    ("pagat_ultimo", C, True, (-50, -100, -200, -400, -800)),
    ("pagat_ultimo", D, False, (50, 100, 200, 400, 800)),
]

VALATS = [
    # who said it, made, with nothing, kontra, rekontra, subkontra, mordkontra
    (A, True, (500, 1000, 2000, 4000, 8000)),
    (B, False, (-500, -1000, -2000, -4000, -8000)),
    (C, True, (-500, -1000, -2000, -4000, -8000)),
    (D, False, (500, 1000, 2000, 4000, 8000)),
]


@pytest.mark.parametrize(("bonus", "seat", "made", "brings"), SILENT)
def test_silent_bonus(bonus: str, seat: int, made: bool, brings: int) -> None:
    """SL-SCO-01, SL-SCO-04: for declarer and partner alike; two with 36 points is worth 20 by itself."""
    result = counted("two", 36, silent(bonus, seat, made=made))
    assert (brings, brings, 0, 0) == worth(bonus, result)
    assert (20 + brings, 20 + brings, 0, 0) == scores(result)


@pytest.mark.parametrize("doubled", range(5))
@pytest.mark.parametrize(("bonus", "seat", "made", "brings"), ANNOUNCED)
def test_announced_bonus(bonus: str, seat: int, made: bool, brings: tuple[int, ...], doubled: int) -> None:
    """SL-BON-10, SL-SCO-04, SL-KON-02: the announced value only, times its own kontra."""
    result = counted("two", 36, said(bonus, seat, made=made, doubled=doubled))
    more = brings[doubled]
    assert (more, more, 0, 0) == worth(bonus, result)
    assert (20 + more, 20 + more, 0, 0) == scores(result)


@pytest.mark.parametrize("doubled", range(5))
@pytest.mark.parametrize(("seat", "made", "brings"), VALATS)
def test_announced_valat(seat: int, made: bool, brings: tuple[int, ...], doubled: int) -> None:
    """SL-BON-05, SL-SCO-05: everything else is dropped: game, kontra, bonuses and mond."""
    valat = said("valat", seat, made=made, doubled=doubled)
    others = (said("trula", A, doubled=2), silent("kings", C), silent("pagat_ultimo", B, made=False))
    more = brings[doubled]
    for lost_it in (A, C):
        result = counted("one", 66, *others, mond(lost_it), valat, doubled=1)
        assert (more, more, 0, 0) == scores(result)


@pytest.mark.parametrize("contract", ["three", "two", "one"])
@pytest.mark.parametrize(
    ("seat", "points", "by_doubling"),
    [(A, 70, (250, 500, 1000, 2000, 4000)), (D, 0, (-250, -500, -1000, -2000, -4000))],
    ids=["declarer", "defenders"],
)
def test_silent_valat(contract: str, seat: int, points: int, by_doubling: tuple[int, ...]) -> None:
    """SL-BON-05, SL-SCO-05, SL-SCO-06: in the place of the game, and so with the kontra on the game."""
    for doubled, score in enumerate(by_doubling):
        result = counted(contract, points, silent("valat", seat), silent("trula", seat), doubled=doubled)
        assert (score, score, 0, 0) == scores(result)


@pytest.mark.parametrize("contract", ["solo_three", "solo_two", "solo_one"])
def test_silent_valat_alone(contract: str) -> None:
    """SL-SCO-05: 250, whatever the contract, and no penalty for a mond."""
    assert (250, 0, 0, 0) == scores(counted(contract, 70, silent("valat", A), silent("kings", A), mond(C)))
    assert (-250, 0, 0, 0) == scores(counted(contract, 0, silent("valat", C), mond(A)))


@pytest.mark.parametrize(
    ("bonus", "seat", "made", "alone"),
    [
        ("trula", A, True, 10),
        ("kings", D, True, -10),
        ("pagat_ultimo", A, False, -25),
        ("pagat_ultimo", B, True, -25),
    ],
)
def test_bonus_of_a_solo_concerns_the_declarer_alone(bonus: str, seat: int, made: bool, alone: int) -> None:
    """SL-SCO-01: in a solo B is a defender, and the defenders' success is taken off the declarer's score."""
    assert (40 + alone, 0, 0, 0) == scores(counted("solo_three", 36, silent(bonus, seat, made=made)))


def test_kontra_on_the_game_leaves_the_bonuses_alone() -> None:
    """SL-KON-02: (20 + 5) x 2 for the game, 10 for the silent kings, 20 for the announced trula."""
    result = counted("two", 40, silent("kings", A), said("trula", B), doubled=1)
    assert (80, 80, 0, 0) == scores(result)


def test_each_target_has_its_own_kontra() -> None:
    """SL-KON-02: 30 x 2 + 20 x 4 - 20 x 1 - 50 x 8 = -280."""
    feats = (
        said("trula", A, doubled=2),
        said("kings", B, made=False),
        said("pagat_ultimo", C, doubled=3),
    )
    assert (-280, -280, 0, 0) == scores(counted("one", 37, *feats, doubled=1))


def test_both_ultimos_in_one_trick() -> None:
    """SL-BON-12: each for itself: the pagat of a defender wins the trick with the king, 10 - 25 - 10."""
    feats = (silent("pagat_ultimo", C), silent("king_ultimo", B, made=False))
    assert (-25, -25, 0, 0) == scores(counted("three", 36, *feats))


def test_both_sides_announce_the_same() -> None:
    """SL-ANN-06: each announcement is settled by itself: 10 + 20 for A's trula, + 20 because C's failed."""
    feats = (said("trula", A), said("trula", C, made=False))
    assert (50, 50, 0, 0) == scores(counted("three", 36, *feats))


@pytest.mark.parametrize(
    ("feats", "score"),
    [
        # C announced, A's side has it: 10 + 20, and not 10 + 20 + 10
        ((said("trula", C, made=False), silent("trula", A)), 30),
        # A announced, the defenders have it: 10 - 20, and not 10 - 20 - 10
        ((said("kings", A, made=False), silent("kings", C)), -10),
        # another bonus is another matter: 10 - 20 - 10
        ((said("kings", A, made=False), silent("trula", C)), -20),
    ],
)
def test_failure_is_not_added_to_the_other_sides_success(feats: tuple[Feat, ...], score: int) -> None:
    """SL-BON-11: only the announced failure counts."""
    assert (score, score, 0, 0) == scores(counted("three", 36, *feats))


@pytest.mark.parametrize("doubled", range(5))
@pytest.mark.parametrize(
    ("failed", "made", "brings"),
    [(D, A, (500, 1000, 2000, 4000, 8000)), (A, C, (-500, -1000, -2000, -4000, -8000))],
    ids=["defenders", "declarer"],
)
def test_failed_valat_counts_alone(failed: int, made: int, brings: tuple[int, ...], doubled: int) -> None:
    """SL-BON-11, SL-SCO-05: also if the other side then won all the tricks: not 250, and not 750."""
    feats = (said("valat", failed, made=False, doubled=doubled), silent("valat", made))
    more = brings[doubled]
    for order in (feats, feats[::-1]):
        assert (more, more, 0, 0) == scores(counted("one", 35, *order))


@pytest.mark.parametrize("penalty", [20, 21, 0])
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_mond_is_personal(seat: int, penalty: int) -> None:
    """SL-PLAY-06, SL-SCO-08: the player of the mond pays, and never doubled: (30 + 10) x 4 x 2 = 320."""
    result = counted("one", 45, mond(seat), doubled=2)
    expected = [320, 320, 0, 0]
    expected[seat] -= penalty
    assert tuple(expected) == scores(result, before(radli=(3, 1, 1, 1)), mond_penalty=penalty)


@pytest.mark.parametrize(
    "contract", ["three", "two", "one", "solo_three", "solo_two", "solo_one", "solo_without"]
)
def test_mond_costs_in_every_contract_that_counts_points(contract: str) -> None:
    """SL-PLAY-06: a normal contract or solo without."""
    assert (0, 0, 0, -20) == worth("mond", counted(contract, 36, mond(D)))
