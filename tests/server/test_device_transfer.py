"""Taking one's places along to another browser."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from server.conftest import PARTS
from server.live_server import FORE, Guest, LiveServer
from tarok.server.accounts.device_transfer import VALID, DeviceTransfer
from tarok.server.core.errors import RequestError
from tarok.server.storage.event_store import EventStore

OLD = 1_700_000_000.0


def offer(guest: Guest) -> str:
    answer = guest.post("/api/guest/along", {})
    assert 200 == answer.status_code, answer.text
    return str(answer.json()["code"])


def take(guest: Guest, code: str, *, leave: bool = False) -> tuple[int, dict[str, object]]:
    answer = guest.post("/api/guest/take", {"code": code, "leave": leave})
    return answer.status_code, answer.json()


def test_another_browser_becomes_the_same_guest_once(server: LiveServer) -> None:
    old, new, third = server.guest(), server.guest(), server.guest()
    table = old.open(*FORE)
    code = offer(old)
    assert 3 == len(code.split("-"))
    assert (200, {"tables": 1}) == take(new, code.lower().replace("-", " "))
    assert [table] == [own["table"] for own in new.get("/api/tables").json()]
    assert old.cookie == new.cookie
    assert (409, {"error": "code_used"}) == take(third, code)
    assert "" == third.cookie


def test_nobody_leaves_own_tables_behind_unasked(server: LiveServer) -> None:
    old, new = server.guest(), server.guest()
    old.open(*FORE)
    for _ in range(2):
        new.open(*FORE)
    code = offer(old)
    before = new.cookie
    assert (409, {"error": "places_here", "tables": 2}) == take(new, code)
    assert before == new.cookie
    assert (200, {"tables": 1}) == take(new, code, leave=True)
    assert (409, {"error": "same_guest"}) == take(new, offer(new))


def test_who_is_no_guest_has_nothing_to_take_along(server: LiveServer) -> None:
    stranger = server.guest()
    assert (403, {"error": "no_guest"}) == (
        (answer := stranger.post("/api/guest/along", {})).status_code,
        answer.json(),
    )
    assert (404, {"error": "no_code"}) == take(stranger, "BCD-FGH-JKM")
    assert (404, {"error": "no_code"}) == take(stranger, "server")


def test_whoever_guesses_must_wait(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        guest, other = server.guest(), server.guest()
        for each in (guest, other):
            each.open(*FORE)
        code = offer(other)
        for _ in range(10):
            assert 404 == take(guest, "BCD-FGH-JKM")[0]
        status, answer = take(guest, code, leave=True)
        assert (429, "too_many_tries") == (status, answer["error"])


def test_of_many_who_take_a_code_at_once_at_two_servers_one_gets_it(database: str) -> None:
    with (
        LiveServer(database, **PARTS) as here,
        LiveServer(database, **PARTS) as there,
        ThreadPoolExecutor(max_workers=6) as crowd,
    ):
        old = here.guest()
        old.open(*FORE)
        guests = [server.guest() for server in (here, there) for _ in range(3)]
        answers = [status for status, _ in crowd.map(take, guests, [offer(old)] * 6)]
        assert [200, 409, 409, 409, 409, 409] == sorted(answers)


def test_after_ten_minutes_a_code_is_too_old(database: str) -> None:
    async def work() -> None:
        store, now = EventStore(database), [OLD]
        await store.open()
        along = DeviceTransfer(store, lambda: now[0])
        first, second = [(await along.offer("ana")).code for _ in range(2)]
        assert first != second
        now[0] = OLD + VALID - 1
        assert "ana" == await along.take(first)
        now[0] = OLD + VALID
        with pytest.raises(RequestError, match="code_old"):
            await along.take(second)
        await store.close()

    asyncio.run(work())
