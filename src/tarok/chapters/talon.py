"""The talon in parts: one is taken, and as many cards are discarded."""

from collections.abc import Callable, Iterable
from typing import Any

from tarok.cards.deck import TAROKS, Card
from tarok.engine.actions import Action, Lay, Seat, Take
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import Script, ask
from tarok.engine.stakes import alone


def parts(deal: Deal) -> list[tuple[Card, ...]]:
    """Return the parts of the talon, each as large as the contract says."""
    size = deal.playing.talon
    return [deal.talon[start : start + size] for start in range(0, len(deal.talon), size)]


def taroks_face_up(deal: Deal, seat: Seat, said: Lay) -> Deal:
    """Return the deal after a discard, where all see a tarok that is discarded."""
    deal = deal.lay(seat, said.card)
    return deal.with_show(ShowKind.LAID, (said.card,), seat) if said.card in TAROKS else deal


def face_down(deal: Deal, seat: Seat, said: Lay) -> Deal:
    """Return the deal after a discard that no other seat sees."""
    return deal.lay(seat, said.card)


def discard(
    deal: Deal,
    seat: Seat,
    number: int,
    choices: Callable[[Deal, Seat], Iterable[Action | Refusal]],
    after: Callable[[Deal, Seat, Any], Deal],
) -> Script:
    """Ask a seat for this number of cards, one by one, unless something that it says ends the deal."""
    for _ in range(number):
        said = yield from ask(deal, seat, choices(deal, seat))
        deal = after(deal, seat, said)
        if deal.ended:
            break
    return deal


def exchange(deal: Deal, choices: Callable[[Deal, Seat], Iterable[Lay | Refusal]]) -> Script:
    """The talon is turned up; the declarer takes a part and discards as many cards, taroks face up.

    A called card in the talon tells every player that the declarer is alone.
    """
    declarer = deal.declarer
    if declarer is None or not deal.playing.talon:
        return deal
    deal = deal.with_show(ShowKind.TALON, deal.talon)
    if deal.called in deal.talon:
        deal = alone(deal, declarer)
    there = parts(deal)
    taken = yield from ask(deal, declarer, [Take(number) for number in range(1, len(there) + 1)])
    deal = deal.draw(declarer, there[taken.part - 1]).with_fact(FactKind.PART, declarer, taken.part)
    return (yield from discard(deal, declarer, deal.playing.talon, choices, taroks_face_up))
