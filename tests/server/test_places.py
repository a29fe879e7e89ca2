"""Who sits where, who is there, and what the clock does: all of it follows from the facts."""

from random import Random
from typing import Any

import pytest

from server.toy import PACK, toy
from tarok.engine.actions import PLAY, Cut
from tarok.games import GAMES
from tarok.server.room.commands import handle_command
from tarok.server.room.table_view import TableViewBuilder
from tarok.server.table.clocks import alarms, deadline
from tarok.server.table.consequences import entailed
from tarok.server.table.events import (
    Agreed,
    Began,
    Came,
    Dealt,
    Declined,
    Did,
    Ending,
    Filled,
    Handed,
    Minded,
    Mixed,
    Opened,
    Proposed,
    Resumed,
    Rose,
    Seated,
    Seen,
    Stopped,
    TableFact,
    TimeUp,
    Went,
)
from tarok.server.table.messages import Act, Gathering, Loan, Next, Refused, Stop
from tarok.server.table.messages import Time as CallTime
from tarok.server.table.proposal_messages import (
    Agree,
    Back,
    Begin,
    Claim,
    Decline,
    Dismiss,
    Fill,
    Hand,
    Mix,
    Move,
    Propose,
    Rise,
)
from tarok.server.table.reducer import apply_event, fold
from tarok.server.table.state import Table
from tarok.server.table.table_settings import Manners

FRIENDS = Manners(host_begins=True, onlookers="table")
BRISK = Manners(host_begins=True, pace="brisk")
ANA, BINE, CENE = Seated(0, "ana", "Ana"), Seated(1, "bine", "Bine"), Seated(2, "cene", "Cene")
ALL = (ANA, BINE, CENE)
PACK_OF_54 = tuple(5 * n % 54 for n in range(54))
"""Its taroks lie so evenly that each hand has some, wherever it is cut."""
DEAL = tuple(Did(seat, PLAY[card]) for seat, card in zip((0, 1, 1, 0, 1, 0), (0, 1, 3, 2, 4, 5), strict=True))
"""A whole deal of PACK: place 0 wins one trick, place 1 two; place 2 deals and sits out."""


def at_table(*facts: TableFact | tuple[float, TableFact], manners: Manners = FRIENDS) -> Table:
    """Return the table to which this has happened, and what follows from it; a pair says at which second."""
    opened: list[TableFact] = [Opened("toy", {}, ("open",) * 3, manners=manners)]
    times = [0.0]
    now = fold("t", opened, {"toy": toy}, times)
    assert now is not None
    for each in facts:
        at, fact = each if isinstance(each, tuple) else (now.at, each)
        new = [fact]
        now = apply_event(now, fact, at)
        while not now.resting:
            new.append(entailed(now) or Dealt(PACK))
            now = apply_event(now, new[-1], at)
        opened += new
        times += [at] * len(new)
    again = fold("t", opened, {"toy": toy}, times)
    assert again is not None
    same = (
        "silence",
        "places",
        "stays",
        "host",
        "clock",
        "seen",
        "proposal",
        "begun_at",
        "overdue",
        "seq",
        "since",
    )
    for name in same:
        assert getattr(now, name) == getattr(again, name), f"read again, {name} is another"
    return now


def said(table: Table, place: int, wish: Any) -> str:
    """Return why nothing follows from what somebody says."""
    answer = handle_command(table, place, wish)
    assert isinstance(answer, Refused), answer
    return answer.error


