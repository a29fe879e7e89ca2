"""What may happen between the tricks: somebody gives the game up (RO-END-03)."""

from tarok.actions import PASS, SURRENDER
from tarok.deal import Deal
from tarok.kinds import FactKind
from tarok.phases import Script, ask, script


@script
def conceding(deal: Deal) -> Script:
    """Before a trick everybody is asked; what all still hold then goes to the other side."""
    if deal.declarer is None:
        return deal
    for seat in deal.game.order(deal.leader):
        if (yield from ask(deal, seat, (PASS, SURRENDER))) == SURRENDER:
            return deal.noting(FactKind.CONCEDED, seat).but(ended="conceded")
    return deal
