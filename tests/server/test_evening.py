"""A Czech evening at a table: what the bank lends, who comes in next, and when time is called.

P, A, B and C are places 0 to 3.  B holds four kings and two trumps: B gets 2 and then 4 from each at once.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from server.live_server import Guest, LiveServer, State
from tarok.bots import PLAYERS
from tarok.engine.actions import Announce, Knock, Method, Play
from tarok.engine.result import Carry, Wait
from tarok.games import GAMES, PROFILES
from tarok.scoring.sheet import Sheet, Stop
from tarok.server.room.commands import handle_command
from tarok.server.table.consequences import settlement
from tarok.server.table.events import Dealt, Lent, Opened, Seated, Stopped, TableFact
from tarok.server.table.finished_deal import find
from tarok.server.table.messages import Act, Loan, Next, Refused, Time
from tarok.server.table.reducer import apply_event, fold
from tarok.server.table.state import Table

P, A, B, C = range(4)
PACK = GAMES["czech_american"]().faces.parse_all(
    "♥J ♦J ♠J ♣J ♥N ♣8"
    " II V VI VII VIII IX XVI ♥Q ♦N ♠9 ♣9 ♣10"
    " I III IIII X XI XII XVII ♦Q ♠10 ♠N ♣N ♥1"
    " XVIII XIX ♥K ♦K ♠K ♣K ♥4 ♥3 ♦4 ♦3 ♠7 ♣7"
    " XIII XIV XV XX XXI Š ♠Q ♣Q ♥2 ♦1 ♦2 ♠8"
)
POOR = Carry(dealer=C, totals=(-97, 97, 0, 0), marks={"hands": (1,)})
"""P has 3 left."""


def folded(facts: list[TableFact]) -> Table:
    table = fold("t", facts, GAMES)
    assert table is not None
    return table


class Evening:
    """A table of four people, and all that has happened there."""

    def __init__(self, carry: Carry = POOR, **options: Any) -> None:
        opened = Opened("czech_american", options, ("open",) * carry.places, carry)
        seated = (Seated(place, f"guest {place}") for place in range(carry.places))
        self.facts: list[TableFact] = [opened, *seated, Dealt(PACK)]
        self.table = folded(self.facts)
        for action in (Knock(), Method("12")):
            self.hear(B, Act(self.table.seq, action))

    def hear(self, place: int, message: Act | Next | Time | Loan) -> Refused | None:
        said = handle_command(self.table, place, message)
        if isinstance(said, Refused):
            return said
        self.happen(said)
        return None

    def happen(self, fact: TableFact) -> None:
        self.facts.append(fact)
        self.table = apply_event(self.table, fact)

    def lend(self, place: int, amount: int) -> tuple[str, str, str] | None:
        refused = self.hear(place, Loan(self.table.seq, amount))
        return (refused.error, refused.why, refused.clause) if refused else None

    def go_on(self, until: type = Opened) -> None:
        """Play as if everybody's time were up, to the end or until somebody may do something of a kind."""
        while (due := self.table.playing.due) and not any(isinstance(action, until) for action in due.legal):
            place = self.table.due
            assert place is not None
            assert self.hear(place, Act(self.table.seq, self.table.game.idle(due.legal))) is None

    def settle(self) -> None:
        self.happen(settlement(self.table))

    def stands(self) -> list[tuple[int, int]]:
        """What lies before each, and what each owes, before the end of the deal."""
        return chips(self.table.standing)


def chips(carry: Carry) -> list[tuple[int, int]]:
    return [(100 + total + owed, owed) for total, owed in zip(carry.totals, carry.mark("loans"), strict=True)]


def test_the_bank_lends_at_once_so_that_nobody_ever_has_less_than_nothing() -> None:
    """CZ-CHIP-04, CZ-DEC-10: P has 3, pays 2, and is lent 100 to pay 4."""
    evening = Evening()
    evening.go_on(Announce)
    assert [(3, 0), (197, 0), (100, 0), (100, 0)] == evening.stands()
    evening.go_on(Play)
    assert [(97, 100), (191, 0), (118, 0), (94, 0)] == evening.stands()
    assert (-97, 97, 0, 0) == evening.table.sheet.carry.totals == evening.table.playing.carry.totals
    evening.go_on()
    assert [(97, 100), (191, 0), (118, 0), (94, 0)] == evening.stands()
    evening.settle()
    assert [(97, 100), (191, 0), (118, 0), (94, 0)] == evening.stands()
    assert (100, 0, 0, 0) == evening.table.sheet.carry.mark("loans")


