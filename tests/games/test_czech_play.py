"""The play, the count, and how a played hand comes out."""

import pytest
from games.czech import (
    HANDS,
    A,
    B,
    C,
    P,
    at,
    cards,
    czech,
    do,
    legal,
    mach,
    play_out,
    povinost,
    said,
    turn,
    why,
)

from tarok.cards.deck import Cards
from tarok.engine.bonuses import pile
from tarok.engine.card_points import points
from tarok.engine.deal_types import Fact, Stake, Verdict
from tarok.engine.fact_kinds import FactKind
from tarok.engine.result import Feat
from tarok.engine.view import view
from tarok.games.czech.contracts import more_than_half
from tarok.scoring.tally import tally

XIX = next(iter(Cards.parse("XIX")))
TOGETHER = {"called": XIX, "partner": B}


def trick(*hands, number=12, talon="", **fields):
    return at("trick", hands, talon, nth=number - 1, **{**TOGETHER, **fields})


def result(deal):
    return deal.game.result(deal)


def feats(deal):
    return {(feat.what, feat.seat, feat.made, feat.announced) for feat in result(deal).feats}


def test_povinost_leads_whatever_he_likes():
    """CZ-PLAY-01, CZ-PLAY-04"""
    deal = at("trick", talon="", called=XIX, partner=C)
    assert (P, {f"play {card}" for card in HANDS[0].split()}) == (turn(deal), legal(deal))
    other = at("trick", talon="", called=XIX, partner=C, declarer=B, **povinost(B))
    assert B == turn(other)


def test_povinost_leads_against_a_prever():
    """CZ-PRV-07, CZ-PLAY-01"""
    assert P == turn(at("trick", talon="", contract="prever", declarer=B, facts=(Fact(FactKind.SET, B, 1),)))


FOLLOW = [
    # led, hand, what may be played
    ("♥K", "♥1 ♠7 XX", "♥1"),
    ("♥K", "♠7 XX II", "XX II"),
    ("♥K", "♠7 ♣8", "♠7 ♣8"),
    ("XX", "♥1 II XXI", "II XXI"),
    ("XX", "♥1 ♠7", "♥1 ♠7"),
    ("♥1", "♥K ♥2 I", "♥K ♥2"),
]


@pytest.mark.parametrize(("led", "held", "free"), FOLLOW)
def test_follow_suit_or_trump(led, held, free):
    """CZ-PLAY-02: nobody has to beat anything."""
    deal = do(trick(led, held, "♦1 ♦2 ♦3", "♦4 ♦J ♦N", number=10), f"play {led}")
    assert {f"play {card}" for card in free.split()} == legal(deal)
    for card in set(held.split()) - set(free.split()):
        assert "CZ-PLAY-02" == why(deal)[f"play {card}"][1]


WINNERS = [
    # what P, A, B and C play, and who wins
    ("♥K ♥Q ♥1 ♥2", P),
    ("♥1 ♥2 ♥3 ♥4", C),
    ("♥Q ♠K ♦K ♣K", P),
    ("♥K II ♥1 III", C),
    ("I XXI Š XX", B),
    ("XXI I Š II", B),
    ("♠7 ♠10 ♠9 ♠8", A),
    ("♦4 ♦1 ♦2 ♦3", P),
]


@pytest.mark.parametrize(("played", "winner"), WINNERS)
def test_who_wins_a_trick(played, winner):
    """CZ-PLAY-03, CZ-CARD-02, CZ-CARD-03, CZ-CARD-05: the Skys always wins, and points mean nothing."""
    deal = play_out(trick(*played.split()), played)
    assert winner == deal.tricks[-1].winner


def test_the_winner_leads():
    """CZ-PLAY-03"""
    deal = play_out(trick("♥1 ♠7", "♥2 ♠8", "♥3 ♠9", "♥4 ♠10", number=11), "♥1 ♥2 ♥3 ♥4")
    assert C == turn(deal)


