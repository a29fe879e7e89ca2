"""A puzzle against brute force: every way to play on is tried, in the worlds that the puzzle names."""

from statistics import fmean

import minimax
import pytest

from tarok.kernel import pack, payoff
from tarok.notation import read
from tarok.puzzles.card_worth import claim
from tarok.puzzles.collection import kept
from tarok.puzzles.puzzle import AGREE, least, seen_from


def by_brute_force(card_worlds):
    """What each card brings the side of the seat whose turn it is, in each world, every way of play tried."""
    for world in card_worlds:
        spec, sign = pack(world), -1 if world.side(world.due.seat) else 1
        told = minimax.points(spec, payoff(world))
        yield {card: sign * value for card, value in minimax.by_card(spec, told).items()}


def holds_by_brute_force(puzzle):
    """Whether the answer, what the cards cost and how far the worlds agree are what brute force finds."""
    deal = read(puzzle.deal)
    card_worlds, whole = claim(deal.game, seen_from(deal), puzzle.seed)
    rows = list(by_brute_force(card_worlds))
    right, others = puzzle.found.answer[0], set(rows[0]) - set(puzzle.found.answer)
    costs = {cost.card: cost.points for cost in puzzle.found.costs}

    assert (puzzle.found.worlds, puzzle.found.whole) == (len(rows), whole)
    assert all(row[card] == row[right] for row in rows for card in puzzle.found.answer)
    for card in others:
        assert costs[card] == pytest.approx(fmean(row[right] - row[card] for row in rows), abs=0.006)
    assert min(costs[card] for card in others) >= least(deal.game)
    agreeing = fmean(all(row[right] > row[card] for card in others) for row in rows)
    assert agreeing >= AGREE
    assert puzzle.found.agree == pytest.approx(agreeing, abs=0.0001)


def with_cards(game, most):
    """The kept puzzles of a game in which the seat holds this many cards at most."""
    for row in kept(game).values():
        deal = row.deal
        if len(deal.hands[deal.due.seat]) <= most:
            yield row.puzzle
