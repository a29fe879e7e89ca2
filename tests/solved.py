"""A puzzle against brute force: every way to play on is tried, in the worlds that the puzzle names."""

from statistics import fmean

import minimax
import pytest

from tarok.engine.actions import PLAY
from tarok.engine.deal import act
from tarok.engine.view import paid as booked
from tarok.kernel import pack, payoff
from tarok.notation import read
from tarok.puzzles.card_worth import claim
from tarok.puzzles.collection import kept
from tarok.puzzles.puzzle import AGREE, ALONE, CARDS, seen_from


def by_brute_force(card_worlds):
    """What each card brings the side of the seat whose turn it is, in each world, every way of play tried."""
    for world in card_worlds:
        spec, sign = pack(world), -1 if world.side(world.due.seat) else 1
        told = minimax.points(spec, payoff(world))
        yield {card: sign * value for card, value in minimax.by_card(spec, told).items()}


def holds_by_brute_force(puzzle):
    """Whether one card is right, by enough, and costs, shares and line are what brute force finds."""
    deal = read(puzzle.deal)
    card_worlds, whole = claim(deal.game, seen_from(deal), puzzle.seed)
    rows = list(by_brute_force(card_worlds))
    found, costs = puzzle.found, {cost.card: cost.points for cost in puzzle.found.costs}
    (right,) = found.answer
    others = set(rows[0]) - {right}

    assert len(rows[0]) >= CARDS
    assert (found.worlds, found.whole) == (len(rows), whole)
    for card in others:
        assert costs[card] == pytest.approx(fmean(row[right] - row[card] for row in rows), abs=0.006)
    points = 1 if puzzle.goal.kind in {"contract", "defeat"} else 2
    assert min(costs[card] for card in others) >= deal.game.seats * points
    agreeing = fmean(all(row[right] >= row[card] for card in others) for row in rows)
    alone = fmean(all(row[right] > row[card] for card in others) for row in rows)
    assert agreeing >= AGREE
    assert alone >= ALONE
    assert (found.agree, found.alone) == pytest.approx((agreeing, alone), abs=0.0001)
    _line_is_best(deal, right, puzzle.line)


def _line_is_best(deal, right, line):
    """The line brings what brute force says of its first card, which alone brings that."""
    (row,) = by_brute_force([deal])
    assert (right, 1) == (line[0], [*row.values()].count(max(row.values())))
    end = deal
    for card in line:
        end = act(end, PLAY[card])
    assert end.ended
    mine = deal.side(deal.due.seat)
    paid = [sum(line.deltas[seat] for line in booked(end)) for seat in range(deal.game.seats)]
    assert row[right] == sum(
        points if end.side(seat) == mine else -points for seat, points in enumerate(paid)
    )


def with_cards(game, most):
    """The kept puzzles of a game in which the seat holds this many cards at most."""
    for row in kept(game).values():
        deal = row.deal
        if len(deal.hands[deal.due.seat]) <= most:
            yield row.puzzle
