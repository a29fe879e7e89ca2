"""Announcements: what a seat may announce, what that tells of the sides, and how it came out."""

from collections.abc import Callable, Iterator
from itertools import product

from msgspec import Struct

from tarok.chapters.kontra import Ladder, double, kontras
from tarok.chapters.rounds import speak, unless
from tarok.engine.actions import PASS, Action, Announce, Kontra, Pass, Seat
from tarok.engine.bonuses import speaker
from tarok.engine.deal import Bonus, Contract, Deal
from tarok.engine.deal_types import Reason, Refusal, Stake, Verdict
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.phases import Script, Scripted, maker, script
from tarok.engine.result import Feat
from tarok.engine.sides import sides
from tarok.engine.stakes import GAME, holds_called


class Announcing(Struct, frozen=True):
    """Why a bonus may not be announced, as clauses: twice, without its card, or where it has no card.

    Where not `holders_only`, a bonus may be announced without its card.
    """

    twice: str
    holding: str
    no_card: str = ""
    holders_only: bool = True


def of_side(deal: Deal, seat: Seat) -> set[str]:
    """Return what a seat, and the seats that it knows to be on its side, have announced."""
    known = sides(deal, seat)
    return {stake.what for stake in deal.stakes if known[stake.seat] == known[seat]}


def why_no_announcement(
    deal: Deal, seat: Seat, bonus: Bonus, ours: set[str], clauses: Announcing
) -> Reason | None:
    """Return why a seat, on whose side `ours` are announced, may not announce a bonus, and the clause."""
    if bonus.id in ours:
        return "announced_already", clauses.twice
    if bonus.card is None:
        return None
    card = bonus.card(deal)
    if card is None:
        return "no_king_called", clauses.no_card
    lacks = clauses.holders_only and card not in deal.hands[seat]
    return ("not_holding", clauses.holding) if lacks else None


def announced(deal: Deal, seat: Seat, what: str) -> Deal:
    """Return the deal after an announcement; its speaker shows the card that goes with it, if it has that."""
    bonus = deal.playing.rows[what]
    deal = deal.replace(stakes=(*deal.stakes, Stake(what, seat)))
    card = bonus.card(deal) if bonus.card else None
    if card is None or card not in deal.hands[seat]:
        return deal
    deal = deal.with_show(ShowKind.ANNOUNCED, (card,), seat)
    return holds_called(deal, seat) if card == deal.called else deal


def hearing(announced: Callable[[Deal, Seat, str], Deal]) -> Callable[[Deal, Seat, Action], Deal]:
    """Return what comes of a kontra and, as `announced` says, of an announcement."""

    def heard(deal: Deal, seat: Seat, said: Action) -> Deal:
        match said:
            case Kontra():
                return double(deal, seat, said)
            case Announce(what):
                return announced(deal, seat, what)
            case _:
                return deal

    return heard


@maker
def announcements(
    *,
    clauses: Announcing,
    ladder: Ladder,
    why_no_pass: Callable[[Deal, Seat], Reason | None] | None = None,
) -> Scripted:
    """Return the phase in which each side announces a bonus once, and stakes are doubled; declarer first.

    `why_no_pass` gives the reason why a seat must still announce something.
    """

    def choices(deal: Deal, seat: Seat, turn: int) -> Iterator[Pass | Announce | Kontra | Refusal]:
        yield unless(why_no_pass(deal, seat) if why_no_pass else None, PASS)
        ours = of_side(deal, seat)
        for bonus in deal.playing.bonuses:
            yield unless(why_no_announcement(deal, seat, bonus, ours, clauses), Announce(bonus.id))
        yield from kontras(deal, seat, ladder)

    @script
    def announcements(deal: Deal) -> Script:
        seat = deal.declarer
        if seat is None:
            return deal
        deal = deal.replace(stakes=(Stake(GAME, seat),))
        return (yield from speak(deal, seat, choices, hearing(announced)))

    return announcements


def feats(deal: Deal, contract: Contract) -> Iterator[Feat]:
    """Return what was announced, once a side, and, in a deal played out, what was made or missed in silence.

    Of two announcements by one side the first counts.
    """
    for bonus, side in product(contract.bonuses, (0, 1)):
        said = [stake for stake in deal.stakes if stake.what == bonus.id and deal.side(stake.seat) == side]
        verdict = bonus.judge(deal, side)
        made = verdict is Verdict.MADE
        if said:
            first = said[0]
            yield Feat(what=bonus.id, seat=first.seat, made=made, announced=True, doubled=first.doubled)
        elif verdict is not Verdict.IDLE and deal.ended == "played":
            yield Feat(what=bonus.id, seat=speaker(deal, bonus, side), made=made)
