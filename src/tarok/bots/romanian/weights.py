"""The weights of Romanian tarok and of taper: how likely contracts are made, and when words pay."""

from typing import Final

from msgspec import Struct

from tarok.bots.strength_fits import Linear, Odds
from tarok.bots.weights import Announcing, Avoiding, Taking, Weights
from tarok.games.romanian.contracts import TAROKS_OF


class Hopes(Struct, frozen=True):
    """What a declarer may hope for.

    By the hand that was `dealt` all that the deal will bring; by the hand that plays, what is discarded
    counted in, how likely the contract is `made`, and what each opponent pays `besides`.
    """

    dealt: Linear
    made: Odds
    besides: Linear


class Prospect(Struct, frozen=True):
    """What a contract promises to a declarer who calls a partner, and to one who is alone."""

    contract: str
    helped: Hopes
    alone: Hopes


class Stages(Struct, frozen=True):
    """What matters from the auction to the talon; in points that each loser pays."""

    prospects: tuple[Prospect, ...]
    lost: float = 0.3
    """How likely a contract is lost: what a level costs of its value before the cards are played."""
    margin: float = 0.0
    """What a contract must bring to be bid."""
    fewest: int = 4
    """The fewest taroks to bid on."""
    samples: int = 12
    """How many sets are thought of that might lie there instead of the one that is looked at."""
    turned_up: float = 0.0
    """What it costs to turn another set up: all see what the opponents have won."""
    king_left: float = 2.0
    """What it costs to leave the called king in the talon."""


class Romanian(Weights, frozen=True, kw_only=True):
    """All weights of Romanian tarok."""

    stages: Stages


LEVELS: Final = range(1, 7)

# fmt: off
FOUR: Final = Stages((
    Prospect("trei", Hopes(Linear(-12.0, 1.05), Odds(-4.80, 0.35), Linear(-7.0, 0.43)),
                     Hopes(Linear(-70.0, 4.70), Odds(-13.5, 0.65), Linear(-9.8, 0.52))),
    Prospect("doi",  Hopes(Linear(-15.0, 1.29), Odds(-4.80, 0.35), Linear(-7.0, 0.43)),
                     Hopes(Linear(-77.4, 5.19), Odds(-13.5, 0.65), Linear(-9.8, 0.52))),
    Prospect("unu",  Hopes(Linear(-14.0, 1.08), Odds(-4.40, 0.33), Linear(-4.7, 0.33)),
                     Hopes(Linear(-88.4, 5.54), Odds(-13.2, 0.67), Linear(-7.0, 0.40))),
    Prospect("solo", Hopes(Linear(-36.5, 2.47), Odds(-3.40, 0.28), Linear(-5.6, 0.45)),
                     Hopes(Linear(-150., 7.40), Odds(-9.80, 0.49), Linear(-12., 0.75))),
), turned_up=0.4)
THREE: Final = Stages(tuple(Prospect(contract, hopes, hopes) for contract, hopes in (
    ("trei", Hopes(Linear(-26.3, 1.84), Odds(-13.3, 0.59), Linear(-9.8, 0.41))),
    ("doi",  Hopes(Linear(-38.4, 2.42), Odds(-12.3, 0.57), Linear(-7.3, 0.32))),
    ("unu",  Hopes(Linear(-50.5, 2.84), Odds(-12.9, 0.62), Linear(-6.3, 0.31))),
    ("solo", Hopes(Linear(-93.7, 4.68), Odds(-15.1, 0.80), Linear(-11., 0.64))),
)), fewest=5)
# fmt: on


def _kontra(**least: float) -> tuple[tuple[str, float], ...]:
    """Return how strong a defender doubles each contract, at whatever level it was bid."""
    rows = ((f"{family}_{level}", power) for family, power in least.items() for level in LEVELS)
    return (*rows, ("solo", least["solo"]))


ROMANIAN: Final = Romanian(
    stages=FOUR,
    taking=Taking(mond=10.0, friendly=0.0, pagat_ultimo=10.0, pagat_lost=14.0, called_king=5.0),
    avoiding=Avoiding(points=0.0, follows=0.0, each=6.0, clean=0.0, steep=1.5, tarok=1.3),
    announcing=Announcing(
        paid=frozenset(TAROKS_OF),
        trula=6,
        kings=8,
        pagat_ultimo=8.5,
        pagat_alone=0.9,
        king_ultimo=14.0,
        kontra=_kontra(trei=14.5, doi=14.5, unu=12.5, solo=12.0),
        rekontra=19.0,
        rekontra_partner=13.0,
    ),
)
TAPER: Final = Romanian(
    stages=THREE,
    taking=ROMANIAN.taking,
    avoiding=ROMANIAN.avoiding,
    announcing=Announcing(
        paid=frozenset(TAROKS_OF),
        trula=8,
        kings=10,
        pagat_ultimo=10.5,
        pagat_alone=0.0,
        kontra=_kontra(trei=15.0, doi=14.0, unu=13.0, solo=12.0),
        rekontra=20.0,
        break_pagat=8,
    ),
)
