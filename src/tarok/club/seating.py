"""Seating plans in which no two people meet twice for as long as possible (CL-SEAT-01).

Small numbers use stored plans (`designs`), where there is one; all others a local search, which takes less
than a second of CPU for 200 people, and gives the same for the same seed.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from msgspec import Struct

from tarok.club.designs import design
from tarok.club.first_dealers import dealers
from tarok.validation.causes import rejection

TRIES: Final = 400_000
"""How many changes of seats the search looks at, at most; one takes about 1 µs of CPU."""
PATIENCE: Final = 100_000
"""How many it looks at without coming to anything better before it gives up."""
ODD: Final = 3
"""How much worse than one more meeting it is to sit at a table of an unusual size once more."""


class Plan(NamedTuple):
    """A round: the people of each table, the last of whom deals first, and who sits out."""

    tables: tuple[tuple[str, ...], ...]
    out: tuple[str, ...]


class Past(Struct, frozen=True):
    """The rounds that have begun, and the usual number of people at a table."""

    rounds: tuple[Plan, ...] = ()
    usual: int = 4

    def met(self) -> Iterator[tuple[str, str]]:
        """Return each meeting of two people, as often as they met."""
        return (pair for each in self.rounds for table in each.tables for pair in combinations(table, 2))

    def waited(self) -> list[str]:
        """Return who sat out, as often as they did."""
        return [who for each in self.rounds for who in each.out]

    def odd(self) -> list[str]:
        """Return who sat at a table of an unusual size, as often as they did."""
        tables = (table for each in self.rounds for table in each.tables)
        return [who for table in tables if len(table) != self.usual for who in table]

    def dealt(self) -> list[str]:
        """Return who dealt first, as often as they did."""
        return [table[-1] for each in self.rounds for table in each.tables]


def sizes_of(count: int, allowed: Sequence[int], *, waits: bool) -> tuple[int, ...]:
    """Return the sizes of the tables, those of the usual size, the first one, before the others.

    As few people as possible sit out, and only if `waits`; then as few tables as possible are unusual.
    ValueError: there is no way to seat this number.
    """
    usual, *others = allowed
    best: tuple[tuple[int, int, int], tuple[int, ...]] | None = None
    for rest in _rests(count, others):
        over = count - sum(rest)
        out = over % usual
        tables = (usual,) * (over // usual) + rest
        key = (out, len(rest), sum(abs(size - usual) for size in rest))
        if tables and (waits or not out) and (best is None or key < best[0]):
            best = key, tables
    if best is None:
        text = "{count} people cannot be seated at tables of {sizes:or}"
        raise rejection("seating", text, count=count, sizes=tuple(allowed))
    return best[1]


def _rests(count: int, sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Return unusual tables, up to that many of each size that all would come out with fewer."""
    if not sizes:
        yield ()
        return
    size, *others = sizes
    for number in range(min(count // size, 2 * max(sizes)) + 1):
        for rest in _rests(count - number * size, others):
            yield (size,) * number + rest


def waiting(people: Sequence[str], count: int, past: Sequence[str], dice: random.Random) -> tuple[str, ...]:
    """Return who sits out: those who did so least often, at random among equals (CL-SEAT-02)."""
    times = {who: past.count(who) for who in people}
    return tuple(sorted(people, key=lambda who: (times[who], dice.random()))[:count])


def planned(
    people: Sequence[str], rounds: int, sizes: Sequence[int], past: Past, dice: random.Random
) -> tuple[Plan, ...]:
    """Return this number of rounds, at tables of these sizes; people without a place sit out."""
    out: list[tuple[str, ...]] = []
    for _ in range(rounds):
        before = [*past.waited(), *(who for each in out for who in each)]
        out.append(waiting(people, len(people) - sum(sizes), before, dice))
    stored = None if past.rounds or out[0] else design(len(people), sizes, rounds)
    if stored is not None:
        mixed = dice.sample(people, len(people))
        tables = [tuple(tuple(mixed[at] for at in table) for table in each) for each in stored]
    else:
        sitting = [[[who for who in people if who not in away]] for away in out]
        tables = searched(people, sitting, sizes, past, dice)
    return placed(tables, out, past, dice)


def in_columns(
    columns: Sequence[Sequence[str]],
    sizes: Sequence[int],
    out: tuple[str, ...],
    past: Past,
    dice: random.Random,
) -> Plan:
    """Return a round in which one of each column sits at each table, as far as columns reach (CL-SEAT-04)."""
    people = [who for column in columns for who in column]
    tables = searched(people, [columns], sizes, past, dice)
    return placed(tables, [out], past, dice)[0]


def placed(
    tables: Sequence[Sequence[tuple[str, ...]]],
    out: Sequence[tuple[str, ...]],
    past: Past,
    dice: random.Random,
) -> tuple[Plan, ...]:
    """Return the rounds with the places at each table: the last deals first (CL-SEAT-03)."""
    first = iter(dealers([table for each in tables for table in each], past.dealt()))
    plans = []
    for each, away in zip(tables, out, strict=True):
        seated = []
        for table in each:
            dealer = next(first)
            others = [who for who in table if who != dealer]
            seated.append((*dice.sample(others, len(others)), dealer))
        plans.append(Plan(tuple(seated), away))
    return tuple(plans)


def searched(
    people: Sequence[str],
    rounds: Sequence[Sequence[Sequence[str]]],
    sizes: Sequence[int],
    past: Past,
    dice: random.Random,
) -> list[tuple[tuple[str, ...], ...]]:
    """Return the tables of these rounds after a local search; people change places within their column."""
    search = _Search(people, sizes, past, dice)
    for columns in rounds:
        search.sit(columns)
    search.improve()
    return search.named()


class _Search:
    """Tables of people, as numbers; the cost is the sum of the squares of how often two meet."""

    def __init__(self, people: Sequence[str], sizes: Sequence[int], past: Past, dice: random.Random) -> None:
        self.people, self.sizes, self.dice = list(people), list(sizes), dice
        number = {who: at for at, who in enumerate(people)}
        self.number = number
        self.met = [[0] * len(people) for _ in people]
        self.odd = [0] * len(people)
        self.is_odd = [int(size != past.usual) for size in sizes]
        self.rounds: list[list[list[int]]] = []
        self.cost = self.least = 0
        self.best: list[list[list[int]]] = []
        self.columns: list[dict[int, int]] = []
        for one, other in past.met():
            if one in number and other in number:
                self._meet(number[one], number[other], 1)
        for who in past.odd():
            if who in number:
                self.odd[number[who]] += 1

    def _meet(self, one: int, other: int, times: int) -> None:
        self.met[one][other] += times
        self.met[other][one] += times

    def sit(self, columns: Sequence[Sequence[str]]) -> None:
        """Seat the people of a round at random, those of each column spread over the tables."""
        queue: list[int] = []
        column: dict[int, int] = {}
        for at, whole in enumerate(columns):
            numbers = [self.number[who] for who in whole]
            column.update(dict.fromkeys(numbers, at))
            queue += self.dice.sample(numbers, len(numbers))
        tables: list[list[int]] = [[] for _ in self.sizes]
        order = [at for row in range(max(self.sizes)) for at, size in enumerate(self.sizes) if size > row]
        for at, who in zip(order, queue, strict=True):
            tables[at].append(who)
        for at, table in enumerate(tables):
            for one, other in combinations(table, 2):
                self._meet(one, other, 1)
            for who in table:
                self.odd[who] += self.is_odd[at]
        self.rounds.append(tables)
        self.columns.append(column)

    def improve(self) -> None:
        """Let people change places as long as two meet again, preferring harmless swaps.

        Keep the best plan.
        """
        dice, tries = self.dice, TRIES
        patience = PATIENCE
        self._keep()
        while tries > 0 and patience > 0:
            wrong = [
                (number, at, who)
                for number, tables in enumerate(self.rounds)
                for at, table in enumerate(tables)
                for who in table
                if (self.is_odd[at] and self.odd[who] > 1)
                or any(self.met[who][other] > 1 for other in table if other != who)
            ]
            if self.cost < self.least:
                self._keep()
                patience = PATIENCE
            if not wrong or len(self.sizes) == 1:
                return
            dice.shuffle(wrong)
            for number, at, who in wrong[: max(8, len(wrong) // 4)]:
                tables = self.rounds[number]
                if who in tables[at]:
                    looked = self._move(number, at, who)
                    tries, patience = tries - looked, patience - looked

    def _move(self, number: int, at: int, who: int) -> int:
        """Swap a person with the best partner; return how many were examined."""
        tables, column = self.rounds[number], self.columns[number]
        looked, best, choices = 0, 1, []
        for there, table in enumerate(tables):
            if there == at:
                continue
            for other in table:
                if column[other] != column[who]:
                    continue
                looked += 1
                gain = self._change(tables, at, who, there, other)
                if gain < best:
                    best, choices = gain, [(there, other)]
                elif gain == best:
                    choices.append((there, other))
        if choices and (best <= 0 or self.dice.random() < 0.1):
            self._swap(tables, at, who, *self.dice.choice(choices))
            self.cost += best
        return looked + 1

    def _keep(self) -> None:
        self.least, self.best = self.cost, [[[*table] for table in tables] for tables in self.rounds]

    def _change(self, tables: list[list[int]], at: int, who: int, there: int, other: int) -> int:
        """Return by how much the cost rises if these two change places."""
        mine, theirs, cost = self.met[who], self.met[other], 0
        for mate in tables[at]:
            if mate != who:
                cost += theirs[mate] - mine[mate] + 1
        for mate in tables[there]:
            if mate != other:
                cost += mine[mate] - theirs[mate] + 1
        odd = self.is_odd[there] - self.is_odd[at]
        if odd:
            cost += ODD * (odd * (self.odd[who] - self.odd[other]) + 1)
        return cost

    def _swap(self, tables: list[list[int]], at: int, who: int, there: int, other: int) -> None:
        for table, goes, comes in ((tables[at], who, other), (tables[there], other, who)):
            for mate in table:
                if mate != goes:
                    self._meet(goes, mate, -1)
                    self._meet(comes, mate, 1)
            table[table.index(goes)] = comes
        odd = self.is_odd[there] - self.is_odd[at]
        self.odd[who] += odd
        self.odd[other] -= odd

    def named(self) -> list[tuple[tuple[str, ...], ...]]:
        """Return the tables of all rounds with the people's ids."""
        return [tuple(tuple(self.people[who] for who in table) for table in tables) for tables in self.best]


def meetings(plans: Iterable[Plan]) -> dict[tuple[str, str], int]:
    """Return how often each two people meet."""
    counts: dict[tuple[str, str], int] = {}
    for plan in plans:
        for table in plan.tables:
            for pair in combinations(sorted(table), 2):
                counts[pair] = counts.get(pair, 0) + 1
    return counts
