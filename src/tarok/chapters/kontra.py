"""Kontra: who may double a stake, and what that tells of the sides."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from tarok.chapters.rounds import unless
from tarok.engine.actions import Kontra, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Reason, Refusal, Stake
from tarok.engine.fact_kinds import FactKind
from tarok.engine.sides import sides
from tarok.engine.stakes import GAME, holds_called


class Ladder(Struct, frozen=True):
    """How often a stake may be doubled, and the clauses: of that, an unknown side, the game, a bonus."""

    steps: int
    full: str
    unknown: str
    game: str
    bonus: str


def why_no_kontra(ladder: Ladder, stake: Stake, mine: int | None, owners: int | None) -> Reason | None:
    """Return why a player on side `mine` may not double a stake whose owner seems to be on side `owners`.

    The sides take turns, so no player doubles the same stake twice in one turn.
    """
    if stake.doubled == ladder.steps:
        return "doubled_fully", ladder.full
    if owners is None:
        return "side_unknown", ladder.unknown
    if (mine != owners) == against(stake):
        return None
    return "own_side" if against(stake) else "other_side", ladder.game if stake.what == GAME else ladder.bonus


def kontras(
    deal: Deal, seat: Seat, ladder: Ladder, never: Callable[[Deal, Seat, Stake], Reason | None] | None = None
) -> Iterator[Kontra | Refusal]:
    """Return the kontra to every stake; `never` gives reasons of the family's own, which come first."""
    known = sides(deal, seat)
    for stake in deal.stakes:
        own = never(deal, seat, stake) if never else None
        why = own or why_no_kontra(ladder, stake, known[seat], known[stake.seat])
        yield unless(why, Kontra(stake.what, stake.seat))


def doubled(deal: Deal) -> int:
    """Return how often the game itself was doubled."""
    return next((stake.doubled for stake in deal.stakes if stake.what == GAME), 0)


def against(stake: Stake) -> bool:
    """Whether the next kontra is for the side that does not own the stake."""
    return stake.doubled % 2 == 0


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
    return deal.with_fact(FactKind.DEFENDER if speakers else FactKind.PARTNER, seat)


def raised(deal: Deal, stake: Stake) -> Deal:
    """Return the deal in which the stake is doubled once more."""
    doubled = replace(stake, doubled=stake.doubled + 1)
    return deal.replace(stakes=tuple(doubled if each is stake else each for each in deal.stakes))
