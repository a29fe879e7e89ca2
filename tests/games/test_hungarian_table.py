"""The multiplier table: game, double game, volat and kontra, every cell and every base value (HU-SCO-07)."""

from itertools import product

import pytest
from games.hungarian import A, B, hand, items, pays, said, silent

COLUMNS = [(0, -1), (20, 0), (40, 0), (60, 0), (80, 0), (94, 1)]
"""Card points of the declarers, and who has all tricks: 1 they, -1 the others (HU-SCO-10)."""

# row, kontras on the game, announced (what, whose, kontras), then no trick, to 23, to 47, to 70, from 71, all
ROWS = [
    ("M1", 0, [], -3, -2, -1, 1, 2, 3),
    ("M2", 0, [("double", A, 0)], -7, -6, -5, -4, 4, 7),
    ("M3", 0, [("valat", A, 0)], -9, -8, -7, -6, -6, 6),
    ("M4", 0, [("double", A, 0), ("valat", A, 0)], -13, -12, -11, -10, -2, 10),
    ("M5", 1, [], -5, -4, -2, 2, 4, 5),
    ("M6", 1, [("double", B, 0)], -9, -6, 2, 6, 8, 9),
    ("M7", 0, [("double", A, 1)], -11, -10, -9, -8, 8, 11),
    ("M8", 1, [("double", A, 1)], -13, -12, -10, -6, 10, 13),
    ("X1", 2, [], -7, -6, -4, 4, 6, 7),
    ("X2", 0, [("valat", A, 1)], -15, -14, -13, -12, -12, 12),
    ("X3", 1, [("valat", A, 0)], -11, -10, -8, -4, -4, 8),
    ("X4", 1, [("double", A, 0), ("valat", A, 0)], -15, -14, -12, -8, 0, 12),
    ("X5", 0, [("double", B, 0)], -7, -4, 4, 5, 6, 7),
    ("X6", 0, [("valat", B, 0)], -6, 6, 6, 7, 8, 9),
    ("X7", 0, [("double", A, 0), ("double", B, 0)], -11, -8, 0, 0, 8, 11),
]
BIDS = {"three": 1, "two": 2, "one": 3, "solo": 4}


def outcome(contract, kontras, announced, points, swept):
    """The result of a cell: whoever won all tricks has made a volat, announced or not."""
    feats = []
    for what, seat, doubled in announced:
        sweeper = {1: A, -1: B}.get(swept)
        double = A if points >= 71 else B if points <= 23 else None
        feats.append(said(what, seat, made=seat == (sweeper if what == "valat" else double), doubled=doubled))
    if swept and not any(feat.what == "valat" and feat.made for feat in feats):
        feats.append(silent("valat", A if swept > 0 else B))
    return hand(contract, points, *feats, doubled=kontras)


@pytest.mark.parametrize(("row", "contract"), list(product(ROWS, BIDS)), ids=lambda each: str(each)[:12])
def test_every_cell(row, contract):
    """HU-SCO-08, HU-SCO-10, HU-BON-03, HU-BON-04."""
    _, kontras, announced, *cells = row
    for (points, swept), times in zip(COLUMNS, cells, strict=True):
        expected = times * BIDS[contract]
        got = pays(outcome(contract, kontras, announced, points, swept))
        assert (expected, -expected, expected, -expected) == got, (row[0], points)


@pytest.mark.parametrize(("points", "times"), [(23, -2), (24, -1), (47, -1), (48, 1), (70, 1), (71, 2)])
def test_the_thresholds(points, times):
    """HU-SCO-02, HU-BON-03, HU-KON-04: kontra moves none of them."""
    assert (times, -times, times, -times) == pays(hand("three", points))
    doubled = {-2: -4, -1: -2, 1: 2, 2: 4}[times]
    assert doubled == pays(hand("three", points, doubled=1))[A]


@pytest.mark.parametrize(("points", "times"), [(26, -2), (27, -1), (53, -1), (54, 1), (79, 1), (80, 2)])
def test_the_thresholds_with_54_cards(points, times):
    """HU-C54-02."""
    assert (times, -times, times, -times) == pays(hand("three", points), "illustrated_54")


