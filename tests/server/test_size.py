"""However long the evening: what a page is told after a card stays small."""

import random
import zlib
from collections.abc import Iterator

import pytest

from server.house import FORE, Guest
from tarok.bots import PLAYERS
from tarok.games import GAMES
from tarok.server.facts import Dealt, Did, Opened, Seated, Seen
from tarok.server.messages import PROTOCOL
from tarok.server.states import state
from tarok.server.tables import Table, fold, settlement
from tarok.wire import to_json

EVENING = 30
KB = 1024
LONG_TALK = ("paskievics", "illustrated", "illustrated_54", "high")
"""Here up to forty announcements come into question at once, each with the rule that forbids it."""


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
        table = table.after(Dealt(tuple(chance.sample(list(game.pack), len(game.pack)))))
        while (place := table.due) is not None:
            view = table.view(place)
            assert view.seat is not None
            table = table.after(Did(view.seat, bots[place](view)))
            if deal == EVENING:
                yield table, to_json(state(table, 0, with_sheet=False)), to_json(state(table, 0))
        table = table.after(settlement(table)).after(Seen(0))


@pytest.mark.parametrize("key", GAMES)
def test_a_state_at_deal_thirty_is_small(key: str) -> None:
    told = list(told_in_the_last_deal(key))

    assert max(len(zlib.compress(text)) for _, text, _ in told) < 2 * KB  # as it goes over the wire
    assert min(len(whole) - len(text) for _, text, whole in told) > 8 * KB  # what is spared
    if key not in LONG_TALK:
        assert max(len(text) for table, text, _ in told if not table.over) < 4 * KB


def test_what_is_told_is_compressed(guest: Guest) -> None:
    with guest.play(guest.open(*FORE), protocol=PROTOCOL) as seat:
        assert ["permessage-deflate"] == [each.name for each in seat.socket.protocol.extensions]
