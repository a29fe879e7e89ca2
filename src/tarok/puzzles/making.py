"""Puzzles out of bots' deals: the same seed makes the same ones."""

import random
from collections.abc import Iterator, Sequence
from itertools import count

from tarok.actions import Play
from tarok.bots import PLAYERS
from tarok.cards import Card
from tarok.deal import Deal, Game, act, start
from tarok.kernel import Position, pack, payoff
from tarok.notation import write
from tarok.puzzles.puzzle import AGREE, Grade, Puzzle, answered, least, rows_of, seen_from, worth
from tarok.puzzles.themes import themes
from tarok.view import Player, view

LEFT = range(3, 6)
"""How many cards the seat holds: fewer ask for nothing, more hide too much."""


def puzzles(game: Game, seed: int, deals: int | None = None) -> Iterator[Puzzle]:
    """Yield the puzzles of the first `deals` of a seed, or of deals without end; one a deal at most.

    ValueError: a judge does not say what it watches for, or what is paid is no sum.
    """
    for number in count() if deals is None else range(deals):
        dealt = start(game, random.Random(f"{seed}/{number}").sample(sorted(game.pack), len(game.pack)))
        found = next(_moments(game, dealt, PLAYERS["rule"](game, number), number), None)
        if found is not None:
            yield found


def _moments(game: Game, deal: Deal, player: Player, seed: int) -> Iterator[Puzzle]:
    """Play a deal, and yield what puzzles it has."""
    while deal.due:
        action = player(view(deal, deal.due.seat))
        if isinstance(action, Play) and _asks(game, deal):
            puzzle = _puzzle(game, deal, action.card, seed)
            if puzzle is not None:
                yield puzzle
        deal = act(deal, action)


def _asks(game: Game, deal: Deal) -> bool:
    """Whether it may be a puzzle: there is a choice, and in the deal itself one answer is worth enough."""
    assert deal.due is not None
    if len(deal.due.legal) < 2 or len(deal.hands[deal.due.seat]) not in LEFT or deal.playing.aim is None:
        return False
    best, *others = sorted(worth(deal).values(), reverse=True)
    lower = [value for value in others if value < best]
    return bool(lower) and best - lower[0] >= least(game)


def _puzzle(game: Game, deal: Deal, rule: Card, seed: int) -> Puzzle | None:
    """Return the puzzle that a moment is, if it is one."""
    answer, margin, agree = answered(rows_of(game, seen_from(deal), seed))
    if margin < least(game) or agree < AGREE:
        return None
    return Puzzle(
        deal=write(deal),
        seed=seed,
        answer=answer,
        margin=margin,
        agree=agree,
        grade=_grade(answer, (rule, Position(pack(deal)).card("rule", payoff(deal)))),
        themes=themes(deal, answer[0]),
    )


def _grade(answer: Sequence[Card], played: Sequence[Card]) -> Grade:
    """Return how hard it is, by what the rule bot and the kernel's player by rules have played."""
    return Grade(1 + sum(card not in answer for card in played))
