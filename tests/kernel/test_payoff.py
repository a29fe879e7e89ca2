"""The referee of the payoff: what the kernel says of a finished play is what the game books for it."""

import os
from itertools import islice

import minimax
import nets
import pytest
from ends import ends, games
from houses import variations
from lawful import begun, steps
from msgspec.structs import replace
from steered import steered

from tarok import kernel
from tarok.cards.deck import TAROKS
from tarok.engine.actions import Play
from tarok.engine.bonuses import made
from tarok.engine.deal import act, start
from tarok.engine.view import paid
from tarok.games import GAMES
from tarok.kernel import Payoff, pack, payoff

DEALS = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 200
VARIED = int(os.environ.get("TAROK_OPTION_DEALS", "2"))
"""How many deals are played with every single value of every option."""
BEYOND = "only_if_team_win_covers"
"""The one house rule that the kernel refuses (HU-OPT-29)."""
RARE = int(os.environ.get("TAROK_RARE_DEALS", "5"))
"""How many deals are steered towards every bonus."""


def booked(over):
    lines = (line.deltas for line in paid(over))
    return tuple(map(sum, zip((0,) * over.game.seats, *lines, strict=True)))


def pays_alike(played):
    """From two of its moments on, the kernel plays the same cards as the deal, and pays the same."""
    *_, over = played
    for deal in (played[0], played[(len(played) - 1) // 2]):
        at, told = kernel.Position(pack(deal)), payoff(deal)
        settled = [came_out(told, at)]
        for _, action in over.log[len(deal.log) :]:
            if isinstance(action, Play):
                at.play(action.card)
                settled.append(came_out(told, at))
        while not at.over:  # the deal was decided
            at.play(at.legal()[-1])
        assert at.paid(told) == booked(over), over.playing.id
        assert not isinstance(told, Payoff) or at.made(told) == made(over), over.playing.id
        assert all(then.items() <= came_out(told, at).items() for then in settled)


def came_out(told, at):
    """What has come of the events that are not open any more; who never can make one has not made it."""
    open_ = at.pending(told)
    return {i: outcome % 5 for i, outcome in enumerate(at.outcomes(told)) if i not in open_}


def moments(deal, seats):
    return [now for now in steps(deal, seats) if now.phase in ("trick", "conceding") or not now.due]


def settles(played):
    return len(played) > 1 and played[-1].ended in ("played", "decided")


@pytest.mark.parametrize("game", nets.each(games()))
def test_kernel_and_game_pay_alike(game):
    chance_pays_alike(game, DEALS)


def chance_pays_alike(game, deals):
    for deal, seats in islice(begun(game, 2, rare=True), deals):
        played = moments(deal, seats)
        if settles(played):
            pays_alike(played)


def houses():
    return [
        pytest.param(make, {name: value}, id=f"{key}-{name}-{value}")
        for key, make in GAMES.items()
        for name, value in variations(make)
        if value != BEYOND
    ]


@pytest.mark.night
@pytest.mark.parametrize(("make", "options"), houses())
def test_kernel_and_game_pay_alike_whatever_the_house_rules(make, options):
    chance_pays_alike(make(**options), VARIED)


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


@pytest.mark.parametrize(
    ("key", "wanted"), [("slovenian", "klop"), ("slovenian_3", "klop"), ("romanian", "michi_michi")]
)
def test_kernel_and_game_pay_alike_where_everybody_plays_alone(key, wanted):
    """SL-KLOP-03, SL-KLOP-04, RO-MIC-03"""
    alone = (moments(deal, seats) for deal, seats in begun(GAMES[key](), 5))
    alone = (played for played in alone if played[0].contract and played[0].playing.id == wanted)
    for played in islice(alone, DEALS):
        pays_alike(played)


def test_a_king_that_is_found_in_the_talon_counts():
    """RO-KIT-04: the declarer gives the cheapest card for it."""
    finds = (moments(deal, seats) for deal, seats in begun(GAMES["romanian"](), 2))
    finds = (played for played in finds if settles(played) and pack(played[0]).finder is not None)
    for played in islice(finds, 3):
        pays_alike(played)


def test_the_solver_looks_for_a_cheap_card_to_give_for_the_king():
    """RO-KIT-04: who has laid nothing but a dear card has one more reason to win a trick."""
    for deal in ends(GAMES["romanian"](), 3, deals=40):
        spec = pack(deal)
        away = deal.game.pack - deal.game.pack.of(card for hand in deal.hands for card in hand)
        dear = [card for card in away - TAROKS if spec.worth[card] > 1]
        if deal.playing.aim and dear:
            spec = replace(spec, finder=deal.declarer, laid=1 << dear[0], won=(0,) * 4)
            assert kernel.solve(spec).value == minimax.best(spec, minimax.units(spec))
