"""Cards, dealing, the talon, what is laid away, annulled hands and the failed trial bid."""

import pytest
from games.hungarian import A, B, C, D, at, game, pays, playable, played, say, why, words

from tarok.cards.deck import Cards
from tarok.engine.actions import Cut, Lay
from tarok.engine.card_points import points
from tarok.engine.deal import act, start
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.view import view
from tarok.games.hungarian.judges import pile
from tarok.games.hungarian.options import HouseOfHigh, HungarianHouse
from tarok.games.hungarian.talon import may_annul

TALON = "II III IIII V VI VII"


def exchanging(*hands, contract="three", declarer=A, talon=TALON, **known):
    return at("exchange", *hands, contract=contract, declarer=declarer, talon=talon, **known)


def test_the_pack():
    """HU-CARD-01, HU-CARD-02, HU-CARD-03, HU-CARD-04, HU-CARD-05: 42 cards, 94 points."""
    built = game()
    assert 42 == len(built.pack)
    assert "♥1 ♥J ♥N ♥Q ♥K" == built.faces.show([*built.pack][:5])
    assert "♠10 ♠J ♠N ♠Q ♠K" == built.faces.show([*built.pack][10:15])
    assert 94 == sum(built.worth[card] for card in built.pack)
    assert 34 == sum(built.worth[card] for card in built.pack if card > 31)
    assert [5, 4, 3, 2, 1] == [
        built.worth[built.faces.parse(f"♠{rank}")] for rank in ("K", "Q", "N", "J", "10")
    ]


def test_the_whole_pack():
    """HU-C54-01: 106 points."""
    built = game("illustrated_54")
    assert (54, 106) == (len(built.pack), sum(built.worth[card] for card in built.pack))


def test_the_lowest_red_card_may_be_a_four():
    """HU-CARD-06, HU-OPT-56."""
    assert "♥4 ♦4" == game(low_red_card="four").faces.show([3, 11])


@pytest.mark.parametrize(
    ("key", "players", "cutter", "batches"),
    [
        ("illustrated", 4, C, (5, 4)),
        ("illustrated", 5, D, (5, 4)),
        ("illustrated_54", 4, C, (6, 6)),
    ],
)
def test_the_deal(key, players, cutter, batches):
    """HU-DEAL-01, HU-SEAT-01, HU-C54-03, HU-OPT-57: six to the talon, then two batches, forehand first."""
    built = game(key, players=players)
    pack = tuple(built.pack)
    deal = start(built, pack)
    assert cutter == deal.due.seat
    deal = act(deal, Cut(10))
    pack = pack[10:] + pack[:10]
    assert pack[:6] == deal.talon
    first, second = batches
    expected = pack[6 : 6 + first] + pack[6 + 4 * first : 6 + 4 * first + second]
    assert Cards.of(expected) == deal.hands[0]
    assert (players, 4) == (deal.game.places, deal.game.seats)


@pytest.mark.parametrize(
    ("contract", "counts"),
    [("three", (3, 1, 1, 1)), ("two", (2, 2, 1, 1)), ("one", (1, 2, 2, 1)), ("solo", (0, 2, 2, 2))],
)
def test_shares_of_the_talon(contract, counts):
    """HU-TALON-01, HU-TALON-02: the top ones go to the declarer, B, then C, D and A."""
    deal = exchanging("♥K", "Š", "♦K", "♠K", contract=contract, declarer=B)
    rest = iter(Cards.parse(TALON))
    for seat, count in zip((B, C, D, A), counts, strict=True):
        assert [next(rest) for _ in range(count)] == [
            card for card in deal.hands[seat] if card in Cards.parse(TALON)
        ]


def test_talon_cards_are_seen_by_who_takes_them():
    """HU-TALON-03, HU-PLAY-06."""
    deal = exchanging("Š", "♥K", "♦K", "♠K")
    assert [3] == [len(show.cards) for show in view(deal, A).shown]
    assert [B] == [show.seat for show in view(deal, B).shown]
    assert () == view(deal, None).shown


