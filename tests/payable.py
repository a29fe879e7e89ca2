"""What a deal can pay: numbers and limits typed from the rule books, and nothing that the checks know.

A book is held against the lines of a deal, and against the fields that the lines come from.  The houses are
those of the games and their profiles; where they pay other amounts, the rows have both.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from tarok.engine.deal import Game
from tarok.engine.result import Carry, Line, Result

SLOVENIAN = {
    "three": 10, "two": 20, "one": 30, "solo_three": 40, "solo_two": 50, "solo_one": 60, "beggar": 70,
    "solo_without": 80, "open_beggar": 90, "colour_valat_without": 125, "valat_without": 500,
    "colour_valat": 125, "klop": 70,
}  # fmt: skip
SL_COUNTED = ("three", "two", "one", "solo_three", "solo_two", "solo_one")
"""The contracts of which the difference is paid, too."""
SL_LOST = {"king_ultimo", "pagat_ultimo"}
"""What may be lost without a word."""
SL_FEATS = {
    "trula": (10, 20),
    "kings": (10, 20),
    "king_ultimo": (10, 20),
    "pagat_ultimo": (25, 50),
    "valat": (250, 500),
}
RO_FEATS = {
    # silent and announced, in all contracts but solo, and in solo
    "trula": ((1, 2), (2, 4)), "kings": ((1, 2), (2, 4)), "king_caught": ((1, 2), (2, 4)),
    "king_left": ((2,), (2,)), "mond_caught": ((1, 2), (2, 4)), "king_ultimo": ((1, 2), (2, 4)),
    "pagat_ultimo": ((1, 7), (2, 9)), "valat": ((8, 16), (32, 64)),
    "taroks_8": ((1,), (1,)), "taroks_9": ((2,), (2,)), "taroks_10": ((3, 1), (3, 1)),
    "taroks_11": ((2,), (2,)), "taroks_12": ((3,), (3,)),
}  # fmt: skip
RO_LEVELS = {
    "trei_1": (1, 3), "trei_2": (2, 4), "trei_3": (3, 5), "doi_1": (1, 5), "doi_2": (2, 6), "doi_3": (3, 7),
    "unu_1": (1, 11), "unu_2": (2, 12), "unu_3": (3, 13), "solo": (1, 1),
}  # fmt: skip
RO_VALUES = {"trei": 1, "doi": 2, "unu": 3, "solo": 8}
CZ_DECLARED = {
    "big_ones": 4, "little_ones": 2, "beeda": 2, "uni": 4, "all_seven": 10, "rosanne_pane": 6, "kings": 4,
    "trull_pane": 4, "trull": 2, "pane": 2,
}  # fmt: skip
CZ_TRUMPS = ("big_ones", "little_ones", "beeda", "uni")
CZ_FOUR = (
    (0, 13),
    (5, 12),
    (10, 11),
    (15, 10),
    (20, 9),
    (25, 8),
    (30, 7),
    (35, 6),
    (40, 5),
    (45, 4),
    (50, 3),
    (53, 2),
)
CZ_ALONE = (
    (1, 19), (4, 18), (8, 17), (11, 16), (14, 15), (18, 14), (21, 13), (24, 12), (28, 11), (31, 10), (34, 9),
    (38, 8), (41, 7), (44, 6), (48, 5), (51, 4), (53, 3),
)  # fmt: skip
HU_GAMES = {"three": 1, "two": 2, "one": 3, "solo": 4}
HU_LAID = {"three": (12, 12), "two": (8, 16), "one": (4, 19), "solo": (0, 22)}
"""The most that the declarer, and the others, can have laid away: queens 4 each, then a rider 3."""
OF_THE_GAME = ("contract", "difference", "count", "game", "valat", "double")
"""Lines that a kontra on the game doubles; of a silent valat, and double game, that is a house rule."""
HU_FEATS = {
    "trula": {1, 2},
    "kings": {1, 2, 4},
    "pagat_ultimo": {5, 10, 6, 12},
    "xxi_catch": {21, 42, 30, 60},
}


def payable(game: Game, result: Result, carry: Carry, lines: Sequence[Line]) -> None:
    """Fail where no deal pays these lines."""
    family = type(game.options).__module__.split(".")[2]
    if not result.contract:
        return
    feats = [line for line in lines if line.side is not None and not line.what.startswith(("taroks", "game"))]
    assert 1 == max(Counter((line.what, line.side) for line in feats).values(), default=1)
    for one, two in combinations(feats, 2):
        if one.what == two.what and one.side != two.side and family != "czech":
            assert any(line.announced and _lost(line, result) for line in (one, two)), "both sides had it"
    for line in lines:
        steps = [factor.times for factor in line.factors if factor.why == "kontra"]
        assert all(times in [1 << n for n in range(1, game.kontras + 1)] for times in steps)
        whole = line.announced or line.what in OF_THE_GAME or result.revoked is not None
        assert whole or not steps
    books = {"slovenian": _slovenian, "romanian": _romanian, "czech": _czech, "hungarian": _hungarian}
    assert family in books, f"{family} has no row in tests/payable.py: type from its book what a deal can pay"
    books[family](game, result, lines)
    if carry.marked("pool"):
        assert 0 <= carry.marked("pool") + game.places + 1 + sum(line.pot for line in lines)


def _lost(line: Line, result: Result) -> bool:
    """Whether the side of a feat has lost by it."""
    return (line.deltas[result.declarer] > 0) == (line.side == 1)


def _won(lines: Sequence[Line], result: Result, what: str) -> set[int]:
    """The sides that have gained by a feat."""
    return {line.side for line in lines if line.what == what and not _lost(line, result)}


def _slovenian(game: Game, result: Result, lines: Sequence[Line]) -> None:
    """Chapters 12 to 14, and SL-IRR-02."""
    whats = Counter(line.what for line in lines)
    if result.revoked is not None:
        assert all(sum(line.deltas) == line.deltas[result.revoked] <= 0 for line in lines)
        return
    if result.contract == "klop":
        gains = [line.points for line in lines]
        ends = [gain for gain in gains if abs(gain) == 70]
        assert gains == ends or (not ends and all(-35 <= gain <= 0 and gain % 5 == 0 for gain in gains))
        assert ends.count(70) <= 3  # SL-KLOP-05
        assert ends.count(-70) <= 1
        return
    assert 1 >= whats["mond"]
    assert all(line.deltas.count(0) == game.seats - 1 for line in lines if line.what == "mond")
    for line in lines:
        if line.what in SL_FEATS:
            assert abs(line.points) == SL_FEATS[line.what][line.announced]
    if "valat" in whats:
        assert set(whats) <= {"valat", "mond"}  # SL-SCO-05
        return
    assert 1 == whats["contract"]
    (contract,) = (line for line in lines if line.what == "contract")
    assert abs(contract.points) == SLOVENIAN[result.contract]
    won = contract.points > 0
    kings = {
        1 - line.side if _lost(line, result) else line.side
        for line in lines
        if line.what == "king_ultimo" and not line.announced
    }
    assert len(kings | _won(lines, result, "pagat_ultimo")) <= 1  # SL-BON-12: who won the last trick
    assert all(line.side == 0 or line.announced for line in lines if line.what == "king_ultimo")
    if result.contract in SL_COUNTED:
        (points,), (difference,) = result.points, (line for line in lines if line.what == "difference")
        assert won == (points >= 36)  # SL-CNT-03
        assert abs(difference.points) <= 35
        assert abs(abs(difference.points) - abs(points - 35)) <= 2  # SL-CNT-04
        for side in _won(lines, result, "trula"):
            assert 13 <= (points if side == 0 else 70 - points)  # 15 for three cards, less 2
        for side in _won(lines, result, "kings"):
            assert 17 <= (points if side == 0 else 70 - points)  # 20 for four cards, less 3
    assert not _silently_lost(lines, result, SL_LOST)


def _silently_lost(lines: Sequence[Line], result: Result, can: set[str]) -> list[Line]:
    of_side = [line for line in lines if line.side is not None and line.what != "game"]
    silent = [line for line in of_side if not line.announced and not line.what.startswith("taroks")]
    return [line for line in silent if line.what not in can and _lost(line, result)]


def _romanian(game: Game, result: Result, lines: Sequence[Line]) -> None:
    """Chapters 16 to 21; what a broken rule costs is a sum of these."""
    if result.contract == "michi_michi":
        assert 12 == sum(-line.points for line in lines)
        return
    if result.revoked is not None:
        return
    solo, taper = result.contract == "solo", game.seats == 3
    whats = Counter(line.what for line in lines)
    for line in lines:
        if line.what in RO_FEATS:
            assert abs(line.points) in {
                *RO_FEATS[line.what][solo],
                *RO_FEATS[line.what][0],
                *((2, 4) if line.what == "kings" else ()),
            }
    taroks = [line for line in lines if line.what.startswith("taroks")]
    assert 1 >= max(Counter(line.side for line in taroks).values(), default=0)  # RO-DEC-03
    assert 22 >= sum(int(line.what[7:]) for line in taroks)
    assert not any(_lost(line, result) for line in taroks)
    least, most = RO_LEVELS[result.contract]
    assert least <= result.level <= most
    assert whats["contract"] == (0 if "valat" in whats else 1)  # RO-BON-12
    for line in lines:
        if line.what == "contract":
            won, contra = line.points > 0, result.doubled > 0
            assert abs(line.points) == RO_VALUES[result.contract.split("_")[0]]
            levels = [factor.times for factor in line.factors if factor.why == "level"]
            assert not levels or (not won or contra)  # RO-SCO-02, RO-SCO-03
            assert not levels or levels == [result.level]
            for points in result.points if result.ended == "played" else ():
                assert won == (points >= (34 if taper else 36))  # RO-CNT-04, RO-TAP-01
    left = {line.what for line in lines} & {"king_left", "king_caught", "king_ultimo"}
    assert left != {"king_left", "king_caught"}
    assert not {"king_left", "king_ultimo"} <= left  # RO-KIT-02
    assert not ({0} & _won(lines, result, "king_ultimo") and {1} & _won(lines, result, "king_caught"))
    assert "king_left" not in left or (result.partner is None and not solo)
    if result.ended == "surrendered":
        assert set(whats) <= {"contract", "trula"}
        assert not solo
        assert not taper
        assert all(_lost(line, result) == (line.side == 0) for line in lines if line.side is not None)
    assert all(whats[what] <= 1 for what in ("pool_won", "pool_paid"))
    assert not _silently_lost(lines, result, {"king_ultimo", "pagat_ultimo"})


def _czech(game: Game, result: Result, lines: Sequence[Line]) -> None:
    """Chapters 11 and 15 to 18."""
    if result.faults:
        return
    whats = Counter(line.what for line in lines)
    declared = [
        (line.what, max(range(4), key=line.deltas.__getitem__)) for line in lines if line.what in CZ_DECLARED
    ]
    groups = Counter((what in CZ_TRUMPS, seat) for what, seat in declared)
    assert 1 >= max(groups.values(), default=0)  # CZ-DEC-07
    assert 22 >= sum({"big_ones": 10, "little_ones": 8}.get(what, 0) for what, _ in declared)
    assert 1 >= sum(what in {"all_seven", "rosanne_pane", "kings"} for what, _ in declared)
    assert 1 >= whats["pagat"]
    valats = [line for line in lines if line.what == "valat"]
    assert 1 >= sum(line.announced for line in valats)  # CZ-BET-03
    made = [line for line in valats if not _lost(line, result)]
    assert 1 >= len(made)
    assert not made or not whats["count"]  # CZ-VAL-05
    for line in made:
        assert line.announced or line.side == 0 or game.options.silent_valat_sides == "any_side"  # CZ-VAL-07
        assert not result.points or (result.points[0] >= 91 if line.side == 0 else result.points[0] <= 22)
        pagats = [pagat for pagat in lines if pagat.what == "pagat" and not _lost(pagat, result)]
        assert all(pagat.side == line.side for pagat in pagats)
    for line in lines:
        if line.what == "count":
            (points,) = result.points
            low = min(points, 106 - points)
            alone = result.contract == "prever" or (
                result.contract == "own_call" and game.options.own_call_multiplier == 3
            )
            pays = next(chips for most, chips in (CZ_ALONE if alone else CZ_FOUR) if low <= most)
            assert abs(line.points) == pays  # CZ-PAY-02, CZ-PAY-03
            tie = points == 53 and result.doubled
            assert tie or (line.points > 0) == (points > 53)  # CZ-CNT-02
            assert not any(factor.why == "set" for factor in line.factors) or line.points < 0
    assert not _silently_lost(lines, result, {"pagat"})


def _hungarian(game: Game, result: Result, lines: Sequence[Line]) -> None:
    """Chapters 11, 12 and 15."""
    g = HU_GAMES[result.contract]
    if result.ended == "trial_failed":
        assert {"trial"} >= {line.what for line in lines}
        assert (3, None) == (result.declarer, result.partner)  # HU-BID-12
        assert g <= 3
        return
    lone_solo = {4} if result.partner is None else set()
    for line in lines:
        if line.what in HU_FEATS:
            assert line.points in HU_FEATS[line.what]
        if line.what == "game":
            assert line.points in {g} | lone_solo
    said = Counter(
        (line.what, max(range(4), key=line.deltas.__getitem__))
        for line in lines
        if line.what.startswith("taroks")
    )
    if game.options.tarokk_declaration_payment == "each_other_player":
        assert 1 >= max(Counter(seat for _, seat in said).values(), default=0)
    assert 22 >= sum(int(what[7:]) for what, _ in said)  # HU-DECL-01
    for points in result.points:
        _piles(game, result, lines, points)
    last = [line for line in lines if "_ultimo" in line.what and not _lost(line, result)]
    before = [line for line in lines if "_uhu" in line.what and not _lost(line, result)]
    assert 1 >= len(last)  # HU-BON-13: one card wins a trick
    assert 1 >= len(before)
    can = {"pagat_ultimo", "eagle_ultimo", "pagat_pheasant", "eagle_pheasant"}
    assert not _silently_lost(lines, result, can)


def _piles(game: Game, result: Result, lines: Sequence[Line], points: int) -> None:
    """What a side must have to make a feat: its points, or cards of 5 each (HU-BON-01 … HU-BON-06)."""
    whole, double = (106, 80) if game.key == "illustrated_54" else (94, 71)
    needs = {"trula": 15, "kings": 20, "double": double, "long_double": double, "xxi_catch": 10}
    for side, share in enumerate((points, whole - points)):
        for what, least in needs.items():
            assert side not in _won(lines, result, what) or share >= least, what
        if side in _won(lines, result, "valat"):
            lone = game.options.called_discard_points == "all_to_declarer"
            assert whole - share <= (22 if lone else HU_LAID[result.contract][1 - side])
