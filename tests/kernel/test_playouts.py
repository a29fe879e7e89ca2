"""Whole plays at native speed: what they come to, that they can be repeated, and that they can be stopped."""

import threading
import time
from functools import partial

import pytest
from ends import ends, games

from tarok import kernel
from tarok.engine.phases import position
from tarok.kernel import pack

MANY = 20_000


def moments(at, tell):
    """The mean of what is told at the end, and of its square, if each legal card is as likely as another."""
    if at.over:
        return tell(at), tell(at) ** 2
    found = []
    for card in at.legal():
        at.play(card)
        found.append(moments(at, tell))
        at.undo()
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def paid(payoff, at):
    return at.paid(payoff)[0]


def alone(key):
    """A moment shortly before the end of a deal in which everybody plays alone."""
    return next(end for end in ends(games()[key], 2, deals=500, seed=5) if end.playing.aim is None)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_plays_by_chance_come_to_what_chance_would_have(game):
    chance_has_its_way(ends(game, 2, deals=2))


@pytest.mark.parametrize("key", ["slovenian", "slovenian_3", "romanian"])
def test_plays_by_chance_pay_what_chance_would_have_where_everybody_plays_alone(key):
    chance_has_its_way([alone(key)])


def chance_has_its_way(deals):
    for deal in deals:
        spec = pack(deal)
        payoff = kernel.payoff(deal)
        played = kernel.playouts(spec, MANY, payoff=payoff, seed=5)
        for told, tell in (
            (played.units[0], lambda at: at.units[0]),
            (played.tricks[1], lambda at: at.tricks[1]),
            (played.paid[0], partial(paid, payoff)),
        ):
            mean, square = moments(kernel.Position(spec), tell)
            spread = max(square - mean**2, 0) ** 0.5
            assert abs(told / MANY - mean) <= 5 * spread / MANY**0.5 + 1e-9


@pytest.mark.parametrize(("policy", "whims"), [("random", 0), ("rule", 8)])
def test_the_same_seed_gives_the_same_plays(policy, whims):
    spec = pack(next(ends(games()["slovenian"], 12, deals=1)))
    one, again, other = (kernel.playouts(spec, 500, policy=policy, seed=s, whims=whims) for s in (1, 1, 2))

    assert one == again != other


def test_without_whims_players_by_rules_play_the_same_whatever_the_seed():
    spec = pack(next(ends(games()["slovenian"], 12, deals=1)))

    assert kernel.playouts(spec, 5, policy="rule", seed=1) == kernel.playouts(spec, 5, policy="rule", seed=2)


@pytest.mark.parametrize("policy", ["random", "rule"])
def test_all_that_is_held_is_won(policy):
    for game in games().values():
        spec = pack(next(ends(game, 5, deals=1)))
        played = kernel.playouts(spec, 100, policy=policy)
        assert 100 * spec.tricks == sum(played.tricks)
        whole = spec.base + sum(spec.worth[card] for card in range(54) if lies(spec, card))
        assert 100 * whole == sum(played.units)


def lies(spec, card):
    places = (*spec.hands, *spec.won, *(1 << other for other in (*spec.table, *spec.gifts)), spec.talon)
    return any(place >> card & 1 for place in places)


def test_by_rules_a_sure_trick_gets_what_is_worth_most():
    """Seats 0 and 2 against 1 and 3: seat 0 leads Š, seat 2 has ♠K and ♠7 to give, and then loses a trick.

    Had it kept the king, seat 1 would win it with the II: ♠K (13 thirds) goes to the sure Š instead.
    """
    game = games()["slovenian"]
    deal = position(
        game,
        phase="trick",
        hands=("Š ♥4", "XX II", "♠K ♠7", "XIX ♦Q"),
        contract="three",
        declarer=0,
        partner=2,
    )
    spec = pack(deal)
    ruled = kernel.playouts(spec, MANY, policy="rule", seed=3)
    chance = kernel.playouts(spec, MANY, policy="random", seed=3)

    assert ruled.units[0] > chance.units[0]


def test_an_unknown_policy_is_refused():
    spec = pack(next(ends(games()["slovenian"], 2, deals=1)))
    with pytest.raises(ValueError, match="there is no policy 'best': it is random or rule"):
        kernel.playouts(spec, 1, policy="best")


def test_another_thread_runs_meanwhile_and_can_stop_it():
    spec = pack(next(ends(games()["slovenian"], 12, deals=1)))
    stop, asked = kernel.Stop(), []

    def ask():
        time.sleep(0.05)
        asked.append(time.process_time())
        stop.ask()

    other = threading.Thread(target=ask)
    other.start()
    with pytest.raises(kernel.Stopped):
        kernel.playouts(spec, 10**12, stop=stop)
    stopped = time.process_time()
    other.join()

    assert stopped - asked[0] < 0.05  # seconds of work: on a busy machine more may pass
