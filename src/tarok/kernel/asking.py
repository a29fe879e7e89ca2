"""What a game says of a made-up end of a deal: the way by which its scoring comes into the kernel.

The judges of the contract say what they are told, and the piles have the units wanted; the game's own
`result` and `settle` do the rest.
"""

from array import array
from bisect import bisect
from collections.abc import Callable, Iterator
from enum import IntEnum
from functools import cache, cached_property, lru_cache
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tarok.actions import Seat
from tarok.bonuses import Declared, OrIdle, Threshold, all_tricks, no_trick, one_trick, units, whole
from tarok.cards import ALONE, MOND, NONE, SKIS, Cards
from tarok.deal import Contract, Deal, Game, Judge
from tarok.games.hungarian.judges import HoldsTaroks
from tarok.games.romanian.contracts import gets_called
from tarok.kernel.alone import Amounts, booked
from tarok.kernel.events import VERDICTS, known, last, meeting, watched, won_back
from tarok.result import Carry, Result
from tarok.table import Trick, Verdict


class Sweep(IntEnum):
    """How many tricks side 0 has won."""

    NONE = 0
    ONE = 1
    SOME = 2
    ALL = 3


Verdicts: TypeAlias = tuple[Verdict, Verdict]
"""What a judge says of side 0, and of side 1."""

WINNERS: Final = {Sweep.NONE: (1, 1), Sweep.ONE: (0, 1, 1), Sweep.SOME: (0, 0, 1, 1), Sweep.ALL: (0, 0)}
"""The sides that win the tricks of some short deal with such a sweep."""
COUNTING: Final = (all_tricks, no_trick, one_trick)
"""The judges that count tricks."""
CERTAIN: Final = (Declared, HoldsTaroks)
"""The kinds of judges whose verdict stands before the play; one more is `gets_called`."""


class Told(Struct, frozen=True):
    """A judge that says of each side what stands in its row."""

    verdicts: list[Verdicts]
    row: int

    def __call__(self, _: Deal, side: int) -> Verdict:
        return self.verdicts[self.row][side]