class TestGathering:
    def test_the_host_says_when_it_begins_and_bots_take_the_places_that_are_free(self) -> None:
        table = at_table(ANA, BINE)
        assert table.deal is None
        assert "not_host" == said(table, 1, Begin(0))
        assert Began() == handle_command(table, 0, Begin(0))
        begun = at_table(ANA, BINE, Began())
        assert ("open", "open", "rule") == begun.words
        assert 1 == begun.deals
        assert "begun" == said(begun, 0, Begin(0))

    def test_the_host_gives_places_to_bots_and_frees_them(self) -> None:
        table = at_table(ANA)
        assert Filled(2, "rule") == handle_command(table, 0, Fill(0, 2, "rule"))
        assert "taken" == said(table, 0, Fill(0, 0, "rule"))
        assert "no_place" == said(table, 0, Fill(0, 3, "rule"))
        assert "no_place" == said(table, 0, Fill(0, 2, "devil"))
        table = at_table(ANA, Filled(2, "rule"), Filled(2, "open"))
        assert ("open",) * 3 == table.words

    def test_chance_or_cards_mix_the_places_before_the_first_deal(self) -> None:
        table = at_table(*ALL)
        orders = set()
        for seed in range(60):
            mixed = handle_command(table, 0, Mix(0, "chance"), Random(seed))
            assert isinstance(mixed, Mixed)
            orders.add(mixed.order)
        assert 6 == len(orders)
        drawn = handle_command(table, 0, Mix(0, "cards"), Random(1))
        assert isinstance(drawn, Mixed)
        assert sorted(drawn.cards) == list(drawn.cards)  # the highest has the last place, which deals
        table = at_table(*ALL, Mixed((2, 0, 1)))
        assert ("cene", "ana", "bine") == table.guests
        assert 1 == table.host  # Ana still is
        assert "begun" == said(at_table(*ALL, Began()), 0, Mix(0, "chance"))

    def test_the_host_passes_on(self) -> None:
        assert 1 == at_table(*ALL, Handed(1)).host
        assert Handed(2) == handle_command(at_table(*ALL), 0, Hand(0, 2))
        assert "nobody" == said(at_table(ANA), 0, Hand(0, 2))
        assert 1 == at_table(*ALL, Rose(0)).host
        assert 0 == at_table(*ALL, Went(0)).host
        assert 1 == at_table(*ALL, Went(0), Minded(0)).host

    def test_the_host_may_ask_somebody_to_leave_between_deals(self) -> None:
        assert Rose(1, asked=True) == handle_command(at_table(*ALL), 0, Dismiss(0, 1))
        assert "nobody" == said(at_table(*ALL), 0, Dismiss(0, 0))
        assert "deal_running" == said(at_table(*ALL, Began()), 0, Dismiss(0, 1))
        assert "not_host" == said(at_table(*ALL), 1, Dismiss(0, 0))


def played(table: Table, place: int | None) -> list[str] | None:
    """The people who played the deal that is shown, where others are there now."""
    people = TableViewBuilder(table).build_state(place).table.played  # type: ignore[union-attr]  # there is a deal
    return None if people is None else [f"{each.kind} {each.name}" for each in people]


