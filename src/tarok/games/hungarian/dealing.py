"""The deal: a cut, six cards to the talon, and two batches to everybody (HU-DEAL, HU-C54-03)."""

from tarok.engine.actions import Cut, Seat
from tarok.engine.deal import Deal
from tarok.engine.phases import Script, Scripted, ask, maker, script

TALON = 6


@maker
def dealing(cutter: Seat) -> Scripted:
    """Return the phase in which the cards are dealt; the dealer's left neighbour cuts."""

    @script
    def dealing(deal: Deal) -> Script:
        said = yield from ask(deal, cutter, [Cut(at) for at in range(1, len(deal.stock))])  # HU-DEAL-01
        deal = deal.but(stock=deal.stock[said.at :] + deal.stock[: said.at])
        deal = deal.set_out(deal.stock[:TALON])
        size = len(deal.stock) // deal.game.seats
        for batch in (size - size // 2, size // 2):
            for seat in deal.game.order(0):
                deal = deal.draw(seat, deal.stock[:batch])
        return deal

    return dealing
