"""What may happen between the tricks: somebody gives the game up (RO-END-03)."""

from tarok.engine.actions import PASS, SURRENDER
from tarok.engine.deal import Deal
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import Script, ask, script


@script
def conceding(deal: Deal) -> Script:
    """Before a trick everybody is asked; what all still hold then goes to the other side."""
    if deal.declarer is None:
        return deal
    for seat in deal.game.order(deal.leader):
        if (yield from ask(deal, seat, (PASS, SURRENDER))) == SURRENDER:
            return deal.noting(FactKind.CONCEDED, seat).but(ended="conceded")
    return deal