class Book:
    """What a game has answered by now, of deals that begin with the same carry."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.paid: dict[Result, Amounts] = {}
        self.tables: dict[tuple[Any, ...], bytes] = {}


def book(game: Game, carry: Carry) -> Book:
    """Return the book of this very game and such a carry; its game lives as long, and keeps its id."""
    found = _book(id(game), carry.dealer, carry.totals, *sorted(carry.marks.items()))
    found.game = game
    return found


@lru_cache(maxsize=16)
def _book(*_: object) -> Book:
    return Book()


class Asking:
    """A deal that is asked about.

    `chains` are, for every row, the events that lead to a feat, the last being the feat itself; none where it
    cannot come up, or nobody is paid for it.  The rows are the judges of the contract, then a mond that falls
    to the škis, and a talon that is won back.
    """

    def __init__(self, deal: Deal) -> None:
        if getattr(deal.game.options, "undeclared_tarokk_claim", "") == "only_if_team_win_covers":
            raise ValueError("what undeclared taroks pay hangs on all else that is paid (HU-OPT-29)")
        self.deal, self.game, self.contract = deal, deal.game, deal.playing
        assert deal.playing.aim is not None
        self.judges = (deal.playing.aim, *(judge for *_, judge in _judges(self.contract)))
        self.most = units(deal.game, deal.game.pack)
        self.bands = tuple(sorted({0, *self._edges()}))
        self._verdicts = [VERDICTS[0]] * len(self.judges)
        self._standing: dict[tuple[Sweep, int], list[Verdicts]] = {}
        self._book = book(deal.game, deal.carry)
        told = self._reported()
        chains = (watched(deal, judge) if name in told else () for name, _, judge in _judges(self.contract))
        self.chains = ((), *chains, tuple(meeting(deal)), tuple(won_back(deal)))

    @cached_property
    def sweeps(self) -> tuple[Sweep, ...]:
        """What can still become of the tricks."""
        winners = [self.deal.side(trick.winner) for trick in self.deal.tricks]
        can = {Sweep.NONE: 0 not in winners, Sweep.ONE: winners.count(0) <= 1, Sweep.ALL: 1 not in winners}
        return tuple(sweep for sweep in Sweep if can.get(sweep, True))

    def reach(self, sweep: Sweep) -> range:
        """Return how many units side 0 can have: beside the tricks there are a few cards."""
        beside = len(self.game.pack) - self.game.seats * last(self.deal)
        worth = sum(sorted(self._worth)[-beside:])
        if sweep is Sweep.NONE:
            return range(worth + 1)
        return range(self.most - worth if sweep is Sweep.ALL else 0, self.most + 1)

    def band(self, number: int) -> int:
        """Return the place of the band to which so many units belong."""
        return bisect(self.bands, number) - 1

    def steps(self) -> bytes:
        """Return what is paid for every sweep and number of units if no event comes up."""
        return self._once(self._key, self._steps)

    def weights(self, row: int, outcome: int) -> bytes:
        """Return what an outcome pays more, or less, in every sweep and band."""
        key = (*self._key, row, self.result(Sweep.SOME, self._middle, row, outcome))
        return self._once(key, lambda: self._weights(row, outcome))

    def _once(self, key: tuple[Any, ...], ask: Callable[[], bytes]) -> bytes:
        """Return what is known of the same question, or ask."""
        if key not in self._book.tables:
            self._book.tables[key] = ask()
        return self._book.tables[key]

    @cached_property
    def _key(self) -> tuple[Any, ...]:
        """All that the answers follow from: what the game says if nothing comes up."""
        return self.contract.id, self.sweeps, self.result(Sweep.SOME, self._middle)

    @property
    def _middle(self) -> int:
        """Some band in which a deal may end."""
        return len(self.bands) // 2

    def _steps(self) -> bytes:
        table = array("i", bytes(4 * len(Sweep) * (self.most + 1) * self.game.seats))
        for sweep in self.sweeps:
            results = [self.result(sweep, band) for band in range(len(self.bands))]
            for number in self.reach(sweep):
                result = results[self.band(number)]
                points = (whole(self.game, number),) if result.points else ()
                put(table, sweep * (self.most + 1) + number, self._settled(replace(result, points=points)))
        return table.tobytes()

    def _weights(self, row: int, outcome: int) -> bytes:
        table = array("i", bytes(4 * len(Sweep) * len(self.bands) * self.game.seats))
        for sweep in self.sweeps:
            reach = self.reach(sweep)
            for band in range(self.band(reach[0]), self.band(reach[-1]) + 1):
                base = self._settled(self.result(sweep, band))
                paid = self._settled(self.result(sweep, band, row, outcome))
                more = tuple(a - b for a, b in zip(paid, base, strict=True))
                put(table, sweep * len(self.bands) + band, more)
        return table.tobytes()

    def result(self, sweep: Sweep, band: int, row: int = -1, outcome: int = 0) -> Result:
        """Return the result of a deal with such a sweep and units of this band; maybe one event came up."""
        self._verdicts[:] = self._before(sweep, band)
        if 0 <= row < len(self.judges):
            self._verdicts[row] = VERDICTS[outcome]
        more: dict[str, Any] = self._piles(band)
        if row == len(self.judges):
            more["tricks"] = (self._meeting,)
        if row > len(self.judges) or MOND in self.deal.won[self._seats[0]]:
            more["shown"] = ()  # a mond that the declarer has won back was never left to anybody
        return self.game.result(self._over.but(**more))

    def _settled(self, result: Result) -> Amounts:
        """Return what the game books for a result; it is asked once for each."""
        paid = self._book.paid
        if result not in paid:
            paid[result] = booked(self.game, result, self.deal.carry)
        return paid[result]

    def _reported(self) -> set[str]:
        """Return the bonuses that a result speaks of, whatever becomes of them."""
        found: set[str] = set()
        for verdicts in VERDICTS:
            self._verdicts[:] = [verdicts] * len(self.judges)
            found |= {feat.what for feat in self.game.result(self._over.but(**self._piles(0))).feats}
        return found

    @cached_property
    def _worth(self) -> tuple[int, ...]:
        return tuple(units(self.game, self.game.pack & ALONE[card]) for card in range(54))

    @cached_property
    def _seats(self) -> tuple[Seat, Seat]:
        """The declarer, and somebody of the other side."""
        assert self.deal.declarer is not None
        others = (seat for seat in self.game.order(0) if self.deal.side(seat) == 1)
        return self.deal.declarer, next(others)

    @cached_property
    def _over(self) -> Deal:
        """The deal as if it were over, but everybody still has what he came with to the play."""
        lying = Trick(self.deal.leader, self.deal.table, 0)
        hands = [*self.deal.hands]
        for trick in (*self.deal.tricks, lying):
            for number, card in enumerate(trick.cards):
                hands[(trick.leader + number) % self.game.seats] |= ALONE[card]
        over = self.deal.but(ended="played", due=None, hands=tuple(hands), table=(), tricks=(), talon=())
        return over.but(contract=self._told())

    def _told(self) -> Contract:
        """Return the contract with judges that say what they are told."""
        rows = dict(self.contract.rows)
        for row, (name, field, _) in enumerate(_judges(self.contract), start=1):
            rows[name] = replace(rows[name], **{field: Told(self._verdicts, row)})
        return replace(self.contract, aim=Told(self._verdicts, 0), bonuses=tuple(rows.values()))

    @cached_property
    def _meeting(self) -> Trick:
        """A trick in which everybody plays what he can of škis and mond."""
        both = ALONE[SKIS] | ALONE[MOND]
        return Trick(0, tuple(max(hand & both or hand) for hand in self._over.hands), 0)

    def _piles(self, band: int) -> dict[str, Any]:
        """Return what has been won and laid where side 0 has the least units of a band; a mond was laid."""
        own, other = self._seats
        cards = _pile(self._worth, self.bands[band])
        won, laid = [NONE] * self.game.seats, [NONE] * self.game.seats
        won[own], laid[own], won[other] = cards - ALONE[MOND], cards & ALONE[MOND], self.game.pack - cards
        return {"won": tuple(won), "laid": tuple(laid)}

    def _before(self, sweep: Sweep, band: int) -> list[Verdicts]:
        """Return what all judges say where no event has come up."""
        if (sweep, band) not in self._standing:
            short = tuple(Trick(0, (), self._seats[side]) for side in WINNERS[sweep])
            made_up = self._over.but(tricks=short, **self._piles(band))
            self._standing[sweep, band] = [self._said(judge, made_up) for judge in self.judges]
        return self._standing[sweep, band]

    def _said(self, judge: Judge, made_up: Deal) -> Verdicts:
        """Return what a judge says where no event has come up."""
        inner = judge.judge if isinstance(judge, OrIdle) else judge
        if inner in COUNTING or isinstance(inner, Threshold):
            return judge(made_up, 0), judge(made_up, 1)
        if judge is gets_called or isinstance(judge, CERTAIN):
            return judge(self.deal, 0), judge(self.deal, 1)
        if not known(judge):
            raise ValueError(f"the kernel does not know what {judge} judges")
        return VERDICTS[0]

    def _edges(self) -> Iterator[int]:
        """Where what a threshold says of either side changes."""
        for judge in self.judges:
            inner = judge.judge if isinstance(judge, OrIdle) else judge
            if isinstance(inner, Threshold):
                yield from (inner.units, self.most - inner.units + 1)


def put(table: "array[int]", place: int, amounts: Amounts) -> None:
    """Write down what every seat gains, or loses."""
    table[place * len(amounts) : (place + 1) * len(amounts)] = array("i", amounts)


def _judges(contract: Contract) -> Iterator[tuple[str, str, Judge]]:
    """Yield the judges of the bonuses, each with its row and its place in that."""
    for row in contract.bonuses:
        for field in ("judge", "quietly"):
            judge = getattr(row, field, None)
            if judge:
                yield row.id, field, judge


@cache
def _pile(worth: tuple[int, ...], number: int) -> Cards:
    """Return cards of so many units; what is not in the pack has no worth."""
    left, cards = number, NONE
    for card in sorted(range(len(worth)), key=worth.__getitem__, reverse=True):
        if 0 < worth[card] <= left:
            left, cards = left - worth[card], cards | ALONE[card]
    return cards
