"""The row of a family: its games, and what else is known of them without building one."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec import Struct

from tarok.deal import Game

Build = Callable[..., Game]
"""Builds a game by its house rules.  ValueError: an option or its value is unknown."""
Profiles = Mapping[str, Mapping[str, object]]
"""House rules that are known by a name; the first are those of the game itself."""


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
    `names` are first names where it is played, of women and men by turns: bots bear them.
    `by_last_words`: an auction goes on alike if everybody's last words are alike, so that equal positions can
    be counted once.
    """

    id: str
    games: Mapping[str, Build]
    topics: Topics
    names: tuple[str, ...]
    profiles: Mapping[str, Profiles] = MappingProxyType({})
    by_last_words: bool = False

    def profiles_of(self, key: str) -> Profiles:
        """Return the profiles of one of its games."""
        return self.profiles.get(key) or {key: {}}
