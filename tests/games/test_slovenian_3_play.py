"""Every contract of three in play: what must be played, what wins, when it is made; chapter 22."""

from typing import Any

import pytest
from games.play import cards, playable, say, tricks, why, words
from games.play import trick as start_trick
from games.table import A, B, scores
from games.three import KEY, announcing

from tarok.engine.deal import Deal
from tarok.engine.deal_types import Stake, Trick

HIGH = {"key": KEY, "three_player_high_bids": True, "three_player_solo_without": True}
LOW = ["three", "two", "one"]
COLOURS = ["colour_valat_without", "colour_valat"]
NEGATIVE = ["klop", "beggar", "open_beggar"]
BY_RANK = [*LOW, *NEGATIVE, "solo_without", "valat_without"]
POSITIVE = [*LOW, "solo_without", "valat_without", *COLOURS]
BY_A = Trick(A, (24, 25, 26), A)
BY_B = Trick(B, (16, 17, 18), B)


def trick(contract: str, *hands: str, options: dict[str, Any] | None = None, **known: Any) -> Deal:
    return start_trick(contract, *hands, options={**HIGH, **(options or {})}, **known)


def facing(contract: str, table: str, hand: str, **known: Any) -> Deal:
    return tricks(trick(contract, *table.split(), hand, **known), table)


@pytest.mark.parametrize("contract", POSITIVE)
@pytest.mark.parametrize(
    ("table", "hand", "may"),
    [
        ("♥K", "♥4 ♥Q ♠7 X", "♥4 ♥Q"),
        ("♥4 V", "♥K X", "♥K"),
        ("♥4", "♠7 X I", "X I"),
        ("♥4", "♠7 ♦K", "♠7 ♦K"),
        ("X", "♥K II XX", "II XX"),
    ],
)
def test_following(contract: str, table: str, hand: str, may: str) -> None:
    """SL-3P-09, SL-PLAY-02, SL-PLAY-05: as with four."""
    assert cards(may) == playable(facing(contract, table, hand))


@pytest.mark.parametrize("contract", NEGATIVE)
@pytest.mark.parametrize(
    ("table", "hand", "may"),
    [
        ("♥J", "♥K ♥3 X", "♥K"),
        ("♥J", "♠7 X III", "X III"),
        ("♥4 V", "♥K ♠7 X", "♥K"),
        ("XV", "XX III I", "XX"),
        ("XV", "III I", "III"),
        ("♥4", "♠7 X I", "X"),
    ],
)
def test_overtaking(contract: str, table: str, hand: str, may: str) -> None:
    """SL-3P-09, SL-NEG-01, SL-NEG-03."""
    assert cards(may) == playable(facing(contract, table, hand))


@pytest.mark.parametrize(
    ("contracts", "played", "best"),
    [
        (BY_RANK, "♥4 ♥J ♥1", 1),
        (BY_RANK, "♥K I ♥Q", 1),
        (BY_RANK, "XXI Š I", 2),
        (BY_RANK, "♥4 ♠K ♦K", 0),
        (COLOURS, "♥3 Š ♥4", 0),
        (COLOURS, "♥4 Š ♥1", 2),
        (COLOURS, "XXI Š I", 2),
        (COLOURS, "X XX II", 1),
    ],
)
def test_what_wins(contracts: list[str], played: str, best: int) -> None:
    """SL-3P-09, SL-PLAY-03, SL-PLAY-04, SL-PLAY-05."""
    for contract in contracts:
        deal = tricks(trick(contract, *played.split(), number=16), played)
        assert best == deal.tricks[-1].winner


@pytest.mark.parametrize("contract", LOW)
def test_announced_pagat_is_kept(contract: str) -> None:
    """SL-3P-05, SL-ANN-10."""
    stakes = (Stake("game", A), Stake("pagat_ultimo", B))
    assert cards("II") == playable(facing(contract, "X", "I II ♥4", stakes=stakes))


GOALS = [
    # flat contracts: the hands, in the order of play, and what the declarer A gains
    ("beggar", "♥4 ♥3 ♥2", 70),
    ("beggar", "♥K ♥3 ♥2", -70),
    ("open_beggar", "♥4 ♥3 ♥2", 90),
    ("open_beggar", "♥K ♥3 ♥2", -90),
    ("colour_valat_without", "♥4 Š I", 125),
    ("colour_valat_without", "♥4 ♥3 I", -125),
    ("colour_valat", "♥4 Š I", 125),
    ("colour_valat", "♥4 ♥3 I", -125),
    ("valat_without", "♥K ♥3 ♥2", 500),
    ("valat_without", "♥K ♥3 I", -500),
]


@pytest.mark.parametrize(("contract", "played", "score"), GOALS)
def test_goal_of_a_flat_contract(contract: str, played: str, score: int) -> None:
    """SL-3P-03, SL-3P-10, SL-CON-04: reached or missed in the last trick."""
    deal = tricks(trick(contract, *played.split(), number=16), played)
    assert "played" == deal.ended
    assert (score, 0, 0) == scores(deal.game.result(deal), **HIGH)


