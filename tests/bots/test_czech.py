"""What the rule bot does where American-Czech tarock asks what the other games do not.

P is Povinost.  A rule is cited where the right answer follows from it; else it is what a player would do.
"""

import random
from itertools import islice

import pytest
from games.czech import A, B, C, P, at, czech, dealt, do, mach, sheet, turn, westfest

from tarok.bots import PLAYERS
from tarok.bots.families import CRAFTS, told_in
from tarok.bots.knowledge import know
from tarok.cards.deck import Cards
from tarok.engine.actions import (
    LAY,
    PASS,
    REJECT,
    THROW_IN,
    Announce,
    Bid,
    Call,
    Cut,
    Kontra,
    Pick,
    Play,
    Take,
)
from tarok.engine.deal import act, start
from tarok.engine.deal_types import Stake
from tarok.engine.view import play, view
from tarok.games import PROFILES

WEAK = "♥1 ♥J ♦J ♦4 ♠N ♠7 ♠8 ♣9 ♣8 XII IX V"
FAIR = "♥K ♥Q ♦4 ♠7 ♣9 XX XVI XIV XII IX VII V"
GREAT = "♥K ♠K ♦K Š XXI XX XIX XVIII XVII XVI XV XIV"
ALONE = "♥K ♠K Š XXI XX XIX XVIII XVI XV XIV XIII XII"
LAID = "♦1 ♦2 ♣7 ♣8"
"""What Povinost has laid away besides."""
GAME = czech()
FULL = 12


def answer(deal):
    """What the rule bot does whose turn it is."""
    return PLAYERS["rule"](deal.game, 0)(view(deal, deal.due.seat))


def spread(phase, talon="", *, game=GAME, laid="", **fields):
    """A position with the hands that `fields` gives to seats; the others are dealt at random."""
    given = {
        seat: game.faces.parse_all(fields.pop(name)) for seat, name in enumerate("PABC") if name in fields
    }
    lying, away = game.faces.parse_all(talon), Cards.of(game.faces.parse_all(laid))
    known = Cards.of(card for cards in (*given.values(), lying, away) for card in cards)
    free = [*(game.pack - known)]
    random.Random(1).shuffle(free)
    rest = iter(free)
    hands = [Cards.of(given[seat] if seat in given else islice(rest, FULL)) for seat in range(4)]
    if laid:
        fields["laid"] = (away, Cards(), Cards(), Cards())
    return at(
        phase, hands, lying or tuple(rest) if phase in {"auction", "talon"} else (), game=game, **fields
    )


def card(name):
    """The card of this name."""
    return GAME.faces.parse(name)


def bidding(game=GAME, **hands):
    """The first word of the auction."""
    return spread("auction", game=game, contract=None, declarer=None, **hands)


def test_nobody_is_kept_waiting_by_a_cut_or_a_choice():
    """CZ-SHUF-03, CZ-DEAL-05, CZ-AUT-01: one split, in the middle; and the first stack that lies there."""
    deal = dealt()
    assert Cut(27) == answer(deal)
    assert PASS == answer(do(deal, "cut 27"))
    stacks = do(deal, "knock, method 12_choice")
    assert [Pick(1), Pick(2)] == [answer(stacks), answer(do(stacks, "pick 1"))]


# fmt: off
AUCTIONS = [
    # who holds what, what was said before, the right answer
    ("three middling trumps and no king: a partner",            {"P": WEAK},  "",         Bid("four")),
    ("seven trumps with king and queen: still a partner",       {"P": FAIR},  "",         Bid("four")),
    ("nine of the highest and three kings: all three pay",      {"P": GREAT}, "",         Bid("prever")),
    ("a weak hand says good (CZ-BID-02)",                       {"A": WEAK},  "bid four", PASS),
    ("a fair one too",                                          {"A": FAIR},  "bid four", PASS),
    ("a great one takes the game from Povinost (CZ-BID-06)",    {"A": GREAT}, "bid four", Bid("prever")),
]
# fmt: on


@pytest.mark.parametrize(("hands", "said", "right"), [c[1:] for c in AUCTIONS], ids=[c[0] for c in AUCTIONS])
def test_prever_or_not(hands, said, right):
    deal = bidding(**hands)
    assert right == answer(do(deal, said) if said else deal)


