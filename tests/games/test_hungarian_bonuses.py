"""Every bonus: how it is made and missed, and what it pays silent, announced and doubled."""

from itertools import product

import pytest
from games.hungarian import A, B, at, feats, game, hand, items, pays, played, said, silent

from tarok.games.hungarian.judges import pagat_catch
from tarok.table import Trick, Verdict

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


# --- high tarokk ---


@pytest.mark.parametrize(
    ("row", "what", "expected"),
    [
        ("1 A I ♥K ♥Q ♥J", "pagat_pheasant", [("A", False, True)]),
        ("1 A I V ♥Q ♥J", "pagat_pheasant", [("A", False, False)]),
        ("1 A I ♥K V ♥J", "pagat_pheasant", []),  # HU-HIGH-14
        ("1 B II ♥K ♥Q ♥J", "eagle_pheasant", [("B", False, True)]),
        ("1 B II V ♥Q ♥J", "eagle_pheasant", [("B", False, False)]),
        ("2 B II V ♥Q ♥J", "eagle_pheasant", []),
        ("1 A XXI I ♥Q ♥J", "pair_pheasant", [("A", False, True)]),
        ("1 A XXI ♥Q I ♥J", "pair_pheasant", []),
        ("1 A XXI II I ♥J", "pair_pheasant", [("A", False, True)]),
        ("1 A XXI Š I ♥J", "pair_pheasant", []),
        ("9 A II ♥K ♥Q ♥J", "eagle_ultimo", [("A", False, True)]),
        ("9 A II ♥K ♥Q V", "eagle_ultimo", [("A", False, False)]),
    ],
)
def test_silent_feats_of_high_tarokk(row, what, expected):
    """HU-HIGH-01 to 04: HU-HIGH-02, HU-HIGH-03, HU-HIGH-04."""
    assert expected == feats(played(row, key="high"), what)


def test_pheasants_taken_by_the_xxi():
    """HU-HIGH-11: silent pair pheasant, and 10 for each of I and II that came from the others."""
    result = played("1 A XXI I ♥Q II", key="high")
    assert [("B", False, False)] == feats(result, "pagat_pheasant")
    assert [("D", False, False)] == feats(result, "eagle_pheasant")
    found = dict(items(result, "high"))
    assert (30, 10, 10) == (found["pair_pheasant"], found["pagat_pheasant"], found["eagle_pheasant"])


@pytest.mark.parametrize(
    ("row", "made"),
    [
        ("1 B ♥K XXI I ♥J", True),
        ("1 B I XXI ♥K ♥J", True),
        ("1 B ♥K XXI V ♥J", False),
        ("1 A V XXI I ♥J", True),
    ],
)
def test_an_announced_pair_pheasant(row, made):
    """HU-HIGH-11: whoever plays I or II; D announces, an opponent of A who leads."""
    row = row.replace("1 B", "1 C").replace("1 A", "1 A")
    result = played(row, key="high", said="D pair_pheasant")
    assert [("D", True, made)] == [feat for feat in feats(result, "pair_pheasant") if feat[1]]


LAST = ("7 A ♥K ♥Q ♦J ♣J", "8 A ♦K ♦Q ♠J ♠10", "9 A ♣K ♣Q ♦1 ♠Q")


@pytest.mark.parametrize(
    ("rows", "what", "made"),
    [
        (LAST, "three_kings", True),
        ((*LAST[:2], "9 A ♣K ♣Q V ♠Q"), "three_kings", False),
        (("7 A ♥K ♥1 ♦J ♣J", "8 A ♥Q ♦Q ♠J ♠10", "9 A ♥N ♣Q ♦1 ♠Q"), "suit_family_hearts", True),
        (("7 A ♥K ♥1 ♦J ♣J", "8 A ♥Q ♦Q ♠J ♠10", "9 A ♦N ♣Q ♦1 ♠Q"), "suit_family_hearts", False),
        (("8 A I ♦Q ♠J ♠10", "9 A II ♣Q ♦1 ♠Q"), "closing_pair", True),
        (("8 A II ♦Q ♠J ♠10", "9 A I ♣Q ♦1 ♠Q"), "closing_pair", True),
        (("8 A I ♦Q ♠J ♠10", "9 B II ♣Q ♦1 ♠Q"), "closing_pair", False),
        (("6 A I ♦Q ♠J ♠10",), "pagat_small_bird", True),
        (("7 A I ♦Q ♠J ♠10",), "pagat_small_bird", False),
        (("6 C II ♦Q ♠J ♠10",), "eagle_small_bird", True),
        (("6 C ♥K ♥Q ♠J ♠10",), "king_hearts_small_bird", True),
        (("7 A I ♦Q ♠J ♠10",), "pagat_large_bird", True),
        (("7 A II ♦Q ♠J ♠10",), "eagle_large_bird", True),
        (("7 A ♣K ♦Q ♠J ♠10",), "king_clubs_large_bird", True),
        (("8 A II ♦Q ♠J ♠10",), "eagle_uhu", True),
    ],
)
def test_announced_feats_of_high_tarokk(rows, what, made):
    """HU-HIGH-05 to 10: HU-HIGH-06, HU-HIGH-07, HU-HIGH-08, HU-HIGH-09, HU-HIGH-10."""
    assert [("A", True, made)] == feats(played(*rows, key="high", winners="B", said=f"A {what}"), what)


