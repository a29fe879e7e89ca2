"""The talon: four cards and two to be passed round, or the three sets of a Prever (CZ-TAL, CZ-PRV)."""

from collections.abc import Iterator

from tarok.cards.deck import Card, Cards
from tarok.engine.actions import PASS, REJECT, THROW_IN, Pass, Seat, Take, ThrowIn
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import Script, Scripted, ask, maker, script
from tarok.games.czech.call import missing, partnered
from tarok.games.czech.options import CzechHouse


@maker
def talon(house: CzechHouse) -> Scripted:
    """Return the phase in which the talon is taken."""

    @script
    def talon(deal: Deal) -> Script:
        if not deal.playing.calls:
            return (yield from _prever(deal))
        povinost, before = deal.forehand, deal.hands[deal.forehand]
        drawn = deal.talon[:4]
        deal = deal.draw(povinost, drawn)  # CZ-TAL-01
        if house.povinost_throw_in:
            said = yield from ask(deal, povinost, _throw_in(before, Cards.of(drawn)))
            if said == THROW_IN:
                return deal.replace(ended="thrown_in")
        for part, card in enumerate(deal.talon, start=1):
            deal = yield from _offered(deal, part, card, house)
        return partnered(deal)

    return talon


def _throw_in(before: Cards, drawn: Cards) -> Iterator[Pass | ThrowIn | Refusal]:
    """Povinost may throw the hand in after drawing the very trump that would have been called (CZ-TAL-09)."""
    yield PASS
    trump = missing(before)
    caught = trump is not None and trump in drawn
    yield THROW_IN if caught else Refusal(THROW_IN, "partner_not_drawn", "CZ-TAL-09")


def _offered(deal: Deal, part: int, card: Card, house: CzechHouse) -> Script:
    """A card is offered to one player, and then to Povinost's left (CZ-TAL-02, CZ-TAL-04)."""
    povinost = deal.forehand
    first, last = (povinost + part) % 4, (povinost + 3) % 4
    if not house.talon_cards_may_be_passed:  # CZ-TAL-08
        return deal.draw(first, (card,)).with_fact(FactKind.TOOK, first, part)
    for seat in (first, last):
        if house.talon_pass_timing == "seen":  # CZ-TAL-03
            deal = deal.with_show(ShowKind.LOOK, (card,), to=seat)
        if (yield from ask(deal, seat, _accept(part))) != PASS:
            return deal.draw(seat, (card,)).with_fact(FactKind.TOOK, seat, part)
        deal = deal.with_fact(FactKind.PASSED, seat, part)
    return deal.draw(first, (card,)).with_fact(FactKind.TOOK, first, part)


def _accept(part: int) -> Iterator[Take | Pass]:
    yield Take(part)
    yield PASS


def _prever(deal: Deal) -> Script:
    """The first three, or the last three, or the first three after all (CZ-PRV-01, CZ-PRV-02, CZ-PRV-03)."""
    soloist: Seat | None = deal.declarer
    assert soloist is not None
    first, second = deal.talon[:3], deal.talon[3:]
    deal = deal.with_show(ShowKind.LOOK, first, to=soloist)
    if (yield from ask(deal, soloist, (Take(1), REJECT))) != REJECT:
        return deal.draw(soloist, first).with_fact(FactKind.SET, soloist, 1)
    deal = deal.with_show(ShowKind.TALON, first).with_show(ShowKind.LOOK, second, to=soloist)
    if (yield from ask(deal, soloist, (Take(2), Take(1)))) == Take(2):
        return deal.draw(soloist, second).with_fact(FactKind.SET, soloist, 2)
    deal = deal.with_show(ShowKind.TALON, second).with_show(ShowKind.PART, first)
    return deal.draw(soloist, first).with_fact(FactKind.SET, soloist, 3)
