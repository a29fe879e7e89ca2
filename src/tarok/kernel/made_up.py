"""What a game pays for ends that are made up: the way by which its scoring comes into the kernel.

No scoring rule is written again here.  A deal is made up that is over; the judges of its contract say what
they are told, and the piles hold the units wanted; the game's own `result` and `settle` do the rest.

That what an end pays is a sum of tables rests on three thoughts.  A judge that counts says the same within a
span of tricks and a band of units, so one made-up end stands for all of them.  A judge that watches for
events is told, one event at a time, how it came out; what is then paid more is what the event pays.  And a
verdict that stands before the play is asked of the deal as it is.
"""

from array import array
from bisect import bisect
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import pairwise, product
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tarok.actions import Seat
from tarok.bonuses import last, units, whole
from tarok.cards import ALONE, MOND, NONE, SKIS, TRULA, Cards
from tarok.deal import Contract, Deal
from tarok.kernel.booking import Amounts, book, booked
from tarok.kernel.watching import judged_rows, judges, meeting, watching, won_back
from tarok.result import Result
from tarok.table import Trick, Verdict
from tarok.terms import VERDICTS, Counts, Event, Stands

Verdicts: TypeAlias = tuple[Verdict, Verdict]
"""What a judge says of side 0, and of side 1."""


class Prompted(Struct, frozen=True):
    """A judge that says of each side what stands in its row."""

    verdicts: list[Verdicts]
    row: int

    def __call__(self, _: Deal, side: int) -> Verdict:
        return self.verdicts[self.row][side]


