"""The rows of the Hungarian games as the book has them: bids, duties, and what each bonus promises."""

import pytest
from games.hungarian import game

from tarok.cards.deck import MOND, PAGAT, SKIS, Cards
from tarok.engine.deal_types import Verdict
from tarok.engine.phases import position

GAMES = ("paskievics", "illustrated", "illustrated_54", "high")
SUITS = ("hearts", "diamonds", "spades", "clubs")
BASIC = ["trula", "kings", "double", "valat", "pagat_ultimo", "xxi_catch"]  # HU-PASK-01
FIGURES = [
    *("centrum", "small_bird", "large_bird", "pagat_uhu"),  # HU-BON-07 … HU-BON-10
    *(f"king_{what}_{suit}" for suit in SUITS for what in ("ultimo", "uhu")),  # HU-BON-11, HU-BON-12
]
SIX = ("pagat", "eagle", *(f"king_{suit}" for suit in SUITS))
HIGH = [
    *("long_double", "pagat_pheasant", "eagle_pheasant", "pair_pheasant", "eagle_ultimo", "three_kings"),
    *("closing_pair", "eagle_uhu", *(f"suit_family_{suit}" for suit in SUITS)),
    *(f"{name}_{bird}" for name in SIX for bird in ("small_bird", "large_bird")),
]  # HU-HIGH-01 … HU-HIGH-12
ROWS = {
    "paskievics": [*BASIC, "taroks_8", "taroks_9"],
    "illustrated": [*BASIC, *FIGURES, "taroks_8", "taroks_9"],
    "illustrated_54": [*BASIC, *FIGURES, *(f"taroks_{number}" for number in range(8, 13))],  # HU-C54-05
    "high": [*BASIC, *FIGURES, *HIGH, "taroks_8", "taroks_9"],
}


@pytest.mark.parametrize("key", GAMES)
def test_bids(key):
    """HU-BID-01, HU-SCO-03: three, two, one and solo are worth 1 to 4; forehand leads, a tarok is called."""
    rows = game(key).contracts
    assert [("three", 1, 3), ("two", 2, 2), ("one", 3, 1), ("solo", 4, 0)] == [
        (row.id, row.value, row.talon) for row in rows
    ]
    assert {(True, False, True)} == {(row.calls, row.declarer_leads, row.counts) for row in rows}


@pytest.mark.parametrize("key", GAMES)
def test_every_bonus_counts_in_every_bid(key):
    for row in game(key).contracts:
        assert sorted(ROWS[key]) == sorted(bonus.id for bonus in row.bonuses), row.id


@pytest.mark.parametrize("key", GAMES)
def test_duties(key):
    """HU-PLAY-02, HU-RAJ-03: in every bid."""
    owed = ("follow_suit", "play_tarok", "play_promised", "keep_promised", "earlier_promise")
    assert {owed} == {tuple(duty.id for duty in row.duties) for row in game(key).contracts}


@pytest.mark.parametrize("key", GAMES)
def test_the_skis_wins(key):
    """HU-PLAY-04: the pagat does not, in no bid."""
    assert {SKIS} == {row.beats((PAGAT, MOND, SKIS)) for row in game(key).contracts}


FIVES = "♥K ♦K ♠K ♣K I XXI Š"  # 7 x 5


@pytest.mark.parametrize(
    ("key", "made", "missed"),
    [
        ("paskievics", "♥Q ♦Q ♠Q V", "♥Q ♦Q ♠Q"),  # 48 and 47
        ("illustrated", "♥Q ♦Q ♠Q V", "♥Q ♦Q ♠Q"),
        ("high", "♥Q ♦Q ♠Q V", "♥Q ♦Q ♠Q"),
        ("illustrated_54", "♥Q ♦Q ♠Q ♣Q ♥N", "♥Q ♦Q ♠Q ♣Q ♥J"),  # HU-C54-02: 54 and 53
    ],
)
def test_aims(key, made, missed):
    """HU-SCO-03: in every bid."""
    for row in game(key).contracts:
        for pile, verdict in ((made, Verdict.MADE), (missed, Verdict.MISSED)):
            won = (Cards.parse(f"{FIVES} {pile}"), Cards(), Cards(), Cards())
            fields = {"contract": row.id, "declarer": 0, "won": won, "ended": "played"}
            assert verdict is row.aim(position(game(key), phase="trick", hands=[""] * 4, **fields), 0), row.id


