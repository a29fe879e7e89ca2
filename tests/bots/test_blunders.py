"""Each blunder is found where it is made, and not where the right thing is done."""

import random

import pytest
from bots.places import GAME, seen, speaks

from tarok.actions import PLAY, Announce, Bid, Kontra
from tarok.bots import PLAYERS
from tarok.bots.blunders import BLUNDERS, blunders, judged, kontra_own_side, overbid, vain_ultimo
from tarok.cards import FACES
from tarok.deal import start
from tarok.phases import position
from tarok.table import Stake
from tarok.view import play, view

SOLO = "solo_three"

# fmt: off
PLAYED = [
    ("led_called_king", "♠K", "♦2", "♠K ♠7 ♦2 ♦3 ♥1 ♥J ♣9 IIII VI XI XIII XVIII",
     {"me": 0, "declarer": 2, "called": "♠K", "king_with": 0}),
    ("mond_to_skis", "XXI", "XII", "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XXI",
     {"me": 1, "contract": SOLO, "declarer": 0, "table": "XX"}),
    ("trumped_sure_trick", "XXI", "V", "♦4 ♦2 ♠7 ♠J ♣8 IIII V IX XII XIII XVII XXI",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "XX VI VII"}),
    ("trumped_with_pagat", "I", "IX", "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J I V IX XII XIII",
     {"me": 2, "contract": SOLO, "declarer": 3, "table": "♦K ♦1",
      "others": {}, "hand_without": "♦"}),
    ("gift", "♥Q", "♥3", "♥Q ♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "♥K ♥4 ♥2"}),
    ("pagat_lost_early", "I", "V", "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J I V IX XII XIII",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "XX VI VII"}),
    ("took_in_beggar", "Š", "♥4", "♥4 ♥3 ♥2 ♦4 ♦3 ♦2 ♠7 ♠8 ♠9 ♣7 ♣8 Š",
     {"me": 0, "contract": "beggar", "declarer": 0}),
    ("helped_beggar", "♣J", "♠7", "♠7 ♠J ♠N ♠Q ♠K ♣J V IX XI XII XIII",
     {"me": 1, "contract": "open_beggar", "declarer": 0, "tricks": ("♦4 ♦Q ♦J ♦3",),
      "others": {0: "♥4 ♥3 ♥2 ♦2 ♠10 ♣7 ♣8 ♣9 II IIII I"},
      "announced": {0: "♥4 ♥3 ♥2 ♦2 ♠10 ♣7 ♣8 ♣9 II IIII I"}}),
    ("broke_sweep", "♦2", "♥K", "♥K ♥Q ♥N ♥J ♦2 ♠K IX XVIII XIX XX XXI Š",
     {"me": 0, "contract": "colour_valat_without", "declarer": 0}),
]
# fmt: on
