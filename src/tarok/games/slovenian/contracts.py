"""The contracts and bonuses of Slovenian tarok, as tables."""

from collections.abc import Sequence
from functools import partial

from tarok.bonuses import all_tricks, at_least, collects, last_trick_keeps_called, last_trick_with, no_trick
from tarok.cards import KINGS, PAGAT, SUIT_OF, TAROKS, TRULA, Card, Cards
from tarok.deal import Bonus, Contract
from tarok.duties import FOLLOW, KEEP, OVERTAKE, PAGAT_LAST, TAROK, highest


def emperor(cards: Sequence[Card]) -> Card:
    """Return the card that wins: škis, mond and pagat in one trick let the pagat win (SL-PLAY-04)."""
    return PAGAT if len(TRULA & Cards.of(cards)) == len(TRULA) else highest(cards)


def colours(cards: Sequence[Card]) -> Card:
    """Return the card that wins where taroks are a suit like the others (SL-PLAY-05)."""
    led = SUIT_OF[cards[0]]
    return emperor(cards) if cards[0] in TAROKS else max(card for card in cards if SUIT_OF[card] == led)


ENOUGH = at_least(36)  # SL-CNT-03
FACE_WORTH = (1, 1, 1, 1, 2, 3, 4, 5)
WORTH = tuple(
    5 if card in TRULA else 1 if card in TAROKS else FACE_WORTH[card % 8] for card in range(54)
)  # SL-CARD-04

# fmt: off
BONUSES = (
    #     id              clause     silent announced  when the side …
    Bonus("trula",        "SL-BON-01",  10,   20, collects(TRULA)),
    Bonus("kings",        "SL-BON-02",  10,   20, collects(KINGS)),
    Bonus("king_ultimo",  "SL-BON-03",  10,   20, last_trick_keeps_called, card=lambda deal: deal.called),
    Bonus("pagat_ultimo", "SL-BON-04",  25,   50, last_trick_with(PAGAT), card=lambda _: PAGAT),
    Bonus("valat",        "SL-BON-05", 250,  500, all_tricks),
)
WITHOUT_KING = tuple(bonus for bonus in BONUSES if bonus.id != "king_ultimo")
MOND_LOST = "mond"
"""What a lost mond is called among the feats and lines."""

most = partial(Contract, aim=ENOUGH, duties=(FOLLOW, TAROK, KEEP), beats=emperor)
fewest = partial(Contract, duties=(FOLLOW, TAROK, OVERTAKE, PAGAT_LAST), beats=emperor)
every = partial(Contract, aim=all_tricks, duties=(FOLLOW, TAROK), declarer_leads=True)

LADDER = (  # SL-CON-01
    fewest(id="klop",                 clause="SL-KLOP-01", value=70,  aim=None),
    most(  id="three",                clause="SL-CON-02",  value=10,  talon=3, bonuses=BONUSES, calls=True),
    most(  id="two",                  clause="SL-CON-02",  value=20,  talon=2, bonuses=BONUSES, calls=True),
    most(  id="one",                  clause="SL-CON-02",  value=30,  talon=1, bonuses=BONUSES, calls=True),
    most(  id="solo_three",           clause="SL-CON-02",  value=40,  talon=3, bonuses=WITHOUT_KING),
    most(  id="solo_two",             clause="SL-CON-02",  value=50,  talon=2, bonuses=WITHOUT_KING),
    most(  id="solo_one",             clause="SL-CON-02",  value=60,  talon=1, bonuses=WITHOUT_KING),
    fewest(id="beggar",               clause="SL-NEG-04",  value=70,  aim=no_trick, declarer_leads=True),
    most(  id="solo_without",         clause="SL-CON-03",  value=80,  declarer_leads=True),
    fewest(id="open_beggar",          clause="SL-NEG-05",  value=90,  aim=no_trick, declarer_leads=True),
    every( id="colour_valat_without", clause="SL-CON-04",  value=125, beats=colours),
    every( id="valat_without",        clause="SL-CON-04",  value=500, beats=emperor),
)
COLOUR_VALAT = every(id="colour_valat", clause="SL-CV-01", value=125, beats=colours)
# fmt: on

ONLY_FOREHAND = ("klop", "three")  # SL-CON-01
COMPULSORY = ("klop", "solo_without", "open_beggar", "colour_valat_without", "valat_without")  # SL-CK-01
