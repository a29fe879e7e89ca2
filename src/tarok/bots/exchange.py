"""Calling a king, and discarding."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from tarok.bots.card_masks import FIVES, SUITS, TAROKS, Mask, each, mask_of
from tarok.bots.strength import strength
from tarok.bots.weights import Weights
from tarok.cards.deck import SUIT_OF, Card
from tarok.engine.actions import FACE_DOWN, LAY, Action, Call, Lay
from tarok.engine.deal import Game
from tarok.engine.view import View


def call(game: Game, view: View, weights: Weights) -> Action:
    """Call a king that is not in the own hand, in a short suit, with its queen if possible."""
    hand = int(view.hand)
    calls = [action for action in view.legal if isinstance(action, Call) and action.card != FACE_DOWN]

    def merit(action: Call) -> tuple[bool, float]:
        suit = hand & SUITS[SUIT_OF[action.card]]
        queen = suit >> (action.card - 1) & 1
        return not hand >> action.card & 1, 1.5 * queen - suit.bit_count()

    return max(calls, key=merit)


def lay(game: Game, view: View, weights: Weights) -> Action:
    """Discard the next of the cards that leave the best hand."""
    assert view.contract is not None
    left = game.contract(view.contract).talon - sum(isinstance(action, Lay) for _, action in view.log)
    may = mask_of(action.card for action in view.legal if isinstance(action, Lay))
    best = best_laid(game, int(view.hand), left, weights)[1]
    return LAY[next(each(best & may or may))]


def best_laid(game: Game, hand: Mask, count: int, weights: Weights) -> tuple[float, Mask]:
    """Return the best that can be discarded, and what hand and pile are worth then.

    Taroks go only where nothing else is left, and then the lowest.
    """
    plain, taroks = hand & ~FIVES & ~TAROKS, hand & ~FIVES & TAROKS
    ways: Iterable[Sequence[Card]] = combinations(each(plain), count)
    if plain.bit_count() < count:
        ways = [[*each(plain), *each(taroks)][:count]]
    best = (-1.0, 0)
    for cards in ways:
        laid = mask_of(cards)
        points = sum(game.worth[card] for card in cards)
        value = strength(weights.strength, hand & ~laid) + weights.strength.laid * points
        best = max(best, (value, laid))
    return best
