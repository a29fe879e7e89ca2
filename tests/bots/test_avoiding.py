"""What the rule bot plays where tricks are to be avoided, and against who must avoid them."""

import pytest
from bots.places import does, seen

# fmt: off
CASES = [
    ("klop, last, I must overtake: the highest goes, for the trick is mine anyway",
     "♥Q ♥K ♦4 ♦2 ♠7 ♠J ♣8 II V X XI XX",
     {"me": 3, "contract": "klop", "declarer": None, "table": "♥4 ♥N ♥3"}, "♥K ♥Q"),
    ("klop, the trick is above me: my highest of the suit goes under it",
     "♥4 ♥3 ♥N ♦4 ♦2 ♠7 ♠J ♣8 II V X XI",
     {"me": 2, "contract": "klop", "declarer": None, "table": "♥K ♥1"}, "♥N"),
    ("klop, nothing of the suit and no tarok: the most dangerous card goes",
     "♥K ♥4 ♦4 ♦2 ♠7 ♠8 ♣8 ♥3 ♥2 ♦3 ♦1 ♣7",
     {"me": 3, "contract": "klop", "declarer": None, "table": "V XII XIII"}, "♥K"),
    ("klop, forehand leads low where others must take it",
     "♥4 ♥K ♦Q ♦K ♠Q ♠K ♣Q ♣K II V XXI Š",
     {"me": 0, "contract": "klop", "declarer": None}, "♥4 II V"),
    ("klop, a tarok is led: under the XX goes my highest that is lower",
     "♥4 ♥K ♦Q ♦K ♠Q ♠K ♣Q II V XVI XVII XIX",
     {"me": 2, "contract": "klop", "declarer": None, "table": "III XX"}, "XIX"),
    ("beggar, the soloist is rid of the diamonds and has no tarok: the worst card goes",
     "♥4 ♥3 ♥2 ♥1 ♠7 ♠8 ♠9 ♠K ♣7 ♣8 ♣9",
     {"me": 1, "contract": "beggar", "declarer": 1, "tricks": ("♦2 ♦Q ♦K ♦J",), "table": "♦1 ♦N"}, "♠K"),
    ("beggar, the soloist leads first: a card that others must overtake",
     "♥4 ♥3 ♥2 ♦4 ♦3 ♦2 ♠7 ♠8 ♠9 ♣7 ♣8 ♣9",
     {"me": 0, "contract": "beggar", "declarer": 0}, "♥4 ♥3 ♥2 ♦4 ♦3 ♦2 ♠7 ♠8 ♠9 ♣7 ♣8 ♣9"),
    ("open beggar, the hand lies there: a hunter leads under its bare spade ten",
     "♠7 ♠J ♠N ♠Q ♠K III V IX XI XII XIII",
     {"me": 1, "contract": "open_beggar", "declarer": 0, "tricks": ("♦4 ♦Q ♦J ♦3",),
      "others": {0: "♥4 ♥3 ♥2 ♦2 ♠10 ♣7 ♣8 ♣9 II IIII I"},
      "announced": {0: "♥4 ♥3 ♥2 ♦2 ♠10 ♣7 ♣8 ♣9 II IIII I"}}, "♠7"),
]
# fmt: on


@pytest.mark.parametrize(("hand", "place", "right"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_the_rule_bot_avoids(hand, place, right):
    assert does("rule", seen(hand, **place)) in right.split()
