"""Motives in typed positions: each holds in one, and in the same with one thing changed it does not."""

import random

import pytest
from bots.places import GAME, placed, seen
from msgspec.structs import replace

from tarok.bots import PLAYERS
from tarok.cards.deck import FACES
from tarok.cards.deck import MOND as XXI
from tarok.engine.actions import Play
from tarok.engine.deal import act, start
from tarok.engine.deal_types import Stake
from tarok.engine.view import View, view
from tarok.games import GAMES
from tarok.kernel import pack, playouts
from tarok.reasons import because, sight
from tarok.values.payoffs import paying

SOLO = {"contract": "solo_three"}
"""A contract in which every player knows the sides."""
TWO = {"contract": "two"}
HAND = "♥Q ♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI"
LOW = "♦4 ♦2 ♠7 ♠J ♣8 III IIII XIII XVII XIX XX Š"
MOND = "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XXI"
SKIS = "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII Š"
PAGAT = "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J I V IX XII XIII"
LONG = "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XI XII"
MANY = "♦4 ♦2 ♠7 ♣8 II III V IX XI XII XIII Š"
KING = "♥J ♥3 ♦4 ♦2 ♠7 ♠K ♣8 II V X XI XII"
TEN = "♥2 ♦4 ♦2 ♠7 ♣8 ♣N III V IX XI"
KLOP = "♥4 ♥1 ♦4 ♦Q ♠Q ♠K ♣8 ♣N XI XVII XVIII Š"
HUNT = "♥1 ♦4 ♦Q ♠Q ♠K ♣8 ♣N XI XVII XVIII Š"
NEGATIVE = {"contract": "klop", "declarer": None}
RUFFED = ("♥K ♥1 ♥3 VI", "♦3 ♦K ♦J ♦1")
"""Seat 3 trumps a heart, and seat 0 leads afterwards."""

