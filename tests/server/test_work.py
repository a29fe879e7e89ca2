"""Every call at its bounds: the memory it takes, and its work: notes folded, rows read, questions asked.

Seconds are told by `benchmarks/bounds.py`.
"""

import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec import to_builtins

import tarok.club.event as event_module
from server.conftest import PARTS
from server.live_server import Guest, LiveServer, store_facts
from server.test_book import note, slip
from server.test_fuzz import OPERATIONS
from tarok.club.formats import formats
from tarok.engine.json_codec import to_json
from tarok.server.storage.event_store import EventStore
from tarok.server.tournaments.repository import ID, STREAMS
from tarok.validation.bounds import NOTED, PEOPLE, ROUNDS

MEMORY = 50 * 2**20
"""How many bytes a call may take."""
SMALL = {"folded": 0, "rows": 400, "asked": 30}
"""The most work of a call that is about nothing large: the puzzles and tables of nobody."""
SHOWN = {"folded": 0, "rows": NOTED + 100, "asked": 200}
"""The most of one that shows a book: a process that folds large ones is told its facts, once."""
LARGE = {"folded": 4 * NOTED, "rows": NOTED + 100, "asked": 200}
"""The most of one about a full book: it is folded when it is opened, and thrice more for what changes it.

What goes on meanwhile in the server asks questions, too.
"""


@pytest.fixture(scope="module")
def work() -> Iterator[Counter[str]]:
    """What is counted of the work of all calls."""
    counts: Counter[str] = Counter()
    with pytest.MonkeyPatch.context() as patch:
        ask, taken = EventStore.ask, event_module.taken

        async def asked(store: EventStore, question: Any, read: Any) -> Any:
            found = await ask(store, question, read)
            counts.update(asked=1, rows=len(found))
            return found

        def folded(*given: Any) -> Any:
            counts["folded"] += 1
            return taken(*given)

        patch.setattr(EventStore, "ask", asked)
        patch.setattr(event_module, "taken", folded)
        yield counts


def measured(work: Counter[str], most: dict[str, int], call: Callable[[], Any]) -> Any:
    """Do a call, and hold what it takes against the most that it may take."""
    work.clear()
    tracemalloc.start()
    try:
        answer = call()
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < MEMORY
    assert {} == {what: number for what, number in work.items() if number > most[what]}
    return answer


def largest(schema: dict[str, Any], of: dict[str, Any]) -> Any:  # noqa: PLR0911 - a row a type
    """Return a value of a JSON schema at its bounds."""
    if "$ref" in schema:
        return largest(of[schema["$ref"].rsplit("/", 1)[1]], of)
    if "anyOf" in schema:
        return largest(schema["anyOf"][0], of)
    if "enum" in schema or "const" in schema:
        return schema.get("const", (schema.get("enum") or [None])[-1])
    match schema.get("type"):
        case "object":
            parts = {name: largest(each, of) for name, each in schema.get("properties", {}).items()}
            inside = schema.get("additionalProperties")
            if inside:
                value = "x" if inside is True else largest(inside, of)
                parts |= {f"x{number}": value for number in range(schema["maxProperties"])}
            return parts
        case "array":
            one = largest(schema["items"], of)
            return [one] * min(schema["maxItems"], 1 + 60_000 // len(to_json(one)))
        case "string":
            return "x" * schema["maxLength"]
        case "integer" | "number":
            return schema.get("maximum", schema.get("exclusiveMaximum", 1) - 1)
        case "boolean":
            return True
    return None


@pytest.fixture(scope="module")
def document(server: LiveServer) -> dict[str, Any]:
    told: dict[str, Any] = server.guest().get("/api/openapi.json").json()
    return told


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=range(len(OPERATIONS)))
def test_a_call_at_its_bounds_does_little(
    server: LiveServer, work: Counter[str], document: dict[str, Any], method: str, path: str
) -> None:
    described, guest = document["paths"][path][method.lower()], server.guest()
    guest.get("/api/puzzles")  # what is read once for all is
    there = path
    for each in described.get("parameters", ()):
        if each["in"] == "path":
            value = 10**6 if each["schema"].get("type") == "integer" else "x" * 64
            there = there.replace(f"{{{each['name']}}}", str(value))
    contents = described.get("requestBody", {}).get("content", {}).values()
    bodies = [largest(each["schema"], document["components"]["schemas"]) for each in contents]
    more = {"json": bodies[0]} if bodies else {}
    answer = measured(work, SMALL, lambda: guest.call(method, there, **more))
    assert answer.status_code < 500


