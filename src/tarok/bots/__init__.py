"""Players of the machine.  Each sees its view alone; the same seed and view give the same action."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from tarok.bots.chance import bold, uniform
from tarok.bots.rule import rule, rule_bids
from tarok.bots.thinking import master, thinker
from tarok.deal import Game
from tarok.view import Player

PLAYERS: Final[Mapping[str, Callable[[Game, int], Player]]] = MappingProxyType(
    {
        "random": uniform,
        "bold": bold,
        "rule": rule,
        "rule_bids": rule_bids,
        "thinker": thinker,
        "master": master,
    }
)
"""The players by name; each is made for a game and a seed."""