# fmt: off
PAIRS = [
    ("gives-partner", "♥Q", "♥3",
     (HAND, {**SOLO, "me": 3, "declarer": 1, "table": "♥K ♥4 ♥2"}),
     "the king is the declarer's", (HAND, {**SOLO, "me": 3, "declarer": 0, "table": "♥K ♥4 ♥2"})),
    ("lost", "♥3", "♥Q",
     (HAND, {**SOLO, "me": 3, "declarer": 0, "table": "♥K ♥4 ♥2"}),
     "the king is a partner's", (HAND, {**SOLO, "me": 3, "declarer": 1, "table": "♥K ♥4 ♥2"})),
    ("leave-partner", "V", "XIII",
     (LOW.replace("IIII", "V"), {**SOLO, "me": 3, "declarer": 1, "table": "XII IX VI"}),
     "XII is the declarer's",
     (LOW.replace("IIII", "V"), {**SOLO, "me": 3, "declarer": 0, "table": "XII IX VI"})),
    ("gives-partner-risk", "I", "V",
     (PAGAT, {**SOLO, "me": 2, "declarer": 3, "table": "VI XX"}),
     "many taroks beat the partner's", (PAGAT, {**SOLO, "me": 2, "declarer": 3, "table": "VI VII"})),
    ("not-declarers", "♥Q", "♥3",
     (HAND, {**TWO, "me": 3, "declarer": 1, "called": "♠K", "king_with": 2, "table": "♥K ♥4 ♥2"}),
     "the declarer has the king", (HAND, {**TWO, "me": 3, "declarer": 0, "called": "♠K", "king_with": 2,
      "table": "♥K ♥4 ♥2"})),
    ("takes-card", "V", "♥3",
     ("♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XIII", {**SOLO, "me": 3, "declarer": 0, "table": "♥K ♥4 ♥2"}),
     "there is nothing rich in it",
     ("♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XIII", {**SOLO, "me": 3, "declarer": 0, "table": "♥3 ♥4 ♥2"})),
    ("surely-wins", "XIII", "III",
     (LOW, {**SOLO, "me": 3, "declarer": 0, "table": "XII V VI"}),
     "a player comes after me", (LOW, {**SOLO, "me": 2, "declarer": 0, "table": "XII V"})),
    ("enough", "XIII", "XIX",
     (LOW, {**SOLO, "me": 3, "declarer": 0, "table": "XII V VI"}),
     "a player comes after me", (LOW, {**SOLO, "me": 2, "declarer": 0, "table": "XII V"})),
    ("saves-mond", "XII", "XXI",
     (MOND, {**SOLO, "me": 1, "declarer": 0, "table": "XX"}),
     "no škis comes any more", (MOND, {**SOLO, "me": 3, "declarer": 0, "table": "XX VI VII"})),
    ("mond-home", "XXI", "XII",
     (MOND, {**SOLO, "me": 3, "declarer": 0, "table": "XX VI VII"}),
     "the škis may come", (MOND, {**SOLO, "me": 1, "declarer": 0, "table": "XX"})),
    ("catch-mond", "Š", "XII",
     (SKIS, {**SOLO, "me": 3, "declarer": 0, "table": "XXI VI VII"}),
     "the mond is a partner's", (SKIS, {**SOLO, "me": 3, "declarer": 1, "table": "XXI VI VII"})),
    ("keep-skis", "XII", "Š",
     (SKIS, {**SOLO, "me": 3, "declarer": 0, "table": "♥3 ♥4 VI"}),
     "the mond has been played", (SKIS.replace("♦2 ", ""), {**SOLO, "me": 3, "declarer": 0,
      "table": "♥3 ♥4 VI", "tricks": ("XXI VII VIII ♦3",)})),
    ("pagat-home", "I", "V",
     (PAGAT, {**SOLO, "me": 3, "declarer": 0, "table": "♥3 ♥4 ♥2"}),
     "a tarok lies there", (PAGAT, {**SOLO, "me": 3, "declarer": 0, "table": "♥3 VI ♥2"})),
    ("keep-pagat", "V", "I",
     (PAGAT, {**SOLO, "me": 1, "declarer": 0, "table": "XX"}),
     "the trick is a partner's", (PAGAT, {**SOLO, "me": 3, "declarer": 1, "table": "XX VI VII"})),
    ("emperor", "I", "V",
     (PAGAT, {**SOLO, "me": 1, "declarer": 0, "table": "XXI"}),
     "the škis has been played", (PAGAT.replace("♦2 ", ""), {**SOLO, "me": 1, "declarer": 0, "table": "XXI",
      "tricks": ("Š VII VIII ♦3",)})),
    ("pagat-ruff", "I", "V",
     (PAGAT, {**SOLO, "me": 2, "declarer": 3, "table": "♥3 ♥4"}),
     "the player behind is known to have no heart", (PAGAT.replace("♦4 ♦2 ", ""), {**SOLO, "me": 2,
      "declarer": 3, "table": "♥3 ♥4", "tricks": ("♥K ♥1 ♥2 VI", "♦3 ♦K ♦2 ♦1")})),
    ("collects", "I", "V",
     (PAGAT, {**SOLO, "me": 3, "declarer": 3, "table": "♥3 ♥4 ♥2", "stakes": (Stake("trula", 3),)}),
     "nothing is announced", (PAGAT, {**SOLO, "me": 3, "declarer": 3, "table": "♥3 ♥4 ♥2"})),
    ("called-home", "♥K", "♥3",
     ("♥K ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI XII", {**TWO, "me": 3, "declarer": 0, "called": "♥K", "king_with": 3,
      "table": "♥J ♥4 ♥2"}),
     "a tarok lies there", ("♥K ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI XII", {**TWO, "me": 3, "declarer": 0,
      "called": "♥K", "king_with": 3, "table": "♥J ♥4 VI"})),
    ("keep-called", "♥3", "♥K",
     ("♥K ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI XII", {**TWO, "me": 2, "declarer": 0, "called": "♥K", "king_with": 2,
      "table": "♥J ♥4"}),
     "another king was called", ("♥K ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI XII", {**TWO, "me": 2, "declarer": 0,
      "called": "♦K", "king_with": 3, "table": "♥J ♥4"})),
    ("no-risk", "♠7", "♠Q",
     ("♥J ♥3 ♦4 ♦2 ♠7 ♠Q ♣8 II V X XI XII", {**SOLO, "me": 1, "declarer": 3, "table": "♠8"}),
     "the king has been played", ("♥J ♥3 ♦4 ♦2 ♠7 ♠Q ♣8 II V X XI", {**SOLO, "me": 1, "declarer": 3,
      "table": "♠8", "tricks": ("♠K ♠9 ♠10 ♠J",)})),
    ("no-risk-ruff", "♠7", "♠K",
     ("♥J ♥3 ♦4 ♦2 ♠7 ♠K ♣8 II V X XI XII", {**SOLO, "me": 1, "declarer": 3, "table": "♠8"}),
     "the enemy has played", ("♥J ♥3 ♦4 ♦2 ♠7 ♠K ♣8 II V X XI XII", {**SOLO, "me": 1, "declarer": 0,
      "table": "♠8"})),
    ("keep-guard", "♦4", "♠7",
     ("♥J ♥3 ♦4 ♦2 ♦1 ♠7 ♠Q ♣8 ♣9 II V X", {**SOLO, "me": 0, "declarer": 3}),
     "a third spade is there", ("♥J ♥3 ♦4 ♦2 ♦1 ♠7 ♠8 ♠Q ♣9 II V X", {**SOLO, "me": 0, "declarer": 3})),
    ("overtakes", "XI", "III",
     (LONG, {**SOLO, "me": 1, "declarer": 0, "table": "X"}),
     "X is a partner's", (LONG, {**SOLO, "me": 1, "declarer": 3, "table": "X"})),
    ("highest-left", "♠K", "♠7",
     (KING, {**SOLO, "me": 0, "declarer": 3}),
     "it is the queen", (KING.replace("♠K", "♠Q"), {**SOLO, "me": 0, "declarer": 3})),
    ("harder", "XII", "III",
     (LONG, {**SOLO, "me": 1, "declarer": 3, "table": "II"}),
     "the enemy has played", (LONG, {**SOLO, "me": 1, "declarer": 0, "table": "II"})),
    ("high-enough", "XVIII", "XX",
     (LONG.replace("XI XII", "XVIII XX"), {**SOLO, "me": 1, "declarer": 3, "table": "♥3"}),
     "a lower one is as good", (LONG.replace("IX XI XII", "XVII XVIII XX"), {**SOLO, "me": 1, "declarer": 3,
      "table": "♥3"})),
    ("strong", "XVIII", "♠7",
     (LONG.replace("XI XII", "XVIII XX"), {**SOLO, "me": 0, "declarer": 3}),
     "the XX is out, too", (LONG.replace("XII", "XVIII"), {**SOLO, "me": 0, "declarer": 3})),
    ("keep-higher", "III", "XI",
     (LONG, {**SOLO, "me": 1, "declarer": 0, "table": "XV"}),
     "XI would win as it lies", (LONG, {**SOLO, "me": 1, "declarer": 0, "table": "X"})),
    ("not-spent", "III", "XI",
     (LONG, {**SOLO, "me": 1, "declarer": 0, "table": "X"}),
     "XI does not win either", (LONG, {**SOLO, "me": 1, "declarer": 0, "table": "XV"})),
    ("keep-winner", "IX", "Š",
     (SKIS.replace("♦2 ", ""), {**SOLO, "me": 1, "declarer": 3, "table": "♥3",
      "tricks": ("XXI VII VIII ♦3",)}),
     "the mond is out, for which the škis waits", (SKIS, {**SOLO, "me": 1, "declarer": 3, "table": "♥3"})),
    ("last-of-suit", "♠7", "♦2",
     ("♦4 ♦2 ♠7 ♣8 ♣N ♣J III V IX XI XII XIII", {**SOLO, "me": 0, "declarer": 3}),
     "another spade is there", ("♦4 ♦2 ♠7 ♠8 ♣N ♣J III V IX XI XII XIII", {**SOLO, "me": 0, "declarer": 3})),
    ("draw", "XII", "♦2",
     (MANY.replace("II ", "I ", 1), {**SOLO, "me": 0, "declarer": 0}),
     "the pagat is out, too", (MANY, {**SOLO, "me": 0, "declarer": 0})),
    ("draw-pagat", "XII", "♦2",
     (MANY, {**SOLO, "me": 0, "declarer": 0}),
     "the pagat is not out", (MANY.replace("II ", "I ", 1), {**SOLO, "me": 0, "declarer": 0})),
    ("keep-taroks", "♦2", "XII",
     (MANY, {**SOLO, "me": 0, "declarer": 0}),
     "the called king's holder is sought", (MANY, {**TWO, "me": 0, "declarer": 0, "called": "♦K",
      "king_with": 2})),
    ("find-king", "♦2", "♠7",
     (MANY, {**TWO, "me": 0, "declarer": 0, "called": "♦K", "king_with": 2}),
     "another king was called", (MANY, {**TWO, "me": 0, "declarer": 0, "called": "♥K", "king_with": 2})),
    ("spare-king-suit", "♠7", "♦2",
     (LONG, {**TWO, "me": 0, "declarer": 3, "called": "♦K", "king_with": 2}),
     "another king was called", (LONG, {**TWO, "me": 0, "declarer": 3, "called": "♥K", "king_with": 2})),
    ("force-declarer", "♥2", "♦2",
     (TEN, {**SOLO, "me": 0, "declarer": 3, "tricks": RUFFED}),
     "the one who trumped is a partner", (TEN, {**SOLO, "me": 0, "declarer": 1, "tricks": RUFFED})),
    ("ruff-partner", "♥2", "♦2",
     (TEN, {**SOLO, "me": 0, "declarer": 1, "tricks": RUFFED}),
     "the one who trumped is the declarer", (TEN, {**SOLO, "me": 0, "declarer": 3, "tricks": RUFFED})),
    ("no-ruff", "♦2", "♥2",
     (TEN, {**SOLO, "me": 0, "declarer": 3, "tricks": RUFFED}),
     "the one who trumped is a partner", (TEN, {**SOLO, "me": 0, "declarer": 1, "tricks": RUFFED})),
    ("short-outside", "♥2", "♦2",
     ("♥2 ♥1 ♥J ♥N ♦4 ♦2 ♠7 ♠8 ♣N III V IX", {**SOLO, "me": 0, "declarer": 3}),
     "as many are out", ("♥2 ♥1 ♠J ♠N ♦4 ♦2 ♠7 ♠8 ♣N III V IX", {**SOLO, "me": 0, "declarer": 3})),
    ("long-outside", "♦2", "♥2",
     ("♥2 ♥1 ♥J ♥N ♦4 ♦2 ♠7 ♠8 ♣N III V IX", {**SOLO, "me": 0, "declarer": 3}),
     "as many are out", ("♥2 ♥1 ♠J ♠N ♦4 ♦2 ♠7 ♠8 ♣N III V IX", {**SOLO, "me": 0, "declarer": 3})),
    ("take-high", "♠K", "♠Q",
     (KLOP, {**NEGATIVE, "me": 3, "table": "♠J ♠9 ♠10"}),
     "a player comes after me", (KLOP, {**NEGATIVE, "me": 2, "table": "♠J ♠9"})),
    ("take-less", "♠Q", "♠K",
     (KLOP, {**NEGATIVE, "me": 1, "table": "♠J"}),
     "a tarok takes the trick", (KLOP, {**NEGATIVE, "me": 2, "table": "♠J VI"})),
    ("lowest-out", "♥3", "♦Q",
     (KLOP.replace("♥1", "♥3"), {**NEGATIVE, "me": 0}),
     "the four is out, too", (KLOP.replace("♥4 ♥1", "♥3 ♥1"), {**NEGATIVE, "me": 0})),
    ("high-early", "XVII", "XI",
     (KLOP, {**NEGATIVE, "me": 1, "table": "X"}),
     "no player comes after me", (KLOP, {**NEGATIVE, "me": 3, "table": "VIII IX X"})),
    ("rid", "XVII", "XI",
     (KLOP, {**NEGATIVE, "me": 1, "table": "XX"}),
     "it would win", (KLOP, {**NEGATIVE, "me": 1, "table": "X"})),
    ("hunter-low", "♦4", "♦Q",
     (HUNT, {"contract": "beggar", "me": 1, "declarer": 0, "tricks": ("♥2 ♥K ♥4 ♥3",)}),
     "the beggar is mine",
     (HUNT, {"contract": "beggar", "me": 2, "declarer": 2, "tricks": ("♥K ♥2 ♥4 ♥3",)})),
    ("cheapest", "♠7", "♠J",
     ("♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI XII", {**SOLO, "me": 1, "declarer": 0, "table": "♠K"}),
     "the jack would win", ("♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI XII", {**SOLO, "me": 1, "declarer": 0,
      "table": "♠8"})),
]
# fmt: on


