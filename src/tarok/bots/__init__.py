"""Players of the machine.  Each sees its view alone; the same seed and view give the same action."""

from collections.abc import Callable, Mapping
from functools import partial, wraps
from types import MappingProxyType
from typing import Final

from tarok.bots.random_players import bold, uniform
from tarok.bots.rule import rule, rule_bids
from tarok.bots.search import master, thinker
from tarok.engine.actions import Action
from tarok.engine.deal import Game
from tarok.engine.view import Player, View
from tarok.validation.arguments import Named, brief, checked


def asked_in_turn(make: Callable[[Game, int], Player]) -> Callable[[Game, int], Player]:
    """Make the players that a function returns refuse a view in which no decision is due."""

    @wraps(make)
    def making(game: Game, seed: int) -> Player:
        return partial(_answer, make(game, seed))

    return checked(making)


def _answer(player: Player, view: View) -> Action:
    if not isinstance(view, View) or not view.legal:
        raise ValueError(
            f"a player is asked with the view of the seat whose turn it is, not with {brief(view)}"
        )
    return player(view)


PLAYERS: Final[Mapping[str, Callable[[Game, int], Player]]] = MappingProxyType(
    Named(
        "player",
        {
            "random": asked_in_turn(uniform),
            "bold": asked_in_turn(bold),
            "rule": asked_in_turn(rule),
            "rule_bids": asked_in_turn(rule_bids),
            "thinker": asked_in_turn(thinker),
            "master": asked_in_turn(master),
        },
    )
)
"""The players by name; each is made for a game and a seed.  Unknown: there is none of that name."""
