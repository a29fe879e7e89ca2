"""Declarations: what a hand holds, who says so and when, and what it brings."""

import pytest
from games.czech import HANDS, A, B, C, P, at, czech, do, good, legal, mach, pays, povinost, said, turn, why

from tarok.cards.deck import Cards
from tarok.engine.result import Result
from tarok.engine.view import paid, view
from tarok.games.czech.contracts import DECLARATIONS, best

LOW = "II III IIII V VI VII VIII IX X XI XII XIII"
TRULL = "I XXI Š".split()
KINGS = "♥K ♦K ♠K ♣K".split()


def holding(trumps, trull=0, kings=0):
    """Twelve cards with `trumps`, of which some are of the trull, and kings."""
    taken = [*TRULL[:trull], *LOW.split()[: trumps - trull], *KINGS[:kings]]
    rest = "♥Q ♦Q ♠Q ♣Q ♥N ♦N ♠N ♣N ♥J ♦J ♠J ♣J".split()
    return Cards.parse(" ".join((*taken, *rest[: 12 - len(taken)])))


TRUMPS = [
    # CZ-DEC-01 to CZ-DEC-04, by the number of trumps
    (0, "uni"),
    (1, "beeda"),
    (2, "beeda"),
    *((number, None) for number in range(3, 8)),
    (8, "little_ones"),
    (9, "little_ones"),
    (10, "big_ones"),
    (11, "big_ones"),
    (12, "big_ones"),
]


@pytest.mark.parametrize(("number", "name"), TRUMPS)
def test_the_number_of_trumps(number, name):
    """CZ-DEC-01, CZ-DEC-02, CZ-DEC-03, CZ-DEC-04"""
    assert ((name,) if name else ()) == best(holding(number), czech().options)


FIVES = [
    # CZ-DEC-05: with this number of the trull, and 0 to 4 kings
    (0, (None, None, None, None, "kings")),
    (1, (None, None, None, "pane", "rosanne_pane")),
    (2, (None, None, "pane", "pane", "rosanne_pane")),
    (3, ("trull", "trull_pane", "trull_pane", "trull_pane", "all_seven")),
]


@pytest.mark.parametrize(("trull", "row"), FIVES)
def test_five_point_cards(trull, row):
    """CZ-DEC-05, CZ-DEC-07: of a group only the best counts."""
    for kings, name in enumerate(row):
        assert ((name,) if name else ()) == best(
            holding(trull + 4 - (trull > 3), trull, kings), czech().options
        )


@pytest.mark.parametrize(("trull", "kings"), [(2, 3)])
def test_a_trull_pane_may_be_any_five(trull, kings):
    """CZ-DEC-06"""
    literal = czech(trull_pane_condition="pane_plus_king").options
    assert ("trull_pane",) == best(holding(5, trull, kings), literal)
    assert ("pane",) == best(holding(5, 2, 2), literal)
    assert ("pane",) == best(holding(5, 1, 3), literal)


VALUES = {
    "big_ones": 4,
    "little_ones": 2,
    "beeda": 2,
    "uni": 4,
    "all_seven": 10,
    "rosanne_pane": 6,
    "kings": 4,
    "trull_pane": 4,
    "trull": 2,
    "pane": 2,
}


@pytest.mark.parametrize("name", DECLARATIONS)
@pytest.mark.parametrize("seat", [P, A, B, C])
def test_everybody_pays_the_partner_too(name, seat):
    """CZ-DEC-06, CZ-DEC-10, CZ-ERR-00: each of the other three, at once."""
    value = VALUES[name]
    expected = tuple(3 * value if each == seat else -value for each in range(4))
    assert expected == pays(Result(feats=(said(name, seat),), ended=""))


def test_all_seven_may_be_worth_less():
    """CZ-DEC-07"""
    assert (24, -8, -8, -8) == pays(Result(feats=(said("all_seven", P),), ended=""), mach())


RICH = (
    # nine trumps with the trull, and a king; a Beeda with four kings in all but one; nothing; few trumps
    "♥K ♥Q ♦2 I XXI Š II III IIII V VI VII",
    "♦K ♠K ♣K ♥1 ♥2 ♥3 ♥4 ♦1 ♦3 ♦4 VIII IX",
    "♥J ♦J ♠J ♣J ♠Q ♣Q ♠7 X XI XII XIII XIV",
    "♥N ♦N ♦Q ♠N ♣N ♠8 ♠9 ♠10 ♣7 ♣8 ♣9 ♣10",
)


