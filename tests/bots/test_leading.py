"""What the rule bot leads, where points are to be taken."""

import pytest
from bots.places import does, seen

SOLO = "solo_three"

PULLED = (
    "XX V VI VII",
    "XIX VIII IX X",
    "XVIII XI XII XIII",
    "XVII II XIV XV",
    "XVI III ♦4 ♦3",
    "♠K ♠7 ♠8 ♠9",
    "♠Q ♠10 ♠J ♠N",
    "♣K ♣7 ♣8 ♣9",
    "♣Q ♣10 ♣J ♣N",
)
"""Forehand has pulled taroks and cashed the black suits."""

# fmt: off
CASES = [
    ("the declarer with nine taroks: pulls, and not with the pagat",
     "♦K ♦2 ♠7 I V IX XII XVII XVIII XIX XX Š",
     {"me": 0, "contract": SOLO, "declarer": 0}, "V IX XII XVII XVIII XIX XX Š"),
    ("the called king's holder, forehand: does not lead its suit",
     "♠K ♠7 ♦2 ♦3 ♥1 ♥J ♣9 IIII VI XI XIII XVIII",
     {"me": 0, "declarer": 2, "called": "♠K", "king_with": 0},
     "♦2 ♦3 ♥1 ♥J ♣9 IIII VI XI XIII XVIII"),
    ("forehand defends with long clubs and no honours: leads clubs through, no tarok",
     "♣7 ♣8 ♣9 ♣10 ♣J ♦2 ♥1 ♠8 III VII X XI",
     {"me": 0, "declarer": 2, "called": "♠K", "king_with": 1}, "♣7 ♣8 ♣9 ♣10 ♣J ♦2 ♥1"),
    ("forehand defends and has the queen of the called suit: leads another suit",
     "♠Q ♠8 ♦2 ♦3 ♦1 ♥1 ♥2 ♣9 III VII X XI",
     {"me": 0, "declarer": 2, "called": "♠K", "king_with": 1}, "♦2 ♦3 ♦1 ♥1 ♥2 ♣9"),
    ("mond and škis unseen: the declarer pulls with the XX, not with the mond",
     "♦K ♦2 ♠7 IIII V IX XII XVII XVIII XIX XX XXI",
     {"me": 0, "contract": SOLO, "declarer": 0}, "♦K V IX XII XVII XVIII XIX XX IIII"),
    ("at the end, and the škis is out: the king leads or a low tarok, not the mond",
     "♦K IIII XXI",
     {"me": 0, "contract": SOLO, "declarer": 0, "tricks": PULLED, "others": {1: "I Š"}}, "♦K IIII"),
    ("a king that three others must still follow to: a defender cashes it before it is trumped",
     "♦K ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XI XII",
     {"me": 0, "contract": SOLO, "declarer": 2}, "♦K ♦2 ♠7 ♠J ♣8 ♣N ♣J"),
    ("the pagat does not lead while others have taroks",
     "♦K ♦2 ♠7 ♠J ♣8 ♣N ♣J I V IX XI XII",
     {"me": 0, "contract": SOLO, "declarer": 2}, "♦K ♦2 ♠7 ♠J ♣8 ♣N ♣J V IX XI XII"),
    ("all taroks are gone but mine: the pagat waits, a higher one keeps the lead",
     "♥4 I XX",
     {"me": 0, "contract": SOLO, "declarer": 0, "tricks": (
         "XXI V VI VII", "XIX VIII IX X", "XVIII XI XII XIII", "XVII II XIV XV", "XVI III IIII ♦3",
         "Š ♣10 ♣7 ♣8", "♠K ♠7 ♠8 ♠9", "♠Q ♠10 ♠J ♠N", "♦K ♦2 ♦1 ♦J")}, "♥4 XX"),
]
# fmt: on


@pytest.mark.parametrize(("hand", "place", "right"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_the_rule_bot_leads(hand, place, right):
    assert does("rule", seen(hand, **place)) in right.split()
