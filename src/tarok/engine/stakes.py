"""The stake of the contract, and what a stake or a card tells of the sides."""

from typing import Final

from tarok.engine.actions import Seat
from tarok.engine.deal import Deal
from tarok.engine.fact_kinds import FactKind

GAME: Final = "game"
"""What the stake of the contract itself is called."""


def holds_called(deal: Deal, seat: Seat) -> Deal:
    """Return the deal in which every player knows that `seat` holds the called card."""
    return deal.with_fact(FactKind.PARTNER, seat) if seat != deal.declarer else alone(deal, seat)


def alone(deal: Deal, declarer: Seat) -> Deal:
    """Return the deal in which every player knows that the declarer has no partner."""
    for other in deal.game.order(0):
        deal = deal if other == declarer else deal.with_fact(FactKind.DEFENDER, other)
    return deal
