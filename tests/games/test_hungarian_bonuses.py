"""Every bonus: how it is made and missed, and what it pays silent, announced and doubled."""

from itertools import product

import pytest
from games.hungarian import A, B, at, feats, game, hand, items, played, said, silent

from tarok.engine.deal_types import Trick, Verdict
from tarok.games.hungarian.judges import pagat_catch

# key, id, silent, announced, clause
WORTH = [
    ("illustrated", "trula", 1, 2, "HU-BON-01"),
    ("illustrated", "kings", 1, 2, "HU-BON-02"),
    ("illustrated", "pagat_ultimo", 5, 10, "HU-BON-05"),
    ("illustrated", "xxi_catch", 21, 42, "HU-BON-06"),
    ("illustrated", "centrum", 0, 10, "HU-BON-07"),
    ("illustrated", "small_bird", 0, 10, "HU-BON-08"),
    ("illustrated", "large_bird", 0, 10, "HU-BON-09"),
    ("illustrated", "pagat_uhu", 0, 20, "HU-BON-10"),
    *(
        ("illustrated", f"king_ultimo_{suit}", 0, 15, "HU-BON-11")
        for suit in ("hearts", "diamonds", "spades", "clubs")
    ),
    *(
        ("illustrated", f"king_uhu_{suit}", 0, 20, "HU-BON-12")
        for suit in ("hearts", "diamonds", "spades", "clubs")
    ),
    ("high", "pagat_pheasant", 10, 50, "HU-HIGH-01"),
    ("high", "eagle_pheasant", 10, 50, "HU-HIGH-02"),
    ("high", "pair_pheasant", 30, 60, "HU-HIGH-03"),
    ("high", "eagle_ultimo", 5, 10, "HU-HIGH-04"),
    *(
        ("high", f"suit_family_{suit}", 0, 100, "HU-HIGH-05")
        for suit in ("hearts", "diamonds", "spades", "clubs")
    ),
    ("high", "three_kings", 0, 100, "HU-HIGH-06"),
    ("high", "closing_pair", 0, 40, "HU-HIGH-07"),
    *(
        ("high", f"{card}_small_bird", 0, 40, "HU-HIGH-08")
        for card in ("pagat", "eagle", "king_hearts", "king_diamonds", "king_spades", "king_clubs")
    ),
    *(
        ("high", f"{card}_large_bird", 0, 30, "HU-HIGH-09")
        for card in ("pagat", "eagle", "king_hearts", "king_diamonds", "king_spades", "king_clubs")
    ),
    ("high", "eagle_uhu", 0, 20, "HU-HIGH-10"),
]


@pytest.mark.parametrize(("key", "what", "quiet", "loud", "clause"), WORTH)
def test_what_a_bonus_pays(key, what, quiet, loud, clause):
    """Made or missed, of either side, silent, announced, doubled up to mordkontra (HU-BON-19, HU-SCO-09)."""
    for contract, seat, made in product(("three", "solo"), (A, B), (True, False)):
        sign = 1 if (seat == A) == made else -1
        value = {"three": 1, "solo": 4}[contract]
        for level in range(6):
            result = hand(contract, 55, said(what, seat, made=made, doubled=level))
            assert [(what, sign * loud * 2**level), ("game", value)] == items(result, key)[::-1] or [
                ("game", value),
                (what, sign * loud * 2**level),
            ] == items(result, key)
        if quiet:
            result = hand(contract, 55, silent(what, seat, made=made))
            assert [("game", value), (what, sign * quiet)] == items(result, key)


def test_the_rows_name_their_clauses():
    for key, what, quiet, loud, clause in WORTH:
        row = next(row for row in game(key).bonuses if row.id == what)
        assert (quiet, loud, clause) == (row.silent, row.announced, row.clause)


NINTH = [
    # trick 9, who is on the side that made (True) or missed it
    ("9 A I ♥K ♥Q ♥J", [("A", False, True)]),
    ("9 A I ♥K V ♥J", [("A", False, False)]),  # the own partner takes it: HU-EX-26
    ("9 A I ♥K ♥J V", [("A", False, False)]),
    ("9 B V I ♥K ♥J", [("C", False, False)]),
    ("9 D I ♥K ♥Q ♥J", [("D", False, True)]),
    ("8 A I ♥K ♥Q ♥J", []),
]


@pytest.mark.parametrize(("row", "expected"), NINTH)
def test_silent_pagat_ultimo(row, expected):
    """HU-BON-05, HU-BON-13, HU-BON-14: the pagat itself must win the last trick; gone before, nothing."""
    assert expected == feats(played(row), "pagat_ultimo")


