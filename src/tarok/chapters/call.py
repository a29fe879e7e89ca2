"""Calling a card, whose holder becomes the secret partner."""

from collections.abc import Callable, Iterable

from tarok.cards.deck import KINGS, Card, Cards
from tarok.engine.actions import FACE_DOWN, Call, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import Script, ask, script


def in_hand(deal: Deal, seat: Seat) -> Cards:
    """Return what a seat holds by most rules: its hand."""
    return deal.hands[seat]


def called(deal: Deal, card: Card, held: Callable[[Deal, Seat], Cards] = in_hand) -> Deal:
    """Return the deal in which this card is called.

    A seat other than the declarer that has it is the partner.
    """
    others = (seat for seat in deal.game.order(0) if seat != deal.declarer)
    return deal.replace(
        called=card, partner=next((seat for seat in others if card in held(deal, seat)), None)
    )


def call(deal: Deal, choices: Callable[[Deal, Seat], Iterable[Call | Refusal]]) -> Script:
    """Ask the declarer of a contract that calls; a call face down is of the one king that is missing."""
    if deal.declarer is None or not deal.playing.calls:
        return deal
    said = yield from ask(deal, deal.declarer, choices(deal, deal.declarer))
    if said.card != FACE_DOWN:
        return called(deal, said.card)
    (card,) = KINGS - deal.hands[deal.declarer]
    return called(deal.with_fact(FactKind.UNNAMED, deal.declarer), card)


def any_king(deal: Deal, seat: Seat) -> Iterable[Call]:
    """Return the call of each king."""
    return map(Call, KINGS)


@script
def call_king(deal: Deal) -> Script:
    """The declarer names any king, an own one too."""
    return (yield from call(deal, any_king))
