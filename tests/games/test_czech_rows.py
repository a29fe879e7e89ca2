"""The rows of American-Czech tarock as the book has them."""

from games.czech import czech

from tarok.cards.deck import MOND, PAGAT, SKIS, Cards
from tarok.engine.deal_types import Verdict
from tarok.engine.phases import position

PAID = {
    "big_ones": (0, 4),  # CZ-DEC-01
    "little_ones": (0, 2),  # CZ-DEC-02
    "beeda": (0, 2),  # CZ-DEC-03
    "uni": (0, 4),  # CZ-DEC-04
    "all_seven": (0, 10),  # CZ-DEC-05
    "rosanne_pane": (0, 6),
    "kings": (0, 4),
    "trull_pane": (0, 4),
    "trull": (0, 2),
    "pane": (0, 2),
    "valat": (20, 40),  # CZ-VAL-01, CZ-VAL-03
    "pagat": (2, 4),  # CZ-PAG-01, CZ-PAG-02
}


def test_contracts():
    """CZ-BID-07, CZ-PAY-01: the count is multiplied by 2, or by 3 where one plays alone; forehand leads."""
    rows = czech().contracts
    assert [("four", 2, 0, True), ("own_call", 3, 0, False), ("prever", 3, 3, False)] == [
        (row.id, row.value, row.talon, row.calls) for row in rows
    ]
    assert {(False, True)} == {(row.declarer_leads, row.counts) for row in rows}


def test_every_bonus_counts_in_every_contract():
    for row in czech().contracts:
        assert PAID == {bonus.id: (bonus.silent, bonus.announced) for bonus in row.bonuses}, row.id


def test_duties():
    """CZ-PLAY-02"""
    assert {("follow_suit", "play_tarok")} == {
        tuple(duty.id for duty in row.duties) for row in czech().contracts
    }


def test_the_skyz_wins():
    assert {SKIS} == {row.beats((PAGAT, MOND, SKIS)) for row in czech().contracts}


def test_aims():
    """CZ-CNT-02: 7 x 5 + 4 x 4 + 3 are 54, and win; with a jack for the knight they are 53."""
    for row in czech().contracts:
        for last, verdict in (("♥N", Verdict.MADE), ("♥J", Verdict.MISSED)):
            pile = Cards.parse(f"♥K ♦K ♠K ♣K I XXI Š ♥Q ♦Q ♠Q ♣Q {last}")
            fields = {"contract": row.id, "declarer": 0, "won": (pile, Cards(), Cards(), Cards())}
            over = position(czech(), phase="trick", hands=[""] * 4, ended="played", **fields)
            assert verdict is row.aim(over, 0), row.id