@pytest.mark.parametrize(
    ("row", "made"),
    [
        ("9 A I ♥K ♥Q ♥J", True),
        ("9 C I ♥K ♥Q ♥J", True),
        ("9 A I ♥K V ♥J", False),
        ("9 D I ♥K ♥Q ♥J", False),
        ("3 A I ♥K ♥Q ♥J", False),
    ],
)
def test_announced_pagat_ultimo(row, made):
    """HU-BON-15: forced out, or held by the others, it has failed."""
    assert ("A", True, made) in feats(played(row, said="A pagat_ultimo"), "pagat_ultimo")


def test_a_lost_uhu_and_a_silent_ultimo():
    """HU-BON-14: after a pagat uhu the silent ultimo still counts."""
    result = played("9 A I ♥K ♥Q ♥J", said="A pagat_uhu")
    assert [("A", True, False)] == feats(result, "pagat_uhu")
    assert [("A", False, True)] == feats(result, "pagat_ultimo")


def test_both_gain_on_one_bonus():
    """HU-BON-17: the others announced it, and have failed; one's own silent one counts as well."""
    result = played("9 A I ♥K ♥Q ♥J", said="B pagat_ultimo")
    assert [("A", False, True), ("B", True, False)] == feats(result, "pagat_ultimo")
    assert [15, 1] == sorted([sum(v for k, v in items(result) if k == "pagat_ultimo"), 1])[::-1]


@pytest.mark.parametrize(
    ("row", "what", "made"),
    [
        ("8 A I ♥K ♥Q ♥J", "pagat_uhu", True),
        ("8 A I II ♥Q ♥J", "pagat_uhu", False),
        ("9 A I ♥K ♥Q ♥J", "pagat_uhu", False),
        ("9 C ♥K ♥Q ♥J ♥1", "king_ultimo_hearts", True),
        ("9 C ♥K ♥Q V ♥1", "king_ultimo_hearts", False),
        ("9 C ♥K ♥Q ♥1 V", "king_ultimo_hearts", False),
        ("9 C ♥Q ♥K ♥1 ♥J", "king_ultimo_hearts", False),
        ("9 C ♦K ♦Q ♦1 ♦J", "king_ultimo_hearts", False),
        ("8 A ♣K ♣Q ♣10 ♣J", "king_uhu_clubs", True),
        ("7 A ♣K ♣Q ♣10 ♣J", "king_uhu_clubs", False),
    ],
)
def test_named_cards_of_the_last_tricks(row, what, made):
    """HU-BON-10, HU-BON-11, HU-BON-12."""
    assert [("A", True, made)] == feats(played(row, said=f"A {what}"), what)


CENTRUM, SMALL, LARGE = "5 A XX ♥K ♥Q ♥J", "6 A XXI ♦K ♦Q ♦J", "7 A Š ♣K ♣Q ♣J"


@pytest.mark.parametrize(
    ("rows", "winners", "made"),
    [
        ((CENTRUM, SMALL, LARGE), "A", (True, True, True)),
        ((CENTRUM, SMALL, LARGE), "AC", (True, True, True)),
        ((CENTRUM, SMALL, LARGE), "AB", (False, False, False)),  # trick 2 is lost
        (("5 B ♥K XX ♥Q ♥J", SMALL, LARGE), "A", (True, True, True)),  # C holds the XX
        (
            ("4 A XX ♥K ♥Q ♥J", SMALL, LARGE),
            "A",
            (False, True, True),
        ),  # HU-RAJ-05: too early, but nothing lost
        ((CENTRUM, "6 A XXI Š ♦Q ♦J", "7 A V ♣K ♣Q ♣J"), "A", (True, False, False)),
        ((CENTRUM, SMALL, "7 A V ♣K Š ♣J"), "A", (True, True, True)),
        ((CENTRUM, SMALL, "8 A Š ♣K ♣Q ♣J"), "A", (True, True, False)),
    ],
)
def test_centrum_and_birds(rows, winners, made):
    """HU-BON-07, HU-BON-08, HU-BON-09."""
    result = played(*rows, winners=winners, said="A centrum,A small_bird,A large_bird")
    assert made == tuple(feats(result, what)[0][2] for what in ("centrum", "small_bird", "large_bird"))


def test_a_centrum_is_made_by_announcing_it():
    assert [] == feats(played(CENTRUM), "centrum")


@pytest.mark.parametrize(
    ("row", "who"),
    [
        ("3 A Š XXI ♥K ♥Q", [("A", False, True)]),
        ("3 D XXI Š ♥K ♥Q", [("A", False, True)]),
        ("3 A Š ♥K XXI ♥Q", []),  # the own side's XXI: HU-BON-16
        ("3 B Š ♥K ♥Q ♥J", []),
    ],
)
def test_catching_the_xxi(row, who):
    """HU-BON-06."""
    result = played(row)
    assert who == feats(result, "xxi_catch")
    assert bool(who) == bool(feats(result, "hat"))


