"""A deal in text that several tests read."""

# A beggar that fails, by hand: every seat holds one suit and four taroks.  Seat 3 leads ♣K; nobody else
# has clubs, so everybody must play a tarok, and overtake (SL-NEG-01): II, VI, X.  Seat 2 leads ♠K; seat
# 3 must take it with a tarok, nobody can overtake that, so the declarer has a trick and the deal is
# decided (SL-END-01).  It costs 70, doubled by the radl of place 3 (SL-RAD-04), which stays; then
# everybody gets one (SL-RAD-01).

HEADING = """\
game: slovenian
dealer: 3
totals: 40 0 -20 0
mark radli: 0 0 0 1
hand 0: ♥K ♥Q ♥N ♥J ♥1 ♥2 ♥3 ♥4 II III IIII V
hand 1: ♦K ♦Q ♦N ♦J ♦1 ♦2 ♦3 ♦4 VI VII VIII IX   # in red the one is the best pip
hand 2: SK SQ SN SJ S10 S9 S8 S7

   X XI XII XIII
hand 3: ♣K ♣Q ♣N ♣J ♣T ♣9 ♣8 ♣7 XIV XV XVI XVII
talon: XVIII XIX XX XXI Š I
"""

BEGGAR = """\
# the auction
1: pass, 2: pass, 3: bid beggar, 0: pass
3: choose beggar
3: pass, 0: pass, 1: pass
2: pass
trick 1: 3 ♣K II VI X
trick 2: 2 ♠K XIV III VII
"""

STATED = """\
ended: decided
= contract 0 0 0 -140   # 70 x 2
= total 0 0 0 -140
= next dealer 0
= next totals 40 0 -20 -140
= next mark radli 1 1 1 2
= next mark compulsory_klop 0
"""

WHOLE = HEADING + BEGGAR + STATED