def test_povinost_does_not_take_over_a_prever_with_a_weak_hand():
    """CZ-BID-05: who has said Povinost is asked again, and may pass."""
    deal = do(bidding(czech(povinost_may_take_over_prever=True), P=WEAK), "bid four, pass, pass, bid prever")
    assert turn(deal) == P
    assert answer(deal) == PASS


def offered(hand, seat=A, talon="♥1 ♥2 ♥3 ♥4 ♦1 ♦2", **options):
    """A card of the talon is offered to A, or, passed by A, to C."""
    deal = spread("talon", talon, game=czech(**options), **{"PABC"[seat]: hand})
    deal = do(deal, "pass") if seat == C else deal
    assert turn(deal) == seat
    return answer(deal)


def test_a_card_of_the_talon_is_accepted():
    """CZ-TAL-02, CZ-DISC-06: the better hand of thirteen cards, and a card that counts for the own side."""
    assert offered("♥K ♥Q ♦Q ♦4 ♠7 ♠8 ♣9 ♣J XX XVI XII V") == Take(1)


def test_who_is_one_trump_short_of_ten_accepts():
    """CZ-DEC-01: Big Ones are worth 4 from each, Little Ones 2."""
    assert offered("♥K ♦3 ♠7 XXI XX XVI XII X IX VIII VII V") == Take(1)


NO_TRUMP = "♥K ♥Q ♥N ♦Q ♦4 ♠7 ♠8 ♠J ♣9 ♣J ♣Q ♣10"


@pytest.mark.parametrize("seat", [A, C])
def test_who_has_no_trump_passes(seat):
    """CZ-DEC-04: Uni is worth 4 from each, and more than half of the other cards are trumps."""
    assert offered(NO_TRUMP, seat) == PASS


def test_who_has_two_trumps_passes_and_who_has_one_accepts():
    """CZ-DEC-03: with a third trump there is no Beeda, with a second one there still is."""
    assert offered("♥K ♥Q ♥N ♦Q ♦4 ♠7 ♠8 ♠J ♣9 ♣J XII V") == PASS
    assert offered("♥K ♥Q ♥N ♦Q ♦4 ♠7 ♠8 ♠J ♣9 ♣J ♣10 V") == Take(1)


def test_a_card_that_is_seen_is_taken_or_passed_for_what_it_is():
    """CZ-TAL-03: a trump would end Uni, a queen does not."""
    seen = {"talon_pass_timing": "seen"}
    assert offered(NO_TRUMP, talon="♥1 ♥2 ♥3 ♥J XV ♦2", **seen) == PASS
    assert offered(NO_TRUMP, talon="♥1 ♥2 ♥3 ♥J ♠Q ♦2", **seen) == Take(1)


def looking(hand, talon):
    """Povinost looks at the first set of a Prever."""
    return spread("talon", talon, contract="prever", P=hand)


STRONG = "♥K ♥Q ♠K ♣9 Š XX XIX XVI XIV XII IX VII"


def test_the_set_with_the_xxi_and_a_king_is_taken():
    assert answer(looking(STRONG, "XXI ♦K XVIII ♦2 ♠8 ♠9")) == Take(1)  # CZ-PRV-06: it is the cheapest, too


def test_who_has_seen_both_goes_back_only_to_a_much_better_set():
    """CZ-PRV-06: the loss is paid three times after going back, twice with the other set."""
    good = do(looking(STRONG, "♦1 ♠8 ♦2 XXI ♦K XVIII"), "reject")
    alike = do(looking(STRONG, "♦1 ♠8 ♦2 ♦3 ♠9 ♣7"), "reject")
    assert answer(good) == Take(2)
    assert answer(alike) == Take(2)
    assert answer(do(looking(STRONG, "XXI XVIII ♦K ♦3 ♠9 ♣7"), "reject")) == Take(1)


def test_a_set_of_small_cards_is_not_dear_enough_to_go_on():
    """CZ-PRV-06: with this hand a Prever is won anyway, so that only a loss could be dearer."""
    assert answer(looking(GREAT, "♣K ♣Q XIII ♦2 ♠8 ♠9")) == Take(1)


def called(hand, laid=LAID, **options):
    """What Povinost calls."""
    return answer(spread("call", game=czech(**options), laid=laid, P=hand))


def test_the_highest_trump_that_one_lacks_is_called():
    """CZ-CALL-03: of XIX to XV the XIX is missing, and then the XVIII."""
    assert called(FAIR) == Call(card("XIX"))
    assert called("♥K ♥Q ♦4 ♠7 ♣9 XX XIX XIV XII IX VII V") == Call(card("XVIII"))


