"""What the rule bot does where Romanian tarok and taper ask what Slovenian tarok does not.

A is forehand.  A rule is cited where the right answer follows from it; else it is what a player would do.
"""

import pytest
from games.romanian import A, announcing, at, bids, card, cards, do, last_trick, romanian, say, sheet, taper

from tarok.bots import PLAYERS
from tarok.cards.deck import FACES, Cards
from tarok.engine.actions import OPPOSE, PASS, REJECT, SURRENDER, THROW_IN, Announce, Bid, Kontra, Play, Take
from tarok.engine.deal import start
from tarok.engine.view import view


def answer(deal):
    """What the rule bot does whose turn it is."""
    return PLAYERS["rule"](deal.game, 0)(view(deal, deal.due.seat))


WEAK = "♥1 ♥J ♦J ♦4 ♠N ♠7 ♠8 ♣9 ♣8 XII IX V"
FAIR = "♥K ♥Q ♦4 ♠7 ♣9 XX XIX XVI XII IX VII V"
GREAT = "♥K ♥Q ♠K Š XXI XX XIX XVIII XVI XIV XII IX"
BARE = "♥1 ♥J ♦J ♦4 ♠N ♠7 ♠8 ♣9 ♣8 ♣N ♦Q ♥4"
"""Neither tarok nor king."""


def test_a_hand_without_tarok_and_king_is_thrown_in():
    deal = at("abandoning", hands=(BARE, GREAT, "", ""), talon="")
    assert answer(deal) == THROW_IN  # RO-ABN-01


def test_who_cuts_and_who_says_how_to_deal_does_something_legal():
    deal = start(romanian(), tuple(romanian().pack), sheet())
    while deal.phase == "dealing":
        said = answer(deal)
        assert said in deal.due.legal
        deal = do(deal, said)


# fmt: off
AUCTIONS = [
    # A's hand, B's hand, what was said, and the right answer
    ("three middling taroks: pass",                             WEAK, "", "", "pass"),
    ("seven good taroks with king and queen: the lowest bid",   FAIR, "", "", "doi_1"),
    ("ten of the best with two kings: all tricks are near",     GREAT, "", "", "doi_1 unu_1 solo"),
    ("the senior holds what a junior has bid (RO-BID-10)",      FAIR, "", "doi_1 doi_2 pass pass", "doi_2"),
    ("the junior goes one level up with a great hand (RO-BID-11)", "", GREAT, "doi_1", "doi_2 unu_1 solo"),
    ("the junior leaves it with a weak one",                    "", WEAK, "doi_1", "pass"),
    ("nobody holds a solo with a fair hand",                    FAIR, "", "doi_1 pass pass solo", "pass"),
]
# fmt: on


@pytest.mark.parametrize(("a", "b", "said", "right"), [c[1:] for c in AUCTIONS], ids=[c[0] for c in AUCTIONS])
def test_what_is_bid(a, b, said, right):
    deal = bids(at("auction", hands=(a, b, "", ""), talon=""), *said.split())
    assert answer(deal) in [PASS if word == "pass" else Bid(word) for word in right.split()]


def test_a_house_that_bids_three_cards_opens_with_them_on_less():
    """Three cards cost least (RO-VAR-01, RO-TAP-07)."""
    hand = "♥K ♥Q ♦4 ♠7 ♣9 XIX XVII XVI XII IX VII V"
    deal = at("auction", options={"allow_trei_in_four": True}, hands=(hand, "", "", ""), talon="")
    assert answer(deal) in {Bid("trei_1"), Bid("doi_1")}


def called(hand, contract="doi_1"):
    deal = at("call_king", hands=(hand, "", "", ""), talon="", contract=contract, declarer=A)
    return FACES.names[answer(deal).card]


def test_the_king_of_a_short_suit_is_called():
    assert called("♥K ♥Q ♦4 ♦3 ♦N ♠7 XX XIX XVI XII IX V") in {"♠K", "♣K"}


