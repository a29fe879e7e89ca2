"""All ways to spread hidden cards over the spots where they may be: counted exactly, drawn, and listed."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import TypeAlias

from msgspec import Struct

from tarok.cards.deck import ALONE, NONE, TAROKS, Card, Cards
from tarok.engine.actions import Seat


class Spot(Struct, frozen=True):
    """Where hidden cards lie: `size` of these; the number of taroks is one of `taroks`, if it was told.

    It is the hand of `seat` or, where `laid`, what that seat has discarded; `seat` None is what lies on the
    table.
    """

    seat: Seat | None
    size: int
    cards: Cards
    laid: bool = False
    taroks: frozenset[int] | None = None


class NoWorld(ValueError):
    """No world was found for a view; if there is one, it is rare."""

    def __init__(self) -> None:
        super().__init__("no deal was found that agrees with this view")


Room: TypeAlias = tuple[int, ...]
"""How many cards each spot still takes."""
Spread: TypeAlias = tuple[Cards, ...]
"""What lies in each spot."""


class _Step(Struct, frozen=True):
    """Some cards of a kind go to one spot, the rest of the kind to those of the next steps.

    Of all kinds `later` cards may come to the spot after this.  If no more taroks may, and their number was
    told, it is one of `taroks`.
    """

    kind: tuple[Card, ...]
    spot: int
    first: bool
    last: bool
    later: int
    taroks: frozenset[int] | None


class Spreads:
    """All spreads of cards over spots.

    Cards that may lie in the same spots are of one kind; the spreads of each kind are counted.  Where numbers
    of taroks are known, the taroks are placed first.
    """

    def __init__(self, cards: Cards, spots: Sequence[Spot]) -> None:
        self.spots = tuple(spots)
        kinds = self._kinds(cards)
        self._steps = [*self._in_steps(kinds)]
        self._room = tuple(spot.size for spot in spots)
        self._possible = () not in {may for _, may in kinds} and sum(self._room) == len(cards)
        self._possible &= all(
            spot.taroks is None or 0 in spot.taroks or spot.cards & cards & TAROKS for spot in spots
        )
        self._known: dict[tuple[int, int, Room], tuple[tuple[int, int], ...]] = {}

    def _kinds(self, cards: Cards) -> dict[tuple[bool, tuple[int, ...]], Cards]:
        """Return the cards by where they may lie, those that may lie in few spots first.

        Of the spots come those first of which the number of taroks was told.
        """
        told = any(spot.taroks is not None for spot in self.spots)
        order = sorted(range(len(self.spots)), key=lambda i: self.spots[i].taroks is None)
        kinds: dict[tuple[bool, tuple[int, ...]], Cards] = {}
        for card in cards:
            may = tuple(i for i in order if self.spots[i].size and card in self.spots[i].cards)
            key = told and card not in TAROKS, may
            kinds[key] = kinds.get(key, NONE) | ALONE[card]
        return dict(sorted(kinds.items(), key=lambda kind: (kind[0][0], len(kind[0][1]), kind[0][1])))

    def _in_steps(self, kinds: dict[tuple[bool, tuple[int, ...]], Cards]) -> Iterator[_Step]:
        """Return the steps in which all cards are put into spots."""
        rest = [*kinds.items()]
        while rest:
            (_, may), cards = rest.pop(0)
            for spot in may:
                later = [more for (_, others), more in rest if spot in others]
                counted = cards & TAROKS and not any(more & TAROKS for more in later)
                yield _Step(
                    kind=tuple(cards),
                    spot=spot,
                    first=spot == may[0],
                    last=spot == may[-1],
                    later=sum(map(len, later)),
                    taroks=self.spots[spot].taroks if counted else None,
                )

    @property
    def shares(self) -> tuple[tuple[int, int, bool, bool, int, int], ...]:
        """The steps as the kernel reads them: kind, spot, first, last, later, numbers of taroks as bits."""
        return tuple(
            (int(Cards.of(step.kind)), step.spot, step.first, step.last, step.later, _bits(step.taroks))
            for step in self._steps
            if self._possible
        )

    def count(self) -> int:
        """Return the number of ways."""
        return self._count(0, 0, self._room) if self._possible else 0

    def _count(self, number: int, rest: int, room: Room) -> int:
        """Return the number of ways from a step on, where `rest` cards of its kind are left."""
        return sum(ways for _, ways in self._options(number, rest, room))

    def _options(self, number: int, rest: int, room: Room) -> tuple[tuple[int, int], ...]:
        """Return how many cards may go to the spot of this step, each with the ways there are then."""
        key = number, rest, room
        if key not in self._known:
            self._known[key] = tuple(self._choices(number, rest, room))
        return self._known[key]

    def _choices(self, number: int, rest: int, room: Room) -> Iterator[tuple[int, int]]:
        if number == len(self._steps):
            yield 0, 1
            return
        # At least as many must go here that the steps after this can still fill the spot; and of the last
        # spot of a kind, all that is left of the kind.  `rest` cards of the kind have no spot yet, so those
        # taken can be chosen in comb(rest, taken) ways, each of which goes with every way of the steps after.
        step = self._steps[number]
        rest = len(step.kind) if step.first else rest
        here = room[step.spot]
        before = self.spots[step.spot].size - here
        for taken in range(max(here - step.later, rest if step.last else 0), min(rest, here) + 1):
            if step.taroks is not None and before + taken not in step.taroks:
                continue
            after = self._count(number + 1, 0 if step.last else rest - taken, _less(room, step.spot, taken))
            if after:
                yield taken, comb(rest, taken) * after

    def __contains__(self, spread: Spread) -> bool:
        """Whether this is one of the ways."""
        return all(
            len(cards) == spot.size
            and not cards - spot.cards
            and (spot.taroks is None or len(cards & TAROKS) in spot.taroks)
            for spot, cards in zip(self.spots, spread, strict=True)
        )

    def draw(self, chance: random.Random) -> Spread:
        """Return one of the ways; each is as likely as any other.  There must be one."""
        found, room = [0] * len(self.spots), self._room
        rest: list[Card] = []
        # Each step takes one of its numbers by how many ways go on with it, so all ways are alike in the end.
        for number, step in enumerate(self._steps):
            if step.first:
                rest = chance.sample(step.kind, len(step.kind))
            options = self._options(number, 0 if step.first else len(rest), room)
            taken = _picked(options, chance)
            for _ in range(taken):
                found[step.spot] |= 1 << rest.pop()
            room = _less(room, step.spot, taken)
        return tuple(map(Cards, found))

    def every(self) -> Iterator[Spread]:
        """Return all ways, each once."""
        if self.count():
            yield from self._every(0, (), self._room, (NONE,) * len(self.spots))

    def _every(self, number: int, rest: tuple[Card, ...], room: Room, found: Spread) -> Iterator[Spread]:
        if number == len(self._steps):
            yield found
            return
        step = self._steps[number]
        cards = step.kind if step.first else rest
        for taken, _ in self._options(number, len(rest), room):
            for here in combinations(cards, taken):
                left = tuple(card for card in cards if card not in here)
                now = found[step.spot] | Cards.of(here)
                then = (*found[: step.spot], now, *found[step.spot + 1 :])
                yield from self._every(number + 1, left, _less(room, step.spot, taken), then)


def _picked(options: tuple[tuple[int, int], ...], chance: random.Random) -> int:
    """Return one of the numbers, by the ways there are with it."""
    pick = chance.randrange(sum(ways for _, ways in options)) if len(options) > 1 else 0
    for number, ways in options:
        pick -= ways
        if pick < 0:
            return number
    raise ValueError("there is no way")


def _less(room: Room, spot: int, taken: int) -> Room:
    return (*room[:spot], room[spot] - taken, *room[spot + 1 :])


def _bits(numbers: frozenset[int] | None) -> int:
    """Return numbers as a set of bits; all, if none were told."""
    return (1 << 63) - 1 if numbers is None else sum(1 << number for number in numbers if number >= 0)
