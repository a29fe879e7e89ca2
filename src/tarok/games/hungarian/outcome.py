"""How a played hand came out: the same result that people fill in by hand."""

from collections.abc import Iterator
from itertools import product
from typing import cast

from msgspec.structs import replace

from tarok.cards.deck import MOND, SKIS
from tarok.chapters.kontra import doubled
from tarok.engine.bonuses import catches_mond, owner, speaker
from tarok.engine.card_points import points
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Stake, Verdict
from tarok.engine.result import Feat, Result
from tarok.games.hungarian.announcements import NOT_PLAYED
from tarok.games.hungarian.figures import Figure
from tarok.games.hungarian.judges import pile, taroks_of
from tarok.games.hungarian.options import HungarianHouse

HAT = "hat"
"""What a caught XXI is called among the feats, for its owner (HU-BON-20)."""


def result(deal: Deal[HungarianHouse]) -> Result:
    """Return how a hand that is over came out."""
    contract = deal.contract
    if contract is None or contract.aim is None or deal.ended == "annulled":
        return Result(ended=deal.ended)
    bare = Result(
        contract=contract.id,
        declarer=deal.declarer,
        partner=deal.partner,
        skis=owner(deal, SKIS),
        ended=deal.ended,
    )
    if deal.ended == "trial_failed":
        return bare
    if deal.ended == NOT_PLAYED:
        return replace(bare, made=True, doubled=doubled(deal), feats=tuple(_without_play(deal)))
    return replace(
        bare,
        points=(points(deal.game, pile(deal, 0)),),
        made=contract.aim(deal, 0) is Verdict.MADE,
        doubled=doubled(deal),
        feats=(*_feats(deal), *_declared(deal), *_hat(deal)),
    )


def _without_play(deal: Deal) -> Iterator[Feat]:
    """Return the trull that stands for a hand that was not played (HU-OPT-52)."""
    yield from (Feat(what=stake.what, seat=stake.seat, announced=True) for stake in deal.stakes[1:])


def _rows(deal: Deal) -> dict[str, Figure]:
    return cast("dict[str, Figure]", deal.playing.rows)


def _announced(deal: Deal) -> dict[tuple[str, int], Stake]:
    """Return what each side announced, once, and the steps undertaken with it (HU-ANN-05, HU-C54-07)."""
    found: dict[tuple[str, int], Stake] = {}
    rows = _rows(deal)
    for stake in deal.stakes[1:]:
        found.setdefault((stake.what, deal.side(stake.seat)), stake)
    for stake in deal.stakes[1:]:
        for step in rows[stake.what].undertakes:
            found.setdefault((step, deal.side(stake.seat)), stake)
    return found


def _feats(deal: Deal) -> Iterator[Feat]:
    """Return what was announced, once a side, and what was made or missed in silence."""
    announced = _announced(deal)
    rows = (row for row in _rows(deal).values() if not row.taroks)
    for row, side in product(rows, (0, 1)):
        stake = announced.get((row.id, side))
        if stake:
            made = row.judge(deal, side) is Verdict.MADE
            yield Feat(what=row.id, seat=stake.seat, made=made, announced=True, doubled=stake.doubled)
        elif row.silent:
            verdict = (row.quietly or row.judge)(deal, side)
            if verdict is not Verdict.IDLE:
                yield Feat(what=row.id, seat=speaker(deal, row, side), made=verdict is Verdict.MADE)


def _declared(deal: Deal[HungarianHouse]) -> Iterator[Feat]:
    """Return the declared taroks, and those that are claimed after the play (HU-DECL-01, HU-DECL-04)."""
    rows = {row.taroks: row for row in _rows(deal).values() if row.taroks}
    claims = deal.game.options.undeclared_tarokk_claim != "off"
    for seat in deal.game.order(0):
        row = rows.get(taroks_of(deal, seat))
        if row:
            said = any((stake.what, stake.seat) == (row.id, seat) for stake in deal.stakes)
            if said or claims:
                yield Feat(what=row.id, seat=seat, announced=said)


def _hat(deal: Deal) -> Iterator[Feat]:
    """Return whose XXI was caught (HU-BON-20)."""
    holder = owner(deal, MOND)
    if holder is not None and catches_mond(deal, 1 - deal.side(holder)) is Verdict.MADE:
        yield Feat(what=HAT, seat=holder, made=False)
