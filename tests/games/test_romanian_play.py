"""The play, how bonuses come out, and giving a game up (RO-PLAY, RO-END, RO-BON)."""

import pytest
from games.romanian import (
    A,
    B,
    C,
    D,
    announcing,
    at,
    card,
    cards,
    do,
    hand,
    last_trick,
    lost,
    pays,
    play_out,
    romanian,
    said,
    say,
    settled,
    sheet,
    silent,
    taper,
    turn,
    why,
    words,
)

from tarok.cards.deck import Cards
from tarok.engine.actions import PASS, SURRENDER, Play
from tarok.engine.deal import act
from tarok.engine.deal_types import Stake, Trick
from tarok.engine.result import Dealt
from tarok.engine.view import view
from tarok.scoring.sheet import Sheet


def facing(table, hand, contract="doi_1"):
    """Somebody with this hand is to play after these cards."""
    played = table.split()
    hands = (*played, hand, *[""] * (3 - len(played)))
    deal = at(
        "trick", hands=hands, talon="", contract=contract, declarer=None if contract == "michi_michi" else A
    )
    return do(deal, *(Play(card(name)) for name in played))


@pytest.mark.parametrize(
    ("table", "hand", "may"),
    [
        ("♥4", "♥K ♥1 ♦K XX", "♥K ♥1"),
        ("♥4", "♦K ♠7 XX II", "XX II"),
        ("♥4", "♦K ♠7", "♦K ♠7"),
        ("XX", "♦K ♠7 II Š", "II Š"),
        ("XX", "♦K ♠7", "♦K ♠7"),
        ("♥4 XX", "♥K I XXI ♦K", "♥K"),
        ("♥4 XX", "I XXI ♦K", "I XXI"),
    ],
)
@pytest.mark.parametrize("contract", ["doi_1", "unu_1", "solo", "michi_michi"])
def test_what_may_be_played(contract, table, hand, may):
    """RO-PLAY-02, RO-MIC-02: nobody must beat, in michi-michi neither, and the pagat goes like any tarok."""
    deal = facing(table, hand, contract)
    assert set(may.split()) == words(deal)
    assert {"RO-PLAY-02"} >= {clause for _, clause in why(deal).values()}


@pytest.mark.parametrize("contract", ["doi_1", "unu_3", "solo", "michi_michi"])
def test_forehand_leads(contract):
    """RO-PLAY-01"""
    alone = contract == "michi_michi"
    deal = at(
        "trick",
        talon="",
        contract=contract,
        declarer=None if alone else C,
        called=card("♥K"),
        partner=None if alone else B,
    )
    assert A == turn(deal)
    assert 12 == len(deal.due.legal)


def test_the_winner_leads():
    """RO-PLAY-03"""
    deal = play_out(at("trick", talon="", contract="doi_1", declarer=A), "♥Q ♥K ♥4 ♥J")
    assert (B, Trick(A, tuple(map(card, "♥Q ♥K ♥4 ♥J".split())), B)) == (turn(deal), deal.tricks[0])


def feats(deal):
    """What came of the bonuses: (bonus, seat, made, announced)."""
    assert deal.ended
    return {(feat.what, feat.seat, feat.made, feat.announced) for feat in deal.game.result(deal).feats}


def of(what, deal):
    return {feat[1:] for feat in feats(deal) if feat[0] == what}


def test_trula_and_kings_lie_in_the_pile():
    """RO-BON-01, RO-BON-02, RO-CNT-05: talon cards count for the opponents."""
    mine = last_trick(
        "Š", "II", "III", "IIII", won=(cards("I XXI ♥K ♦K ♠K"), cards("♣K"), cards(""), cards(""))
    )
    mine = play_out(mine, "Š II III IIII")
    assert {(A, True, False)} == of("trula", mine) == of("kings", mine)
    theirs = last_trick(
        "II",
        "III",
        "Š",
        "IIII",
        talon="I ♥K",
        called=card("♣K"),
        won=(cards(""), cards(""), cards("XXI ♦K ♠K"), cards("♣K")),
    )
    theirs = play_out(theirs, "II III Š IIII")
    assert {(C, True, False)} == of("trula", theirs) == of("kings", theirs)
    parted = last_trick("II", "III", "Š", "IIII", won=(cards("I"), cards(""), cards("XXI"), cards("")))
    assert set() == of("trula", play_out(parted, "II III Š IIII"))


