"""Frames and requests that nobody sends who means well: ours, changed here and there at random.

`python tests/night/strange.py NUMBER [SEED]` sends as many to a server of its own, and tells what came of it.
"""

import asyncio
import json
import os
import random
import re
import sqlite3
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).parents[1]))
from night.strangers import Caller, Server

from tarok.server.table.messages import understand

AT_ONCE = 8
"""How many lines there are at the same time."""
FEW = 95
"""How many frames a line brings: as many as it may."""
REQUESTS = 25
"""How many requests a line brings."""
SHARE = 0.1
"""How many of all are requests; the others are frames."""
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "act", "v": 3, "action": {"type": "play", "card": 33}},
    {"type": "act", "v": 3, "action": {"type": "announce", "bonus": "trula"}},
    {"type": "act", "v": 3, "action": {"type": "kontra", "what": "game", "seat": 0}},
    {"type": "next", "v": 3},
    {"type": "stop", "v": 3},
    {"type": "time", "v": 3},
    {"type": "loan", "v": 3, "amount": 50},
    {"type": "suggest", "v": 3},
    {"type": "begin", "v": 3},
    {"type": "fill", "v": 3, "place": 2, "word": "rule"},
    {"type": "mix", "v": 3, "how": "cards"},
    {"type": "dismiss", "v": 3, "place": 2},
    {"type": "hand", "v": 3, "place": 2},
    {"type": "move", "v": 3, "place": 2},
    {"type": "rise", "v": 3},
    {"type": "propose", "v": 3, "what": "swap", "other": 2},
    {"type": "agree", "v": 3},
    {"type": "claim", "v": 3, "wins": True},
    {"type": "say", "v": 3, "phrase": "well_played"},
    {"type": "write", "v": 3, "text": "Same time next week?"},
)
PIECES = (
    *(b"null", b"-1", b"1e999", b"9" * 40, b"0.5", b"NaN", b"true", b"[]", b"{}", b'""', b"\x00"),
    *(b"[" * 300, b'{"a":' * 300, b'"\\ud800"', "\u202e".encode(), "🂡".encode(), b"A" * 3000),
    *(b"/..", b"'", b'"', b"\\", b"type", b",", b":", b"__proto__", b"-9223372036854775809"),
    *(b"\r\n", b"%00", b"\xff\xfe"),
)
WANTED = (
    ("GET", "/api/games", ""),
    ("GET", "/api/hall?game=slovenian&options={}", ""),
    ("GET", "/api/tables/{table}", ""),
    ("GET", "/api/tables/{table}/sheet", ""),
    ("GET", "/api/tables/{table}/deals/1", ""),
    ("GET", "/api/codes/BCDFGH", ""),
    ("GET", "/table/x", ""),
    ("POST", "/api/tables", '{"game":"nothing","options":{"players":4},"players":["you","rule"]}'),
    ("POST", "/api/tables/{table}/seat", '{"place":0,"name":"Ana","face":7}'),
    ("POST", "/api/hall/play", '{"game":"nothing","pace":"brisk","book":true,"options":null}'),
    ("POST", "/api/guest/take", '{"code":"BCD-FGH-JKM","leave":false}'),
    ("POST", "/api/guest/passkeys/come", '{"credential":{"id":"x","response":{"userHandle":"y"}}}'),
    ("DELETE", "/api/guest/passkeys/1", ""),
)
STATUS = re.compile(rb"HTTP/1\.1 (\d+) ")