def test_who_holds_nearly_all_tricks_calls_his_own_king_and_is_paid_by_three():
    assert called("♥K ♥Q ♠K Š XXI XX XIX XVIII XVII XVI XV XIV") in {"♥K", "♠K"}  # RO-PAY-01


def test_a_fair_hand_does_not_play_alone():
    assert called(FAIR) != "♥K"


def looking(hand, talon, *, contract="doi_1", king="♣K"):
    """A looks at the first set of the talon."""
    return at(
        "exchange",
        hands=(hand, "", "", ""),
        talon=talon,
        contract=contract,
        declarer=A,
        called=card(king),
        partner=None if king in talon.split() else 1,
    )


def test_the_set_with_skiz_and_luna_is_taken():
    assert answer(looking(FAIR, "Š XXI ♦1 ♦2 ♠8 ♠9")) == Take(1)


def test_a_fair_hand_takes_two_good_taroks():
    assert answer(looking(FAIR, "XVIII XVII ♣8 ♦2 ♠8 ♠9")) == Take(1)  # RO-SCO-02: the level is a price


def test_a_poor_hand_turns_up_a_poor_set():
    poor = "♥J ♥4 ♦4 ♦N ♠7 ♠J ♣9 XX XIX XII IX VII"
    assert answer(looking(poor, "♥1 ♦2 ♣8 ♠9 ♠8 ♦1")) == REJECT


def test_of_single_cards_the_luna_is_taken_at_once_or_gone_back_to():
    assert answer(looking(FAIR, "XXI ♦1 ♦2 ♠8 ♠9 ♣8", contract="unu_1")) == Take(1)
    seen = say(looking(FAIR, "♦1 XXI ♦2 ♠8 ♠9 ♣8", contract="unu_1"), *["reject"] * 6)
    assert answer(seen) == Take(2)  # RO-TAL-02


def test_the_second_bid_looks_at_the_second_set_first():
    """Who bid *al doilea* begins with the second set, at level 2 (RO-TAL-01)."""
    assert answer(looking(FAIR, "♦1 ♦2 Š XXI ♠8 ♠9", contract="doi_2")) == Take(2)


def back(hand, talon, king="♣K"):
    """A has turned up all three sets."""
    return say(looking(hand, talon, king=king), "reject", "reject", "reject")


def test_who_has_seen_all_goes_back_to_the_good_set():
    assert answer(back(FAIR, "♦1 ♦2 XVIII XVII ♠8 ♠9")) == Take(2)  # RO-TAL-02
    assert answer(back(FAIR, "XVIII XVII ♦1 ♦2 ♠8 ♠9")) == Take(1)


def test_the_called_king_is_fetched_from_the_talon():
    """Left there it costs every opponent 2, and its five card points are theirs (RO-KIT-02)."""
    assert answer(back(GREAT, "♦1 ♦2 ♣K ♣8 ♠8 ♠9")) == Take(2)


def test_a_weak_declarer_whose_king_lies_in_the_talon_gives_up():
    assert answer(looking(WEAK, "♣K ♦2 ♥2 ♥3 ♠9 ♠10")) == SURRENDER  # RO-SUR-01


def test_a_strong_one_plays_on_with_it():
    assert answer(looking(GREAT, "♣K ♦2 ♥2 ♥3 ♠9 ♠10")) == Take(1)  # RO-KIT-01


def laid(hand, talon, contract):
    """What A lays away after taking the first set."""
    deal, cards_ = do(looking(hand, talon, contract=contract), Take(1)), []
    while deal.phase == "exchange":
        cards_.append(answer(deal))
        deal = do(deal, cards_[-1])
    return [FACES.names[said.card] for said in cards_]


def test_one_card_laid_away_makes_a_void():
    assert laid("♥K ♥Q ♥N ♦Q XX XIX XVI XV XII IX VII V", "XIV ♠7 ♠8 ♠9 ♣7 ♣8", "unu_1") == ["♦Q"]


