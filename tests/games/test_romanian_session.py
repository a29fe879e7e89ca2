"""Radlers, the end of a session, and five people at the table (RO-RAD, RO-SES, RO-5P)."""

import pytest
from games.romanian import A, B, booked, lost, romanian, said, sheet, silent, taper, won
from msgspec.structs import asdict

from tarok.engine.actions import PASS
from tarok.engine.deal import act, start
from tarok.engine.fact_kinds import FactKind
from tarok.engine.result import Carry, Dealt, Misdeal, Result, Stop
from tarok.games import PROFILES
from tarok.scoring.sheet import Sheet

MICHI = Result(contract="michi_michi", points=(3, 3, 3, 3))
SURRENDERED = Result(contract="doi_1", declarer=A, made=False, ended="surrendered")


@pytest.mark.parametrize(
    ("clause", "before", "result", "options", "after"),
    [
        ("RO-RAD-01", 0, won(), {}, 0),
        ("RO-RAD-01", 0, MICHI, {}, 4),
        ("RO-RAD-01", 4, won(), {}, 3),
        ("RO-RAD-01", 1, lost(), {}, 0),
        ("RO-RAD-02", 1, MICHI, {}, 4),
        ("RO-RAD-02", 3, MICHI, {}, 6),
        ("RO-ABN-04", 3, Result(ended="abandoned"), {}, 3),
        ("RO-RAD-04", 3, Result(ended="passed_out"), {"all_pass": "throw_in_radler"}, 7),
        ("RO-VAR-04", 0, Result(ended="passed_out"), {"all_pass": "throw_in_radler"}, 4),
        ("RO-SUR-05", 3, SURRENDERED, {}, 2),
        ("RO-VAR-17", 0, MICHI, {"radler_length": 6}, 6),
        ("RO-VAR-05", 0, won("doi_1", silent("trula", 2), silent("kings", 3)), {}, 0),
        ("RO-VAR-05", 0, won("doi_1", silent("trula", 2), silent("kings", 3)), {"hep_hep": True}, 4),
        ("RO-VAR-05", 2, won("doi_1", silent("trula", 2), silent("kings", 3)), {"hep_hep": True}, 5),
        ("RO-VAR-05", 0, won("doi_1", silent("trula", 2)), {"hep_hep": True}, 0),
        ("RO-VAR-05", 0, won("doi_1", revoked=A), {"hep_hep": True}, 0),
    ],
)
def test_how_many_double_hands_are_left(clause, before, result, options, after):
    assert after == booked(result, sheet(radler=before), **options).carry.marked("radler")


@pytest.mark.parametrize(
    "result", [won(), MICHI, SURRENDERED, Result(ended="abandoned"), Result(ended="passed_out")]
)
def test_the_deal_passes_on_after_every_hand(result):
    """RO-SEAT-03"""
    assert 0 == booked(result, sheet(dealer=3)).carry.dealer
    assert 2 == booked(result, sheet(dealer=1)).carry.dealer


def test_a_session_of_so_many_hands():
    """RO-SES-01, RO-VAR-20"""
    table = Sheet(romanian(session_hands=2)).book(Dealt(won()))
    assert not table.over
    assert table.book(Dealt(won())).over


def test_every_deal_counts_as_a_hand():
    """RO-SES-03"""
    table = Sheet(romanian(session_hands=2)).book(Dealt(Result(ended="abandoned")))
    assert 1 == table.carry.marked("hands")
    assert table.book(Dealt(won())).over


def test_a_radler_is_played_to_its_end():
    """RO-SES-01"""
    table = Sheet(romanian(session_hands=1, radler_length=2)).book(Dealt(MICHI))
    assert not table.over
    table = table.book(Dealt(won())).book(Dealt(won()))
    assert table.over
    asked = Sheet(romanian(radler_length=1)).book(Dealt(MICHI)).book(Stop())
    assert not asked.over
    assert asked.book(Dealt(won())).over