def test_a_king_is_caught_in_a_trick_of_the_opponents():
    """RO-BON-03, RO-BON-06"""
    caught = play_out(last_trick("XX", "♥K", "XXI", "♠7"), "XX ♥K XXI ♠7")
    assert {(C, True, False)} == of("king_caught", caught)
    assert {(B, False, False)} == of("king_ultimo", caught)
    kept = play_out(last_trick("XX", "♥K", "X", "♠7"), "XX ♥K X ♠7")
    assert set() == of("king_caught", kept)
    assert {(B, True, False)} == of("king_ultimo", kept)


def test_the_skiz_of_the_other_side_catches_the_luna():
    """RO-BON-04"""
    for hands, expected in (
        (("XXI", "II", "Š", "III"), {(C, True, False)}),
        (("XXI", "Š", "II", "III"), set()),
        (("Š", "II", "XXI", "III"), {(A, True, False)}),
        (("II", "Š", "III", "XXI"), {(A, True, False)}),
    ):
        deal = play_out(last_trick(*hands), " ".join(hands))
        assert expected == of("mond_caught", deal)
    alone = last_trick("II", "III", "Š", "IIII", talon="XXI")
    assert set() == of("mond_caught", play_out(alone, "II III Š IIII"))


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        (("I", "♠7", "♠8", "♠9"), {(A, True, False)}),
        (("♠7", "♠8", "I", "♠9"), {(C, True, False)}),
        (("I", "II", "♠8", "♠9"), {(A, False, False)}),
        (("I", "♠7", "II", "♠9"), {(A, False, False)}),
        (("II", "♠7", "I", "♠9"), {(C, False, False)}),
        (("II", "♠7", "♠8", "♠9"), set()),
    ],
)
def test_the_pagat_in_the_last_trick(hands, expected):
    """RO-BON-05: it must win it itself, and not lose it to a partner either."""
    assert expected == of("pagat_ultimo", play_out(last_trick(*hands), " ".join(hands)))


def test_the_examples_of_the_last_trick():
    """RO-EX-22, RO-EX-23, RO-EX-26"""
    courts = cards("♦K ♠K ♣K ♦Q ♠Q ♣Q ♥Q ♥N ♦N ♠N"), *[cards("")] * 3
    each_has_one = Trick(A, (1, 2, 3, 4), C), Trick(C, (5, 6, 8, 9), A)
    known = {"won": courts, "tricks": each_has_one}
    skiz = last_trick("I", "Š", "♠8", "♠9", **known)
    assert (1, 1, -1, -1) == gains(play_out(skiz, "I Š ♠8 ♠9"))
    stakes = (Stake("game", A), Stake("king_ultimo", B))
    king = last_trick("XX", "♥K", "X", "♠7", stakes=stakes, **known)
    assert (4, 4, -4, -4) == gains(play_out(king, "XX ♥K X ♠7"), without=("kings",))
    luna = last_trick("♠7", "Š", "XXI", "♠8", **known)
    assert (3, 3, -3, -3) == gains(play_out(luna, "♠7 Š XXI ♠8"))


def gains(deal, without=()):
    lines = settled(deal.game.result(deal), deal.carry)
    counted = [line for line in lines if line.what not in without]
    return tuple(sum(line.deltas[seat] for line in counted) for seat in range(4))


ANNOUNCED = [
    # clause       what           by  the last trick     comes out
    ("RO-BON-08", "pagat_ultimo", A, "I ♠7 ♠8 ♠9", True),
    ("RO-BON-08", "pagat_ultimo", A, "I ♠7 II ♠9", False),
    ("RO-BON-08", "pagat_ultimo", A, "X ♠7 II ♠9", False),
    ("RO-BON-08", "pagat_ultimo", A, "♠7 I ♠8 ♠9", False),
    ("RO-BON-08", "king_ultimo", B, "X ♥K II ♠9", True),
    ("RO-BON-08", "king_ultimo", B, "X ♥K XI ♠9", False),
    ("RO-BON-08", "king_ultimo", B, "X ♠7 II ♠9", False),
    ("RO-BON-08", "mond_caught", A, "Š ♠7 XXI ♠9", True),
    ("RO-BON-08", "mond_caught", A, "Š XXI ♠8 ♠9", False),
    ("RO-BON-08", "mond_caught", C, "XXI ♠7 Š ♠9", True),
    ("RO-BON-08", "trula", A, "X ♠7 ♠8 ♠9", False),
    ("RO-BON-08", "kings", C, "X ♠7 ♠8 ♠9", False),
    ("RO-BON-08", "valat", A, "X ♠7 ♠8 ♠9", True),
    ("RO-BON-08", "valat", A, "X ♠7 XX ♠9", False),
]


@pytest.mark.parametrize(("clause", "what", "seat", "row", "made"), ANNOUNCED)
def test_how_an_announced_bonus_comes_out(clause, what, seat, row, made):
    deal = last_trick(*row.split(), stakes=(Stake("game", A), Stake(what, seat)))
    assert (seat, made, True) in of(what, play_out(deal, row))


