"""A table is the fold over its facts."""

import random

import msgspec
import pytest

import tarok.games
from server.toy import PACK, toy
from tarok.bots import PLAYERS
from tarok.engine.actions import PLAY, Lay
from tarok.engine.deal import Game, act, start
from tarok.engine.result import Carry
from tarok.engine.result import Dealt as DealtEntry
from tarok.scoring.sheet import Loan, Sheet, Stop
from tarok.server.room.table_view import TableViewBuilder
from tarok.server.storage.event_store import Record
from tarok.server.table.events import (
    Dealt,
    Did,
    Lent,
    Opened,
    Seated,
    Seen,
    Settled,
    Shared,
    Stopped,
    TableFact,
    read,
    write,
)
from tarok.server.table.reducer import apply_event, fold
from tarok.server.table.state import Table

GAMES = {"toy": toy}
PLAYS = (0, 1, 3, 2, 4, 5)
"""A whole deal of PACK: seats 0 1, 1 0, 1 0 play these cards; seat 0 takes one trick, seat 1 two."""
OPENED = (Opened("toy", {}, ("open", "rule", "open")), Seated(0, "ana"), Dealt(PACK))


def played() -> tuple[TableFact, ...]:
    return tuple(Did(seat, PLAY[card]) for seat, card in zip((0, 1, 1, 0, 1, 0), PLAYS, strict=True))


def settled(game: Game) -> Settled:
    deal = start(game, PACK, Sheet(game).carry)
    for card in PLAYS:
        deal = act(deal, PLAY[card])
    return Settled(Sheet(game).book(DealtEntry(game.result(deal))).rows[0])


def folded(*facts: TableFact) -> Table:
    table = fold("t", facts, GAMES)
    assert table is not None
    return table


def test_nothing_is_no_table() -> None:
    assert fold("t", [], GAMES) is None


def test_every_fact_counts_and_those_that_change_the_deal_make_older_messages_stale() -> None:
    assert (3, 3) == (folded(*OPENED).seq, folded(*OPENED).since)
    later = folded(*OPENED, Did(0, PLAY[0]), Seated(2, "cene"))
    assert (5, 4) == (later.seq, later.since)
    assert ("ana", None, "cene") == later.guests


def test_a_deal_that_has_been_booked_stands_on_the_sheet_as_it_was_booked() -> None:
    fact = settled(toy(prize=9))  # by a rule that has since been changed
    table = folded(*OPENED, *played(), fact)
    assert (-9, 9, 0) == table.sheet.carry.totals
    assert table.sheet.carry == table.sheet.rows[0].carry


def test_deals_of_the_past_are_not_played_again() -> None:
    nonsense = (Dealt((1, 2, 3)), Did(0, PLAY[53]))
    table = folded(*OPENED[:2], *nonsense, settled(toy()), Seen(0), Dealt(PACK))
    assert (2, 7, 7) == (table.deals, table.seq, table.since)
    assert 0 == table.playing.carry.dealer  # who lost the first
    assert [1, 2] == [table.place(seat) for seat in (0, 1)]


def test_a_sheet_may_begin_with_what_another_left() -> None:
    carry = Carry(dealer=0, totals=(5, -5, 0))
    table = folded(Opened("toy", {}, ("open", "rule", "open"), carry), *OPENED[1:])
    assert (carry, (1, 2)) == (table.playing.carry, (table.place(0), table.place(1)))
    assert (5, -5, 0) == table.sheet.carry.totals
    after = folded(Opened("toy", {}, ("open", "rule", "open"), carry), *OPENED[1:], *played(), settled(toy()))
    assert carry == after.sheet.first


def test_who_has_seen_a_deal_is_forgotten_when_the_next_begins() -> None:
    over = (*OPENED, Seated(2, "cene"), *played(), settled(toy()))
    assert (0, 2) == folded(*over).waiting
    assert (0,) == folded(*over, Seen(2)).waiting
    assert () == folded(*over, Seen(2), Seen(0)).waiting
    assert () == folded(*over, Seen(2), Seen(0), Dealt(PACK)).waiting


def test_the_fold_goes_on_from_anywhere() -> None:
    facts = (*OPENED, *played(), settled(toy()), Seen(0), Dealt(PACK), Did(0, PLAY[2]))
    for cut in range(1, len(facts)):
        table = folded(*facts[:cut])
        for fact in facts[cut:]:
            table = apply_event(table, fact)
        assert folded(*facts) == table


