"""Measure what large books, seasons and reports of strangers cost people who play on the same server.

Tables are played at as in `table.py`.  In turn nothing else happens, or somebody notes in a book of 1,000
people and looks at its board, asks for the table of a season with it, or has reports made on deals.  How soon
moves are seen is told of each turn, and in the 99th of 100 what that is times the quiet turns.

Example: python benchmarks/folding.py --tables 8 --pause 0.5 --seconds 10
"""

import argparse
import http.client
import json
import multiprocessing
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from statistics import quantiles
from threading import Thread
from typing import Any

from people import PROTOCOL, Wanted
from table import WARM, crowd, server
from websockets.sync.client import connect

from tarok.games import GAMES

KINDS = ["books", "seasons", "reports"]
PEOPLE = 1000
AT_ONCE = 200
"""How many notes one call brings."""
LATE = 15
"""How many notes with an old clock come at once."""
EVENINGS = 5
"""How many books a season has."""
DEALS = 4
"""On how many deals reports are made at the same time."""


class Stranger:
    """Somebody who calls from the same machine, and so is not limited."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookie = ""

    def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Return the status and the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        headers = {"Content-Type": "application/json", "Cookie": self._cookie}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = connection.getresponse()
        text = response.read()
        if told := response.getheader("Set-Cookie"):
            self._cookie = told.split(";")[0]
        connection.close()
        return response.status, json.loads(text) if text.startswith((b"{", b"[")) else None

    def book(self, people: int) -> str:
        """Begin a book with this number of people; return the director's key."""
        opened = _note(1, {"type": "opened", "title": "Large", "format": "friendly"})
        _, made = self.call("POST", "/api/books", {"kind": "event", "notes": [opened]})
        key: str = made["links"]["director"]
        notes = [
            _note(at + 2, {"type": "entered", "who": f"w{at}", "name": f"n{at}"}) for at in range(people)
        ]
        for first in range(0, people, AT_ONCE):
            self.call("POST", f"/api/books/{key}", {"after": 0, "notes": notes[first : first + AT_ONCE]})
        return key

    def deal(self) -> str:
        """Play a deal with bots; return the link to it."""
        _, opened = self.call("POST", "/api/tables", {"game": "slovenian"})
        table = opened["table"]
        address = f"ws://127.0.0.1:{self._port}/api/tables/{table}/play?protocol={PROTOCOL}"
        with connect(address, additional_headers={"Cookie": self._cookie}) as line:
            while True:
                told = json.loads(line.recv())
                if told["type"] != "state":
                    continue
                if told["view"]["ended"]:
                    break
                if legal := told["view"]["legal"]:
                    first = legal[0]
                    action = {"type": "play", "card": first} if isinstance(first, int) else first
                    line.send(json.dumps({"type": "act", "v": told["v"], "action": action}))
        _, deal = self.call("GET", f"/api/tables/{table}/deals/1")
        link: str = deal["id"]
        return link


def _note(clock: int, what: object, device: str = "desk") -> dict[str, object]:
    return {"id": f"{device}-{clock}-{time.monotonic_ns()}", "clock": clock, "device": device, "what": what}


def note_late(stranger: Stranger, key: str) -> int:
    """Note what is older than all the rest, and look at what the book comes to."""
    paid = [_note(5, {"type": "paid", "who": "w1", "amount": 1}, f"late{at}") for at in range(LATE)]
    stranger.call("POST", f"/api/books/{key}", {"after": 0, "notes": paid})
    return stranger.call("GET", f"/api/books/{key}/board")[0]


def work(kind: str, port: int, ready: Event, begin: Event, end: Event) -> None:
    """Do what a stranger does, from when they are told to until they are to stop, and print how often."""
    stranger, done = Stranger(port), dict[int, int]()
    doings: list[Callable[[], int]] = []
    if kind == "books":
        key = stranger.book(PEOPLE)
        doings = [lambda: note_late(stranger, key)] * 2
    elif kind == "seasons":
        keys = [stranger.book(PEOPLE // 2) for _ in range(EVENINGS)]
        doings = [lambda: stranger.call("POST", "/api/seasons", {"books": keys})[0]] * 2
    elif kind == "reports":
        links = [stranger.deal() for _ in range(DEALS)]
        doings = [lambda link=link: stranger.call("GET", f"/api/deals/{link}/report")[0] for link in links]
    ready.set()
    begin.wait()

    def again(doing: Callable[[], int]) -> None:
        while not end.is_set():
            status = doing()
            done[status] = done.get(status, 0) + 1
            if kind == "reports":
                return

    threads = [Thread(target=again, args=(doing,), daemon=True) for doing in doings]
    for each in threads:
        each.start()
    end.wait()
    print(f"  {kind}: answers by status {done}")


@contextmanager
def stranger_of(kind: str, port: int) -> Iterator[Event]:
    """Have a stranger at work in a process of their own, once the event is set."""
    spawning = multiprocessing.get_context("spawn")
    ready, begin, end = spawning.Event(), spawning.Event(), spawning.Event()
    process = spawning.Process(target=work, args=(kind, port, ready, begin, end))
    process.start()
    ready.wait()
    yield begin
    end.set()
    process.join(5)
    process.kill()


def main() -> None:
    """Start a server, let people play, and print how soon they see moves while strangers are at work."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=8, help="how many tables")
    parser.add_argument("--pause", type=float, default=0.5, help="how many seconds people think, on average")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each turn takes")
    parser.add_argument(
        "--kinds", nargs="+", default=["books", "seasons", "reports"], help="what strangers do"
    )
    parser.set_defaults(database=None, workers=1)
    asked = parser.parse_args()
    wanted = Wanted("slovenian", GAMES["slovenian"]().places, asked.pause)
    with (
        tempfile.TemporaryDirectory() as folder,
        server(asked, folder) as (_, port),
        crowd(port, [asked.tables], wanted) as (line,),
    ):

        def measured(seconds: float) -> list[float]:
            line.send("count")
            line.recv()
            time.sleep(seconds)
            line.send("tell")
            counts, _ = line.recv()
            cuts = quantiles([1000 * took for took in (*counts.own, *counts.others)], n=100)
            return [cuts[49], cuts[98]]

        time.sleep(WARM)
        for kind in asked.kinds:
            with stranger_of(kind, port) as begin:
                time.sleep(WARM)
                quiet = measured(asked.seconds)
                begin.set()
                busy = measured(asked.seconds)
            again = measured(asked.seconds)
            idle = max(quiet[1], again[1])
            print(
                f"{kind}: seen after {busy[0]:.1f} ms, {busy[1]:.1f} ms in the worst of 100;"
                f" quiet before {quiet[0]:.1f} and {quiet[1]:.1f}, after {again[0]:.1f} and {again[1]:.1f}:"
                f" {busy[1] / idle:.1f} times"
            )


if __name__ == "__main__":
    main()