def test_who_can_win_alone_calls_a_trump_of_his_own():
    """CZ-CALL-06, CZ-CALL-07: three pay the declarer, and by the dearer table."""
    assert called(ALONE).card in Cards.parse(ALONE)


def test_a_fair_hand_with_the_xix_wants_a_partner():
    assert called("♥K ♥Q ♦4 ♠7 ♣9 ♣10 XIX XII IX VII VI V") == Call(card("XVIII"))


def test_where_none_of_ones_own_may_be_called_the_partner_is():
    """CZ-CALL-03, option `own_call_scope`."""
    assert called(ALONE, own_call_scope="none") == Call(card("XVII"))


def laid(hand, talon):
    """What Povinost lays away, of the hand and the first four cards of the talon."""
    deal, found = do(spread("talon", talon, P=hand), "pass, pass, pass, pass"), []
    while turn(deal) == P and deal.phase == "discards":
        found.append(answer(deal).card)
        deal = act(deal, LAY[found[-1]])
    return {deal.game.faces.names[one] for one in found}


def test_what_is_laid_away_makes_voids():
    """CZ-DISC-01, CZ-DISC-06: two suits of two cards each go, and their points are safe."""
    hand = "♥K ♥4 ♦Q ♦3 ♠K ♠7 XXI XX XVI XII IX VIII"
    assert laid(hand, "♣Q ♣8 V VI ♦1 ♦2") == {"♦Q", "♦3", "♣Q", "♣8"}


def test_trumps_go_face_up_where_nothing_else_is_left():
    """CZ-DISC-03, CZ-EX-53: queen first, then the lowest trumps; what is worth five never (CZ-DISC-02)."""
    hand = "♥K ♦K Š XXI XX XIX XVIII XVI XIV XII IX I"
    assert laid(hand, "♠Q V VI VII ♦1 ♦2") == {"♠Q", "V", "VI", "VII"}


def speaking(phase, hand, *, seat=P, **fields):
    """The first word of a seat in a phase; those before have passed."""
    deal = spread(phase, **{"PABC"[seat]: hand, "called": card("XIX"), **fields})
    while turn(deal) != seat:
        deal = do(deal, "pass")
    return deal


def test_all_that_is_held_is_declared():
    """CZ-DEC-10: paid at once, whatever happens in the play; eight trumps, and XXI, I and two kings."""
    deal = speaking("declarations", "♥K ♥Q ♠K ♠7 XXI I XVI XIV XII IX VII V")
    heard = []
    while deal.due is not None and turn(deal) == P and deal.phase == "declarations":
        heard.append(answer(deal))
        if heard[-1] == PASS:
            break
        deal = act(deal, heard[-1])
    assert {Announce("little_ones"), Announce("pane"), PASS} == set(heard)


LONG = "♥K ♠7 I Š XXI XX XVIII XVI XIV XII IX VII"


def test_a_bet_on_pagat_wants_many_trumps():
    """CZ-BET-02: ten trumps with Skys and XXI outlast all others; five do not."""
    assert answer(speaking("bets", LONG)) == Announce("pagat")
    assert answer(speaking("bets", "♥K ♥Q ♦4 ♦3 ♠7 ♠8 ♣9 I XX XVI XII IX")) == PASS


SWEEP = "♥K ♠K Š XXI XX XIX XVIII XVII XVI XV XIV XIII"


def test_a_bet_on_valat_wants_all_tricks():
    """CZ-BET-03: alone, with two kings and the ten highest trumps; a strong hand is not enough."""
    assert answer(speaking("bets", SWEEP, contract="prever", called=None)) == Announce("valat")
    assert answer(speaking("bets", STRONG, contract="prever", called=None)) == PASS


SKYS = "♥1 ♥J ♦J ♦4 ♠N ♠7 ♠8 ♣9 ♣8 Š IX V"
NINE = "♥K ♠K ♦4 Š XXI XX XVIII XVI XIV XII IX VII"
SEVEN = "♥K ♥Q ♦4 ♠7 ♠8 XX XVIII XVI XIV XII IX VII"
EIGHT = "♥K ♥Q ♠7 ♠8 I XX XVIII XVI XIV XII IX VII"