@pytest.mark.parametrize(
    "fact",
    [
        *OPENED,
        pytest.param(Opened("toy", {}, ("open",), Carry(dealer=1, marks={"last": (1,)})), id="OpenedAgain"),
        Did(1, PLAY[3]),
        settled(toy()),
        Seen(2),
        Stopped(1, Sheet(toy()).book(Stop()).rows[0]),
    ],
    ids=lambda fact: type(fact).__name__,
)
def test_facts_are_read_as_they_were_written(fact: TableFact) -> None:
    kind, body = write(fact)
    assert fact == read(Record(1, kind, body))


def test_the_form_of_facts_on_disk_stays() -> None:
    """An old file must be read for ever: these texts are not to be changed, only added to."""
    stored = {
        "opened": '{"game":"toy","options":{"prize":2},"players":["open","rule","rule"]}',
        "seated": '{"place":0,"guest":"ana"}',
        "dealt": '{"pack":[5,2,0,3,1,4,6,7]}',
        "did": '{"seat":0,"action":{"type":"play","card":0}}',
        "settled": '{"booked":{"entry":{"type":"deal","result":{"points":[1,2]}},"lines":[],'
        '"carry":{"dealer":1,"totals":[0,0,0],"marks":{"last":[1]}}}}',
        "seen": '{"place":0}',
        "stopped": '{"place":0,"booked":{"entry":{"type":"stop"},"lines":[],'
        '"carry":{"dealer":1,"totals":[0,0,0]}}}',
        "lent": '{"booked":{"entry":{"type":"loan","place":1,"amount":50},"lines":[],'
        '"carry":{"dealer":1,"totals":[0,0,0],"marks":{"loans":[0,50,0]}}}}',
    }
    begun = '{"game":"toy","options":{},"players":["open"],"carry":{"dealer":1,"totals":[1,-1,0],"marks":{}}}'
    carry = Carry(dealer=1, totals=(1, -1, 0))
    assert Opened("toy", {}, ("open",), carry) == read(Record(1, "opened", begun))
    assert ("shared", '{"table":"t","number":2}') == write(Shared("t", 2))
    facts = [read(Record(seq, kind, body)) for seq, (kind, body) in enumerate(stored.items(), 1)]
    assert Opened("toy", {"prize": 2}, ("open", "rule", "rule")) == facts[0]
    assert Seated(0, "ana") == facts[1]
    assert Dealt(PACK) == facts[2]
    assert Did(0, PLAY[0]) == facts[3]
    assert isinstance(facts[4], Settled)
    assert Carry(dealer=1, totals=(0, 0, 0), marks={"last": (1,)}) == facts[4].booked.carry
    assert Seen(0) == facts[5]
    assert isinstance(facts[6], Stopped)
    assert isinstance(facts[7], Lent)
    assert Loan(1, 50) == facts[7].booked.entry
    with pytest.raises((msgspec.ValidationError, KeyError)):
        read(Record(1, "seen", "{}"))


def test_each_action_of_a_deal_is_said_to_be_of_its_phase() -> None:
    one = folded(*OPENED, *played()[:1])
    assert (("trick", 1),) == one.course.phases
    assert (("trick", 6),) == folded(*OPENED, *played()).course.phases
    assert () == folded(*OPENED, *played(), settled(toy()), Dealt(PACK)).course.phases


@pytest.mark.parametrize("key", tarok.games.GAMES)
def test_how_many_cards_are_to_be_laid_away_is_told_one_by_one(key: str) -> None:
    game = tarok.games.GAMES[key]()
    bots = [PLAYERS["rule"](game, place) for place in range(game.places)]
    chance, laid = random.Random(key), 0
    for _ in range(20):
        facts = [Opened(key, {}, ("open",) * game.places), *(Seated(i, str(i)) for i in range(game.places))]
        table = fold(
            "t", [*facts, Dealt(tuple(chance.sample(list(game.pack), len(game.pack))))], tarok.games.GAMES
        )
        assert table is not None
        said = 0
        while (place := table.due) is not None and not table.playing.tricks:
            view = table.view(place)
            action = bots[place](view)
            told = TableViewBuilder(table).build_state(place).table.to_lay
            lays = isinstance(action, Lay)
            assert (told > 0) == any(isinstance(legal, Lay) for legal in view.legal)
            assert said in (0, told) or not lays  # one less than before
            said = told - 1 if lays else 0
            laid += lays
            assert view.seat is not None
            table = apply_event(table, Did(view.seat, action))
    assert laid > 0