def test_closing_pair_and_silent_ultimo_count_separately():
    """HU-HIGH-07: our decision; the II that ends in the last trick is a silent ultimo, too."""
    result = played("8 A I ♦Q ♠J ♠10", "9 A II ♣Q ♦1 ♠Q", key="high", winners="B", said="A closing_pair")
    assert [("A", False, True)] == feats(result, "eagle_ultimo")


def test_a_long_double_is_paid_like_a_double():
    """HU-HIGH-12."""
    assert [("long_double", 4)] == items(hand("three", 71, said("long_double", A)), "high")
    assert [("long_double", -4)] == items(hand("three", 70, said("long_double", A, made=False)), "high")


# --- 54 cards ---

STEPS = ("5 A XX ♥K ♥Q ♥J", "6 A XXI ♦K ♦Q ♦J", "7 A Š ♣K ♣Q ♣J")


@pytest.mark.parametrize(
    ("rows", "word", "expected"),
    [
        (STEPS, "large_bird", 70),
        (STEPS, "small_bird", 30),
        (STEPS, "centrum", 10),
        ((*STEPS[:2], "8 A Š ♣K ♣Q ♣J"), "large_bird", 10 + 20 - 40),
        ((STEPS[0], "7 A XXI ♦K ♦Q ♦J"), "large_bird", 10 - 20 - 40),
        ((STEPS[1], STEPS[2]), "large_bird", -70),
    ],
)
def test_birds_stand_on_one_another(rows, word, expected):
    """HU-C54-07: the steps are scored one by one."""
    result = played(*rows, key="illustrated_54", said=f"A {word}")
    found = [
        value
        for what, value in items(result, "illustrated_54")
        if what in ("centrum", "small_bird", "large_bird")
    ]
    assert expected == sum(found)


def test_one_kontra_covers_the_steps():
    """HU-C54-07: but not those announced for themselves."""
    result = played(*STEPS, key="illustrated_54", said="A centrum,A large_bird")
    assert [0, 0, 0] == [feat.doubled for feat in result.feats if feat.announced]


@pytest.mark.parametrize(
    ("what", "loss"),
    [("pagat_ultimo", 20), ("pagat_uhu", 40), ("king_ultimo_hearts", 30), ("king_uhu_hearts", 40)],
)
def test_lost_ultimos_pay_double(what, loss):
    """HU-C54-06, HU-C54-09, HU-OPT-55: kontra goes on top."""
    lost = hand("three", 60, said(what, A, made=False))
    assert (what, -loss) in items(lost, "illustrated_54")
    assert (what, -loss * 2) in items(
        hand("three", 60, said(what, A, made=False, doubled=1)), "illustrated_54"
    )
    assert (what, -loss // 2) in items(lost)
    assert (what, -loss) in items(lost, lost_ultimo_pays_double=True)
    assert (what, loss // 2) in items(hand("three", 60, said(what, A)), "illustrated_54")


def test_a_silent_ultimo_lost_pays_double():
    """HU-C54-06; in Paskievics if so agreed (HU-C54-09)."""
    lost = hand("three", 60, silent("pagat_ultimo", A, made=False))
    assert ("pagat_ultimo", -10) in items(lost, "illustrated_54")
    assert ("pagat_ultimo", -5) in items(lost, "paskievics")
    assert ("pagat_ultimo", -10) in items(lost, "paskievics", lost_ultimo_pays_double=True)


def test_the_last_tricks_of_twelve():
    """HU-C54-04: ultimo in the 12th, uhu in the 11th."""
    result = played("12 A I ♥K ♥Q ♥J", key="illustrated_54", said="A pagat_ultimo")
    assert [("A", True, True)] == feats(result, "pagat_ultimo")
    result = played("11 A I ♥K ♥Q ♥J", key="illustrated_54", said="A pagat_uhu")
    assert [("A", True, True)] == feats(result, "pagat_uhu")


@pytest.mark.parametrize(("number", "each"), [(8, 1), (9, 2), (10, 3), (11, 4), (12, 5)])
def test_many_taroks(number, each):
    """HU-C54-05: eight to twelve."""
    result = hand("three", 60, said(f"taroks_{number}", A))
    assert (1 + 3 * each, -1 - each, 1 - each, -1 - each) == pays(result, "illustrated_54")


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
