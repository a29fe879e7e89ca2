"""Who is on whose side, as far as one seat can know (SL-ID-01, SL-ID-02)."""

from collections.abc import Iterator
from typing import TypeAlias

from tarok.cards.deck import NONE, Cards
from tarok.engine.actions import Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import together
from tarok.engine.fact_kinds import FactKind
from tarok.engine.whereabouts import laid_taroks

Sides: TypeAlias = tuple[int | None, ...]


def sides(deal: Deal, viewer: Seat | None) -> Sides:
    """Return the side of each seat as `viewer` knows it: 0 with the declarer, 1 against, None unknown.

    `viewer` None is a spectator, who sees no hand.  Where there is no declarer every player plays alone, on
    side 1.
    """
    everyone = range(deal.game.seats)
    if deal.contract is None:
        return tuple(0 if seat == deal.declarer else None for seat in everyone)
    if deal.declarer is None or not deal.contract.calls or deal.ended or _knows_all(deal, viewer):
        return tuple(deal.side(seat) for seat in everyone)
    known = {
        fact.seat: int(fact.what == FactKind.DEFENDER)
        for fact in deal.facts
        if fact.what in (FactKind.PARTNER, FactKind.DEFENDER)
    }
    known[deal.declarer] = 0
    if viewer is not None and viewer != deal.declarer and deal.called is not None:
        known[viewer] = 1
    holder = _shown_by(deal, deal.called)
    if holder is not None:
        known[holder] = 0
    others = 1 if holder is not None or any(fact.what == FactKind.PARTNER for fact in deal.facts) else None
    found = [known.get(seat, others) for seat in everyone]
    if found.count(None) == 1 and _helped(deal, viewer):
        found[found.index(None)] = 0  # SL-ID-02
    return tuple(found)


def _helped(deal: Deal, viewer: Seat | None) -> bool:
    """Whether `viewer` can prove that the declarer has a partner; the declarer sees the own hand."""
    if deal.called is None or (viewer != deal.declarer and not deal.fact(FactKind.OF_ANOTHER)):
        return False
    hidden = Cards.of(deal.talon) - (NONE if viewer is None else _seen(deal, viewer))
    lies = deal.playing.hides_talon and hidden  # RO-ID-01
    return not lies and not (deal.fact(FactKind.MAY_BE_AWAY) and any(_may_have_laid(deal, viewer)))


def _may_have_laid(deal: Deal, viewer: Seat | None) -> Iterator[bool]:
    """Whether each seat may have discarded the called card, for all that `viewer` knows (HU-ALLG-05)."""
    cleared = {fact.seat for fact in deal.facts if fact.what == FactKind.CLEARED}
    mine = NONE if viewer is None else deal.laid[viewer]
    for seat in deal.game.order(0):
        if seat not in {viewer, deal.declarer, *cleared}:
            taroks = laid_taroks(deal.facts, seat, viewer, mine)
            yield taroks is not None and taroks[-1] > 0


def _knows_all(deal: Deal, viewer: Seat | None) -> bool:
    """A player who has the called card knows every side.

    So does any player who has seen it where no player holds it.
    """
    if deal.called is None or viewer is None:
        return False
    mine = deal.called in deal.hands[viewer] or deal.called in deal.laid[viewer]
    return viewer == deal.partner or mine or deal.called in _seen(deal, viewer)


def _seen(deal: Deal, viewer: Seat) -> Cards:
    """Return the cards that were shown to `viewer`, in no player's hand."""
    return together(show for show in deal.shown if show.seat is None and show.to in (None, viewer))


def _shown_by(deal: Deal, card: int | None) -> Seat | None:
    """Return who has shown every player the card: by playing it, or by discarding it face up."""
    if card is None:
        return None
    for show in deal.shown:
        if show.to is None and show.seat is not None and card in show.cards:
            return show.seat
    if card in deal.table:
        return (deal.leader + deal.table.index(card)) % deal.game.seats
    return next((trick.player(card) for trick in deal.tricks if card in trick.cards), None)
