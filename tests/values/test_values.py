"""Values are what comes of each action in each world, as engine, payoff, playouts and solver say it."""

import random
from itertools import islice
from time import monotonic

import nets
import pytest
from ends import ends, games
from lawful import begun, steps

from tarok import kernel
from tarok.bots import PLAYERS
from tarok.engine.actions import PASS, Bid, Play
from tarok.engine.bonuses import made
from tarok.engine.deal import act, start
from tarok.engine.view import paid, view
from tarok.games import GAMES
from tarok.kernel import Payoff, pack, payoff
from tarok.values import Evaluation, values
from tarok.values.seeds import dice

RULE = PLAYERS["rule"]


def booked(over):
    return tuple(map(sum, zip((0,) * over.game.seats, *(line.deltas for line in paid(over)), strict=True)))


def rows(found):
    """What each seat is paid, and what is said of the contract, by action and world."""
    size = found.seats
    flat = [(tuple(found.paid[at * size : (at + 1) * size]), found.made[at]) for at in range(len(found.made))]
    return [flat[at : at + found.worlds] for at in range(0, len(flat), found.worlds)]


def moments(game, seed, deals):
    """Some moments of play in deals of every kind."""
    chance = random.Random(seed)
    for deal, seats in islice(begun(game, seed, rare=True), deals):
        now = [now for now in steps(deal, seats) if now.phase in ("trick", "conceding")]
        yield from chance.sample(now, min(2, len(now)))


@pytest.mark.parametrize("game", nets.each(games()))
def test_a_card_is_worth_what_engine_and_kernel_say_world_by_world(game):
    for number, now in enumerate(moments(game, 11, deals=6)):
        seen = view(now, now.due.seat)
        evaluation = Evaluation(game, seen, number)
        found = rows(evaluation.of(seen.legal, range(2)))
        for world in range(2):
            deal = evaluation.world(world)
            assert seen == view(deal, seen.seat)
            for row, action in zip(found, seen.legal, strict=True):
                assert row[world] == going_on(act(deal, action), dice(number, world))


def going_on(deal, seed):
    """What each seat is paid, and what is said of the contract."""
    if deal.due is None:
        return booked(deal), verdict(made(deal))
    played = kernel.playouts(pack(deal), 1, payoff=payoff(deal), policy="rule", seed=seed)
    return played.paid, verdict(bool(played.made) if deal.playing.aim else None)


def verdict(is_made):
    return 2 if is_made is None else int(is_made)


@pytest.mark.parametrize("game", nets.each(games()))
def test_few_tricks_are_solved(game):
    for now in ends(game, 3, deals=3, seed=12):
        seen = view(now, now.due.seat)
        evaluation = Evaluation(game, seen, exact=3)
        found = rows(evaluation.of(seen.legal, range(8)))
        for world in range(8 if now.playing.aim else 0):
            deal = evaluation.world(world)
            own = [deal.side(seat) == 0 for seat in range(game.seats)]
            for row, action in zip(found, seen.legal, strict=True):
                then = act(deal, action)
                pays = payoff(then)
                assert isinstance(pays, Payoff)
                gain = sum(p if mine else -p for p, mine in zip(row[world][0], own, strict=True))
                assert gain == kernel.solve(then, pays).value


def test_patience_ends_before_the_worlds_do():
    """One way to put the cards is drawn for each world here, where no words can refute it."""
    now = next(moments(GAMES["slovenian"](), 5, deals=1))
    seen = view(now, now.due.seat)
    patient, other = Evaluation(now.game, seen, 4), Evaluation(now.game, seen, 4, patience=5)

    found = other.of(seen.legal, range(9))

    assert found.worlds == 6
    assert rows(found) == rows(patient.of(seen.legal, range(6)))
    assert patient.of(seen.legal, range(9)).worlds == 9


def test_in_the_last_trick_only_the_game_speaks():
    """When the last card of a deal is due, each world is over with it, and the lines are added up."""
    for now in ends(GAMES["slovenian"](), 1, deals=5, seed=3):
        deal = now
        while len(deal.table) < 3:
            deal = act(deal, deal.due.legal[0])
        seen = view(deal, deal.due.seat)
        found = values(deal.game, seen, worlds=3)
        over = act(deal, seen.legal[0])
        assert {(booked(over), verdict(made(over)))} == set(rows(found)[0])


def bidding():
    game = GAMES["slovenian"]()
    return game, start(game, random.Random(5).sample(sorted(game.pack), 54))