def test_what_may_be_laid_away():
    """HU-DISC-01, HU-DISC-02, HU-DISC-04, HU-DISC-05."""
    deal = exchanging("Š XXI XX ♥K ♥Q", "I", "♦K", "♠K")
    assert Cards.parse("XX ♥Q II III IIII") == playable(deal)
    assert {"Š": "HU-DISC-02", "XXI": "HU-DISC-02", "♥K": "HU-DISC-02"} == why(deal)
    deal = say(deal, "XX", "II", "III")
    assert (B, 3) == (deal.due.seat, len(deal.laid[A]))
    assert "HU-OPT-16" == why(exchanging("Š XX", "I", options={"xx_discardable": False}))["XX"]
    assert (
        "HU-OPT-59"
        == why(
            exchanging(
                "Š II",
                "I",
                key="high",
                talon="III V VI VII VIII IX",
                options={"high_eagle_discardable": False},
            )
        )["II"]
    )
    assert "II" in words(exchanging("Š II", "I", key="high", talon="III V VI VII VIII IX"))


@pytest.mark.parametrize("fact", [Fact(FactKind.CUE, A, 50), Fact(FactKind.CUE, B, 50)])
def test_the_promised_card_stays(fact):
    """HU-DISC-03: also when it is the declarer who has promised it."""
    assert "HU-DISC-03" == why(exchanging("Š XIX", "♥K", "♦K", "♠K", facts=(fact,)))["XIX"]


def laid_away(**known):
    deal = exchanging("Š XX ♥Q ♥J ♥1", "♦Q ♦J XIX", "♠Q ♠J", "♣Q ♣J", talon="♥N ♦N ♦1 ♠N ♣N ♣10", **known)
    return say(deal, "XX", "♥Q", "♥J", "XIX", "♠Q", "♣Q")


def test_taroks_laid_away_are_told():
    """HU-DISC-07, HU-DISC-08, HU-OPT-17, HU-OPT-18, HU-DISC-10."""
    deal = laid_away()
    told = {fact.seat: fact.value for fact in deal.facts if fact.what == "taroks_laid"}
    assert {A: 1, B: 1, C: 0, D: 0} == told
    assert [(51,)] == [show.cards for show in view(deal, C).shown if show.what == ShowKind.LAID]
    assert (A, Lay(51)) in view(deal, C).log
    assert (B, Lay(-1)) in view(deal, C).log
    total = laid_away(
        options={"discard_report": "opponents_total", "declarer_tarokk_discards_exposed": False}
    )
    assert {"taroks_laid": 1, "taroks_laid_by_others": 1} == {fact.what: fact.value for fact in total.facts}
    assert [] == [show for show in view(total, C).shown if show.what == ShowKind.LAID]


def test_they_are_covered_before_the_first_lead():
    """HU-DISC-08, HU-DISC-09."""
    deal = say(laid_away(), "pass", "pass", "pass", "pass", "call XVIII", *["pass"] * 4)
    deal = say(deal, "kontra game A") if deal.phase == "announcements" else deal
    assert "trick" == deal.phase
    assert [] == [show for show in view(deal, C).shown if show.what == ShowKind.LAID]


def test_whose_the_cards_laid_away_are():
    """HU-DISC-06, HU-SCO-01: the partner's are the opponents'."""
    laid = (Cards.parse("♥Q"), Cards(), Cards.parse("♦Q ♣Q"), Cards.parse("♠Q"))
    assert 4 == played_points(laid)
    assert 16 == played_points(
        laid, called=Cards.parse("♣Q").bit_length() - 1, partner=None, all_to_declarer=True
    )
    assert 4 == played_points(laid, called=Cards.parse("♣Q").bit_length() - 1, partner=None)


def played_points(laid, *, all_to_declarer=False, **known):
    """HU-CALL-09, HU-OPT-24."""

    options = {"called_discard_points": "all_to_declarer"} if all_to_declarer else {}
    fields = {"contract": "three", "declarer": A, "partner": C, "laid": laid, **known}
    deal = at("trick", "♥J", "♦J", "♠J", "♣J", options=options, **fields)
    return points(deal.game, pile(deal, 0))


# --- annulling ---


