"""Cutting, and choosing a stack."""

from tarok.bots.czech.weights import Czech
from tarok.engine.actions import Action
from tarok.engine.deal import Game
from tarok.engine.view import View


def deal(game: Game, view: View, weights: Czech) -> Action:
    """Do what is quickest, cut once and in the middle: face down all cards are alike (CZ-DEAL-05)."""
    return game.idle(view.legal)
