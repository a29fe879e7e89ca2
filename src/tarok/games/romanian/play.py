"""What may happen between the tricks: a player gives the game up (RO-END-03)."""

from tarok.chapters.rounds import first_to_act
from tarok.engine.actions import PASS, SURRENDER, Action, Seat
from tarok.engine.deal import Deal
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import Script, script


@script
def conceding(deal: Deal) -> Script:
    """Before a trick everybody is asked; what all still hold then goes to the other side."""
    if deal.declarer is None:
        return deal
    seat = yield from first_to_act(deal, deal.leader, _concede)
    return deal if seat is None else deal.with_fact(FactKind.CONCEDED, seat).replace(ended="conceded")


def _concede(deal: Deal, seat: Seat) -> tuple[Action, ...]:
    return PASS, SURRENDER
