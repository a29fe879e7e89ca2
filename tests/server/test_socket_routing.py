"""A connection is handed to the worker of its table; the two workers here are one process."""

import asyncio
import copy
import socket
from collections.abc import Awaitable, Callable

import pytest

from tarok.server.maintenance import workers
from tarok.server.maintenance.socket_routing import SocketRouter
from tarok.server.storage.worker_ipc import WorkerChannel

pytestmark = pytest.mark.skipif(not workers.possible(), reason="here processes share nothing that listens")

FIRST, SECOND = b"/api/tables/a/play", b"/api/tables/d/play?protocol=4"
"""The first one is of the worker at place 1, the second one of that at place 0."""


class Echo(asyncio.Protocol):
    """Says back what it hears."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.transport.write(b"heard " + data)


def with_two(
    work: Callable[[SocketRouter, asyncio.Transport, asyncio.StreamReader], Awaitable[None]],
) -> None:
    """Have the first of two workers do something with a connection that somebody has at the other end."""

    async def run() -> None:
        siblings = WorkerChannel(2)
        both = [copy.copy(siblings) for _ in range(2)]
        ushers = []
        for place, each in enumerate(both):
            each.be(place, f"worker {place}")
            ushers.append(SocketRouter(each, Echo))
            each.listen(lambda _: None, lambda _: None)
        here, there = socket.socketpair()
        reader, writer = await asyncio.open_connection(sock=there)
        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(asyncio.Protocol, here)
        await work(ushers[0], transport, reader)
        writer.close()
        transport.abort()
        for each in both:
            each.close()
        siblings.end()
        await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_page_is_led_to_the_worker_of_its_table() -> None:
    async def work(
        socket_router: SocketRouter, transport: asyncio.Transport, reader: asyncio.StreamReader
    ) -> None:
        assert socket_router.leads(FIRST, b"GET", transport)
        assert b"heard GET" == await reader.readexactly(9)
        assert transport.is_closing()

    with_two(work)


@pytest.mark.parametrize("target", [SECOND, b"/api/tables/a/seat", b"/api/watch/a/play"])
def test_what_is_no_page_of_another_stays(target: bytes) -> None:
    async def work(
        socket_router: SocketRouter, transport: asyncio.Transport, _: asyncio.StreamReader
    ) -> None:
        assert not socket_router.leads(target, b"GET", transport)
        assert not transport.is_closing()

    with_two(work)


def test_a_page_stays_whose_worker_has_died_until_another_is_there() -> None:
    async def work(
        socket_router: SocketRouter, siblings: WorkerChannel, transport: asyncio.Transport
    ) -> None:
        siblings.tell_of_death("worker", 1)
        await asyncio.sleep(0.01)
        assert not socket_router.leads(FIRST, b"GET", transport)
        again = copy.copy(siblings)
        again.be(1, "another")
        again.listen(lambda _: None, lambda _: None)
        await asyncio.sleep(0.01)
        assert socket_router.leads(FIRST, b"GET", transport)

    async def with_parent(
        socket_router: SocketRouter, transport: asyncio.Transport, _: asyncio.StreamReader
    ) -> None:
        parent = copy.copy(socket_router._siblings)
        parent.place = -1
        await work(socket_router, parent, transport)

    with_two(with_parent)


def test_a_page_stays_whose_worker_has_no_room_for_it() -> None:
    async def work(
        socket_router: SocketRouter, transport: asyncio.Transport, _: asyncio.StreamReader
    ) -> None:
        assert not socket_router.leads(FIRST, b"x" * 10**7, transport)
        assert not transport.is_closing()

    with_two(work)
