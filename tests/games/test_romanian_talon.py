"""The called king, looks and levels, surrender, what is laid away, the king found at the end."""

import pytest
from games.romanian import (
    HANDS,
    KING_BELOW,
    TALON,
    TALON_WITH_KING,
    A,
    B,
    C,
    D,
    at,
    card,
    cards,
    do,
    level,
    pays,
    play_out,
    romanian,
    say,
    shown,
    sides,
    taper,
    turn,
    why,
    words,
)

from tarok.cards.deck import Cards
from tarok.engine.actions import PASS, REJECT, SURRENDER, Call, Lay, Play, Take
from tarok.engine.card_points import points
from tarok.engine.deal_types import Show
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.result import Feat
from tarok.engine.view import view
from tarok.scoring.tally import tally

SETS = {
    2: ("XVII VIII", "IIII III", "XV XIII"),
    1: tuple(TALON.split()),
    3: ("XVII VIII IIII", "III XV XIII"),
}


def called(contract, king="♥K", **fields):
    """A is the declarer, and has called this king."""
    return do(at("call_king", contract=contract, declarer=A, **fields), Call(card(king)))


def looked(contract, rejected=0, **fields):
    """The declarer has rejected this number of sets."""
    return do(called(contract, **fields), *[REJECT] * rejected)


@pytest.mark.parametrize("contract", ["doi_1", "doi_3", "unu_1", "unu_2", "solo"])
def test_a_king_is_called_in_every_contract(contract):
    """RO-KING-01, RO-KING-05: before a card of the talon is seen."""
    deal = at("call_king", contract=contract, declarer=A)
    assert (A, {"♥K", "♦K", "♠K", "♣K"}, ()) == (turn(deal), words(deal), deal.shown)


@pytest.mark.parametrize(
    ("clause", "declarer", "king", "partner"),
    [
        ("RO-KING-01", A, "♥K", B),
        ("RO-KING-01", A, "♣K", D),
        ("RO-KING-02", B, "♥K", None),
        ("RO-KING-02", C, "♦K", None),
    ],
)
def test_who_holds_the_king_is_the_partner(clause, declarer, king, partner):
    deal = do(at("call_king", contract="doi_1", declarer=declarer), Call(card(king)))
    assert partner == deal.partner


def test_a_king_in_the_talon_leaves_the_declarer_alone():
    """RO-KING-03, RO-KIT-06: even if nobody can know it, not the declarer either."""
    deal = called("doi_1", "♠K", hands=KING_BELOW, talon=TALON_WITH_KING)
    assert deal.partner is None
    assert (0, None, None, None) == sides(deal, A)
    assert (0, 1, None, None) == sides(deal, B)


def test_only_the_holder_knows():
    """RO-KING-04, RO-INF-01"""
    deal = called("doi_1")
    assert (0, 0, 1, 1) == sides(deal, B)
    assert (0, None, None, None) == sides(deal, A)
    assert (0, None, 1, None) == sides(deal, C)
    assert card("♥K") == view(deal, D).called
    own = do(at("call_king", contract="doi_1", declarer=B), Call(card("♥K")))
    assert (1, 0, 1, 1) == sides(own, B)
    assert (1, 0, None, None) == sides(own, A)


LEVELS = [
    # bid     looks at, with the level       goes back to, with the level
    ("doi_1", [(1, 1), (2, 2), (3, 3)], [(1, 4), (2, 5)]),
    ("doi_2", [(2, 2), (3, 3), (1, 4)], [(2, 5), (3, 6)]),
    ("doi_3", [(3, 3), (1, 4), (2, 5)], [(3, 6), (1, 7)]),
    ("unu_1", [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)], [(1, 7), (2, 8), (3, 9), (4, 10), (5, 11)]),
    ("unu_2", [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (1, 7)], [(2, 8), (3, 9), (4, 10), (5, 11), (6, 12)]),
    ("unu_3", [(3, 3), (4, 4), (5, 5), (6, 6), (1, 7), (2, 8)], [(3, 9), (4, 10), (5, 11), (6, 12), (1, 13)]),
    ("trei_1", [(1, 1), (2, 2)], [(1, 3)]),
    ("trei_2", [(2, 2), (1, 3)], [(2, 4)]),
    ("trei_3", [(1, 3), (2, 4)], [(1, 5)]),
]