class TestComingAndGoing:
    def test_a_place_is_told_whose_person_the_host_has_asked_to_leave(self) -> None:
        asked = at_table(*ALL, Rose(1, asked=True))
        told = TableViewBuilder(asked).build_state(None)
        assert isinstance(told, Gathering)
        assert (1,) == told.company.dismissed
        assert frozenset({0}) == at_table(*ALL, Rose(1, asked=True), Mixed((1, 0, 2))).dismissed
        assert frozenset() == at_table(*ALL, Rose(1, asked=True), BINE).dismissed
        assert frozenset() == at_table(*ALL, Rose(1)).dismissed
        assert frozenset() == at_table(*ALL, Rose(1, asked=True), Began()).dismissed

    def test_the_host_passes_on_when_they_sit_who_have_waited_and_not_before(self) -> None:
        """Ana stands up in the deal that goes on, and Bine waits for a place: Ana hosts until it is over."""
        waits = at_table(ANA, Began(), Rose(0), BINE)
        assert (0, "bine") == (waits.host, waits.places[1].coming and waits.places[1].coming.guest)
        assert 1 == at_table(ANA, Began(), Rose(0), BINE, *DEAL).host

    def test_whoever_stands_up_in_a_deal_leaves_when_it_is_over_and_a_bot_plays_meanwhile(self) -> None:
        table = at_table(*ALL, Began(), Rose(0))
        assert "rule" == table.acting(0)
        assert table.place_of("ana") == 0
        table = at_table(*ALL, Began(), Rose(0), *DEAL)
        assert table.place_of("ana") is None
        assert table.places[0].free
        assert not table.complete

    def test_whoever_stands_up_keeps_what_they_have_on_the_sheet(self) -> None:
        table = at_table(*ALL, Began(), *DEAL, Rose(0), Seated(0, "dora", "Dora"), Seen(0), Seen(1), Seen(2))
        shown = TableViewBuilder(table).build_state(1)
        assert (-1, 1, 0) == table.sheet.carry.totals
        accounts = {(each.name, each.place): each.total for each in shown.table.company.accounts}  # type: ignore[union-attr]  # it is a table of people
        assert {("Ana", None): -1, ("Bine", 1): 1, ("Cene", 2): 0, ("Dora", 0): 0} == accounts

    def test_whoever_comes_in_a_deal_takes_over_from_a_bot_when_it_is_over(self) -> None:
        begun = (ANA, BINE, Began(), CENE)
        table = at_table(*begun)
        assert ("rule", None) == (table.places[2].word, table.place_of("cene"))
        assert 2 == table.place_of("cene") or table.expected("cene") == 2
        table = at_table(*begun, *DEAL)
        assert 2 == table.place_of("cene")
        assert (0, 1, 2) == table.waiting
        cene = next(stay for stay in table.stays if stay.person and stay.person.guest == "cene")
        assert (1, None) == (cene.since, cene.until)

    def test_the_people_of_a_deal_are_told_although_others_sit_at_their_places(self) -> None:
        """A bot played the deal at place 2, and Cene came in when it was over; then Ana stands up."""
        begun = (ANA, BINE, Began(), CENE)
        assert played(at_table(*begun), 0) is None
        over = (*begun, *DEAL)
        assert ["you Ana", "guest Bine", "rule Cvetka"] == played(at_table(*over), 0)
        assert ["guest Ana", "guest Bine", "rule Cvetka"] == played(at_table(*over), 2), "Cene played nothing"
        assert ["guest Ana", "guest Bine", "rule Cvetka"] == played(at_table(*over, Rose(0)), None)
        dora = at_table(*over, Rose(0), Seated(0, "dora", "Dora"), Mixed((1, 0, 2)))
        assert ["you Bine", "guest Ana", "rule Cvetka"] == played(dora, 0)
        next_deal = at_table(*over, Seen(0), Seen(1), Seen(2), Dealt(PACK))
        assert played(next_deal, 0) is None

    def test_who_swaps_places_has_played_the_deal_all_the_same(self) -> None:
        assert played(at_table(*ALL, Began(), *DEAL, Mixed((1, 0, 2))), 0) is None

    def test_people_move_to_free_places_and_swap_with_each_others_word(self) -> None:
        table = at_table(ANA, BINE)
        assert Mixed((2, 1, 0)) == handle_command(table, 0, Move(0, 2))
        assert "taken" == said(table, 0, Move(0, 1))
        table = at_table(*ALL)
        assert Proposed(0, "swap", 1) == handle_command(table, 0, Propose(0, "swap", 1))
        table = at_table(*ALL, Proposed(0, "swap", 1))
        assert "agreed_already" == said(table, 2, Agree(table.seq))  # nobody asked Cene
        table = at_table(*ALL, Proposed(0, "swap", 1), Agreed(1))
        assert ("bine", "ana", "cene") == table.guests

    def test_nobody_is_dealt_to_where_a_place_is_free(self) -> None:
        table = at_table(*ALL, Began(), *DEAL, Rose(2), Seen(0), Seen(1))
        assert 1 == table.deals
        assert 2 == at_table(*ALL, Began(), *DEAL, Rose(2), Seen(0), Seen(1), Began()).deals

    def test_bots_do_not_go_on_by_themselves_for_ever(self) -> None:
        table = at_table(ANA, Began(), Went(0), Minded(0), *DEAL)
        assert 1 == table.deals
        assert 2 == at_table(ANA, Began(), Went(0), Minded(0), *DEAL, Came(0), Seen(0)).deals

    def test_whoever_has_asked_for_the_next_deal_has_done_so_wherever_they_sit_now(self) -> None:
        over = (ANA, BINE, Began(), *DEAL, Seen(0))
        table = at_table(*over, Mixed((2, 1, 0)))
        assert (frozenset({2}), (1,)) == (table.seen, table.waiting)
        table = at_table(*ALL, Began(), *DEAL, Seen(0), Rose(0), Seated(0, "dora", "Dora"), Seen(1), Seen(2))
        assert (1, (0,)) == (table.deals, table.waiting)  # nobody has asked Dora

    def test_what_somebody_asked_is_asked_no_more_when_they_have_left(self) -> None:
        over = (*ALL, Began(), *DEAL)
        for asked in (Proposed(0, "stop"), Proposed(0, "swap", 1), Proposed(1, "swap", 0)):
            assert at_table(*over, asked, Rose(0)).proposal is None
        assert at_table(*over, Proposed(0, "swap", 1), Rose(2)).proposal is not None

    def test_whoever_is_leaving_decides_nothing_any_more(self) -> None:
        table = at_table(*ALL, Began(), Rose(0))
        assert (1, False) == (table.host, table.places[0].present)
        assert "not_your_turn" == said(table, 0, Claim(table.seq, wins=True))

    def test_nobody_claims_anything_before_the_first_deal(self) -> None:
        assert "not_your_turn" == said(at_table(*ALL), 0, Claim(0, wins=True))

    def test_nothing_begins_when_the_session_is_over(self) -> None:
        asked = (Proposed(0, "stop"), Agreed(1), Agreed(2), *map(Seen, range(3)))
        over = at_table(*ALL, Began(), *DEAL, *asked, *DEAL, Rose(2))
        assert (True, False) == (over.sheet.over, over.complete)
        assert "sheet_closed" == said(over, 0, Begin(0))

    @pytest.mark.parametrize("message", [Stop(3), CallTime(3), Loan(3, 50), Next(3)])
    def test_before_the_first_deal_there_is_nothing_to_finish(self, message: Any) -> None:
        assert "not_begun" == said(at_table(ANA, BINE), 0, message)


