"""All that can be said or done in a game, in a row: an action is an index, and an index is a sentence."""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from tarok.actions import (
    FACE_DOWN,
    LAY,
    OPPOSE,
    PASS,
    PLAY,
    REJECT,
    SURRENDER,
    THROW_IN,
    Action,
    Announce,
    Bid,
    Call,
    Choose,
    Cut,
    Knock,
    Kontra,
    Method,
    Pick,
    Place,
    Take,
)
from tarok.deal import Game
from tarok.games import FAMILIES
from tarok.notation import say
from tarok.stakes import GAME

SIZES: Final = ("12", "6", "4", "3", "2", "1", "345")
METHODS: Final = MappingProxyType(
    {
        "romanian": ("six", "twelve", "abeles", "one_two_three_three_two_one"),
        "czech": (*SIZES, *(f"{size}_choice" for size in SIZES)),
    }
)
"""How the cards may be dealt, by families: it stands in no row of a game."""
BESIDES: Final = MappingProxyType({"slovenian": ("vogel_frei",)})
"""What is announced and is no bonus, by families; nobody doubles it."""
COMMON: Final[tuple[Action, ...]] = (
    *PLAY,
    *LAY,
    *map(Call, range(54)),
    Call(FACE_DOWN),
    PASS,
    THROW_IN,
    REJECT,
    OPPOSE,
    SURRENDER,
    Knock(),
    *map(Take, range(1, 7)),
    *map(Place, ("first", "after_first_packet", "last")),
    *map(Cut, range(1, 54)),
    *map(Pick, range(1, 55)),
)
"""With what every vocabulary begins: the first 54 play the cards by their numbers, the next lay them away."""
OF_CARDS: Final = len(PLAY) + len(LAY)
"""How many words play or lay a card; those after them are said aloud."""


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
def vocabulary(game: Game) -> Vocabulary:
    """Return the vocabulary of a game with its house rules, the same in every process and version of `_v0`.

    Words that are the same in every game come first, so they have the same indices in all of them.  Behind
    them stand those of the rows of the game: how it is dealt, its contracts, its bonuses.  House rules that
    add or take a row change what stands behind it, and nothing else does.  A kontra names the seat whose
    stake it doubles as the notation does, counted from the dealer, not from whoever speaks.
    """
    return Vocabulary(game, (*COMMON, *_of_rows(game)))


def stakes(game: Game) -> tuple[str, ...]:
    """Return what can be doubled: the game, and every bonus."""
    rows = (bonus.id for each in (game.bonuses, *(row.bonuses for row in game.contracts)) for bonus in each)
    return tuple(dict.fromkeys((GAME, *rows)))


def _of_rows(game: Game) -> Iterator[Action]:
    family = FAMILIES[game.key].id if game.key in FAMILIES else ""
    contracts = [contract.id for contract in game.contracts]
    yield from map(Method, METHODS.get(family, ()))
    yield from map(Bid, contracts)
    yield from map(Choose, contracts)
    yield from map(Announce, (*stakes(game)[1:], *BESIDES.get(family, ())))
    yield from (Kontra(what, seat) for what in stakes(game) for seat in range(game.seats))
