"""The events watched in a deal: by the judges of its contract, and by games without a judge."""

from collections.abc import Iterator
from typing import TypeAlias

from tarok.cards.deck import ALONE, MOND, SKIS, Card
from tarok.engine.bonuses import giving, owner, watched
from tarok.engine.deal import Contract, Deal, Judge
from tarok.engine.rule_terms import Counts, Event, EventKind, Stands

Told: TypeAlias = tuple[Event, ...] | Counts | Stands
"""The events that a judge watches."""


def judges(contract: Contract) -> Iterator[tuple[str, str, Judge]]:
    """Yield the judges of the bonuses, each with its row and its place in that."""
    for row in contract.bonuses:
        for field in ("judge", "quietly"):
            judge = getattr(row, field, None)
            if judge:
                yield row.id, field, judge


def judged_rows(contract: Contract) -> Iterator[tuple[str, Judge]]:
    """Yield the same judges, each with its row."""
    return ((row, judge) for row, _, judge in judges(contract))


def watching(deal: Deal, what: str, judge: Judge) -> Told:
    """Return the events that a judge watches.  ValueError: it does not name them."""
    told = watched(judge, deal)
    if told is None:
        raise ValueError(
            f"the kernel cannot tell how {what!r} comes out: its judge does not say what it `watches`"
        )
    return told if isinstance(told, (Counts, Stands)) else tuple(told)


def meeting(deal: Deal) -> Iterator[Event]:
    """The škis and the mond in one trick."""
    skis, mond = owner(deal, SKIS), owner(deal, MOND)
    if skis is not None and mond is not None and skis != mond:
        yield Event(EventKind.MET, ALONE[SKIS] | ALONE[MOND])


def won_back(deal: Deal) -> Iterator[Event]:
    """The declarer takes the trick of the called card, and the talon with it."""
    card: Card | None = deal.called if giving(deal).talon else None
    if card is not None and deal.declarer is not None and owner(deal, card) is not None:
        yield Event(EventKind.TOOK, best=card, seats=1 << deal.declarer)
