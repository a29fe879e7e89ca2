"""How hard a puzzle is: what the bots would play, and which cards look sensible."""

from typing import Final

from tarok.bots import PLAYERS
from tarok.bots.rule import rule
from tarok.cards.deck import Card
from tarok.engine.actions import PLAY, Play
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.puzzles.puzzle import Grade
from tarok.values import Evaluation

BOTS: Final = "rule", "thinker"
"""Whose errors make a puzzle hard: the first goes by rules, the second tries its cards."""
WORLDS: Final = 20
"""In how many worlds each card is played out by rules to see which look sensible, as the thinker begins;"""
NEAR: Final = 2.5
"""and by up to how many standard errors less such a card may bring than the answer, as with the thinker."""


def grade(game: Game, seen: View, answer: Card, seed: int) -> Grade | None:
    """Return how hard it is to find the answer; None: no other card looks sensible.

    One does if a bot would play it, or if by plain play it may bring as much as the answer.
    """
    misses = sum(PLAYERS[bot](game, seed)(seen) != Play(answer) for bot in BOTS)
    return Grade(1 + misses) if misses or _is_close(game, seen, answer, seed) else None


def _is_close(game: Game, seen: View, answer: Card, seed: int) -> bool:
    """Whether another card may bring as much as the answer, as far as some play by rules tells."""
    others = [action for action in seen.legal if action != PLAY[answer]]
    tried = Evaluation(game, seen, seed, player=rule).of((PLAY[answer], *others), range(WORLDS))
    return any(tried.mean(0) - tried.mean(i) <= NEAR * tried.error(0, i) for i in range(1, len(others) + 1))
