"""The deal: a cut, the talon, and half a hand to every player, twice."""

from tarok.engine.actions import Cut, Seat
from tarok.engine.deal import Deal
from tarok.engine.phases import Script, Scripted, ask, maker, script

TALON = 6
"""How many cards the talon has in every game."""


def cut(deal: Deal, said: Cut) -> Deal:
    """Return the deal after a cut: what was lifted goes underneath."""
    return deal.replace(stock=deal.stock[said.at :] + deal.stock[: said.at])


def dealt(deal: Deal) -> Deal:
    """Return the deal with the talon set out and the stock dealt in two rounds, forehand first."""
    deal = deal.set_out(deal.stock[:TALON])
    size = len(deal.stock) // deal.game.seats
    for batch in (size - size // 2, size // 2):
        for seat in deal.game.order(0):
            deal = deal.draw(seat, deal.stock[:batch])
    return deal


@maker
def dealing(cutter: Seat) -> Scripted:
    """Return the phase in which this seat cuts and the cards are dealt."""

    @script
    def dealing(deal: Deal) -> Script:
        said = yield from ask(deal, cutter, [Cut(at) for at in range(1, len(deal.stock))])
        return dealt(cut(deal, said))

    return dealing