@pytest.mark.parametrize(
    ("held", "laid", "number"),
    [
        ("♥K ♦K ♠K ♣K Š V", "", "1"),
        ("♥K ♦K ♠K ♣K Š V", "VI", "1"),
        ("♥K ♥Q", "", "2"),
        ("XXI ♥K", "", "3"),
        ("I ♥K", "", "4"),
        ("XXI I ♥K", "", "5"),
    ],
)
def test_holdings_that_may_be_annulled(held, laid, number):
    """HU-ANNUL-01, HU-ANNUL-02, HU-ANNUL-03, HU-OPT-19, HU-OPT-21."""

    away = (Cards.parse(laid) if laid else Cards(), Cards(), Cards(), Cards())
    deal = at("announcements", held, contract="three", declarer=A, laid=away)
    assert may_annul(deal, A, HungarianHouse())
    assert may_annul(deal, A, HungarianHouse(annul_holdings=number))
    assert not may_annul(deal, A, HungarianHouse(annul_holdings="12345".replace(number, "")))
    tarok = (Cards.parse("VI"), Cards(), Cards(), Cards())
    later = at("announcements", held, contract="three", declarer=A, laid=tarok)
    assert may_annul(later, A, HungarianHouse()) == (number == "1")
    assert may_annul(later, A, HungarianHouse(annul_after_tarokk_discard=True))


@pytest.mark.parametrize("held", ["Š ♥K", "I II ♥K", "XXI II ♥K", "II ♥K", "Š XXI I", "♥K ♦K ♠K V"])
def test_other_holdings_may_not(held):

    assert not may_annul(at("announcements", held, contract="three", declarer=A), A, HungarianHouse())


@pytest.mark.parametrize("held", ["II ♥K", "XXI II ♥K", "XXI II I ♥K"])
def test_more_holdings_in_high_tarokk(held):
    """HU-HIGH-13."""

    assert may_annul(at("announcements", held, key="high", contract="three", declarer=A), A, HouseOfHigh())


NO_TAROKS = ("Š XX ♥Q ♥J ♥1", "♦Q ♦J", "♠Q ♠J XV", "♣Q ♣J")


def test_annulling_is_asked_of_everybody():
    """HU-ANNUL-04, HU-ANNUL-05: the declarer first; the others have one thing to say."""
    deal = exchanging(*NO_TAROKS, talon="♥N ♦N ♦1 ♠N ♣N ♣10")
    deal = say(deal, "♥Q", "♥J", "♥1", "♦Q", "♠Q", "♣Q")
    assert {"pass"} == words(deal)
    deal = say(deal, "pass")
    assert {"pass", "annul"} == words(deal)
    assert "annulled" == say(deal, "annul").ended
    assert {"pass"} == words(say(deal, "pass"))


def test_annulling_before_laying_away():
    """HU-ANNUL-06, HU-OPT-20: on the hand with the cards of the talon."""
    deal = exchanging(*NO_TAROKS, talon="♥N ♦N ♦1 ♠N ♣N ♣10", options={"annul_timing": "before_discard"})
    assert {"pass", "annul"} == words(say(deal, "pass"))
    deal = say(deal, "pass", "pass", "pass", "pass", "♥Q", "♥J", "♥1", "♦Q", "♠Q", "♣Q")
    assert "announcements" == deal.phase


# --- the failed trial bid ---


def test_a_failed_trial():
    """HU-BID-12, HU-BID-13: no honour in the talon, and it is over before anybody lays a card away."""
    deal = exchanging("Š", "XXI", "I", "♠K X", declarer=D)
    assert "trial_failed" == deal.ended
    assert (1, 1, 1, -3) == pays(deal.game.result(deal))
    saved = exchanging("♥K", "XXI", "I", "♠K X", declarer=D, talon="Š III IIII VI VII VIII")
    assert "exchange" == saved.phase


@pytest.mark.parametrize(
    ("penalty", "each"), [("game_value", 2), ("three_points", 3), ("two_points", 2), ("none", 0)]
)
def test_what_a_failed_trial_costs(penalty, each):
    """HU-OPT-14."""
    deal = exchanging("Š", "XXI", "I", "♠K X", declarer=D, contract="two")
    assert (each, each, each, -3 * each) == pays(deal.game.result(deal), trial_bid_penalty=penalty)


def test_a_result_says_who_had_the_skis():
    """HU-SESS-01: after the exchange."""
    assert B == played("3 B Š ♥K ♥Q ♥J").skis
