"""Events at the tables of the house: rounds begin by themselves, and results come from the tables."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from server.house import Guest, Hands, House, Seat, lowest
from tarok.bots import PLAYERS
from tarok.games import GAMES
from tarok.server import organizer, rooms

PARTS = {"games": GAMES, "bots": PLAYERS}
ROUNDS = {"kind": "rounds", "game": "slovenian_3", "rounds": 2, "deals": 1, "minutes": 10, "starts_in": 60}
ARENA = {"kind": "arena", "game": "slovenian_3", "deals": 1, "minutes": 10, "starts_in": 0}


@pytest.fixture
def house(database: str, clock: Hands, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(organizer, "EVERY", 0.02)
    monkeypatch.setattr("tarok.server.eventing.LISTED", 0.0)
    monkeypatch.setattr(rooms, "GRACE", 0.05)
    with House(database, **PARTS, now=clock) as house:
        yield house


def announced(house: House, plan: Any = ROUNDS, **more: Any) -> str:
    answer = house.guest().post("/api/events", {"title": "Tuesday", **plan, **more})
    assert 200 == answer.status_code, answer.text
    return str(answer.json()["id"])


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def entered(house: House, event: str, *names: str) -> list[Guest]:
    guests = [house.guest() for _ in names]
    for guest, name in zip(guests, names, strict=True):
        answer = guest.post(f"/api/events/{event}/own", {"name": name})
        assert 200 == answer.status_code, answer.text
    return guests


def look(guest: Guest, event: str) -> Any:
    return guest.get(f"/api/events/{event}").json()


def own(guest: Guest, event: str) -> Any:
    return guest.get(f"/api/events/{event}/own").json()


def waited(asked: Callable[[], Any]) -> Any:
    """Wait until something is so, and return it."""
    until = time.monotonic() + 30
    while not (found := asked()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def play(guest: Guest, table: str) -> None:
    with guest.play(table) as seat:
        play_out(seat)


def play_out(seat: Seat) -> None:
    seat.play_on(lowest)


def test_a_tournament_of_three_is_played_to_its_end(house: House, clock: Hands) -> None:
    event = announced(house)
    guests = entered(house, event, "Ana", "Bor", "Cene")
    assert "open" == look(guests[0], event)["info"]["stands"]
    clock.at += 60
    for number in (1, 2):
        tables = [waited(lambda guest=guest: own(guest, event)["table"]) for guest in guests]
        assert 1 == len(set(tables))
        assert number == look(guests[0], event)["info"]["round"]
        together(guests, tables[0])
        waited(lambda: not own(guests[0], event)["table"])
        clock.at += 21
    told = waited(lambda: (now := look(guests[0], event))["info"]["stands"] == "over" and now)
    assert [2, 2, 2] == [person["tables"] for person in told["people"]]


def together(guests: list[Guest], table: str) -> None:
    """Have these people play a deal at a table."""
    seats = [guest.play(table) for guest in guests]
    with seats[0] as one, seats[1] as two, seats[2] as three:
        over = set[int]()
        while len(over) < 3:
            for number, seat in enumerate((one, two, three)):
                if number in over:
                    continue
                seat.hear()
                if seat.last.get("view", {}).get("ended"):
                    over.add(number)
                elif seat.last.get("view", {}).get("legal"):
                    seat.act(lowest(seat.last["view"]))