@pytest.mark.parametrize(("bid", "looks", "returns"), LEVELS)
def test_the_looks_and_their_levels(bid, looks, returns):
    """RO-TAL-01, RO-TAL-02, RO-TAL-03, RO-TAL-04"""
    options = {"allow_trei_in_four": True}
    sets = SETS[romanian(**options).contract(bid).talon]
    deal = called(bid, options=options)
    for number, reached in looks:
        assert (A, {f"take {number}", "reject"}, reached) == (turn(deal), words(deal), level(deal))
        assert cards(sets[number - 1]) == cards_of(shown(deal, "look", A)[-1])
        taken = do(deal, Take(number))
        assert (reached, number) == (level(taken), taken.fact(FactKind.PART).value)
        assert cards(HANDS[A]) | cards(sets[number - 1]) == taken.hands[A]
        deal = do(deal, REJECT)
    assert {f"take {number}" for number, _ in returns} == words(deal)
    assert ("rejected_last", "RO-TAL-02") == why(deal)[f"take {looks[-1][0]}"]
    for number, reached in returns:
        taken = do(deal, Take(number))
        assert (reached, number) == (level(taken), taken.fact(FactKind.PART).value)
        assert cards(HANDS[A]) | cards(sets[number - 1]) == taken.hands[A]


def cards_of(show):
    return cards(" ".join(romanian().faces.names[each] for each in show.cards))


@pytest.mark.parametrize(
    ("bid", "looks", "returns"),
    [
        ("trei_1", [(1, 1), (2, 2)], [(1, 3)]),
        ("trei_2", [(2, 2), (1, 3)], [(2, 4)]),
        ("trei_3", [(1, 3), (2, 4)], [(1, 5)]),
    ],
)
def test_the_levels_of_three_cards_in_taper(bid, looks, returns):
    """RO-TAP-06: nobody calls a king, so nobody surrenders, and three cards are laid away."""
    hands = (
        "♥Q ♥1 ♦J ♠N ♣10 ♣J Š XVI IX V XVII VIII",
        "♥K ♥N ♦Q ♠Q ♠10 ♣Q XXI XIV X II IIII III",
        "♦K ♦1 ♠K ♠J ♣N I XX XI VI XV XIII XII",
    )
    talon = "♥J ♦N ♣K XIX XVIII VII"
    deal = at("exchange", game=taper(), hands=hands, talon=talon, contract=bid, declarer=A)
    for number, reached in looks:
        assert ({f"take {number}", "reject"}, reached) == (words(deal), level(deal))
        assert not why(deal)
        deal = do(deal, REJECT)
    (number, reached), *_ = returns
    assert {f"take {number}"} == words(deal)
    deal = do(deal, Take(number))
    assert reached == level(deal)
    assert 15 == len(deal.hands[A])
    deal = do(deal, *(Lay(card(name)) for name in ("♥1", "♦J", "♠N")))
    assert ("announcements", 12) == (deal.phase, len(deal.hands[A]))


def test_a_look_is_the_declarers_alone_until_it_is_rejected():
    """RO-TAL-03, RO-TAL-05, RO-TAL-06, RO-INF-01"""
    deal = looked("doi_1")
    assert [cards("XVII VIII")] == [cards_of(show) for show in shown(deal, "look", A)]
    assert [[], [], [], []] == [shown(deal, "look", viewer) for viewer in (B, C, D, None)]
    assert 1 == deal.fact(FactKind.LOOK).value
    rejected = do(deal, REJECT)
    assert cards("XVII VIII") == rejected.turned_up(ShowKind.TALON)
    assert [cards("XVII VIII")] == [cards_of(show) for show in shown(rejected, "talon", None)]
    taken = do(deal, Take(1))
    assert not taken.turned_up(ShowKind.TALON)
    assert [] == shown(taken, "look", C)
    assert 14 == view(taken, C).held[A]


