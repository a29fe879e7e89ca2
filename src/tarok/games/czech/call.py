"""The trump that finds the partner (CZ-CALL)."""

from collections.abc import Iterator

from tarok.cards.deck import Card, Cards
from tarok.chapters.call import called
from tarok.engine.actions import Call, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.phases import Script, Scripted, ask, maker, script
from tarok.games.czech.options import CzechHouse

CANDIDATES: tuple[Card, ...] = tuple(Cards.parse("XV XVI XVII XVIII XIX"))[::-1]


@maker
def call(house: CzechHouse) -> Scripted:
    """Return the phase in which Povinost calls a trump; its holder is the secret partner."""

    @script
    def call(deal: Deal) -> Script:
        if not deal.playing.calls:
            return deal
        povinost = deal.forehand
        said = yield from ask(deal, povinost, _calls(held(deal, povinost), house))
        return partnered(deal.replace(called=said.card))

    return call


def held(deal: Deal, seat: Seat) -> Cards:
    """Return what counts as held: the hand, and what was discarded face up (CZ-CALL-02)."""
    return deal.hands[seat] | deal.laid[seat] & deal.turned_up(ShowKind.LAID)


def missing(cards: Cards) -> Card | None:
    """Return the highest trump from XIX to XV that is not among these."""
    return next((card for card in CANDIDATES if card not in cards), None)


def partnered(deal: Deal) -> Deal:
    """Return the deal with the partner: the other holder of the called card, once called (CZ-CALL-05)."""
    return deal if deal.called is None else called(deal, deal.called, held)


def _calls(mine: Cards, house: CzechHouse) -> Iterator[Call | Refusal]:
    """The first trump that Povinost lacks; or one above it, which is to play alone (CZ-CALL-03)."""
    lacks = missing(mine)
    for card in CANDIDATES:
        if lacks is not None and card < lacks:
            yield Refusal(Call(card), "call_the_highest", "CZ-CALL-03")
        elif card == (lacks or CANDIDATES[0]) or (lacks is not None and _own(card, house)):
            yield Call(card)
        else:
            yield Refusal(Call(card), "own_trump", "CZ-CALL-03")


def _own(card: Card, house: CzechHouse) -> bool:
    """Whether this house lets one call this trump of one's own."""
    if house.own_call_scope == "xix_only":
        return card == CANDIDATES[0]
    return house.own_call_scope == "any_held_above_missing"
