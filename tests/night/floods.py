"""Floods: what strangers send as fast as they can, and what becomes of those who play meanwhile.

`python tests/night/floods.py [SECONDS [FLOOD …]]` prints a row for each, or for those that are named.
"""

import asyncio
import multiprocessing
import os
import re
import socket
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import State

sys.path.insert(0, str(Path(__file__).parents[1]))
from night.strangers import Caller, Good, Server, percentile, refused, tell, why

GOOD = 6
"""How many people play."""
SECONDS = 6.0
"""How long a flood lasts."""
BAD = "203.0.113."
STATUS, LENGTH = re.compile(rb"HTTP/1\.1 (\d+) "), re.compile(rb"(?i)content-length: (\d+)")


async def elsewhere(_: str, until: float) -> Counter[str]:
    """A process that takes a core, and lets the server alone: what others do is to be compared with it."""
    while time.time() < until:
        sum(range(10_000))
        await asyncio.sleep(0)
    return Counter()


def pour(page: ClientConnection, frames: bytes) -> None:
    """Send frames as they are, unless the page has been sent away."""
    if page.state is State.OPEN:
        page.transport.write(frames)


async def bombs(host: str, until: float) -> Counter[str]:
    """24 pages that send small frames which unpack to large ones."""
    packer = zlib.compressobj(wbits=-12)
    packed = (packer.compress(b"x" * 65_000) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    frame = bytes([0xC1, 0x80 | len(packed), 0, 0, 0, 0]) + packed

    async def bomb(number: int) -> Counter[str]:
        caller, found = Caller(host, f"{BAD}{number}"), Counter[str]()
        table = await caller.open()
        while time.time() < until:
            async with caller.page(table) as page:
                pour(page, frame * 1000)
                reason = await why(page)
            found[reason] += 1
            if "too many pages" in reason:
                await asyncio.sleep(0.2)
        return found

    return sum(await asyncio.gather(*map(bomb, range(24))), Counter[str]())


async def half_open(host: str, until: float) -> Counter[str]:
    """900 connections that never say what they want."""
    found, (name, port) = Counter[str](), host.split(":")
    lines = []
    for _ in range(900):
        line = socket.create_connection((name, int(port)))
        line.sendall(b"GET / HTTP/1.1\r\nHo")
        lines.append(line)
    await asyncio.sleep(max(until - time.time(), 12))  # longer than a head may take
    for line in lines:
        line.settimeout(0.0)
        try:
            found["closed" if line.recv(1) == b"" else "answered"] += 1
        except BlockingIOError:
            found["still open"] += 1
        except ConnectionError:
            found["closed"] += 1
        line.close()
    return found


async def frames(host: str, until: float, opcode: Opcode = Opcode.TEXT) -> Counter[str]:
    """8 pages that say something as fast as they can, and read nothing."""
    frame = Frame(opcode, b'{"type":"next","v":1}').serialize(mask=True)

    async def shout(number: int) -> Counter[str]:
        caller, found = Caller(host, f"{BAD}{number + 30}"), Counter[str]()
        table = await caller.open()
        while time.time() < until:
            async with caller.page(table) as page:
                for _ in range(100):
                    pour(page, frame * 500)
                    await asyncio.sleep(0)
                reason = await why(page)
            found[reason] += 1
            if "too many pages" in reason:
                await asyncio.sleep(0.2)
        return found

    return sum(await asyncio.gather(*map(shout, range(8))), Counter[str]())


async def pings(host: str, until: float) -> Counter[str]:
    """8 pages that ping as fast as they can, and read nothing."""
    return await frames(host, until, Opcode.PING)


async def _calls(host: str, until: float, asked: str) -> Counter[str]:
    """20 lines from one address, each of which asks again as soon as it is answered."""
    found, request = Counter[str](), asked.replace("\n", "\r\n").encode()

    async def go() -> None:
        reader, writer = await asyncio.open_connection(*host.split(":"))
        while time.time() < until:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(int(LENGTH.findall(head)[0]))
            found[STATUS.findall(head)[0].decode()] += 1
        writer.close()

    await asyncio.gather(*(go() for _ in range(20)))
    return found


async def gets(host: str, until: float) -> Counter[str]:
    """The list of games, over and over."""
    head = f"Accept-Encoding: gzip\nX-Forwarded-For: {BAD}50"
    return await _calls(host, until, f"GET /api/games HTTP/1.1\nHost: x\n{head}\n\n")


async def tables(host: str, until: float) -> Counter[str]:
    """New tables, over and over."""
    body = '{"game":"slovenian"}'
    head = f"Content-Type: application/json\nContent-Length: {len(body)}\nX-Forwarded-For: {BAD}51"
    return await _calls(host, until, f"POST /api/tables HTTP/1.1\nHost: x\n{head}\n\n{body}")


async def guesses(host: str, until: float) -> Counter[str]:
    """Codes, over and over."""
    asked = f"GET /api/codes/BCDFGH HTTP/1.1\nHost: x\nX-Forwarded-For: {BAD}52\n\n"
    return await _calls(host, until, asked)


async def one_seat(host: str, until: float) -> Counter[str]:
    """1,000 pages at one seat."""
    caller = Caller(host, f"{BAD}60")
    table = await caller.open()
    tasks = []
    for _ in range(1000):
        tasks.append(asyncio.create_task(refused(caller.page(table))))
        await asyncio.sleep(0.003)
    await asyncio.sleep(max(0.0, until - time.time()))
    found = Counter(task.result() if task.done() else "still open" for task in tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


async def reconnecting(host: str, until: float) -> Counter[str]:
    """3 guests of one address who hang up and come again, at once."""
    found = Counter[str]()

    async def go() -> None:
        caller = Caller(host, f"{BAD}70")
        table = await caller.open()
        while time.time() < until:
            async with caller.page(table) as page:
                try:
                    async with asyncio.timeout(0.02):
                        found[await why(page)] += 1
                        await asyncio.sleep(1)
                except TimeoutError:
                    found["let in"] += 1

    await asyncio.gather(*(go() for _ in range(3)))
    return found


async def slow_readers(host: str, until: float) -> Counter[str]:
    """40 calls for something long that nobody reads."""
    name, port = host.split(":")
    lines = []
    for number in range(40):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((name, int(port)))
        line.settimeout(0.0)
        ask = f"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {BAD}{80 + number}\r\n\r\n"
        lines.append((line, ask.encode() * 300))
    while time.time() < until:
        for line, ask in lines:
            try:
                line.send(ask)
            except OSError:
                continue
        await asyncio.sleep(0.01)
    for line, _ in lines:
        line.close()
    return Counter({"unread": len(lines)})


FLOODS = (
    elsewhere,
    bombs,
    half_open,
    pings,
    frames,
    gets,
    tables,
    guesses,
    one_seat,
    reconnecting,
    slow_readers,
)
NAMES = tuple(flood.__name__ for flood in FLOODS)


class Outcome(NamedTuple):
    """What a flood came to: moves of others, what it took, and how it was refused."""

    flood: str
    moves: int
    middle: float
    p99: float
    worst: float
    memory: float
    reasons: Counter[str]

    def __str__(self) -> str:
        seconds = "  ".join(f"{1000 * each:5.0f}" for each in (self.middle, self.p99, self.worst))
        return f"{self.flood:13} {self.moves:5}  {seconds}  {self.memory:+6.1f}  {tell(self.reasons)}"


HEAD = f"{'flood':13} {'moves':>5}  {'ms':>5}  {'p99':>5}  {'worst':>5}  {'MiB':>6}  refused"


def _flood(name: str, host: str, seconds: float, found: "multiprocessing.Queue[Counter[str]]") -> None:
    os.nice(5)  # those who play are people elsewhere, with machines of their own
    found.put(
        asyncio.run(next(flood for flood in FLOODS if flood.__name__ == name)(host, time.time() + seconds))
    )


async def _measure(server: Server, name: str, seconds: float, good: list[Good]) -> Outcome:
    """Let a flood come, and look what becomes of those who play."""
    before, most, begun = server.memory(), 0.0, time.perf_counter()
    reasons: Counter[str] = Counter()
    if name != "nothing":
        context = multiprocessing.get_context("spawn")
        found = context.Queue()
        process = context.Process(target=_flood, args=(name, server.host, seconds, found), daemon=True)
        process.start()
        while found.empty():
            assert process.is_alive() or not found.empty(), f"{name} has failed"
            most = max(most, server.memory())
            await asyncio.sleep(0.1)
        reasons = found.get()
        process.join()
    else:
        await asyncio.sleep(seconds)
        most = server.memory()
    moves = [took for player in good for at, took in player.moves if at > begun]
    took = (percentile(moves, part) for part in (0.5, 0.99, 1.0))
    return Outcome(name, len(moves), *took, most - before, reasons)


async def run(server: Server, seconds: float = SECONDS, names: Sequence[str] = NAMES) -> list[Outcome]:
    """Let one flood after the other come over a server."""
    good = [Good(server.host, number) for number in range(1, GOOD + 1)]
    players = [asyncio.create_task(player.play()) for player in good]
    try:
        await asyncio.sleep(3)
        outcomes = []
        for name in ("nothing", *names):
            outcomes.append(await _measure(server, name, seconds, good))
            sys.stdout.write(f"{outcomes[-1]}\n")
            sys.stdout.flush()
            assert not [player for player in players if player.done()], "somebody who plays was thrown out"
            await asyncio.sleep(1)
    finally:
        for player in players:
            player.cancel()
        failed = await asyncio.gather(*players, return_exceptions=True)
        for error in failed:
            if not isinstance(error, asyncio.CancelledError):
                raise error
    return outcomes


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        sys.stdout.write(f"{HEAD}\n")
        words = sys.argv[1:] or [str(SECONDS)]
        asyncio.run(run(server, float(words[0]), words[1:] or NAMES))
        sys.stdout.write(f"The server holds {server.memory():.0f} MiB.\n{server.error_log()}")
