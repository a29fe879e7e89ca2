"""The secrets that cookies are signed with: where they come from, and how one follows another."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from server.conftest import PARTS
from server.live_server import FORE, Guest, Hands, LiveServer, lowest
from tarok.server.accounts import operator_orders
from tarok.server.accounts.operator_orders import OperatorSettings, given_secrets, mark, rotate
from tarok.server.maintenance import operator_worker
from tarok.server.storage.event_store import EventStore

A, B, C = "a" * 32, "b" * 32, "c" * 40
DAY = 24 * 3600.0


def at_desk(database: str, work: Callable[[EventStore], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = EventStore(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def keys(store: EventStore, at: float, *given: str) -> tuple[str, ...]:
    """Return the secrets that count for a process that begins at this time."""
    desk = OperatorSettings(store, lambda: at, lambda: given)
    await desk.open()
    return desk.keys


async def new(store: EventStore, secret: str, at: float) -> None:
    """Have another secret at this time."""
    last = (await store.latest(["server"]))["server"]
    assert await store.append("server", last, [("secret", secret)], at)


def test_a_new_secret_signs_after_ten_seconds_and_the_old_one_counts_for_thirty_days(database: str) -> None:
    async def look(store: EventStore) -> list[tuple[str, ...]]:
        await store.append("server", 0, [("secret", A)], 0.0)
        await new(store, B, 1000.0)
        moments = (1001.0, 1011.0, 1000.0 + 29 * DAY, 1000.0 + 31 * DAY)
        return [await keys(store, at) for at in moments]

    assert [(B, A), (A, B), (A, B), (B,)] == at_desk(database, look)


def test_a_secret_of_the_environment_signs_and_that_of_the_database_counts_for_thirty_days(
    file: str,
) -> None:
    async def look(store: EventStore) -> list[tuple[str, ...]]:
        await store.append("server", 0, [("secret", A)], 0.0)
        first = await keys(store, 1000.0, B)
        later = [await keys(store, at, B) for at in (1011.0, 1000.0 + 31 * DAY)]
        assert [("secret", A), ("elsewhere", mark(B))] == [
            (record.kind, record.body) for record in await store.read("server")
        ]
        both = await keys(store, 100 * DAY, C, B), await keys(store, 101 * DAY, B, C)
        return [first, *later, *both]

    assert [(B, A), (A, B), (B,), (C, B), (B, C)] == at_desk(file, look)


def test_a_secret_that_is_not_given_any_more_is_missed(file: str) -> None:
    async def look(store: EventStore) -> None:
        await keys(store, 1000.0, B)
        with pytest.raises(ValueError, match="TAROK_SECRET and TAROK_SECRET_FILE do not give it;"):
            await keys(store, 2000.0)
        with pytest.raises(ValueError, match="do not give it, but another one;"):
            await keys(store, 2000.0, C)
        with pytest.raises(ValueError, match="put a new one there, before the old one"):
            await rotate(store, here=False)
        assert await rotate(store, here=True)
        (own,) = await keys(store, 2e9)
        assert 40 < len(own)
        assert (B, own) == await keys(store, 2e9, B)

    at_desk(file, look)


def test_a_running_process_takes_up_what_a_file_gives_now(file: str) -> None:
    async def look(store: EventStore) -> list[tuple[str, ...]]:
        given, clock = [B], Hands()
        desk = OperatorSettings(store, clock, lambda: tuple(given))
        await desk.open()
        clock.at += 11.0
        given.insert(0, C)
        found = []
        for wait in (2.0, 11.0):
            clock.at += wait
            await desk.look()
            found.append(desk.keys[-1])
        return found

    assert [B, C] == at_desk(file, look)


@pytest.mark.parametrize(
    ("text", "file", "sentence"),
    [
        ("short", None, "a secret of TAROK_SECRET has 5 characters, and 32 are the fewest"),
        (f"{A} short", None, "has 5 characters"),
        (A, "there", "TAROK_SECRET and TAROK_SECRET_FILE both name a secret"),
        ("", "nowhere", "nowhere (TAROK_SECRET_FILE) cannot be read: No such file"),
        ("", " ", "there is no secret in"),
    ],
)
def test_a_secret_that_is_no_good_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, file: str | None, sentence: str
) -> None:
    monkeypatch.setenv("TAROK_SECRET", text)
    if file:
        (tmp_path / "there").write_text(file)
        monkeypatch.setenv("TAROK_SECRET_FILE", str(tmp_path / ("nowhere" if file == "nowhere" else "there")))
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - what it says is looked at
        given_secrets()
    assert sentence in str(refused.value)


def test_secrets_are_read_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret").write_text(f"{A}\n{B}\n")
    monkeypatch.setenv("TAROK_SECRET_FILE", str(tmp_path / "secret"))
    assert (A, B) == given_secrets()


def test_whoever_comes_back_is_known_and_gets_a_cookie_of_the_new_secret(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator_worker, "PACE", 0.02)
    monkeypatch.setattr(operator_orders, "HEARD", 0.0)
    with LiveServer(database, **PARTS) as server:
        ana, bea = server.guest(), server.guest()
        table, other = ana.open(*FORE), bea.open(*FORE)
        with ana.play(table) as seat:
            seat.play_on(lowest)
            deal = ana.get(f"/api/tables/{table}/deals/1").json()["id"]
            watch = ana.post(f"/api/tables/{table}/watch", {}).json()
            code = ana.post(f"/api/tables/{table}/code", {}).json()
            former = ana.cookie
            at_desk(database, lambda store: rotate(store, here=False))
            while ana.cookie == former:
                assert [table] == [own["table"] for own in ana.get("/api/tables").json()]
            renewed = ana.cookie
            assert former.partition(".")[0] == renewed.partition(".")[0]
            assert [table] == [own["table"] for own in ana.get("/api/tables").json()]
            assert renewed == ana.cookie
            assert watch == ana.post(f"/api/tables/{table}/watch", {}).json()
            assert code == ana.post(f"/api/tables/{table}/code", {}).json()
            assert deal == ana.get(f"/api/tables/{table}/deals/1").json()["id"]
            assert 200 == bea.get(f"/api/deals/{deal}").status_code
        with bea.play(other) as seat:  # with the old cookie
            assert seat.hear()["table"]["place"] == 0
        forged = Guest(server.host, ana.cookie[:-3])
        assert [] == forged.get("/api/tables").json()
