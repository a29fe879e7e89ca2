"""How a played deal came out: the same result that people fill in by hand."""

from collections.abc import Iterator

from tarok.engine.actions import Kontra
from tarok.engine.bonuses import pile, speaker
from tarok.engine.card_points import points
from tarok.engine.deal import Bonus, Deal
from tarok.engine.deal_types import Stake, Verdict
from tarok.engine.fact_kinds import FactKind
from tarok.engine.result import Feat, Result
from tarok.engine.stakes import GAME
from tarok.games.czech.bets import BETS
from tarok.games.czech.contracts import DECLARATIONS, more_than_half
from tarok.games.czech.options import CzechHouse


def so_far(deal: Deal) -> Result:
    """Return what is settled while the deal runs: declarations are paid at once (CZ-DEC-10)."""
    return Result(forehand=deal.forehand, feats=tuple(_declared(deal)), ended="")


def result(deal: Deal[CzechHouse]) -> Result:
    """Return how a deal that is over came out; with an own trump called, alone (CZ-CALL-06)."""
    if deal.ended == "thrown_in":
        return Result(forehand=deal.forehand, declarer=deal.declarer, ended=deal.ended)
    alone = deal.playing.calls and deal.partner is None
    taken = deal.fact(FactKind.SET)
    return Result(
        contract="own_call" if alone else deal.playing.id,
        declarer=deal.declarer,
        partner=deal.partner,
        points=(points(deal.game, pile(deal, 0)),),
        level=taken.value if taken else 1,
        made=more_than_half(deal, 0) is Verdict.MADE,
        doubled=sum(_heard(deal, stake) for stake in deal.stakes if stake.what == GAME),
        feats=(*_declared(deal), *_bets(deal), *_silent(deal)),
        forehand=deal.forehand,
        ended=deal.ended,
    )


def _declared(deal: Deal) -> Iterator[Feat]:
    for stake in deal.stakes:
        if stake.what in DECLARATIONS:
            yield Feat(what=stake.what, seat=stake.seat, announced=True)


def _bets(deal: Deal[CzechHouse]) -> Iterator[Feat]:
    rows = deal.playing.rows
    for stake in deal.stakes:
        if stake.what in BETS:
            made = rows[stake.what].judge(deal, deal.side(stake.seat)) is Verdict.MADE
            heard = _heard(deal, stake)
            yield Feat(what=stake.what, seat=stake.seat, made=made, announced=True, doubled=heard)


def _heard(deal: Deal[CzechHouse], stake: Stake) -> int:
    """Return how often a stake is doubled; in some houses until a wrong side spoke (CZ-KON-03)."""
    if not deal.game.options.kontra_true_opponents_only:
        return stake.doubled
    said = Kontra(stake.what, stake.seat)
    speakers = [seat for seat, action in deal.log if action == said]
    owners = deal.side(stake.seat)
    for step, seat in enumerate(speakers):
        if (deal.side(seat) != owners) != (step % 2 == 0):
            return step
    return len(speakers)


def _silent(deal: Deal[CzechHouse]) -> Iterator[Feat]:
    """Return what was made or missed without a bet of that side (CZ-PAG-01, CZ-PAG-04, CZ-VAL-01)."""
    for bonus in deal.playing.bonuses:
        for side in (0, 1) if bonus.silent else ():
            said = any(stake.what == bonus.id and deal.side(stake.seat) == side for stake in deal.stakes)
            verdict = bonus.judge(deal, side)
            if not said and verdict is not Verdict.IDLE and _counts(deal, bonus, side):
                yield Feat(what=bonus.id, seat=speaker(deal, bonus, side), made=verdict is Verdict.MADE)


def _counts(deal: Deal[CzechHouse], bonus: Bonus, side: int) -> bool:
    """Whether a side can make this without a bet."""
    anyone = deal.game.options.silent_valat_sides == "any_side"
    return anyone or side == 0 or bonus.id != "valat"
