"""Why one does something: positions in which a reason is true, or just not, as a player would read them."""

import random
from collections import Counter

import pytest
from bots.places import GAME, seen, speaks

from tarok.analysis import action_values
from tarok.analysis.reasons import reasons
from tarok.bots import PLAYERS
from tarok.cards.deck import FACES, MOND, PAGAT, SKIS, SUIT, SUIT_OF, TAROKS, Cards
from tarok.engine.actions import Announce, Kontra, Lay, Play
from tarok.engine.deal import act, start
from tarok.engine.deal_types import Stake
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.worlds import worlds

DICE = random.Random(1)
SOLO = "solo_three"

# fmt: off
CARDS = [
    ("the king walked, and the partner who is surely with me wins: I am last and give the queen",
     "♥Q ♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "♥K ♥4 ♥2"}, "♥Q", ["gives-partner"]),
    ("the same with the pip: it gives the partner the least, so there is nothing to say for it",
     "♥Q ♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI",
     {"me": 3, "contract": SOLO, "declarer": 1, "table": "♥K ♥4 ♥2"}, "♥3", ["cheapest"]),
    ("the same king is the declarer's, my enemy, and nobody plays after me",
     "♥Q ♥J ♥3 ♦4 ♦2 ♠7 ♠J ♣8 II V X XI",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "♥K ♥4 ♥2"}, "♥3", ["cheapest-lost"]),
    ("last, and XIII is the lowest that beats XII",
     "♦4 ♦2 ♠7 ♠J ♣8 III IIII XIII XVII XIX XX Š",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "XII V VI"}, "XIII", ["wins-lowest"]),
    ("the škis does, too, but it is not the lowest",
     "♦4 ♦2 ♠7 ♠J ♣8 III IIII XIII XVII XIX XX Š",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "XII V VI"}, "Š", ["wins"]),
    ("the škis is out, and three play after me: the mond stays, while XII wins nothing",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XXI",
     {"me": 1, "contract": SOLO, "declarer": 0, "table": "XX"}, "XII", ["saves-mond"]),
    ("the mond itself is played: it is not saved, and the škis may still come",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XXI",
     {"me": 1, "contract": SOLO, "declarer": 0, "table": "XX"}, "XXI", []),
    ("last of all: no škis comes any more, so nothing is said of the mond",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XXI",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "XX VI VII"}, "XII", []),
    ("no heart in the hand: a tarok takes the king",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J I V IX XII XIII",
     {"me": 3, "contract": SOLO, "declarer": 0, "table": "♥K ♥4 ♥2"}, "V", ["wins", "trumps"]),
    ("the škis cannot be beaten while the mond and the pagat do not come together: the mond is here",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XXI Š",
     {"me": 0, "contract": SOLO, "declarer": 0}, "Š", ["pulls", "surely-wins"]),
    ("both could come, and the pagat would be emperor",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XX Š",
     {"me": 0, "contract": SOLO, "declarer": 0}, "Š", ["pulls"]),
    ("the only spade goes, and with taroks in the hand the next one can be trumped",
     "♦4 ♦2 ♦3 ♠J ♣8 ♣N ♣J III V IX XII XX",
     {"me": 0, "contract": SOLO, "declarer": 0}, "♠J", ["last-of-suit"]),
    ("the king of a suit: nobody has a higher card of it, but it can be trumped",
     "♦4 ♦2 ♦K ♠7 ♠J ♣8 ♣N ♣J III V IX XII",
     {"me": 0, "contract": SOLO, "declarer": 0}, "♦K", ["highest-left"]),
    ("it must be followed with the only diamond",
     "♦2 ♥4 ♥3 ♠7 ♠J ♣8 ♣N ♣J III V IX XII",
     {"me": 1, "contract": SOLO, "declarer": 0, "table": "♦4"}, "♦2", ["only-card"]),
    ("in klop one stays below, and leaves the trick to another",
     "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J II V IX XIII XX",
     {"me": 1, "contract": "klop", "declarer": None, "table": "♦K"}, "♦2", ["stays-below"]),
    ("I have announced the pagat for the end, and play another",
     "♦4 ♦2 ♠7 I V IX XII XIII XV XVII XIX Š",
     {"me": 3, "contract": SOLO, "declarer": 3, "table": "♥K ♥4 ♥2", "stakes": (Stake("pagat", 3),)},
     "V", ["pagat-last", "wins", "trumps"]),
]
# fmt: on


@pytest.mark.parametrize(
    ("hand", "place", "card", "whys"), [row[1:] for row in CARDS], ids=[row[0] for row in CARDS]
)
def test_a_card_has_its_reasons(hand, place, card, whys):
    sight = seen(hand, **place)
    assert whys == [reason.why for reason in reasons(GAME, sight, Play(FACES.parse(card)))]


def test_a_bid_rests_on_the_hand():
    sight = speaks("auction", {1: "I XXI Š II III IIII V VI ♥K ♦K ♥1 ♠7"})
    (why,) = reasons(GAME, sight, sight.legal[-1])
    assert ("hand", {"taroks": 8, "honours": 3, "kings": 2}) == (why.why, why.numbers)


