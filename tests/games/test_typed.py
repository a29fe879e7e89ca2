"""Results that people type in and that cannot have happened: each is refused, in a sentence with its clause.

A, B, C and D are the seats 0, 1, 2 and 3.  The sheets are new, and A declares with B, unless a row says
otherwise: in Hungarian tarokk with C, as in the other tests of that game.
"""

from typing import Any

import pytest
from typed import typed

from tarok.engine.result import Carry, Fault, Feat, Result, Unfit
from tarok.games import GAMES

A, B, C, D = range(4)


def said(what: str, seat: int, **known: Any) -> Feat:
    return Feat(what=what, seat=seat, announced=True, **known)


def vain(what: str, seat: int) -> Feat:
    return said(what, seat, made=False)


def silent(what: str, seat: int, *, made: bool = True) -> Feat:
    return Feat(what=what, seat=seat, made=made)


def hand(contract: str, count: int | None, *feats: Feat, **known: Any) -> Result:
    points = () if count is None else (count,)
    return Result(
        **{"contract": contract, "declarer": A, "partner": B, "points": points, "feats": feats, **known}
    )


def alone(contract: str, count: int | None, *feats: Feat, **known: Any) -> Result:
    return hand(contract, count, *feats, **{"partner": None, **known})


def klop(*points: int, **known: Any) -> Result:
    return Result(contract="klop", points=points, **known)


def loud(what: str, seat: int, doubler: int) -> Feat:
    return said(what, seat, doubled=1, doubler=doubler)


