"""The state of a deal in which chance deals card by card; an immutable value."""

import random
from functools import cached_property
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import asdict

from tarok.cards.deck import Card, Cards
from tarok.engine.actions import Seat
from tarok.engine.deal import Deal, Illegal, act, start
from tarok.engine.view import View, paid, view
from tarok.envs.vocabulary import Vocabulary, vocabulary
from tarok.games import GAMES
from tarok.scoring.sheet import Sheet
from tarok.worlds import draws, knowledge
from tarok.worlds.distributions import Spreads
from tarok.worlds.setting import Setting

CHANCE: Final = -1
TERMINAL: Final = -4
"""Whose turn it is where it is no seat's, in OpenSpiel's numbers."""


class Moment(Struct, frozen=True, dict=True):
    """A deal, or the pack as far as chance has taken cards off it; no player has seen any of these."""

    words: Vocabulary
    pack: tuple[Card, ...] = ()
    deal: Deal | None = None

    def __deepcopy__(self, memo: object) -> Self:
        """A value need not be copied."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the actions, and the game as its house rules."""
        return _again, (self.words.game.profile, asdict(self.words.game.options), self.done)

    @property
    def done(self) -> list[int]:
        """The history as numbers: the cards of the pack, then the words."""
        log = self.deal.log if self.deal else ()
        return [*self.pack, *(self.words.index(action) for _, action in log)]

    @cached_property
    def turn(self) -> int:
        """The seat that must decide, or whose turn it is instead."""
        if self.deal is None:
            return CHANCE
        return self.deal.due.seat if self.deal.due else TERMINAL

    @cached_property
    def legal(self) -> list[int]:
        """The legal actions, ascending: indices of words, or cards while the pack is shuffled."""
        if self.deal is None:
            return [*self.words.game.pack - Cards.of(self.pack)]
        return self.words.indices(self.deal.due.legal) if self.deal.due else []

    def after(self, number: int) -> "Moment":
        """Return the moment after this was done.  Illegal: it may not be."""
        if self.deal is not None:
            return Moment(self.words, self.pack, act(self.deal, self.words.action(number)))
        if number not in self.legal:
            raise Illegal(f"there is no card {number} left to deal")
        game, pack = self.words.game, (*self.pack, number)
        dealt = start(game, pack, Sheet(game).first) if len(pack) == len(game.pack) else None
        return Moment(self.words, pack, dealt)

    def seen(self, seat: Seat | None) -> View | None:
        """Return the view of a seat or a spectator; nothing, until the pack is complete."""
        return None if self.deal is None else view(self.deal, seat)

    @cached_property
    def paid(self) -> tuple[int, ...]:
        """The gain of each seat; nothing, until the deal is over."""
        seats = range(self.words.game.seats)
        lines = paid(self.deal) if self.deal and self.deal.ended else ()
        return tuple(sum(line.deltas[seat] for line in lines) for seat in seats)

    @cached_property
    def _knowledge(self) -> dict[Seat, tuple[Setting, Spreads]]:
        return {}

    def world(self, seat: Seat, chance: random.Random) -> list[int]:
        """Return what has happened in a world that agrees with what this seat may know, by numbers.

        Each is as likely as any other.  When the deal is over all lies open, and there is one.
        """
        game = self.words.game
        if self.deal is None:
            return chance.sample([*game.pack], len(self.pack))
        if self.deal.ended:
            return self.done
        if seat not in self._knowledge:
            self._knowledge[seat] = knowledge(game, view(self.deal, seat))
        world = next(draws(*self._knowledge[seat], chance))
        return Moment(self.words, world.pack, world).done


def _again(profile: str, options: dict[str, object], done: list[int]) -> Moment:
    """Return the moment after all this was done."""
    at = Moment(vocabulary(GAMES[profile](**options)))
    for number in done:
        at = at.after(number)
    return at
