"""Actions that cost the server something are limited."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from server.conftest import PARTS
from server.live_server import FORE, Guest, Hands, LiveServer
from tarok.server.accounts import rate_limits
from tarok.server.accounts.rate_limits import RateLimits, Row, household
from tarok.server.core.errors import RequestError
from tarok.server.core.json_depth import DEEPEST
from tarok.server.core.settings import Settings
from tarok.server.http.request_checks import LARGEST
from tarok.server.http.uvicorn_protocol import BODY, EVERY, FRAME, FRAMES, HEAD
from tarok.server.room.connection_limits import FROM_ADDRESS, OF_GUEST, OF_SEAT
from tarok.server.room.connections import BACKLOG, PATIENCE
from tarok.server.storage import rate_counters
from tarok.server.storage.event_store import EventStore
from tarok.server.storage.rate_counters import InDatabase, InProcess, RateCounters

HERE, THERE = "203.0.113.5", "203.0.113.6"
WAYS = {"in this process": lambda _, now: InProcess(now), "in the database": InDatabase}


def opened(database: str, work: Callable[[EventStore], Awaitable[None]]) -> None:
    async def go() -> None:
        store = EventStore(database)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(go())


@pytest.mark.parametrize("way", WAYS)
def test_what_counts_counts_for_its_time(way: str, new_database: Callable[..., str], clock: Hands) -> None:
    async def count(store: EventStore) -> None:
        counted: RateCounters = WAYS[way](store, clock)
        assert [1, 2] == [await counted.incr("a", 60), await counted.incr("a", 60)]
        assert 5 == await counted.incr("b", 60, 5)
        assert (2, 0) == (await counted.get("a"), await counted.get("c"))
        assert clock.at + 60 == await counted.get_expiry("a")
        clock.at += 59
        assert 3 == await counted.incr("a", 60)
        clock.at += 1
        assert 0 == await counted.get("a")
        assert 1 == await counted.incr("a", 60)
        assert 1 == await counted.reset()  # of "b" nothing counts any more
        await counted.clear("a")
        assert (0, 0) == (await counted.get("a"), await counted.get("b"))

    opened(new_database(), count)


def test_a_process_keeps_a_number_of_counts_and_no_more(
    monkeypatch: pytest.MonkeyPatch, clock: Hands
) -> None:
    monkeypatch.setattr(rate_counters, "MOST", 3)

    async def count() -> None:
        counted = InProcess(clock)
        for key in "abcd":
            await counted.incr(key, 60)
        assert [0, 1, 1, 1] == [await counted.get(key) for key in "abcd"]

    asyncio.run(count())


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("127.0.0.1", None),
        ("127.1.2.3", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("", None),
        ("testclient", None),
    ],
)
def test_a_home_has_many_addresses(address: str, home: str | None) -> None:
    assert home == household(address)


def test_a_guest_waits_and_others_do_not(database: str, clock: Hands) -> None:
    async def go(store: EventStore) -> None:
        server = RateLimits(store, clock)
        for _ in range(30):
            await server.spend("tables", "ana", HERE)
        clock.at += 10
        with pytest.raises(RequestError) as refused:
            await server.spend("tables", "ana", HERE)
        assert 429 == refused.value.status
        assert {"error": "too_many", "what": "tables", "wait": 590} == refused.value.body
        assert {"Retry-After": "590"} == refused.value.headers
        await server.spend("tables", "bine", HERE)
        clock.at += 590
        await server.spend("tables", "ana", HERE)

    opened(database, go)


def test_a_new_guest_at_the_same_address_is_no_way_out(database: str, clock: Hands) -> None:
    async def go(store: EventStore) -> None:
        server = RateLimits(store, clock)
        for number in range(300):
            await server.spend("tables", f"guest {number}", f"2001:db8::{number:x}")
        with pytest.raises(RequestError):
            await server.spend("tables", "one more", "2001:db8::ffff")
        with pytest.raises(RequestError):
            await server.spend("tables", None, "2001:db8::")
        await server.spend("tables", "one more", THERE)

    opened(database, go)


def test_the_day_counts_too(database: str, clock: Hands) -> None:
    async def go(store: EventStore) -> None:
        server = RateLimits(store, clock)
        for _ in range(5):
            for _ in range(30):
                await server.spend("tables", "ana", HERE)
            clock.at += 600
        with pytest.raises(RequestError) as refused:
            await server.spend("tables", "ana", HERE)
        assert 24 * 3600 - 5 * 600 == refused.value.body["wait"]

    opened(database, go)


def test_whoever_calls_from_the_machine_itself_is_not_limited(database: str, clock: Hands) -> None:
    async def go(store: EventStore) -> None:
        server = RateLimits(store, clock)
        for _ in range(1000):
            await server.spend("tables", "ana", "127.0.0.1")

    opened(database, go)


@pytest.fixture
def street(database: str, clock: Hands) -> Iterator[LiveServer]:
    """A server behind a proxy that it trusts: guests come from where they say."""
    parts = {**PARTS, "settings": Settings(trusted_proxies=("127.0.0.1",)), "now": clock}
    with LiveServer(database, **parts) as server:
        yield server


def call(guest: Guest, method: str, path: str, **more: object) -> tuple[int, str, str | None]:
    answer = guest.call(method, path, headers={"X-Forwarded-For": HERE}, **more)
    return answer.status_code, answer.json().get("error", ""), answer.headers.get("Retry-After")


def test_the_house_refuses_and_says_when_to_come_again(
    street: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.ROWS, "tables", Row("tables", "2/10 minutes", "4/10 minutes"))
    guest, other = street.guest(), street.guest()
    wanted = {"game": "toy", "players": FORE}
    told = [call(each, "POST", "/api/tables", json=wanted) for each in (guest, guest, guest, guest)]
    assert [200, 200, 200, 429] == [status for status, _, _ in told]  # the first was nobody's yet
    assert (429, "too_many", "600") == told[-1]
    assert 429 == call(other, "POST", "/api/tables", json=wanted)[0]  # four from this address, and a fifth
    assert 200 == other.post("/api/tables", wanted).status_code


def test_calls_of_any_kind_are_limited(street: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.ROWS, "calls", Row("calls", "2/minute", "2/minute"))
    monkeypatch.setitem(rate_limits.ROWS, "files", Row("files", "1/minute", "1/minute"))
    guest = street.guest()
    assert [404, 404, 429] == [call(guest, "GET", "/api/tables/x")[0] for _ in range(3)]
    answer = guest.call("GET", "/api/games", headers={"X-Forwarded-For": HERE})
    assert "DENY" == answer.headers["X-Frame-Options"]
    first, second = (
        guest.call("GET", "/nothing", headers={"X-Forwarded-For": HERE}).status_code for _ in range(2)
    )
    assert first != 429
    assert 429 == second


def test_the_manual_tells_the_limits() -> None:
    manual = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
    row = re.compile(r"^\| `([a-z ]+)` \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)
    told = row.findall(manual.split("### Limits")[1])
    rows = [(row.what, row.guest or "–", row.address or "–") for row in rate_limits.ROWS.values()]
    assert rows == told[: len(rate_limits.ROWS)]
    assert all(row.site in manual and row.all in manual for row in rate_limits.ROWS.values())
    wires = [f"{FRAMES} at once, then {1 / EVERY:.0f} a second", f"{FRAME:,} bytes"]
    waits = [f"{HEAD:.0f} and {BODY:.0f} seconds", f"{PATIENCE} messages, {BACKLOG:,} characters"]
    pages = [
        f"at a table, in all processes | {OF_SEAT} |",
        f"of a guest, in all processes | {OF_GUEST} |",
        f"from an address, in each process | {FROM_ADDRESS} |",
    ]
    for said in (*wires, *waits, *pages, f"{LARGEST:,} bytes, {DEEPEST} brackets deep"):
        assert said in manual, said
