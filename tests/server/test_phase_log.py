"""The course of a deal as a page is told it; every number is counted along the actions by hand."""

import random

from games.czech import at, czech

from tarok.engine.actions import PASS, Bid, Kontra
from tarok.engine.deal import start
from tarok.engine.deal_types import Stake
from tarok.server.table.phase_log import onward, opening

HANDS = [
    "♥K ♥1 ♥2 ♥3 ♦1 ♦2 ♦3 XX XXI X XI XII",
    "♠7 ♠8 ♠9 ♠10 ♣7 ♣8 ♣9 I II III IIII V",
    "XIX ♥Q ♥N ♥J ♦Q ♦N ♦J ♠K ♠Q ♣K VI VII",
    "♣10 ♣J ♣Q ♦4 ♥4 ♦K ♠J ♠N ♣N VIII IX XIII",
]


def asked(deal, *said):
    """What `asked` is before anything was said, and after each of these."""
    course = opening(deal)
    found = [course.asked]
    for action in said:
        course, deal = onward(course, deal, action)
        found.append(course.asked)
    return found


def test_bets_are_let_stand_one_by_one():
    """CZ-KON-05: the Valat of 0 comes first, then the Pagat of 1; a kontra puts the question anew."""
    stakes = (Stake("valat", 0), Stake("pagat", 1))
    known = {"called": czech().faces.parse("XIX"), "partner": 2, "stakes": stakes}
    deal = at("challenges", HANDS, "", game=czech(), **known)
    # 1 lets it stand; 2, the partner, too; 3 says kontra, the action number 2, and 0, 1, 2 let that
    # stand: the Pagat is asked about from 6 on.
    passes = [PASS] * 3
    assert [0, 0, 0, 2, 2, 2, 6] == asked(deal, PASS, PASS, Kontra("valat", 0), *passes)
    # Nobody doubles the Valat: the Pagat is asked about from 3 on.
    assert [0, 0, 0, 3, 3] == asked(deal, *passes, PASS)


def test_a_phase_begins_its_own_questions_and_one_without_questions_begins_too():
    """CZ-TAL-08: where no card may be passed nobody is asked about the talon, drawn after the call."""
    game = czech(talon_cards_may_be_passed=False, povinost_throw_in=False, call_timing="before_draw")
    deal = start(game, random.Random(5).sample(sorted(game.pack), len(game.pack)))
    course = opening(deal)
    assert ({"dealing": 0}, 0, ()) == (course.begun, course.asked, course.phases)
    dealt = 0
    while deal.phase == "dealing":
        course, deal = onward(course, deal, deal.due.legal[0])
        dealt += 1
    assert ({"dealing": 0, "auction": dealt}, dealt) == (course.begun, course.asked)
    for said in (Bid("four"), PASS, PASS, PASS):
        assert dealt == course.asked
        course, deal = onward(course, deal, said)
    assert ("call", dealt + 4) == (deal.phase, course.asked)
    course, deal = onward(course, deal, deal.due.legal[0])
    begun = {"auction": dealt, "call": dealt + 4, "talon": dealt + 5, "discards": dealt + 5}
    assert {"dealing": 0, **begun} == course.begun
    assert (("dealing", dealt), ("auction", 4), ("call", 1)) == course.phases
    assert ("discards", dealt + 5) == (deal.phase, course.asked)
