"""How a played deal came out: the same result that people fill in by hand."""

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from tarok.chapters.kontra import doubled
from tarok.engine.actions import Kontra
from tarok.engine.bonuses import owner, pile, speaker
from tarok.engine.card_points import points
from tarok.engine.deal import Bonus, Deal
from tarok.engine.deal_types import Stake, Verdict
from tarok.engine.fact_kinds import FactKind
from tarok.engine.result import Feat, Result
from tarok.games.romanian.contracts import TAROKS_OF
from tarok.games.romanian.talon import shows_trula


def result(deal: Deal) -> Result:
    """Return how a deal that is over came out."""
    contract = deal.contract
    if contract is None:
        return Result(ended=deal.ended)
    if contract.aim is None:
        taken = tuple(sum(trick.winner == seat for trick in deal.tricks) for seat in deal.game.order(0))
        return Result(contract=contract.id, points=taken, ended=deal.ended)
    level = deal.fact(FactKind.LEVEL)
    known = Result(
        contract=contract.id,
        declarer=deal.declarer,
        partner=deal.partner,
        level=level.value if level else 1,
        ended=deal.ended,
    )
    if deal.ended == "surrendered":
        return replace(known, made=False, feats=tuple(_trula_lost(deal)))
    over, side = _handed_over(deal), _conceded(deal)
    return replace(
        known,
        points=(points(over.game, pile(over, 0)),),
        made=contract.aim(over, 0) is Verdict.MADE if side is None else side == 1,
        doubled=doubled(deal),
        feats=tuple(_feats(deal, over)),
    )


def _trula_lost(deal: Deal) -> Iterator[Feat]:
    """Return the trula of the others, unless the declarer shows a card of it (RO-SUR-04)."""
    if not shows_trula(deal):
        yield Feat(what="trula", seat=next(seat for seat in deal.game.order(0) if deal.side(seat) == 1))


def _conceded(deal: Deal) -> int | None:
    """Return the side that has given the game up."""
    fact = deal.fact(FactKind.CONCEDED)
    return deal.side(fact.seat) if fact else None


def _handed_over(deal: Deal) -> Deal:
    """Return the deal in which what was still held lies with the side that did not give up (RO-END-03)."""
    side = _conceded(deal)
    if side is None:
        return deal
    heir = next(seat for seat in deal.game.order(0) if deal.side(seat) != side)
    for seat, hand in enumerate(deal.hands):
        for card in hand:
            deal = deal.hand_over(seat, card, heir)
    return deal


def _feats(deal: Deal, over: Deal) -> Iterator[Feat]:
    """Return what was announced, once a side, and what was made or missed unannounced.

    `over` is the deal in which no hand is left: another one only if a player has given up.
    """
    for bonus, side in product(deal.playing.bonuses, (0, 1)):
        mine = [stake for stake in deal.stakes if stake.what == bonus.id and deal.side(stake.seat) == side]
        verdict = bonus.judge(over, side)
        if bonus.id in TAROKS_OF:
            yield from (Feat(what=bonus.id, seat=stake.seat, announced=True) for stake in mine)
        elif mine:  # RO-ANN-09: only the first counts
            yield _announced(deal, bonus, mine[0], made=verdict is Verdict.MADE)
        elif verdict is not Verdict.IDLE and not (bonus.id == "valat" and deal.ended == "conceded"):
            yield Feat(what=bonus.id, seat=speaker(deal, bonus, side), made=verdict is Verdict.MADE)


def _announced(deal: Deal, bonus: Bonus, stake: Stake, *, made: bool) -> Feat:
    """Return how an announced bonus came out; its card must have been with who announced it (RO-BON-08).

    A player who gives up leaves the other side the tricks that it still needed (RO-END-04).
    """
    card = bonus.card(deal) if bonus.card else None
    left, contra = _conceded(deal), Kontra(stake.what, stake.seat)
    if left is not None and card is not None:
        made = left != deal.side(stake.seat) and card in deal.hands[stake.seat]
    elif card is not None:
        made = made and owner(deal, card) == stake.seat
    elif bonus.id == "valat":
        made = made and left != deal.side(stake.seat)
    return Feat(
        what=bonus.id,
        seat=stake.seat,
        made=made,
        announced=True,
        doubled=stake.doubled,
        doubler=next((seat for seat, action in deal.log if action == contra), None),  # RO-POOL-08
    )
