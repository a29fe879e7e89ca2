"""However long the evening: what a page is told after a card stays small."""

import random
import zlib
from collections.abc import Iterator

import pytest
from msgspec.structs import asdict, replace

from server.live_server import FORE, Guest
from tarok.bots import PLAYERS
from tarok.engine.actions import Action, Announce, Play
from tarok.engine.deal_types import Refusal
from tarok.engine.json_codec import to_json
from tarok.engine.view import Open, View
from tarok.games import GAMES
from tarok.scoring.sheet import EntryView
from tarok.server.room.table_view import TableViewBuilder
from tarok.server.table.consequences import settlement
from tarok.server.table.events import Dealt, Did, Opened, Seated, Seen
from tarok.server.table.messages import PROTOCOL, BriefAction, BriefState
from tarok.server.table.reducer import apply_event, fold
from tarok.server.table.state import Table

EVENING = 30
KB = 1024


def action(said: BriefAction) -> Action:
    match said:
        case int():
            return Play(said)
        case str():
            return Announce(said)
        case _:
            return said


def whole_of(state: BriefState) -> View:
    """Return the view of which a page is told in brief."""
    brief, sheet = state.view, state.table.sheet
    assert sheet is not None
    entry = next(
        (each for each in reversed(sheet.entries) if each.kind == "deal"),
        EntryView(kind="", deltas=(), marks={}),
    )
    lines = [
        replace(line, deltas=tuple(line.deltas[place] for place in state.table.seats)) for line in entry.lines
    ]
    short = brief.over
    over = short and Open(
        **{
            **asdict(short),
            "lines": tuple(lines[line] if isinstance(line, int) else line for line in short.lines),
        }
    )
    return View(
        **{
            **asdict(brief),
            "log": tuple((seat, action(said)) for seat, said in brief.log),
            "legal": tuple(map(action, brief.legal)),
            "refused": tuple(
                Refusal(action(said), each.why, each.clause)
                for each in brief.refused
                for said in each.actions
            ),
            "over": over,
        }
    )


def told_in_the_last_deal(key: str) -> Iterator[tuple[Table, bytes, bytes]]:
    """Play an evening, and give what a page is told in its last deal: without and with the sheet."""
    game = GAMES[key]()
    chance = random.Random(key)
    bots = [PLAYERS["rule"](game, place) for place in range(game.places)]
    opened = Opened(game=key, options={}, players=("open", *["rule"] * (game.places - 1)))
    table = fold("t", [opened, Seated(0, "guest")], GAMES)
    for deal in range(1, EVENING + 1):
        assert table is not None
        assert not table.sheet.over
        table = apply_event(table, Dealt(tuple(chance.sample(list(game.pack), len(game.pack)))))
        while (place := table.due) is not None:
            view = table.view(place)
            assert view.seat is not None
            table = apply_event(table, Did(view.seat, bots[place](view)))
            if table.over:
                table = apply_event(table, settlement(table))
            if deal == EVENING:
                short, long = (
                    to_json(TableViewBuilder(table).build_brief_state(0, with_sheet=each))
                    for each in (False, True)
                )
                yield table, short, long
        table = apply_event(table, Seen(0))


@pytest.mark.parametrize("key", GAMES)
def test_a_state_at_deal_thirty_is_small(key: str) -> None:
    states = list(told_in_the_last_deal(key))

    assert all(
        whole_of(TableViewBuilder(table).build_brief_state(0, with_sheet=True)) == table.view(0)
        for table, _, _ in states
    )
    assert max(len(text) for _, text, _ in states) < 4 * KB
    assert max(len(zlib.compress(text)) for _, text, _ in states) < 2 * KB  # as it goes over the wire
    assert min(len(whole) - len(text) for _, text, whole in states) > 8 * KB  # what is spared


def test_what_is_told_is_compressed(guest: Guest) -> None:
    with guest.play(guest.open(*FORE), protocol=PROTOCOL) as seat:
        assert ["permessage-deflate"] == [each.name for each in seat.socket.protocol.extensions]
