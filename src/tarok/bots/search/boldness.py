"""The bids of search players: they play better than the rule player, so they can bid on weaker hands."""

from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from tarok.bots.families import CRAFTS
from tarok.bots.rule import rule
from tarok.bots.search.learned_bids import LEARNED, bidder
from tarok.engine.deal import Game
from tarok.engine.view import Player

LESS: Final = MappingProxyType({"slovenian": 12.0, "slovenian_3": 8.0})
"""How many points less than to rules a contract must bring to thinkers to be bid."""


def speaker(game: Game, seed: int) -> Player:
    """Return a rule player that bids by learned values, or as boldly as search players may."""
    craft, less, by_rules = CRAFTS.get(game.key), LESS.get(game.key), rule(game, seed)
    if craft is None:
        return by_rules
    if game.key in LEARNED:
        return bidder(game, craft.weights.strength, by_rules)
    if less is None:
        return by_rules
    bidding = craft.weights.bidding
    bold = replace(bidding, margin=bidding.margin - less, forehand=bidding.forehand - less)
    return rule(game, seed, replace(craft.weights, bidding=bold))
