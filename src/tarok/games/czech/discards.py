"""What is laid away by all who drew cards (CZ-DISC)."""

from collections.abc import Iterator

from tarok.actions import LAY, Lay
from tarok.cards import TAROKS, Cards
from tarok.deal import Deal
from tarok.games.czech.contracts import FIVES, REJECTABLE
from tarok.kinds import ShowKind
from tarok.phases import Script, ask, script
from tarok.table import Refusal

HAND = 12


@script
def discards(deal: Deal) -> Script:
    """Everybody lays away down to twelve cards, Povinost first (CZ-DISC-01)."""
    for seat in deal.game.order(deal.forehand):
        while len(deal.hands[seat]) > HAND:
            said = yield from ask(deal, seat, to_lay(deal.hands[seat]))
            deal = deal.lay(seat, said.card)
            if said.card in TAROKS:
                deal = deal.showing(ShowKind.LAID, (said.card,), seat)  # CZ-DISC-04
    return deal


def to_lay(hand: Cards) -> Iterator[Lay | Refusal]:
    """Every card of the hand: five-point cards never go, trumps only if nothing else is left."""
    for card in hand:
        if card in FIVES:
            yield Refusal(LAY[card], "worth_five", "CZ-DISC-02")
        elif card in TAROKS and hand & REJECTABLE:
            yield Refusal(LAY[card], "trumps_last", "CZ-DISC-03")
        else:
            yield LAY[card]
