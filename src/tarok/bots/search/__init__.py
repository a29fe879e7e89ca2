"""Players that search: they try their legal actions in worlds of their view."""

from functools import partial
from typing import TYPE_CHECKING

from tarok.bots.random_players import dice
from tarok.bots.rule import rule
from tarok.bots.search.boldness import speaker
from tarok.bots.search.candidates import cards, words
from tarok.bots.search.levels import MASTERS, THOUGHTFUL, Level, in_game
from tarok.bots.search.likelihood import likelihood
from tarok.bots.search.trials import tried
from tarok.engine.actions import Action, Lay, Play, Take
from tarok.engine.deal import Game
from tarok.engine.view import Player, View
from tarok.kernel import missing

if TYPE_CHECKING or not missing():
    from tarok.values import DiscardEvaluation, Evaluation


def thinking(game: Game, seed: int, level: Level) -> Player:
    """Return a player that searches as much as the level says.

    Without a kernel, or where the kernel can play none of its worlds, it plays by rules; but it bids on what
    it can play.
    """
    by_rules = speaker(game, seed)
    return by_rules if missing() else partial(_thinking, game, seed, level, by_rules, rule(game, seed))


def _thinking(  # noqa: PLR0913, PLR0917 - what a thinker knows, and the view
    game: Game, seed: int, level: Level, by_rules: Player, usual: Player, view: View
) -> Action:
    given = by_rules(view)
    rounds = _rounds(level, given)
    if len(view.legal) == 1 or view.seat is None or not rounds:
        return given
    actions = cards(view, given) if isinstance(given, Play) else words(by_rules, view, level.about)
    if len(actions) == 1 and not isinstance(given, Lay | Take):
        return given
    said = partial(likelihood, seat=view.seat, by_rules=usual) if level.infers else None
    try:
        asked = Evaluation(
            game,
            view,
            dice(seed, view).getrandbits(32),
            player=rule,
            exact=level.exact // game.seats,
            patience=level.patience,
        )
        if isinstance(given, Lay | Take):
            laying = DiscardEvaluation(asked)
            plan = tried(laying, laying.plans(), rounds, level, said)
            return given if isinstance(given, Lay) and given.card in plan.pile else plan.action
        return tried(asked, actions, rounds, level, said)
    except ValueError:
        return given


def _rounds(level: Level, given: Action) -> tuple[int, ...]:
    """Return the rounds in which the like of an action is tried."""
    if isinstance(given, Play):
        return level.cards
    return level.plans if isinstance(given, Lay | Take) else level.words


def thinker(game: Game, seed: int) -> Player:
    """Return the player who thinks for up to three tenths of a second."""
    return thinking(game, seed, in_game(THOUGHTFUL, game.key))


def master(game: Game, seed: int) -> Player:
    """Return the player who thinks for about a second."""
    return thinking(game, seed, in_game(MASTERS, game.key))
