"""The worked examples of the book, and its sheet of eight games, as results that people filled in by hand.

What the examples say about cards and tricks is played out in the other tests and in tests/deals.
"""

import pytest
from games.table import (
    NOBODY,
    A,
    B,
    C,
    D,
    Four,
    after,
    before,
    counted,
    klop,
    lost,
    mond,
    radli,
    said,
    scores,
    silent,
    won,
)

from tarok.engine.result import Carry, Feat, Result

FAILED = {"made": False}
KING = said("king_ultimo", B)

EXAMPLES = [
    # example, result, radli before, scores, radli after
    ("SL-EX-02", counted("one", 45), NOBODY, (40, 40, 0, 0), NOBODY),
    ("SL-EX-04 36", counted("three", 36), NOBODY, (10, 10, 0, 0), NOBODY),
    ("SL-EX-04 37", counted("three", 37), NOBODY, (10, 10, 0, 0), NOBODY),
    ("SL-EX-04 38", counted("three", 38), NOBODY, (15, 15, 0, 0), NOBODY),
    ("SL-EX-04 35", counted("three", 35), NOBODY, (-10, -10, 0, 0), NOBODY),
    ("SL-EX-05", counted("two", 21), NOBODY, (-35, -35, 0, 0), NOBODY),
    ("SL-EX-06", won("beggar"), NOBODY, (70, 0, 0, 0), (1, 1, 1, 1)),
    # (40 + 15 + 20) x 2
    ("SL-EX-07", counted("solo_three", 50, said("trula", A)), (1, 0, 0, 0), (150, 0, 0, 0), NOBODY),
    # (30 + 10 + 20 + 10) x 2, and C's mond
    (
        "SL-EX-08",
        counted("one", 45, said("king_ultimo", B), silent("trula", A), mond(C)),
        (1, 0, 0, 0),
        (140, 140, -20, 0),
        NOBODY,
    ),
    # 10 + 5 + 25: the pagat of D is beaten by C
    ("SL-EX-11", counted("three", 40, silent("pagat_ultimo", D, **FAILED)), NOBODY, (40, 40, 0, 0), NOBODY),
    # 20 + 15 + 20 x 2
    (
        "SL-EX-13",
        counted("two", 50, said("trula", C, made=False, doubled=1), partner=None),
        NOBODY,
        (75, 0, 0, 0),
        NOBODY,
    ),
    ("SL-EX-14 won", counted("solo_one", 36, doubled=4), NOBODY, (960, 0, 0, 0), NOBODY),
    ("SL-EX-14 lost", counted("solo_one", 35, doubled=4), NOBODY, (-960, 0, 0, 0), NOBODY),
    # 20 + 5 - 50 x 4 - 10
    (
        "SL-EX-15",
        counted(
            "two", 39, said("pagat_ultimo", A, made=False, doubled=2), silent("king_ultimo", B, **FAILED)
        ),
        NOBODY,
        (-185, -185, 0, 0),
        NOBODY,
    ),
    ("SL-EX-17", counted("three", 70, silent("valat", A), doubled=1), NOBODY, (500, 500, 0, 0), (1, 1, 1, 1)),
    # A has a radl, and keeps it: -500 x 2; without one it is -500
    (
        "SL-EX-18",
        counted("one", 66, said("valat", A, made=False), silent("trula", A), silent("kings", A), mond(C)),
        NOBODY,
        (-500, -500, 0, 0),
        (1, 1, 1, 1),
    ),
    ("SL-EX-20", won("colour_valat"), NOBODY, (125, 0, 0, 0), (1, 1, 1, 1)),
    # (50 + 15) x 2 - 20
    ("SL-EX-21", counted("solo_two", 51, mond(A)), (1, 0, 0, 0), (110, 0, 0, 0), NOBODY),
    # 80 x 2 - 20
    ("SL-EX-22", counted("solo_without", 36, mond(A)), (1, 0, 0, 0), (140, 0, 0, 0), (1, 1, 1, 1)),
    ("SL-EX-25", klop(40, 29, 0, 1), NOBODY, (-70, 0, 70, 0), (1, 1, 1, 1)),
    ("SL-EX-26", klop(40, 29, 0, 1), (1, 1, 1, 0), (-140, 0, 140, 0), (2, 2, 1, 1)),
    # the game -(20 + 5), the mond -20
    ("SL-EX-29", counted("two", 30, mond(A), partner=None), NOBODY, (-45, 0, 0, 0), NOBODY),
    # 10 + 5 + 25, and A's mond
    (
        "SL-EX-31",
        counted("three", 38, silent("pagat_ultimo", B), mond(A)),
        NOBODY,
        (20, 40, 0, 0),
        NOBODY,
    ),
    # 20 + 5 - 20, and nothing for the trula of the defenders
    (
        "SL-EX-32",
        counted("two", 40, said("trula", A, **FAILED), silent("trula", C)),
        NOBODY,
        (5, 5, 0, 0),
        NOBODY,
    ),
    # -90 x 2; nothing is used up
    ("SL-EX-48", lost("open_beggar"), (1, 0, 0, 0), (-180, 0, 0, 0), (2, 1, 1, 1)),
    ("SL-EX-49", won("colour_valat_without", doubled=1), NOBODY, (250, 0, 0, 0), (1, 1, 1, 1)),
    ("SL-EX-50", lost("valat_without"), NOBODY, (-500, 0, 0, 0), (1, 1, 1, 1)),
    # 30 + 15 + 20
    ("SL-EX-51", counted("one", 52, said("kings", B)), NOBODY, (65, 65, 0, 0), NOBODY),
    # -((20 + 35) x 2 + 20) x 2
    (
        "SL-EX-36",
        counted("two", 0, KING, doubled=1, revoked=C),
        (1, 0, 0, 0),
        (0, 0, -260, 0),
        (1, 0, 0, 0),
    ),
]


