"""What a motive is: it holds for one card and not for another, by what the seat can prove."""

from collections.abc import Callable
from typing import TypeAlias

from tarok.cards.deck import Card
from tarok.reasons.reason import Reason
from tarok.reasons.sight import Sight

Motive: TypeAlias = Callable[[Sight, Card, Card], Reason | None]
"""Says for which reason the first card is better than the second; None: this motive says nothing."""
Holds: TypeAlias = Callable[[Sight, Card], Reason | None]
"""Whether a card serves a purpose, and the reason that says so."""


def apart(holds: Holds) -> Motive:
    """Return the motive of a purpose: it speaks where the first card serves it and the second does not."""

    def motive(seen: Sight, card: Card, rival: Card) -> Reason | None:
        reason = holds(seen, card)
        return reason if reason and holds(seen, rival) is None else None

    motive.__name__ = motive.__qualname__ = holds.__name__
    return motive
