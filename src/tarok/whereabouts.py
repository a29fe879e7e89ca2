"""Where the cards are that one seat cannot see, as far as it can prove that."""

from collections.abc import Sequence

from tarok.actions import Seat
from tarok.cards import TAROKS, Cards
from tarok.kinds import FactKind
from tarok.table import Fact


def laid_taroks(facts: Sequence[Fact], seat: Seat, viewer: Seat | None, mine: Cards) -> range | None:
    """Return how many taroks `seat` may have laid away, for all that `viewer` knows, who laid `mine` away.

    None if nothing was told of that seat.
    """
    if seat == viewer:
        return _just(len(mine & TAROKS))
    for fact in facts:
        if fact.what == FactKind.TAROKS_LAID and fact.seat == seat:
            return _just(fact.value)
        if fact.what == FactKind.TAROKS_LAID_BY_OTHERS and fact.seat != seat:
            own = 0 if viewer in {None, fact.seat} else len(mine & TAROKS)
            return range(fact.value - own + 1)
    return None


def _just(number: int) -> range:
    return range(number, number + 1)
