"""Calling a king, the talon, what is laid away, and the colour valat (SL-KING, SL-TAL, SL-CV)."""

from collections.abc import Iterator

from msgspec.structs import replace

from tarok.cards.deck import ALONE, FIVES, KINGS, NONE, TAROKS, TRULA, Card, Cards
from tarok.engine.actions import FACE_DOWN, Call, Choose, Lay, Seat, Take
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.duties import cards_to_lay
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import Script, Scripted, ask, maker, script
from tarok.engine.stakes import alone
from tarok.games.slovenian.contracts import COLOUR_VALAT


@maker
def call_king(*, trula_too: bool, unnamed_too: bool) -> Scripted:
    """Return the phase in which the declarer calls a partner."""

    @script
    def call_king(deal: Deal) -> Script:
        """The declarer names a king; its holder is the secret partner (SL-KING-01 … SL-KING-03)."""
        if deal.declarer is None or not deal.playing.calls:
            return deal
        hand = deal.hands[deal.declarer]
        callable_ = KINGS | (_beyond_kings(hand) if trula_too else Cards())
        missing = KINGS - hand
        words = [Call(card) for card in callable_]
        if unnamed_too and len(missing) == 1:
            words.append(Call(FACE_DOWN))  # SL-KING-05
        said = yield from ask(deal, deal.declarer, words)
        card = said.card
        if card == FACE_DOWN:
            (card,) = missing
            deal = deal.noting(FactKind.UNNAMED, deal.declarer)
        return deal.but(called=card, partner=_holder(deal, card))

    return call_king


def _beyond_kings(hand: Cards) -> Cards:
    """Return what a holder of all kings may call besides: the trula, or with it any tarok (SL-KING-04)."""
    if KINGS - hand:
        return Cards()
    return TRULA if TRULA - hand else TAROKS


def _holder(deal: Deal, card: Card) -> Seat | None:
    holders = (seat for seat, hand in enumerate(deal.hands) if card in hand and seat != deal.declarer)
    return next(holders, None)


@maker
def exchange(*, upgrades: tuple[str, ...]) -> Scripted:
    """Return the phase in which the declarer takes a part of the talon and lays as many cards away.

    The contracts in `upgrades` may then be made a colour valat.
    """

    @script
    def exchange(deal: Deal) -> Script:
        contract, declarer = deal.playing, deal.declarer
        if declarer is None or not contract.talon:
            return deal
        deal = _turned_up(deal, declarer)
        parts = [deal.talon[i : i + contract.talon] for i in range(0, len(deal.talon), contract.talon)]
        taken = yield from ask(deal, declarer, [Take(number) for number in range(1, len(parts) + 1)])
        deal = deal.draw(declarer, parts[taken.part - 1]).noting(FactKind.PART, declarer, taken.part)
        for _ in range(contract.talon):
            said = yield from ask(deal, declarer, _to_lay(deal, declarer))
            deal = deal.lay(declarer, said.card)
            if said.card in TAROKS:
                deal = deal.showing(ShowKind.LAID, (said.card,), declarer)  # SL-TAL-04
        if contract.id not in upgrades:
            return deal
        choice = yield from ask(deal, declarer, [Choose(contract.id), Choose(COLOUR_VALAT)])  # SL-CV-01
        if choice.contract == contract.id:
            return deal
        return deal.but(contract=replace(deal.game.contract(COLOUR_VALAT), calls=contract.calls))  # SL-CV-03

    return exchange


def _turned_up(deal: Deal, declarer: Seat) -> Deal:
    """Return the deal with the talon face up; a called card in it leaves the declarer alone (SL-KING-03)."""
    deal = deal.showing(ShowKind.TALON, deal.talon)
    if deal.called in deal.talon:
        return alone(deal, declarer)
    return deal


def _to_lay(deal: Deal, declarer: Seat) -> Iterator[Lay | Refusal]:
    """Return every card of the hand; kings, trula and the called card may not go (SL-TAL-03, SL-KING-06)."""
    called = ALONE[deal.called] if deal.called is not None else NONE
    stays = (FIVES, "worth_five", "SL-TAL-03"), (called, "called_card", "SL-KING-06")
    return cards_to_lay(deal.hands[declarer], *stays)