@pytest.mark.parametrize(
    ("result", "had", "expected", "have"), [pytest.param(*row, id=name) for name, *row in EXAMPLES]
)
def test_example(result: Result, had: Four, expected: tuple[int, ...], have: tuple[int, ...]) -> None:
    """Every example that a result can tell."""
    assert expected == scores(result, before(radli=had))
    assert have == radli(result, had)


def test_score_that_comes_to_zero() -> None:
    """SL-EX-34: -10 - 20 - 10: A comes from +40 to 0, and the next hand is a compulsory klop hand."""
    result = counted("three", 35, said("trula", A, made=False), silent("kings", C))
    assert (-40, -40, 0, 0) == scores(result)
    carry = after(result, before(totals=(40, 5, 5, 5)))
    assert (0, -35, 5, 5) == carry.totals
    assert 1 == carry.marked("compulsory_klop")


ANA, BORIS, CILKA, DAVID = range(4)


def at_places(carry: Carry, declarer: int, partner: int | None = None, **known: object) -> Result:
    """A result of people, told by their places: the dealer moves on, and so do the seats."""
    seats = {carry.place(seat): seat for seat in range(4)}
    feats = tuple(
        Feat(what=what, seat=seats[place], made=made, announced=announced)
        for what, place, made, announced in known.pop("feats", ())
    )
    helper = None if partner is None else seats[partner]
    return Result(declarer=seats[declarer], partner=helper, feats=feats, **known)


GAMES = [
    # who, contract and outcome; the totals afterwards; the radli afterwards
    # 1: 30 + 10
    ((CILKA, ANA), {"contract": "one", "points": (45,)}, (40, 0, 40, 0), (0, 0, 0, 0)),
    # 2: -20 - 0 - 50
    (
        (DAVID, CILKA),
        {"contract": "two", "points": (34,), "feats": [("pagat_ultimo", DAVID, False, True)]},
        (40, 0, -30, -70),
        (0, 0, 0, 0),
    ),
    # 3: 70, and a radl for everybody
    ((BORIS, None), {"contract": "beggar", "made": True}, (40, 70, -30, -70), (1, 1, 1, 1)),
    # 4: (40 + 15 + 20) x 2
    (
        (CILKA, None),
        {"contract": "solo_three", "points": (50,), "feats": [("trula", CILKA, True, True)]},
        (40, 70, 120, -70),
        (1, 1, 0, 1),
    ),
    # 5: (30 + 10 + 20 + 10) x 2, and 20 for Cilka's mond
    (
        (ANA, BORIS),
        {
            "contract": "one",
            "points": (46,),
            "feats": [
                ("king_ultimo", BORIS, True, True),
                ("trula", ANA, True, False),
                ("mond", CILKA, False, False),
            ],
        },
        (180, 210, 100, -70),
        (0, 1, 0, 1),
    ),
    # 6: -20, for Cilka's radl was used up in game 4
    ((CILKA, ANA), {"contract": "two", "points": (34,)}, (160, 210, 80, -70), (0, 1, 0, 1)),
    # 7: -70, for Ana's radl was used up in game 5
    ((ANA, None), {"contract": "beggar", "made": False}, (90, 210, 80, -70), (1, 2, 1, 2)),
    # 8: 80 x 2; one of David's two is used up
    ((DAVID, None), {"contract": "solo_without", "points": (40,)}, (90, 210, 80, 90), (2, 3, 2, 2)),
]


@pytest.mark.parametrize("dealer", range(4))
def test_sheet_of_eight_games(dealer: int) -> None:
    """Appendix A of the rules, SL-RAD-04: games 6 and 7 with the numbers of the rule, whoever deals first."""
    carry = before(dealer=dealer)
    for number, (people, known, totals, wheels) in enumerate(GAMES, start=1):
        carry = after(at_places(carry, *people, **known), carry)
        assert (number, totals, wheels) == (number, carry.totals, carry.mark("radli"))
        assert (dealer + number) % 4 == carry.dealer
        assert 0 == carry.marked("compulsory_klop")


def test_printed_sheet_with_the_radli_it_assumes() -> None:
    """Appendix A: with one more radl for Cilka before game 6, for Ana before game 7 it comes out as printed.

    Ana then stands at exactly 0 (SL-CK-02): a compulsory klop hand, in which David plays higher (SL-CK-01).
    """
    carry = before(totals=(180, 210, 100, -70), radli=(0, 1, 1, 1))
    (six, lost_two, *_), (seven, lost_beggar, *_), (eight, without, *_) = GAMES[5:]
    carry = after(at_places(carry, *six, **lost_two), carry)
    assert (140, 210, 60, -70) == carry.totals  # -20 x 2
    carry = carry.with_marks(radli=(1, 1, 1, 1))
    carry = after(at_places(carry, *seven, **lost_beggar), carry)
    assert (0, 210, 60, -70) == carry.totals  # -70 x 2
    assert 1 == carry.marked("compulsory_klop")
    carry = after(at_places(carry, *eight, **without), carry)
    assert (0, 210, 60, 90) == carry.totals  # 80 x 2
    assert 0 == carry.marked("compulsory_klop")