def test_one_borrows_and_pays_back_in_the_middle_of_a_deal() -> None:
    """CZ-CHIP-03, CZ-CHIP-05, CZ-CHIP-06: on top of what the bank has lent; the deal is booked on it."""
    evening = Evening()
    evening.go_on(Play)
    assert evening.lend(P, 60) is None
    assert [(157, 160), (191, 0), (118, 0), (94, 0)] == evening.stands()
    assert evening.lend(P, -157) is None
    assert [(0, 3), (191, 0), (118, 0), (94, 0)] == evening.stands()
    assert evening.lend(C, 100) is None
    evening.go_on()
    evening.settle()
    carry = evening.table.sheet.carry
    assert 400 + sum(carry.mark("loans")) == sum(has for has, _ in chips(carry))
    assert 0 == sum(carry.totals)
    assert min(has for has, _ in chips(carry)) >= 0
    entries = [row.entry for row in evening.table.sheet.rows]
    assert [60, -157, 100] == [getattr(entry, "amount", None) for entry in entries[:-1]]


def test_one_borrows_and_pays_back_between_two_deals() -> None:
    """CZ-CHIP-03, CZ-CHIP-05"""
    evening = Evening()
    evening.go_on()
    evening.settle()
    had = chips(evening.table.sheet.carry)
    assert had[C][0] < 100
    assert evening.lend(C, 40) is None
    assert (had[C][0] + 40, 40) == chips(evening.table.sheet.carry)[C]
    assert evening.lend(C, -40) is None
    assert had == chips(evening.table.sheet.carry)
    assert [(97, 100), (191, 0), (118, 0), (94, 0)] == evening.stands()  # as it was before the end


def test_each_refusal_names_its_rule() -> None:
    """CZ-CHIP-03, CZ-CHIP-04, CZ-CHIP-05"""
    evening = Evening()
    evening.go_on(Play)
    before = evening.table
    assert ("no_loan", "not_short", "CZ-CHIP-03") == evening.lend(A, 1)
    assert ("no_loan", "loan_too_large", "CZ-CHIP-04") == evening.lend(C, 101)
    assert ("no_loan", "owes_less", "CZ-CHIP-05") == evening.lend(C, -1)
    assert ("no_loan", "has_less", "CZ-CHIP-05") == evening.lend(P, -98)
    assert ("no_loan", "", "") == evening.lend(P, 0)
    assert before == evening.table


def test_a_house_may_lend_only_who_has_nothing_or_have_no_bank() -> None:
    """CZ-CHIP-03, CZ-CHIP-04, options `borrow_below` and `loan_unit`"""
    assert ("no_loan", "not_short", "CZ-CHIP-03") == Evening(borrow_below=1).lend(P, 1)
    mach = {
        key: value for key, value in PROFILES["czech_american"]["mach_tarok"].items() if key == "loan_unit"
    }
    evening = Evening(**mach)
    assert ("no_loan", "no_bank", "CZ-CHIP-04") == evening.lend(P, 1)
    evening.go_on(Play)
    assert [(-3, 0), (191, 0), (118, 0), (94, 0)] == evening.stands()


def test_who_waits_may_borrow_too() -> None:
    """CZ-CHIP-03, CZ-POV-06"""
    carry = Carry(dealer=C, totals=(0, 0, 0, 50, -50), marks={"hands": (1,), "chair": (1, 2, 3, 4, 0)})
    evening = Evening(carry, players=5)
    assert None is evening.table.seat(4)
    assert evening.lend(4, 20) is None
    assert (70, 20) == evening.stands()[4]


def test_who_waits_is_told_when_he_comes_in() -> None:
    """CZ-POV-05, CZ-EX-51: in this deal P has the second turn, after which Z comes in; then P waits."""
    marks = {"hands": (4,), "chair": (1, 2, 3, 4, 0), "turns": (1, 1, 1, 1, 0)}
    evening = Evening(Carry(dealer=C, totals=(0,) * 5, marks=marks), players=5)
    assert (Wait(4, 1, P),) == evening.table.queue
    evening.go_on()
    evening.settle()
    assert (Wait(P, 1, A),) == evening.table.queue


