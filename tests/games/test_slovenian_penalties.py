"""Misdeals and renonce on the sheet: chapter 18 of the book."""

import pytest
from games.table import A, B, C, D, after, before, begun, klop, played, said, scores, silent, slovenian

from tarok.engine.result import Dealt, Feat, Misdeal, Result
from tarok.scoring.sheet import Sheet


def test_misdeals_of_one_player() -> None:
    """SL-EX-35, SL-IRR-01: 20, 40, 80 and 160, and the same dealer deals again."""
    sheet = Sheet(slovenian())
    for total in (-20, -60, -140, -300):
        sheet = sheet.book(Misdeal(D))
        assert (0, 0, 0, total) == sheet.carry.totals
        assert D == sheet.carry.dealer
    assert ("misdeal", (0, 0, 0, -160)) == (sheet.rows[-1].lines[0].what, sheet.rows[-1].lines[0].deltas)


def test_misdeals_are_counted_for_each_player_and_the_whole_session() -> None:
    """SL-IRR-01, SL-IRR-05: all have 5; D -20; four hands bring everybody 40; A -20, D -40."""
    sheet = begun(slovenian(), totals=(5, 5, 5, 5)).book(Misdeal(D))
    sheet = played(sheet).book(Misdeal(A))
    sheet = played(played(played(sheet)))
    assert D == sheet.carry.dealer
    assert (25, 45, 45, 25) == sheet.carry.totals
    assert (25, 45, 45, -15) == sheet.book(Misdeal(D)).carry.totals


def test_misdeal_can_bring_a_compulsory_klop() -> None:
    """SL-CK-03: after each penalty, too: A comes from 20 to 0.  A misdeal alone calls for nothing."""
    sheet = played(Sheet(slovenian()))
    assert 1 == sheet.book(Misdeal(A)).carry.marked("compulsory_klop")
    assert 0 == Sheet(slovenian()).book(Misdeal(D)).carry.marked("compulsory_klop")


def test_misdeal_does_not_meet_a_duty() -> None:
    """SL-CK-05: the mark stays until a hand has been played."""
    sheet = Sheet(slovenian()).book(Dealt(Result(ended="no_tarok")))
    assert 1 == sheet.carry.marked("compulsory_klop")
    sheet = sheet.book(Misdeal(D))
    assert 1 == sheet.carry.marked("compulsory_klop")
    assert 0 == played(sheet, klop(20, 20, 15, 15)).carry.marked("compulsory_klop")


RENONCE = [
    # contract, value and 35 for the difference where there is one
    ("three", 45),
    ("two", 55),
    ("one", 65),
    ("solo_three", 75),
    ("solo_two", 85),
    ("solo_one", 95),
    ("beggar", 70),
    ("solo_without", 80),
    ("open_beggar", 90),
    ("colour_valat_without", 125),
    ("colour_valat", 125),
    ("valat_without", 500),
]


@pytest.mark.parametrize("culprit", [A, B, C, D])
@pytest.mark.parametrize(("contract", "price"), RENONCE)
def test_renonce(contract: str, price: int, culprit: int) -> None:
    """SL-IRR-02, SL-SCO-01: only the culprit scores; kontra and the declarer's radl double it."""

    def paid(points: int) -> tuple[int, ...]:
        return tuple(-points if seat == culprit else 0 for seat in range(4))

    result = Result(contract=contract, declarer=A, revoked=culprit)
    assert paid(price) == scores(result)
    assert paid(2 * price) == scores(result, before(radli=(2, 0, 0, 0)))
    assert paid(price) == scores(result, before(radli=(0, 1, 1, 1)))
    sub = Result(contract=contract, declarer=A, revoked=culprit, doubled=3)
    assert paid(8 * price) == scores(sub)


@pytest.mark.parametrize(
    ("feats", "doubled", "price"),
    [
        # one: 30 + 35; trula 20; kings 20 with kontra; pagat 50 with rekontra; silent ones do not count
        ((said("trula", A),), 0, 85),
        ((said("trula", A), said("kings", C, doubled=1)), 0, 125),
        ((said("pagat_ultimo", B, doubled=2),), 1, 330),
        ((said("trula", C, made=False), silent("kings", A)), 0, 85),
        # an announced valat: 500 times its kontra, and nothing else
        ((said("valat", A),), 0, 500),
        ((said("valat", A, doubled=2),), 0, 2000),
    ],
)
def test_renonce_with_announcements(feats: tuple[Feat, ...], doubled: int, price: int) -> None:
    """SL-IRR-02, SL-IRR-03: every announced bonus times its kontra, whosever it is."""
    result = Result(contract="one", declarer=A, partner=B, feats=feats, doubled=doubled, revoked=D)
    assert (0, 0, 0, -price) == scores(result)
    assert (0, 0, 0, -2 * price) == scores(result, before(radli=(1, 0, 0, 0)))


def test_renonce_in_a_klop() -> None:
    """SL-IRR-02: 70, and twice that if the culprit has a radl."""
    result = klop(revoked=B)
    assert (0, -70, 0, 0) == scores(result)
    assert (0, -140, 0, 0) == scores(result, before(radli=(0, 1, 0, 0)))
    assert (0, -70, 0, 0) == scores(result, before(radli=(1, 0, 1, 1)))


@pytest.mark.parametrize(
    ("contract", "more"),
    [("klop", 1), ("two", 0), ("solo_one", 0), ("beggar", 1), ("solo_without", 1), ("valat_without", 1)],
)
def test_radli_after_a_renonce(contract: str, more: int) -> None:
    """SL-IRR-03: none is used up; everybody gets one for a klop, a beggar or higher."""
    declarer = None if contract == "klop" else A
    result = Result(contract=contract, declarer=declarer, revoked=C)
    carry = after(result, before(radli=(1, 0, 2, 0)))
    assert (1 + more, more, 2 + more, more) == carry.mark("radli")


def test_deal_passes_on_after_a_renonce() -> None:
    """SL-IRR-05, SL-CK-03: as after any hand; and a total that comes to 0 by it calls for a klop."""
    sheet = begun(slovenian(), totals=(5, 5, 55, 5), dealer=3)
    sheet = sheet.book(Dealt(Result(contract="two", declarer=A, partner=B, revoked=C)))
    assert (0, (5, 5, 0, 5)) == (sheet.carry.dealer, sheet.carry.totals)
    assert 1 == sheet.carry.marked("compulsory_klop")
