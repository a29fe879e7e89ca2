"""The player for games without a player by rules: it bids on many taroks, and plays safe."""

from functools import partial

from tarok.cards.deck import TAROKS, Card
from tarok.engine.actions import LAY, PASS, PLAY, Action, Bid, Call, Knock, Lay, Play
from tarok.engine.deal import Game
from tarok.engine.view import Player, View

BIDS = 7
"""On how many taroks the lowest bid is made."""


def plain(game: Game, seed: int) -> Player:
    """Return the plain player."""
    return partial(_plainly, game)


def _plainly(game: Game, view: View) -> Action:
    legal = view.legal
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids and len(view.hand & TAROKS) >= BIDS:
        return bids[0]
    if PASS in legal or Knock() in legal:
        return PASS if PASS in legal else Knock()
    cards = [action.card for action in legal if isinstance(action, Lay | Play)]
    if any(isinstance(action, Lay) for action in legal):
        return LAY[max(cards, key=lambda card: game.worth[card])]
    if cards:
        return PLAY[_card(game, view, cards)]
    others = [action for action in legal if isinstance(action, Call) and action.card not in view.hand]
    return others[0] if others else legal[0]


def _card(game: Game, view: View, cards: list[Card]) -> Card:
    """Return the cheapest card that takes the trick where tricks are wanted, or else the cheapest of all."""
    contract = game.contract(view.contract or "")
    taking = [card for card in cards if contract.beats((*view.table, card)) == card]
    if contract.aim is None:
        return max(set(cards) - set(taking), default=min(cards))
    return min(taking) if taking else min(cards, key=lambda card: (game.worth[card], card))