def test_two_cards_laid_away_make_a_void():
    away = laid("♥K ♥Q ♥N ♦Q ♦N XX XIX XVI XV XII IX VII", "XIV V ♠8 ♠9 ♣7 ♣8", "doi_1")
    assert away == ["♦N", "♦Q"]


def test_the_only_suit_card_goes_before_a_tarok():
    """Taroks may go only when nothing else is left (RO-TAL-09)."""
    away = laid("♥K ♠K Š XXI XX XIX XVI XV XII IX VII ♦4", "XIV V ♠8 ♠9 ♣7 ♣8", "doi_1")
    assert away == ["♦4", "V"]


EIGHT = "♥K ♥Q ♦4 ♠7 XX XIX XVI XV XII IX VII V"
TEN = "♥K ♥Q I Š XXI XX XIX XVI XV XII IX VII"


def speaking(hand, *, said=(), seat=A, others=("", "", ""), **fields):
    """The first word of a seat; those before have said `said`."""
    hands = [*others]
    hands.insert(seat, hand)
    return say(announcing(hands=tuple(hands), talon="", **fields), *said)


def test_eight_taroks_are_declared():
    assert answer(speaking(EIGHT)) == Announce("taroks_8")  # RO-DEC-02: paid in any case


def test_the_pagat_ultimo_is_announced_on_ten_taroks_when_they_are_declared():
    deal = speaking(TEN)
    assert answer(deal) == Announce("taroks_10")  # RO-DEC-05
    heard = []
    while deal.due.seat == A:
        heard.append(answer(deal))
        deal = do(deal, heard[-1])
    assert Announce("pagat_ultimo") in heard


def test_the_pagat_ultimo_is_not_announced_on_five_taroks():
    assert answer(speaking("♥K ♥Q ♦4 ♠7 ♠8 ♣7 ♣8 I XX XVI XII IX")) == PASS


DECLARER = "♥Q ♥N ♦3 ♠J ♣7 XVIII XVII XIV XIII X VIII VI"
PARTNER = "♥K ♥3 ♥4 ♦J ♦N ♦Q ♠Q ♣Q ♣J III IIII II"
IDLE = "♥1 ♥J ♦1 ♦4 ♠N ♠7 ♠8 ♣9 ♣8 XII IX V"
OPPONENT = "♥1 ♥2 ♦4 Š XXI XX XIX XVI XV XII IX I"


def test_an_opponent_with_the_trula_says_that_he_is_one():
    deal = speaking(OPPONENT, seat=2, said=["pass", "pass"], others=(DECLARER, PARTNER, ""))
    heard = []
    while deal.due.seat == 2:
        heard.append(answer(deal))
        deal = do(deal, heard[-1])
    assert Announce("trula") in heard  # RO-ANN-06
    assert heard.index(Announce("trula")) > min(
        heard.index(word) for word in heard if word == OPPOSE or isinstance(word, Kontra)
    )


def test_an_opponent_with_nothing_does_not_say_so():
    deal = speaking(IDLE, seat=2, said=["pass", "pass"], others=(DECLARER, PARTNER, ""))
    assert answer(deal) == PASS


def test_a_strong_opponent_says_contra():
    strong = "♥1 ♠K ♦K Š XX XIX XXI XVI XV XII IX V"
    deal = speaking(strong, seat=2, said=["pass", "pass"], others=(DECLARER, PARTNER, ""))
    heard = []
    while deal.due.seat == 2:
        heard.append(answer(deal))
        deal = do(deal, heard[-1])
    assert Kontra("game", A) in heard  # RO-CON-03


def test_contra_is_said_to_a_declarer_whose_king_lies_open_in_the_talon():
    middling = "♥1 ♠K ♦K XX XIX XVI XV XII IX V ♠8 ♦4"
    deal = at(
        "exchange",
        hands=(DECLARER, middling, "", ""),
        talon="♣K ♦2 ♥2 ♥3 ♠9 ♠10",
        contract="doi_1",
        declarer=A,
        called=card("♣K"),
    )
    deal = do(deal, REJECT, Take(2))
    while deal.phase == "exchange":
        deal = do(deal, answer(deal))
    while deal.due.seat != 1:
        deal = do(deal, PASS)
    heard = []
    while deal.due.seat == 1:
        heard.append(answer(deal))
        deal = do(deal, heard[-1])
    assert Kontra("game", A) in heard  # RO-ID-01: all know that the declarer is alone