def test_a_second_announcement_has_no_effect():
    """RO-ANN-09"""
    deal = last_trick("X", "♠7", "♠8", "♠9", stakes=(Stake("game", A), Stake("valat", D), Stake("valat", C)))
    assert {(D, False, True), (A, True, False)} >= of("valat", play_out(deal, "X ♠7 ♠8 ♠9"))
    assert {(D, False, True)} <= of("valat", play_out(deal, "X ♠7 ♠8 ♠9"))


def test_who_said_contra_first_is_written_down():
    """RO-POOL-08"""
    hands = (
        "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8 Š XVI IX I",
        "♥K ♥N ♦Q ♦3 ♠Q ♠8 ♣10 ♣J XXI XIV X II",
        "♥4 ♥2 ♦K ♦1 ♠K ♠9 ♣Q ♣7 V XX XI VI",
        "♥J ♥3 ♦N ♦2 ♠J ♠10 ♣K ♣N XIX XVIII XII VII",
    )
    deal = announcing(hands=hands)
    deal = say(deal, "pagat_ultimo", "pass", "pass", "pass", "pagat_ultimo 0", "pass", "pass", "pass", "pass")
    while deal.due:
        deal = act(deal, deal.due.legal[0])
    (feat,) = [
        feat for feat in deal.game.result(deal).feats if feat.what == "pagat_ultimo" and feat.announced
    ]
    assert (A, 1, D) == (feat.seat, feat.doubled, feat.doubler)


def test_michi_michi_counts_tricks():
    """RO-MIC-01, RO-MIC-03, RO-END-01: twelve of them, and nothing else."""
    deal = at("trick", contract="michi_michi")
    while deal.due:
        deal = act(deal, deal.due.legal[0])
    result = deal.game.result(deal)
    assert 12 == sum(result.points) == len(deal.tricks)
    assert ((), None) == (result.feats, result.declarer)
    assert {"michi_michi"} == {line.what for line in settled(result)}
    assert "XVII VIII IIII III XV XIII".split() == [deal.game.faces.names[c] for c in deal.talon]


def test_only_the_last_trick_lies_open_but_tricks_are_remembered():
    """RO-INF-01, RO-ETH-03"""
    deal = play_out(at("trick", talon="", contract="doi_1", declarer=A), "♥Q ♥K ♥4 ♥J")
    assert deal.tricks == view(deal, D).tricks
    assert Cards() == view(deal, None).hand


# Promised cards


@pytest.mark.parametrize(("hold", "may"), [(False, "♥Q I"), (True, "♥Q")])
def test_whether_a_promised_card_must_be_held(hold, may):
    """RO-PLAY-04, RO-VAR-13"""
    deal = at(
        "trick",
        nth=10,
        hands=("♥Q I", "♥K X", "♠7 ♠8", "♠9 ♠10"),
        talon="",
        contract="doi_1",
        declarer=A,
        options={"hold_announced_card": hold},
        stakes=(Stake("game", A), Stake("pagat_ultimo", A)),
    )
    assert set(may.split()) == words(deal)
    assert ({"I": ("keep_announced", "RO-PLAY-04")} if hold else {}) == why(deal)


# Giving up


def conceding(*hands, nth=9, **fields):
    known = {"talon": "", "contract": "doi_1", "declarer": A, "partner": B, "called": card("♥K")}
    options = {"allow_concession": True}
    return at("conceding", hands=hands, nth=nth, options=options, **{**known, **fields})


LEFT = ("Š ♥1 ♦1", "♥K ♥2 ♦2", "I ♥3 ♦3", "XXI ♥4 ♦4")


def test_everybody_is_asked_before_each_trick():
    """RO-END-03, RO-VAR-18, RO-ETH-02"""
    deal = conceding(*LEFT)
    for seat in (A, B, C, D):
        assert (seat, {"pass", "surrender"}) == (turn(deal), words(deal))
        deal = do(deal, PASS)
    assert ("trick", A) == (deal.phase, turn(deal))
    assert "conceding" not in {phase.__name__ for phase in romanian().phases}


@pytest.mark.parametrize(("who", "won"), [(A, False), (B, False), (C, True), (D, True)])
def test_who_gives_up_loses_the_game_for_his_side(who, won):
    """RO-END-03"""
    deal = do(conceding(*LEFT), *[PASS] * who, SURRENDER)
    result = deal.game.result(deal)
    assert ("conceded", won) == (result.ended, result.made)
    heirs = {(A if won else C, True, False)}
    assert heirs == of("trula", deal)
    assert set() == of("valat", deal)
    assert (2 if won else -2) == next(line for line in settled(result) if line.what == "contract").deltas[A]


