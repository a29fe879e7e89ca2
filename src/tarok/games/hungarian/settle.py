"""What a hand pays: its lines (HU-SCO, HU-DECL, HU-C54-06)."""

from collections.abc import Iterator
from typing import cast

from msgspec import Struct

from tarok.actions import Seat
from tarok.deal import Contract, Game
from tarok.games.hungarian.checks import checked
from tarok.games.hungarian.figures import Figure
from tarok.games.hungarian.options import House
from tarok.games.hungarian.outcome import HAT
from tarok.games.hungarian.rounds import pot_limit, times
from tarok.games.hungarian.rulings import DOUBLES, ULTIMO, VALAT
from tarok.result import Carry, Factor, Line, Result

SOLO = 4
PENALTY = {"three_points": 3, "two_points": 2, "none": 0}


def settle(game: Game, result: Result, carry: Carry) -> tuple[Line, ...]:
    """Return the lines of a hand, one delta a seat; a hand that was thrown in has none.

    ValueError: the result does not fit the game, or lacks what its contract needs.
    """
    if not result.contract:
        return ()
    account = Account(game, checked(game, result), result, carry)
    if result.ended == "trial_failed":
        return tuple(_trial(account))
    lines = [*_game(account), *_feats(account)]
    lines += [*_declarations(account, lines), *_pot(account)]
    return tuple(line for line in lines if line.points)


class Account(Struct, frozen=True):
    """A hand that is being settled, and how its lines are written."""

    game: Game
    contract: Contract
    result: Result
    carry: Carry

    @property
    def house(self) -> House:
        return cast("House", self.game.options)

    @property
    def value(self) -> int:
        """What the game is worth (HU-SCO-03, HU-CALL-10)."""
        alone = self.result.partner is None and self.house.lone_game_value == "solo"
        return SOLO if alone else self.contract.value

    @property
    def whole(self) -> int:
        """The card points of the pack."""
        return sum(self.game.worth[card] for card in self.game.pack)

    @property
    def tie(self) -> bool:
        return bool(self.result.points) and 2 * self.result.points[0] == self.whole

    def side(self, seat: Seat) -> int:
        return int(seat not in (self.result.declarer, self.result.partner))

    def row(self, what: str) -> Figure:
        return cast("Figure", self.contract.rows[what])

    def announced(self, side: int) -> set[str]:
        """What a side has announced."""
        return {feat.what for feat in self.result.feats if feat.announced and self.side(feat.seat) == side}

    def factors(self, *factors: Factor) -> tuple[Factor, ...]:
        """Return the factors of a line, with that of doubled rounds (HU-SCO-21, HU-SCO-23)."""
        rounds = times(self.carry, self.house)
        more = (Factor("doubled_round", rounds, "HU-SCO-21"),) if rounds > 1 else ()
        return (*(factor for factor in factors if factor.times > 1), *more)

    def line(  # noqa: PLR0913 - a line has many parts
        self,
        what: str,
        clause: str,
        points: int,
        winner: int,
        *factors: Factor,
        announced: bool = False,
        side: int | None = None,
    ) -> Line:
        """Return the line by which each loser pays each winner so many points (HU-SCO-04, HU-SCO-05)."""
        every = self.factors(*factors)
        total = points if winner == 0 else -points
        for factor in every:
            total *= factor.times
        lone = self.result.partner is None
        deltas = tuple(
            -total if self.side(seat) else total * (3 if lone else 1) for seat in range(self.game.seats)
        )
        return Line(
            what=what,
            clause=clause,
            points=points,
            deltas=deltas,
            factors=every,
            side=side,
            announced=announced,
        )


def kontra(doubled: int) -> Factor:
    """Return the factor of so many kontras (HU-KON-01)."""
    return Factor("kontra", 1 << doubled, "HU-KON-01")