def test_an_announced_catch_that_fails():
    """HU-BON-16, HU-EX-29."""
    assert [("B", True, False)] == feats(played("3 A Š ♥K XXI ♥Q", said="B xxi_catch"), "xxi_catch")


def test_trull_and_kings_are_in_the_tricks():
    """HU-BON-01, HU-BON-02."""
    rows = ("1 A Š I ♥K ♦K", "2 A XXI V ♠K ♣K")
    result = played(*rows, winners="B")
    assert [("A", False, True)] == feats(result, "trula")
    assert [("A", False, True)] == feats(result, "kings")
    split = played("1 A Š I ♥K ♦K", "2 B XXI V ♠K ♣K", winners="B")
    assert [] == feats(split, "trula") + feats(split, "kings")


def test_silent_trull_beside_a_volat():
    """HU-BON-18, HU-OPT-44: announced ones count."""
    result = hand(
        "three", 94, silent("valat", A), silent("trula", A), said("kings", A), silent("pagat_ultimo", A)
    )
    assert [("valat", 3), ("kings", 2), ("pagat_ultimo", 5)] == items(result)
    assert ("trula", 1) in items(result, silent_trull_kings_with_volat=True)


def test_silent_kings_beside_a_silent_double():
    """HU-OPT-45."""
    result = hand("three", 80, silent("kings", A))
    assert [("double", 2), ("kings", 1)] == items(result)
    assert [("double", 2)] == items(result, silent_kings_with_silent_double=False)


# --- house rules ---

VALUES = [
    ("HU-OPT-38", "illustrated", {"pagatuhu_value": 15}, "pagat_uhu", (0, 15)),
    ("HU-OPT-38", "illustrated", {"pagatuhu_value": 19}, "pagat_uhu", (0, 19)),
    ("HU-OPT-39", "illustrated", {"eagle_figures": True}, "eagle_ultimo", (5, 10)),
    ("HU-OPT-39", "illustrated", {"eagle_figures": True, "pagatuhu_value": 15}, "eagle_uhu", (0, 15)),
    ("HU-OPT-40", "illustrated", {"pagatfogas": True}, "pagat_catch", (4, 8)),
    ("HU-OPT-41", "illustrated", {"janoska_horvath": True}, "pagat_catch", (4, 8)),
    ("HU-OPT-41", "illustrated", {"janoska_horvath": True}, "centrum", (0, 6)),
    ("HU-OPT-41", "illustrated", {"janoska_horvath": True}, "small_bird", (0, 8)),
    ("HU-OPT-41", "illustrated", {"janoska_horvath": True}, "large_bird", (0, 6)),
    ("HU-OPT-41", "illustrated", {"janoska_horvath": True}, "pagat_uhu", (0, 19)),
    ("HU-OPT-42", "paskievics", {"xxi_catch_values": "30_60"}, "xxi_catch", (30, 60)),
    ("HU-HIGH-18", "high", {"xxi_catch_values": "30_60"}, "xxi_catch", (30, 60)),
    ("HU-OPT-43", "paskievics", {"kovacs_values": True}, "kings", (2, 4)),
    ("HU-OPT-43", "paskievics", {"kovacs_values": True}, "pagat_ultimo", (6, 12)),
    ("HU-OPT-43", "paskievics", {"kovacs_values": True}, "xxi_catch", (30, 60)),
]


@pytest.mark.parametrize(("clause", "key", "options", "what", "worth"), VALUES)
def test_other_values(clause, key, options, what, worth):
    (row,) = (row for row in game(key, **options).bonuses if row.id == what)
    assert worth == (row.silent, row.announced)


@pytest.mark.parametrize(
    ("row", "who"),
    [("3 A V I ♥K ♥Q", "A"), ("3 B V I ♥J ♥Q", "B"), ("3 A V ♥Q I ♥K", "")],
)
def test_catching_the_pagat(row, who):
    """HU-OPT-40."""
    rows = {
        "A": (Verdict.MADE, Verdict.IDLE),
        "B": (Verdict.IDLE, Verdict.MADE),
        "": (Verdict.IDLE, Verdict.IDLE),
    }
    assert rows[who] == judged(row, pagat_catch)


def judged(row, judge):
    _, leader, *names = row.split()
    cards = game().faces.parse_all(" ".join(names))
    first = "ABCD".index(leader)
    trick = Trick(first, cards, (first + cards.index(max(cards))) % 4)
    deal = at(
        "trick", *["♦K", "♦Q", "♦J", "♦1"], contract="three", declarer=A, partner=2, tricks=(trick,), nth=1
    )
    return judge(deal, 0), judge(deal, 1)


def test_paskievics_has_the_basic_bonuses_only():
    """HU-PASK-01."""
    expected = {"trula", "kings", "double", "valat", "pagat_ultimo", "xxi_catch", "taroks_8", "taroks_9"}
    assert expected == {row.id for row in game("paskievics").bonuses}
