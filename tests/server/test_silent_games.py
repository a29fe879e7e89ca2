"""The customs of Suceava: silent deals, leaving after four calls, the last trick alone."""

import pytest
from games.romanian import A, B, C, D, announcing, at, card, last_trick, play_out, romanian, say, taper
from msgspec.structs import replace

from server.test_places import ALL, DEAL, Table, at_table, said
from tarok.engine.actions import FACE_DOWN, Play
from tarok.engine.deal import Deal
from tarok.engine.result import Carry, Dealt, Line, Result, Withdrawal
from tarok.engine.view import view
from tarok.games import GAMES
from tarok.server.room.chat import check_speech
from tarok.server.room.commands import handle_command
from tarok.server.room.table_view import TableViewBuilder, cover_old_tricks
from tarok.server.table.alias import alias
from tarok.server.table.events import (
    Began,
    Opened,
    Parted,
    Rose,
    Seated,
    Seen,
    SilenceCalled,
    TableFact,
    Withdrew,
)
from tarok.server.table.messages import Gathering, SilenceView
from tarok.server.table.phrases import Say, Write, phrases
from tarok.server.table.proposal_messages import Silence, Withdraw
from tarok.server.table.reducer import apply_event, fold
from tarok.server.table.silent_games import SilentGame as Calls
from tarok.server.table.silent_games import automatic
from tarok.server.table.table_settings import Manners

SUCEAVA = Manners(host_begins=True, onlookers="table", suceava=True)
NEXT = (Seen(0), Seen(1), Seen(2))


def playing(*facts: TableFact) -> Table:
    """Three people who play the first deal: the places 0 and 1; place 2 deals and sits out."""
    return at_table(*ALL, Began(), *facts, manners=SUCEAVA)


def silence(table: Table) -> SilenceView:
    shown = TableViewBuilder(table).build_state(0)
    assert not isinstance(shown, Gathering)
    assert shown.table.company
    assert shown.table.company.silence
    return shown.table.company.silence


def muted(table: Table) -> list[str | None]:
    """Why a phrase and a text cannot be said."""
    free = replace(table, manners=replace(table.manners, talk="free"))
    speeches = (Say(0, "hello"), Write(0, "hello"))
    return [answer and answer.error for answer in (check_speech(free, speech) for speech in speeches)]


class TestCalls:
    """RO-ETH-08"""

    def test_a_deal_is_silent_when_another_agrees_until_it_is_over(self) -> None:
        called = playing(SilenceCalled(1))
        assert SilenceCalled(1) == handle_command(playing(), 1, Silence(0))
        assert SilenceView(caller=1, partner=None, why="", calls=(0, 1, 0), needed=None) == silence(called)
        assert [None, None] == muted(called)
        assert "called_already" == said(called, 1, Silence(0))

        assert SilenceCalled(0) == handle_command(called, 0, Silence(0))
        agreed = playing(SilenceCalled(1), SilenceCalled(0))
        assert SilenceView(caller=1, partner=0, why="agreed", calls=(0, 1, 0), needed=None) == silence(agreed)
        assert ["silent_game"] * 2 == muted(agreed)
        assert "silent_game" == said(agreed, 1, Silence(0))

        over = playing(SilenceCalled(1), SilenceCalled(0), *DEAL)
        assert SilenceView(caller=None, partner=None, why="", calls=(0, 1, 0), needed=None) == silence(over)
        assert [None, None] == muted(over)
        assert "no_deal" == said(over, 1, Silence(0))

    def test_calls_are_counted_by_person_and_another_deal_begins_loud(self) -> None:
        second = playing(SilenceCalled(1), SilenceCalled(0), *DEAL, *NEXT)
        assert "" == silence(second).why
        assert (0, 1, 0) == silence(second).calls
        assert (0, 2, 0) == silence(apply_event(second, SilenceCalled(1))).calls

    def test_whoever_does_not_play_the_deal_does_not_call(self) -> None:
        assert "sitting_out" == said(playing(), 2, Silence(0))
        assert "sitting_out" == said(playing(Rose(0)), 0, Silence(0))

    def test_other_tables_know_nothing_of_it(self) -> None:
        table = at_table(*ALL, Began())
        assert "no_custom" == said(table, 1, Silence(0))
        assert "no_custom" == said(table, 1, Withdraw(0))
        shown = TableViewBuilder(table).build_state(0)
        assert not isinstance(shown, Gathering)
        assert shown.table.company
        assert shown.table.company.silence is None
        assert "silent_game" in phrases("romanian", Manners())
        assert "silent_game" not in phrases("romanian", SUCEAVA)

    def test_nothing_is_left_of_whoever_asked_to_be_forgotten(self) -> None:
        assert () == apply_event(playing(SilenceCalled(1)), Parted(alias("bine"))).silence.calls

    @pytest.mark.parametrize(
        ("deal", "caller", "why"),
        [
            (announcing(), A, ""),
            (announcing("solo"), A, "solo"),
            (announcing("solo"), D, "solo"),
            (say(announcing(), "valat", "pass"), C, "valat"),
            (say(announcing(), "trula", "pass"), C, ""),
            (at("trick", talon="", contract="michi_michi"), B, "alone"),
            (last_trick("♥K", "♥Q", "I", "♠9"), A, ""),
            (play_out(last_trick("♥K", "♥Q", "I", "♠9", partner=None), "♥K"), A, "alone"),
            (play_out(last_trick("♥K", "♥Q", "I", "♠9", partner=None), "♥K"), C, ""),
            (play_out(last_trick("♥Q", "♥K", "I", "♠9"), "♥Q ♥K"), A, ""),
        ],
    )
    def test_what_needs_nobodys_consent(self, deal: Deal, caller: int, why: str) -> None:
        assert why == automatic(deal, caller)
        assert "" == Calls().why(deal, caller)

    def test_a_lone_declarer_whom_nobody_knows_to_be_alone_is_not_betrayed(self) -> None:
        holds_the_king = last_trick("♥K", "♥Q", "I", "♠9", partner=None)
        assert "" == automatic(holds_the_king, A)