def test_everybody_sees_which_set_is_taken_back_and_what_is_left():
    """RO-TAL-04, RO-TAL-06: all remember whose hand it is in, and what counts for the opponents."""
    deal = do(looked("doi_1", 3), Take(2))
    seen = view(deal, D)
    assert [cards("IIII III")] == [Cards.of(show.cards) for show in seen.shown if show.what == ShowKind.PART]
    assert not seen.seen[A]  # what is laid away of them face down, nobody may miss there
    deal = do(deal, Lay(card("♠7")), Lay(card("♣8")))
    left = tally(romanian(), view(say(deal, "pass", "pass", "pass", "pass"), D))
    assert (points(deal.game, cards("XVII VIII XV XIII")), 35) == (left.points, left.needed)


def test_the_cards_not_taken_stay_with_the_talon():
    """RO-TAL-06, RO-CNT-05"""
    deal = do(looked("doi_1", 1), Take(2))
    assert cards("XVII VIII XV XIII") == cards(" ".join(romanian().faces.names[c] for c in deal.talon))


def test_in_a_solo_nobody_sees_the_talon():
    """RO-TAL-12"""
    deal = called("solo")
    assert ("announcements", (), 6) == (deal.phase, deal.shown, len(deal.talon))


LAID = [
    # clause       hand after the take, what may be laid
    ("RO-TAL-08", "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8 Š XVI IX V XVII VIII", "♥Q ♥1 ♦J ♦4 ♠N ♠7 ♣9 ♣8"),
    ("RO-TAL-09", "♥K ♦K ♠K Š XXI I XX XIX XVIII XVI IX ♥1 XVII VIII", "♥1"),
    ("RO-TAL-09", "♥K ♦K ♠K ♣K Š XXI I XX XIX XVIII XVI IX XVII VIII", "XX XIX XVIII XVI IX XVII VIII"),
]


@pytest.mark.parametrize(("clause", "hand", "may"), LAID)
def test_what_may_be_laid_away(clause, hand, may):
    """RO-TAL-07, RO-TAL-11: always enough is left to lay."""
    held = hand.split()
    rest = [
        c for c in (*HANDS[1].split(), *HANDS[2].split(), *HANDS[3].split(), *TALON.split()) if c not in held
    ]
    hands = (" ".join(held[:12]), " ".join(rest[:12]), " ".join(rest[12:24]), " ".join(rest[24:36]))
    talon = " ".join((*held[12:], *rest[36:40]))
    missing = 6 - len(talon.split())
    assert 0 <= missing <= 4
    deal = at("exchange", hands=hands, talon=talon, contract="doi_1", declarer=A, called=card("♣K"))
    deal = do(deal, Take(1))
    assert set(may.split()) == {word for word in words(deal) if word != "surrender"}


def test_taroks_come_last_and_face_up():
    """RO-TAL-09, RO-TAL-10: a hand with one suit card lays it first, and then a tarok that all may see."""
    hands = (
        "♥1 ♥K ♦K ♠K Š XXI I XX XIX XVIII XVI IX",
        "♥Q ♥N ♦Q ♦3 ♠Q ♠8 ♣10 ♣J XI XIV X II",
        "♥4 ♥2 ♦N ♦1 ♠N ♠9 ♣Q ♣7 III VII XV VI",
        "♥J ♥3 ♦J ♦2 ♠J ♠10 ♣K ♣N ♦4 V XIII XII",
    )
    deal = at("exchange", hands=hands, talon="XVII VIII IIII ♣9 ♣8 ♠7", contract="doi_1", declarer=A)
    deal = do(deal, Take(1))
    assert {"♥1"} == words(deal)
    assert ("taroks_last", "RO-TAL-09") == why(deal)["XX"]
    assert ("worth_five", "RO-TAL-08") == why(deal)["I"]
    assert ("worth_five", "RO-TAL-08") == why(deal)["♥K"]
    deal = do(deal, Lay(card("♥1")))
    assert {"XX", "XIX", "XVIII", "XVI", "IX", "XVII", "VIII"} == words(deal)
    deal = do(deal, Lay(card("VIII")))
    assert cards("♥1 VIII") == deal.laid[A]
    assert [cards("VIII")] == [cards_of(show) for show in shown(deal, "laid", D)]
    lays = [action for seat, action in view(deal, D).log if isinstance(action, Lay)]
    assert [Lay(-1), Lay(card("VIII"))] == lays


