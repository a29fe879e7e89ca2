"""The vocabulary of a game: all its actions in a fixed order, so that each has an index and a sentence."""

import hashlib
from collections.abc import Iterable
from functools import cache, cached_property
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from tarok.engine.actions import LAY, PLAY, Action
from tarok.engine.deal import Game
from tarok.games import GAMES
from tarok.notation import say
from tarok.notation.utterances import COMMON, of_rows, stakes

__all__ = ["COMMON", "OF_CARDS", "Vocabulary", "stakes", "vocabulary", "widened"]

OF_CARDS: Final = len(PLAY) + len(LAY)
"""How many words play or lay a card; those after them are said aloud."""
KEPT: Final = MappingProxyType({"slovenian_3": {"three_player_solo_without": True}})
"""House rules, by games, that were on when `_v0` was frozen: with them off their rows keep their indices."""


class Vocabulary(Struct, frozen=True, dict=True):
    """The actions of a game, each at its index."""

    game: Game
    actions: tuple[Action, ...]

    def __len__(self) -> int:
        return len(self.actions)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The actions in the notation, by their indices: `play ♥K`, `bid two`, `kontra trula 2`."""
        return tuple(say(action, self.game.faces) for action in self.actions)

    @cached_property
    def numbers(self) -> dict[Action, int]:
        """The index of each action."""
        return {action: number for number, action in enumerate(self.actions)}

    def index(self, action: Action) -> int:
        """Return the index of an action.  ValueError: the game has no such word."""
        found = self.numbers.get(action)
        if found is None:
            raise ValueError(f"{self.game.key} has no word {say(action, self.game.faces)!r}")
        return found

    def action(self, index: int) -> Action:
        """Return the action with this index.  ValueError: there is none."""
        if not 0 <= index < len(self):
            raise ValueError(f"the actions of {self.game.key} are 0 to {len(self) - 1}, so {index} is none")
        return self.actions[index]

    def indices(self, actions: Iterable[Action]) -> list[int]:
        """Return the indices of these actions, ascending.  ValueError: as `index`."""
        return sorted(map(self.index, actions))

    @property
    def fingerprint(self) -> str:
        """What changes if any word does, or its place: 16 hexadecimal digits of their SHA-256."""
        return hashlib.sha256("\n".join(self.words).encode()).hexdigest()[:16]


@cache
def widened(game: Game) -> Game:
    """Return the game with the house rules whose rows `_v0` always has, whether or not this game has them."""
    kept = KEPT.get(game.key)
    return GAMES[game.key](**(asdict(game.options) | kept)) if kept else game


@cache
def vocabulary(game: Game) -> Vocabulary:
    """Return the vocabulary of a game with its house rules, the same in every process and version of `_v0`.

    Words that are the same in every game come first, so they have the same indices in all of them.  Behind
    them stand those of the rows of the game: how it is dealt, its contracts, its bonuses.  House rules that
    add or take a row change what stands behind it, except those of `KEPT`, and nothing else does.  A kontra
    names the seat whose stake it doubles as the notation does, counted from the dealer, not from the player
    who speaks.
    """
    return Vocabulary(game, (*COMMON, *of_rows(widened(game))))
