"""A seat has a few pages, and its person knows of them; guests and addresses have a number of them, too."""

import asyncio
import json
from contextlib import ExitStack

import pytest

from server.conftest import PARTS
from server.live_server import FORE, Guest, Hands, LiveServer, Seat, lowest
from server.test_rate_limits import HERE, street
from tarok.server.accounts import rate_limits
from tarok.server.accounts.rate_limits import Row
from tarok.server.room.connection_limits import (
    ELSEWHERE,
    FROM_ADDRESS,
    OF_GUEST,
    OF_SEAT,
    TOO_MANY,
    ConnectionLimits,
)
from tarok.server.room.connections import BACKLOG, LATER, Connection
from tarok.server.table.messages import PROTOCOL

__all__ = ["street"]


def page(
    guest: str | None = "ana", *, remembers: bool = True, since: float = 0.0, name: str = ""
) -> Connection:
    return Connection(guest, wants_brief=remembers, since=since, name=name)


def told(reader: Connection) -> list[int]:
    return [json.loads(reader.outbox.get_nowait())["pages"] for _ in range(reader.outbox.qsize())]


def test_of_too_many_pages_at_a_seat_the_oldest_is_closed() -> None:
    sockets = ConnectionLimits()
    pages = [page() for _ in range(OF_SEAT + 1)]
    for each in pages:
        assert sockets.open(each, "table", "127.0.0.1")
    assert [True, False, False, False, False] == [each.closed.is_set() for each in pages]
    assert ELSEWHERE == pages[0].close_code
    sockets.close(pages[0], "table", "127.0.0.1")
    assert sockets.open(page(), "another table", "127.0.0.1")
    assert sockets.open(page("bine"), "table", "127.0.0.1")
    assert not any(each.closed.is_set() for each in pages[1:])


def test_a_page_that_calls_again_takes_the_place_of_its_former_connection() -> None:
    sockets = ConnectionLimits()
    others = [page(name=str(number)) for number in range(OF_SEAT - 1)]
    first, again = page(name="phone"), page(name="phone")
    for each in (*others, first, again, page("bine", name="phone")):
        assert sockets.open(each, "table", "127.0.0.1")
    assert (True, ELSEWHERE) == (first.closed.is_set(), first.close_code)
    assert not any(each.closed.is_set() for each in (*others, again))
    assert [OF_SEAT] == told(again)


def test_a_page_that_calls_again_is_not_told_of_itself(database: str) -> None:
    with LiveServer(database, **PARTS) as server:
        guest = server.guest()
        table = guest.open(*FORE)
        with guest.play(table, protocol=PROTOCOL, page="p1") as former:
            former.hear()
            with guest.play(table, protocol=PROTOCOL, page="p1") as seat:
                seat.hear()
                seat.say(type="stop", v=1)
                assert "refused" == seat.hear_any()["type"]


def test_a_person_is_told_how_many_pages_they_have_at_a_table() -> None:
    sockets = ConnectionLimits()
    first, second, old, other = page(), page(), page(remembers=False), page("bine")
    for each in (first, second, old, other):
        assert sockets.open(each, "table", "")
    sockets.close(first, "table", "")
    sockets.close(old, "table", "")
    assert [2, 3] == told(first)
    assert [2, 3, 2, 1] == told(second)
    assert [] == told(old)
    assert [] == told(other)


def test_pages_in_other_processes_count_for_a_seat() -> None:
    there: list[float] = []
    sockets = ConnectionLimits(lambda table, guest: there if (table, guest) == ("table", "ana") else [])
    first, second, other = (page(since=since) for since in (1.0, 3.0, 5.0))
    for each in (first, second):
        assert sockets.open(each, "table", "")
    assert sockets.open(other, "another table", "")
    assert [[2], [2], []] == [told(each) for each in (first, second, other)]
    there += [2.0, 4.0]
    sockets.recount("table")
    assert [[4], [4]] == [told(each) for each in (first, second)]
    there.append(6.0)
    sockets.recount("table")
    assert (True, ELSEWHERE) == (first.closed.is_set(), first.close_code)
    there += [7.0]  # that of 2.0 is the oldest now, and closed where it is
    sockets.recount("table")
    assert not second.closed.is_set()
    assert [] == told(second)
    there[:] = [4.0]
    sockets.recount("table")
    sockets.close(first, "table", "")
    assert [2] == told(second)


