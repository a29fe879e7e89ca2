"""What wins a trick, and what a player owes to it, beyond what all games share."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import ALONE, MOND, PAGAT, SKIS, TAROKS, Cards
from tarok.engine.actions import Seat
from tarok.engine.deal import Contract, Deal, Duty
from tarok.engine.deal_types import Fact
from tarok.engine.duties import KEEP, Winning
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.rule_terms import Emperor, Owed

EMPEROR = {"any": Winning(Emperor.ANY_ORDER), "pagat_last": Winning(Emperor.PAGAT_AFTER)}
"""What wins, by the order in which škis, mond and pagat may come to the emperor trick (SL-PLAY-04)."""


def _without_mond(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return what may be led in a klop while the škis is out: no mond, if there is more than the pagat."""
    free = (
        bool(deal.table)
        or any(SKIS in trick.cards for trick in deal.tricks)
        or SKIS in deal.turned_up(ShowKind.VITAMIN)
        or not allowed - ALONE[MOND] - ALONE[PAGAT]
    )
    return allowed if free else allowed - ALONE[MOND]


def _skis_first(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return what a beggar who has the škis leads first, and what must come to it."""
    if deal.tricks:
        return allowed
    if not deal.table:
        return allowed & ALONE[SKIS] or allowed
    return allowed & (ALONE[MOND] | ALONE[PAGAT]) if deal.table[0] == SKIS else allowed


def _suits(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return the suit cards that the declarer of a colour valat leads before any tarok."""
    return allowed if deal.table or seat != deal.declarer else allowed - TAROKS


def free_as_a_bird(contract: Contract) -> Contract:
    """Return the contract in which the pagat may come at any time, and wins its trick (SL-3P-11)."""
    spared = (replace(duty, leaves=FreeOf(duty.leaves), alone=False) for duty in contract.duties)
    duties = tuple(old if old is KEEP else new for old, new in zip(contract.duties, spared, strict=True))
    wins = contract.beats if isinstance(contract.beats, Winning) else Winning()
    return replace(contract, duties=duties, beats=replace(wins, free_pagat=True))


def as_told(contract: Contract, facts: Sequence[Fact]) -> Contract:
    """Return the contract as it is played once a pagat has been announced free (SL-3P-11)."""
    free = any(fact.what == FactKind.VOGEL_FREI for fact in facts)
    return free_as_a_bird(contract) if free else contract


class FreeOf(Struct, frozen=True):
    """What a duty leaves if it binds all cards but the pagat, which it `spares`; a value, too."""

    leaves: Callable[[Cards, Deal, Seat], Cards]
    spares: ClassVar[Cards] = ALONE[PAGAT]

    def __call__(self, allowed: Cards, deal: Deal, seat: Seat, /) -> Cards:
        left = self.leaves(allowed - self.spares, deal, seat)
        return left | (allowed & self.spares) if left else allowed


MOND_LEAD = Duty("mond_lead", "SL-NEG-06", _without_mond, Owed.MOND_LEAD)
SKIS_LEAD = Duty("skis_first", "SL-NEG-07", _skis_first, Owed.SKIS_FIRST)
SUITS_FIRST = Duty("suits_first", "SL-CV-04", _suits, Owed.LEAD_LAST, alone=True)
