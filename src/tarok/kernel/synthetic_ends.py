"""Synthetic ends of a deal: the game settles them, and the kernel gets its scoring from the results.

No scoring rule is written again here.  A deal is made up that is over; the judges of its contract say what
they are told, and the piles hold the units wanted; the game's own `result` and `settle` do the rest.

That what an end pays is a sum of tables rests on three thoughts.  A judge that counts says the same within a
span of tricks and a band of units, so one made-up end stands for all of them.  A judge that watches for
events is told, one event at a time, how it came out; what is then paid more is what the event pays.  And a
verdict that stands before the play is asked of the deal as it is; its feat is an event that has come up.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from itertools import product, starmap
from operator import sub
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import ALONE, MOND, NONE, SKIS, TRULA
from tarok.engine.bonuses import last
from tarok.engine.card_points import whole
from tarok.engine.deal import Contract, Deal, Judge
from tarok.engine.deal_types import Trick, Verdict
from tarok.engine.result import Feat, Result
from tarok.engine.rule_terms import VERDICTS, Counts, Event, Stands
from tarok.kernel.scale import Scale, Verdicts, over
from tarok.kernel.settlement import Amounts, book, booked
from tarok.kernel.watched_events import Told, judges, meeting, watching, won_back


class Prompted(Struct, frozen=True):
    """A judge whose verdicts are taken from a row."""

    verdicts: list[Verdicts]
    row: int

    def __call__(self, _: Deal, side: int) -> Verdict:
        return self.verdicts[self.row][side]


class SyntheticEnds:
    """The ends of a deal.

    `chains` are, for every row, the events that lead to a feat, the last being the feat itself; none where it
    cannot come up, or no player is paid for it.  The rows are the judges of the contract, then a mond that
    falls to the škis, and a talon that is won back: these two games notice without a judge.
    """

    def __init__(self, deal: Deal, like: "SyntheticEnds | None" = None) -> None:
        """`like` are the ends of a deal that differs in cards alone which a player cannot see."""
        if deal.game.interwoven:
            raise ValueError(deal.game.interwoven)
        self.deal, self.game, self.contract = deal, deal.game, deal.playing
        self._book = book(deal.game, deal.carry)
        self.scale: Scale = like.scale if like else self._scaled()
        self.judges = tuple(judge for _, judge in self.scale.rows)
        told: Sequence[Told] = like.watched if like else [()] * len(self.judges)
        self.watched: tuple[Told, ...] = tuple(
            watching(deal, *row) if isinstance(known, tuple) else known  # only events hang on hidden cards
            for row, known in zip(self.scale.rows, told, strict=True)
        )
        self.verdicts: list[Verdicts] = like.verdicts if like else [VERDICTS[0]] * len(self.judges)
        self.prompted: Contract = like.prompted if like else self._prompts()
        self.reported: set[str] = like.reported if like else self._reports()
        self.standing: set[str] = like.standing if like else self._stands()
        rows = zip((name for name, *_ in judges(self.contract)), self.watched[1:], strict=True)
        chains = (told if name in self.reported and isinstance(told, tuple) else () for name, told in rows)
        self.chains = ((), *chains, tuple(meeting(deal)), tuple(won_back(deal)))

    def steps(self) -> bytes:
        """Return the payment for every span and number of units if no event occurs."""
        bare = self._once(self._key, self._steps)
        stood = tuple(feat for feat in self._found.feats if feat.what in self.standing)
        return self._once((*self._key, stood), partial(self._raised, bare, stood)) if stood else bare

    def weights(self, row: int, outcome: int) -> bytes:
        """Return the extra payment of an outcome in every span and band."""
        key = (*self._key, row, self._result(*self.scale.middle, row=row, outcome=outcome))
        return self._once(key, lambda: self._more(lambda span, band: self._result(span, band, row, outcome)))

    def made(self) -> bytes:
        """Return by span and band whether the contract is made, a byte of 1 or 0 each."""
        ends = product(range(len(self.scale.spans)), range(len(self.scale.bands)))
        return bytes(self._said(0, span, band)[0] is Verdict.MADE for span, band in ends)

    def named(self) -> Iterator[Event]:
        """Yield events in which every card is named that can be, wherever the hidden cards lie.

        A judge that names a card if it lies against others names it where it is alone against all.
        """
        own, other = self.scale.seats
        for card in (None, *TRULA):
            hands = [NONE] * self.game.seats
            hands[own] = self.game.pack if card is None else ALONE[card]
            hands[other] = self.game.pack - hands[own]
            bare = self.deal.replace(table=(), tricks=(), talon=(), laid=(NONE,) * len(hands))
            lying = bare.replace(hands=tuple(hands))
            for what, judge in self.scale.rows:
                told = watching(lying, what, judge)
                yield from told if isinstance(told, tuple) else ()
            yield from (*meeting(lying), *won_back(lying))

    def _scaled(self) -> Scale:
        """Return the scale of all deals that are judged so, and in which the sides are the same."""
        judged = self.contract.id, self.contract.aim, self.contract.bonuses
        key = *judged, self.deal.declarer, self.deal.partner, last(self.deal)
        if key not in self._book.scales:
            self._book.scales[key] = Scale(self.deal)
        return self._book.scales[key]

    @cached_property
    def idle(self) -> Result:
        """The judges' verdicts if no event occurs, in a span and band, without those from before the play."""
        return self._without_what_stood(self._found)

    @cached_property
    def _found(self) -> Result:
        return self._ended(*self.scale.middle)

    @cached_property
    def _key(self) -> tuple[Any, ...]:
        """The cache key: the verdicts if no event occurs."""
        return self.contract.id, self.scale.tricks, self.idle

    def _once(self, key: tuple[Any, ...], ask: Callable[[], bytes]) -> bytes:
        """Return the cached answer to a question, or compute it."""
        if key not in self._book.tables:
            self._book.tables[key] = ask()
        return self._book.tables[key]

    def _steps(self) -> bytes:
        scale, paid = self.scale, dict[tuple[int, int, int], Amounts]()
        table = array("i", bytes(4 * len(scale.spans) * (scale.most + 1) * self.game.seats))
        for span in range(len(scale.spans)):
            results = [self._result(span, band) for band in range(len(scale.bands))]
            for number in scale.reach(span):
                end = span, scale.band(number), whole(self.game, number)
                if end not in paid:
                    result = results[end[1]]
                    points = (end[2],) if result.points else ()
                    paid[end] = self._settled(replace(result, points=points))
                put(table, span * (scale.most + 1) + number, paid[end])
        return table.tobytes()

    def _raised(self, steps: bytes, stood: tuple[Feat, ...]) -> bytes:
        """Return the steps including the payments from before the play."""
        table, scale, seats = array("i", steps), self.scale, self.game.seats
        more = [memoryview(self._once((*self._key, feat), partial(self._stood, feat))) for feat in stood]
        for span, number in product(range(len(scale.spans)), range(scale.most + 1)):
            step, place = span * (scale.most + 1) + number, span * len(scale.bands) + scale.band(number)
            for seat in range(seats):
                table[step * seats + seat] += sum(each.cast("i")[place * seats + seat] for each in more)
        return table.tobytes()

    def _stood(self, feat: Feat) -> bytes:
        """Return the payment of a feat from before the play in every span and band."""

        def beside(span: int, band: int) -> Result:
            result = self._result(span, band)
            return replace(result, feats=(*result.feats, feat))

        return self._more(beside)

    def _more(self, other: Callable[[int, int], Result]) -> bytes:
        """Return the extra payment of another result in every span and band."""
        bare = self._once((*self._key, "bare"), partial(self._amounts, self._result))
        return array("i", map(sub, array("i", self._amounts(other)), array("i", bare))).tobytes()

    def _amounts(self, result: Callable[[int, int], Result]) -> bytes:
        """Return the payment of a result in every possible span and band."""
        scale = self.scale
        table = array("i", bytes(4 * len(scale.spans) * len(scale.bands) * self.game.seats))
        for span in range(len(scale.spans)):
            reach = scale.reach(span)
            for band in range(scale.band(reach[0]), scale.band(reach[-1]) + 1):
                put(table, span * len(scale.bands) + band, self._settled(result(span, band)))
        return table.tobytes()

    def _result(self, span: int, band: int, row: int = -1, outcome: int = 0) -> Result:
        """Return the result of a deal that ends in this span and band; maybe one event came up."""
        return self._without_what_stood(self._ended(span, band, row, outcome))

    def _without_what_stood(self, result: Result) -> Result:
        feats = (feat for feat in result.feats if feat.what not in self.standing)
        return replace(result, feats=tuple(feats)) if self.standing else result

    def _ended(self, span: int, band: int, row: int = -1, outcome: int = 0) -> Result:
        self.verdicts[:] = [self._said(judge, span, band) for judge in range(len(self.judges))]
        if 0 <= row < len(self.judges):
            self.verdicts[row] = VERDICTS[outcome]
        piles = self.scale.piles(band)
        more: dict[str, Any] = {"won": piles.won, "laid": piles.laid}
        if row == len(self.judges):
            more["tricks"] = (self._both_in_one,)
        if row > len(self.judges) or MOND in self.deal.won[self.scale.seats[0]]:
            more["shown"] = ()  # a mond that the declarer has won back was never left to anybody
        result = self.game.result(self._over.replace(**more))
        # the seat that was dealt the škis is recorded on the sheet, and not paid
        return replace(result, skis=None)

    def _settled(self, result: Result) -> Amounts:
        """Return the game's booking of a result, cached."""
        paid = self._book.paid
        if result not in paid:
            paid[result] = booked(self.game, result, self.deal.carry)
        return paid[result]

    def _reports(self) -> set[str]:
        """Return the bonuses that a result speaks of, whatever becomes of them."""
        found: set[str] = set()
        piles = self.scale.piles(0)
        for verdicts in VERDICTS:
            self.verdicts[:] = [verdicts] * len(self.judges)
            result = self.game.result(self._over.replace(won=piles.won, laid=piles.laid))
            found |= {feat.what for feat in result.feats}
        return found

    def _stands(self) -> set[str]:
        """Return the bonuses decided before the play."""
        told = [
            (name, type(each) is Stands)
            for (name, _), each in zip(self.scale.rows, self.watched, strict=True)
        ]
        return {name for name, stands in told if stands} - {name for name, stands in told if not stands}

    @cached_property
    def _over(self) -> Deal:
        """The deal as if it were over, its judges prompted."""
        return over(self.deal).replace(contract=self.prompted)

    def _prompts(self) -> Contract:
        """Return the contract with judges whose verdicts are given."""
        rows = dict(self.contract.rows)
        for row, (name, field, _) in enumerate(judges(self.contract), start=1):
            rows[name] = replace(rows[name], **{field: Prompted(self.verdicts, row)})
        return replace(self.contract, aim=Prompted(self.verdicts, 0), bonuses=tuple(rows.values()))

    @cached_property
    def _both_in_one(self) -> Trick:
        """A trick in which every player plays what they can of škis and mond."""
        both = ALONE[SKIS] | ALONE[MOND]
        return Trick(0, tuple(max(hand & both or hand) for hand in self._over.hands), 0)

    @cached_property
    def _firm(self) -> tuple[Verdicts | None, ...]:
        """The verdicts in every span and band without events; None for those that count."""
        return tuple(starmap(self._firmly, zip(self.watched, self.judges, strict=True)))

    def _firmly(self, told: Told, judge: Judge) -> Verdicts | None:
        if isinstance(told, Counts):
            return None
        return (judge(self.deal, 0), judge(self.deal, 1)) if isinstance(told, Stands) else VERDICTS[0]

    def _said(self, row: int, span: int, band: int) -> Verdicts:
        """Return the verdict of a judge without events."""
        return self._firm[row] or self.scale.says(row, span, band)


def put(table: "array[int]", place: int, amounts: Amounts) -> None:
    """Store the gain or loss of every seat."""
    table[place * len(amounts) : (place + 1) * len(amounts)] = array("i", amounts)
