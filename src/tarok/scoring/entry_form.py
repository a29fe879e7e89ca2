"""The form for a deal with real cards: each field offers only values that can have happened.

No rule stands here.  A value is offered if the checks of its game find fault neither with it nor with what
was written before it; what is not yet written counts as open.  So the form of every game, with any house
rules, follows from its checks, and a result is whole when they find no fault.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from tarok.engine.card_points import all_points
from tarok.engine.deal import Game
from tarok.engine.result import Carry, Check, Fault, Feat, Result
from tarok.validation.causes import Cause

BIDDEN: Final = ("forehand", "declarer", "partner", "level")
PLAYED: Final = ("ended", "revoked", "points", "made", "doubled", "skis")
ORDER: Final = ("contract", *BIDDEN, "faults", "feats", *PLAYED)
"""The order in which a result is entered: the bids, the bonuses, and the play."""
ONLY_IN: Final = {"skis": "skis_round"}
"""Fields that matter only while the sheet has a mark: whose škis begins the last deals."""
WAYS: Final = ((False, True), (True, True), (True, False), (False, False))
"""In which order a bonus is offered, announced or not and made or not: the same in every row."""
LEVELS: Final = 16
"""More than any contract goes up in price."""


class Field(Struct, frozen=True, kw_only=True):
    """A field of a result: the values that it may have, and what stands there, if anything does.

    It is `asked` if it cannot be left out.  Of `points` the values are those of the next number; there
    are `numbers` of them.
    """

    name: str
    values: tuple[Any, ...]
    value: Any | UnsetType = UNSET
    asked: bool = False
    numbers: int = 0

    @property
    def open(self) -> bool:
        """Whether a value is required and missing."""
        said = self.value
        return self.asked and (said is UNSET or (isinstance(said, tuple) and len(said) < self.numbers))


class Cell(Struct, frozen=True, kw_only=True):
    """What a seat may have of a bonus, and what stands there, if anything does."""

    what: str
    seat: int
    feats: tuple[Feat, ...]
    feat: Feat | None = None


class Wrong(Struct, frozen=True):
    """Why the input is incomplete: the field, and what is true: in English, or as a cause in any language."""

    field: str
    truth: str
    clause: str
    cause: Cause | UnsetType = UNSET


class Form(Struct, frozen=True, kw_only=True):
    """All that may be written next, and the result so far; nothing is `wrong` with one that is whole.

    `cells` are the bonuses, `kontras` the ways in which each that is announced may be doubled, `faults` those
    that may be added.
    """

    result: Result
    fields: tuple[Field, ...]
    cells: tuple[Cell, ...] = ()
    kontras: tuple[tuple[Feat, ...], ...] = ()
    faults: tuple[Fault, ...] = ()
    wrong: Wrong | None = None


def form(game: Game, carry: Carry, written: Mapping[str, Any]) -> Form:
    """Return what may be written after this, which is written by the names of fields.

    What does not go with what stands before it is left out, so that an answer can always be changed.
    """
    return _Page(game, carry, written).form()


class _Page(Struct, frozen=True):
    """The input, and its game and sheet."""

    game: Game
    carry: Carry
    written: Mapping[str, Any]

    def form(self) -> Form:
        names, fields, result = self._opening()
        result = self._through(result, names, fields)
        if any(field.open for field in fields):
            return Form(result=result, fields=tuple(fields), wrong=self._wrong(result))
        result = self._with(result, "faults")
        if result.contract:
            result = self._through(self._with(result, "feats"), PLAYED, fields)
        result = next((each for each in self._decided(result) if not self._fault(each)), result)
        return Form(
            result=result,
            fields=tuple(fields),
            cells=tuple(self._cells(result)),
            kontras=tuple(self._kontras(result)),
            faults=tuple(self._faults(result)),
            wrong=self._wrong(result),
        )

    def _through(self, result: Result, names: tuple[str, ...], fields: list[Field]) -> Result:
        """Return the result with these fields, up to the first that must be answered."""
        for name in names:
            field = self._field(result, name)
            if field is None:
                continue
            fields.append(field)
            if field.value is not UNSET:
                result = replace(result, **{name: field.value})
            if field.open:
                break
        return result

    def _opening(self) -> tuple[tuple[str, ...], list[Field], Result]:
        """Return which fields follow, and the first: the contract, or why nothing was played."""
        ids = (contract.id for contract in self.game.contracts)
        contracts = tuple(each for each in ids if self._playable(each))
        words = self.game.words.ends
        thrown = tuple(each for each in words if self._fits(Result(ended=each), ("contract", "ended")))
        contract, ended = self.written.get("contract"), self.written.get("ended", "")
        if contract in contracts:
            first = Field(name="contract", values=contracts, value=contract)
            return BIDDEN, [first], Result(contract=contract)
        nothing = not contract and ended in thrown
        fields = [
            Field(name="contract", values=contracts, asked=not nothing),
            Field(name="ended", values=thrown, value=ended if nothing else UNSET),
        ]
        return (("forehand",) if nothing else (), fields, Result(ended=ended) if nothing else Result())

    def _playable(self, contract: str) -> bool:
        """Whether a contract can be played by a seat, or by all: some hands allow few (SL-CK-01)."""
        declarers = (None, *range(self.game.seats))
        results = (Result(contract=contract, declarer=seat) for seat in declarers)
        return any(self._fits(each, ("contract", "declarer")) for each in results)

    def _fault(self, result: Result) -> Check | None:
        """Return the first row that is wrong."""
        return next((row for row in self.game.checks(self.game, result, self.carry) if row.wrong), None)

    def _wrong(self, result: Result) -> Wrong | None:
        row = self._fault(result)
        return row and Wrong(row.field, str(row.truth), row.clause, row.truth.cause)

    def _fits(self, result: Result, names: tuple[str, ...]) -> bool:
        """Whether these fields are possible, whatever the others are."""
        row = self._fault(result)
        return row is None or row.field.partition("[")[0].partition(".")[0] not in names

    def _stands(self, result: Result, *, so_far: bool = False) -> bool:
        """Whether a result can be, if perhaps something is added; `so_far`: how it was played, too."""
        row = self._fault(result)
        later = {*PLAYED} if so_far else {*PLAYED} - self.written.keys()
        return row is None or row.field in {"feats", "faults", *later}

    def _field(self, result: Result, name: str) -> Field | None:
        """Return a field, if there is anything to choose."""
        if name == "points":
            return self._points(result)
        if not self.carry.marked(ONLY_IN.get(name, "")) and name in ONLY_IN:
            return None
        before = self._before(result, name)
        values = tuple(
            value for value in self._candidates(name) if self._fits(replace(result, **{name: value}), before)
        )
        default = 0 if name == "forehand" else getattr(Result(), name)
        if values in {(), (default,)}:
            return None
        asked = default not in values or (name == "partner" and len(values) > 1)
        sure = [value for value in values if value is not None] if name == "made" else values
        preset = sure[0] if len(sure) == 1 else UNSET if asked else default
        said = self.written.get(name, UNSET)
        return Field(name=name, values=values, value=said if said in values else preset, asked=asked)

    def _before(self, result: Result, name: str) -> tuple[str, ...]:
        """Return this field, and all that are written before it, but feats to which some must be added."""
        names = ORDER[: ORDER.index(name) + 1]
        return names if self._fits(result, ("feats",)) else tuple(each for each in names if each != "feats")

    def _candidates(self, name: str) -> tuple[Any, ...]:
        seats = tuple(range(self.game.seats))
        named: dict[str, tuple[Any, ...]] = {
            "forehand": seats,
            "level": tuple(range(1, LEVELS)),
            "ended": ("played", *self.game.words.ends),
            "made": (None, True, False),
            "doubled": tuple(range(self.game.kontras + 1)),
        }
        return named.get(name, (None, *seats))

    def _points(self, result: Result) -> Field | None:
        """Return the numbers: one of the declarer's side, or one of each seat where all play alone."""
        before = self._before(result, "points")
        alone = self.game.contract(result.contract).aim is None
        numbers, whole = self.game.seats if alone else 1, all_points(self.game)

        def fit(said: tuple[int, ...]) -> bool:
            """Whether these are right so far: one that is wrong is named; else some are missing."""
            return any(right(replace(each, points=said)) for each in (result, *self._swept(result)))

        def right(written: Result) -> bool:
            row = self._fault(written)
            missing = row is not None and row.field == "points" and len(written.points) < numbers
            return row is None or missing or row.field.partition("[")[0].partition(".")[0] not in before

        said: tuple[int, ...] = ()
        for number in self.written.get("points", ())[:numbers]:
            if not fit((*said, number)):
                break
            said = (*said, number)
        base = said[: numbers - 1]
        values = tuple(number for number in range(whole + 1) if fit((*base, number)))
        asked = not self._fits(replace(result, points=()), before)
        if not values:
            return None
        return Field(
            name="points", values=values, value=said or (UNSET if asked else ()), asked=asked, numbers=numbers
        )

    def _swept(self, result: Result) -> Iterator[Result]:
        """Yield the result with a silent valat of either side that may still be written.

        A side without a trick has points that no other deal gives, and bonuses are written after points.
        """
        row = self.game.contract(result.contract).rows.get("valat")
        if row is None or not row.silent or any(feat.what == "valat" for feat in result.feats):
            return
        against = next(
            seat for seat in range(self.game.seats) if seat not in {result.declarer, result.partner}
        )
        for seat in (result.declarer, against):
            if seat is not None:
                valat = Feat(what="valat", seat=seat, made=True)
                yield replace(result, feats=(*result.feats, valat))

    def _with(self, result: Result, name: str) -> Result:
        """Return the result with the feats or the faults that are written, as far as they can stand."""
        waiting = [*self.written.get(name, ())]
        while waiting:
            had = getattr(result, name) or ()
            grown = ((each, replace(result, **{name: (*had, each)})) for each in waiting)
            each, result = next(
                ((each, more) for each, more in grown if self._stands(more, so_far=True)), (None, result)
            )
            if each is None:
                break
            waiting.remove(each)
        return result

    def _decided(self, result: Result) -> Iterator[Result]:
        """Yield the result, and it with each word on whether the contract was made, if that is not given."""
        yield result
        if "made" not in self.written:
            yield from (replace(result, made=made) for made in (None, True, False))

    def _cells(self, result: Result) -> Iterator[Cell]:
        """Yield all bonuses that a seat may have, in any of the ways in which they count."""
        contract = self.game.contract(result.contract) if result.contract else None
        whats = (*contract.rows, *self.game.words.feats) if contract else ()
        for what, seat in product(whats, range(self.game.seats)):
            own = next((feat for feat in result.feats if (feat.what, feat.seat) == (what, seat)), None)
            others = tuple(feat for feat in result.feats if feat is not own)
            row = contract.rows.get(what) if contract else None
            ways = (
                Feat(what=what, seat=seat, made=made, announced=announced)
                for announced, made in WAYS
                if row is None or (row.announced if announced else row.silent)
            )
            fit = tuple(feat for feat in ways if self._stands(replace(result, feats=(*others, feat))))
            if fit or own:
                yield Cell(what=what, seat=seat, feats=fit, feat=own)

    def _kontras(self, result: Result) -> Iterator[tuple[Feat, ...]]:
        """Yield the possible doublings of each feat: who doubled only where that counts."""
        for at, feat in enumerate(result.feats):
            bare = replace(feat, doubled=0, doubler=None)
            ways = [bare]
            for doubled in range(1, self.game.kontras + 1):
                said = [replace(bare, doubled=doubled, doubler=by) for by in (None, *range(self.game.seats))]
                fit = [each for each in said if self._stands(_changed(result, at, each))]
                ways += fit[:1] if fit and fit[0].doubler is None else fit
            if len(ways) > 1:
                yield tuple(ways)

    def _faults(self, result: Result) -> Iterator[Fault]:
        """Yield the breaches that may be added, with their required fields."""
        seats, ids = range(self.game.seats), [bonus.id for bonus in self.game.bonuses]
        for what, seat in product(self.game.words.faults, seats):
            bare = Fault(what=what, seat=seat)
            row = self._fault(_blamed(result, bare))
            asked = row.field.rpartition(".")[2] if row else ""
            more = {
                "other": [bare, replace(bare, early=True), *(replace(bare, other=other) for other in seats)],
                "of": [replace(bare, of=each, early=early) for each in ids for early in (False, True)],
            }
            yield from (each for each in more.get(asked, [bare]) if self._stands(_blamed(result, each)))


def _changed(result: Result, at: int, feat: Feat) -> Result:
    """Return the result with another feat at this place."""
    return replace(result, feats=(*result.feats[:at], feat, *result.feats[at + 1 :]))


def _blamed(result: Result, fault: Fault) -> Result:
    """Return the result with a fault more."""
    return replace(result, faults=(*(result.faults or ()), fault))
