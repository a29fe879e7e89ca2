"""What only Romanian tarok and taper ask of a player by rules: levels, the talon in stages, declarations."""

from typing import Any, Final

from tarok.bots.craft import Craft
from tarok.bots.exchange import lay
from tarok.bots.romanian.announcements import speak
from tarok.bots.romanian.auction import abandon, bid, call
from tarok.bots.romanian.talon import decide
from tarok.bots.romanian.weights import ROMANIAN, TAPER, Romanian
from tarok.engine.actions import Announce, Bid, Call, Kontra, Lay, Oppose, Take, ThrowIn

FOUR: Final = Craft[Romanian, Any](
    ROMANIAN,
    {
        ThrowIn: abandon,
        Bid: bid,
        Call: call,
        Take: decide,
        Lay: lay,
        Announce: speak,
        Oppose: speak,
        Kontra: speak,
    },
)
THREE: Final = Craft[Romanian, Any](TAPER, FOUR.decides)
CRAFTS: Final = {"romanian": FOUR, "taper": THREE}
"""Of every game of the family, how it is played."""
