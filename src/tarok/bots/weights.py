"""The weights of the rule bot, named: what a player would call judgement.

These are the ones that all games share; what a family of games needs in addition has its tables in the folder
of the family.  They were set by hand for Slovenian tarok and then tuned by play against themselves on the
same deals; how, and what it brought, stands in docs/bots.md.
"""

from typing import Final

from msgspec import Struct

COUNTS: Final = 3
"""A card of this worth or more is a counting card."""

THIRD: Final = 2 / 3
"""What every card loses in the count by threes."""

SURE: Final = 0.97
"""How likely the pagat wins the last trick when all other taroks are gone."""

FOLLOWED: Final = (0.0, 0.0, 0.02, 0.1, 0.25, 0.42, 0.57, 0.69, 0.8)
"""How likely the three others all follow suit, by how many of its cards they have together."""


class Strength(Struct, frozen=True):
    """What a hand is worth, in ordinary taroks."""

    tarok: float = 1.0
    ranks: tuple[float, ...] = (0.6, *[0.0] * 15, *[0.9] * 4, 2.6, 2.5)
    """What each tarok is worth in addition, from the pagat to the škis."""
    king: float = 1.8
    queen: float = 0.5
    """A queen that is not bare."""
    void: float = 1.0
    single: float = 0.5
    """A suit of no card, and of one that is no king."""
    laid: float = 0.65
    """A card point discarded."""
    spread: float = 0.5
    """The share of a suit's cards that one seat is taken to hold at most, where all tricks must be won."""


class Announcing(Struct, frozen=True):
    """How sure a player must be who announces or doubles: taroks counted, and the strength of hands."""

    paid: frozenset[str] = frozenset()
    """What can only gain, however the play goes: it is announced whenever it may be."""
    trula: int = 8
    kings: int = 8
    pagat_ultimo: float = 9.0
    """The taroks that a pagat ultimo takes, the škis and the mond counting one and a half each …"""
    pagat_alone: float = 0.5
    """… and how many more without a friend."""
    king_ultimo: float = 13.0
    kontra: tuple[tuple[str, float], ...] = (
        ("one", 14.0),
        ("solo_three", 14.0),
        ("solo_one", 13.0),
        ("solo_without", 11.0),
    )
    """How strong a defender doubles these contracts."""
    rekontra: float = 20.0
    rekontra_partner: float = 13.5
    break_kings: int = 2
    break_pagat: int = 7
    break_king: float = 13.0
    """How many kings or taroks, or what strength, doubles the announcement that they are to break."""


class Clues(Struct, frozen=True):
    """By what factor a play makes its seat more likely the hidden partner of the declarer."""

    led_tarok: float = 2.0
    led_suit: float = 0.7
    led_called: float = 0.3
    gave: float = 1.8
    overtook: float = 0.6
    alone: float = 0.08
    """The weight of a declarer who has called their own king, against one for each other seat."""


class Taking(Struct, frozen=True):
    """What matters where points are to be taken; in card points, if nothing else is said."""

    each: float = THIRD
    """What every card loses in the count."""
    follows: float = 1.9
    """What a seat that is still to play adds to the trick."""
    rescue: float = 1.0
    """The share of tricks that a friend who can win them does win."""
    tarok_low: float = 2.0
    tarok_high: float = 8.0
    """A kept tarok brings the low value, and up to the high one more by the share of others it beats."""
    top: float = 10.0
    """What the highest card of a suit will bring if every player follows."""
    promoted: float = 0.25
    """The share of that left for each higher card that is still out."""
    lost: float = 0.4
    """The share of its worth that any other card loses by being kept."""
    mond: float = 20.0
    """The price of a mond that is caught."""
    friendly: float = 1.0
    """The share of it that is paid if a friend's škis takes the mond."""
    hunt: float = 0.0
    fear: float = 0.0
    """How likely a kept škis catches an enemy's mond, and a kept mond is caught by an enemy's škis."""
    called_king: float = 0.0
    """What it is worth in addition to win the trick in which the called king lies."""
    pagat_ultimo: float = 18.0
    pagat_lost: float = 25.0
    """What a pagat is worth that wins the last trick, and what it costs if it is beaten there."""
    pagat_safe: float = 0.7
    """How sure a trick must be for the pagat to go there …"""
    late: int = 4
    """… until this number of cards is left."""
    ultimo_enemy: float = 0.5
    ultimo_friend: float = 0.34
    ultimo_luck: float = 0.7
    """How many own taroks each of the enemy and of friends, and bad luck, cost a pagat that waits."""
    pull: float = 1.0
    """What leading a tarok brings, for each tarok more than half of what the enemy has."""
    help: float = 5.0
    """What it brings the declarer that the partner leads taroks."""
    idle_tarok: float = 3.0
    """What it costs to lead taroks when the enemy has none."""
    own_long: float = 0.0
    """What a lead from a suit brings the declarer's side, for each card of the suit."""
    defender_tarok: float = 4.0
    """What it costs a defender to lead a tarok."""
    through: float = 2.0
    """What it brings a defender to make the declarer trump."""
    long: float = 0.4
    """What a lead from a suit brings a defender, for each card of the suit."""
    called: float = 1.5
    """What it costs a defender to lead the suit of the called king."""
    bare: float = 2.0
    """What it costs a defender to lead a queen into the king."""


class Avoiding(Struct, frozen=True):
    """What matters where tricks are to be avoided; in card points where every player avoids them."""

    points: float = 1.0
    """The share of the card points that counts."""
    each: float = 0.0
    """What any trick costs in addition."""
    follows: float = 3.5
    """What a seat that is still to play adds to the trick."""
    clean: float = 0.6
    """What the first trick costs in addition to its points, for each trick so far."""
    trick: float = 2.0
    """What a trick costs that a dangerous card has to take later, in addition to its own worth."""
    steep: float = 2.0
    """By what power a card grows more dangerous with the share of its suit that it beats."""
    tarok: float = 1.1
    """How much more dangerous taroks are than suits."""
    last_of_suit: float = 0.0
    """How dangerous a card is whose suit no other player has."""
    soloist: float = 0.3
    """How much a soloist risks now to be rid of a card that is dangerous later."""
    hunter: float = 0.05
    """How much those who hunt the soloist wish to be rid of their high cards."""
    alone: float = 0.7
    """How likely each seat but the hunted one leaves a trick to that one."""


class Sweeping(Struct, frozen=True):
    """What matters where every trick counts."""

    high: float = 0.01
    """How much rather a high card leads, of cards as sure to win."""
    keep: float = 6.0
    """What a high card is worth to the player who wants to stop a sweep."""


class Weights(Struct, frozen=True):
    """What all games ask of a player: what a hand is worth, and how its cards are played."""

    clues: Clues = Clues()
    taking: Taking = Taking()
    avoiding: Avoiding = Avoiding()
    sweeping: Sweeping = Sweeping()
    strength: Strength = Strength()
    announcing: Announcing = Announcing()
