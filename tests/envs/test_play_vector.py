"""Card play in lockstep: masks and payments are the engine's, and no row tells what a seat may not know."""

import os
from functools import reduce
from itertools import islice
from operator import or_

import nets
import numpy as np
import pytest
from ends import games
from lawful import begun, steps
from requires import require

from tarok import kernel
from tarok.cards.deck import SUIT, TAROKS, Cards
from tarok.engine.actions import FACE_DOWN, Play
from tarok.engine.deal import act, start
from tarok.engine.deal_types import Trick, together
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.view import paid, view
from tarok.envs import tarok_play_v0
from tarok.worlds import worlds

DEALS = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 80


@pytest.fixture(autouse=True)
def built():
    require("kernel", not kernel.missing())


def booked(over):
    lines = (line.deltas for line in paid(over))
    return list(map(sum, zip((0,) * over.game.seats, *lines, strict=True)))


def played(game, deals, seed=2, wanted=None):
    """The moments of deals in which cards are played, to their ends, in which nobody gives up."""
    moments = (
        [now for now in steps(deal, seats) if now.phase == "trick" or not now.due]
        for deal, seats in begun(game, seed, rare=True)
    )
    paying = (each for each in moments if each[-1].ended in {"played", "decided"} and each[1:])
    return list(islice((each for each in paying if wanted in {None, each[0].playing.id}), deals))


def cards_of(moments):
    """The cards that are played in a deal from its first moment on."""
    return [said.card for _, said in moments[-1].log[len(moments[0].log) :] if isinstance(said, Play)]


def lowest(masks):
    return masks.argmax(axis=1)


def followed(moments):
    """Play these deals at one table; at every card yield it, the lanes with their deals, and its number."""
    table = tarok_play_v0.Vector(len(moments), [each[0] for each in moments], seed=4)
    mine = table.playing.copy()
    assert sorted(mine) == list(range(len(moments)))
    going = dict(enumerate(mine.tolist()))
    cards = [cards_of(each) for each in moments]
    number = 0
    while going:
        yield table, going, number
        actions = lowest(table.masks)
        for lane, deal in going.items():
            if number < len(cards[deal]):
                actions[lane] = cards[deal][number]
        table.step(actions)
        for lane in [lane for lane in going if table.done[lane]]:
            assert table.rewards[lane].tolist() == booked(moments[going.pop(lane)][-1])
        assert not table.rewards[~table.done].any()
        number += 1


@pytest.mark.parametrize("game", nets.each(games()))
def test_masks_turns_and_payments_are_those_of_the_engine(game):
    are_the_engines(played(game, DEALS))