def test_a_seat_has_four_pages_at_two_processes_together(database: str) -> None:
    with LiveServer(database, **PARTS) as here, LiveServer(database, **PARTS) as there, ExitStack() as stack:
        guest = here.guest()
        table = guest.open(*FORE)
        also = Guest(there.host, guest.cookie)
        first = stack.enter_context(guest.play(table, protocol=PROTOCOL))
        first.hear()  # a page has called before it is in: only now it is the oldest
        others = [stack.enter_context(each.play(table, protocol=PROTOCOL)) for each in (also, guest, also)]
        for seat in (first, *others):
            until_also(seat, OF_SEAT)
        last = stack.enter_context(also.play(table, protocol=PROTOCOL))
        assert ELSEWHERE == first.closed()
        until_also(last, OF_SEAT)
        last.socket.close()
        for seat in others:
            until_also(seat, OF_SEAT - 1)


def until_also(seat: Seat, pages: int) -> None:
    """Wait until a page is told that its guest has this number of them at the table."""
    while (told := seat.hear_any())["type"] != "also" or told["pages"] != pages:
        pass


def test_a_guest_and_an_address_have_a_number_of_pages() -> None:
    sockets = ConnectionLimits()
    first = page()
    assert sockets.open(first, "table 0", HERE)
    for number in range(1, OF_GUEST):
        assert sockets.open(page(), f"table {number}", HERE)
    assert not sockets.open(page(), "one more", HERE)
    assert sockets.open(page("bine"), "one more", HERE)
    sockets.close(first, "table 0", HERE)
    assert sockets.open(page(), "one more", HERE)
    for _ in range(FROM_ADDRESS - OF_GUEST - 1):
        assert sockets.open(page(None), "table", HERE)
    assert not sockets.open(page(None), "table", HERE)
    assert sockets.open(page(None), "table", "127.0.0.1")


def test_pages_in_other_processes_count_for_a_guest_at_all_tables() -> None:
    there = {"ana": OF_GUEST - 1}
    sockets = ConnectionLimits(at_all=lambda guest: there.get(guest, 0))
    assert sockets.open(page(), "table", HERE)
    assert not sockets.open(page(), "another table", HERE)
    assert sockets.open(page("bine"), "another table", HERE)
    there.clear()
    assert sockets.open(page(), "another table", HERE)


def test_only_a_number_of_characters_waits_for_a_page() -> None:
    slow, quick = page(), page()
    slow.send("x" * BACKLOG)  # one alone may be long
    assert not slow.closed.is_set()
    slow.send("x")
    assert (True, LATER) == (slow.closed.is_set(), slow.close_code)
    for _ in range(3):
        quick.send("x" * (BACKLOG - 1))
        assert BACKLOG - 1 == len(asyncio.run(quick.next_message()))
    assert not quick.closed.is_set()


def test_the_fifth_page_of_a_seat_closes_the_first_and_says_why(server: LiveServer) -> None:
    guest = server.guest()
    table = guest.open(*FORE)
    with guest.play(table) as first:
        first.hear()
        others = [guest.play(table) for _ in range(OF_SEAT)]
        for other in others:
            other.__enter__().hear()
        assert ELSEWHERE == first.closed()
        assert "opened elsewhere" == first.socket.close_reason
        for other in others:
            other.__exit__(None, None, None)


def from_there(guest: Guest, table: str) -> "tuple[int, str]":
    with guest.play(table, headed={"X-Forwarded-For": HERE}) as seat:
        return seat.closed(), str(seat.socket.close_reason)


def test_whoever_comes_again_and_again_has_to_wait(
    street: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.ROWS, "sockets", Row("sockets", "0/minute", "9/minute"))
    guest = street.guest()
    assert (TOO_MANY, "too many pages") == from_there(guest, guest.open(*FORE))


def test_advice_is_given_a_number_of_times(
    street: LiveServer, clock: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.ROWS, "suggestions", Row("suggestions", "1/minute", "9/minute"))
    guest = street.guest()
    with guest.play(guest.open(*FORE), headed={"X-Forwarded-For": HERE}) as seat:
        v = seat.hear()["v"]
        seat.say(type="suggest", v=v)
        assert "suggestion" == seat.hear()["type"]
        seat.say(type="suggest", v=v)
        assert "too_many" == seat.hear()["error"]
        clock.at += 61
        seat.say(type="suggest", v=v)
        assert "suggestion" == seat.hear()["type"]
        seat.do(lowest(seat.last["view"]))
