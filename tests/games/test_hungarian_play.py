"""Following suit, and the cards that a side has promised (HU-PLAY, HU-RAJ)."""

import pytest
from games.hungarian import XX, A, B, C, D, at, game, playable, say, trick, why

from tarok.cards.deck import FACES, Cards
from tarok.catalogue import describe
from tarok.engine.actions import Play
from tarok.engine.deal import act
from tarok.engine.deal_types import Fact, Stake, Trick
from tarok.engine.duties import highest
from tarok.engine.fact_kinds import FactKind
from tarok.engine.view import view
from tarok.scoring.tally import tally


def facing(said, number, table, held, **known):
    """C, of A's side, is to play after these cards; whoever led to them took the trick before."""
    cards = table.split()
    first = (C - len(cards)) % 4
    hands = ["", "", held, ""]
    for i, name in enumerate(cards):
        hands[(first + i) % 4] = name
    deal = trick(*hands, number=number, said=said, last=first, **known)
    for name in cards:
        deal = act(deal, Play(FACES.parse(name)))
    return deal


POSITIONS = [
    # id, announced by A, number of the trick, table, hand of C, what C may play
    ("HU-RT-01", "pagat_uhu", 8, "II", "I XV", "I"),
    ("HU-RT-02", "king_uhu_spades", 8, "♦K", "♠K ♠10", "♠K"),
    ("HU-RT-04", "small_bird large_bird pagat_uhu", 6, "XXI IIII", "Š I ♥Q ♥J", "Š"),
    ("HU-RT-05", "small_bird large_bird", 6, "XXI IIII", "Š I ♥Q ♥J", "I"),
    ("HU-RT-07", "centrum", 5, "", "XX V ♥Q", "XX"),
    ("HU-RT-08", "centrum", 5, "♥Q ♥N", "♥1 XX", "♥1"),
    ("HU-RT-10", "pagat_ultimo", 3, "V", "I ♥Q ♥J", "I"),
    ("HU-RT-11", "pagat_uhu", 8, "", "I XX", "I"),
    ("HU-RT-12", "king_ultimo_clubs", 5, "♣Q", "♣K ♣J ♥1", "♣J"),
    # HU-RAJ-02: a hard promise stays, whatever was lost
    ("HU-RAJ-02", "pagat_ultimo", 3, "", "I V ♥Q", "V ♥Q"),
    ("HU-RAJ-03", "pagat_ultimo centrum", 2, "V VI", "I XX ♥Q", "XX"),
    ("HU-RAJ-04", "pagat_ultimo", 9, "II", "I", "I"),
    ("HU-RAJ-03", "pagat_pheasant", 1, "V VI", "I XV", "I"),
    ("HU-RAJ-03", "", 3, "V", "I XX ♥Q", "I XX"),
    ("HU-HIGH-15", "eagle_small_bird", 6, "", "II V", "II"),
    ("HU-HIGH-15", "eagle_small_bird", 5, "", "II V", "V"),
    ("HU-HIGH-15", "king_hearts_large_bird", 7, "♥Q", "♥K ♥J", "♥K"),
    ("HU-HIGH-15", "eagle_ultimo", 8, "V", "II VI", "VI"),
    ("HU-HIGH-15", "closing_pair", 7, "V", "I II VI", "VI"),
    ("HU-HIGH-15", "closing_pair", 7, "V", "I II", "I II"),
    ("HU-HIGH-15", "closing_pair", 8, "", "I II", "I II"),
    ("HU-HIGH-15", "closing_pair", 8, "V", "I VI", "I"),
    ("HU-HIGH-15", "closing_pair", 8, "II", "I VI", "VI"),
    ("HU-HIGH-15", "suit_family_hearts three_kings", 3, "", "♥K ♦K V", "♥K ♦K V"),
]


@pytest.mark.parametrize(("clause", "said", "number", "table", "held", "expected"), POSITIONS)
def test_what_may_be_played(clause, said, number, table, held, expected):
    deal = facing(said, number, table, held, key="high")
    assert Cards.parse(expected) == playable(deal)
    forbidden = why(deal)
    assert {*held.split()} - {*expected.split()} == {*forbidden}
    assert {*forbidden.values()} <= {"HU-PLAY-02", "HU-RAJ-03"}