@pytest.mark.parametrize(
    ("contract", "played"),
    [
        ("beggar", "♥K ♥3 ♥2"),
        ("open_beggar", "♥K ♥3 ♥2"),
        ("colour_valat", "♥4 ♥3 ♥2"),
        ("valat_without", "♥K I ♥2"),
    ],
)
def test_decided_contract_ends(contract: str, played: str) -> None:
    """SL-3P-10, SL-END-01: after the first of two tricks."""
    hands = [f"{card} {more}" for card, more in zip(played.split(), ("♠7", "♠8", "♠9"), strict=True)]
    assert "decided" == tricks(trick(contract, *hands, number=15), played).ended


@pytest.mark.parametrize(
    ("contract", "value"), [("three", 10), ("two", 20), ("one", 30), ("solo_without", 80)]
)
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        # with ♥2 and the last trick 42 + 1 + 3 = 46 in 13 cards: 46 - 8 - 1; 40 + 1 + 3 = 44: 44 - 8 - 1
        ("♥K ♦K ♠K ♣K XXI Š ♥Q ♦Q ♠Q", 37),
        ("♥K ♦K ♠K ♣K XXI ♥Q ♦Q ♠Q ♥N", 35),
    ],
)
def test_points_of_a_played_deal(contract: str, value: int, pile: str, points: int) -> None:
    """SL-3P-03, SL-3P-06, SL-CNT-01: A has these cards and the last trick; 35 is lost, 37 is two more."""
    won = (cards(pile) | cards("♥2"), cards(""), cards(""))
    deal = tricks(trick(contract, "V", "♣7", "♣8", number=16, tricks=(BY_B, BY_A), won=won), "V ♣7 ♣8")
    result = deal.game.result(deal)
    assert (points,) == result.points
    gain = value if points > 35 else -value
    more = 2 if contract in LOW and points > 35 else 0
    line = {line.what: line.deltas[A] for line in deal.game.settle(deal.game, result, deal.carry)}
    assert (gain, more) == (line["contract"], line.get("difference", 0))


@pytest.mark.parametrize("contract", [*LOW, "solo_without"])
def test_lost_mond(contract: str) -> None:
    """SL-3P-07, SL-PLAY-06: to the škis of B, 21."""
    deal = tricks(trick(contract, "XXI", "Š", "♣8", number=16, tricks=(BY_B, BY_A)), "XXI Š ♣8")
    assert [("mond", A)] == [(feat.what, feat.seat) for feat in deal.game.result(deal).feats if not feat.made]


def test_no_mond_in_a_valat() -> None:
    """SL-PLAY-06, SL-CV-02."""
    for contract in (*NEGATIVE, *COLOURS, "valat_without"):
        deal = tricks(trick(contract, "XXI", "Š", "♣8", number=16), "XXI Š ♣8")
        assert () == deal.game.result(deal).feats


@pytest.mark.parametrize("contract", ["solo_without", "beggar", "open_beggar", *COLOURS, "valat_without"])
def test_nothing_but_kontra_in_a_flat_contract(contract: str) -> None:
    """SL-3P-03, SL-ANN-03: there are no bonuses."""
    deal = say(announcing(contract, options=HIGH), "pass")
    assert {"game 0"} == {f"{each.what} {each.seat}" for each in deal.stakes}
    assert set() == {what for what in why(deal) if what != "game 0"}
    assert {"pass", "game 0"} == words(deal)


# The variations that are not of three alone


@pytest.mark.parametrize("contract", COLOURS)
def test_suits_first(contract: str) -> None:
    """SL-CV-04: among three, too."""
    hands = ("♥K XX II", "♥4 ♠8 ♠9", "♥3 ♦4 ♦3")
    on = {"colour_valat_suits_first": True}
    assert cards("♥K") == playable(trick(contract, *hands, options=on))
    assert cards("♥K XX II") == playable(trick(contract, *hands))


def test_mond_is_not_led_in_a_klop() -> None:
    """SL-NEG-06: among three, too."""
    hands = ("XXI X ♥4", "♥3 ♠8 ♠9", "♥2 ♦4 ♦3")
    assert cards("X ♥4") == playable(trick("klop", *hands, options={"klop_mond_lead_ban": True}))
    assert cards("XXI X ♥4") == playable(trick("klop", *hands))


def test_beggar_with_the_skis() -> None:
    """SL-NEG-07: škis, mond and pagat are the whole first trick of three."""
    on = {"berac_skis_emperor": True}
    deal = trick("beggar", "Š ♥4", "XXI II", "I V", options=on)
    assert cards("Š") == playable(deal)
    deal = tricks(deal, "Š")
    assert cards("XXI") == playable(deal)
    deal = tricks(deal, "XXI I")
    assert ("", 2) == (deal.ended, deal.tricks[-1].winner)
