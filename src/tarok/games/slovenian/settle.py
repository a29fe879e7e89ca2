"""What a deal pays: its lines (SL-SCO, SL-KLOP, SL-IRR-02)."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from tarok.engine.actions import Seat
from tarok.engine.deal import Game
from tarok.engine.result import Carry, Factor, Feat, Line, Result
from tarok.games.slovenian.contracts import KLOP_KONTRA, MOND_LOST
from tarok.games.slovenian.options import SlovenianHouse
from tarok.scoring.account import Account, kontra, multiplied

HALF = 35  # SL-CNT-03
KLOP = 70  # SL-KLOP-03
KONTRA = "SL-KON-01"


def settle(game: Game[SlovenianHouse], result: Result, carry: Carry) -> tuple[Line, ...]:
    """Return the lines of a deal, one delta a seat; a deal that was thrown in has none."""
    if not result.contract:
        return ()
    account = SlovenianAccount(game, game.contract(result.contract), result, carry)
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
    """Return the valat that was announced, or else made in silence (SL-SCO-05, SL-BON-11)."""
    valats = [feat for feat in result.feats if feat.what == "valat" and (feat.announced or feat.made)]
    return max(valats, key=lambda feat: feat.announced, default=None)


def team(result: Result) -> tuple[Seat | None, Seat | None]:
    """Return the declarer and the partner."""
    return (result.declarer, result.partner)


class SlovenianAccount(Account[SlovenianHouse], frozen=True):
    """A deal that is being settled: a seat gains or loses alone, or with the declarer's side."""

    def gain(
        self,
        what: str,
        clause: str,
        points: int,
        who: Iterable[Seat | None],
        factors: tuple[Factor, ...] = (),
    ) -> Line:
        """Return the line by which each of `who` gains `points` times the factors."""
        total = multiplied(points, factors)
        gaining = [seat for seat in who if seat is not None]
        deltas = tuple(total if seat in gaining else 0 for seat in range(self.game.seats))
        if self.house.scoring_mode == "money":
            deltas = paid(total, gaining, self.game.seats)
        return Line(what=what, clause=clause, points=points, deltas=deltas, factors=factors)

    def bonus(self, feat: Feat, factors: tuple[Factor, ...]) -> Line:
        """Return the line of a bonus, which the declarer's side gains or loses (SL-SCO-04)."""
        row = self.contract.rows[feat.what]
        declarers = feat.seat in team(self.result)
        worth = row.announced if feat.announced else row.silent
        line = self.gain(
            row.id, row.clause, worth if feat.made == declarers else -worth, team(self.result), factors
        )
        return replace(line, side=int(not declarers), announced=feat.announced)

    def personal(self, feat: Feat) -> Line:
        """Return the line of a silent pagat ultimo that concerns its player alone (SL-SCO-11)."""
        row = self.contract.rows[feat.what]
        declarers = feat.seat in team(self.result)
        radl = self.radl(self.result.declarer) if declarers else ()
        line = self.gain(row.id, "SL-SCO-11", row.silent if feat.made else -row.silent, [feat.seat], radl)
        return replace(line, side=int(not declarers))

    def radl(self, seat: Seat | None) -> tuple[Factor, ...]:
        """Return the factor of a seat that has a radl (SL-SCO-07)."""
        has = seat is not None and self.carry.mark("radli")[self.carry.place(seat)]
        return (Factor("radl", 2, "SL-RAD-04"),) if has else ()


