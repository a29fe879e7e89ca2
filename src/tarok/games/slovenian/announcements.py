"""The round of announcements and kontras, and what it tells of the sides (SL-ANN, SL-KON, SL-ID)."""

from collections.abc import Iterator
from functools import partial

from tarok.actions import PASS, Action, Announce, Kontra, Pass, Seat
from tarok.deal import Bonus, Deal, Phase
from tarok.phases import Script, script, speak
from tarok.sides import sides
from tarok.stakes import GAME, Ladder, double, holds_called, no_kontra
from tarok.table import Refusal, Stake

KONTRA = Ladder(4, "SL-KON-01", unknown="SL-KON-05", game="SL-KON-03", bonus="SL-KON-04")
"""Kontra, rekontra, subkontra, mordkontra; one step in a turn (SL-KON-06)."""


def announcements(*, holders_only: bool) -> Phase:
    """Return the phase in which bonuses are announced and stakes doubled."""

    @script
    def announcements(deal: Deal) -> Script:
        seat = deal.declarer
        if seat is None:
            return deal  # SL-ANN-03
        deal = deal.but(stakes=(Stake(GAME, seat),))
        choices = partial(_choices, holders_only=holders_only)
        return (yield from speak(deal, seat, choices, _said))  # SL-ANN-02, SL-ANN-11

    return announcements


def _choices(
    deal: Deal, seat: Seat, turn: int, *, holders_only: bool
) -> Iterator[Pass | Announce | Kontra | Refusal]:
    """Return a pass, and every bonus and every kontra that `seat` might think of."""
    yield PASS
    known = sides(deal, seat)
    for bonus in deal.playing.bonuses:
        refusal = _no_announcement(deal, seat, bonus, holders_only=holders_only)
        yield Refusal(Announce(bonus.id), *refusal) if refusal else Announce(bonus.id)
    for stake in deal.stakes:
        refusal = no_kontra(KONTRA, stake, known[seat], known[stake.seat])
        kontra = Kontra(stake.what, stake.seat)
        yield Refusal(kontra, *refusal) if refusal else kontra


def _no_announcement(deal: Deal, seat: Seat, bonus: Bonus, *, holders_only: bool) -> tuple[str, str] | None:
    """Return why `seat` may not announce the bonus, and the clause."""
    if any(stake.what == "valat" for stake in deal.stakes):
        return "valat_stands", "SL-ANN-08"
    known = sides(deal, seat)
    if any(stake.what == bonus.id and known[stake.seat] == known[seat] for stake in deal.stakes):
        return "announced_already", "SL-ANN-05"
    card = bonus.card(deal) if bonus.card else None
    if holders_only and card is not None and card not in deal.hands[seat]:
        return "not_holding", "SL-ANN-07"
    return None


def _said(deal: Deal, seat: Seat, said: Action) -> Deal:
    """Return the deal after an announcement or a kontra."""
    match said:
        case Announce():
            return _announced(deal, seat, said)
        case Kontra():
            return double(deal, seat, said)
        case _:
            return deal


def _announced(deal: Deal, seat: Seat, said: Announce) -> Deal:
    """Return the deal after an announcement; a valat leaves no other stake standing (SL-ANN-08)."""
    bonus = next(bonus for bonus in deal.playing.bonuses if bonus.id == said.bonus)
    stake = Stake(said.bonus, seat)
    if said.bonus == "valat":
        return deal.but(stakes=(stake,))
    deal = deal.but(stakes=(*deal.stakes, stake))
    card = bonus.card(deal) if bonus.card else None
    if card is None or card not in deal.hands[seat]:
        return deal
    deal = deal.showing("announced", (card,), seat)  # SL-ANN-09
    return holds_called(deal, seat) if card == deal.called else deal
