"""The referee of the payoff: what the kernel says of a finished play is what the game books for it."""

import os
from itertools import islice

import pytest
from ends import games
from lawful import begun, steps
from steered import steered

from tarok import kernel
from tarok.actions import Play
from tarok.deal import act, start
from tarok.games import GAMES
from tarok.kernel import objective, pack
from tarok.view import paid

DEALS = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 200
RARE = int(os.environ.get("TAROK_RARE_DEALS", "5"))
"""How many deals are steered towards every bonus."""


def booked(over):
    lines = (line.deltas for line in paid(over))
    return tuple(map(sum, zip((0,) * over.game.seats, *lines, strict=True)))


def pays_alike(played):
    """From two of its moments on, the kernel plays the same cards as the deal, and pays the same."""
    *_, over = played
    for deal in (played[0], played[(len(played) - 1) // 2]):
        at, ends = kernel.Position(pack(deal)), kernel.Ends(objective(deal))
        foreseen = [foresight(ends, at)]
        for _, action in over.log[len(deal.log) :]:
            if isinstance(action, Play):
                at.play(action.card)
                foreseen.append(foresight(ends, at))
        while not at.over:  # the deal was decided
            at.play(at.legal()[-1])
        assert ends.paid(at) == booked(over), over.playing.id
        comes_true(foreseen, ends, at, [deal.side(seat) for seat in range(deal.game.seats)])


def foresight(ends, at):
    """What is said of the end in the middle of a play."""
    return ends.bounds(at), ends.outcomes(at), ends.pending(at), at.clone()


def comes_true(foreseen, ends, at, sides):
    """What was not open any more has stayed, and the value has kept its bounds."""
    value = sum(-paid if side else paid for paid, side in zip(ends.paid(at), sides, strict=True))
    for (low, high), outcomes, pending, then in foreseen:
        assert low <= value <= high
        settled = [(one, other) for one, other in zip(outcomes, ends.outcomes(at), strict=True)]
        assert all(one % 5 == other % 5 for i, (one, other) in enumerate(settled) if i not in pending)
        least = ends.least(then, value)
        assert least is None or least <= at.units[0]
        more = ends.least(then, value + 1)
        assert more is None or more > at.units[0]
    both = len({sides[seat] for seat in at.winners}) == 2
    assert (ends.least(at, value) is not None) == both


def moments(deal, seats):
    return [now for now in steps(deal, seats) if now.phase in ("trick", "conceding") or not now.due]


def settles(played):
    alone = played[-1].contract is None or played[-1].playing.aim is None
    return not alone and played[-1].ended in ("played", "decided") and len(played) > 1


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_kernel_and_game_pay_alike(game):
    for deal, seats in islice(begun(game, 2, rare=True), DEALS):
        played = moments(deal, seats)
        if settles(played):
            pays_alike(played)


def rare():
    return [
        pytest.param(make(), row, id=f"{key}-{row.id}")
        for key, make in GAMES.items()
        if hasattr(make().bonuses[0], "taroks")
        for row in make().bonuses
    ]


@pytest.mark.night
@pytest.mark.parametrize(("game", "row"), rare())
def test_kernel_and_game_pay_alike_for_what_is_rare(game, row):
    for over in islice(steered(game, row, 4), RARE):
        deal = start(game, over.pack, over.carry)
        played = [deal := act(deal, action) for _, action in over.log]
        played = [now for now in played if now.phase == "trick" or not now.due]
        if settles(played):
            pays_alike(played)
