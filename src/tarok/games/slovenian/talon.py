"""Calling a king, the talon, the discards, and the colour valat (SL-KING, SL-TAL, SL-CV)."""

from collections.abc import Iterator

from msgspec.structs import replace

from tarok.cards.deck import ALONE, FIVES, KINGS, NONE, TAROKS, TRULA, Cards
from tarok.chapters import talon
from tarok.chapters.call import call
from tarok.engine.actions import FACE_DOWN, Call, Choose, Lay, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.duties import cards_to_lay
from tarok.engine.phases import Script, Scripted, ask, maker, script
from tarok.games.slovenian.contracts import COLOUR_VALAT


@maker
def call_king(*, trula_too: bool, unnamed_too: bool) -> Scripted:
    """Return the phase in which the declarer calls a partner."""

    def choices(deal: Deal, seat: Seat) -> Iterator[Call]:
        hand = deal.hands[seat]
        yield from map(Call, KINGS | (_beyond_kings(hand) if trula_too else Cards()))
        if unnamed_too and len(KINGS - hand) == 1:
            yield Call(FACE_DOWN)  # SL-KING-05

    @script
    def call_king(deal: Deal) -> Script:
        """The declarer names a king; its holder is the secret partner (SL-KING-01 … SL-KING-03)."""
        return (yield from call(deal, choices))

    return call_king


def _beyond_kings(hand: Cards) -> Cards:
    """Return what a holder of all kings may call besides: the trula, or with it any tarok (SL-KING-04)."""
    if KINGS - hand:
        return Cards()
    return TRULA if TRULA - hand else TAROKS


@maker
def exchange(*, upgrades: tuple[str, ...]) -> Scripted:
    """Return the phase in which the declarer takes a part of the talon and discards as many cards.

    The contracts in `upgrades` may then be made a colour valat.
    """

    @script
    def exchange(deal: Deal) -> Script:
        contract, declarer = deal.playing, deal.declarer
        deal = yield from talon.exchange(deal, _to_lay)  # SL-KING-03, SL-TAL-04
        if declarer is None or contract.id not in upgrades:
            return deal
        choice = yield from ask(deal, declarer, [Choose(contract.id), Choose(COLOUR_VALAT)])  # SL-CV-01
        if choice.contract == contract.id:
            return deal
        return deal.replace(
            contract=replace(deal.game.contract(COLOUR_VALAT), calls=contract.calls)
        )  # SL-CV-03

    return exchange


def _to_lay(deal: Deal, declarer: Seat) -> Iterator[Lay | Refusal]:
    """Return every card of the hand; kings, trula and the called card may not go (SL-TAL-03, SL-KING-06)."""
    called = ALONE[deal.called] if deal.called is not None else NONE
    stays = (FIVES, "worth_five", "SL-TAL-03"), (called, "called_card", "SL-KING-06")
    return cards_to_lay(deal.hands[declarer], *stays)