def test_nobody_borrows_twice_by_mistake_and_a_loan_holds_up_nobody() -> None:
    """A message counts only if nothing has happened since; whoever must act may do so all the same."""
    evening = Evening()
    evening.go_on(Play)
    v = evening.table.seq
    assert None is evening.hear(P, Loan(v, 1))
    assert "stale" == evening.hear(P, Loan(v, 1)).error  # type: ignore[union-attr] # it is refused
    due, place = evening.table.playing.due, evening.table.due
    assert due is not None
    assert place is not None
    assert evening.hear(place, Act(v, due.legal[0])) is None


def test_other_games_have_no_bank() -> None:
    opened = Opened("slovenian", {}, ("open",) * 4)
    game = GAMES["slovenian"]()
    table = folded([opened, Seated(0, "ana"), Dealt(tuple(game.pack))])
    assert Refused(3, "no_loan") == handle_command(table, 0, Loan(3, 10))


def test_a_deal_that_is_over_tells_the_same_chips() -> None:
    """CZ-CHIP-02, CZ-DEC-10: what was paid and lent before its end, and at its end what was booked."""
    evening = Evening()
    told = []

    def note(before: int) -> None:
        told.extend([evening.stands()] * (len(evening.table.playing.log) - before))

    note(0)
    while evening.table.playing.due:
        before = len(evening.table.playing.log)
        if before == 30:
            assert evening.lend(C, 10 if evening.stands()[C][0] < 100 else 0) is None
        place, due = evening.table.due, evening.table.playing.due
        assert place is not None
        evening.hear(place, Act(evening.table.seq, evening.table.game.idle(due.legal)))
        note(before)
    evening.settle()
    past = find("t", 1, evening.facts, evening.table.game)
    assert past is not None
    standings = [chips(carry) for carry in past.standings()]
    assert told[:-1] == standings[:-1]
    assert chips(evening.table.sheet.carry) == standings[-1]
    assert any(isinstance(fact, Lent) for fact in evening.facts)
    assert POOR == past.carry


@pytest.fixture
def czech(database: str) -> Iterator[LiveServer]:
    with LiveServer(database, games=GAMES, bots=PLAYERS, packs=lambda game: PACK) as server:
        yield server


def test_a_page_borrows_and_everybody_sees_it(czech: LiveServer) -> None:
    """CZ-CHIP-03, CZ-INF-01: by the table's own messages, and after a reload too."""
    ana, bine = czech.guest(), czech.guest()
    table = ana.open("you", "open", "rule", "rule", game="czech_american", start_points=99)
    bine.sit(table, 1)
    with ana.play(table) as one, bine.play(table) as other:
        other.hear_until(seated)
        one.hear_until(lambda state: state["view"]["legal"] or state["view"]["due"] == 1)
        one.say(type="loan", v=one.last["v"], amount=200)
        refused = {"type": "refused", "v": one.last["v"], "error": "no_loan"}
        assert {**refused, "why": "loan_too_large", "clause": "CZ-CHIP-04"} == one.hear()
        one.say(type="loan", v=one.last["v"], amount=50)
        assert [50, 0, 0, 0] == one.hear_until(lent)["table"]["standing"]["marks"]["loans"]
        (entry,) = other.hear_until(lent)["table"]["sheet"]["entries"]
        assert ("loan", 0, 50, [0, 0, 0, 0]) == tuple(
            entry[name] for name in ("kind", "declarer", "amount", "deltas")
        )
    with ana.play(table) as one:
        assert lent(one.hear())


def seated(state: State) -> bool:
    return state["table"]["players"][1]["kind"] != "open"


def lent(state: State) -> bool:
    return "loans" in state["table"]["sheet"]["marks"]


def test_a_loan_of_no_amount_is_garbled(czech: LiveServer) -> None:
    guest = czech.guest()
    with guest.play(opened(guest)) as seat:
        v = seat.hear()["v"]
        for said in (
            {"v": v},
            {"v": v, "amount": "5"},
            {"v": v, "amount": 5, "place": 1},
            {"v": v, "amount": 0.5},
        ):
            seat.socket.send(json.dumps({"type": "loan", **said}))
            while (answer := seat.hear())["type"] == "state":
                pass
            assert "garbled" == answer["error"]