def test_the_players_stop_when_they_like():
    """RO-SES-01"""
    table = Sheet(romanian()).book(Dealt(won())).book(Stop())
    assert table.over
    with pytest.raises(ValueError, match="over"):
        table.book(Dealt(won()))


def test_the_pool_is_split_at_the_end():
    """RO-SES-02, RO-VAR-19: 7 is 1 for each and 3 more for the last dealer."""
    carry = sheet(dealer=2).with_marks(pool=(6,))
    entry = booked(Result(ended="abandoned"), carry, session_hands=1)
    assert (1, 1, 4 - 1, 1) == entry.carry.totals
    assert 0 == entry.carry.marked("pool")
    kept = booked(Result(ended="abandoned"), carry, session_hands=1, pool_at_end="keep")
    assert (0, 0, -1, 0) == kept.carry.totals
    assert 7 == kept.carry.marked("pool")
    stopped = Sheet(romanian()).book(Dealt(Result(ended="abandoned"))).book(Stop())
    assert (0, 0, 0, 0) == stopped.carry.totals


def test_there_is_no_payment_for_a_misdeal():
    with pytest.raises(ValueError, match="misdeal"):
        Sheet(romanian()).book(Misdeal(0))


def test_five_at_the_table():
    """RO-5P-01, RO-VAR-21: the dealer deals to the others, pays the ante and the share, and nothing else."""
    game = romanian(five_players=True)
    carry = Carry(dealer=1, totals=(0,) * 5)
    deal = start(game, tuple(game.pack), carry)
    assert 3 == carry.place(deal.due.seat)
    entry = booked(won(), carry, game)
    assert (-1 - 2, -2, -1 + 2, -1 + 2, -1 - 2) == entry.carry.totals
    assert 6 == entry.carry.marked("pool")
    assert 2 == entry.carry.dealer
    split = game.book(game, Stop(), entry.carry)
    assert (1, 2, 1, 1, 1) == split.lines[-1].deltas


def test_taper_is_thrown_in_for_a_radler_of_three():
    """RO-TAP-12, RO-TAP-03"""
    thrown_in = Result(ended="passed_out")
    first = booked(thrown_in, game=taper())
    assert 3 == first.carry.marked("radler")
    assert (-1, -1, -2) == first.carry.totals
    assert 4 == first.carry.marked("pool")
    assert 6 == booked(thrown_in, first.carry, taper()).carry.marked("radler")
    deal = start(taper(), tuple(taper().pack), first.carry)
    assert 5 == deal.fact(FactKind.POOL).value
    assert PASS not in deal.due.legal
    assert act(deal, deal.due.legal[0]).due.seat == 0
    assert B == said("trula", B).seat


@pytest.mark.parametrize(
    ("profile", "differs"),
    [
        ("romanian", {}),
        ("romanian_general", {"allow_unu": False, "pool_enabled": False, "all_pass": "throw_in_radler"}),
        ("romanian_chernovtsy", {"all_pass": "throw_in_radler", "announce_regele_prins": True}),
    ],
)
def test_the_profiles(profile, differs):
    """RO-VAR-02, RO-VAR-03, RO-VAR-04, RO-VAR-09"""
    usual, options = asdict(romanian().options), asdict(romanian(**PROFILES["romanian"][profile]).options)
    assert differs == {name: value for name, value in options.items() if value != usual[name]}


def test_taper_has_a_shorter_radler_and_no_options_of_partners():
    """RO-VAR-17, RO-TAP-12"""
    four, three = asdict(romanian().options), asdict(taper().options)
    assert {"taper": {}} == PROFILES["taper"]
    assert {"radler_length"} == {name for name in three if three[name] != four[name]}
    gone = {"allow_trei_in_four", "all_pass", "announce_regele_prins", "identify_by", "five_players"}
    assert gone == four.keys() - three.keys()