def test_a_lost_trick_releases_a_soft_promise():
    """HU-RT-13, HU-RAJ-02."""
    deal = facing("large_bird", 4, "V VII", "Š VI", key="illustrated", lost=(2,))
    assert Cards.parse("Š VI") == playable(deal)
    assert Cards.parse("VI") == playable(facing("large_bird", 4, "V VII", "Š VI"))


def test_the_hidden_partner_is_bound_too():
    """HU-RAJ-01: and an opponent is not."""
    hidden = facing("pagat_ultimo", 3, "", "I V XX", facts=())
    assert Cards.parse("V XX") == playable(hidden)
    deal = trick("♥Q", "I V", "XX", "♦Q", number=3, said="pagat_ultimo", last=B)
    assert Cards.parse("I V") == playable(deal)


def test_a_trick_that_may_be_the_partners_is_not_lost():
    """HU-RAJ-02: the declarer does not know whose trick it was, and stays bound (our decision)."""
    deal = trick("XX V", "♥Q", "♦Q", "♠Q", number=4, said="centrum", lost=(2,), called=50, facts=())
    assert Cards.parse("V") == playable(deal)
    shown = trick(
        "XX V",
        "♥Q",
        "♦Q",
        "♠Q",
        number=4,
        said="centrum",
        lost=(2,),
        called=50,
        facts=(Fact(FactKind.DEFENDER, B),),
    )
    assert Cards.parse("XX V") == playable(shown)


def test_a_trick_of_who_must_be_the_partner_is_lost():
    """HU-RAJ-02, HU-ALLG-05: the XIX is called, the only doubtful tarok is the V, which C has laid away.

    B defends, as C does, so the second trick was the partner's, and C's large bird is lost.
    """
    known = {
        "contract": "three",
        "declarer": A,
        "partner": D,
        "called": 50,
        "stakes": (Stake("game", A), Stake("large_bird", C)),
        "tricks": tuple(Trick(A, (), winner) for winner in (B, D, C)),
    }
    told = (Fact(FactKind.OF_ANOTHER, A), Fact(FactKind.MAY_BE_AWAY, A), Fact(FactKind.DEFENDER, B))
    laid = [Cards.parse(names) for names in ("♥N", "♦N", "V", "♠N")]
    hands = ("♥Q", "♦Q", "Š VI", "♠Q")
    mine = at("trick", *hands, nth=3, laid=laid, facts=(*told, Fact(FactKind.TAROKS_LAID, C, 1)), **known)
    assert Cards.parse("Š VI") == playable(mine)
    others = (
        *told,
        Fact(FactKind.TAROKS_LAID, C, 1),
        Fact(FactKind.TAROKS_LAID, A, 0),
        Fact(FactKind.TAROKS_LAID, B, 1),
    )
    assert Cards.parse("VI") == playable(at("trick", *hands, nth=3, laid=laid, facts=others, **known))


def test_a_cancelled_ultimo_binds_nothing():
    """HU-RAJ-01: HU-RT-11, the uhu has taken its place."""
    deal = facing("", 9, "", "I", stakes=(Stake("game", A), Stake("pagat_uhu", A)))
    assert Cards.parse("I") == playable(deal)
    deal = facing("", 8, "V", "I VI", stakes=(Stake("game", A), Stake("pagat_ultimo", C)))
    assert Cards.parse("VI") == playable(deal)


