"""The talon, what is laid away, and the colour valat (SL-TAL, SL-CV)."""

from collections.abc import Iterator

from tarok.actions import LAY, Choose, Lay, Take
from tarok.cards import KINGS, TAROKS, TRULA, Cards
from tarok.deal import Deal
from tarok.games.slovenian.contracts import COLOUR_VALAT
from tarok.phases import Script, ask, script
from tarok.stakes import alone
from tarok.table import Refusal


@script
def exchange(deal: Deal) -> Script:
    """The declarer takes a part of the talon, lays as many cards away, and may make a solo a colour valat."""
    size = deal.playing.talon
    if deal.declarer is None or not size:
        return deal
    declarer = deal.declarer
    deal = deal.showing("talon", deal.talon)  # SL-TAL-01
    if deal.called in deal.talon:
        deal = alone(deal, declarer)  # SL-KING-03
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
