"""What is laid away by all who drew cards (CZ-DISC)."""

from collections.abc import Iterator

from tarok.cards.deck import FIVES, NONE, TAROKS, Cards
from tarok.engine.actions import Lay
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.duties import cards_to_lay
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.phases import Script, ask, script
from tarok.games.czech.contracts import REJECTABLE

HAND = 12


@script
def discards(deal: Deal) -> Script:
    """Everybody lays away down to twelve cards, Povinost first (CZ-DISC-01)."""
    for seat in deal.game.order(deal.forehand):
        while len(deal.hands[seat]) > HAND:
            said = yield from ask(deal, seat, _to_lay(deal.hands[seat]))
            deal = deal.lay(seat, said.card)
            if said.card in TAROKS:
                deal = deal.showing(ShowKind.LAID, (said.card,), seat)  # CZ-DISC-04
    return deal


def _to_lay(hand: Cards) -> Iterator[Lay | Refusal]:
    """Every card of the hand: five-point cards never go, trumps only if nothing else is left."""
    last = TAROKS if hand & REJECTABLE else NONE
    yield from cards_to_lay(hand, (FIVES, "worth_five", "CZ-DISC-02"), (last, "trumps_last", "CZ-DISC-03"))