def why(card: str, rival: str, hand: str, place: dict) -> str | None:
    """The reason for a card where it is worth more than the other, and those are all there are."""
    known = sight(GAME, seen(hand, **place))
    best, other = map(FACES.parse, (card, rival))
    found = because(known, best, {best: 1.0, other: 0.0})
    return found and found.why


@pytest.mark.parametrize("row", PAIRS, ids=[row[0] for row in PAIRS])
def test_a_motive_holds_in_one_position_and_not_in_the_same_with_one_thing_changed(row):
    key, card, rival, holds, change, changed = row
    assert key == why(card, rival, *holds)
    assert key != why(card, rival, *changed), change


DECISIVE = ("leave-partner", "pagat-home", "called-home", "overtakes", "keep-higher", "force-declarer")
"""The rows whose motive decides which card is best when the deal is played out."""
DEALS = 40


def best(hand: str, place: dict) -> tuple[int, str | None]:
    """The best card of a position, by deals played out by rules, and the reason for it."""
    worth: dict[int, float] = {}
    for chance in range(DEALS):
        deal = placed(hand, **place, chance=chance)
        me = deal.due.seat
        for action in deal.due.legal:
            after = act(deal, action)
            paid = [*playouts(pack(after), 1, payoff=paying(after), policy="rule", seed=chance).paid]
            points = paid[me] - (sum(paid) - paid[me]) / (len(paid) - 1)
            worth[action.card] = worth.get(action.card, 0.0) + points / DEALS
    card = max(worth, key=worth.get)
    why = because(sight(GAME, view(deal, me)), card, worth)
    return card, why and why.why


