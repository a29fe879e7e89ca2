"""Reasons are proved: what each says holds in every deal that the view allows."""

import random
from collections import Counter

import pytest
from bots.places import GAME, seen, speaks
from reasons.truths import true

from tarok.analysis import action_values
from tarok.bots import PLAYERS
from tarok.cards.deck import FACES
from tarok.engine.actions import Announce, Kontra, Lay, Play
from tarok.engine.deal import act, start
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.reasons import because, reason, reasons_for_word, sight
from tarok.reasons.sight import Fate
from tarok.worlds import worlds

LONG = ("romanian", "czech_american", "paskievics", "high")
"""Where it takes long to know whether a reason is true."""


def test_a_bid_rests_on_the_hand():
    view = speaks("auction", {1: "I XXI Š II III IIII V VI ♥K ♦K ♥1 ♠7"})
    (why,) = reasons_for_word(GAME, view, view.legal[-1])
    assert ("hand", {"taroks": 8, "honours": 3, "kings": 2}) == (why.why, why.numbers)


@pytest.mark.parametrize("said", [Announce("trula"), Kontra("trula", 3)], ids=["announced", "doubled"])
def test_what_must_be_collected_is_counted_in_the_hand(said):
    view = speaks("auction", {1: "I XXI Š II III IIII V VI ♥K ♦K ♥1 ♠7"})
    first, second = reasons_for_word(GAME, view, said)
    assert ("of-set", {"count": 3, "all": 3}, "hand") == (first.why, first.numbers, second.why)


@pytest.mark.parametrize(
    ("card", "whys"),
    [("♠7", ["lays-last"]), ("♥1", ["of-suit"]), ("♥Q", ["of-suit", "lays-points"]), ("II", [])],
)
def test_a_card_is_discarded_for_its_suit_or_its_points(card, whys):
    view = speaks("auction", {1: "I XXI Š II III IIII V VI ♥K ♥Q ♥1 ♠7"})
    assert whys == [why.why for why in reasons_for_word(GAME, view, Lay(FACES.parse(card)))]


def test_the_only_card_needs_no_values():
    hand = "♦2 ♥4 ♥3 ♠7 ♠J ♣8 ♣N ♣J III V IX XII"
    view = seen(hand, me=1, contract="solo_three", declarer=0, table="♦4")
    assert "only-card" == reason(GAME, view, view.legal[0], {}).why


def test_cards_that_are_worth_the_same_have_no_reason():
    view = seen("♦4 ♦2 ♠7 ♠J ♣8 III V IX XI XII XIII XX", me=0, contract="solo_three", declarer=3)
    assert reason(GAME, view, view.legal[0], dict.fromkeys(view.legal, 1.0)) is None


def test_a_motive_that_the_values_speak_against_is_no_reason():
    """Saving the mond is not why XII is best, if the other cards that save it are worse than the mond."""
    hand = "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XII XXI"
    known = sight(GAME, seen(hand, me=1, contract="solo_three", declarer=3, table="♥3"))
    order = map(FACES.parse, ("XII", "XXI", "IX", "V", "III"))
    why = because(known, FACES.parse("XII"), {card: -float(rank) for rank, card in enumerate(order)})
    assert why is None or why.why != "saves-mond"


def test_an_emperor_trick_leaves_the_fate_open():
    """The škis cannot be beaten while the mond is here; if mond and pagat are out they may both come."""
    mine, out = "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XXI Š", "♦4 ♦2 ♠7 ♠J ♣8 ♣N ♣J III V IX XX Š"
    fates = [
        sight(GAME, seen(hand, me=0, contract="solo_three", declarer=0)).fate(FACES.parse("Š"))
        for hand in (mine, out)
    ]
    assert [Fate.MINE, Fate.OPEN] == fates


@pytest.mark.parametrize(
    "key",
    [*("slovenian", "slovenian_3"), *(pytest.param(key, marks=pytest.mark.long) for key in LONG)],
)
def test_a_reason_is_true_however_the_hidden_cards_lie(key):
    """Of any two cards of a view, in whatever order."""
    game, told = GAMES[key](), Counter()
    dice = random.Random(key)
    for seed in range(4):
        deal = start(game, random.Random(seed).sample(sorted(game.pack), len(game.pack)))
        rule = PLAYERS["rule"](game, seed)
        while deal.due:
            seat = view(deal, deal.due.seat)
            if isinstance(seat.legal[0], Play) and len(seat.legal) > 1:
                some = worlds(game, seat, 3, seed=seed)
                cards = [action.card for action in seat.legal]
                for _ in range(4):
                    order = {card: dice.random() for card in cards}
                    best = max(order, key=order.get)
                    why = because(sight(game, seat), best, order)
                    if why:
                        told[why.why] += 1
                        assert all(true(world, deal.due.seat, best, why) for world in some), (why, best)
            deal = act(deal, rule(seat))
    assert len(told) >= 12, told


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
        seat = view(deal, deal.due.seat)
        done = bold(seat)
        if number % 4 == 0:
            told = action_values.advise(game, seat, 0, done)
            assert told.action in seat.legal
            assert done in [each.action for each in told.weighed]
            assert told == action_values.advise(game, seat, 0, done)
            every = [each.action for each in told.weighed] + [
                same for each in told.weighed for same in each.same
            ]
            assert len(every) == len(set(every))
            if told.worlds:
                assert told.action == told.weighed[0].action
                first, *others = [each.points for each in told.weighed]
                rest = [points for points in others if points != first]  # what was done may be as good
                assert rest == sorted(rest, reverse=True)
                assert all(each.worlds <= told.worlds for row in told.weighed for each in row.outlook)
        deal = act(deal, done)


def test_what_stands_below_the_advice_is_no_better_by_its_word(monkeypatch):
    """The advised action has the degree equal, and whatever is surely worse costs little or much."""
    monkeypatch.setattr(action_values, "SECONDS", 60.0)
    game = GAME
    deal = start(game, random.Random(4).sample(sorted(game.pack), len(game.pack)))
    rule = PLAYERS["rule"](game, 1)
    seen_degrees = set()
    for number in range(30):
        seat = view(deal, deal.due.seat)
        if number % 3 == 0:
            first, *others = action_values.advise(game, seat, 0).weighed
            assert ("equal", True) == (first.degree, first.equal)
            assert all(each.equal == (each.degree == "equal") for each in others)
            seen_degrees |= {each.degree for each in others}
        deal = act(deal, rule(seat))
    assert {"equal", "little", "much"} == seen_degrees
