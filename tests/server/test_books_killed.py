"""The power is cut in the middle of a round: what a house has said it has stored is there, and once."""

import threading
from pathlib import Path
from typing import Any

import httpx2

from server.running import Running
from server.test_books import drawn, ids, note, said


def scored(phone: int, clock: int) -> dict[str, Any]:
    """What the phone of a table notes: a misdeal."""
    what = {"type": "scored", "round": 1, "table": phone, "entry": {"type": "misdeal", "place": clock % 4}}
    return note(clock, what, f"phone{phone}")


class Phone(threading.Thread):
    """A table's phone, which sends one note after another and keeps those of which it heard nothing."""

    def __init__(self, house: Running, key: str, number: int) -> None:
        super().__init__()
        self.guest, self.key, self.number = house.guest(), key, number
        self.kept: list[dict[str, Any]] = []
        self.stored: list[str] = []
        self.some = threading.Event()

    def run(self) -> None:
        for clock in range(20, 2000):
            self.kept.append(scored(self.number, clock))
            try:
                told = said(self.guest, self.key, self.kept[-1])
            except httpx2.HTTPError:
                return
            assert [] == told["refused"]
            self.stored.append(self.kept[-1]["id"])
            if len(self.stored) == 10:
                self.some.set()


def test_nothing_is_lost_when_the_power_is_cut_in_mid_round(database: str, tmp_path: Path) -> None:
    with Running(database, tmp_path) as house:
        made = house.guest().post("/api/books", {"kind": "event", "notes": drawn()}).json()
        director = made["links"]["director"]
        links = house.guest().get(f"/api/books/{director}/links").json()["links"]
        phones = [Phone(house, links[f"table {number}"], number) for number in (1, 2)]
        for phone in phones:
            phone.start()
        for phone in phones:
            assert phone.some.wait(30)
        house.process.kill()
        for phone in phones:
            phone.join()
    with Running(database, tmp_path) as house:
        guest = house.guest()
        found = ids(said(guest, director, after=made["upto"]))
        for phone in phones:
            assert set(phone.stored) <= set(found)
            told = said(guest, phone.key, *phone.kept[-2:])  # the last one may be there, or not
            assert [] == told["refused"]
        everything = [each["id"] for phone in phones for each in phone.kept]
        now = ids(said(guest, director, after=made["upto"]))
        assert sorted(everything) == sorted(now)
        board = guest.get(f"/api/books/{director}/board").json()
        deals = [table["deals"] for table in board["rounds"][0]["tables"]]
        assert [len(phone.kept) for phone in phones] == deals
