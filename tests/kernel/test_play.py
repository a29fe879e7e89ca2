"""Kernel and engine agree at every position in the play of the cards, in every game and house."""

import os
from itertools import islice

import pytest
from ends import ends, games
from lawful import begun, steps
from msgspec.structs import asdict

from tarok import kernel
from tarok.actions import PLAY
from tarok.deal import act
from tarok.games import GAMES
from tarok.kernel import pack

DEALS = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 40


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_kernel_and_engine_play_alike(game):
    for deal, seats in islice(begun(game, 1), DEALS):
        plays_alike(steps(deal, seats))


def plays_alike(deals):
    """From the first card on, one position of the kernel goes on with the engine's deal, and back again."""
    at, passed = None, []
    for deal in deals:
        if deal.phase != "trick":
            continue
        if at is None:
            at = kernel.Position(pack(deal))
        elif deal.log[-1][1] in PLAY:
            at.play(deal.log[-1][1].card)
        assert sorted(action.card for action in deal.due.legal) == at.legal()
        assert (deal.due.seat, deal.table, deal.hands) == (at.seat, at.table, at.hands)
        assert (deal.won, tuple(trick.winner for trick in deal.tricks)) == (at.won, at.winners)
        assert seen(at) == seen(kernel.Position(pack(deal)))
        passed.append(seen(at))
    for before in reversed(passed[:-1]):
        at.undo()
        assert before == seen(at)


def seen(at):
    return at.mask, at.seat, at.table, at.hands, at.won, at.winners, at.tricks, at.units


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_kernel_and_engine_count_the_same_plays(game):
    for deal in ends(to_the_last_card(game), 2, deals=3):
        assert plays_of_engine(deal) == plays_of_kernel(kernel.Position(pack(deal)))


def to_the_last_card(game):
    """The same game, but no deal ends because it is decided."""
    if not hasattr(game.options, "early_termination"):
        return game
    return GAMES[game.key](**asdict(game.options) | {"early_termination": False})


def plays_of_engine(deal):
    if deal.phase == "conceding":
        return plays_of_engine(act(deal, deal.due.legal[0]))
    return sum(plays_of_engine(act(deal, action)) for action in deal.due.legal) if deal.due else 1


def plays_of_kernel(at):
    if at.over:
        return 1
    total = 0
    for card in at.legal():
        at.play(card)
        total += plays_of_kernel(at)
        at.undo()
    return total


def test_a_clone_goes_its_own_way():
    deal = next(ends(games()["slovenian"], 2, deals=1))
    one = kernel.Position(pack(deal))
    other = one.clone()
    other.play(other.legal()[0])

    assert (0, 1) == (len(one.table), len(other.table))


def test_what_is_not_legal_is_refused_and_changes_nothing():
    deal = next(ends(games()["slovenian"], 2, deals=1))
    at = kernel.Position(pack(deal))
    before = seen(at)
    for card in {*range(-1, 64)} - {*at.legal()}:
        with pytest.raises(ValueError, match=f"seat {at.seat} may not play card {card}$"):
            at.play(card)
    with pytest.raises(ValueError, match="no card has been played"):
        at.undo()

    assert before == seen(at)


def test_only_the_play_of_the_cards_is_packed():
    deal, _ = next(begun(games()["slovenian"], 1))
    with pytest.raises(ValueError, match="not in the play of the cards"):
        pack(deal)