@pytest.mark.parametrize(
    ("key", "wanted"), [("slovenian", "klop"), ("slovenian_3", "klop"), ("romanian", "michi_michi")]
)
def test_they_are_where_everybody_plays_alone(key, wanted):
    are_the_engines(played(games()[key], DEALS // 2, wanted=wanted))


def are_the_engines(moments):
    compared = 0
    for table, going, number in followed(moments):
        for lane, deal in going.items():
            now = moments[deal][number] if number < len(moments[deal]) else None
            if now is not None and now.due:
                assert np.flatnonzero(table.masks[lane]).tolist() == sorted(a.card for a in now.due.legal)
                assert table.turns[lane] == now.due.seat
                compared += 1
    assert compared >= len(moments) > 0


@pytest.mark.parametrize("game", nets.each(games()))
def test_each_row_is_what_the_view_says(game):
    moments = played(game, DEALS // 2, seed=3)
    for table, going, number in followed(moments):
        for lane, deal in going.items():
            now = moments[deal][number] if number < len(moments[deal]) else None
            if now is not None and now.due:
                says_what_the_view_says(dict(zip(table.planes, table.observations[lane], strict=True)), now)


def says_what_the_view_says(rows, deal):
    """Every row again, from the view or, for what it may not leave out, from the cards themselves."""
    game, seen = deal.game, view(deal, deal.due.seat)
    order = [*game.order(seen.seat)]
    cards = {name: Cards.of(np.flatnonzero(row).tolist()) for name, row in rows.items()}
    assert (cards["hand"], cards["laid"]) == (seen.hand, seen.laid)
    assert cards["called"] == (Cards() if seen.called in {None, FACE_DOWN} else Cards.of([seen.called]))
    every = Cards.of(card for trick in seen.tricks for card in trick.cards) | Cards.of(seen.table)
    assert cards["gone"] == lying_open(deal) - every
    by_seat = {(seen.leader + i) % game.seats: card for i, card in enumerate(seen.table)}
    for place, seat in enumerate(order):
        assert cards[f"played {place}"] == Cards.of(
            trick.cards[(seat - trick.leader) % game.seats] for trick in seen.tricks
        )
        assert cards[f"taken {place}"] == Cards.of(
            card for trick in seen.tricks if trick.winner == seat for card in trick.cards
        )
        if place:
            assert cards[f"table {place}"] == Cards.of([by_seat[seat]] if seat in by_seat else ())
            assert seen.seen[seat] <= cards[f"surely {place}"] <= deal.hands[seat] <= cards[f"may {place}"]
            assert not cards[f"may {place}"] & (seen.hand | every | cards["gone"] | lacking(seen, seat))
    assert not any(hand & cards["gone"] for hand in deal.hands)
    says_the_facts(rows, seen, game, order)


def lying_open(deal):
    """The cards of which all have seen where they went: not into a hand, and not face down."""
    kinds = {show: show.what for show in deal.shown if show.to is None}
    laid = together(show for show, kind in kinds.items() if kind == ShowKind.LAID)
    out = {ShowKind.VITAMIN} if deal.playing.hides_talon else {ShowKind.TALON, ShowKind.VITAMIN}
    lay = together(show for show, kind in kinds.items() if kind in out)
    return (lay - reduce(or_, (*deal.hands, *deal.laid))) | laid


def lacking(seen, seat):
    """The cards that a seat has shown not to hold: it did not follow suit, or did not even play a tarok."""
    lacks = Cards()
    for trick in (*seen.tricks, Trick(seen.leader, seen.table, 0)):
        order = [(trick.leader + i) % len(seen.held) for i in range(len(trick.cards))]
        if seat in order[1:]:
            card, (led,) = trick.cards[order.index(seat)], [s for s in SUIT if trick.cards[0] in s]
            lacks |= Cards() if card in led else led if card in TAROKS else led | TAROKS
    return lacks


def says_the_facts(rows, seen, game, order):
    contracts = [contract.id for contract in game.contracts]
    assert np.flatnonzero(rows["contract"]).tolist() == [contracts.index(seen.contract)]
    sides = np.zeros(54, np.uint8)
    for place, seat in enumerate(order):
        sides[place] = seat == seen.declarer
        if seen.sides[seat] is not None:
            sides[game.seats * (1 + seen.sides[seat]) + place] = 1
    assert rows["sides"].tolist() == sides.tolist()
    said = {place: {} for place in range(game.seats)}
    for stake in seen.stakes:
        said[order.index(stake.seat)][stake.what] = 1 + stake.doubled
    for place, stakes in said.items():
        assert sorted(rows[f"stakes {place}"][rows[f"stakes {place}"] > 0]) == sorted(stakes.values())


@pytest.mark.parametrize("game", nets.each(games()))
def test_what_is_seen_is_the_same_in_all_worlds_of_the_view(game):
    tried = 0
    for moments in played(game, DEALS // 2, seed=5):
        for now in moments[tried % 5 : -1 : 9]:
            for world in worlds(game, view(now, now.due.seat), 3, seed=tried):
                assert (seen_in(world) == seen_in(now)).all()
                tried += 1
    assert tried


def seen_in(deal):
    """What is seen in a deal that has been played in lockstep from its first card on."""
    first = start(deal.game, deal.pack, deal.carry)
    said = iter(action for _, action in deal.log)
    while first.phase != "trick":
        first = act(first, next(said))
    table = tarok_play_v0.Vector(1, [first])
    for action in said:
        if isinstance(action, Play):
            table.step([action.card])
    return table.observations[0]