@pytest.mark.parametrize("row", [row for row in PAIRS if row[0] in DECISIVE], ids=lambda row: row[0])
def test_without_the_motive_another_card_is_best(row):
    key, _, _, holds, change, changed = row
    card, why = best(*holds)
    other, whynot = best(*changed)
    assert why == key
    assert whynot != key, change
    assert other != card, change


def promising(trick: int) -> View:
    """A view in which the mond may be played to this trick, and the small bird is announced (HU-BON-08)."""
    game = GAMES["illustrated"]()
    for seed in range(200):
        deal = start(game, random.Random(seed).sample(sorted(game.pack), len(game.pack)))
        rule = PLAYERS["rule"](game, seed)
        while deal.due and len(deal.tricks) < trick:
            seat = view(deal, deal.due.seat)
            if len(deal.tricks) == trick - 1 and Play(XXI) in seat.legal and len(seat.legal) > 2:
                return replace(seat, stakes=(*seat.stakes, Stake("small_bird", deal.due.seat)))
            deal = act(deal, rule(seat))
    raise AssertionError("no such deal")


@pytest.mark.parametrize(("trick", "key"), [(6, "promise-now"), (3, "promise-later")])
def test_a_bird_is_played_to_its_trick_and_not_before(trick, key):
    seat = promising(trick)
    others = [action.card for action in seat.legal if action.card != XXI]
    card, rival = (XXI, others[0]) if key == "promise-now" else (others[0], XXI)
    why = because(sight(GAMES["illustrated"](), seat), card, {card: 1.0, rival: 0.0})
    assert (key, {"trick": 6}, (XXI,)) == (why.why, why.numbers, why.cards)