def mutated(text: bytes, chance: random.Random) -> bytes:
    """Return a text that was changed at one to four places."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        end = min(len(text), at + chance.randrange(1, 9))
        text = chance.choice(
            (
                text[:at] + chance.choice(PIECES) + text[at:],
                text[:at] + chance.choice(PIECES) + text[end:],
                text[:at] + text[end:],
                text[:at] + chance.randbytes(1) + text[at + 1 :],
                text[:end] + text[at:end] * 3 + text[end:],
            )
        )
    return text[:4000]


def messages(chance: random.Random, *, all_kinds: bool) -> Iterator[bytes]:
    """Give what a page might say.  Where not `all_kinds` are wanted, nothing that makes sense."""
    while True:
        text = json.dumps(chance.choice(MESSAGES)).encode()
        if not (all_kinds and chance.random() < 0.3):
            text = mutated(text, chance)
        if all_kinds or understand(text.decode(errors="replace")) is None:
            yield text


def frame(payload: bytes, chance: random.Random) -> bytes:
    """Return a frame as a page sends it; a few are none that may be sent."""
    if chance.random() < 0.998:  # what is no text closes the line, and the rest is not heard
        payload = payload.decode(errors="replace").encode()
    first = 0x81 if chance.random() < 0.97 else 0x82
    if chance.random() < 0.002:
        first = chance.randrange(256)
    size = len(payload)
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + struct.pack("!H", size)
    mask = chance.randbytes(4)
    masked = bytes(each ^ mask[i % 4] for i, each in enumerate(payload))
    whole = head + mask + masked
    return mutated(whole, chance) if chance.random() < 0.002 else whole


async def _line(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port)


async def _drained(reader: asyncio.StreamReader, seconds: float = 20.0) -> bytes:
    """Read until the server hangs up."""
    read = b""
    try:
        async with asyncio.timeout(seconds):
            while more := await reader.read(65_536):
                read += more
    except (TimeoutError, ConnectionError):
        pass
    return read


async def talk(
    server: Server, table: str, cookie: str, texts: Iterator[bytes], chance: random.Random
) -> None:
    """Open a page, bring frames, and see it closed."""
    reader, writer = await _line(server)
    head = f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {server.host}\r\nCookie: {cookie}\r\n"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    writer.write(f"{head}{upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in answer, answer
    writer.write(b"".join(frame(next(texts), chance) for _ in range(FEW)))
    writer.write(bytes([0x88, 0x80, 0, 0, 0, 0]))  # goodbye
    await _drained(reader)
    writer.close()


async def ask(server: Server, table: str, chance: random.Random) -> Counter[str]:
    """Send requests that are changed at random, and return the statuses of their answers."""
    reader, writer = await _line(server)
    for _ in range(REQUESTS):
        method, path, body = chance.choice(WANTED)
        body_bytes = mutated(body.encode(), chance) if body and chance.random() < 0.7 else body.encode()
        path_bytes = path.replace("{table}", table).encode()
        if chance.random() < 0.5:
            path_bytes = b"%20".join(mutated(path_bytes, chance).split())
        if chance.random() < 0.98:  # else it is no request at all, and the line is closed
            path_bytes = quote(path_bytes, safe="/?=&%{}[]:,'").encode()
        head = (
            method.encode()
            + b" /"
            + path_bytes.lstrip(b"/")
            + b" HTTP/1.1\r\nHost: "
            + server.host.encode()
            + b"\r\nContent-Type: application/json\r\nContent-Length: "
            + str(len(body_bytes)).encode()
            + b"\r\n"
        )
        if chance.random() < 0.02:
            head += mutated(b"Cookie: tarok_guest=abc.def\r\nOrigin: http://x\r\n", chance) + b"\r\n"
        elif chance.random() < 0.3:
            head += b"Cookie: tarok_guest=" + quote(mutated(b"abc.def", chance)).encode() + b"\r\n"
        writer.write(head + b"\r\n" + body_bytes)
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    answers = Counter(status.decode() for status in STATUS.findall(await _drained(reader)))
    writer.close()
    return answers


class Outcome(NamedTuple):
    """What was sent, what was answered, and what the server took."""

    frames: int
    requests: int
    statuses: Counter[str]
    seconds: float
    early: float
    late: float
    changed: bool

    def __str__(self) -> str:
        answered = ", ".join(f"{number} × {status}" for status, number in sorted(self.statuses.items()))
        return (
            f"{self.frames:,} frames and {self.requests:,} requests in {self.seconds:.0f} s: "
            f"{self.early:.1f} MiB after a tenth of them, {self.late:.1f} at the end; {answered}"
        )


def _stored(server: Server, table: str) -> list[Any]:
    with closing(sqlite3.connect(server.database)) as database:
        facts = "SELECT kind, body FROM fact WHERE stream = ? AND kind NOT IN ('came', 'went') ORDER BY seq"
        return database.execute(facts, (table,)).fetchall()


async def run(server: Server, number: int, seed: str) -> Outcome:
    """Send as many to a table where somebody has a place, and somebody looks on."""
    sitting, looking = Caller(server.host, "127.0.0.1"), Caller(server.host, "127.0.0.1")
    del sitting.client.headers["X-Forwarded-For"], looking.client.headers["X-Forwarded-For"]
    manners = {"onlookers": "table", "patience": 3600}
    players = ["you", "rule", "rule", "rule"]  # there is no place for anybody else
    wanted = {"game": "slovenian", "name": "Ana", "manners": manners, "players": players}
    table = (await sitting.client.post("/api/tables", json=wanted)).json()["table"]
    await looking.open()  # now they have a cookie
    cookies = [f"tarok_guest={each.client.cookies['tarok_guest']}" for each in (sitting, looking)]
    async with sitting.page(table) as page:
        while not json.loads(await page.recv()).get("view", {}).get("legal"):
            pass  # bots act before the first who is asked
    before = _stored(server, table)
    frames, requests, statuses, early, begun = 0, 0, Counter[str](), 0.0, time.perf_counter()
    sent = 0

    async def go(line: int) -> None:
        nonlocal frames, requests, early, sent
        chance = random.Random(f"{seed} {line}")
        looks_on = line % 2 == 0
        texts = messages(chance, all_kinds=looks_on)  # whoever sits there may say what makes sense
        while sent < number:
            if chance.random() < SHARE * FEW / (SHARE * FEW + (1 - SHARE) * REQUESTS):
                sent += REQUESTS
                statuses.update(await ask(server, table, chance))
                requests += REQUESTS
            else:
                sent += FEW
                await talk(server, table, cookies[looks_on], texts, chance)
                frames += FEW
            if not early and sent >= number / 10:
                early = server.memory()

    await asyncio.gather(*map(go, range(AT_ONCE)))
    took = time.perf_counter() - begun
    changed = before != _stored(server, table)
    return Outcome(frames, requests, statuses, took, early, server.memory(), changed)


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    seed = sys.argv[2] if len(sys.argv) > 2 else os.urandom(4).hex()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        outcome = asyncio.run(run(server, number, seed))
        sys.stdout.write(f"seed {seed}: {outcome}\nchanged: {outcome.changed}\n{server.error_log()}")
