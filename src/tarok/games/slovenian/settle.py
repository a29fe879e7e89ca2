"""What a deal pays: its lines (SL-SCO, SL-KLOP, SL-IRR-02)."""

from collections.abc import Iterable, Iterator
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from tarok.actions import Seat
from tarok.deal import Bonus, Contract, Game
from tarok.games.slovenian.checks import checked
from tarok.games.slovenian.contracts import BONUSES, MOND_LOST
from tarok.games.slovenian.options import House
from tarok.result import Carry, Factor, Feat, Line, Result

HALF = 35  # SL-CNT-03
KLOP = 70  # SL-KLOP-03
ROW = {bonus.id: bonus for bonus in BONUSES}


def settle(game: Game, result: Result, carry: Carry) -> tuple[Line, ...]:
    """Return the lines of a deal, one delta a seat; a deal that was thrown in has none.

    ValueError: the result does not fit the game, or lacks what its contract needs.
    """
    if not result.contract:
        return ()
    account = Account(game, checked(game, result), result, carry)
    if result.revoked is not None:
        return tuple(_renonce(account, result.revoked))
    if account.contract.aim is None:
        return tuple(_klop(account))
    return tuple(_of_the_side(account))


def made(result: Result) -> bool:
    """Whether the declarer has made the contract; a valat stands for it (SL-SCO-09)."""
    valat = valat_of(result)
    if valat is not None:
        return valat.made == (valat.seat in team(result))
    return result.points[0] > HALF if result.made is None else result.made


def valat_of(result: Result) -> Feat | None:
    """Return the valat that was announced, or made in silence."""
    return next(
        (feat for feat in result.feats if feat.what == "valat" and (feat.announced or feat.made)), None
    )


def team(result: Result) -> tuple[Seat | None, Seat | None]:
    """Return the declarer and the partner."""
    return (result.declarer, result.partner)


class Account(Struct, frozen=True):
    """A deal that is being settled, and how its lines are written."""

    game: Game
    contract: Contract
    result: Result
    carry: Carry

    @property
    def house(self) -> House:
        return cast("House", self.game.options)

    def line(
        self,
        what: str,
        clause: str,
        points: int,
        who: Iterable[Seat | None],
        factors: tuple[Factor, ...] = (),
    ) -> Line:
        """Return the line by which each of `who` gains `points` times the factors."""
        total = points
        for factor in factors:
            total *= factor.times
        deltas = tuple(total if seat in who else 0 for seat in range(self.game.seats))
        return Line(what=what, clause=clause, points=points, deltas=deltas, factors=factors)

    def bonus(self, feat: Feat, factors: tuple[Factor, ...]) -> Line:
        """Return the line of a bonus, which the declarer's side gains or loses (SL-SCO-04)."""
        row: Bonus = ROW[feat.what]
        declarers = feat.seat in team(self.result)
        worth = row.announced if feat.announced else row.silent
        line = self.line(
            row.id, row.clause, worth if feat.made == declarers else -worth, team(self.result), factors
        )
        return replace(line, side=int(not declarers), announced=feat.announced)

    def radl(self, seat: Seat | None) -> tuple[Factor, ...]:
        """Return the factor of a seat that has a radl (SL-SCO-07)."""
        has = seat is not None and self.carry.mark("radli")[self.carry.place(seat)]
        return (Factor("radl", 2, "SL-RAD-04"),) if has else ()


def _of_the_side(account: Account) -> Iterator[Line]:
    """Return what the declarer and the partner gain or lose, and who loses the mond (SL-SCO-01 … -08)."""
    result, contract = account.result, account.contract
    radl = account.radl(result.declarer)
    on_game = (*_kontra(result.doubled), *radl)
    valat = valat_of(result)
    if valat is not None:  # SL-SCO-05, SL-SCO-06
        yield account.bonus(valat, (*_kontra(valat.doubled), *radl) if valat.announced else on_game)
        return
    sign = 1 if made(result) else -1
    clause = "SL-SCO-02" if contract.bonuses else "SL-SCO-03"
    yield account.line("contract", clause, sign * contract.value, team(result), on_game)
    if contract.bonuses:
        step = account.house.difference_rounding
        difference = (abs(result.points[0] - HALF) + step // 2) // step * step  # SL-CNT-04, SL-SCO-12
        yield account.line("difference", "SL-CNT-04", sign * difference, team(result), on_game)
    for feat in _counted(result):
        yield account.bonus(feat, (*_kontra(feat.doubled), *radl))
    for feat in result.feats:
        if feat.what == MOND_LOST:
            yield account.line(MOND_LOST, "SL-SCO-08", -account.house.mond_penalty, [feat.seat])


def _counted(result: Result) -> Iterator[Feat]:
    """Return what counts: a failed announcement leaves the other side nothing for the feat (SL-BON-11)."""
    failed = {feat.what for feat in result.feats if feat.announced and not feat.made}
    for feat in result.feats:
        if feat.what != MOND_LOST and not (feat.what in failed and feat.made and not feat.announced):
            yield feat


def _klop(account: Account) -> Iterator[Line]:
    """Return what each player gains or loses by himself (SL-KLOP-03, SL-KLOP-04, SL-KLOP-06)."""
    points = account.result.points
    ends = {seat: -KLOP if taken else KLOP for seat, taken in enumerate(points) if taken == 0 or taken > HALF}
    rounded = {seat: -((taken + 2) // 5 * 5) for seat, taken in enumerate(points)}
    for seat, gain in (ends or rounded).items():
        clause = "SL-KLOP-03" if ends else "SL-KLOP-04"
        yield account.line("klop", clause, gain, [seat], account.radl(seat))


def _renonce(account: Account, culprit: Seat) -> Iterator[Line]:
    """Return what whoever broke the rules loses: the whole game, alone (SL-IRR-02, SL-IRR-03)."""
    result, contract = account.result, account.contract
    radl = account.radl(culprit if result.declarer is None else result.declarer)
    announced = [feat for feat in result.feats if feat.announced]
    valat = [feat for feat in announced if feat.what == "valat"]
    if not valat:
        lost = contract.value + (HALF if contract.bonuses else 0)
        yield account.line("renonce", "SL-IRR-02", -lost, [culprit], (*_kontra(result.doubled), *radl))
    for feat in valat or announced:
        factors = (*_kontra(feat.doubled), *radl)
        yield account.line(feat.what, "SL-IRR-02", -ROW[feat.what].announced, [culprit], factors)


def _kontra(doubled: int) -> tuple[Factor, ...]:
    return (Factor("kontra", 1 << doubled, "SL-KON-01"),) if doubled else ()
