"""A reason: its key, with the numbers and cards that its sentence speaks of."""

from collections.abc import Mapping

from msgspec import Struct

from tarok.cards.deck import Card


class Reason(Struct, frozen=True, omit_defaults=True):
    """A reason by its key, with the numbers, cards and suits that it speaks of.

    A suit is a number from 0 to 3, in the order of the deck.  Reports and recorded deals keep reasons in this
    form: a key that is no longer given keeps its sentence.
    """

    why: str
    numbers: Mapping[str, int] = {}
    cards: tuple[Card, ...] = ()
