"""Whoever changes places takes along what they have: the columns of the sheet are people's (SL-SEAT-05)."""

from typing import Any

import pytest

from server.test_places import ALL, ANA, BINE, CENE, DEAL, at_table
from server.toy import PACK, toy
from tarok.engine.actions import PLAY
from tarok.engine.result import Carry, Dealt, Misdeal, Result
from tarok.games import GAMES
from tarok.scoring.sheet import Sheet
from tarok.server.room.table_view import State, TableViewBuilder
from tarok.server.table.events import Agreed, Began, Did, Mixed, Opened, Proposed, Rose, Seated, Seen, Settled
from tarok.server.table.events import Dealt as Deals
from tarok.server.table.finished_deal import find
from tarok.server.table.sheet_columns import Move, column, moved_carry, moved_sheet
from tarok.server.table.state import Table

OVER = (*ALL, Began(), *DEAL)
SWAP = (Proposed(0, "swap", 1), Agreed(1))


def seen(table: Table, place: int | None = 0) -> State:
    shown = TableViewBuilder(table).build_state(place)
    assert isinstance(shown, State)
    assert shown.table.sheet is not None
    return shown


def accounts(table: Table) -> dict[str, Any]:
    company = seen(table).table.company
    assert company is not None
    return {each.name: (each.place, each.total, each.since) for each in company.accounts}


class TestSwap:
    """In DEAL Ana, at place 0, wins one trick and Bine, at place 1, two; Cene deals.  Then the two swap."""

    def test_the_totals_and_the_rows_go_with_their_owners(self) -> None:
        table = at_table(*OVER, *SWAP)
        assert ("bine", "ana", "cene") == table.guests
        sheet = seen(table).table.sheet
        assert sheet is not None
        assert ((1, -1, 0), [(1, -1, 0)]) == (sheet.totals, [entry.deltas for entry in sheet.entries])
        assert {"Ana": (1, -1, 0), "Bine": (0, 1, 0), "Cene": (2, 0, 0)} == accounts(table)

    def test_the_deal_that_is_over_is_still_seen_from_where_one_sat(self) -> None:
        shown = seen(at_table(*OVER, *SWAP), 1)
        assert (0, (1, 0), 2) == (shown.table.seat, shown.table.seats, shown.table.dealer)
        assert (-1, 1) == shown.view.over.lines[0].deltas if shown.view.over else None
        assert (0, 0, 0) == shown.table.standing.totals == shown.view.carry.totals

    def test_who_deals_next_goes_by_the_places(self) -> None:
        """Who loses deals next: place 0, where Bine sits now; so Ana has seat 0, and Cene seat 1."""
        table = at_table(*OVER, *SWAP, *map(Seen, range(3)))
        assert (0, 0, 1) == (table.playing.carry.dealer, table.seat(1), table.seat(2))
        over = at_table(*OVER, *SWAP, *map(Seen, range(3)), *DEAL)
        # Ana, at seat 0, wins one trick once more, and Cene two.
        assert (1, -2, 1) == over.sheet.carry.totals
        assert {"Ana": (1, -2, 0), "Bine": (0, 1, 0), "Cene": (2, 1, 0)} == accounts(over)
        back = at_table(*OVER, *SWAP, *map(Seen, range(3)), *DEAL, Mixed((1, 0, 2)))
        assert [(-1, 1, 0), (-1, 0, 1)] == [entry.deltas for entry in seen(back).table.sheet.entries]  # type: ignore[union-attr]  # it is there

    def test_whoever_has_left_leaves_a_column_with_what_they_had(self) -> None:
        left = (*OVER, Rose(0), Seated(0, "dora", "Dora"), Mixed((2, 1, 0)))
        table = at_table(*left)
        assert {"Ana": (None, -1, 0), "Dora": (2, 0, 1), "Bine": (1, 1, 0), "Cene": (0, 0, 0)} == accounts(
            table
        )
        assert (0, 1, -1) == table.sheet.carry.totals

    def test_before_there_is_a_sheet_nobody_has_anything(self) -> None:
        assert () == at_table(ANA, BINE, CENE, Mixed((1, 2, 0))).moves

    def test_a_later_deal_is_laid_open_with_what_everybody_had_when_it_began(self) -> None:
        cards = [
            Did(seat, PLAY[card]) for seat, card in zip((0, 1, 1, 0, 1, 0), (0, 1, 3, 2, 4, 5), strict=True)
        ]
        opened = Opened("toy", {}, ("open",) * 3)
        first = at_table(*OVER).sheet.rows[0]
        begun = [opened, *ALL, Deals(PACK), *cards, Settled(first), Mixed((1, 0, 2)), Deals(PACK), *cards]
        second = at_table(*OVER, *SWAP, *map(Seen, range(3)), *DEAL).sheet.rows[1]
        past = find("t", 2, [*begun, Settled(second)], toy())
        assert past is not None
        assert ((1, -1, 0), 0) == (past.carry.totals, past.carry.dealer)


