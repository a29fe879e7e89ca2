"""The weights of the Hungarian games: on what to bid, to announce and to double, and how dear cards are."""

from math import inf
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.bots.weights import Announcing, Clues, Strength, Taking, Weights
from tarok.games.hungarian.figures import TWELVE


class Bidding(Struct, frozen=True):
    """How strong a hand must be for a word in the auction, in ordinary taroks."""

    taroks: int = 3
    """The fewest taroks to bid on."""
    levels: tuple[float, ...] = (0.0, 9.0, 11.0, 14.5)
    """For a three, a two, a one and a solo of the player who has a high honour …"""
    pagat: float = 8.5
    pagat_more: float = 2.5
    """… and the least, and how much more, with the pagat alone."""
    waits: float = 6.0
    """How much more it takes with the XX next to it: its holder is called anyway."""
    cue: float = 13.5
    cue_taroks: int = 6
    cue_pagat: int = 8
    """To make a cue bid: the strength, and the taroks, one more without a king; and with the pagat alone."""
    yield_taroks: int = 5
    """The taroks that a yield promises."""
    trial: float = 9.0
    """To try a three without an honour when all others have passed."""
    lone: float = 17.0
    """To call the own XX, or to raise the bid without need."""


class Words(Struct, frozen=True):
    """How sure a player must be who announces: by taroks, kings, and how many of the highest are ours."""

    trull: int = 4
    """The taroks for a trull whose high honours are with us."""
    signal: int = 6
    """The taroks to show the next one by four kings."""
    kings: int = 3
    kings_taroks: int = 7
    """The kings, and the taroks, to mean four kings as such."""
    double: int = 6
    double_run: int = 6
    """The taroks for a double game, and how many of the highest are ours."""
    ultimo: float = 9.0
    """The taroks that the ultimo of a tarok takes, the škis and the XXI counting one and a half each …"""
    king: float = 0.5
    uhu: float = 1.5
    against: float = 1.0
    """… and how many more it takes for a king, for the trick before, and against the declarer."""
    centrum: int = 5
    small_bird: int = 6
    large_bird: int = 6
    """How many of the highest taroks must be ours: the tricks that they win before the promised ones …"""
    series: int = 6
    """… and the taroks of the player who has the XX, lest it must be played too early."""


class Doubling(Struct, frozen=True):
    """How strong a player must be who doubles: the game, or twice, and what the enemy promised."""

    game: float = 14.0
    rekontra: float = inf
    ultimo: int = 7
    kings: int = 2


class Hungarian(Weights, frozen=True):
    """All weights of the Hungarian games."""

    bidding: Bidding = Bidding()
    words: Words = Words()
    doubling: Doubling = Doubling()
    unit: float = 15.0
    """What a point of the payment is worth, in card points."""
    pulls: float = 20.0
    """What it brings to pull taroks for a promised ultimo, or to leave them alone against one."""
    annul: int = 4
    """With fewer taroks than that a hand of four kings is annulled."""


HUNGARIAN: Final = Hungarian(
    announcing=Announcing(paid=frozenset(f"taroks_{number}" for number in TWELVE.taroks)),
    strength=Strength(laid=0.05),
    clues=Clues(alone=0.05),
    taking=Taking(
        each=0.0,
        mond=300.0,
        friendly=0.0,
        hunt=0.3,
        fear=0.3,
        pagat_ultimo=75.0,
        pagat_lost=75.0,
    ),
)
"""Cards count singly, and what the XXI and the last trick pay is worth a great many card points."""

HUNGARIAN_54: Final = replace(
    HUNGARIAN, words=Words(signal=8, kings_taroks=9, double=7, centrum=6, small_bird=7, large_bird=8)
)
"""Among twelve cards and longer suits it takes more taroks to win the same tricks."""
