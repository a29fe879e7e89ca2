"""What only Slovenian tarok asks of a player by rules: bids, and the open talon."""

from typing import Any, Final

from tarok.bots.announcements import announce
from tarok.bots.craft import Craft
from tarok.bots.exchange import call, lay
from tarok.bots.slovenian.auction import bid, choose
from tarok.bots.slovenian.exchange import take
from tarok.bots.slovenian.weights import SLOVENIAN, SLOVENIAN_3, Slovenian
from tarok.engine.actions import Announce, Bid, Call, Choose, Kontra, Lay, Take

FOUR: Final = Craft[Slovenian, Any](
    SLOVENIAN,
    {
        Bid: bid,
        Choose: choose,
        Call: call,
        Take: take,
        Lay: lay,
        Announce: announce,
        Kontra: announce,
    },
)
THREE: Final = Craft[Slovenian, Any](SLOVENIAN_3, FOUR.decides)
CRAFTS: Final = {"slovenian": FOUR, "slovenian_3": THREE, "slovenian_5": FOUR}
"""Of every game of the family, how it is played."""