def test_the_last_trick_can_be_seen():
    """CZ-PLAY-05: every view has the tricks as they were played."""
    deal = play_out(trick("♥1 ♠7", "♥2 ♠8", "♥3 ♠9", "♥4 ♠10", number=11), "♥1 ♥2 ♥3 ♥4")
    assert tuple(deal.game.faces.parse_all("♥1 ♥2 ♥3 ♥4")) == view(deal, A).tricks[-1].cards


def counted(mine, theirs, talon="", **fields):
    """A deal that is over: P's side has won some cards, the others the rest."""
    won = (Cards.parse(mine), Cards.parse(theirs), Cards(), Cards())
    return at("trick", ("",) * 4, talon, won=won, ended="played", **{**TOGETHER, **fields})


def counts(deal, side):
    return points(deal.game, pile(deal, side))


def test_what_counts_for_whom():
    """CZ-CNT-01, CZ-DISC-06: tricks, what was laid away, and for the defenders of a Prever what was left."""
    deal = counted("♥K ♠Q ♦N ♣J ♠7 XX", "♦K I")
    assert (5 + 4 + 3 + 2 + 1 + 1, 10) == (counts(deal, 0), counts(deal, 1))
    laid = (Cards.parse("♥Q"), Cards(), Cards.parse("♣Q"), Cards.parse("♦Q"))
    deal = counted("♥K", "♦K", laid=laid)
    assert (5 + 4 + 4, 5 + 4) == (counts(deal, 0), counts(deal, 1))
    alone = counted("♥K", "♦K", "I ♠7 ♠8", contract="prever", partner=None, called=None)
    assert (5, 5 + 7) == (counts(alone, 0), counts(alone, 1))


def test_half_is_not_more_than_half():
    """CZ-CNT-02: 7 x 5 + 3 x 4 + 2 x 3 are 53; one point more wins."""
    tie = "♥K ♦K ♠K ♣K I XXI Š ♥Q ♦Q ♠Q ♥N ♦N"
    assert (53, Verdict.MISSED) == (counts(counted(tie, ""), 0), more_than_half(counted(tie, ""), 0))
    assert Verdict.MADE is more_than_half(counted(f"{tie} II", ""), 0)


def test_a_silent_pagat():
    """CZ-PAG-01: the I wins the twelfth trick itself."""
    deal = play_out(trick("♥1", "♥2", "I", "♥3"), "♥1 ♥2 I ♥3")
    assert ("pagat", B, True, False) in feats(deal)


@pytest.mark.parametrize(("last", "beater"), [("XX ♥2 I ♥3", P), ("♥1 XX I ♥3", A)])
def test_a_silent_pagat_that_is_beaten(last, beater):
    """CZ-PAG-03, CZ-PAG-04: by whomever, the partner included."""
    deal = play_out(trick(*last.split()), last)
    assert beater == deal.tricks[-1].winner
    assert ("pagat", B, False, False) in feats(deal)


def test_a_pagat_played_earlier():
    """CZ-PAG-05, CZ-PAG-03: costs nothing, but for one who has bet on it."""
    hands = ("♥1 ♠7", "♥2 ♠8", "I ♠9", "♥3 ♠10")
    rows = ("♥1 ♥2 I ♥3", "♠9 ♠10 ♠7 ♠8")
    assert not {each for each in feats(play_out(trick(*hands, number=11), *rows)) if each[0] == "pagat"}
    bet = play_out(trick(*hands, number=11, stakes=(Stake("pagat", B, 2),)), *rows)
    assert Feat(what="pagat", seat=B, made=False, announced=True, doubled=2) in result(bet).feats


def test_a_pagat_bet_that_is_made():
    """CZ-PAG-02"""
    deal = play_out(trick("♥1", "♥2", "I", "♥3", stakes=(Stake("pagat", B, 1),)), "♥1 ♥2 I ♥3")
    assert said("pagat", B, doubled=1) in result(deal).feats
    assert not {each for each in feats(deal) if not each[3] and each[0] == "pagat"}