LAST, BEFORE = {"illustrated_54": 12}, {"illustrated_54": 11}


def promised(name, key):
    """What is promised: cards to a trick (HU-RAJ-01), in the words of the book."""
    last = LAST.get(key, 9)
    kings = {f"king_{suit}": f"{sign}K" for suit, sign in zip(SUITS, "♥♦♠♣", strict=True)}
    cards = {"pagat": "I", "eagle": "II", **kings}
    for who, card in cards.items():
        tricks = {"ultimo": last, "uhu": last - 1, "small_bird": 6, "large_bird": 7, "pheasant": 1}
        for what, trick in tricks.items():
            own = f"king_{what}_{who[5:]}" if who in kings and what in ("ultimo", "uhu") else f"{who}_{what}"
            if name == own:
                return [(card, (trick,), False)]
    series = {
        "centrum": ("XX", (5,), True),
        "small_bird": ("XXI", (6,), True),
        "large_bird": ("Š", (7,), True),
    }
    if name in series:
        steps = [*series][: [*series].index(name) + 1] if key == "illustrated_54" else [name]  # HU-C54-07
        return [series[step] for step in steps]
    return [("I II", (8, 9), False)] if name == "closing_pair" else []


@pytest.mark.parametrize("key", GAMES)
def test_promises(key):
    """HU-RAJ-01, HU-BON-13, HU-HIGH-15: each card to its trick; centrum and birds while no trick is lost."""
    for row in game(key).bonuses:
        expected = [(Cards.parse(names), tricks, soft) for names, tricks, soft in promised(row.id, key)]
        assert expected == [(each.cards, each.tricks, each.soft) for each in row.promises], row.id


@pytest.mark.parametrize("key", GAMES)
def test_what_counts_times_the_game(key):
    """HU-BON-03, HU-BON-04, HU-HIGH-12"""
    assert {"double", "valat", "long_double"} & set(ROWS[key]) == {
        row.id for row in game(key).bonuses if row.of_game
    }


@pytest.mark.parametrize("key", GAMES)
def test_declared_taroks_say_how_many(key):
    """HU-DECL-01"""
    rows = {row.id: row.taroks for row in game(key).bonuses if row.taroks}
    assert {f"taroks_{number}": number for number in range(8, 13 if key == "illustrated_54" else 10)} == rows


CARDS = {"pagat": 32, "eagle": 33, "king_hearts": 7, "king_diamonds": 15, "king_spades": 23, "king_clubs": 31}


def named(name):
    """The card whose promise can be moved: that of an ultimo, an uhu, or a bird of its own."""
    if name.startswith(("king_ultimo_", "king_uhu_")):
        return CARDS[f"king_{name.rpartition('_')[2]}"]
    who = next((card for card in CARDS if name.startswith(f"{card}_")), None)
    return None if who is None or name.endswith("pheasant") else CARDS[who]


@pytest.mark.parametrize("key", GAMES)
def test_which_promises_can_be_moved(key):
    """HU-ANN-08, HU-HIGH-16: from ultimo to uhu, large bird, small bird of the same card."""
    assert {name: named(name) for name in ROWS[key]} == {row.id: row.chain for row in game(key).bonuses}


@pytest.mark.parametrize("key", GAMES)
def test_which_announcements_oblige_to_declare(key):
    """HU-DECL-03, HU-HIGH-17: those, and the eagle's pheasant."""
    expected = {name: CARDS["eagle"] if name == "eagle_pheasant" else named(name) for name in ROWS[key]}
    assert expected == {row.id: row.obliges for row in game(key).bonuses}


def test_a_long_double_game_takes_seven_taroks():
    """HU-HIGH-12: and the plain one at most six."""
    rows = {row.id: (row.least, row.most) for row in game("high").bonuses}
    assert ((7, 99), (0, 6)) == (rows.pop("long_double"), rows.pop("double"))
    assert {(0, 99)} == set(rows.values())


def test_dearer_losses_with_the_whole_pack():
    """HU-C54-06: the ultimos and uhus, and nothing else."""
    rows = {row.id: row.lost_twice for row in game("illustrated_54").bonuses}
    assert {name: "ultimo" in name or "uhu" in name for name in ROWS["illustrated_54"]} == rows
    assert not any(
        row.lost_twice for key in ("paskievics", "illustrated", "high") for row in game(key).bonuses
    )
