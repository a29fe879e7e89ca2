"""What a deal pays: its lines (RO-SCO, RO-PAY, RO-POOL, RO-MIC)."""

from collections.abc import Iterable, Iterator
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from tarok.actions import Seat
from tarok.bonuses import points
from tarok.deal import Contract, Game
from tarok.games.romanian.checks import checked
from tarok.games.romanian.contracts import TAROKS_OF
from tarok.games.romanian.options import Shared
from tarok.games.romanian.pool import in_money, in_the_pool
from tarok.games.romanian.revoke import revoked
from tarok.result import Carry, Factor, Feat, Line, Result


def settle(game: Game, result: Result, carry: Carry) -> tuple[Line, ...]:
    """Return the lines of a deal, one delta a seat; a deal that was thrown in has none.

    ValueError: the result does not fit the game, or lacks what its contract needs.
    """
    if not result.contract:
        return ()
    account = Account(game, checked(game, result), result, carry)
    if account.contract.aim is None:
        return in_money(game, _michi_michi(account))
    between, pool = tuple(_between_players(account)), tuple(_pool(account))
    lines = (*between, *pool) if result.revoked is None else revoked(game, result, between, pool)
    return in_money(game, lines)


class Account(Struct, frozen=True):
    """A deal that is being settled, and how its lines are written."""

    game: Game
    contract: Contract
    result: Result
    carry: Carry

    @property
    def house(self) -> Shared:
        return cast("Shared", self.game.options)

    @property
    def teams(self) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """The declarer's side, and the others."""
        own = (self.result.declarer, self.result.partner)
        seats = range(self.game.seats)
        return tuple(seat for seat in seats if seat in own), tuple(seat for seat in seats if seat not in own)

    @property
    def radler(self) -> tuple[Factor, ...]:
        """The factor of a hand in a radler (RO-RAD-03)."""
        return (Factor("radler", 2, "RO-RAD-01"),) if self.carry.marked("radler") else ()

    def line(self, what: str, clause: str, points: int, *factors: Factor) -> Line:
        """Return the line by which each opponent pays or gets so much; the declarer's side shares it."""
        factors = (*factors, *self.radler)
        amount = points
        for factor in factors:
            amount *= factor.times
        own, others = self.teams
        deltas = (
            amount * len(others) // len(own) if seat in own else -amount for seat in range(self.game.seats)
        )
        return Line(what=what, clause=clause, points=points, deltas=tuple(deltas), factors=factors)

    def bonus(self, feat: Feat, doubled: int) -> Line:
        """Return the line of a bonus (RO-SCO-04)."""
        row = self.contract.rows[feat.what]
        worth = row.announced if feat.announced else row.silent
        own = feat.seat in self.teams[0]
        line = self.line(row.id, row.clause, worth if feat.made == own else -worth, *_contra(doubled))
        return replace(line, side=int(not own), announced=feat.announced)

    def shares(self, amount: int, side: int, extra: Seat | None) -> dict[Seat, int]:
        """Return what each of the side has of an amount of the pool; `extra` has what does not go up.

        On the declarer's side that is the declarer (RO-POOL-05), else who said contra (RO-POOL-06, -07).
        """
        team = self.teams[side]
        parts = dict.fromkeys(team, amount // len(team))
        last = extra if extra in parts else team[0]
        parts[cast("Seat", self.result.declarer if side == 0 else last)] += amount % len(team)
        return parts


def _between_players(account: Account) -> Iterator[Line]:
    """Return what the sides pay each other."""
    result = account.result
    valats = [feat for feat in result.feats if feat.what == "valat"]
    silent = [feat for feat in valats if not feat.announced and feat.made]
    if not any(feat.announced for feat in valats) and not silent:  # RO-BON-07, RO-BON-12
        yield _game(account)
    inherited = result.doubled if account.house.silent_valat_inherits_game_contra else 0  # RO-SCO-05
    for feat in _counted(account):
        of_game = feat.what == "valat" and not feat.announced
        yield account.bonus(feat, inherited if of_game else feat.doubled)


def _game(account: Account) -> Line:
    """Return what the game pays: the level multiplies losses, and wins that were doubled (RO-SCO-02, -03)."""
    result, value = account.result, account.contract.value
    won = made(account)
    leveled = result.level > 1 and (not won or result.doubled > 0)
    level = (
        (Factor("level", result.level, "RO-SCO-03" if result.doubled else "RO-SCO-02"),) if leveled else ()
    )
    clause = "RO-SUR-03" if result.ended == "surrendered" else "RO-SCO-02"
    return account.line("contract", clause, value if won else -value, *level, *_contra(result.doubled))


def made(account: Account) -> bool:
    """Whether the declarer's side has won the game (RO-CNT-04)."""
    result = account.result
    if result.made is not None:
        return result.made
    return 2 * result.points[0] > points(account.game, account.game.pack)


def _counted(account: Account) -> Iterator[Feat]:
    """Return what counts.

    A failed announcement leaves the other side nothing for the feat (RO-BON-10); of declarations only the
    largest of each side counts (RO-DEC-03).
    """
    feats = account.result.feats
    failed = {feat.what for feat in feats if feat.announced and not feat.made}
    best: dict[bool, Feat] = {}
    for feat in feats:
        own = feat.seat in account.teams[0]
        if feat.what in TAROKS_OF and (own not in best or TAROKS_OF[best[own].what] < TAROKS_OF[feat.what]):
            best[own] = feat
    for feat in feats:
        stacked = feat.what in failed and feat.made and not feat.announced
        if stacked and not account.house.stack_failed_announcement:
            continue
        if feat.what not in TAROKS_OF or feat in best.values():
            yield feat


def _pool(account: Account) -> Iterator[Line]:
    """Return what an announced pagat ultimo moves in the pool (RO-POOL-03, RO-POOL-09): no radler doubles it.

    Made, the declarer's side takes the pool; failed, it pays as much again, and the opponents take the pool
    if they said contra. Then the losers pay the pool as often as the contra says.
    """
    pool = in_the_pool(account.game, account.carry)
    for feat in account.result.feats:
        if feat.what != "pagat_ultimo" or not feat.announced or not pool:
            continue
        winners = 0 if feat.made else 1
        if feat.made or feat.doubled:
            yield _moved(account, "pool_won", account.shares(pool, winners, feat.doubler))
        if feat.doubled or not feat.made:
            owed = account.shares(pool << feat.doubled, 1 - winners, feat.doubler)
            yield _moved(account, "pool_paid", {seat: -share for seat, share in owed.items()})


def _moved(account: Account, what: str, shares: dict[Seat, int]) -> Line:
    amount = sum(shares.values())
    deltas = tuple(shares.get(seat, 0) for seat in range(account.game.seats))
    return Line(what=what, clause="RO-POOL-05", points=amount, deltas=deltas, pot=-amount)


def _michi_michi(account: Account) -> Iterator[Line]:
    """Return what each player pays into the pool for his tricks (RO-MIC-03)."""
    for seat, tricks in enumerate(account.result.points):
        if tricks:
            yield _to_the_pool(account, seat, tricks)


def _to_the_pool(account: Account, payer: Seat, tricks: int) -> Line:
    paid = tricks
    for factor in account.radler:
        paid *= factor.times
    deltas = tuple(-paid if seat == payer else 0 for seat in range(account.game.seats))
    return Line(
        what="michi_michi",
        clause="RO-MIC-03",
        points=-tricks,
        deltas=deltas,
        factors=account.radler,
        pot=paid,
    )


def _contra(doubled: int) -> Iterable[Factor]:
    return (Factor("kontra", 1 << doubled, "RO-CON-01"),) if doubled else ()