def test_valats():
    """CZ-VAL-01, CZ-VAL-02, CZ-VAL-03, CZ-VAL-07: one trick here, all there are."""
    deal = play_out(trick("♥K", "♥2", "♥1", "♥3"), "♥K ♥2 ♥1 ♥3")
    assert ("valat", P, True, False) in feats(deal)
    theirs = play_out(trick("♥1", "♥K", "♥2", "♥3"), "♥1 ♥K ♥2 ♥3")
    assert not {each for each in feats(theirs) if each[0] == "valat"}
    hands = ("♥1", "♥K", "♥2", "♥3")
    any_side = play_out(trick(*hands, game=czech(silent_valat_sides="any_side")), "♥1 ♥K ♥2 ♥3")
    assert ("valat", A, True, False) in feats(any_side)
    bet = play_out(trick(*hands, stakes=(Stake("valat", A, 3), Stake("pane", B))), "♥1 ♥K ♥2 ♥3")
    assert {said("valat", A, doubled=3), said("pane", B)} == set(result(bet).feats)
    failed = play_out(trick(*hands, stakes=(Stake("valat", P),)), "♥1 ♥K ♥2 ♥3")
    assert ("valat", P, False, True) in feats(failed)


def test_a_silent_valat_beside_a_bet_of_the_same_side_is_none():
    """CZ-VAL-05: 40, not 60."""
    deal = play_out(trick("♥K", "♥2", "♥1", "♥3", stakes=(Stake("valat", B),)), "♥K ♥2 ♥1 ♥3")
    assert {("valat", B, True, True)} == feats(deal)


def test_an_own_call_comes_out_as_one():
    """CZ-CALL-06, CZ-CALL-07"""
    deal = play_out(trick("♥K", "♥2", "♥1", "♥3", partner=None), "♥K ♥2 ♥1 ♥3")
    assert ("own_call", None, 1) == (result(deal).contract, result(deal).partner, result(deal).level)


def test_the_set_of_a_prever_is_told():
    """CZ-PRV-06"""
    facts = (Fact(FactKind.SET, P, 3),)
    deal = trick("♥K", "♥2", "♥1", "♥3", contract="prever", called=None, partner=None, facts=facts)
    over = play_out(deal, "♥K ♥2 ♥1 ♥3")
    assert ("prever", 3, True) == (result(over).contract, result(over).level, result(over).made or True)


def test_all_lies_open_when_the_deal_is_over():
    """CZ-INF-02, CZ-PRV-04: the cards that nobody has seen are shown for the count."""
    deal = trick("♥K", "♥2", "♥1", "♥3", talon="I ♠7 ♠8", contract="prever", called=None, partner=None)
    assert None is view(deal, A).over
    over = view(play_out(deal, "♥K ♥2 ♥1 ♥3"), A).over
    assert cards(deal, "I ♠7 ♠8") == set(over.talon)


def test_true_opponents_in_a_family():
    """CZ-KON-03"""
    assert mach().options.kontra_true_opponents_only
    assert C == turn(do(trick("♥K", "♥2", "♥1", "♥3"), "play ♥K, play ♥2, play ♥1"))


def test_how_the_count_stands():
    """CZ-CNT-01, CZ-CNT-02: cards count one by one; P needs 54, a defender 53, and C has taken 4."""
    deal = play_out(trick("♥1 ♠7", "♥2 ♠8", "♥3 ♠9", "♥4 ♠10", number=11), "♥1 ♥2 ♥3 ♥4")
    assert (0, 54) == tuple(getattr(tally(deal.game, view(deal, P)), name) for name in ("points", "needed"))
    assert (4, 53) == tuple(getattr(tally(deal.game, view(deal, C)), name) for name in ("points", "needed"))
