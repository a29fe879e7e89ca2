"""A real server, good guests who play there, and strangers who do it harm: each from an address of their own.

The server trusts the proxy that all of them say they come through, so that it limits them as it would others.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
COMMAND = "from tarok.cli import main; main()"
PAUSE = 0.15
"""How many seconds a good guest thinks."""


class Server:
    """`tarok serve` in a process of its own, and what it takes."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tarok.db"
        self._log = folder / "server.log"

    def __enter__(self) -> Self:
        own = {"TAROK_DATABASE": str(self.database), "TAROK_TRUSTED_PROXIES": "127.0.0.1"}
        words = [sys.executable, "-c", COMMAND, "serve", "--port", "0"]
        with self._log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | own
            )
        assert self.process.stdout
        said = ADDRESS.search(self.process.stdout.readline())
        assert said, self.error_log()
        self.port = int(said[1])
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def error_log(self) -> str:
        """Whatever the server has written."""
        return self._log.read_text("utf-8")

    def memory(self) -> float:
        """How many MiB it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024

    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


class Caller:
    """Somebody at an address, with a cookie once they have one."""

    def __init__(self, host: str, address: str) -> None:
        self.host = host
        self.headers = {"X-Forwarded-For": address}
        self.client = httpx2.AsyncClient(
            base_url=f"http://{host}", headers=self.headers, timeout=60, verify=False
        )

    async def open(self, game: str = "slovenian") -> str:
        """Open a table against bots, and return its id."""
        answer = await self.client.post("/api/tables", json={"game": game})
        assert 200 == answer.status_code, answer.text
        table: str = answer.json()["table"]
        return table

    def page(self, table: str, **more: Any) -> connect:
        """A page of theirs at a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {**self.headers, **({"Cookie": cookies} if cookies else {})}
        address = f"ws://{self.host}/api/tables/{table}/play?protocol=4"
        return connect(address, additional_headers=headers, open_timeout=30, ping_interval=None, **more)


class Good:
    """Somebody who plays with bots, a move after the other, and how long each took to be seen."""

    def __init__(self, host: str, number: int) -> None:
        self.caller = Caller(host, f"198.51.100.{number}")
        self.moves: list[tuple[float, float]] = []
        """When each was made, and the seconds until it was seen."""

    async def play(self) -> None:
        """Play on and on."""
        table = await self.caller.open()
        async with self.caller.page(table) as page:
            state: dict[str, Any] = {}
            while True:
                while not state or not (state["view"]["legal"] or state["table"]["waiting"]):
                    state = await _told(page)
                await asyncio.sleep(PAUSE)
                begun, v = time.perf_counter(), state["v"]
                await page.send(json.dumps(_move(state)))
                while state["v"] <= v:
                    state = await _told(page)
                self.moves.append((begun, time.perf_counter() - begun))


async def _told(page: ClientConnection) -> dict[str, Any]:
    while (told := json.loads(await page.recv()))["type"] != "state":
        assert told["type"] in {"talk", "also"}, told
    return dict(told)


def _move(state: dict[str, Any]) -> dict[str, Any]:
    if not state["view"]["legal"]:
        return {"type": "next", "v": state["v"]}
    action = state["view"]["legal"][0]
    if isinstance(action, int):
        action = {"type": "play", "card": action}
    elif isinstance(action, str):
        action = {"type": "announce", "bonus": action}
    return {"type": "act", "v": state["v"], "action": action}


async def why(page: ClientConnection) -> str:
    """Wait until a page is closed, and return why."""
    with suppress(ConnectionClosed):
        while True:
            await page.recv()
    return f"{page.close_code} {page.close_reason}".strip()


async def refused(page: connect) -> str:
    """Return why a page is closed, or not opened at all."""
    try:
        async with page as opened:
            return await why(opened)
    except InvalidStatus as error:
        return str(error.response.status_code)
    except (OSError, TimeoutError, ConnectionClosed) as error:
        return type(error).__name__


def percentile(seconds: list[float], part: float) -> float:
    """Return the value below which this part of them lies."""
    return sorted(seconds)[min(len(seconds) - 1, int(part * len(seconds)))]


def tell(reasons: Counter[str]) -> str:
    """What came of it, the most first."""
    return ", ".join(f"{number} × {reason}" for reason, number in reasons.most_common(4))