def declaring(**options):
    called = next(iter(Cards.parse("XIX")))
    return at("declarations", RICH, "XV XVI XVII XVIII XIX XX", game=czech(**options), called=called)


def test_who_declares_and_when():
    """CZ-DEC-08, CZ-DEC-09: Povinost first, each once, until a pass; nothing that one does not hold."""
    deal = declaring()
    assert (P, {"pass", "announce little_ones", "announce trull_pane"}) == (turn(deal), legal(deal))
    assert ("not_in_hand", "CZ-DEC-07") == why(deal)["announce big_ones"]
    assert ("not_in_hand", "CZ-DEC-05") == why(deal)["announce trull"]
    deal = do(deal, "announce trull_pane")
    assert (P, {"pass", "announce little_ones"}) == (turn(deal), legal(deal))
    assert ("declared_already", "CZ-DEC-08") == why(deal)["announce trull_pane"]
    deal = do(deal, "pass")
    assert (A, {"pass", "announce beeda"}) == (turn(deal), legal(deal))
    deal = do(deal, "announce beeda, pass")
    assert (B, {"pass"}) == (turn(deal), legal(deal))
    deal = do(deal, "pass")
    assert (C, {"pass", "announce uni"}) == (turn(deal), legal(deal))
    assert "bets" == do(deal, "announce uni, pass").phase


def test_understating_is_not_offered():
    """CZ-DEC-09: ten trumps are Big Ones, and not Little Ones."""
    assert ("big_ones",) == best(holding(10), czech().options)


def test_they_are_paid_at_once_and_stay_paid():
    """CZ-DEC-10, CZ-DEC-12: the lines so far; and nobody declares once the bets are made."""
    deal = declaring()
    assert () == paid(deal)
    deal = do(deal, "announce trull_pane")
    assert [(12, -4, -4, -4)] == [line.deltas for line in paid(deal)]
    deal = good(do(deal, "pass, announce beeda"), 3)
    assert [(12, -4, -4, -4), (-2, 6, -2, -2)] == [line.deltas for line in paid(deal)]
    assert not any("uni" in word for word in legal(deal))


def test_the_name_is_public_and_the_cards_are_not():
    """CZ-DEC-11, CZ-INF-01"""
    deal = do(declaring(), "announce trull_pane")
    assert [("trull_pane", P)] == [(stake.what, stake.seat) for stake in view(deal, B).stakes]
    assert () == view(deal, B).shown


def test_the_hand_after_the_talon_is_judged():
    """CZ-DEC-11, CZ-TAL-05: A had two trumps, a Beeda, and has taken a third."""
    hands = ("♥K ♥Q ♦2 ♦J ♠N ♠7 ♣9 ♣8 Š XVI IX V", "♥N ♥4 ♦Q ♦3 ♠Q ♠8 ♣10 ♣J ♣N ♠10 X II", *HANDS[2:3])
    hands = (*hands, "♥J ♥3 ♦N ♦4 ♠J XXI ♣K XIV XIX XVIII XII VII")
    told = "lay ♥Q, lay ♦2, lay ♦J, lay ♠N"
    deal = do(at("talon", hands), "take 1, take 2", told, "lay ♥4, lay ♣Q, call XIX, pass")
    assert (A, {"pass"}) == (turn(deal), legal(deal))
    passed = do(at("talon", hands), "pass, take 1, take 2", told, "lay ♣Q, lay ♥J, call XIX, pass")
    assert (A, {"pass", "announce beeda"}) == (turn(passed), legal(passed))


def test_they_may_be_mandatory():
    """CZ-DEC-09"""
    deal = declaring(declarations_mandatory="yes")
    assert ("declare_first", "CZ-DEC-09") == why(deal)["pass"]
    assert "pass" in legal(do(deal, "announce little_ones, announce trull_pane"))


def test_povinost_may_keep_few_trumps_secret():
    """CZ-DEC-09"""
    deal = declaring(declarations_mandatory="but_few_trumps_of_povinost")
    assert "pass" in why(deal)
    deal = do(deal, "announce little_ones, announce trull_pane, pass")
    assert (A, ("declare_first", "CZ-DEC-09")) == (turn(deal), why(deal)["pass"])
    game = czech(declarations_mandatory="but_few_trumps_of_povinost")
    other = at("declarations", RICH, "XV XVI XVII XVIII XIX XX", game=game, declarer=A, **povinost(A))
    assert {"pass", "announce beeda"} == legal(other)