SL, RO, CZ, PA, IL, HI = "slovenian", "romanian", "czech_american", "paskievics", "illustrated", "high"
LEVELS = [
    # 9. a level or points that the bid does not have, or that are missing
    (
        RO,
        hand("doi_2", 36),
        "`level` is 1, but doi_2 has levels 2 to 6, and where it is left out",
        "RO-TAL-02",
    ),
    (RO, hand("doi_1", 36, level=6), "levels 1 to 5", "RO-TAL-02"),
    (RO, hand("unu_1", 36, level=99), "`level` is 99, but unu_1 has levels 1 to 11", "RO-TAL-02"),
    (RO, hand("unu_3", 36, level=2), "levels 3 to 13", "RO-TAL-02"),
    ("taper", alone("trei_3", 40, level=6), "levels 3 to 5", "RO-TAL-02"),
    (RO, hand("solo", 36, level=2), "solo has no levels", "RO-TAL-02"),
    (SL, hand("two", 40, level=2), "`level` is 2, but slovenian does not ask for it", "SL-IRR-05"),
    (CZ, alone("own_call", 60, level=2), "the set of a Prever", "CZ-PRV-06"),
    (SL, hand("two", None), "`points` is missing, but two needs the card points", "SL-CNT-04"),
    (SL, hand("two", None, silent("valat", A, made=False)), "`feats[0].made` is false", "SL-BON-05"),
    (SL, alone("beggar", 0, made=True), "beggar is not played for card points", "SL-CON-04"),
    (RO, hand("doi_1", None), "or `made`", "RO-CNT-04"),
    (PA, hand("three", None), "three needs the card points", "HU-SCO-01"),
    (CZ, hand("four", None), "0 to 106", "CZ-CNT-01"),
]
TWICE = [
    # 10. the same feat twice on a side, made by both sides, and two numbers of taroks in one hand
    (SL, hand("two", 40, said("trula", A), said("trula", B)), "a side has trula once", "SL-ANN-05"),
    (SL, hand("two", 40, said("kings", A), silent("kings", B)), "a side has kings once", "SL-ANN-05"),
    (SL, hand("two", 40, silent("trula", A), silent("trula", A)), "a side has trula once", "SL-ANN-05"),
    (SL, hand("two", 40, silent("trula", A), silent("trula", C)), "other side has trula", "SL-BON-01"),
    (SL, hand("two", 40, said("kings", A), said("kings", C)), "other side has kings", "SL-BON-02"),
    (RO, hand("doi_1", 36, *[said("pagat_ultimo", A)] * 2), "a side has pagat_ultimo once", "RO-ANN-09"),
    (RO, hand("doi_1", 36, silent("mond_caught", A), silent("mond_caught", D)), "other side", "RO-BON-04"),
    (
        RO,
        hand("doi_1", 36, said("taroks_8", A), said("taroks_9", A)),
        "declares its taroks once",
        "RO-DEC-01",
    ),
    (RO, hand("doi_1", 36, *(said("taroks_8", seat) for seat in (A, B, C))), "and not 24", "RO-DEC-01"),
    (PA, hand("three", 50, said("taroks_8", A), said("taroks_9", A), partner=C), "one number", "HU-DECL-01"),
    (PA, hand("three", 50, *(silent("taroks_8", seat) for seat in (A, B, C))), "and not 24", "HU-DECL-01"),
    (PA, hand("three", 50, said("trula", A), silent("trula", C), partner=C), "trula once", "HU-ANN-05"),
    (PA, hand("three", 50, silent("xxi_catch", A), silent("xxi_catch", B), partner=C), "other", "HU-BON-06"),
    (CZ, hand("four", 60, silent("pagat", A), said("pagat", A)), "a side has pagat once", "CZ-VAL-05"),
    (CZ, hand("four", 60, said("kings", A), said("rosanne_pane", C)), "no deal has hands", "CZ-DEC-07"),
    (CZ, hand("four", 60, said("uni", A), said("trull", A)), "no deal has hands", "CZ-DEC-07"),
    (CZ, hand("four", 60, *(said("uni", seat) for seat in range(4))), "no deal has hands", "CZ-DEC-07"),
    (CZ, hand("four", 60, said("big_ones", A), said("kings", A)), "no deal has hands", "CZ-DEC-07"),
]
SILENT = [
    # 11. missed in silence, or made beside what it cannot stand beside
    (SL, hand("two", 40, silent("trula", A, made=False)), "cannot be missed in silence", "SL-BON-01"),
    (SL, hand("two", 40, silent("kings", C, made=False)), "cannot be missed in silence", "SL-BON-02"),
    (RO, hand("doi_1", 36, silent("mond_caught", A, made=False)), "missed in silence", "RO-BON-04"),
    (PA, hand("three", 50, silent("xxi_catch", A, made=False)), "missed in silence", "HU-BON-06"),
    (HI, hand("three", 50, silent("pair_pheasant", A, made=False)), "missed in silence", "HU-HIGH-03"),
    (CZ, hand("four", 60, silent("valat", A, made=False)), "missed in silence", "CZ-VAL-01"),
    (CZ, hand("four", None, said("valat", A), silent("valat", B)), "a side has valat once", "CZ-VAL-05"),
    (CZ, hand("four", 40, silent("valat", C)), "counts only if it was bet", "CZ-VAL-07"),
    (CZ, hand("four", 60, said("pagat", A), silent("pagat", C)), "other side has pagat", "CZ-PAG-01"),
    (CZ, hand("four", 60, vain("pagat", A), silent("pagat", C)), "one seat alone has the Pagat", "CZ-BET-02"),
    (CZ, hand("four", 105, silent("valat", A), silent("pagat", C)), "together with valat", "CZ-PAG-01"),
    (CZ, hand("four", 53, silent("valat", A)), "98 to 105 card points", "CZ-BID-01"),
    (PA, hand("three", 47, silent("valat", A), partner=C), "82 to 91 card points", "HU-SCO-03"),
    (PA, hand("solo", 90, silent("valat", B), partner=C), "0 to 0 card points", "HU-SCO-03"),
    (SL, hand("three", 36, silent("valat", A)), "57 to 69 card points", "SL-CON-02"),
    (RO, hand("solo", 36, silent("valat", A), level=1), "44 to 68 card points", "RO-BID-01"),
    (SL, hand("two", 12, silent("trula", A)), "14 to 67 card points", "SL-CON-02"),
    (SL, hand("two", 60, silent("kings", C)), "2 to 51 card points", "SL-CON-02"),
    (
        IL,
        hand("three", 50, said("pagat_ultimo", A), said("king_ultimo_clubs", C), partner=C),
        "together with pagat_ultimo",
        "HU-BON-11",
    ),
    (
        IL,
        hand("three", 50, said("pagat_uhu", A), said("pagat_ultimo", A), partner=C),
        "to another trick",
        "HU-ANN-10",
    ),
    (
        IL,
        hand("three", 50, said("centrum", A), said("small_bird", B), partner=C),
        "with centrum",
        "HU-BON-08",
    ),
    (
        HI,
        hand("three", 50, said("pagat_pheasant", A), said("eagle_pheasant", A), partner=C),
        "together with pagat_pheasant",
        "HU-HIGH-02",
    ),
]
MADE = [
    # 12. `made` against the points
    (SL, hand("two", 40, made=False), "`made` is false, but with 40 of 70 card points", "SL-CNT-03"),
    (SL, hand("two", 35, made=True), "`made` is true, but with 35 of 70 card points", "SL-CNT-03"),
    (SL, alone("solo_without", 36, made=False), "36 of 70", "SL-CNT-03"),
    (RO, hand("doi_1", 36, made=False), "36 of 70", "RO-CNT-04"),
    ("taper", alone("doi_1", 33, made=True), "33 of 66", "RO-CNT-04"),
    (RO, hand("doi_1", None, silent("valat", C), made=True), "a side that wins all tricks", "RO-BON-07"),
    (PA, hand("three", 47, made=True), "47 of 94", "HU-SCO-02"),
    (
        PA,
        hand("three", 50, said("double", A), partner=C),
        "`feats[0].made` is true, but with 50",
        "HU-BON-03",
    ),
    (PA, hand("three", 75, vain("double", A), partner=C), "`feats[0].made` is false", "HU-BON-03"),
    (CZ, hand("four", 53, made=True), "53 of 106", "CZ-CNT-02"),
    (SL, alone("beggar", None, made=True, ended="decided"), "decided early is lost", "SL-END-01"),
    (SL, hand("two", 40, ended="decided"), "two is played out", "SL-END-01"),
]
ENDED = [
    # 13. words for an end that the deal cannot have had
    (RO, alone("doi_1", None, made=True, ended="surrendered"), "is surrendered is lost", "RO-SUR-03"),
    (RO, alone("solo", None, made=False, ended="surrendered"), "no king is seen", "RO-SUR-01"),
    ("taper", alone("doi_1", None, made=False, ended="surrendered"), "no king is seen", "RO-SUR-01"),
    (RO, alone("doi_1", None, made=False, doubled=1, ended="surrendered"), "`doubled` is 1", "RO-SUR-02"),
    (RO, alone("doi_1", None, said("trula", A), made=False, ended="surrendered"), "can be lost", "RO-SUR-04"),
    (RO, hand("doi_1", 36, ended="conceded"), "ends as played or surrendered", "RO-SES-03"),
    (RO, hand("doi_1", 36, ended="forgotten"), '`ended` is "forgotten"', "RO-SES-03"),
    (SL, hand("two", 40, ended="no_tarok"), "with a contract ends as played or decided", "SL-IRR-05"),
    (SL, Result(ended="annulled"), '`ended` is "annulled"', "SL-IRR-05"),
    ("slovenian_3", Result(ended="annulled"), '`ended` is "annulled"', "SL-IRR-05"),
    (SL, Result(ended="no_tarok", points=(3,)), "after no_tarok it is left out", "SL-IRR-05"),
    (RO, Result(ended="passed_out"), "without a contract ends as abandoned", "RO-SES-03"),
    (RO, Result(ended="abandoned", doubled=2), "`doubled` is 2", "RO-SES-03"),
    (PA, Result(ended="abandoned"), "ends as passed_out or annulled", "HU-SCO-20"),
    (PA, hand("three", 50, ended="not_played"), "ends as played or trial_failed", "HU-SCO-20"),
    (PA, alone("solo", None, declarer=D, ended="trial_failed"), "one tries three or two or one", "HU-BID-12"),
    (PA, alone("three", None, ended="trial_failed"), "the fourth player alone", "HU-BID-12"),
    (PA, alone("three", 40, declarer=D, ended="trial_failed"), "`points` is [40]", "HU-BID-13"),
    (CZ, Result(ended="thrown_in"), "ends as void or redealt", "CZ-ERR-00"),
    (CZ, Result(ended="void", contract=""), "needs the fault", "CZ-ERR-07"),
    (CZ, Result(ended=""), "needs its contract", "CZ-BID-07"),
]
SIDES = [
    # 14. feats of a side, or said by a seat, that cannot have them
    (SL, hand("two", 40, silent("king_ultimo", C)), "declarer's side alone keeps", "SL-BON-03"),
    (SL, hand("two", 40, vain("king_ultimo", C)), "declarer's side alone keeps", "SL-BON-03"),
    (SL, hand("two", 40, said("king_ultimo", A)), "the holder of the king alone", "SL-ANN-04"),
    (SL, hand("two", 40, said("pagat_ultimo", A), vain("pagat_ultimo", C)), "holds the card", "SL-ANN-04"),
    (
        SL,
        hand("two", 40, silent("pagat_ultimo", C), silent("king_ultimo", A)),
        "together with pagat_ultimo",
        "SL-BON-03",
    ),
    (RO, hand("doi_1", 36, silent("king_caught", C), silent("king_ultimo", A)), "won the last", "RO-BON-03"),
    (RO, hand("doi_1", 36, silent("king_ultimo", A, made=False)), "is caught, too", "RO-BON-06"),
    (RO, hand("doi_1", 36, silent("king_left", C)), "a player holds", "RO-KIT-02"),
    (RO, alone("solo", 36, silent("king_left", C)), "no player looks for", "RO-KIT-02"),
    (RO, alone("doi_1", 36, silent("king_left", C), silent("king_caught", C)), "stays in", "RO-KIT-02"),
    (RO, hand("doi_1", 36, loud("trula", A, B)), "for the other side", "RO-CON-01"),
    (RO, hand("doi_1", 36, loud("pagat_ultimo", A, A)), "for the other side", "RO-CON-01"),
    (RO, hand("doi_1", 36, said("trula", A, doubler=C)), "no player has doubled trula", "RO-CON-01"),
    (RO, hand("doi_1", 36, vain("pagat_ultimo", A), silent("pagat_ultimo", C)), "holds the", "RO-ANN-10"),
    (RO, hand("doi_1", 36, said("king_caught", C)), "no player announces", "RO-VAR-09"),
    (SL, klop(20, 20, 15, 15, doubled=1), "the game is doubled 0 to 0 times", "SL-KON-01"),
    (SL, klop(20, 20, 15, 15, made=True), "`made` is true", "SL-KLOP-01"),
    (SL, hand("three", 40, declarer=B, partner=C), "forehand alone plays three", "SL-CON-01"),
    (SL, hand("two", 40, said("mond", A)), "`feats[0].made` is true", "SL-PLAY-06"),
    (SL, hand("two", 40, *[Feat(what="mond", seat=A, made=False)] * 2), "lost once", "SL-PLAY-06"),
    (PA, hand("three", 50, Feat(what="hat", seat=A, made=False), partner=C), "has not caught", "HU-BON-20"),
    (CZ, hand("four", 60, doubled=1), "doubled 0 to 0 times", "CZ-KON-01"),
]