class MadeUp:
    """The ends of a deal.

    `bands` are the units of side 0, and `spans` the numbers of its tricks, from which on a judge that counts
    says something else.  `chains` are, for every row, the events that lead to a feat, the last being the feat
    itself; none where it cannot come up, or nobody is paid for it.  The rows are the judges of the contract,
    then a mond that falls to the škis, and a talon that is won back: these two games notice without a judge.
    """

    def __init__(self, deal: Deal, like: "MadeUp | None" = None) -> None:
        """`like` are the ends of a deal that differs in cards alone which somebody cannot see."""
        if deal.game.interwoven:
            raise ValueError(deal.game.interwoven)
        self.deal, self.game, self.contract = deal, deal.game, deal.playing
        assert deal.playing.aim is not None
        self.judges = (deal.playing.aim, *(judge for _, judge in judged_rows(self.contract)))
        named = ((self.contract.id, self.judges[0]), *judged_rows(self.contract))
        self.watched = tuple(watching(deal, *each) for each in named)
        self.most, self.tricks = units(deal.game, deal.game.pack), last(deal)
        counting = [told for told in self.watched if isinstance(told, Counts)]
        self.said_so_far: dict[tuple[int, int, int], Verdicts] = like.said_so_far if like else {}
        self.verdicts: list[Verdicts] = like.verdicts if like else [VERDICTS[0]] * len(self.judges)
        self.prompted: Contract = like.prompted if like else self._prompts()
        edges = (edge for told in counting for edge in told.edges)
        self.bands: tuple[int, ...] = like.bands if like else tuple(sorted({0, *edges}))
        self.spans: tuple[int, ...] = like.spans if like else (0, *self._edges())
        self._book = book(deal.game, deal.carry)
        self.reported: set[str] = like.reported if like else self._reported()
        rows = zip((name for name, *_ in judges(self.contract)), self.watched[1:], strict=True)
        chains = (told if name in self.reported and isinstance(told, tuple) else () for name, told in rows)
        self.chains = ((), *chains, tuple(meeting(deal)), tuple(won_back(deal)))

    def reach(self, span: int) -> range:
        """Return how many units side 0 can have: beside the tricks there are a few cards."""
        beside = len(self.game.pack) - self.game.seats * self.tricks
        worth = sum(sorted(self._worth)[-beside:]) if beside else 0
        ends = (*self.spans, self.tricks + 1)
        none, every = ends[span + 1] == 1, ends[span] == self.tricks
        return range(self.most - worth if every else 0, (worth if none else self.most) + 1)

    def band(self, number: int) -> int:
        """Return the place of the band to which these units belong."""
        return bisect(self.bands, number) - 1

    def steps(self) -> bytes:
        """Return what is paid for every span and number of units if no event comes up."""
        return self._once(self._key, self._steps)

    def weights(self, row: int, outcome: int) -> bytes:
        """Return what an outcome pays more, or less, in every span and band."""
        key = (*self._key, row, self.result(*self._middle, row, outcome))
        return self._once(key, lambda: self._weights(row, outcome))

    def made(self) -> bytes:
        """Return by span and band whether the contract is made, a byte of 1 or 0 each."""
        ends = product(range(len(self.spans)), range(len(self.bands)))
        return bytes(self.said(0, span, band)[0] is Verdict.MADE for span, band in ends)

    def _once(self, key: tuple[Any, ...], ask: Callable[[], bytes]) -> bytes:
        """Return what is known of the same question, or ask."""
        if key not in self._book.tables:
            self._book.tables[key] = ask()
        return self._book.tables[key]

    @cached_property
    def _key(self) -> tuple[Any, ...]:
        """All that the answers follow from: what the game says if nothing comes up."""
        return self.contract.id, self.tricks, self.standing

    @cached_property
    def standing(self) -> Result:
        """What the game says if nothing comes up, in some span and band."""
        return self.result(*self._middle)

    @property
    def _middle(self) -> tuple[int, int]:
        """Some span and band in which a deal may end."""
        return len(self.spans) // 2, len(self.bands) // 2

    def _steps(self) -> bytes:
        table = array("i", bytes(4 * len(self.spans) * (self.most + 1) * self.game.seats))
        for span in range(len(self.spans)):
            results = [self.result(span, band) for band in range(len(self.bands))]
            for number in self.reach(span):
                result = results[self.band(number)]
                points = (whole(self.game, number),) if result.points else ()
                put(table, span * (self.most + 1) + number, self._settled(replace(result, points=points)))
        return table.tobytes()

    def _weights(self, row: int, outcome: int) -> bytes:
        table = array("i", bytes(4 * len(self.spans) * len(self.bands) * self.game.seats))
        for span in range(len(self.spans)):
            reach = self.reach(span)
            for band in range(self.band(reach[0]), self.band(reach[-1]) + 1):
                base = self._settled(self.result(span, band))
                paid = self._settled(self.result(span, band, row, outcome))
                more = tuple(a - b for a, b in zip(paid, base, strict=True))
                put(table, span * len(self.bands) + band, more)
        return table.tobytes()

    def result(self, span: int, band: int, row: int = -1, outcome: int = 0) -> Result:
        """Return the result of a deal that ends in this span and band; maybe one event came up."""
        self.verdicts[:] = [self.said(judge, span, band) for judge in range(len(self.judges))]
        if 0 <= row < len(self.judges):
            self.verdicts[row] = VERDICTS[outcome]
        more: dict[str, Any] = self._piles(band)
        if row == len(self.judges):
            more["tricks"] = (self._both_in_one,)
        if row > len(self.judges) or MOND in self.deal.won[self._seats[0]]:
            more["shown"] = ()  # a mond that the declarer has won back was never left to anybody
        result = self.game.result(self._over.but(**more))
        return replace(result, skis=None)  # who was dealt the škis is noted on the sheet, and not paid

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
            self.verdicts[:] = [verdicts] * len(self.judges)
            found |= {feat.what for feat in self.game.result(self._over.but(**self._piles(0))).feats}
        return found

    def named(self) -> Iterator[Event]:
        """Yield events in which every card is named that can be, wherever the hidden cards lie.

        A judge that names a card if it lies against others names it where it is alone against all.
        """
        own, other = self._seats
        for card in (None, *TRULA):
            hands = [NONE] * self.game.seats
            hands[own] = self.game.pack if card is None else ALONE[card]
            hands[other] = self.game.pack - hands[own]
            bare = self.deal.but(table=(), tricks=(), talon=(), laid=(NONE,) * len(hands))
            lying = bare.but(hands=tuple(hands))
            for what, judge in ((self.contract.id, self.judges[0]), *judged_rows(self.contract)):
                told = watching(lying, what, judge)
                yield from told if isinstance(told, tuple) else ()
            yield from (*meeting(lying), *won_back(lying))

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
        """The deal as if it were over, but everybody still has what they came with to the play."""
        lying = Trick(self.deal.leader, self.deal.table, 0)
        hands = [*self.deal.hands]
        for trick in (*self.deal.tricks, lying):
            for number, card in enumerate(trick.cards):
                hands[(trick.leader + number) % self.game.seats] |= ALONE[card]
        over = self.deal.but(ended="played", due=None, hands=tuple(hands), table=(), tricks=(), talon=())
        return over.but(contract=self.prompted)

    def _prompts(self) -> Contract:
        """Return the contract with judges that say what they are told."""
        rows = dict(self.contract.rows)
        for row, (name, field, _) in enumerate(judges(self.contract), start=1):
            rows[name] = replace(rows[name], **{field: Prompted(self.verdicts, row)})
        return replace(self.contract, aim=Prompted(self.verdicts, 0), bonuses=tuple(rows.values()))

    @cached_property
    def _both_in_one(self) -> Trick:
        """A trick in which everybody plays what they can of škis and mond."""
        both = ALONE[SKIS] | ALONE[MOND]
        return Trick(0, tuple(max(hand & both or hand) for hand in self._over.hands), 0)

    def _piles(self, band: int) -> dict[str, Any]:
        """Return what has been won and laid where side 0 has the least units of a band; a mond was laid."""
        own, other = self._seats
        cards = _pile(self._worth, self.bands[band])
        won, laid = [NONE] * self.game.seats, [NONE] * self.game.seats
        won[own], laid[own], won[other] = cards - ALONE[MOND], cards & ALONE[MOND], self.game.pack - cards
        return {"won": tuple(won), "laid": tuple(laid)}

    def said(self, row: int, span: int, band: int) -> Verdicts:
        """Return what a judge says where no event has come up."""
        told, judge = self.watched[row], self.judges[row]
        if isinstance(told, tuple):
            return VERDICTS[0]
        if isinstance(told, Stands):
            return judge(self.deal, 0), judge(self.deal, 1)
        return self._counted(row, self.spans[span] if told.tricks else 0, band if told.edges else 0)

    def _counted(self, row: int, number: int, band: int) -> Verdicts:
        """Return what a judge says that counts, if side 0 has won these tricks, and has units of a band."""
        key = row, number, band
        if key not in self.said_so_far:
            own, other = self._seats
            winners = (own,) * number + (other,) * (self.tricks - number)
            made_up = self._over.but(
                tricks=tuple(Trick(0, (), seat) for seat in winners), **self._piles(band)
            )
            self.said_so_far[key] = self.judges[row](made_up, 0), self.judges[row](made_up, 1)
        return self.said_so_far[key]

    def _edges(self) -> Iterator[int]:
        """Yield the numbers of tricks from which on a judge says something else, whatever the units."""
        told = [
            (row, each) for row, each in enumerate(self.watched) if isinstance(each, Counts) and each.tricks
        ]
        asked = [(row, band) for row, each in told for band in range(len(self.bands) if each.edges else 1)]
        verdicts = [[self._counted(row, won, band) for row, band in asked] for won in range(self.tricks + 1)]
        for number, (one, next_) in enumerate(pairwise(verdicts), start=1):
            if one != next_:
                yield number


def put(table: "array[int]", place: int, amounts: Amounts) -> None:
    """Write down what every seat gains, or loses."""
    table[place * len(amounts) : (place + 1) * len(amounts)] = array("i", amounts)


@lru_cache(4096)
def _pile(worth: tuple[int, ...], number: int) -> Cards:
    """Return cards of these units; what is not in the pack has no worth."""
    left, cards = number, NONE
    for card in sorted(range(len(worth)), key=worth.__getitem__, reverse=True):
        if 0 < worth[card] <= left:
            left, cards = left - worth[card], cards | ALONE[card]
    return cards