# fmt: off
CHAINS = [
    # what, by whom, how often doubled; who holds what and is asked; the right answer
    ("the Skys breaks a Valat (CZ-CARD-05)",               ("valat", P, 0), A, SKYS, True),
    ("a weak hand leaves it alone",                        ("valat", P, 0), A, WEAK, False),
    ("who has every trick says Re (CZ-KON-02)",            ("valat", P, 1), P, SWEEP, True),
    ("who has hoped for a king does not",                  ("valat", P, 1), P, STRONG, False),
    ("the Skys says Supra, too",                           ("valat", P, 2), A, SKYS, True),
    ("and the sweeper Mord",                               ("valat", P, 3), P, SWEEP, True),
    ("nine trumps beat the I of another (CZ-PAG-03)",      ("pagat", P, 0), A, NINE, True),
    ("and so do seven, five of them high",                 ("pagat", P, 0), A, SEVEN, True),
    ("three do not",                                       ("pagat", P, 0), A, WEAK, False),
    ("ten with the I go on",                               ("pagat", P, 1), P, LONG, True),
    ("eight with the I do not",                            ("pagat", P, 1), P, EIGHT, False),
]
# fmt: on


@pytest.mark.parametrize(
    ("stake", "seat", "hand", "doubles"), [c[1:] for c in CHAINS], ids=[c[0] for c in CHAINS]
)
def test_what_is_doubled(stake, seat, hand, doubles):
    what, owner, times = stake
    deal = spread("challenges", contract="prever", stakes=(Stake(what, owner),), **{"PABC"[seat]: hand})
    for step in range(times):
        while turn(deal) != (A if step % 2 == 0 else P):
            deal = do(deal, "pass")
        deal = act(deal, Kontra(what, owner))
    while turn(deal) != seat:
        deal = do(deal, "pass")
    assert (Kontra(what, owner) if doubles else PASS) == answer(deal)


def test_nobody_doubles_who_may_be_with_the_bettor():
    """CZ-KON-04: such a Kontra stands; A does not know whether C, who bets, is the partner."""
    hand = SKYS
    deal = spread("challenges", A=hand, called=card("XIX"), stakes=(Stake("valat", C),), partner=B)
    while turn(deal) != A:
        deal = do(deal, "pass")
    assert answer(deal) == PASS


def test_the_game_is_doubled_on_a_great_hand_alone():
    """CZ-KON-08: where the game may be doubled."""
    hand = {"called": card("XIX"), "game": mach(), "partner": B}
    for mine, right in ((WEAK, PASS), ("♥K ♠K ♦K Š XXI XX XVIII XVII XVI XV XIV XIII", Kontra("game", P))):
        assert right == answer(spread("challenges", A=mine, stakes=(), **hand))


def test_a_hand_is_thrown_in_only_when_it_is_hopeless():
    """CZ-TAL-09: 2 to each are dearer than most hands; the XIX lies among the four cards."""
    deal = spread("talon", "XIX ♥2 XVIII XVII ♦1 ♦2", game=westfest(call_timing="after_discard"), P=FAIR)
    assert THROW_IN in deal.due.legal
    assert answer(deal) == PASS


@pytest.mark.parametrize(
    ("hand", "right"), [(FAIR, THROW_IN), ("♥K ♠K Š XXI XX XVIII XVII XVI XV XIV XIII XII", PASS)]
)
def test_who_draws_the_trump_that_he_has_called_plays_on_only_if_he_can_win_alone(hand, right):
    """CZ-TAL-09, CZ-CALL-08: a loss alone is paid three times, and costs more than 2 to each."""
    talon = "XIX ♥2 ♥3 ♦3 ♦1 ♦2"
    assert right == answer(spread("talon", talon, game=westfest(), called=card("XIX"), P=hand))


def test_a_pagat_that_was_bet_waits():
    """CZ-PAG-03: played before the twelfth trick it loses the bet."""
    deal = spread("trick", P="I V ♠7", A="♠8 ♠9 ♠10", B="♥1 ♥2 ♥3", C="♦1 ♦2 ♦3", stakes=(Stake("pagat", P),))
    deal = do(deal, "play ♠7, play ♠8, play ♥1, play ♦1")
    deal = do(deal, "play ♠9, play ♥2, play ♦2")
    assert answer(deal) == Play(card("V"))