def test_an_announced_valat_cannot_be_given_up_for():
    """RO-END-03: who gives up has lost it; the other side, which has lost no trick, has made it."""
    stakes = (Stake("game", A), Stake("valat", A))
    given_up = do(conceding(*LEFT, stakes=stakes), SURRENDER)
    assert {(A, False, True)} == of("valat", given_up)
    taken = do(conceding(*LEFT, stakes=stakes), PASS, PASS, SURRENDER)
    assert {(A, True, True)} == of("valat", taken)


@pytest.mark.parametrize(
    ("what", "by", "who", "made"),
    [
        ("pagat_ultimo", A, A, False),
        ("pagat_ultimo", A, B, False),
        ("pagat_ultimo", A, C, True),
        ("king_ultimo", B, D, True),
        ("king_ultimo", B, A, False),
        ("trula", B, C, True),
        ("trula", B, A, False),
    ],
)
def test_who_gives_up_leaves_the_other_side_its_announcements(what, by, who, made):
    """RO-END-04"""
    hands = ("I ♥1 ♦1", "♥K ♥2 ♦2", "Š ♥3 ♦3", "XXI ♥4 ♦4")
    stakes = (Stake("game", A), Stake(what, by))
    deal = do(conceding(*hands, stakes=stakes), *[PASS] * who, SURRENDER)
    assert (by, made, True) in of(what, deal)


def test_an_announced_card_that_was_played_already_is_lost():
    """RO-END-04"""
    stakes = (Stake("game", A), Stake("pagat_ultimo", A))
    hands = ("Š ♥1 ♦1", "♥K ♥2 ♦2", "X ♥3 ♦3", "XXI ♥4 ♦4")
    deal = do(conceding(*hands, stakes=stakes, won=(cards("I"), *[cards("")] * 3)), PASS, PASS, SURRENDER)
    assert {(A, False, True)} == of("pagat_ultimo", deal)


def test_michi_michi_cannot_be_given_up():
    deal = at(
        "conceding", hands=LEFT, nth=9, talon="", contract="michi_michi", options={"allow_concession": True}
    )
    assert ("trick", A) == (deal.phase, turn(deal))


# Whole hands by the table


def test_the_table_lets_nobody_break_the_rules():
    """RO-REV-04"""
    deal = facing("♥4", "♥K XX")
    with pytest.raises(ValueError, match="RO-PLAY-02"):
        act(deal, Play(card("XX")))
    assert (0, -4, 2, 2) == pays(lost("doi_1", revoked=B))


def test_a_first_hand_from_cut_to_sheet():
    """RO-SEAT-01, RO-SEAT-02: seat 0 is next to the dealer, and everything goes round from there."""
    game = romanian()
    table = Sheet(game)
    assert 3 == table.carry.dealer
    deal = at("abandoning")
    assert [A, B, C, D] == [turn(do(deal, *[PASS] * n)) for n in range(4)]
    while deal.due:
        deal = act(deal, deal.due.legal[0])
    after = table.book(Dealt(game.result(deal)))
    assert 0 == after.carry.dealer
    assert 4 == after.carry.marked("radler")


def test_taper_needs_thirty_four_points():
    """RO-TAP-01, RO-TAP-07, RO-TAP-08, RO-TAP-10, RO-TAP-13"""
    game, alone = taper(), {"partner": None}
    assert (4, -2, -2) == pays(hand("doi_1", 34, **alone), game=game)
    assert (-4, 2, 2) == pays(hand("doi_1", 33, **alone), game=game)
    assert (2, -1, -1) == pays(hand("trei_1", 34, level=3, **alone), game=game)
    assert (-6, 3, 3) == pays(hand("trei_1", 33, level=3, **alone), game=game)
    assert (16, -8, -8) == pays(hand("solo", 34, **alone), game=game)
    assert (2 + 4, -3, -3) == pays(hand("trei_2", 40, said("trula", A), **alone), game=game)
    assert (2 - 2, 0, 0) == pays(hand("trei_2", 40, silent("kings", B), **alone), game=game)
    made = hand("trei_1", 40, said("pagat_ultimo", A, doubled=1, doubler=C), **alone)
    assert (2 * 15 + 5, -15 - 5, -15 - 5) == pays(made, sheet(pool=5, places=3), game)
    lost_it = hand("trei_1", 40, said("pagat_ultimo", A, made=False, doubled=1, doubler=B), **alone)
    assert (-26 - 10, 13 + 3, 13 + 2) == pays(lost_it, sheet(pool=5, places=3), game)
