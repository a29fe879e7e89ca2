"""How a played deal came out: the same result that people fill in by hand."""

from collections.abc import Iterator

from msgspec.structs import replace

from tarok.cards.deck import MOND, SKIS, Cards
from tarok.chapters.announcements import feats
from tarok.chapters.kontra import doubled
from tarok.engine.bonuses import owner, pile
from tarok.engine.card_points import points
from tarok.engine.deal import Contract, Deal
from tarok.engine.deal_types import Verdict
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.result import Feat, Result
from tarok.games.slovenian.contracts import KLOP_KONTRA, MOND_LOST


def result(deal: Deal) -> Result:
    """Return how a deal that is over came out."""
    contract = deal.contract
    if contract is None:
        return Result(ended=deal.ended)
    talon = Cards.of(deal.talon) | deal.turned_up(ShowKind.TALON, ShowKind.VITAMIN)
    played = Result(
        contract=contract.id,
        declarer=deal.declarer,
        partner=deal.partner,
        skis=None if SKIS in talon else owner(deal, SKIS),
        ended=deal.ended,
    )
    if contract.aim is None:
        return replace(
            played, points=tuple(points(deal.game, won) for won in deal.won), feats=tuple(_klop(deal))
        )
    if contract.counts and deal.ended != "decided":
        played = replace(played, points=(points(deal.game, pile(deal, 0)),))
    return replace(
        played,
        made=contract.aim(deal, 0) is Verdict.MADE,
        doubled=doubled(deal),
        feats=(*feats(deal, contract), *_mond(deal, contract)),  # SL-ANN-05
    )


def _klop(deal: Deal) -> Iterator[Feat]:
    """Return who said kontra to a klop (SL-KLOP-08)."""
    yield from (Feat(what=KLOP_KONTRA, seat=stake.seat, announced=True) for stake in deal.stakes)


def _mond(deal: Deal, contract: Contract) -> Iterator[Feat]:
    """Return who loses the mond: caught by the škis, or left in the talon (SL-PLAY-06, SL-PLAY-07)."""
    if not contract.counts or deal.declarer is None:
        return
    for trick in deal.tricks:
        if MOND in trick.cards and SKIS in trick.cards:
            yield Feat(what=MOND_LOST, seat=trick.player(MOND), made=False)
    if MOND in deal.turned_up(ShowKind.TALON) - deal.won[deal.declarer] and owner(deal, MOND) is None:
        yield Feat(what=MOND_LOST, seat=deal.declarer, made=False)
