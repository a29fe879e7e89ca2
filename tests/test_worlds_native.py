"""The kernel draws the worlds that there are, each as often as any other, and counts them exactly."""

import random
from collections import Counter
from itertools import chain, islice

import nets
import pytest
from ends import games
from lawful import begun, steps
from requires import require

from tarok import kernel
from tarok.cards.deck import TAROKS, Cards
from tarok.engine.actions import PASS, Bid, Call, Choose, Knock, Lay, Pick, Place, Play, Take
from tarok.engine.deal import act, start
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.games.hungarian.auction import XX
from tarok.worlds import known
from tarok.worlds.kernel_worlds import WorldSampler
from tarok.worlds.statements import telling


@pytest.fixture(autouse=True)
def built():
    require("kernel", not kernel.missing())


def views(game, seed, deals):
    """A view of some card to be played, in deals of every kind."""
    chance = random.Random(seed)
    for deal, seats in islice(begun(game, seed, rare=True), deals):
        played = [now for now in steps(deal, seats) if now.due and isinstance(now.due.legal[0], Play)]
        if played:
            now = chance.choice(played)
            yield view(now, now.due.seat)


@pytest.mark.parametrize("game", nets.each(games()))
def test_the_ways_are_counted_and_what_is_drawn_is_one_of_them(game):
    for seen in views(game, 21, deals=9):
        setting, ways = known(game, seen)
        native = WorldSampler(setting, ways)
        assert ways.count() == native.count
        for dice in range(20):
            spread, _ = native.drawn(dice)
            assert spread in ways
            assert setting.likely(spread)


@pytest.mark.parametrize("game", nets.each(games()))
def test_what_any_hand_could_have_said_refutes_no_world(game):
    """Only where words are told apart by the cards of their speaker are worlds dealt to try them."""

    for seen in views(game, 22, deals=12):
        setting, ways = known(game, seen)
        native = WorldSampler(setting, ways)
        for dice in range(3 if not telling(seen, setting.trace) else 0):
            spread, then = native.drawn(dice)
            assert setting.begun(native.pack(spread, then), spread) is not None


def lead(house, number):
    """The view of the first leader in one of the deals of a seed."""
    game = games()[house]
    deal, seats = next(islice(begun(game, 77, rare=True), number, None))
    now = next(now for now in steps(deal, seats) if now.due and isinstance(now.due.legal[0], Play))
    return game, view(now, now.due.seat)


def test_a_caller_with_all_cards_is_not_thought_of():
    """A declarer who has no other card to call calls the XX; whoever has all has none at all (HU-CALL-03)."""
    game, seen = lead("paskievics_pagat", 5)
    assert (seen.called, seen.seat == seen.declarer) == (XX, False)
    assert telling(seen, known(game, seen)[0].trace)


DEALT = Knock(), Pick(1), Place("first")
BIDS = Bid("two"), PASS, PASS, PASS, Choose("two")
TALON = Call(31), Take(1), Lay(2), Lay(3)


def test_everybody_was_dealt_a_tarok():
    """SL-DEAL-07: without one the cards are thrown in; those that B has drawn from the talon are not enough.

    A holds ten taroks, six lie in the talon, and six are left for thirty-six places: without the rule every
    fifteenth world would have B without one, (30 over 12) of (36 over 12).
    """
    ours, theirs = (*range(2), *range(44, 54)), ((*range(2, 12), 32, 33), (*range(12, 22), 34, 35))
    game = GAMES["slovenian"]()
    deal = start(game, (*range(38, 44), *ours, *chain(*theirs), *range(22, 32), 36, 37))
    for said in (*DEALT, *BIDS, *TALON, PASS, PASS, PASS, PASS):
        deal = act(deal, said)
    setting, ways = known(game, view(deal, 0))
    drawn = Cards.of((38, 39))
    assert drawn < deal.hands[1]
    native = WorldSampler(setting, ways)
    for dice in range(200):
        had = setting.owned(native.drawn(dice)[0])
        assert all(hand & TAROKS for hand in (had[1] - drawn, had[2], had[3]))


ENDS = [("slovenian", 2), ("slovenian_3", 2), ("romanian", 1), ("czech_american", 1), ("paskievics", 1)]


@pytest.mark.parametrize(("key", "left"), ENDS)
def test_every_way_is_drawn_as_often_as_any_other(key, left):
    """By chi-square against all worlds that there are."""
    game = GAMES[key]()
    tried = 0
    for deal, seats in islice(begun(game, 5), 40):
        ends = (now for now in steps(deal, seats) if now.due and isinstance(now.due.legal[0], Play))
        now = next((now for now in ends if not now.table and len(now.hands[0]) == left), None)
        if now is None or tried == 3:
            continue
        setting, ways = known(game, view(now, now.due.seat))
        native = WorldSampler(setting, ways)
        possible = {spread for spread in ways.every() if setting.likely(spread)}
        if not 4 < len(possible) < 400:
            continue
        tried += 1
        drawn = Counter(native.drawn(dice)[0] for dice in range(15 * len(possible)))
        assert possible == set(drawn)
        assert chi_square(drawn) < quantile(len(possible) - 1)
    assert tried


def chi_square(counts):
    mean = counts.total() / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts.values())


def quantile(freedom):
    """What chi-square exceeds once in ten thousand times, by Wilson and Hilferty."""
    return freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3
