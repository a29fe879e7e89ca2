"""The round of announcements and kontras, and what it tells of the sides (SL-ANN, SL-KON, SL-ID)."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from tarok.cards.deck import ALONE, PAGAT, TAROKS
from tarok.chapters import announcements as chapter
from tarok.chapters.announcements import Announcing, hearing, of_side
from tarok.chapters.kontra import Ladder, kontras
from tarok.chapters.rounds import first_to_act, speak, unless
from tarok.engine.actions import PASS, Action, Announce, Kontra, Pass, Seat
from tarok.engine.deal import Bonus, Deal
from tarok.engine.deal_types import Reason, Refusal, Stake
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import Script, Scripted, maker, script
from tarok.engine.stakes import GAME

KONTRA = partial(Ladder, full="SL-KON-01", unknown="SL-KON-05", game="SL-KON-03", bonus="SL-KON-04")
"""Why nothing more is said, by the number of steps."""
CLAUSES = Announcing(twice="SL-ANN-05", holding="SL-ANN-07", no_card="SL-KING-04")
VOGEL_FREI = "vogel_frei"
STANDS = ("valat_stands", "SL-ANN-08")


@maker
def announcements(*, holders_only: bool, klop_kontra: bool, vogel_frei: bool) -> Scripted:
    """Return the phase in which bonuses are announced and stakes doubled."""
    announcing = replace(CLAUSES, holders_only=holders_only)

    def choices(deal: Deal, seat: Seat, turn: int) -> Iterator[Pass | Announce | Kontra | Refusal]:
        """Return a pass, and every bonus and every kontra that `seat` might think of."""
        yield PASS
        ours = of_side(deal, seat)
        for bonus in deal.playing.bonuses:
            why = _why_no_announcement(deal, seat, bonus, ours, announcing)
            yield unless(why, Announce(bonus.id))
        yield from kontras(deal, seat, KONTRA(deal.game.kontras))  # SL-KON-06
        if vogel_frei and _dealt_pagat_alone(deal, seat):
            yield unless(STANDS if _valat(deal) else None, Announce(VOGEL_FREI))

    @script
    def announcements(deal: Deal) -> Script:
        seat = deal.declarer
        if seat is None:
            return (yield from _kontra_to_klop(deal)) if klop_kontra else deal  # SL-ANN-03
        deal = deal.replace(stakes=(Stake(GAME, seat),))
        return (yield from speak(deal, seat, choices, hearing(_announced)))  # SL-ANN-02, SL-ANN-11

    return announcements


def _kontra_to_klop(deal: Deal) -> Script:
    """Each in turn may say kontra to a klop, until one has (SL-KLOP-08)."""

    def choices(deal: Deal, seat: Seat) -> tuple[Action, ...]:
        return PASS, Kontra(GAME, seat)

    seat = yield from first_to_act(deal, 0, choices)
    return deal if seat is None else deal.replace(stakes=(Stake(GAME, seat, 1),))


def _dealt_pagat_alone(deal: Deal, seat: Seat) -> bool:
    """Whether the pagat was dealt as the only tarok, is so still, and is not yet announced (SL-3P-11)."""
    talon = deal.turned_up(ShowKind.TALON)
    dealt = (deal.hands[seat] | deal.laid[seat]) - talon
    alone = ALONE[PAGAT] == dealt & TAROKS == deal.hands[seat] & TAROKS
    return alone and bool(deal.playing.bonuses) and deal.fact(FactKind.VOGEL_FREI) is None


def _valat(deal: Deal) -> bool:
    return any(stake.what == "valat" for stake in deal.stakes)


def _why_no_announcement(
    deal: Deal, seat: Seat, bonus: Bonus, ours: set[str], announcing: Announcing
) -> Reason | None:
    """Return why `seat`, on whose side `ours` are announced, may not announce the bonus, and the clause."""
    if _valat(deal):
        return STANDS
    return chapter.why_no_announcement(deal, seat, bonus, ours, announcing)


def _announced(deal: Deal, seat: Seat, what: str) -> Deal:
    """Return the deal after an announcement; a valat leaves no other stake standing (SL-ANN-08)."""
    if what == VOGEL_FREI:
        told = deal.with_fact(FactKind.VOGEL_FREI, seat)
        free = told.replace(contract=deal.game.as_told(deal.playing, told.facts))
        return free.with_show(ShowKind.ANNOUNCED, (PAGAT,), seat)
    if what == "valat":
        return deal.replace(stakes=(Stake(what, seat),))
    return chapter.announced(deal, seat, what)  # SL-ANN-09
