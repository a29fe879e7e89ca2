"""What is announced and doubled, and what that tells of the sides."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.actions import Action, Announce, Kontra, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Reason, Stake
from tarok.engine.fact_kinds import FactKind
from tarok.engine.sides import sides

GAME: Final = "game"
"""What the stake of the contract itself is called."""


class Ladder(Struct, frozen=True):
    """How often a stake may be doubled, and the clauses: of that, an unknown side, the game, a bonus."""

    steps: int
    full: str
    unknown: str
    game: str
    bonus: str


def why_no_kontra(ladder: Ladder, stake: Stake, mine: int | None, owners: int | None) -> Reason | None:
    """Return why somebody on side `mine` may not double a stake whose owner seems to be on side `owners`.

    The sides take turns, so nobody doubles the same stake twice in one turn.
    """
    if stake.doubled == ladder.steps:
        return "doubled_fully", ladder.full
    if owners is None:
        return "side_unknown", ladder.unknown
    if (mine != owners) == against(stake):
        return None
    return "own_side" if against(stake) else "other_side", ladder.game if stake.what == GAME else ladder.bonus


def against(stake: Stake) -> bool:
    """Whether the next kontra is for the side that does not own the stake."""
    return stake.doubled % 2 == 0


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


def double(deal: Deal, seat: Seat, said: Kontra) -> Deal:
    """Return the deal after a kontra, and after what it tells of the side of its speaker."""
    stake = next(stake for stake in deal.stakes if (stake.what, stake.seat) == (said.what, said.seat))
    owners = sides(deal, None)[stake.seat]
    deal = raised(deal, stake)
    if seat in (stake.seat, deal.declarer) and owners is not None:
        return deal
    if owners is None:
        return holds_called(deal, seat)
    speakers = 1 - owners if against(stake) else owners
    return deal.noting(FactKind.DEFENDER if speakers else FactKind.PARTNER, seat)


def raised(deal: Deal, stake: Stake) -> Deal:
    """Return the deal in which the stake is doubled once more."""
    doubled = replace(stake, doubled=stake.doubled + 1)
    return deal.but(stakes=tuple(doubled if each is stake else each for each in deal.stakes))


def holds_called(deal: Deal, seat: Seat) -> Deal:
    """Return the deal in which everybody knows that `seat` holds the called card."""
    return deal.noting(FactKind.PARTNER, seat) if seat != deal.declarer else alone(deal, seat)


def alone(deal: Deal, declarer: Seat) -> Deal:
    """Return the deal in which everybody knows that the declarer has no partner."""
    for other in deal.game.order(0):
        deal = deal if other == declarer else deal.noting(FactKind.DEFENDER, other)
    return deal
