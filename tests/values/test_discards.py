"""A plan for the talon is worth what engine and kernel say when it is carried out in a world."""

import pytest
from lawful import begun, steps

from tarok import kernel
from tarok.bots import PLAYERS
from tarok.cards.deck import Cards
from tarok.engine.actions import LAY, PASS, Lay, Take
from tarok.engine.deal import act
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.kernel import in_play, pack, payoff
from tarok.values import DiscardEvaluation, Evaluation
from tarok.values.seeds import dice

RULE = PLAYERS["rule"]


def exchanges(game, kind, number):
    """Moments in which somebody is to take, or to lay away the first card, with a choice."""
    found = []
    for deal, seats in begun(game, 8):
        found += [
            now
            for before, now in pairs(deal, seats)
            if now.due and isinstance(now.due.legal[0], kind) and len(now.due.legal) > 1
            if not isinstance(before.due.legal[0], kind)
        ]
        if len(found) >= number:
            return found[:number]
    raise AssertionError


def pairs(deal, seats):
    before = deal
    for now in steps(deal, seats):
        yield before, now
        before = now


def carried_out(world, plan, speak):
    """The first lead when the plan is carried out; whoever had the talon speaks by rules, the others pass."""
    me = world.due.seat
    deal = act(world, plan.take) if plan.take else world
    for card in plan.pile:
        deal = act(deal, LAY[card])
    while not in_play(deal):
        deal = act(deal, speak(view(deal, me)) if deal.due.seat == me else PASS)
    return deal


@pytest.mark.parametrize("kind", [Take, Lay])
@pytest.mark.parametrize("key", ["slovenian", "slovenian_3"])
def test_a_plan_is_worth_what_comes_of_it_world_by_world(key, kind):
    game = GAMES[key]()
    for number, now in enumerate(exchanges(game, kind, 6)):
        seen = view(now, now.due.seat)
        asked = Evaluation(game, seen, number, player=RULE)
        discards = DiscardEvaluation(asked)
        plans = discards.plans()
        some = [plans[0], *plans[1 :: max(1, len(plans) // 5)]]
        found = discards.of(some, range(3))
        rows = [tuple(found.paid[at : at + game.seats]) for at in range(0, len(found.paid), game.seats)]
        for i, plan in enumerate(some):
            for world in range(3):
                deal = carried_out(discards.world(world), plan, RULE(game, number))
                pays = payoff(deal)
                seed = dice(number, world)
                played = kernel.playouts(pack(deal), 1, payoff=pays, policy="rule", seed=seed)
                assert rows[i * 3 + world] == played.paid


@pytest.mark.parametrize("key", ["slovenian", "slovenian_3"])
def test_the_plan_of_the_player_comes_first_and_no_two_plans_are_the_same(key):
    game = GAMES[key]()
    for now in exchanges(game, Take, 4):
        seen, speak = view(now, now.due.seat), RULE(game, 1)
        plans = DiscardEvaluation(Evaluation(game, seen, 1, player=RULE)).plans()
        assert plans[0].action == speak(seen)
        assert len(plans) == len(set(plans))
        assert {plan.action for plan in plans} == set(seen.legal)
        deal = act(now, plans[0].action)
        laid = []
        while isinstance(deal.due.legal[0], Lay):
            laid.append(speak(view(deal, deal.due.seat)))
            deal = act(deal, laid[-1])
        assert plans[0].pile == Cards.of(each.card for each in laid)


def test_of_cards_that_are_as_good_as_each_other_the_lower_go_first():
    game = GAMES["slovenian"]()
    for now in exchanges(game, Lay, 8):
        hand = now.hands[now.due.seat]
        piles = {
            plan.pile
            for plan in DiscardEvaluation(Evaluation(game, view(now, now.due.seat), 1, player=RULE)).plans()[
                1:
            ]
        }
        for low, high in ((0, 1), (8, 9), (16, 17), (24, 25)):  # the two lowest of each suit count nothing
            assert not any(high in pile and low in hand - pile for pile in piles)


def refusal(game, now):
    try:
        DiscardEvaluation(Evaluation(game, view(now, now.due.seat), 1, player=RULE))
    except ValueError as why:
        return str(why)
    return ""


def test_whoever_takes_what_they_have_not_seen_has_no_plan():
    game = GAMES["romanian"]()
    found = {refusal(game, now) for now in exchanges(game, Take, 12)}
    assert "not all that can be taken is seen" in found


def test_whoever_neither_takes_nor_lays_has_no_plan():
    game = GAMES["slovenian"]()
    deal = next(now for deal, seats in begun(game, 8) for now in steps(deal, seats) if now.phase == "auction")
    assert refusal(game, deal) == "the player neither takes cards nor discards any"


def test_plans_want_a_player():
    game = GAMES["slovenian"]()
    (now,) = exchanges(game, Lay, 1)
    with pytest.raises(ValueError, match=r"^cards are not yet played: say which player is to speak"):
        DiscardEvaluation(Evaluation(game, view(now, now.due.seat), 1))
