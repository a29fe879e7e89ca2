"""What only American-Czech tarock asks of a player by rules: Prever or not, the talon, the call, bets."""

from typing import Any, Final

from tarok.bots.announcements import announce
from tarok.bots.craft import Craft
from tarok.bots.czech.auction import bid, call, throw_in
from tarok.bots.czech.cut import deal
from tarok.bots.czech.kontra import double
from tarok.bots.czech.signals import told
from tarok.bots.czech.talon import lay, take
from tarok.bots.czech.weights import CZECH, Czech
from tarok.engine.actions import Announce, Bid, Call, Cut, Kontra, Lay, Method, Pick, Take, ThrowIn

FOUR: Final = Craft[Czech, Any](
    CZECH,
    {
        Cut: deal,
        Method: deal,
        Pick: deal,
        Bid: bid,
        ThrowIn: throw_in,
        Take: take,
        Lay: lay,
        Call: call,
        Announce: announce,
        Kontra: double,
    },
    told,
)
CRAFTS: Final = {"czech_american": FOUR}
"""Of every game of the family, how it is played."""