IN_TALON = {"hands": KING_BELOW, "talon": TALON_WITH_KING, "king": "♠K"}


def test_surrender_is_offered_once_the_king_is_seen():
    """RO-SUR-01, RO-SUR-02"""
    deal = looked("doi_1", **IN_TALON)
    assert {"take 1", "reject"} == words(deal)
    assert ("king_not_seen", "RO-SUR-01") == why(deal)["surrender"]
    deal = do(deal, REJECT)
    assert {"take 2", "reject", "surrender"} == words(deal)
    assert "surrender" in words(do(deal, REJECT))
    assert "surrender" in words(do(deal, REJECT, REJECT))
    taken = do(deal, Take(2))
    assert "surrender" in words(taken)
    assert "surrender" in words(do(taken, Lay(card("♠7"))))
    done = do(taken, Lay(card("♠7")), Lay(card("♣8")))
    assert "announcements" == done.phase


@pytest.mark.parametrize(
    ("bid", "said", "reached"),
    [
        ("doi_1", [REJECT, SURRENDER], 2),
        ("doi_2", [SURRENDER], 2),
        ("doi_1", [REJECT, REJECT, SURRENDER], 3),
        ("doi_1", [REJECT, REJECT, REJECT, SURRENDER], 3),
        ("doi_1", [REJECT, Take(2), SURRENDER], 2),
        ("doi_1", [REJECT, REJECT, REJECT, Take(2), SURRENDER], 5),
        ("doi_3", [REJECT, REJECT, SURRENDER], 5),
        ("unu_1", [REJECT, REJECT, SURRENDER], 3),
    ],
)
def test_surrender_costs_the_level_that_was_reached(bid, said, reached):
    """RO-SUR-03, RO-SUR-04: A has the skiz, so no trula is lost."""
    deal = do(looked(bid, **IN_TALON), *said)
    result = romanian().result(deal)
    assert ("surrendered", reached, ()) == (result.ended, result.level, result.feats)
    base = 2 if bid.startswith("doi") else 3
    assert (-3 * base * reached, *[base * reached] * 3) == pays(result)


SHORT_OF_TRULA = (KING_BELOW[0].replace("Š", "♠8"), KING_BELOW[1].replace("♠8", "Š"), *KING_BELOW[2:])


@pytest.mark.parametrize(
    ("talon", "said", "lost"),
    [
        ("XVII VIII ♠K XV XXI XIII", [REJECT, SURRENDER], True),
        ("XVII VIII ♠K XXI XV XIII", [REJECT, SURRENDER], False),
        ("XVII VIII ♠K XXI XV XIII", [REJECT, Take(2), SURRENDER], False),
        ("XVII VIII ♠K XXI XV XIII", [REJECT, REJECT, SURRENDER], True),
        ("XVII XXI ♠K VIII XV XIII", [REJECT, SURRENDER], True),
    ],
)
def test_a_declarer_who_can_show_no_trula_card_loses_the_trula(talon, said, lost):
    """RO-SUR-04: the hand counts, and the set that is looked at or was taken; a rejected one does not."""
    hands = (SHORT_OF_TRULA[0], SHORT_OF_TRULA[1].replace("XXI", "III"), *SHORT_OF_TRULA[2:])
    deal = do(looked("doi_1", hands=hands, talon=talon, king="♠K"), *said)
    trula = (Feat(what="trula", seat=B),) if lost else ()
    assert trula == romanian().result(deal).feats


