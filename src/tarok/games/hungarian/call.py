"""Calling a partner, and what the call tells of the sides (HU-CALL, HU-ALLG-05)."""

from collections.abc import Iterator

from tarok.cards.deck import ALONE, MOND, NONE, PAGAT, SKIS, TAROKS, Card, Cards
from tarok.chapters import call as chapter
from tarok.chapters.rounds import unless
from tarok.engine.actions import Call, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Fact, Reason, Refusal
from tarok.engine.fact_kinds import PROMISED, FactKind
from tarok.engine.whereabouts import laid_taroks
from tarok.games.hungarian.auction import XX
from tarok.games.hungarian.options import HungarianHouse
from tarok.games.hungarian.talon import may_go

COMMON = TAROKS - ALONE[PAGAT] - ALONE[MOND] - ALONE[SKIS]
"""The taroks from II to XX (HU-CALL-06)."""


def promise(deal: Deal) -> Fact | None:
    """Return who else has promised the card that must be called, and which (HU-CALL-02, HU-CALL-05)."""
    kept = (fact for fact in deal.facts if fact.what in PROMISED and fact.seat != deal.declarer)
    return next(kept, None)


def calls(deal: Deal, seat: Seat, house: HungarianHouse) -> Iterator[Call | Refusal]:
    """Return every tarok from II to XX, as the declarer may call it or not."""
    allowed, why = _callable(deal, seat, house)
    for card in COMMON:
        yield unless(None if card in allowed else why, Call(card))


def _callable(deal: Deal, seat: Seat, house: HungarianHouse) -> tuple[Cards, Reason]:
    """Return what the declarer may call, and why nothing else."""
    hand, laid = deal.hands[seat], deal.laid[seat]
    promised = promise(deal)
    if promised:
        return ALONE[promised.value], ("promised_card", "HU-CALL-02")
    if _free(deal, house) and (XX in hand or house.free_call == "any_non_honour"):
        return COMMON - laid - (hand - ALONE[XX]), ("own_card", "HU-CALL-06")
    missing = COMMON - hand - laid
    highest = ALONE[missing.bit_length() - 1]
    if XX in hand:
        return highest | ALONE[XX], ("highest_missing", "HU-CALL-04")
    return highest, ("highest_missing", "HU-CALL-07" if XX in laid else "HU-CALL-03")


def _free(deal: Deal, house: HungarianHouse) -> bool:
    """Whether one of the other three has discarded a tarok, and the call is free then (HU-CALL-06)."""
    return house.free_call != "off" and bool(_layers(deal))


def _layers(deal: Deal) -> list[Seat]:
    """Return who, for all that was told, may have discarded a tarok, the declarer aside."""
    others = (seat for seat in deal.game.order(0) if seat != deal.declarer)
    return [seat for seat in others if (may := laid_taroks(deal.facts, seat, None, NONE)) and may[-1]]


def called(deal: Deal, card: Card, house: HungarianHouse) -> Deal:
    """Return the deal after the call: the holder of the card is the partner (HU-CALL-01, HU-CALL-11)."""
    promised, seat = promise(deal), deal.declarer
    deal = chapter.called(deal, card)
    if promised or seat is None:
        return deal.with_fact(FactKind.PARTNER, promised.seat) if promised else deal
    deal = deal if card == XX else deal.with_fact(FactKind.OF_ANOTHER, seat)
    return deal.with_fact(FactKind.MAY_BE_AWAY, seat) if _layers(deal) and may_go(card, house) else deal


def laid_called(deal: Deal, seat: Seat) -> bool:
    """Whether `seat` has discarded the called card, and so owes the kontra (HU-CALL-08)."""
    return deal.called is not None and deal.called in deal.laid[seat]
