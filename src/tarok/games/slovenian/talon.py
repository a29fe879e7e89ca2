"""Calling a king, the talon, what is laid away, and the colour valat (SL-KING, SL-TAL, SL-CV)."""

from collections.abc import Iterator

from tarok.actions import LAY, Call, Choose, Lay, Take
from tarok.cards import KINGS, TAROKS, TRULA, Cards
from tarok.deal import Deal
from tarok.games.slovenian.contracts import COLOUR_VALAT
from tarok.phases import Script, ask, script
from tarok.sides import DEFENDER
from tarok.table import Refusal


@script
def call_king(deal: Deal) -> Script:
    """The declarer names a king; its holder is the secret partner (SL-KING-01 … SL-KING-03)."""
    if deal.declarer is None or not deal.playing.calls:
        return deal
    said = yield from ask(deal, deal.declarer, [Call(king) for king in KINGS])
    holders = [seat for seat, hand in enumerate(deal.hands) if said.card in hand and seat != deal.declarer]
    return deal.but(called=said.card, partner=holders[0] if holders else None)


@script
def exchange(deal: Deal) -> Script:
    """The declarer takes a part of the talon, lays as many cards away, and may make a solo a colour valat."""
    size = deal.playing.talon
    if deal.declarer is None or not size:
        return deal
    declarer = deal.declarer
    deal = deal.showing("talon", deal.talon)  # SL-TAL-01
    if deal.called in deal.talon:
        for seat in deal.game.order(0):
            deal = deal if seat == declarer else deal.noting(DEFENDER, seat)  # SL-KING-03
    parts = [deal.talon[i : i + size] for i in range(0, len(deal.talon), size)]
    taken = yield from ask(deal, declarer, [Take(number) for number in range(1, len(parts) + 1)])
    deal = deal.draw(declarer, parts[taken.part - 1]).noting("part", declarer, taken.part)
    for _ in range(size):
        said = yield from ask(deal, declarer, _cards_to_lay(deal.hands[declarer]))
        deal = deal.lay(declarer, said.card)
        if said.card in TAROKS:
            deal = deal.showing("laid", (said.card,), declarer)  # SL-TAL-04
    if deal.playing.calls:
        return deal
    choice = yield from ask(deal, declarer, [Choose(deal.playing.id), Choose(COLOUR_VALAT.id)])  # SL-CV-01
    return deal.but(contract=deal.game.contract(choice.contract))


def _cards_to_lay(hand: Cards) -> Iterator[Lay | Refusal]:
    """Return every card of the hand; kings and the trula may not go (SL-TAL-03)."""
    for card in hand:
        lay = LAY[card]
        yield Refusal(lay, "worth_five", "SL-TAL-03") if card in KINGS | TRULA else lay