class TestAwayAndBack:
    def test_a_bot_plays_for_whoever_is_away_too_long_and_gives_the_place_back(self) -> None:
        table = at_table(*ALL, Began(), (10.0, Went(0)))
        assert [(70.0, Minded(0))] == alarms(table)
        assert table.acting(0) is None
        table = at_table(*ALL, Began(), (10.0, Went(0)), (70.0, Minded(0)))
        assert "rule" == table.acting(0)
        assert "here" == said(table, 1, Back(0))
        assert Came(0) == handle_command(table, 0, Back(0))
        assert at_table(*ALL, Began(), (10.0, Went(0)), (70.0, Minded(0)), Came(0)).acting(0) is None

    def test_the_next_deal_does_not_wait_for_them(self) -> None:
        facts = (*ALL, Began(), (10.0, Went(0)), (70.0, Minded(0)), *DEAL, Seen(1), Seen(2))
        assert 2 == at_table(*facts).deals

    def test_nobodys_patience_is_tried_while_nobody_is_there(self) -> None:
        gone = ((10.0, Went(0)), (11.0, Went(1)), (12.0, Went(2)))
        assert [] == alarms(at_table(*ALL, Began(), *gone))
        # From second 12 on, when the last of them was gone, until 5000 there was nobody to wait.
        back = at_table(*ALL, Began(), *gone, (5000.0, Came(1)))
        assert [(5058.0, Minded(0)), (5060.0, Minded(2))] == alarms(back)