def test_the_others_learn_the_sides_when_the_king_is_rejected():
    """RO-ID-01, RO-KIT-02"""
    deal = do(looked("doi_1", **IN_TALON), REJECT)
    assert (0, 1, 1, 1) == sides(deal, A)
    assert (0, 1, None, None) == sides(deal, B)
    deal = do(deal, REJECT)
    assert (0, 1, 1, 1) == sides(deal, None)
    taken = do(looked("doi_1", **IN_TALON), REJECT, Take(2))
    assert (0, 1, 1, 1) == sides(taken, A)
    assert (0, None, None, None) == sides(taken, None)


def ended(talon, *, seen="", contract="doi_1", won, laid="♥4 ♥3"):
    """A hand of A, who called ♠K, played out but for the last trick, which A wins."""
    deal = at(
        "trick",
        nth=11,
        contract=contract,
        declarer=A,
        called=card("♠K"),
        talon=talon,
        hands=("XX", "XIX", "XVIII", "XVII"),
        laid=(cards(laid), cards(""), cards(""), cards("")),
        won=(cards(won), cards(""), cards(""), cards("")),
        shown=(Show(ShowKind.TALON, tuple(cards(seen))),) if seen else (),
    )
    return play_out(deal, "XX XIX XVIII XVII")


def test_the_king_comes_home_from_the_unseen_talon():
    """RO-KIT-03, RO-KIT-04: for the cheapest card of the pile, before anything is counted."""
    before = ended("♣9 ♣8 ♠K ♣7", won="♥K ♦K ♣K ♣Q", laid="♥4 ♥3")
    assert card("♠K") in before.won[A]
    assert card("♥4") in before.talon
    assert card("♠K") not in before.talon
    feats = {(feat.what, feat.seat, feat.made) for feat in romanian().result(before).feats}
    assert ("kings", A, True) in feats
    assert "king_caught" not in {what for what, *_ in feats}
    assert "king_left" not in {what for what, *_ in feats}


def test_the_example_of_the_king_in_the_third_pair():
    """RO-EX-30: 32 points and four more for the king."""
    thirty_two = "♥K ♦K ♣K ♥Q ♦Q ♣Q ♠Q ♥N ♦N"
    deal = ended("♣9 ♣8 ♠K ♣7", won=thirty_two, laid="♥4 ♥3")
    with_king = romanian().result(deal).points[0]
    left = ended("♣9 ♣8 ♠K ♣7", seen="♠K ♣7", won=thirty_two, laid="♥4 ♥3")
    assert with_king == romanian().result(left).points[0] + 4


def test_a_king_that_was_seen_and_left_costs_two():
    """RO-KIT-02, RO-BON-03: it stays in the talon, and counts for the opponents."""
    deal = ended("♣9 ♣8 ♠K ♣7", seen="♠K ♣7", won="♥K ♦K ♣K")
    assert card("♠K") in deal.talon
    assert ("king_left", True) in {(feat.what, feat.made) for feat in romanian().result(deal).feats}


def test_in_a_solo_the_king_stays_where_it_is():
    """RO-KIT-05"""
    deal = ended("♣9 ♣8 ♠K ♣7 ♣10 ♠10", contract="solo", won="♥K ♦K ♣K", laid="")
    assert card("♠K") in deal.talon
    told = {feat.what for feat in romanian().result(deal).feats}
    assert not told & {"kings", "king_left", "king_caught"}


def test_a_king_taken_from_the_talon_is_played_like_any_other():
    """RO-KIT-01"""
    deal = do(looked("doi_1", **IN_TALON), REJECT, Take(2), Lay(card("♠7")), Lay(card("♣8")))
    deal = say(deal, "pass", "pass", "pass", "pass")
    assert card("♠K") in deal.hands[A]
    assert Play(card("♠K")) in deal.due.legal
    assert PASS not in deal.due.legal
    assert C == 2