def evening() -> list[dict[str, Any]]:
    """An event as large as one may be: 1,000 people, and rounds until 9,000 notes are there."""
    friendly = to_builtins(formats()["friendly"])
    tables = {str(size): kind for size, kind in friendly["tables"].items()}
    stages = [{"draw": "random", "times": ROUNDS}]
    people = [f"person {number:03}" for number in range(PEOPLE)]
    seats = [people[first : first + 4] for first in range(0, PEOPLE, 4)]
    whats: list[dict[str, Any]] = [
        {"type": "opened", "title": "x" * 500, "format": {**friendly, "tables": tables, "stages": stages}},
        *({"type": "entered", "who": who, "name": who.ljust(60, "x")} for who in people),
    ]
    number = 0
    while len(whats) + len(seats) < 9000:
        number += 1
        whats.append({"type": "drawn", "round": number, "tables": seats})
        whats += [{**slip(table, 30, -30, 20, -20), "round": number} for table in range(1, len(seats) + 1)]
        whats.append({"type": "closed", "round": number})
    return [note(clock, what) for clock, what in enumerate(whats, 1)]


class Full:
    """The server with a book that is full."""

    def __init__(self, server: LiveServer, database: str) -> None:
        self.server = server
        self.guest: Guest = server.guest()
        first, *rest = evening()
        made = self.guest.post("/api/books", {"kind": "event", "notes": [first]}).json()
        self.key, self.upto = made["links"]["director"], len(rest) + 2
        store_facts(database, STREAMS + self.key[:ID], *({"role": "director", "note": each} for each in rest))
        self.slips = [each["id"] for each in rest if each["what"]["type"] == "slip"]

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Call, and wait: what is measured takes several times as long."""
        return self.guest.call(method, path, json=body, timeout=300)

    def correct(self, count: int, instead: dict[str, Any], device: str) -> Any:
        body = [
            note(
                10_000 + at,
                {"type": "corrected", "of": of, "instead": {**instead, "table": at + 1}},
                device,
                "?",
            )
            for at, of in enumerate(self.slips[:count])
        ]
        return self.call("POST", f"/api/books/{self.key}", {"after": self.upto, "notes": body})


@pytest.fixture(scope="module")
def full(new_database: Callable[[], str], work: Counter[str]) -> Iterator[Full]:
    del work  # it is counted from the beginning
    database = new_database()
    with LiveServer(database, **PARTS) as server:
        yield Full(server, database)


@pytest.mark.long
def test_a_full_book_is_opened_shown_and_drawn_within_bounds(full: Full, work: Counter[str]) -> None:
    book, call = f"/api/books/{full.key}", full.call
    told = measured(work, LARGE, lambda: call("POST", book, {"after": 0})).json()
    assert (500, True) == (len(told["notes"]), told["more"])
    for path, most in (("board", SHOWN), ("draw", SHOWN), ("links", SHOWN), ("board", SHOWN)):
        answer = measured(work, most, lambda path=path: call("GET", f"{book}/{path}"))
        assert 200 == answer.status_code, answer.text
    link = call("GET", f"{book}/links").json()["links"]["wall"]
    assert PEOPLE == len(
        measured(work, SHOWN, lambda: call("GET", f"/api/books/{link}/board")).json()["people"]
    )
    season = {"books": [link]}
    assert 200 == measured(work, SHOWN, lambda: call("POST", "/api/seasons", season)).status_code


def test_what_changes_a_full_book_is_folded_a_fixed_number_of_times(full: Full, work: Counter[str]) -> None:
    """200 corrections are one fold if all fit; where they do not, most are refused rather than folded."""
    full.call("POST", f"/api/books/{full.key}", {"after": full.upto})
    answer = measured(work, LARGE, lambda: full.correct(200, slip(1, 0, 0, 0, 0), "one"))
    assert [] == answer.json()["refused"]
    answer = measured(work, LARGE, lambda: full.correct(200, slip(1, 1, 1, 1), "two"))
    errors = Counter(each["error"] for each in answer.json()["refused"])
    assert {"unfit", "too_much"} == set(errors)
    assert 200 == errors.total()