def at_romanian(totals: tuple[int, ...], calls: int, key: str = "romanian") -> Table:
    """People between two hands, of whom the first has called so often."""
    names = ("ana", "bine", "cene", "dora")[: len(totals)]
    seated = [Seated(place, name, name.title()) for place, name in enumerate(names)]
    words = ("open",) * len(totals)
    opened = Opened(key, {}, words, carry=Carry(dealer=0, totals=totals), manners=SUCEAVA)
    table = fold("t", [opened, *seated], GAMES)
    assert table is not None
    return replace(table, silence=Calls(calls=(("ana", calls),)))


class TestLeaving:
    """RO-ETH-09"""

    def test_after_four_calls_one_leaves_and_nothing_stands_for_them(self) -> None:
        table = at_romanian((9, 3, -8, -4), calls=4)
        left = handle_command(table, 0, Withdraw(0))
        assert isinstance(left, Withdrew)
        gone = apply_event(table, left)
        assert (0, 6, -5, -1) == gone.sheet.carry.totals
        assert gone.places[0].free
        assert () == gone.silence.calls
        shown = TableViewBuilder(gone).build_state(None)
        assert isinstance(shown, Gathering)
        assert (None, 4) == (shown.place, shown.company.silence and shown.company.silence.needed)

    def test_whoever_leaves_bears_the_settlement_themselves(self) -> None:
        table = at_romanian((0, 0, 0, 0), calls=4)
        lines = (Line(what="contract", clause="RO-SCO-02", points=2, deltas=(-2, -2, 2, 2)),)
        booked = table.sheet.book(Dealt(Result(ended="abandoned"))).rows[-1]
        won = replace(booked, lines=lines, carry=Carry(dealer=1, totals=(-2, -2, 2, 2)))
        table = replace(table, sheet=table.sheet.with_row(won))
        left = handle_command(table, 0, Withdraw(0))
        assert isinstance(left, Withdrew)
        gone = apply_event(table, left)
        # 2 is no share of three: the richest bears it, the next one after whoever leaves of those with 2
        assert (0, -2, 0, 2) == gone.sheet.carry.totals
        told = TableViewBuilder(gone).build_state(None)
        assert isinstance(told, Gathering)
        assert {"Ana": 0, "Bine": -2, "Cene": 0, "Dora": 2} == {
            each.name: each.total for each in told.company.accounts if each.kind == "guest"
        }

    def test_not_before_four_calls_nor_in_a_deal_nor_where_no_settlement_is_known(self) -> None:
        assert "too_few_calls" == said(at_romanian((9, 3, -8, -4), calls=3), 0, Withdraw(0))
        assert "too_few_calls" == said(at_romanian((9, 3, -8, -4), calls=4), 1, Withdraw(0))
        assert "deal_running" == said(playing(), 0, Withdraw(0))
        assert "no_settlement" == said(at_romanian((9, 3, -8, -4), 4, "slovenian"), 0, Withdraw(0))
        over = at_romanian((9, 3, -8, -4), calls=4)
        ended = replace(over, sheet=replace(over.sheet, opening=over.sheet.first.with_marks(over=(1,))))
        assert "sheet_over" == said(ended, 0, Withdraw(0))

    @pytest.mark.parametrize(
        ("game", "before", "after"),
        [
            (romanian(), (9, 3, -8, -4), (0, 6, -5, -1)),
            (romanian(), (-7, 6, 4, -3), (0, 3, 2, -5)),
            (romanian(), (10, 5, -8, -7), (0, 9, -5, -4)),
            (romanian(), (0, 3, 1, -4), (0, 3, 1, -4)),
            (taper(), (9, -1, -8), (0, 4, -4)),
            (taper(), (-4, 5, -1), (0, 3, -3)),
            (romanian(five_players=True), (8, 1, -2, -3, -4), (0, 3, 0, -1, -2)),
        ],
        ids=str,
    )
    def test_the_settlement(self, game: object, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        booked = game.book(game, Withdrawal(0), Carry(dealer=1, totals=before))  # type: ignore[attr-defined] # a Game
        assert after == booked.carry.totals
        assert all(sum(line.deltas) == 0 for line in booked.lines)
        assert {"RO-ETH-09"} >= {line.clause for line in booked.lines}

    def test_other_games_and_other_places_have_none(self) -> None:
        for game, place in ((GAMES["slovenian"](), 0), (romanian(), 4)):
            with pytest.raises(ValueError, match=r"no settlement|places are 0 to 3"):
                game.book(game, Withdrawal(place), Carry(dealer=1, totals=(0, 0, 0, 0)))


class TestLastTrick:
    """RO-ETH-03"""

    def test_what_fell_in_earlier_tricks_is_not_told(self) -> None:
        deal = at("trick", talon="", contract="doi_1", declarer=A, nth=9, hands=TWELFTHS)
        one = play_out(deal, "♥4 ♥3 ♥2 ♥1")
        assert one.tricks == cover_old_tricks(romanian(), view(one, B)).tricks
        two = play_out(one, "♠7")
        seen = cover_old_tricks(romanian(), view(two, B))
        assert [()] == [trick.cards for trick in seen.tricks]
        assert [trick.winner for trick in two.tricks] == [trick.winner for trick in seen.tricks]
        played = [said.card for _, said in seen.log if isinstance(said, Play)]
        # B played the ♥3; the ♠7 lies on the table
        assert [FACE_DOWN, card("♥3"), FACE_DOWN, FACE_DOWN, card("♠7")] == played

    def test_at_a_table_of_suceava_and_at_no_other_until_the_deal_is_over(self) -> None:
        """Place 1 wins the first trick with 1 over 0, and leads the 3 to the second."""
        moves = DEAL[:3]
        for table, cards in ((playing(*moves), [()]), (at_table(*ALL, Began(), *moves), [(0, 1)])):
            for place in (0, None):
                for shown in (
                    TableViewBuilder(table).build_state(place),
                    TableViewBuilder(table).build_brief_state(place, with_sheet=True),
                ):
                    assert not isinstance(shown, Gathering)
                    assert cards == [trick.cards for trick in shown.view.tricks]
        over = TableViewBuilder(playing(*DEAL)).build_state(0)
        assert not isinstance(over, Gathering)
        assert (0, 1) == over.view.tricks[0].cards
        assert 6 == len({action.card for _, action in over.view.log if isinstance(action, Play)})


TWELFTHS = ("♥4 ♠10 XII", "♥3 ♠9 XI", "♥2 ♠8 X", "♥1 ♠7 IX")