def test_who_goes_back_holds_what_he_has_turned_up():
    """CZ-PRV-03: the three cards of the first set are in the hand again, the XXI among them."""
    deal = spread(
        "talon",
        "XXI XVIII ♦K ♦3 ♠9 ♣7",
        contract="prever",
        P=STRONG,
        A="♥N ♥4 ♦Q ♦2 ♠Q ♠8 ♣10 ♣J XV XIII X XVII",
    )
    assert REJECT in deal.due.legal
    deal = do(deal, "reject, take 1")
    while deal.phase != "trick":
        deal = act(deal, answer(deal))
    deal = do(deal, "play ♥K")
    sight = view(deal, A)
    assert card("XXI") in Cards(know(deal.game, sight, CRAFTS[GAME.key].weights).has[P])


def known(what):
    """What A knows when P has led, after B's declaration."""
    deal = spread("trick", A=WEAK, stakes=(Stake(what, B),), called=card("XVIII"))
    return known_of(view(act(deal, deal.due.legal[0]), A))


def known_of(sight):
    return know(GAME, sight, CRAFTS[GAME.key].weights, told_in(GAME, sight))


TRUMPS = int(Cards.parse("I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI Š"))


def test_who_has_declared_uni_trumps_nothing():
    """CZ-DEC-04"""
    assert 1.0 == known("uni").lacks(B, TRUMPS)


@pytest.mark.parametrize(("what", "holds"), [("beeda", False), ("pane", True)])
def test_what_was_played_since_is_taken_off(what, holds):
    """CZ-DEC-03: B has played the two trumps that B may have had at most, and has none any more."""
    hands = {"P": "♠7 ♠8 ♥K ♥Q", "A": "♠9 ♦3 XX XXI", "B": "III IIII ♦4 ♣10", "C": "♦1 ♦2 VI VII"}
    deal = spread("trick", nth=8, stakes=(Stake(what, B),), called=card("XVIII"), **hands)
    once = do(deal, "play ♠7, play ♠9, play IIII, play VI")
    assert known_of(view(once, C)).lacks(B, TRUMPS) < 1
    twice = do(once, "play ♦1, play ♠8, play ♦3, play ♦4, play III")
    assert holds == (known_of(view(twice, C)).lacks(B, TRUMPS) < 1)


# fmt: off
FIVES = [
    # what, the cards that its declarer has, and those that they lack (CZ-DEC-05)
    ("kings",        "♥K ♦K ♠K ♣K", "I XXI Š"),
    ("rosanne_pane", "♥K ♦K ♠K ♣K", ""),
    ("trull",        "I XXI Š",     "♥K ♦K ♠K ♣K"),
    ("trull_pane",   "I XXI Š",     ""),
]
# fmt: on


@pytest.mark.parametrize(("what", "has", "lacks"), FIVES)
def test_what_a_declaration_of_five_point_cards_tells(what, has, lacks):
    """CZ-DEC-05, CZ-DEC-11: of what has not been played, in a hand of twelve."""
    deal = spread("trick", A=WEAK, stakes=(Stake(what, B),), called=card("XVIII"))
    while turn(deal) != A:
        deal = act(deal, deal.due.legal[0])
    k = known_of(view(deal, A))
    fallen = {*view(deal, A).table}
    for name in has.split():
        assert card(name) in fallen or card(name) in Cards(k.has[B])
    for name in lacks.split():
        assert card(name) not in Cards(k.may[B])


def test_five_five_point_cards_may_be_called_a_trull_pane():
    """CZ-DEC-06: then it tells of no single card."""
    game = czech(trull_pane_condition="pane_plus_king")
    deal = spread("trick", game=game, A=WEAK, stakes=(Stake("trull_pane", B),), called=card("XVIII"))
    assert all(not told.has for told in told_in(game, view(deal, A)))


@pytest.mark.long
@pytest.mark.parametrize("profile", ["american_tournament", "westfest_2012", "mach_tarok"])
def test_a_hundred_deals_of_each_house_are_played_to_the_end(profile):
    """One player of four is bold, so that everything is bet on and doubled."""
    game = czech(**PROFILES["czech_american"].get(profile, {}))
    for seed in range(100):
        pack = random.Random(seed).sample([*game.pack], len(game.pack))
        players = [PLAYERS["rule"](game, seed)] * 4
        players[seed % 4] = PLAYERS["bold"](game, seed)
        assert play(start(game, pack, sheet()), players).ended
