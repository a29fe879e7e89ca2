"""What a hand pays: its lines (HU-SCO, HU-DECL, HU-C54-06)."""

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from tarok.engine.actions import Seat
from tarok.engine.card_points import all_points
from tarok.engine.deal import Game
from tarok.engine.result import Carry, Factor, Line, Result
from tarok.games.hungarian.figures import Figure
from tarok.games.hungarian.options import HungarianHouse
from tarok.games.hungarian.outcome import HAT
from tarok.games.hungarian.rounds import pot_limit, times
from tarok.games.hungarian.rulings import DOUBLES, ULTIMO, VALAT
from tarok.scoring.account import Account, kontra, multiplied

SOLO = 4
KONTRA = "HU-KON-01"
PENALTY = {"three_points": 3, "two_points": 2, "none": 0}


def settle(game: Game[HungarianHouse], result: Result, carry: Carry) -> tuple[Line, ...]:
    """Return the lines of a hand, one delta a seat; a hand that was thrown in has none."""
    if not result.contract:
        return ()
    account = HungarianAccount(game, game.contract(result.contract), result, carry)
    if result.ended == "trial_failed":
        return tuple(_trial(account))
    lines = [*_game(account), *_feats(account)]
    lines += [*_declarations(account, lines), *_pot(account)]
    return tuple(line for line in lines if line.points)


class HungarianAccount(Account[HungarianHouse], frozen=True):
    """A hand that is being settled: doubled rounds double all that it pays (HU-SCO-21, HU-SCO-23)."""

    @property
    def value(self) -> int:
        """What the game is worth (HU-SCO-03, HU-CALL-10)."""
        alone = self.result.partner is None and self.house.lone_game_value == "solo"
        return SOLO if alone else self.contract.value

    @property
    def whole(self) -> int:
        """The card points of the pack."""
        return all_points(self.game)

    @property
    def tie(self) -> bool:
        return bool(self.result.points) and 2 * self.result.points[0] == self.whole

    def row(self, what: str) -> Figure:
        return cast("Figure", self.contract.rows[what])

    def announced(self, side: int) -> set[str]:
        """What a side has announced."""
        return {feat.what for feat in self.result.feats if feat.announced and self.side(feat.seat) == side}

    @property
    def rounds(self) -> tuple[Factor, ...]:
        """The factor of doubled rounds, if there are any."""
        rounds = times(self.carry, self.house)
        return (Factor("doubled_round", rounds, "HU-SCO-21"),) if rounds > 1 else ()

    def item(  # noqa: PLR0913 - a line has many parts
        self,
        what: str,
        clause: str,
        points: int,
        winner: int,
        *factors: Factor,
        announced: bool = False,
        side: int | None = None,
    ) -> Line:
        """Return the line by which each loser pays each winner these points (HU-SCO-04, HU-SCO-05)."""
        sign, every = -1 if winner else 1, (*factors, *self.rounds)
        return self.line(what, clause, points, *every, sign=sign, side=side, announced=announced)


def _winner(account: HungarianAccount) -> int:
    """Return the side that wins the game (HU-SCO-02, HU-OPT-50)."""
    result, rule = account.result, account.house.tie_rule
    if not result.points:
        return 0
    if account.tie and result.doubled and rule != "opponents_win":
        opponents = rule == "last_kontra_loses" and result.doubled % 2 == 0
        return int(opponents)
    return int(2 * result.points[0] <= account.whole)


def double_of(account: Account[HungarianHouse]) -> int | None:
    """Return the side that has made a double game by its card points (HU-BON-03, HU-C54-02)."""
    if not account.result.points:
        return None
    whole = all_points(account.game)
    own, least = account.result.points[0], (3 * whole + 3) // 4
    return 0 if own >= least else 1 if whole - own >= least else None


def valat_of(account: HungarianAccount) -> int | None:
    """Return the side that has won all tricks."""
    made = (account.side(feat.seat) for feat in account.result.feats if feat.what == VALAT and feat.made)
    return next(made, None)


def silent_of(account: HungarianAccount) -> tuple[str, int] | None:
    """Return the silent volat or double game, and whose it is (HU-SCO-07 C)."""
    valat, double = valat_of(account), double_of(account)
    if valat is not None and VALAT not in account.announced(valat):
        return VALAT, valat
    if double is None or account.announced(double) & {VALAT, *DOUBLES}:
        return None
    if double == 1 and account.house.opponents_silent_double_needs_kontra and not account.result.doubled:
        return None
    return "double", double