def _of_the_side(account: SlovenianAccount) -> Iterator[Line]:
    """Return what the declarer and the partner gain or lose, and who loses the mond (SL-SCO-01 … -08)."""
    result, contract = account.result, account.contract
    radl = account.radl(result.declarer)
    on_game = (*kontra(result.doubled, KONTRA), *radl)
    valat = valat_of(result)
    if valat is not None:  # SL-SCO-05
        yield account.bonus(valat, (*_valats_kontra(account, valat), *radl))
        if not account.house.valat_drops_mond_penalty:
            yield from _mond(account)
        return
    sign = 1 if made(result) else -1
    clause = "SL-SCO-02" if contract.bonuses else "SL-SCO-03"
    yield account.gain("contract", clause, sign * contract.value, team(result), on_game)
    if contract.bonuses:
        step = account.house.difference_rounding
        difference = (abs(result.points[0] - HALF) + step // 2) // step * step  # SL-CNT-04, SL-SCO-12
        yield account.gain("difference", "SL-CNT-04", sign * difference, team(result), on_game)
    for feat in _counted(account):
        if _personal(account.house, feat):
            yield account.personal(feat)
        else:
            yield account.bonus(feat, (*kontra(feat.doubled, KONTRA), *radl))
    yield from _mond(account)


def _mond(account: SlovenianAccount) -> Iterator[Line]:
    """Return what a lost mond costs its player; nothing doubles it (SL-SCO-08)."""
    for feat in account.result.feats:
        if feat.what == MOND_LOST:
            yield account.gain(MOND_LOST, "SL-SCO-08", -account.house.mond_penalty, [feat.seat])


def _valats_kontra(account: SlovenianAccount, valat: Feat) -> tuple[Factor, ...]:
    """Return the kontra on a valat; a silent one stands for the game that was doubled (SL-SCO-06)."""
    if valat.announced:
        return kontra(valat.doubled, KONTRA)
    return kontra(account.result.doubled, KONTRA) if account.house.silent_valat_takes_game_kontra else ()


def _personal(house: SlovenianHouse, feat: Feat) -> bool:
    """Whether a silent pagat ultimo is not shared with the partner (SL-SCO-11)."""
    alone = house.silent_pagat_personal == "won_or_lost" or (
        house.silent_pagat_personal == "lost_only" and not feat.made
    )
    return alone and feat.what == "pagat_ultimo" and not feat.announced


def _counted(account: SlovenianAccount) -> Iterator[Feat]:
    """Return what counts: a failed announcement leaves the other side nothing for the feat (SL-BON-11)."""
    feats = [feat for feat in account.result.feats if feat.what != MOND_LOST]
    failed = {feat.what for feat in feats if feat.announced and not feat.made}
    for feat in feats:
        gift = feat.what in failed and feat.made and not feat.announced
        if account.house.stack_failed_announcement or not gift:
            yield feat


def of_klop(result: Result) -> dict[Seat, tuple[int, str]]:
    """Return what each player gains in a klop, without a radl, and by which clause."""
    points = result.points
    kontra = next((feat.seat for feat in result.feats if feat.what == KLOP_KONTRA), None)
    ends = {seat: -KLOP if taken else KLOP for seat, taken in enumerate(points) if taken == 0 or taken > HALF}
    rounded = {seat: -((taken + 2) // 5 * 5) for seat, taken in enumerate(points)}
    loser = next((seat for seat, taken in enumerate(points) if taken > HALF), None)
    clause = "SL-KLOP-03" if ends else "SL-KLOP-04"
    gains = {seat: (gain, clause) for seat, gain in (ends or rounded).items()}
    if kontra is not None:
        gains[kontra if loser is None else loser] = (-2 * KLOP, "SL-KLOP-08")
    return gains


def _klop(account: SlovenianAccount) -> Iterator[Line]:
    """Return what each player gains or loses alone; a radl doubles it (SL-KLOP-06)."""
    for seat, (gain, clause) in sorted(of_klop(account.result).items()):
        yield account.gain("klop", clause, gain, [seat], account.radl(seat))


def _renonce(account: SlovenianAccount, culprit: Seat) -> Iterator[Line]:
    """Return what the offender loses: the whole game, alone (SL-IRR-02, SL-IRR-03)."""
    result, contract = account.result, account.contract
    radl = account.radl(culprit if result.declarer is None else result.declarer)
    announced = [feat for feat in result.feats if feat.announced and feat.what in account.contract.rows]
    valat = [feat for feat in announced if feat.what == "valat"]
    if not valat:
        lost = contract.value + (HALF if contract.bonuses else 0)
        yield account.gain("renonce", "SL-IRR-02", -lost, [culprit], (*kontra(result.doubled, KONTRA), *radl))
    for feat in valat or announced:
        factors = (*kontra(feat.doubled, KONTRA), *radl)
        yield account.gain(
            feat.what, "SL-IRR-02", -account.contract.rows[feat.what].announced, [culprit], factors
        )


def paid(total: int, gaining: Sequence[Seat], people: int) -> tuple[int, ...]:
    """Return what everybody gets where the others pay it, each to one winner (SL-MON-01, SL-MON-02)."""
    others = people - len(gaining)
    share = total * others // len(gaining)
    return tuple(share if person in gaining else -total for person in range(people))