@pytest.mark.parametrize(("key", "result", "truth", "clause"), [*LEVELS, *TWICE, *SILENT])
def test_a_result_that_cannot_be_is_refused(key, result, truth, clause):
    """RO-TAL-02, RO-DEC-01, HU-DECL-01, CZ-DEC-07, SL-BON-13, CZ-VAL-05, CZ-VAL-07, CZ-VAL-02, HU-ANN-05."""
    refused(key, result, truth, clause)


@pytest.mark.parametrize(("key", "result", "truth", "clause"), [*MADE, *ENDED, *SIDES])
def test_a_deal_that_cannot_have_ended_so_is_refused(key, result, truth, clause):
    """SL-CNT-03, RO-SUR-02, RO-SUR-03, HU-BID-12, HU-BID-13, RO-KIT-02, RO-CON-04, SL-BON-03, SL-CON-01."""
    refused(key, result, truth, clause)


def refused(key: str, result: Result, truth: str, clause: str) -> None:
    with pytest.raises(Unfit) as error:
        typed(GAMES[key](), result)
    sentence = str(error.value)
    assert truth in sentence
    assert sentence.startswith(f"`{error.value.field}` is ")
    assert (clause, f"({clause})") == (error.value.clause, sentence[-len(clause) - 2 :])


FITS = [
    # the same words where a house, or a hand, has them
    (RO, {}, hand("doi_2", 36, level=2)),
    (RO, {}, hand("doi_1", 36, level=5)),
    (RO, {"allow_concession": True}, hand("doi_1", 50, made=False, ended="conceded")),
    (RO, {"pool_enabled": False}, Result(ended="passed_out")),
    (RO, {"all_pass": "throw_in_radler"}, Result(ended="passed_out")),
    (RO, {"announce_regele_prins": True}, hand("doi_1", 36, said("king_caught", C))),
    (RO, {}, alone("doi_1", None, silent("trula", C), made=False, ended="surrendered")),
    ("slovenian_3", {"annul_few_taroks": True}, Result(ended="annulled")),
    ("slovenian_3", {}, alone("three", 40, declarer=C)),
    (SL, {"enforce_holder_announcements": False}, hand("two", 40, vain("king_ultimo", C))),
    (SL, {}, hand("two", 40, vain("kings", A), silent("kings", C))),
    (SL, {}, hand("two", None, vain("valat", A), made=True, ended="decided")),
    (SL, {}, hand("two", 40, silent("pagat_ultimo", C), silent("king_ultimo", A, made=False))),
    (CZ, {"silent_valat_sides": "any_side"}, hand("four", 10, silent("valat", C))),
    (CZ, {"povinost_throw_in": True}, Result(ended="thrown_in")),
    (CZ, {"game_kontra": "three_levels"}, hand("four", 60, doubled=3)),
    (CZ, {}, hand("four", None, vain("valat", C), silent("valat", A))),
    (CZ, {}, hand("four", 60, said("trull", A), said("kings", C))),
    (
        PA,
        {"three_trull_not_played": True},
        hand("three", None, said("trula", A), made=True, ended="not_played"),
    ),
    (PA, {}, hand("three", 50, silent("xxi_catch", B), Feat(what="hat", seat=A, made=False), partner=C)),
    (PA, {}, alone("two", None, declarer=D, ended="trial_failed")),
]


