"""The round of declarations, announcements and contra (RO-ANN, RO-DEC, RO-CON), and what it tells (RO-ID)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from msgspec import Struct

from tarok.cards.deck import PAGAT as CARD_I
from tarok.cards.deck import TAROKS
from tarok.chapters.announcements import hearing, of_side
from tarok.chapters.kontra import Ladder, kontras
from tarok.chapters.rounds import speak, unless
from tarok.engine.actions import OPPOSE, PASS, Action, Announce, Kontra, Oppose, Pass, Seat
from tarok.engine.deal import Bonus, Deal
from tarok.engine.deal_types import Reason, Refusal, Stake
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import Script, Scripted, maker, script
from tarok.engine.sides import sides
from tarok.engine.stakes import GAME, holds_called
from tarok.games.romanian.contracts import TAROKS_OF

CONTRA = partial(Ladder, full="RO-CON-01", unknown="RO-CON-05", game="RO-CON-03", bonus="RO-CON-04")
"""Why nothing more is said, by the number of steps, of which one is said in a turn (RO-CON-06)."""
PAGAT = "pagat_ultimo"
SIDED = ("trula", "kings", "king_caught")
"""What an opponent may announce once known to be one (RO-ANN-06, RO-VAR-09)."""


class Manner(Struct, frozen=True):
    """What is agreed about announcing."""

    holders_only: bool
    statement: bool
    king_caught: bool


@maker
def announcements(manner: Manner) -> Scripted:
    """Return the phase in which taroks are declared, bonuses announced and stakes doubled."""

    @script
    def announcements(deal: Deal) -> Script:
        seat = deal.declarer
        if seat is None:
            return deal  # RO-ANN-04
        deal = deal.replace(stakes=(Stake(GAME, seat),))
        return (yield from speak(deal, seat, partial(_choices, manner=manner), _said))  # RO-ANN-01, -03, -12

    return announcements


def _choices(
    deal: Deal, seat: Seat, turn: int, *, manner: Manner
) -> Iterator[Pass | Announce | Oppose | Kontra | Refusal]:
    """Return a pass, and every declaration, announcement and contra that `seat` might think of."""
    yield unless(("announce_now", "RO-ANN-13") if _owes(deal, seat) else None, PASS)
    ours = set() if turn else of_side(deal, seat)
    late = ("first_turn_only", "RO-ANN-02") if turn else None
    for bonus in deal.playing.bonuses:
        yield unless(late or _why_no_announcement(deal, seat, bonus, ours, manner), Announce(bonus.id))
    if manner.statement and deal.playing.calls:
        yield unless(late or _why_no_statement(deal, seat, manner), OPPOSE)
    yield from kontras(deal, seat, CONTRA(deal.game.kontras), _why_no_contra)


def _why_no_announcement(
    deal: Deal, seat: Seat, bonus: Bonus, ours: set[str], manner: Manner
) -> Reason | None:
    """Return why `seat`, whose team has announced `ours`, may not announce the bonus in its first turn."""
    if (PAGAT, seat) in _stakes(deal):
        return "pagat_ultimo_is_last", "RO-ANN-05"
    if bonus.id in TAROKS_OF:
        return _why_no_declaration(deal, seat, TAROKS_OF[bonus.id])
    if bonus.id in ours:
        return "announced_already", "RO-ANN-09"
    why = RULINGS.get(bonus.id)
    return why(deal, seat, manner) if why else None


def _stakes(deal: Deal) -> set[tuple[str, Seat]]:
    return {(stake.what, stake.seat) for stake in deal.stakes}


def _why_no_side(deal: Deal, seat: Seat, manner: Manner) -> Reason | None:
    """Only a seat whose side is known speaks for it, or one whose words show the king (RO-ANN-07)."""
    known = seat in (deal.declarer, deal.partner) or sides(deal, None)[seat] == 1
    return None if known else ("not_identified", "RO-ANN-06")


def _why_no_pagat_ultimo(deal: Deal, seat: Seat, manner: Manner) -> Reason | None:
    if seat != deal.declarer:
        return "declarer_only", "RO-ANN-05"
    if manner.holders_only and CARD_I not in deal.hands[seat]:
        return "not_holding", "RO-ANN-10"
    return ("declare_first", "RO-DEC-05") if _must_declare(deal, seat) else None


def _why_no_king_ultimo(deal: Deal, seat: Seat, manner: Manner) -> Reason | None:
    holds = deal.called is not None and deal.called in deal.hands[seat]
    return None if holds else ("not_holding", "RO-ANN-11")


def _why_no_king_caught(deal: Deal, seat: Seat, manner: Manner) -> Reason | None:
    if not manner.king_caught:
        return "never_announced", "RO-VAR-09"
    left = deal.called is not None and deal.called in deal.turned_up(ShowKind.TALON)
    if left or sides(deal, seat)[seat] == 0:
        return "opponents_only", "RO-VAR-09"
    return _why_no_side(deal, seat, manner)


def _why_no_king_left(deal: Deal, seat: Seat, manner: Manner) -> Reason | None:
    return "never_announced", "RO-KIT-02"


RULINGS: Final[dict[str, Callable[[Deal, Seat, Manner], Reason | None]]] = {
    "trula": _why_no_side,
    "kings": _why_no_side,
    "king_caught": _why_no_king_caught,
    "king_left": _why_no_king_left,
    "king_ultimo": _why_no_king_ultimo,
    PAGAT: _why_no_pagat_ultimo,
}
"""Who may announce what; mond caught and valat are for everybody (RO-ANN-08)."""


def _number(deal: Deal, seat: Seat) -> int:
    """Return how many taroks `seat` may declare, by the rows of the game; 0 is none (RO-DEC-01)."""
    rows = [TAROKS_OF[bonus.id] for bonus in deal.playing.bonuses if bonus.id in TAROKS_OF]
    held = min(len(deal.hands[seat] & TAROKS), max(rows))
    return held if held in rows else 0


def _declared(deal: Deal, *seats: Seat) -> int:
    """Return the highest number that one of these has declared."""
    said = (TAROKS_OF[stake.what] for stake in deal.stakes if stake.what in TAROKS_OF and stake.seat in seats)
    return max(said, default=0)


def _of_teammates(deal: Deal, seat: Seat) -> int:
    """Return the highest number declared by a player whom `seat` knows to be with it."""
    known = sides(deal, seat)
    return _declared(deal, *(other for other in deal.game.order(0) if known[other] == known[seat]))


def _why_no_declaration(deal: Deal, seat: Seat, number: int) -> Reason | None:
    if number != _number(deal, seat):
        return "not_so_many", "RO-DEC-01"
    if _declared(deal, seat):
        return "declared_already", "RO-DEC-01"
    return ("teammate_has_more", "RO-DEC-04") if number <= _of_teammates(deal, seat) else None


def _must_declare(deal: Deal, seat: Seat) -> bool:
    """Whether `seat` owes a declaration to the pagat ultimo; what is forbidden is not owed (RO-DEC-05)."""
    number = _number(deal, seat)
    return number > 0 and not _declared(deal, seat) and number > _of_teammates(deal, seat)


def _owes(deal: Deal, seat: Seat) -> bool:
    """Whether `seat` has just said that it is an opponent, and not yet what for."""
    stated = any(fact.what == FactKind.OPPOSES and fact.seat == seat for fact in deal.facts)
    return stated and not any((what, seat) in _stakes(deal) for what in SIDED)


def _why_no_statement(deal: Deal, seat: Seat, manner: Manner) -> Reason | None:
    """Return why `seat` may not say that it is an opponent: that must be true, new, and of use at once."""
    if sides(deal, seat)[seat] != 1:
        return "declarers_side", "RO-ANN-13"
    if sides(deal, None)[seat] == 1:
        return "known_already", "RO-ANN-13"
    after = _said(deal, seat, OPPOSE)
    ours = of_side(after, seat)
    rows = (bonus for bonus in deal.playing.bonuses if bonus.id in SIDED)
    if all(_why_no_announcement(after, seat, bonus, ours, manner) for bonus in rows):
        return "nothing_to_announce", "RO-ANN-13"
    return None


def _why_no_contra(deal: Deal, seat: Seat, stake: Stake) -> Reason | None:
    """Return why `seat` may not double this stake, whosever it is."""
    if stake.what in TAROKS_OF:
        return "never_doubled", "RO-CON-02"
    if stake.what == PAGAT and not stake.doubled and _must_declare(deal, seat):
        return "declare_first", "RO-DEC-05"
    return None


def _said(deal: Deal, seat: Seat, said: Action) -> Deal:
    """Return the deal after something was said, and after what it tells of the sides (RO-ID-01)."""
    if said == OPPOSE:
        return deal.with_fact(FactKind.DEFENDER, seat).with_fact(FactKind.OPPOSES, seat)
    return HEARING(deal, seat, said)


def _announced(deal: Deal, seat: Seat, what: str) -> Deal:
    before, public = deal, sides(deal, None)[seat]
    deal = deal.replace(stakes=(*deal.stakes, Stake(what, seat)))
    if what == "king_ultimo":
        return holds_called(deal, seat)
    if public is not None or deal.declarer is None:
        return deal
    if what in SIDED:
        return deal.with_fact(FactKind.PARTNER, seat)  # RO-ANN-07
    if what in TAROKS_OF and TAROKS_OF[what] <= _declared(before, deal.declarer):
        return deal.with_fact(FactKind.DEFENDER, seat)  # RO-DEC-06
    return deal


HEARING = hearing(_announced)
