"""Nothing that people at a table are told, or that follows from what they say, depends on a hidden card.

As in test_leaks two packs are dealt that a viewer cannot tell apart, in all games.  Beside the play people go
away and come back, time is up, a bot takes over, somebody comes, a move is to be taken back and the rest of
the tricks is claimed.  All messages to the viewer, to onlookers and to whoever is about to sit down are the
same, byte by byte, and so are the answers; and a bot that takes over does the same.  What the server has
promised of the packs, and the seeds that people have added, are others, too: of them nothing is told.
"""

import random
from typing import Any

import nets
import pytest

from server.test_leaks import Pair
from tarok.bots import PLAYERS
from tarok.engine.json_codec import to_json
from tarok.games import GAMES
from tarok.server.room.commands import handle_command
from tarok.server.room.table_view import TableViewBuilder, ViewContext
from tarok.server.table.events import (
    Came,
    Dealt,
    Declined,
    Did,
    Minded,
    Opened,
    Promised,
    Proposed,
    Rose,
    Seated,
    Seeded,
    TableFact,
    TimeUp,
    Went,
)
from tarok.server.table.proposal_messages import Claim, Propose
from tarok.server.table.reducer import apply_event, fold
from tarok.server.table.shuffle_protocol import commitment, opening
from tarok.server.table.state import Table
from tarok.server.table.table_settings import Manners

MANNERS = Manners(pace="brisk", onlookers="table")
PEOPLE = "abcde"


def opened(key: str, digit: str = "0") -> Table:
    """A table where people sit at all places; of secrets and seeds it has digits like this one."""
    places = GAMES[key]().places
    facts: list[TableFact] = [Opened(key, {}, ("open",) * places, manners=MANNERS)]
    facts += [Seated(place, PEOPLE[place], PEOPLE[place].upper()) for place in range(places)]
    facts += [Promised(digit * 64, "name"), Seeded(0, digit * 32), Seeded(1, digit * 32)]
    table = fold("t", facts, GAMES)
    assert table is not None
    return table


def around(table: Table, number: int, place: int) -> list[TableFact]:
    """What happens beside the play, before the action of this number: nobody's cards decide it."""
    other = (place + 1) % len(table.places)
    said = {
        1: [Went(other)],
        2: [Minded(other)],
        3: [Proposed(place, "take_back"), Declined(other)],
        4: [Came(other)],
        5: [TimeUp(table.due)] if table.due is not None else [],
        6: [Rose(other), Seated(other, "zora", "Zora")],
    }
    return [*said.get(number, [])]


def messages(table: Table, place: int) -> list[Any]:
    """All that is told to the viewer, to onlookers and to whoever is coming, and what is answered."""
    now = ViewContext(table.at + 1, 2)
    heard = [
        TableViewBuilder(table, now).build_brief_state(viewer, with_sheet=True)
        for viewer in (place, None, table.place_of("zora"))
    ]
    heard += [TableViewBuilder(table, now).build_state(viewer) for viewer in (place, None)]
    wishes = (Claim(table.seq, wins=True), Claim(table.seq, wins=False), Propose(table.seq, "take_back"))
    return [*map(to_json, heard), *(handle_command(table, place, wish) for wish in wishes)]


@pytest.mark.parametrize("deals", nets.deals(12, 200))
@pytest.mark.parametrize("key", GAMES)
def test_what_people_hear_of_each_other_tells_of_no_hidden_card(key: str, deals: int) -> None:
    chance, longest = random.Random(key), 0
    for number in range(deals):
        pair = Pair(key, number % GAMES[key]().seats, chance)
        tables = [
            apply_event(opened(key, digit), Dealt(tuple(pack), ((0, digit * 32), (1, digit * 32))), 10.0)
            for digit, pack in zip("ab", pair.packs, strict=True)
        ]
        place = tables[0].place(pair.viewer)
        bot = PLAYERS["rule"](tables[0].game, number)
        for done, actions in enumerate(zip(*pair.tapes, strict=True)):
            for fact in around(tables[0], done, place):
                tables = [apply_event(table, fact, 10.0 + done) for table in tables]
            one, other = (messages(table, place) for table in tables)
            assert one == other
            assert all(opening(table) is commitment(table) is None for table in tables)
            if tables[0].due == place:
                assert bot(tables[0].view(place)) == bot(tables[1].view(place))
            seat = tables[0].playing.due.seat if tables[0].playing.due else 0
            tables = [
                apply_event(table, Did(seat, action), 11.0 + done)
                for table, action in zip(tables, actions, strict=True)
            ]
        longest = max(longest, len(pair.tapes[0]))
    assert longest > 6  # everything has happened beside the play
