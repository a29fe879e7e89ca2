"""Playing for all tricks, and against it."""

from tarok.bots.knowledge import Knowledge
from tarok.bots.negative_play import escapes, rank_share
from tarok.bots.point_play import ours, value
from tarok.cards.deck import SUIT_OF, Card


def sweep_value(k: Knowledge, card: Card) -> float:
    """Return the worth of a card where every trick must be won: sure winners lead, high ones first."""
    table = k.view.table
    led = SUIT_OF[table[0] if table else card]
    if not table:
        return 2 * escapes(k, card, led) + k.weights.sweeping.high * rank_share(k, card)
    best = card if k.wins(card) or k.best is None else k.best
    friend = 1.0 if best == card else k.friend[k.owner(best)]
    return 2 * ours(k, best, friend, led) - k.weights.sweeping.high * rank_share(k, card)


def stop_value(k: Knowledge, card: Card) -> float:
    """Return what it is worth to play this card against a sweep: take a trick, or keep what may take one."""
    return value(k, card) - k.weights.sweeping.keep * rank_share(k, card)