@pytest.mark.parametrize("said", [Announce("trula"), Kontra("trula", 3)], ids=["announced", "doubled"])
def test_what_must_be_collected_is_counted_in_the_hand(said):
    sight = speaks("auction", {1: "I XXI Š II III IIII V VI ♥K ♦K ♥1 ♠7"})
    first, second = reasons(GAME, sight, said)
    assert ("of-set", {"count": 3, "all": 3}, "hand") == (first.why, first.numbers, second.why)


@pytest.mark.parametrize(
    ("card", "whys"),
    [("♠7", ["lays-last"]), ("♥1", ["of-suit"]), ("♥Q", ["of-suit", "lays-points"]), ("II", [])],
)
def test_a_card_is_laid_away_for_its_suit_or_its_points(card, whys):
    sight = speaks("auction", {1: "I XXI Š II III IIII V VI ♥K ♥Q ♥1 ♠7"})
    assert whys == [reason.why for reason in reasons(GAME, sight, Lay(FACES.parse(card)))]


def truths(world, me, card):
    """What is true of a card in one world, where all cards lie open, by playing the trick on as one likes."""
    others = Cards.of(each for seat, hand in enumerate(world.hands) if seat != me for each in hand)
    suit, tricks = SUIT[SUIT_OF[card]], len(world.tricks)
    after = act(world, Play(card))
    while after.due and len(after.tricks) == tricks:
        after = act(after, DICE.choice(after.due.legal))
    winner = after.tricks[tricks].winner
    return {
        "pulls-last": lambda why: Cards.of(why.cards) == others & TAROKS,
        "pulls": lambda why: len(others & TAROKS) <= why.numbers["count"],
        "highest-left": lambda why: max(others & suit, default=-1) < card,
        "surely-wins": lambda why: winner == me,
        "wins": lambda why: winner == me,
        "wins-lowest": lambda why: winner == me,
        "cheapest-lost": lambda why: not together(world, me, winner),
        "cheapest": lambda why: winner != me,
        "stays-below": lambda why: winner != me,
        "gives-partner": lambda why: together(world, me, winner),
        "last-of-suit": lambda why: world.hands[me] & suit == Cards.of([card]),
        "trumps": lambda why: card in TAROKS and not world.hands[me] & SUIT[why.numbers["suit"]],
        "saves-mond": lambda why: MOND in world.hands[me] and SKIS not in world.hands[me],
        "pagat-last": lambda why: PAGAT in world.hands[me],
        "only-card": lambda why: len(world.due.legal) == 1,
    }


def together(world, me, other):
    side = {world.declarer, world.partner} - {None}
    return me == other or (bool(side) and (me in side) == (other in side))


LONG = ("romanian", "czech_american", "paskievics", "high")
"""Where it takes long to know whether a reason is true."""


@pytest.mark.parametrize(
    "key",
    [
        *("slovenian", "slovenian_3"),
        *(pytest.param(key, marks=pytest.mark.long) for key in LONG),
    ],
)
def test_a_reason_is_true_however_the_hidden_cards_lie(key):
    """It is proved from one view, so it holds in every deal that the view allows."""
    game, told = GAMES[key](), Counter()
    for seed in range(4):
        deal = start(game, random.Random(seed).sample(sorted(game.pack), len(game.pack)))
        rule = PLAYERS["rule"](game, seed)
        while deal.due:
            sight = view(deal, deal.due.seat)
            if isinstance(sight.legal[0], Play) and len(sight.hand) > 1:
                some = worlds(game, sight, 3, seed=seed)
                for action in sight.legal:
                    for why in reasons(game, sight, action):
                        told[why.why] += 1
                        for world in some:
                            assert truths(world, deal.due.seat, action.card)[why.why](why), (why, action)
            deal = act(deal, rule(sight))
    assert len(told) >= 5, told


@pytest.mark.parametrize("key", sorted(GAMES))
def test_advice_is_legal_and_what_was_done_is_told(key, monkeypatch):
    """In every game, in whatever phase: with three worlds, for it is not asked how good it is."""
    monkeypatch.setattr(action_values, "WORLDS", 3)
    monkeypatch.setattr(action_values, "SECONDS", 60.0)
    game = GAMES[key]()
    deal = start(game, random.Random(5).sample(sorted(game.pack), len(game.pack)))
    bold = PLAYERS["bold"](game, 1)
    for number in range(40):
        if not deal.due:
            break
        sight = view(deal, deal.due.seat)
        done = bold(sight)
        if number % 4 == 0:
            told = action_values.advise(game, sight, 0, done)
            assert told.action in sight.legal
            assert done in [each.action for each in told.weighed]
            assert told == action_values.advise(game, sight, 0, done)
            every = [each.action for each in told.weighed] + [
                same for each in told.weighed for same in each.same
            ]
            assert len(every) == len(set(every))
            assert [each.points for each in told.weighed] == sorted(
                (each.points for each in told.weighed), reverse=True
            )
        deal = act(deal, done)