def test_a_word_is_worth_what_a_player_makes_of_it():
    game, deal = bidding()
    deal = act(deal, deal.due.legal[0])
    while deal.phase == "dealing":
        deal = act(deal, deal.due.legal[0])
    seen = view(deal, deal.due.seat)
    asked = [PASS, next(action for action in seen.legal if isinstance(action, Bid))]
    evaluation = Evaluation(game, seen, 4, player=RULE)
    found, speak = rows(evaluation.of(asked, range(2))), RULE(game, 4)
    for world in range(2):
        for row, action in zip(found, asked, strict=True):
            then = act(evaluation.world(world), action)
            while then.phase != "trick":
                then = act(then, speak(view(then, then.due.seat)))
            assert row[world] == going_on(then, dice(4, world))


def test_a_deal_that_is_thrown_in_pays_what_the_game_books():
    game = GAMES["paskievics"]()
    thrown = (now for deal, seats in begun(game, 5) for now in steps(deal, seats) if not now.contract)
    deal = next(now for now in thrown if now.due and PASS in now.due.legal and before_the_end(now))
    seen = view(deal, deal.due.seat)
    assert {(booked(act(deal, PASS)), 2)} == set(rows(values(game, seen, 2, actions=[PASS]))[0])


def before_the_end(deal):
    return act(deal, PASS).ended


def test_words_want_a_player():
    game, deal = bidding()
    with pytest.raises(ValueError, match=r"^cards are not yet played: say which player is to speak"):
        values(game, view(deal, deal.due.seat), worlds=1)


def test_only_whoever_must_act_is_answered():
    game, deal = bidding()
    with pytest.raises(ValueError, match=r"^these values are asked for by the seat whose turn it is$"):
        values(game, view(deal, (deal.due.seat + 1) % 4), worlds=1)
    with pytest.raises(ValueError, match=r"^these values are asked for by the seat whose turn it is$"):
        values(game, view(deal, None), worlds=1)


@pytest.fixture
def played():
    (now,) = ends(GAMES["slovenian"](), 8, deals=1)
    return now.game, view(now, now.due.seat)


def test_a_number_is_a_world_whenever_it_is_asked_for(played):
    game, seen = played
    whole = values(game, seen, worlds=6, seed=9)
    evaluation = Evaluation(game, seen, 9)
    halves = evaluation.of(seen.legal, range(3)).and_(evaluation.of(seen.legal, range(3, 6)))
    assert whole == halves
    assert whole.only((1,)) == Evaluation(game, seen, 9).of(seen.legal[1:2], range(6))
    assert whole != values(game, seen, worlds=6, seed=10)


def test_no_world_is_begun_after_the_deadline(played):
    game, seen = played
    assert 0 == values(game, seen, worlds=5, deadline=monotonic()).worlds
    assert 5 == values(game, seen, worlds=5, deadline=monotonic() + 60).worlds


def test_it_can_be_stopped(played):
    game, seen = played
    stop = kernel.Stop()
    stop.ask()
    with pytest.raises(kernel.Stopped):
        values(game, seen, worlds=5, stop=stop)


def test_an_action_that_is_not_legal_is_refused(played):
    game, seen = played
    with pytest.raises(ValueError, match=r"^Pass\(\) is not legal here$"):
        values(game, seen, worlds=1, actions=[PASS])


def first_cards(game, deals):
    """What each seat sees when its first card is due, in deals that rules bid and play."""
    chance = random.Random(77)
    for _ in range(deals):
        now = start(game, chance.sample(sorted(game.pack), len(game.pack)))
        speak = RULE(game, 1)
        while now.due and not now.tricks:
            seen = view(now, now.due.seat)
            if now.phase == "trick":
                yield seen
            now = act(now, speak(seen))


def said(seen):
    return seen.seat, tuple(entry for entry in seen.log if not isinstance(entry[1], Play))


def test_what_was_asked_of_another_hand_after_the_same_words_changes_nothing():
    """What worlds share is kept; a game of its own has nothing kept yet."""
    game = GAMES["slovenian"]()
    alike = {}
    for seen in first_cards(game, deals=50):
        alike.setdefault(said(seen), []).append(seen)
    after = [group for group in alike.values() if len(group) > 1]
    assert len(after) > 5
    for seen in (each for group in after for each in group):
        warm, fresh = values(game, seen, worlds=12), values(GAMES["slovenian"](), seen, worlds=12)
        assert warm.paid == fresh.paid
