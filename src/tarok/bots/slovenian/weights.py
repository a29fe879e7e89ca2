"""The weights of Slovenian tarok: what contracts are worth."""

from typing import Final

from msgspec import Struct

from tarok.bots.weights import Announcing, Weights
from tarok.games.slovenian.announcements import VOGEL_FREI


class Prospect(Struct, frozen=True):
    """What a contract brings more than to the others: `base`, and `slope` for each unit of strength."""

    contract: str
    base: float
    slope: float


class Modest(Struct, frozen=True):
    """How likely a hand takes no trick: the logarithm of the odds.

    Each card is as dangerous as the cube of the share of the others' cards of its suit that it beats, and a
    suit as the root of what its cards are together: who has lost one way into a suit needs no other.
    """

    contract: str
    value: int
    base: float
    suits: float
    taroks: float
    tarok: float
    void: float
    """What the danger of suits and of taroks takes off, each further tarok, and each suit to be trumped."""


class Bidding(Struct, frozen=True):
    """What contracts are worth: lines fitted to deals in which they were played with all kinds of hands."""

    prospects: tuple[Prospect, ...] = (
        Prospect("three", -45.0, 4.79),
        Prospect("two", -45.9, 4.48),
        Prospect("one", -70.4, 5.88),
        Prospect("solo_three", -218.3, 15.45),
        Prospect("solo_two", -266.9, 17.86),
        Prospect("solo_one", -375.5, 22.88),
        Prospect("solo_without", -527.7, 27.53),
    )
    modest: tuple[Modest, ...] = (
        Modest("beggar", 70, 3.72, 0.83, 0.96, 0.68, 0.87),
        Modest("open_beggar", 90, 4.04, 1.1, 1.72, 0.55, 2.56),
    )
    sure: float = 0.55
    """How likely a contract without tricks must be made to be bid."""
    most: float = 50.0
    """What a game that counts points can bring in addition to its value."""
    taroks: int = 4
    taroks_alone: int = 6
    """The fewest taroks to bid on, with a partner and alone."""
    margin: float = 3.0
    """What a contract must bring to be bid."""
    forehand: float = 1.0
    """What it must bring that forehand does not play klop."""


class Slovenian(Weights, frozen=True):
    """All weights of Slovenian tarok."""

    bidding: Bidding = Bidding()


SLOVENIAN: Final = Slovenian()

SLOVENIAN_3: Final = Slovenian(
    bidding=Bidding(
        prospects=(
            Prospect("three", -99.4, 6.78),
            Prospect("two", -145.2, 9.18),
            Prospect("one", -178.3, 10.17),
            Prospect("solo_without", -500.0, 25.0),
        ),
        modest=(
            Modest("beggar", 70, 2.24, 0.98, 0.93, 0.59, 0.0),
            Modest("open_beggar", 90, 2.24, 0.98, 0.93, 0.59, 0.0),
        ),
        margin=-6.0,
        taroks_alone=5,
    ),
    announcing=Announcing(
        paid=frozenset({VOGEL_FREI}),
        trula=10,
        kings=10,
        pagat_ultimo=11.5,
        pagat_alone=0.0,
        kontra=(("three", 14.0), ("two", 15.0), ("one", 18.0)),
        rekontra=24.0,
        break_pagat=9,
    ),
)
"""Sixteen cards and no partner ask for more; the player who passes with a strong hand suffers in klop."""
