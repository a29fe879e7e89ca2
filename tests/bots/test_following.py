"""What the rule bot plays to a trick, in positions that a club player would know."""

import pytest
from bots.places import does, seen

SOLO = "solo_three"
TRUMPED = ("♥Q ♥J XVI ♥2", "X XI XX II")
"""Forehand has led hearts, and the declarer, at seat 2, had none; forehand leads again."""
SPENT = ("♣J ♣9 IIII ♣K", "♥K VIII ♥3 ♥Q", "♣Q ♣10 ♣N VII", "♠K ♠J ♠7 ♠10", "♠8 X ♠Q ♠N")
"""The declarer, at seat 2, has trumped two clubs; seat 3 has trumped twice and leads."""

# fmt: off
CASES = [
    ("the partner's king walks and I am last: the queen goes with it",
     "♥Q ♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "♥K ♥4 ♥2"}, "♥Q"),
    ("the declarer's king walks and I am last: the pip goes to it",
     "♥Q ♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "♥K ♥4 ♥2"}, "♥3"),
    ("last against the declarer's tarok: the cheapest that wins",
     "♦4 ♦2 ♠7 ♠J ♣8 III IIII XIII XVII XIX XX Š",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "XII V VI"}, "XIII"),
    ("last, and the partner's XX is high: mine stay, and a low one goes",
     "♦4 ♦2 ♠7 ♠J ♣8 IIII V IX XII XIII XVII XXI",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "XX VI VII"}, "IIII V"),
    ("last, and the partner's XX is high: the pagat comes home",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J I V IX XII XIII",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "XX VI VII"}, "I"),
    ("last without hearts, the partner's king is high: I must trump it, so with the pagat",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J I V IX XII XIII",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "♥K ♥4 ♥2"}, "I"),
    ("last without hearts, few taroks, the declarer's king is high: the pagat takes it home",
     "♦4 ♦2 ♦3 ♦J ♠7 ♠J ♣8 ♣N ♣J I V IX",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "♥K ♥4 ♥2"}, "I"),
    ("last without hearts as declarer with nine taroks: the pagat stays for the end",
     "♦4 ♦2 ♠7 I V IX XII XIII XV XVII XIX Š",
     {"me": 3, "contract": SOLO, "declarer": 3, "table": "♥K ♥4 ♥2"}, "V IX"),
    ("the škis may still come: the mond stays away, whatever the trick is worth",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XXI",
     {"me": 1, "contract": SOLO, "declarer": 0, "table": "XX"}, "III V IX XII"),
    ("the mond lies there: the škis catches it",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII Š",
     {"me": 1, "contract": SOLO, "declarer": 0, "table": "XXI"}, "Š"),
    ("the partner's mond lies there: the škis does not catch it",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII Š",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "XXI VI VII"}, "III V IX XII"),
    ("škis and mond lie there: the pagat is emperor",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J I VII IX XII XIII",
     {"me": 2, "contract": SOLO, "declarer": 0, "table": "Š XXI"}, "I"),
    ("nothing of the suit and no tarok, the declarer's tarok wins: a blank goes, no court",
     "♦4 ♦Q ♠7 ♠J ♠N ♣8 ♣N ♣J ♣K ♣Q ♠Q ♦K",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "XII V VI"}, "♦4 ♠7 ♣8"),
    ("nothing of the suit and no tarok, the partner's škis wins: the most valuable goes",
     "♦4 ♦Q ♠7 ♠J ♠N ♣8 ♣N ♣J ♣10 ♦J ♠10 ♠9",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "Š V VI"}, "♦Q"),
    ("the declarer leads a low heart the first time: second hand takes it with the king",
     "♥K ♥3 ♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX",
     {"me": 1, "contract": SOLO, "declarer": 0, "table": "♥4"}, "♥K"),
    ("the declarer has trumped hearts and plays after me: the king does not go under",
     "♥K ♥3 ♦2 ♠7 ♠J ♣8 ♣N ♣J V IX",
     {"me": 1, "contract": SOLO, "declarer": 2, "tricks": TRUMPED, "table": "♥4",
      "others": {3: "♥1 ♥N"}}, "♥3"),
    ("the king of a known partner is high, the declarer has played: no tarok on it while I can follow",
     "♥3 ♥N ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XI",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "♥K ♥4 ♥1"}, "♥N"),
    ("the called king's holder: declarer's XX is high and I am last, my pagat goes there",
     "♦4 ♦2 ♠7 ♠K ♣8 ♣N ♣J I V IX XII XIII",
     {"me": 3, "declarer": 0, "called": "♠K", "king_with": 3, "table": "XX VI VII"}, "I"),
    ("the called king's holder: declarer's jack is high and I am last, my queen goes with it",
     "♦4 ♦Q ♠7 ♠K ♣8 ♣N ♣J III V IX XII XIII",
     {"me": 3, "declarer": 0, "called": "♠K", "king_with": 3, "table": "♦J ♦3 ♦1"}, "♦Q"),
    ("a defender who holds the called king's queen: the king lies there high, the pip goes",
     "♦4 ♦2 ♠7 ♠Q ♣8 ♣N ♣J III V IX XII XIII",
     {"me": 3, "declarer": 0, "called": "♠K", "king_with": 2, "table": "♠9 ♠8 ♠K"}, "♠7"),
    ("last, the enemy's queen is high and I hold the king: it wins",
     "♥K ♥3 ♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "♥Q ♥4 ♥2"}, "♥K"),
    ("last without diamonds, an enemy's king is high: a low tarok is enough",
     "♥K ♥3 ♠7 ♠J ♣8 ♣N ♣J III V IX XVI XIX",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "♦K ♦4 ♦2"}, "III V"),
    ("the declarer trumps in front of me and I sit last: a higher tarok takes the partners' king back",
     "♥K ♥3 ♠7 ♠J ♣8 ♣N ♣J III V IX XVI XIX",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "♦K VI ♦2"}, "IX"),
    ("a trick of small cards: the škis comes home from any other, so a low tarok goes",
     "♦3 ♦2 ♦J V VI XVI Š",
     {"me": 0, "declarer": 2, "called": "♦K", "king_with": 1, "tricks": SPENT, "table": "♣7"}, "V VI XVI"),
    ("last, the partner's I lies under an enemy's XIV: the XV takes it, and no card below",
     "♥N ♥4 ♠7 ♠K ♣8 ♦3 ♦4 II XI XII XIII XV",
     {"me": 3, "declarer": 1, "called": "♠K", "king_with": 3, "table": "V I XIV"}, "XV"),
]
# fmt: on


@pytest.mark.parametrize(("hand", "place", "right"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_the_rule_bot_plays(hand, place, right):
    assert does("rule", seen(hand, **place)) in right.split()
