"""The discards of all who drew cards (CZ-DISC)."""

from collections.abc import Iterator

from tarok.cards.deck import FIVES, NONE, TAROKS
from tarok.chapters.talon import discard, taroks_face_up
from tarok.engine.actions import Lay, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.duties import cards_to_lay
from tarok.engine.phases import Script, script
from tarok.games.czech.contracts import REJECTABLE

HAND = 12


@script
def discards(deal: Deal) -> Script:
    """All discard down to twelve cards, Povinost first (CZ-DISC-01)."""
    for seat in deal.game.order(deal.forehand):
        over = len(deal.hands[seat]) - HAND
        deal = yield from discard(deal, seat, over, _to_lay, taroks_face_up)  # CZ-DISC-04
    return deal


def _to_lay(deal: Deal, seat: Seat) -> Iterator[Lay | Refusal]:
    """Every card of the hand: five-point cards never go, trumps only if nothing else is left."""
    hand = deal.hands[seat]
    last = TAROKS if hand & REJECTABLE else NONE
    yield from cards_to_lay(hand, (FIVES, "worth_five", "CZ-DISC-02"), (last, "trumps_last", "CZ-DISC-03"))
