"""A whole play is solved card by card, from the last one back, and each position as if it stood alone."""

import itertools
import os
import random

import minimax
import pytest
from ends import ends, games
from msgspec.structs import replace

from tarok import kernel
from tarok.kernel import pack, payoff

ENDS = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 400


def cases(left, seed):
    """The first position, the payoff and the sides, where no two are given: seat 1 against the others."""
    for game in games().values():
        for deal in ends(game, left, deals=ENDS, seed=seed):
            alone = deal.playing.aim is None
            spec = pack(deal)
            sides = tuple(int(seat != 1) for seat in range(spec.seats)) if alone else spec.side
            yield replace(spec, side=sides), None if alone else payoff(deal)


def at_random(spec, seed):
    """A play to the last card."""
    chance, at, played = random.Random(seed), kernel.Position(spec), []
    while legal := at.legal():
        played.append(chance.choice(legal))
        at.play(played[-1])
    return played


def test_every_card_has_the_value_that_a_position_has_by_itself():
    for seed, (spec, told) in enumerate(cases(3, seed=3)):
        played = at_random(spec, seed)
        solved = list(kernel.solve_play(spec, played, told))[::-1]
        judge = minimax.points(spec, told) if told else minimax.units(spec)

        assert list(enumerate(played)) == [(one.before, one.card) for one in solved]
        assert solved[-1].value == minimax.of_line(spec, judge, played)
        for one, after in itertools.pairwise(solved):
            assert one.cards[one.card] == after.value
        at = kernel.Position(spec)
        for one in solved[: spec.seats]:
            alone = kernel.solve(replace(spec, hands=at.hands, table=at.table), told)
            assert (alone.value, alone.cards) == (one.value, one.cards)
            at.play(one.card)


def test_every_card_gains_what_minimax_finds():
    for seed, (spec, told) in enumerate(cases(2, seed=4)):
        if told:
            judge, played = minimax.points(spec, told), at_random(spec, seed)
            last = list(kernel.solve_play(spec, played, told))[-1]
            assert last.cards == minimax.by_card(spec, judge)


def test_the_last_cards_come_first():
    spec, told = next(cases(12, seed=5))
    played = at_random(spec, 1)
    choices = kernel.solve_play(spec, played, told)

    assert [len(played) - 1 - nth for nth in range(16)] == [next(choices).before for _ in range(16)]


def test_a_card_that_is_not_legal_is_refused_before_anything_is_solved():
    spec, _ = next(cases(3, seed=3))
    card = next(card for card in range(54) if not spec.hands[spec.leader] >> card & 1)
    with pytest.raises(ValueError, match=f"seat {spec.leader} may not play card {card}"):
        kernel.solve_play(spec, [card])