@pytest.mark.parametrize(
    ("table", "held", "expected"),
    [
        ("♥Q", "♥1 ♥K V", "♥1 ♥K"),
        ("♥Q", "V VI ♦K", "V VI"),
        ("♥Q", "♦K ♠J", "♦K ♠J"),
        ("V", "I Š ♥K", "I Š"),
        ("V", "♥K", "♥K"),
        ("", "♥K V", "♥K V"),
    ],
)
def test_following(table, held, expected):
    """HU-PLAY-02, HU-PLAY-03: nobody has to beat a card."""
    assert Cards.parse(expected) == playable(facing("", 3, table, held))


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("♥Q ♥1 ♥K ♥J", "♥K"),
        ("♥1 ♦K ♠K ♣K", "♥1"),
        ("♥K I ♥Q ♥J", "I"),
        ("I XXI Š V", "Š"),
        ("♠10 ♠J ♠N ♥K", "♠N"),
    ],
)
def test_what_wins(cards, winner):
    """HU-PLAY-04, HU-CARD-02, HU-CARD-03: there is no emperor's trick."""
    assert FACES.parse(winner) == highest(FACES.parse_all(cards))


def test_the_winner_leads():
    """HU-PLAY-01, HU-PLAY-05: forehand leads first, whoever declares."""
    deal = trick("♥Q", "♥K", "♥J", "♥1", number=1, declarer=C, partner=A)
    assert 0 == deal.due.seat
    deal = trick("♥Q V", "♥K VI", "♥J VII", "♥1 VIII", number=1, declarer=C, partner=None, facts=())
    for name in ("♥Q", "♥K", "♥J", "♥1"):
        deal = act(deal, Play(FACES.parse(name)))
    assert B == deal.due.seat == deal.leader


def test_paskievics_binds_the_pagat_alone():
    """HU-RAJ-06."""
    deal = facing("pagat_ultimo", 3, "", "I XX Š", key="paskievics")
    assert Cards.parse("XX Š") == playable(deal)


def test_steps_that_are_undertaken_bind_too():
    """HU-C54-07: a bird promises the XX to the fifth trick."""
    deal = facing("small_bird", 5, "", "XX V", key="illustrated_54")
    assert Cards.parse("XX") == playable(deal)


@pytest.mark.parametrize(
    ("key", "bonus", "promised"),
    [
        ("paskievics", "trula", []),  # HU-RAJ-06
        ("paskievics", "pagat_ultimo", [([32], [9])]),
        ("illustrated", "king_uhu_hearts", [([7], [8])]),  # HU-RAJ-01
        ("illustrated", "small_bird", [([52], [6])]),
        ("illustrated_54", "small_bird", [([51], [5]), ([52], [6])]),  # HU-C54-07
        ("high", "closing_pair", [([32, 33], [8, 9])]),  # HU-HIGH-15
    ],
)
def test_the_catalogue_tells_what_an_announcement_promises(key, bonus, promised):
    row = next(each for each in describe(key, game(key)).bonuses if each.id == bonus)
    assert promised == [(list(promise.cards), list(promise.tricks)) for promise in row.promises]


def test_the_count_is_plainly_added():
    """HU-CARD-04, HU-SCO-03: of 94 points 48 win, and 47 the others; A and C play against B and D.

    HU-DISC-06: what the declarer laid away counts for D; the partner's, which nobody else knows, are theirs.
    """
    laid = [Cards.parse(names) for names in ("♥Q", "♥N", "♠Q", "♣J")]
    known = (Fact(FactKind.PARTNER, C), *(Fact(FactKind.DEFENDER, seat) for seat in (B, D)))
    stands = {"partner": C, "called": XX, "laid": laid, "facts": known}
    deal = at("trick", "♦K VIII", "♦Q IX", "♦N X", "♦J XI", nth=7, contract="two", declarer=A, **stands)
    assert [(4, 48), (3, 47), (0, 48), (2, 47)] == tallied(deal)
    deal = say(deal, *"♦K ♦Q ♦N ♦J".split())  # A's: 5 + 4 + 3 + 2
    assert [(18, 48), (3, 47), (14, 48), (2, 47)] == tallied(deal)
    deal = say(deal, *"VIII IX X XI".split())  # D's, and all lies open: 4 + 3 + 4 + 2 are laid away
    assert [(18, 48), (13, 47), (18, 48), (13, 47)] == tallied(deal)


def tallied(deal):
    told = (tally(deal.game, view(deal, seat)) for seat in range(4))
    return [(each.points, each.needed) for each in told]