def _winner(account: Account) -> int:
    """Return the side that wins the game (HU-SCO-02, HU-OPT-50)."""
    result, rule = account.result, account.house.tie_rule
    if not result.points:
        return 0
    if account.tie and result.doubled and rule != "opponents_win":
        opponents = rule == "last_kontra_loses" and result.doubled % 2 == 0
        return int(opponents)
    return int(2 * result.points[0] <= account.whole)


def double_of(account: Account) -> int | None:
    """Return the side that has made a double game by its card points (HU-BON-03, HU-C54-02)."""
    if not account.result.points:
        return None
    least = (3 * account.whole + 3) // 4
    points = account.result.points[0]
    return 0 if points >= least else 1 if account.whole - points >= least else None


def valat_of(account: Account) -> int | None:
    """Return the side that has won all tricks."""
    made = (account.side(feat.seat) for feat in account.result.feats if feat.what == VALAT and feat.made)
    return next(made, None)


def silent_of(account: Account) -> tuple[str, int] | None:
    """Return the silent volat or double game, and whose it is (HU-SCO-07 C)."""
    valat, double = valat_of(account), double_of(account)
    if valat is not None and VALAT not in account.announced(valat):
        return VALAT, valat
    if double is None or account.announced(double) & {VALAT, *DOUBLES}:
        return None
    if double == 1 and account.house.opponents_silent_double_needs_kontra and not account.result.doubled:
        return None
    return "double", double


def _game(account: Account) -> Iterator[Line]:
    """Return the lines of double game, volat and game (HU-SCO-07)."""
    house, result, value = account.house, account.result, account.value
    for feat in result.feats:
        if feat.announced and feat.what in (VALAT, *DOUBLES):
            side = account.side(feat.seat)
            made = side == (valat_of(account) if feat.what == VALAT else double_of(account))
            row = account.row(feat.what)
            points, winner = row.announced * value, side if made else 1 - side
            yield account.line(
                row.id, row.clause, points, winner, kontra(feat.doubled), announced=True, side=side
            )
    silent = silent_of(account)
    if silent:
        row = account.row(silent[0])
        more = result.doubled if house.kontra_also_multiplies_silent_double_volat else 0
        yield account.line(row.id, row.clause, row.silent * value, silent[1], kontra(more), side=silent[1])
    winner = _winner(account)
    if _game_counts(account, winner, silent):
        doubled = 0 if account.tie and house.tie_kontra_not_doubled else result.doubled
        yield account.line("game", "HU-SCO-07", value, winner, kontra(doubled), side=0)


def _game_counts(account: Account, winner: int, silent: tuple[str, int] | None) -> bool:
    """Whether the game itself is paid to its winner (HU-SCO-07 D)."""
    house = account.house
    more = bool(account.announced(winner) & {VALAT, *DOUBLES})
    if account.result.doubled:
        return not (more and house.announced_double_suppresses_own_game)
    if more or silent is None or silent[1] != winner:
        return not more
    return house.game_scored_with_silent_volat if silent[0] == VALAT else house.game_scored_with_silent_double


def _feats(account: Account) -> Iterator[Line]:
    """Return the lines of all other bonuses (HU-SCO-09, HU-BON-17 … HU-BON-19)."""
    for feat in account.result.feats:
        if feat.what in (HAT, VALAT, *DOUBLES) or account.row(feat.what).taroks:
            continue
        row, side = account.row(feat.what), account.side(feat.seat)
        if feat.announced or not _hidden(account, feat.what, side):
            points, winner = row.announced if feat.announced else row.silent, side if feat.made else 1 - side
            lost = Factor("lost_ultimo", 2 if row.lost_twice and not feat.made else 1, "HU-C54-06")
            yield account.line(
                row.id,
                row.clause,
                points,
                winner,
                lost,
                kontra(feat.doubled),
                announced=feat.announced,
                side=side,
            )