def opened(guest: Guest) -> str:
    return guest.open(game="czech_american")


def called(evening: Evening, place: int) -> str | None:
    refused = evening.hear(place, Time(0))
    return refused.error if refused else None


def test_when_time_is_called_the_hand_is_finished_and_the_round_is_over() -> None:
    """CZ-TRN-02, CZ-CHIP-05: nobody is held up; what is left over 100 is the result."""
    evening = Evening()
    evening.go_on(Play)
    v, due = evening.table.seq, evening.table.playing.due
    assert None is called(evening, P)
    assert (False, due) == (evening.table.sheet.over, evening.table.playing.due)
    assert [(97, 100), (191, 0), (118, 0), (94, 0)] == evening.stands()
    assert "sheet_closed" == called(evening, P)
    place = evening.table.due
    assert place is not None
    assert due is not None
    assert evening.hear(place, Act(v, due.legal[0])) is None
    evening.go_on()
    evening.settle()
    carry = evening.table.sheet.carry
    assert (True, (), (0, 0, 0, 0)) == (evening.table.sheet.over, evening.table.waiting, carry.mark("loans"))
    assert 0 == sum(carry.totals)
    assert (-97, 97, 0, 0) != carry.totals
    past = find("t", 1, evening.facts, evening.table.game)
    assert past is not None
    assert carry == [*past.standings()][-1]
    assert "sheet_closed" == called(evening, P)


def test_a_hand_without_its_talon_is_not_played() -> None:
    """CZ-TRN-02: time is called while the pack is cut; nobody has anything to do any more."""
    evening = Evening()
    evening.table = folded(evening.facts[:6])
    assert "dealing" == evening.table.playing.phase
    assert None is called(evening, P)
    assert (True, None, True) == (evening.table.sheet.over, evening.table.due, evening.table.resting)
    assert (-97, 97, 0, 0) == evening.table.sheet.carry.totals
    assert () == evening.table.view(B).legal
    assert "sheet_closed" == evening.hear(B, Next(evening.table.seq)).error  # type: ignore[union-attr] - it is an error


def test_the_talon_lies_before_stacks_are_chosen() -> None:
    """CZ-TRN-02, CZ-DEAL-02, CZ-DEAL-05"""
    evening = Evening()
    evening.table = folded(evening.facts[:6])
    for action in (Knock(), Method("12_choice")):
        evening.hear(B, Act(evening.table.seq, action))
    assert ("dealing", PACK[:6]) == (evening.table.playing.phase, evening.table.playing.talon)
    assert None is called(evening, P)
    assert not evening.table.sheet.over


def test_between_two_hands_time_ends_the_round_at_once() -> None:
    """CZ-TRN-01, CZ-TRN-02: the rotation is not completed."""
    evening = Evening()
    evening.go_on()
    evening.settle()
    assert None is called(evening, P)
    assert evening.table.sheet.over


def test_the_host_alone_calls_time() -> None:
    """CZ-TRN-02: who sat down first."""
    evening = Evening()
    assert ["not_host"] * 3 == [called(evening, place) for place in (A, B, C)]
    facts = [evening.facts[0], Seated(B, "b"), Seated(P, "p"), Dealt(PACK)]
    assert B == folded(facts).host


def test_other_games_have_no_clock() -> None:
    opened = Opened("slovenian", {}, ("open",) * 4)
    table = folded([opened, Seated(0, "ana"), Dealt(tuple(GAMES["slovenian"]().pack))])
    assert Refused(3, "no_clock") == handle_command(table, 0, Time(3))


def test_a_table_that_was_stopped_between_older_deals_is_still_there() -> None:
    """What was called then has long been finished: facts of old deals are not played again."""
    game = GAMES["slovenian"]()
    stopped = Stopped(0, Sheet(game).book(Stop()).rows[0])
    table = folded([Opened("slovenian", {}, ("open",) * 4), Dealt((1,)), stopped, Dealt(tuple(game.pack))])
    assert table.due is not None