def test_nobody_concedes():
    """A concession never gains anything: what is left goes to the other side (RO-END-03)."""
    deal = at("conceding", options={"allow_concession": True}, contract="doi_1", declarer=A, partner=1)
    assert answer(deal) == PASS


def plays(deal):
    return FACES.names[answer(deal).card]


LOW = "♥4 ♥K ♦4 ♦K ♠7 ♠K ♣7 ♣K II III XX XIX"
BETWEEN = "♥N ♥J ♥2 ♦1 ♠J ♠N ♣7 ♣8 VI VII VIII X"


def michi(*table, hand):
    """A michi-michi; who sits after these cards has the hand, and nobody else's is known."""
    seat, lying = len(table), [card(name) for name in table]
    rest = [each for each in romanian().pack if each not in cards(hand) and each not in lying]
    hands = [cards(hand)] * 4
    for other in range(4):
        if other != seat:
            hands[other] = Cards.of([*lying[other : other + 1], *rest[:12]][:12])
            rest = [each for each in rest if each not in hands[other]]
    deal = at("trick", hands=hands, talon=rest, contract="michi_michi")
    return do(deal, *map(Play, lying))


def test_in_michi_michi_a_high_card_that_stays_below_goes():
    assert plays(michi("♥Q", hand=BETWEEN)) in {"♥N", "♥J"}  # RO-MIC-02: nobody has to beat


def test_in_michi_michi_a_low_card_leads():
    assert plays(michi(hand=LOW)) in {"♥4", "♦4", "♠7", "♣7", "II"}


def test_in_michi_michi_who_is_out_of_a_suit_gets_rid_of_his_worst_card():
    no_hearts = "♦1 ♦2 ♦3 ♠K ♠7 ♠8 ♠9 ♣7 ♣8 ♣9 ♣10 ♦4"
    assert plays(michi("♥Q", hand=no_hearts)) == "♠K"


def test_an_announced_pagat_waits_for_the_last_trick():
    """The rules do not ask for it (RO-PLAY-04), 7 points and the pool do (RO-POOL-03)."""
    hands = ("♥1 ♥2 ♥3", "♥K ♦1 ♦2", "I II ♠7", "♥Q ♥N ♥J")
    deal = announcing(hands=hands, talon="", declarer=2, king="♥K")
    deal = do(deal, Announce("pagat_ultimo"))
    while deal.phase == "announcements":
        deal = do(deal, PASS)
    deal = do(deal, *(next(a for a in deal.due.legal if a.card == card(name)) for name in ["♥1"]))
    deal = do(deal, next(a for a in deal.due.legal if a.card == card("♥K")))
    assert plays(deal) == "II"


def test_taper_has_its_own_bids():
    strong = "♥K ♥Q Š XXI XX XIX XVIII XVI XIV XII IX VII"
    deal = at("auction", game=taper(), hands=(strong, "", ""), talon="")
    assert answer(deal) in {Bid("trei_1"), Bid("doi_1"), Bid("unu_1"), Bid("solo")}
    weak = at("auction", game=taper(), hands=("♥1 ♥J ♥N ♦1 ♦J ♠N ♠J ♠10 ♣10 V VI VII", "", ""), talon="")
    assert answer(weak) == PASS


def test_the_last_card_falls_as_it_must():
    assert plays(do(last_trick("♥1 ♥2", "♥K ♥3", "♦1 ♦2", "♠7 ♠8"))) in {"♥1", "♥2"}


def test_what_is_typed_here_are_whole_hands():
    for hand in (WEAK, FAIR, GREAT, BARE, EIGHT, TEN, DECLARER, PARTNER, IDLE, OPPONENT, LOW, BETWEEN):
        assert len(cards(hand)) == 12
