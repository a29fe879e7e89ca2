"""Who may be with whom, and what a seat has to show for it, before cards are played."""

from tarok.bots.card_masks import TAROKS, Mask
from tarok.engine.view import View


def has_partner(view: View) -> bool:
    """Whether another seat than the declarer may be on the declarer's side."""
    return any(side != 1 for seat, side in enumerate(view.sides) if seat != view.declarer)


def shown_by_friends(view: View) -> Mask:
    """Return the cards that seats on my side have shown, by announcing them."""
    mine = None if view.seat is None else view.sides[view.seat]
    cards = 0
    for seat, seen in enumerate(view.seen):
        if seat != view.seat and view.sides[seat] == mine:
            cards |= int(seen)
    return cards


def taroks(view: View) -> int:
    """Return how many taroks the viewer holds."""
    return (int(view.hand) & TAROKS).bit_count()
