"""The round of announcements and kontras, and what it tells of the sides (SL-ANN, SL-KON, SL-ID)."""

from collections.abc import Iterator
from functools import partial

from tarok.cards.deck import ALONE, PAGAT, TAROKS
from tarok.engine.actions import PASS, Action, Announce, Kontra, Pass, Seat
from tarok.engine.deal import Bonus, Deal
from tarok.engine.deal_types import Reason, Refusal, Stake
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import Script, Scripted, ask, maker, script, speak
from tarok.engine.sides import sides
from tarok.engine.stakes import GAME, Ladder, hearing, holds_called, why_no_kontra

KONTRA = partial(Ladder, full="SL-KON-01", unknown="SL-KON-05", game="SL-KON-03", bonus="SL-KON-04")
"""Why nothing more is said, by the number of steps."""
VOGEL_FREI = "vogel_frei"
STANDS = ("valat_stands", "SL-ANN-08")


@maker
def announcements(*, holders_only: bool, klop_kontra: bool, vogel_frei: bool) -> Scripted:
    """Return the phase in which bonuses are announced and stakes doubled."""

    def choices(deal: Deal, seat: Seat, turn: int) -> Iterator[Pass | Announce | Kontra | Refusal]:
        """Return a pass, and every bonus and every kontra that `seat` might think of."""
        yield PASS
        known, steps = sides(deal, seat), KONTRA(deal.game.kontras)
        ours = {stake.what for stake in deal.stakes if known[stake.seat] == known[seat]}
        for bonus in deal.playing.bonuses:
            why = _why_no_announcement(deal, seat, bonus, ours, holders_only=holders_only)
            yield Refusal(Announce(bonus.id), *why) if why else Announce(bonus.id)
        for stake in deal.stakes:  # SL-KON-06
            why = why_no_kontra(steps, stake, known[seat], known[stake.seat])
            kontra = Kontra(stake.what, stake.seat)
            yield Refusal(kontra, *why) if why else kontra
        if vogel_frei and _dealt_pagat_alone(deal, seat):
            yield Refusal(Announce(VOGEL_FREI), *STANDS) if _valat(deal) else Announce(VOGEL_FREI)

    @script
    def announcements(deal: Deal) -> Script:
        seat = deal.declarer
        if seat is None:
            return (yield from _kontra_to_klop(deal)) if klop_kontra else deal  # SL-ANN-03
        deal = deal.but(stakes=(Stake(GAME, seat),))
        return (yield from speak(deal, seat, choices, hearing(_announced)))  # SL-ANN-02, SL-ANN-11

    return announcements


def _kontra_to_klop(deal: Deal) -> Script:
    """Each in turn may say kontra to a klop, until one has (SL-KLOP-08)."""
    for seat in deal.game.order(0):
        words: list[Action] = [PASS, Kontra(GAME, seat)]
        said = yield from ask(deal, seat, words)
        if said != PASS:
            return deal.but(stakes=(Stake(GAME, seat, 1),))
    return deal


def _dealt_pagat_alone(deal: Deal, seat: Seat) -> bool:
    """Whether the pagat was dealt as the only tarok, is so still, and is not yet announced (SL-3P-11)."""
    talon = deal.turned_up(ShowKind.TALON)
    dealt = (deal.hands[seat] | deal.laid[seat]) - talon
    alone = ALONE[PAGAT] == dealt & TAROKS == deal.hands[seat] & TAROKS
    return alone and bool(deal.playing.bonuses) and deal.fact(FactKind.VOGEL_FREI) is None


def _valat(deal: Deal) -> bool:
    return any(stake.what == "valat" for stake in deal.stakes)


def _why_no_announcement(
    deal: Deal, seat: Seat, bonus: Bonus, ours: set[str], *, holders_only: bool
) -> Reason | None:
    """Return why `seat`, on whose side `ours` are announced, may not announce the bonus, and the clause."""
    if _valat(deal):
        return STANDS
    if bonus.id in ours:
        return "announced_already", "SL-ANN-05"
    if bonus.card is None:
        return None
    card = bonus.card(deal)
    if card is None:
        return "no_king_called", "SL-KING-04"
    return ("not_holding", "SL-ANN-07") if holders_only and card not in deal.hands[seat] else None


def _announced(deal: Deal, seat: Seat, what: str) -> Deal:
    """Return the deal after an announcement; a valat leaves no other stake standing (SL-ANN-08)."""
    if what == VOGEL_FREI:
        told = deal.noting(FactKind.VOGEL_FREI, seat)
        free = told.but(contract=deal.game.as_told(deal.playing, told.facts))
        return free.showing(ShowKind.ANNOUNCED, (PAGAT,), seat)
    bonus, stake = deal.playing.rows[what], Stake(what, seat)
    if what == "valat":
        return deal.but(stakes=(stake,))
    deal = deal.but(stakes=(*deal.stakes, stake))
    card = bonus.card(deal) if bonus.card else None
    if card is None or card not in deal.hands[seat]:
        return deal
    deal = deal.showing(ShowKind.ANNOUNCED, (card,), seat)  # SL-ANN-09
    return holds_called(deal, seat) if card == deal.called else deal
