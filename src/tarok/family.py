"""The row of a family: its games, and what else is known of them without building one."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct

from tarok.engine.deal import Game

Build = Callable[..., Game]
"""Builds a game by its house rules.  ValueError: an option or its value is unknown."""
Games = Mapping[str, Build]
"""Games by their keys."""
Profiles = Mapping[str, Mapping[str, object]]
"""House rules that are known by a name; the first are those of the game itself."""


class Draw(StrEnum):
    """How the cards decide who deals first, or who sits where, if people let them."""

    CUT = "cut"
    """Every player cuts, and the highest card deals."""
    ONE_TAROK = "one_tarok"
    """Every player gets a card, and the player who gets the only tarok deals."""
    TWO_SETS = "two_sets"
    """Two sets of one tarok and a card of each suit: one for the places, one for the people."""


class Topics(Struct, frozen=True):
    """The clauses that answer what a newcomer asks."""

    taroks: str
    suits: str
    worth: str
    follow: str
    count: str
    kontra: str


class Family(Struct, frozen=True, kw_only=True):
    """Games that share a rule book and words, by the keys by which they are called.

    `profiles` has those games whose house rules have names; the others have one profile, called as they are.
    `names` are first names where it is played, of women and men by turns: bots bear them. `customs` are what
    is said at its tables alone, by ids. `by_last_words`: an auction goes on alike if every player's last
    words are alike, so that equal positions can be counted once.  `draw` is how the cards find the first
    dealer.
    """

    id: str
    games: Games
    topics: Topics
    names: tuple[str, ...]
    customs: tuple[str, ...] = ()
    profiles: Mapping[str, Profiles] = MappingProxyType({})
    by_last_words: bool = False
    draw: Draw = Draw.CUT

    def profiles_of(self, key: str) -> Profiles:
        """Return the profiles of one of its games."""
        return self.profiles.get(key) or {key: {}}