def _game(account: HungarianAccount) -> Iterator[Line]:
    """Return the lines of double game, volat and game (HU-SCO-07)."""
    house, result, value = account.house, account.result, account.value
    for feat in result.feats:
        if feat.announced and feat.what in (VALAT, *DOUBLES):
            side = account.side(feat.seat)
            made = side == (valat_of(account) if feat.what == VALAT else double_of(account))
            row = account.row(feat.what)
            points, winner = row.announced * value, side if made else 1 - side
            yield account.item(
                row.id, row.clause, points, winner, *kontra(feat.doubled, KONTRA), announced=True, side=side
            )
    silent = silent_of(account)
    if silent:
        row = account.row(silent[0])
        more = result.doubled if house.kontra_also_multiplies_silent_double_volat else 0
        yield account.item(
            row.id, row.clause, row.silent * value, silent[1], *kontra(more, KONTRA), side=silent[1]
        )
    winner = _winner(account)
    if _game_counts(account, winner, silent):
        doubled = 0 if account.tie and house.tie_kontra_not_doubled else result.doubled
        yield account.item("game", "HU-SCO-07", value, winner, *kontra(doubled, KONTRA), side=0)


def _game_counts(account: HungarianAccount, winner: int, silent: tuple[str, int] | None) -> bool:
    """Whether the game itself is paid to its winner (HU-SCO-07 D)."""
    house = account.house
    more = bool(account.announced(winner) & {VALAT, *DOUBLES})
    if account.result.doubled:
        return not (more and house.announced_double_suppresses_own_game)
    if more or silent is None or silent[1] != winner:
        return not more
    return house.game_scored_with_silent_volat if silent[0] == VALAT else house.game_scored_with_silent_double


def _feats(account: HungarianAccount) -> Iterator[Line]:
    """Return the lines of all other bonuses (HU-SCO-09, HU-BON-17 … HU-BON-19)."""
    for feat in account.result.feats:
        if feat.what in (HAT, VALAT, *DOUBLES) or account.row(feat.what).taroks:
            continue
        row, side = account.row(feat.what), account.side(feat.seat)
        if feat.announced or not _hidden(account, feat.what, side):
            points, winner = row.announced if feat.announced else row.silent, side if feat.made else 1 - side
            lost = (Factor("lost_ultimo", 2, "HU-C54-06"),) if row.lost_twice and not feat.made else ()
            yield account.item(
                row.id,
                row.clause,
                points,
                winner,
                *lost,
                *kontra(feat.doubled, KONTRA),
                announced=feat.announced,
                side=side,
            )


def _hidden(account: HungarianAccount, what: str, side: int) -> bool:
    """Whether a silent trull or four kings is not paid with volat or double game (HU-BON-18, HU-OPT-45)."""
    if what not in ("trula", "kings"):
        return False
    if valat_of(account) == side and not account.house.silent_trull_kings_with_volat:
        return True
    double = silent_of(account) == ("double", side)
    return what == "kings" and double and not account.house.silent_kings_with_silent_double


def _declarations(account: HungarianAccount, lines: list[Line]) -> Iterator[Line]:
    """Return what is paid for declared and claimed taroks (HU-DECL-02, HU-DECL-04)."""
    for feat in account.result.feats:
        if feat.what in (HAT, VALAT, *DOUBLES) or not account.row(feat.what).taroks:
            continue
        row, side = account.row(feat.what), account.side(feat.seat)
        if feat.announced and account.house.tarokk_declaration_payment == "team_item":
            yield account.item(row.id, row.clause, row.announced, side, announced=True, side=side)
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
    account: HungarianAccount,
    what: str,
    clause: str,
    points: int,
    seat: Seat,
    payers: list[Seat],
    *,
    announced: bool,
) -> Line:
    """Return the line by which each of the payers pays one seat."""
    factors = account.rounds
    total = multiplied(points, factors)
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


def _trial(account: HungarianAccount) -> Iterator[Line]:
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
    yield replace(line, deltas=tuple(-delta for delta in line.deltas), side=None)


def _pot(account: HungarianAccount) -> Iterator[Line]:
    """Return what an announced pagat ultimo takes out of the pot, or pays into it (HU-SCO-24)."""
    pot = account.carry.marked("pot")
    said = [feat for feat in account.result.feats if feat.what == ULTIMO and feat.announced]
    for feat in said if pot else ():
        team = [seat for seat in range(account.game.seats) if account.side(seat) == account.side(feat.seat)]
        moved = pot if feat.made else min(pot, max(0, pot_limit(account.house) - pot))
        sign = 1 if feat.made else -1
        share, odd = divmod(moved, len(team))
        deltas = tuple(
            sign * (share + (odd if seat == feat.seat else 0)) if seat in team else 0
            for seat in range(account.game.seats)
        )
        yield Line(what="pot", clause="HU-SCO-24", points=moved, deltas=deltas, pot=-sign * moved)
        pot -= sign * moved
