"""An evening of four people at one table with a real game: away and back, a bot in between, a server killed.

Whatever happens, the sheet that everybody is shown is the one that the engine books from what was played.
"""

import json
import os
import random
import signal
from collections.abc import Callable
from contextlib import ExitStack
from typing import Self

import pytest

from server.live_server import Guest, Seat, State, card, facts_of
from server.replayed import replayed
from server.test_processes import process
from tarok.games import GAMES
from tarok.server.table.events import Minded, Rose, TakenBack, read

NAMES = ("Ana", "Bine", "Cene", "Dora")


class Friends:
    """Four guests with a page each; they are read one after the other, each until it is up to date."""

    def __init__(self, host: str, cookies: list[str], table: str, chance: random.Random) -> None:
        self.guests = [Guest(host, cookie) for cookie in cookies]
        self.table, self.chance, self.pages = table, chance, dict[int, Seat]()
        self.stack = ExitStack()

    def __enter__(self) -> Self:
        for number in range(len(self.guests)):
            self.come(number)
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def come(self, number: int) -> None:
        self.pages[number] = self.stack.enter_context(self.guests[number].play(self.table))

    def leave(self, number: int) -> None:
        self.pages.pop(number).socket.close()

    def hear(self, number: int, wanted: Callable[[State], object]) -> State:
        """Wait for a state of which this is true."""
        page = self.pages[number]
        while not (page.last and wanted(page.last)):
            message = page.hear()
            assert message["type"] != "refused", message
        return page.last

    def level(self) -> State:
        """Let all pages come to where the first is; return the newest state."""
        newest = max((page.last.get("v", 0) for page in self.pages.values()), default=0)
        states = [self.hear(number, lambda state: state["v"] >= newest) for number in list(self.pages)]
        return max(states, key=lambda state: state["v"])

    def act(self) -> bool:
        """Let whoever's turn it is do something; return whether the deal goes on."""
        state = self.level()
        while not state["view"]["ended"]:
            for number in list(self.pages):
                legal = self.pages[number].last["view"]["legal"]
                if legal and self.pages[number].last["v"] == state["v"]:
                    some = self.chance.choice(legal)
                    self.pages[number].act(card(some) if isinstance(some, int) else some)
                    self.hear(number, lambda now, v=state["v"]: now["v"] > v)
                    return True
            someone = next(iter(self.pages))
            self.hear(someone, lambda now, v=state["v"]: now["v"] > v)
            state = self.level()
        return False

    def play_on(self) -> State:
        while self.act():
            pass
        return self.level()

    def next(self) -> None:
        """Let everybody ask for the next deal."""
        state = self.level()
        for page in self.pages.values():
            page.say(type="next", v=state["v"])
        for number in self.pages:
            self.hear(number, lambda now: now["table"]["deal"] > state["table"]["deal"])


def gathered(host: str, key: str, chance: random.Random) -> tuple[str, list[str]]:
    """Open a table of friends, and begin; return its id, and the guests' cookies."""
    guests = [Guest(host) for _ in NAMES]
    options = {"players": 5} if key == "czech_american" else {}  # one of them waits
    places = GAMES[key](**options).places
    wanted = {
        "game": key,
        "options": options,
        "players": ["you", "open", "open", "open", *["rule"] * (places - 4)],
        "name": NAMES[0],
        "manners": {"host_begins": True, "onlookers": "table", "patience": 10},
    }
    answer = guests[0].post("/api/tables", wanted)
    assert 200 == answer.status_code, answer.text
    table = answer.json()["table"]
    for place in (1, 2, 3):
        sat = guests[place].post(f"/api/tables/{table}/seat", {"place": place, "name": NAMES[place]})
        assert 200 == sat.status_code, sat.text
    with guests[0].play(table) as page:
        page.say(type="begin", v=0)
        while not page.last:
            page.hear()
    return table, [guest.cookie for guest in guests]


BY_NIGHT = [pytest.param(key, marks=pytest.mark.night) for key in ("illustrated", "czech_american")]


@pytest.mark.long
@pytest.mark.parametrize("key", ["slovenian", *BY_NIGHT])
def test_an_evening_of_four_people_is_booked_as_the_engine_books_it(database: str, key: str) -> None:
    chance = random.Random(key)
    with process(database) as (server, host):
        table, cookies = gathered(host, key, chance)
        with Friends(host, cookies, table, chance) as friends:
            for _ in range(9):
                friends.act()
            friends.leave(1)  # in the middle of the deal
            friends.pages[0].say(type="back", v=0)
            assert "here" == refusal(friends.pages[0])
            friends.pages[3].say(type="rise", v=0)
            friends.hear(0, lambda state: state["table"]["players"][3].get("leaving"))
            friends.leave(3)  # a bot plays for them
            friends.come(1)
            over = friends.play_on()
            assert over["table"]["players"][3]["kind"] == "open"  # who stood up in the deal has left
            os.kill(server.pid, signal.SIGKILL)
    with process(database) as (server, host):
        guest = Guest(host)
        assert 200 == guest.post(f"/api/tables/{table}/seat", {"place": 3, "name": "Ema"}).status_code
        cookies[3] = guest.cookie
        with Friends(host, cookies, table, chance) as friends, guest.play(table):
            friends.level()
            friends.next()
            for _ in range(12):
                friends.act()
            os.kill(server.pid, signal.SIGKILL)
    with process(database) as (_, host), Friends(host, cookies, table, chance) as friends:
        friends.play_on()
        sheets = [page.last["table"]["sheet"] for page in friends.pages.values()]
        accounts = friends.pages[0].last["table"]["company"]["accounts"]
    assert all(sheet == sheets[0] for sheet in sheets)
    assert sheets[0]["totals"] == list(booked(database, table))
    assert sum(sheets[0]["totals"]) == sum(account["total"] for account in accounts)
    assert {"Dora", "Ema"} <= {account["name"] for account in accounts}


def refusal(page: Seat) -> str:
    while (message := json.loads(page.socket.recv(timeout=20)))["type"] != "refused":
        if message["type"] == "state":
            page.last = message
    return str(message["error"])


def booked(database: str, table: str) -> tuple[int, ...]:
    """What the engine alone books from what was dealt and done."""
    facts = [read(record) for record in facts_of(database, table)]
    assert any(isinstance(fact, Rose) for fact in facts)
    assert not any(isinstance(fact, TakenBack | Minded) for fact in facts)
    return replayed(facts)[0].carry.totals
