"""The kinds of public facts, and of cards turned up: one row each, for all games.

A phase records a fact (`Deal.with_fact`) or shows cards (`Deal.with_show`), and readers compare with the row.
A new kind is a row here; its text is used in files and messages, and the page has a translation for it.
"""

from enum import StrEnum
from typing import Final


class FactKind(StrEnum):
    """A kind of public fact about a seat; for some kinds the value holds more."""

    FOREHAND = "forehand"
    """Leads to the first trick, though it is not the seat next to the dealer."""
    PARTNER = "partner"
    """Has shown to be on the declarer's side."""
    DEFENDER = "defender"
    """Has shown to be against the declarer."""
    OF_ANOTHER = "of_another"
    """Has called a card that the caller cannot hold."""
    MAY_BE_AWAY = "may_be_away"
    """Has called a card that may be in no hand."""
    UNNAMED = "unnamed"
    """Has called a card without saying which."""
    PART = "part"
    """Took this part of the talon."""
    LOOK = "look"
    """Looked at this part of the talon."""

    VOGEL_FREI = "vogel_frei"
    """Has announced that the pagat flies free (Slovenian)."""

    LEVEL = "level"
    """Has raised the contract to this level by looking further into the talon (Romanian)."""
    CONCEDED = "conceded"
    """Gave the game up in the play of the cards (Romanian)."""
    OPPOSES = "opposes"
    """Has declared opposition (Romanian)."""
    POOL = "pool"
    """Deals; the value is the amount in the pot (Romanian)."""

    CUE = "cue"
    """Has promised this card by a jump (Hungarian)."""
    YIELD = "yield"
    """Has promised this card, the XX, by a pass (Hungarian)."""
    BIDDERS = "bidders"
    """Has won the auction; the value is how many have bid (Hungarian)."""
    TAROKS_LAID = "taroks_laid"
    """Discarded this number of taroks (Hungarian)."""
    TAROKS_LAID_BY_OTHERS = "taroks_laid_by_others"
    """Is the declarer; the value is how many taroks the other three discarded (Hungarian)."""
    CLEARED = "cleared"
    """Has let the kontra pass, and so has not discarded the called card (Hungarian)."""

    SET = "set"
    """Is a Prever, and took this set of the talon (Czech)."""
    TOOK = "took"
    """Took this card of the two that are offered (Czech)."""
    PASSED = "passed"
    """Passed this card of the two that are offered (Czech)."""


PROMISED: Final = frozenset({FactKind.CUE, FactKind.YIELD})
"""The facts by which a seat has promised to hold the card that is their value."""


class ShowKind(StrEnum):
    """Why cards are turned up."""

    TALON = "talon"
    """They are in the talon, open to all."""
    LOOK = "look"
    """They are in the talon, and one seat looks at them."""
    PART = "part"
    """They were turned up, and have been taken back into the hand."""
    DRAWN = "drawn"
    """A seat has drawn them from the talon."""
    IN_TALON = "in_talon"
    """They must be in the talon, because no player has declared them."""
    LAID = "laid"
    """A seat has discarded them face up."""
    ANNOUNCED = "announced"
    """A seat holds them, as its announcement implies."""
    POVINOST = "povinost"
    """A seat holds the trump that makes it forehand."""
    VITAMIN = "vitamin"
    """They went from the talon to a trick."""
    HAND = "hand"
    """The hand of the player who plays open."""
    NO_TAROK = "no_tarok"
    """The hand without a tarok, for which the cards are thrown in."""