@pytest.mark.parametrize(("key", "options", "result"), FITS)
def test_what_can_be_is_let_through(key, options, result):
    """RO-END-03, RO-VAR-03, RO-VAR-04, RO-VAR-09, SL-3P-12, SL-ANN-07, SL-BON-11, CZ-TAL-09, HU-OPT-52."""
    typed(GAMES[key](**options), result)


def test_a_fault_may_have_spoilt_the_count():
    """CZ-ERR-03, CZ-ERR-06: what a wrong hand has brought, and what was declared and is not so."""
    fault = Fault(what="illegal_declaration", seat=A, of="uni")
    typed(GAMES[CZ](), hand("four", 60, said("uni", A), said("trull", A), faults=(fault,)))
    discard = Fault(what="discard_irregularity", seat=A)
    typed(GAMES[CZ](), hand("four", 90, silent("valat", A), faults=(discard,)))


def test_a_compulsory_klop_hand_is_one():
    """SL-CK-01: three is none of its contracts; a klop is."""
    carry = Carry(dealer=3, marks={"compulsory_klop": (1,)})
    with pytest.raises(Unfit, match="in a compulsory klop hand one plays klop, solo_without"):
        typed(GAMES[SL](), hand("three", 40), carry)
    typed(GAMES[SL](), klop(20, 20, 15, 15), carry)


