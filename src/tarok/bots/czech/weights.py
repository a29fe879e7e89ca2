"""The weights of American-Czech tarock: what hands bring, and when words pay; mostly in chips."""

from typing import Final

from msgspec import Struct

from tarok.bots.strength_fits import Linear, Odds
from tarok.bots.weights import Announcing, Strength, Taking, Weights
from tarok.games.czech.contracts import DECLARATIONS


class Exchange(Struct, frozen=True):
    """What matters from the bidding to the call.

    The first four lines say what a hand of twelve dealt brings to the player who plays a Prever or a hand of
    four as Povinost, and to the player who says good; the next two what the hand played brings to Povinost,
    with a partner and alone.
    """

    prever: Linear
    povinost: Linear
    good: Linear
    helped: Linear
    alone: Linear
    won: Odds
    """How likely the hand that plays wins a Prever, …"""
    win: float = 6.0
    lose: float = 6.0
    """… and the count that each then pays, or is paid."""
    drawn: float = 2.0
    """What the four cards of the talon add to a hand that calls before it draws; in ordinary taroks."""
    declared: float = 4.0
    """What a chip is worth that each of the others pays at once; in ordinary taroks."""
    samples: int = 12
    """How many sets are thought of that might lie there instead of the one that is looked at."""


class Doubling(Struct, frozen=True):
    """How sure a player must be who doubles a bet: in taroks, škis and mond being one and a half each."""

    pagat_kept: float = 10.5
    """On how many the holder of the pagat goes on …"""
    pagat_broken: float = 7.0
    """… and on how many an enemy; …"""
    step: float = 1.0
    """… and how many more for each two steps before."""


class Czech(Weights, frozen=True, kw_only=True):
    """All weights of American-Czech tarock."""

    exchange: Exchange
    doubling: Doubling = Doubling()


CZECH: Final = Czech(
    exchange=Exchange(
        prever=Linear(-98.9, 6.76),
        povinost=Linear(-2.6, 0.66),
        good=Linear(-8.8, 0.78),
        helped=Linear(-7.8, 0.76),
        alone=Linear(-105.4, 5.73),
        won=Odds(-13.0, 0.70),
    ),
    strength=Strength(laid=0.2),
    taking=Taking(each=0.0, mond=3.0, friendly=0.0, pagat_ultimo=9.0, pagat_lost=11.0),
    announcing=Announcing(
        paid=frozenset(DECLARATIONS),
        pagat_ultimo=9.0,
        kontra=(("four", 16.0), ("prever", 12.0)),
        rekontra=20.0,
        rekontra_partner=15.0,
    ),
)