def test_radli_go_with_their_owner_and_the_last_dealer_with_the_place() -> None:
    """SL-SEAT-05, SL-RAD-04: after a klop all have a radl; place 0 wins a two, and uses theirs up."""
    sheet = Sheet(GAMES["slovenian"]()).book(Dealt(Result(contract="klop", points=(20, 20, 15, 15))))
    two = Result(contract="two", declarer=3, partner=1, points=(50,))
    sheet = sheet.book(Dealt(two)).book(Misdeal(1))
    # Seat 3 of the second hand, dealt by place 0, is place 0.
    assert {"radli": (0, 1, 1, 1), "misdeals": (0, 1, 0, 0)} == {
        name: sheet.carry.mark(name) for name in ("radli", "misdeals")
    }
    totals = sheet.carry.totals
    after = moved_sheet(sheet, (1, 0, 2, 3))
    assert ((1, 0, 1, 1), (1, 0, 0, 0)) == (after.carry.mark("radli"), after.carry.mark("misdeals"))
    assert (totals[1], totals[0], *totals[2:]) == after.carry.totals
    assert sheet.carry.dealer == after.carry.dealer
    ending = Carry(dealer=0, totals=(0,) * 4, marks={"last_dealer": (1,), "radli": (2, 0, 0, 0)})
    assert {"last_dealer": (1,), "radli": (0, 0, 0, 2)} == moved_carry(
        GAMES["slovenian"](), ending, (3, 1, 2, 0)
    ).marks


@pytest.mark.parametrize(
    ("key", "options", "marks", "after"),
    [
        ("czech_american", {"players": 5}, {"chair": (1, 2, 3, 4, 0), "turns": (1, 0, 0, 0, 0)}, None),
        ("czech_american", {"players": 5}, {"loans": (100, 0, 0, 0, 0)}, {"loans": (0, 0, 0, 0, 100)}),
        ("illustrated", {"players": 5}, {"hat": (1, 0, 0, 0, 0)}, {"hat": (0, 0, 0, 0, 1)}),
        ("romanian", {}, {"pool": (8,), "radler": (3,)}, None),
    ],
    ids=["chairs", "loans", "hat", "pool"],
)
def test_what_is_somebodys_own_goes_along_and_the_rest_stays(
    key: str, options: dict[str, Any], marks: Any, after: Any
) -> None:
    """CZ-SEAT-02, HU-SEAT-05, RO-SEAT-04."""
    game = GAMES[key](**options)
    last = game.places - 1
    order = (last, *range(1, last), 0)
    carry = Carry(dealer=0, totals=tuple(range(game.places)), marks=marks)
    now = moved_carry(game, carry, order)
    assert (order, after or marks, 0) == (now.totals, now.marks, now.dealer)


def test_a_column_goes_wherever_its_owner_goes() -> None:
    moves = (Move(1, (1, 2, 0)), Move(3, (0, 2, 1)))
    # Whoever was at place 0 in row 0 sits at 2 after row 1, and at 1 after row 3.
    assert [1, 2, 0] == [column(moves, row, 0) if row < 1 else row for row in (0, 2)] + [column(moves, 3, 0)]
    assert 0 == column(moves, 1, 0)
    assert 1 == column(moves, 2, 2)