SHEETS = [
    # 15. marks that no sheet of the game bears
    (SL, {"radli": (1,)}, "one number for each of 4 places", "SL-RAD-01"),
    (SL, {"radli": (1, 0, -1, 0)}, "its numbers are 0 to", "SL-RAD-01"),
    (SL, {"compulsory_klop": (1, 0, 0, 0)}, "a single number", "SL-CK-05"),
    (SL, {"compulsory_klop": (2,)}, "its numbers are 0 to 1", "SL-CK-05"),
    (
        SL,
        {"chair": (9, 9, 9, 9)},
        "`marks.chair` is [9,9,9,9], but the sheet of slovenian has",
        "docs/cli.md",
    ),
    (SL, {"moon": (1,)}, "`marks.moon` is [1]", "docs/cli.md"),
    (RO, {"radler": (-4,)}, "`marks.radler` is [-4]", "RO-RAD-01"),
    (RO, {"pool": (1, 2, 3, 4)}, "a single number", "RO-POOL-09"),
    (PA, {"doubled_5": (1,)}, "has the marks doubled_1, doubled_2", "docs/cli.md"),
    (PA, {"hat": (0, 2, 0, 0)}, "its numbers are 0 to 1", "HU-BON-20"),
    (CZ, {"loans": (100,)}, "one number for each of 4 places", "CZ-CHIP-03"),
    (CZ, {"chair": (4, 4, 3, 1)}, "4 people sit on the chairs 1 to 4", "CZ-POV-05"),
]


@pytest.mark.parametrize(("key", "marks", "truth", "clause"), SHEETS)
def test_a_sheet_that_cannot_be_is_refused(key, marks, truth, clause):
    """SL-RAD-01, SL-CK-05, RO-RAD-01, HU-BON-20, CZ-CHIP-03, CZ-POV-05."""
    game = GAMES[key]()
    carry = Carry(dealer=3, totals=(0,) * game.places, marks=marks)
    with pytest.raises(Unfit) as error:
        typed(game, hand("two", 40), carry)
    assert truth in str(error.value)
    assert clause == error.value.clause


def test_a_dealer_of_five_has_a_chair():
    """CZ-POV-05: who waits does not deal."""
    game = GAMES[CZ](players=5)
    carry = Carry(dealer=4, totals=(0,) * 5, marks={"chair": (1, 2, 3, 4, 0)})
    with pytest.raises(Unfit, match="the dealer has a chair"):
        typed(game, hand("four", 60), carry)
    typed(game, hand("four", 60), Carry(dealer=3, totals=(0,) * 5, marks={"chair": (1, 2, 3, 4, 0)}))
