"""What a contract is likely to bring, by the hand, the level, and whether the declarer plays alone."""

from tarok.bots.romanian.weights import Hopes, Prospect, Stages
from tarok.engine.deal import Contract
from tarok.games.romanian.contracts import START

ALONE = 3
"""How many pay, and are paid by, a declarer of four who has no partner."""


def prospect(stages: Stages, contract: str) -> Prospect:
    """Return what a contract promises, at whatever level it was bid."""
    family = contract.partition("_")[0]
    return next(row for row in stages.prospects if row.contract == family)


def bidding(stages: Stages, hopes: Hopes, contract: Contract, power: float) -> float:
    """Return what a contract brings by the hand that was dealt: a high first level makes losing dearer."""
    return hopes.dealt.at(power) - stages.lost * contract.value * (START[contract.id] - 1)


def playing(hopes: Hopes, contract: Contract, power: float, level: int) -> float:
    """Return what each opponent is likely to pay, by the hand that plays: losses have a level (RO-SCO-02)."""
    likely = hopes.made.likely(power)
    return contract.value * (likely - (1 - likely) * level) + hopes.besides.at(power)
