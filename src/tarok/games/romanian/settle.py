"""What a deal pays: its lines (RO-SCO, RO-PAY, RO-POOL, RO-MIC)."""

from collections.abc import Iterator
from typing import cast

from tarok.engine.actions import Seat
from tarok.engine.card_points import points
from tarok.engine.deal import Game
from tarok.engine.result import Carry, Factor, Feat, Line, Result
from tarok.games.romanian.contracts import TAROKS_OF
from tarok.games.romanian.options import RomanianHouse
from tarok.games.romanian.pool import in_money, in_the_pool
from tarok.games.romanian.revoke import revoked
from tarok.scoring.account import Account, alone, kontra, multiplied

CONTRA = "RO-CON-01"


def settle(game: Game[RomanianHouse], result: Result, carry: Carry) -> tuple[Line, ...]:
    """Return the lines of a deal, one delta a seat; a deal that was thrown in has none."""
    if not result.contract:
        return ()
    account = RomanianAccount(game, game.contract(result.contract), result, carry)
    if account.contract.aim is None:
        return in_money(game.options, _michi_michi(account))
    between, pool = tuple(_between_players(account)), tuple(_pool(account))
    lines = (*between, *pool) if result.revoked is None else revoked(game, result, between, pool)
    return in_money(game.options, lines)


class RomanianAccount(Account[RomanianHouse], frozen=True):
    """A hand that is being settled: all that players pay each other is doubled in a radler."""

    @property
    def radler(self) -> tuple[Factor, ...]:
        """The factor of a hand in a radler (RO-RAD-03)."""
        return (Factor("radler", 2, "RO-RAD-01"),) if self.carry.marked("radler") else ()

    def bonus(self, feat: Feat, doubled: int) -> Line:
        """Return the line of a bonus (RO-SCO-04)."""
        row = self.contract.rows[feat.what]
        worth = row.announced if feat.announced else row.silent
        side = self.side(feat.seat)
        signed, factors = worth if feat.made == (side == 0) else -worth, kontra(doubled, CONTRA)
        return self.line(
            row.id, row.clause, signed, *factors, *self.radler, side=side, announced=feat.announced
        )

    def shares(self, amount: int, side: int, extra: Seat | None) -> dict[Seat, int]:
        """Return what each of the side has of an amount of the pool; `extra` has what does not go up.

        On the declarer's side that is the declarer (RO-POOL-05), else who said contra (RO-POOL-06, -07).
        """
        team = self.others if side else self.own
        parts = dict.fromkeys(team, amount // len(team))
        last = extra if extra in parts else team[0]
        parts[cast("Seat", self.result.declarer if side == 0 else last)] += amount % len(team)
        return parts


def _between_players(account: RomanianAccount) -> Iterator[Line]:
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


def _game(account: RomanianAccount) -> Line:
    """Return what the game pays: the level multiplies losses, and wins that were doubled (RO-SCO-02, -03)."""
    result, value = account.result, account.contract.value
    won = made(account)
    leveled = result.level > 1 and (not won or result.doubled > 0)
    level = (
        (Factor("level", result.level, "RO-SCO-03" if result.doubled else "RO-SCO-02"),) if leveled else ()
    )
    clause = "RO-SUR-03" if result.ended == "surrendered" else "RO-SCO-02"
    return account.line(
        "contract", clause, value if won else -value, *level, *kontra(result.doubled, CONTRA), *account.radler
    )


def made(account: RomanianAccount) -> bool:
    """Whether the declarer's side has won the game (RO-CNT-04)."""
    result = account.result
    if result.made is not None:
        return result.made
    return 2 * result.points[0] > points(account.game, account.game.pack)


def _counted(account: RomanianAccount) -> Iterator[Feat]:
    """Return what counts.

    A failed announcement leaves the other side nothing for the feat (RO-BON-10); of declarations only the
    largest of each side counts (RO-DEC-03).
    """
    feats = account.result.feats
    failed = {feat.what for feat in feats if feat.announced and not feat.made}
    best: dict[int, Feat] = {}
    for feat in feats:
        side = account.side(feat.seat)
        if feat.what in TAROKS_OF and (side not in best or TAROKS_OF[best[side].what] < TAROKS_OF[feat.what]):
            best[side] = feat
    for feat in feats:
        stacked = feat.what in failed and feat.made and not feat.announced
        if stacked and not account.house.stack_failed_announcement:
            continue
        if feat.what not in TAROKS_OF or feat in best.values():
            yield feat


def _pool(account: RomanianAccount) -> Iterator[Line]:
    """Return what an announced pagat ultimo moves in the pool (RO-POOL-03, RO-POOL-09): no radler doubles it.

    Made, the declarer's side takes the pool; failed, it pays as much again, and the opponents take the pool
    if they said contra. Then the losers pay the pool as often as the contra says.
    """
    pool = in_the_pool(account.house, account.carry)
    for feat in account.result.feats:
        if feat.what != "pagat_ultimo" or not feat.announced or not pool:
            continue
        winners = 0 if feat.made else 1
        if feat.made or feat.doubled:
            yield _moved(account, "pool_won", account.shares(pool, winners, feat.doubler))
        if feat.doubled or not feat.made:
            owed = account.shares(pool << feat.doubled, 1 - winners, feat.doubler)
            yield _moved(account, "pool_paid", {seat: -share for seat, share in owed.items()})


def _moved(account: RomanianAccount, what: str, shares: dict[Seat, int]) -> Line:
    amount = sum(shares.values())
    deltas = alone(shares, account.game.seats)
    return Line(what=what, clause="RO-POOL-05", points=amount, deltas=deltas, pot=-amount)


def _michi_michi(account: RomanianAccount) -> Iterator[Line]:
    """Return what each player pays into the pool for their tricks (RO-MIC-03)."""
    for seat, tricks in enumerate(account.result.points):
        if tricks:
            yield _to_the_pool(account, seat, tricks)


def _to_the_pool(account: RomanianAccount, payer: Seat, tricks: int) -> Line:
    paid = multiplied(tricks, account.radler)
    deltas = alone({payer: -paid}, account.game.seats)
    return Line(
        what="michi_michi",
        clause="RO-MIC-03",
        points=-tricks,
        deltas=deltas,
        factors=account.radler,
        pot=paid,
    )