def test_a_failed_volat_leaves_no_silent_double():
    """HU-SCO-07, X3: 71 points, volat announced, kontra on the game: +2 - 6, nothing for the double."""
    result = hand("three", 80, said("valat", A, made=False), doubled=1)
    assert [("valat", -6), ("game", 2)] == items(result)


def test_a_volat_needs_no_double():
    """A silent volat takes the place of a silent double game (HU-SCO-07 C)."""
    assert [("valat", 3)] == items(hand("three", 94, silent("valat", A), silent("double", A)))


@pytest.mark.parametrize(
    ("options", "result", "expected"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in [
            (
                "HU-OPT-46",
                {"kontra_also_multiplies_silent_double_volat": True},
                hand("three", 80, doubled=1),
                [("double", 4), ("game", 2)],
            ),
            (
                "HU-OPT-46 volat",
                {"kontra_also_multiplies_silent_double_volat": True},
                hand("three", 94, silent("valat", A), doubled=2),
                [("valat", 12), ("game", 4)],
            ),
            ("HU-OPT-47", {"opponents_silent_double_needs_kontra": True}, hand("three", 20), [("game", -1)]),
            (
                "HU-OPT-47 kontra",
                {"opponents_silent_double_needs_kontra": True},
                hand("three", 20, doubled=1),
                [("double", -2), ("game", -2)],
            ),
            (
                "HU-OPT-47 ours",
                {"opponents_silent_double_needs_kontra": True},
                hand("three", 80),
                [("double", 2)],
            ),
            (
                "HU-OPT-48",
                {"game_scored_with_silent_double": True},
                hand("three", 80),
                [("double", 2), ("game", 1)],
            ),
            (
                "HU-OPT-48 not the volat",
                {"game_scored_with_silent_double": True},
                hand("three", 94, silent("valat", A)),
                [("valat", 3)],
            ),
            (
                "HU-OPT-48 volat",
                {"game_scored_with_silent_volat": True},
                hand("three", 94, silent("valat", A)),
                [("valat", 3), ("game", 1)],
            ),
            (
                "HU-OPT-49",
                {"announced_double_suppresses_own_game": True},
                hand("three", 80, said("double", A), doubled=1),
                [("double", 4)],
            ),
            (
                "HU-OPT-49 lost",
                {"announced_double_suppresses_own_game": True},
                hand("three", 40, said("double", A, made=False), doubled=1),
                [("double", -4), ("game", -2)],
            ),
            (
                "HU-OPT-50 no kontra",
                {"tie_rule": "opponents_need_48_after_kontra"},
                hand("three", 47),
                [("game", -1)],
            ),
            (
                "HU-OPT-50 kontra",
                {"tie_rule": "opponents_need_48_after_kontra"},
                hand("three", 47, doubled=1),
                [("game", 2)],
            ),
            (
                "HU-OPT-50 46",
                {"tie_rule": "opponents_need_48_after_kontra"},
                hand("three", 46, doubled=1),
                [("game", -2)],
            ),
            (
                "HU-OPT-50 last kontra",
                {"tie_rule": "last_kontra_loses"},
                hand("three", 47, doubled=1),
                [("game", 2)],
            ),
            (
                "HU-OPT-50 last rekontra",
                {"tie_rule": "last_kontra_loses"},
                hand("three", 47, doubled=2),
                [("game", -4)],
            ),
            ("HU-OPT-51", {"tie_kontra_not_doubled": True}, hand("three", 47, doubled=1), [("game", -1)]),
            (
                "HU-OPT-51 no tie",
                {"tie_kontra_not_doubled": True},
                hand("three", 46, doubled=1),
                [("game", -2)],
            ),
            ("HU-OPT-26 lone", {"lone_game_value": "solo"}, hand("three", 55, partner=None), [("game", 4)]),
            ("HU-OPT-26 two", {"lone_game_value": "solo"}, hand("three", 55), [("game", 1)]),
            ("HU-CALL-10", {}, hand("three", 55, partner=None), [("game", 1)]),
        ]
    ],
)
def test_options_of_the_table(options, result, expected):
    assert expected == items(result, **options)