class TestClock:
    def test_a_decision_has_its_time_and_then_the_reserve(self) -> None:
        table = at_table(*ALL, (100.0, Began()), manners=BRISK)
        assert (100.0 + 8 + 40, 0) == deadline(table)
        table = at_table(*ALL, (100.0, Began()), (118.0, DEAL[0]), manners=BRISK)
        assert table.clock is not None
        assert (30.0, 40.0, 40.0) == table.clock.reserves  # 18 seconds: ten more than the eight that are free
        assert (118.0 + 48, 1) == deadline(table)
        table = at_table(*ALL, (100.0, Began()), (118.0, DEAL[0]), (119.0, DEAL[1]), manners=BRISK)
        assert table.clock is not None
        assert (32.0, 42.0, 42.0) == table.clock.reserves  # a trick is over

    def test_when_time_is_up_a_bot_acts_once_and_the_second_time_it_stays(self) -> None:
        table = at_table(*ALL, (100.0, Began()), manners=BRISK)
        assert [(148.0, TimeUp(0))] == alarms(table)
        table = at_table(*ALL, (100.0, Began()), (148.0, TimeUp(0)), manners=BRISK)
        assert "rule" == table.acting(0)
        assert deadline(table) is None
        late = ((148.0, TimeUp(0)), (148.0, DEAL[0]), (149.0, DEAL[1]), (150.0, DEAL[2]))
        table = at_table(*ALL, (100.0, Began()), *late, manners=BRISK)
        assert table.acting(0) is None
        assert [(150.0 + 8 + 2, Minded(0))] == alarms(table)

    def test_the_cut_has_its_time_and_leaves_the_reserve_alone(self) -> None:
        """Nobody has seen a card yet: whoever is slow has the whole reserve for the bidding."""
        game = {"slovenian": GAMES["slovenian"]}
        sat = tuple(Seated(place, f"guest {place}", f"Guest {place}") for place in range(4))
        cuts = (Opened("slovenian", {}, ("open",) * 4, manners=BRISK), *sat, Began(), Dealt(PACK_OF_54))
        asked = fold("t", cuts, game, (100.0,) * len(cuts))
        assert asked is not None
        cutter = asked.due
        assert cutter is not None
        assert (108.0, cutter) == deadline(asked)
        assert [(108.0, TimeUp(cutter))] == alarms(asked)
        assert asked.deal is not None
        assert asked.deal.due is not None
        idle = apply_event(
            apply_event(asked, TimeUp(cutter), 108.0), Did(asked.deal.due.seat, Cut(27)), 108.0
        )
        slow = apply_event(asked, Did(asked.deal.due.seat, Cut(27)), 107.0)
        for table, at in ((idle, 108.0), (slow, 107.0)):
            assert table.clock is not None
            assert (40.0,) * 4 == table.clock.reserves
            first = table.due
            assert first is not None
            assert [(at + 8 + 40, TimeUp(first))] == alarms(table)

    def test_after_a_deal_that_bots_have_played_for_all_the_table_rests_and_whoever_is_back_goes_on(
        self,
    ) -> None:
        idle = (*ALL, (100.0, Began()), *(Minded(place) for place in range(3)), *DEAL)
        table = at_table(*idle, manners=BRISK)
        assert (True, (), []) == (table.resting, table.waiting, alarms(table))
        assert "rule" == table.acting(0)
        back = at_table(*idle, (500.0, Came(0)), manners=BRISK)
        assert (0,) == back.waiting
        assert [(500.0 + 45, TimeUp(0))] == alarms(back)
        assert Seen(0) == handle_command(back, 0, Next(back.seq))
        assert 2 == at_table(*idle, (500.0, Came(0)), (501.0, Seen(0)), manners=BRISK).deals

    def test_a_reserve_goes_with_the_person(self) -> None:
        late = ((148.0, TimeUp(0)), *((148.0 + i, did) for i, did in enumerate(DEAL)))
        table = at_table(*ALL, (100.0, Began()), *late, Mixed((1, 0, 2)), manners=BRISK)
        assert table.clock is not None
        assert (46.0, 6.0, 46.0) == table.clock.reserves  # three tricks gave two seconds each

    def test_the_time_that_the_others_take_to_agree_is_nobodys(self) -> None:
        asked = ((110.0, DEAL[0]), (111.0, Proposed(0, "take_back")), (112.0, Agreed(1)), (150.0, Agreed(2)))
        table = at_table(*ALL, (100.0, Began()), *asked, manners=BRISK)
        assert (150.0 + 8 + 40, 0) == deadline(table)

    def test_it_stands_still_while_nobody_is_there(self) -> None:
        gone = tuple((101.0, Went(place)) for place in range(3))
        table = at_table(*ALL, (100.0, Began()), *gone, manners=BRISK)
        assert [] == alarms(table)
        table = at_table(*ALL, (100.0, Began()), *gone, (9000.0, Came(1)), manners=BRISK)
        assert (9047.0, 0) == deadline(table)  # one second had passed before
        stayed = at_table(*ALL, (100.0, Began()), *gone, (102.0, Came(1, stayed=True)), manners=BRISK)
        assert (148.0, 0) == deadline(stayed)
        table = at_table(*ALL, (100.0, Began()), (9000.0, Resumed()), manners=BRISK)
        assert (9048.0, 0) == deadline(table)

    def test_by_correspondence_it_runs_for_whoever_is_away(self) -> None:
        days = Manners(host_begins=True, pace="days")
        gone = tuple((101.0, Went(place)) for place in range(3))
        table = at_table(*ALL, (100.0, Began()), *gone, manners=days)
        assert [(100.0 + 2 * 86400, TimeUp(0))] == alarms(table)

    def test_the_next_deal_begins_when_the_time_to_look_at_the_last_is_up(self) -> None:
        done = [(100.0 + i, did) for i, did in enumerate(DEAL)]
        table = at_table(*ALL, (100.0, Began()), *done, Seen(1), manners=BRISK)
        assert [(105.0 + 45, TimeUp(0))] == alarms(table)
        table = at_table(*ALL, (100.0, Began()), *done, Seen(1), (150.0, TimeUp(0)), manners=BRISK)
        assert (2,) == table.waiting
        assert [(150.0, TimeUp(2))] == [(max(at, 150.0), fact) for at, fact in alarms(table)]

    def test_a_public_table_begins_by_itself(self) -> None:
        manners = Manners(host_begins=True, public=True, begins_after=20)
        assert [(20.0, Began())] == alarms(at_table(ANA, manners=manners))