def _hidden(account: Account, what: str, side: int) -> bool:
    """Whether a silent trull or four kings is not paid beside volat or double game (HU-BON-18, HU-OPT-45)."""
    if what not in ("trula", "kings"):
        return False
    if valat_of(account) == side and not account.house.silent_trull_kings_with_volat:
        return True
    double = silent_of(account) == ("double", side)
    return what == "kings" and double and not account.house.silent_kings_with_silent_double


def _declarations(account: Account, lines: list[Line]) -> Iterator[Line]:
    """Return what is paid for declared and claimed taroks (HU-DECL-02, HU-DECL-04)."""
    for feat in account.result.feats:
        if feat.what in (HAT, VALAT, *DOUBLES) or not account.row(feat.what).taroks:
            continue
        row, side = account.row(feat.what), account.side(feat.seat)
        if feat.announced and account.house.tarokk_declaration_payment == "team_item":
            yield account.line(row.id, row.clause, row.announced, side, announced=True, side=side)
            continue
        payers = [seat for seat in range(account.game.seats) if seat != feat.seat]
        if not feat.announced:
            payers = [seat for seat in payers if account.side(seat) == side]
            won = sum(line.deltas[feat.seat] for line in lines)
            if account.house.undeclared_tarokk_claim == "only_if_team_win_covers" and won < row.silent:
                continue
        if payers:
            clause = row.clause if feat.announced else "HU-DECL-04"
            yield _personal(
                account, row.id, clause, row.announced, feat.seat, payers, announced=feat.announced
            )


def _personal(  # noqa: PLR0913, PLR0917 - who pays whom, how much, for what
    account: Account, what: str, clause: str, points: int, seat: Seat, payers: list[Seat], *, announced: bool
) -> Line:
    """Return the line by which each of the payers pays one seat."""
    factors = account.factors()
    total = points
    for factor in factors:
        total *= factor.times
    deltas = (
        total * len(payers) if each == seat else -total if each in payers else 0
        for each in range(account.game.seats)
    )
    side = account.side(seat)
    return Line(
        what=what,
        clause=clause,
        points=points,
        deltas=tuple(deltas),
        factors=factors,
        side=side,
        announced=announced,
    )


def _trial(account: Account) -> Iterator[Line]:
    """Return what a failed trial bid pays to each of the others, or into the pot (HU-BID-12, HU-OPT-14)."""
    points = PENALTY.get(account.house.trial_bid_penalty, account.contract.value)
    declarer = account.result.declarer
    others = [seat for seat in range(account.game.seats) if seat != declarer]
    if not points or declarer is None:
        return
    if account.house.doubled_round_mode == "ultimo_pot":
        fine = 3 * points
        deltas = tuple(-fine if seat == declarer else 0 for seat in range(account.game.seats))
        yield Line(what="trial", clause="HU-SCO-24", points=fine, deltas=deltas, pot=fine)
        return
    line = _personal(account, "trial", "HU-BID-12", points, declarer, others, announced=False)
    yield Line(
        what=line.what,
        clause=line.clause,
        points=points,
        deltas=tuple(-delta for delta in line.deltas),
        factors=line.factors,
    )


def _pot(account: Account) -> Iterator[Line]:
    """Return what an announced pagat ultimo takes out of the pot, or pays into it (HU-SCO-24)."""
    pot = account.carry.marked("pot")
    said = [feat for feat in account.result.feats if feat.what == ULTIMO and feat.announced]
    for feat in said if pot else ():
        team = [seat for seat in range(account.game.seats) if account.side(seat) == account.side(feat.seat)]
        moved = pot if feat.made else min(pot, max(0, pot_limit(account.game) - pot))
        sign = 1 if feat.made else -1
        share, odd = divmod(moved, len(team))
        deltas = tuple(
            sign * (share + (odd if seat == feat.seat else 0)) if seat in team else 0
            for seat in range(account.game.seats)
        )
        yield Line(what="pot", clause="HU-SCO-24", points=moved, deltas=deltas, pot=-sign * moved)
        pot -= sign * moved
