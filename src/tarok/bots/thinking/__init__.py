"""Players that think: what they may do they try in worlds that agree with their view."""

from functools import partial
from typing import TYPE_CHECKING

from tarok.actions import Action, Play
from tarok.bots.chance import dice
from tarok.bots.rule import rule
from tarok.bots.thinking.candidates import cards, words
from tarok.bots.thinking.levels import MASTERS, THOUGHTFUL, Level
from tarok.bots.thinking.likelihood import likelihood
from tarok.bots.thinking.trying import tried
from tarok.deal import Game
from tarok.kernel import missing
from tarok.view import Player, View

if TYPE_CHECKING or not missing():
    from tarok.values import Weighing


def thinking(game: Game, seed: int, level: Level) -> Player:
    """Return a player that thinks as much as the level says.

    Where there is no kernel, or none of its worlds can be played in it, it does what rules would do.
    """
    by_rules = rule(game, seed)

    def play(view: View) -> Action:
        given = by_rules(view)
        if len(view.legal) == 1 or view.seat is None:
            return given
        if isinstance(given, Play):
            rounds, actions = level.cards, cards(view, given)
        else:
            rounds, actions = level.words, words(by_rules, view)
        if not rounds or len(actions) == 1:
            return given
        try:
            asked = Weighing(
                game, view, dice(seed, view).getrandbits(32), player=rule, exact=level.exact // game.seats
            )
            said = partial(likelihood, seat=view.seat, by_rules=by_rules) if level.infers else None
            return tried(asked, actions, rounds, level, said)
        except ValueError:
            return given

    return by_rules if missing() else play


def thinker(game: Game, seed: int) -> Player:
    """Return the player who thinks for up to three tenths of a second."""
    return thinking(game, seed, THOUGHTFUL)


def master(game: Game, seed: int) -> Player:
    """Return the player who thinks for about a second."""
    return thinking(game, seed, MASTERS)