class TestAgreement:
    def test_the_end_of_the_session_needs_everybodys_word(self) -> None:
        over = (*ALL, Began(), *DEAL)
        table = at_table(*over)
        assert Proposed(0, "stop") == handle_command(table, 0, Stop(table.seq))
        asked = at_table(*over, Proposed(0, "stop"), Agreed(1))
        assert asked.proposal is not None
        assert "agreed_already" == said(asked, 1, Agree(asked.seq))
        agreed = at_table(*over, Proposed(0, "stop"), Agreed(1), Agreed(2))
        assert agreed.proposal is None
        assert agreed.sheet.carry.marked("stopping") or len(agreed.sheet.rows) == 2
        declined = at_table(*over, Proposed(0, "stop"), Agreed(1), Declined(2))
        assert declined.proposal is None
        assert 1 == len(declined.sheet.rows)

    def test_the_end_that_is_asked_for_in_a_deal_comes_when_the_deal_is_over(self) -> None:
        running = at_table(*ALL, Began(), *DEAL[:2])
        assert Ending(1) == handle_command(running, 1, Stop(running.seq))
        noted = at_table(*ALL, Began(), *DEAL[:2], Ending(1))
        assert (1, None, True) == (noted.ending, noted.proposal, noted.resting)
        assert "asked_already" == said(noted, 0, Stop(noted.seq))
        over = at_table(*ALL, Began(), *DEAL[:2], Ending(1), *DEAL[2:])
        assert over.proposal is not None
        assert (1, "stop", None) == (over.proposal.place, over.proposal.what, over.ending)
        alone = at_table(ANA, Began(), *DEAL[:2], Ending(0), *DEAL[2:])
        assert (2, None) == (len(alone.sheet.rows), alone.ending)

    def test_whoever_has_asked_for_the_end_can_take_it_back(self) -> None:
        noted = at_table(*ALL, Began(), *DEAL[:2], Ending(1))
        assert "nothing_asked" == said(noted, 0, Decline(noted.seq))
        assert Declined(1) == handle_command(noted, 1, Decline(noted.seq))
        back = at_table(*ALL, Began(), *DEAL[:2], Ending(1), Declined(1), *DEAL[2:])
        assert (None, None, 1) == (back.ending, back.proposal, len(back.sheet.rows))
        gone = at_table(*ALL, Began(), *DEAL[:2], Ending(1), Rose(1))
        assert gone.ending is None

    def test_nobody_asks_while_something_else_is_asked(self) -> None:
        asked = at_table(*ALL, Began(), *DEAL, Proposed(0, "stop"), Agreed(1))
        assert "asked_already" == said(asked, 2, Stop(asked.seq))

    def test_whoever_is_alone_need_ask_nobody(self) -> None:
        table = at_table(ANA, Began(), *DEAL)
        assert isinstance(handle_command(table, 0, Stop(table.seq)), Stopped)
        away = at_table(ANA, BINE, Began(), *DEAL, Went(1), Minded(1))
        assert isinstance(handle_command(away, 0, Stop(away.seq)), Stopped)

    def test_a_misclick_is_taken_back_if_nobody_has_acted_and_all_agree(self) -> None:
        table = at_table(*ALL, Began(), DEAL[0])
        assert Proposed(0, "take_back") == handle_command(table, 0, Propose(0, "take_back"))
        assert "too_late" == said(table, 1, Propose(0, "take_back"))
        back = at_table(*ALL, Began(), DEAL[0], Proposed(0, "take_back"), Agreed(1), Agreed(2))
        assert (0, ()) == (back.due, back.playing.table)
        assert "stale" == said(back, 0, Act(table.seq, PLAY[0]))
        lapsed = at_table(*ALL, Began(), DEAL[0], Proposed(0, "take_back"), DEAL[1])
        assert lapsed.proposal is None
        assert "too_late" == said(lapsed, 0, Propose(0, "take_back"))

    def test_an_answer_to_a_former_question_is_none_to_this_one(self) -> None:
        over = (*ALL, Began(), *DEAL)
        first = at_table(*over, Proposed(0, "stop"))
        second = at_table(*over, Proposed(0, "stop"), Declined(1), Proposed(2, "swap", 1))
        assert "nothing_asked" == said(second, 1, Agree(first.seq))
        assert Agreed(1) == handle_command(second, 1, Agree(second.seq))
        assert Declined(1) == handle_command(second, 1, Decline(second.seq))


@pytest.mark.parametrize("wish", [Rise(0), Back(0)])
def test_wishes_do_not_grow_stale(wish: Any) -> None:
    table = at_table(*ALL, Began(), *DEAL)
    answer = handle_command(table, 0, wish)
    assert not isinstance(answer, Refused) or "stale" != answer.error
