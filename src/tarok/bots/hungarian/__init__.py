"""What only the Hungarian games ask of a player by rules: invitations, and a round of promises."""

from typing import Any, Final

from tarok.bots.craft import Craft
from tarok.bots.hungarian.announcements import speak
from tarok.bots.hungarian.auction import bid, choose
from tarok.bots.hungarian.card_play import play_card
from tarok.bots.hungarian.exchange import annul, lay
from tarok.bots.hungarian.signals import heard
from tarok.bots.hungarian.weights import HUNGARIAN, HUNGARIAN_54, Hungarian
from tarok.engine.actions import Announce, Bid, Call, Choose, Kontra, Lay, Play, ThrowIn

NINE: Final = Craft[Hungarian, Any](
    HUNGARIAN,
    {
        Bid: bid,
        Choose: choose,
        Lay: lay,
        ThrowIn: annul,
        Call: speak,
        Announce: speak,
        Kontra: speak,
        Play: play_card,
    },
    heard,
)
TWELVE: Final = Craft[Hungarian, Any](HUNGARIAN_54, NINE.decides, heard)
CRAFTS: Final = {"paskievics": NINE, "illustrated": NINE, "illustrated_54": TWELVE, "high": NINE}
"""Of every game of the family, how it is played."""
