"""How much work an online event with many people is for the house: entering, the tables, pages that wait.

    python benchmarks/tournament.py --people 200 --seconds 20

A server in a process of its own, guests in this one.  Everybody asks every three seconds how things stand, as
pages do, and for the whole event when something has happened.  Nobody plays: that is the work of tables.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx2

EVERY = 3.0
"""How many seconds pass between two questions of a page."""
SERVER = "from tarok.server import Settings, serve; serve(Settings(port=0, database={!r}))"


def spent(server: int) -> float:
    """Return how many seconds of CPU a process has spent."""
    fields = Path(f"/proc/{server}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def page(guest: httpx2.AsyncClient, event: str, after: float, until: float, seen: list[float]) -> None:
    """Ask as a page does, and note how many seconds each answer took."""
    tag, seq = "", 0
    await asyncio.sleep(after)
    while time.monotonic() < until:
        asked = time.monotonic()
        told = (await guest.get(f"/api/events/{event}/own")).json()
        seen.append(time.monotonic() - asked)
        if told["seq"] != seq:
            seq = told["seq"]
            answer = await guest.get(f"/api/events/{event}", headers={"If-None-Match": tag})
            tag = answer.headers.get("ETag", tag)
        await asyncio.sleep(EVERY)


async def measured(host: str, server: int, people: int, seconds: float) -> None:
    """Have this number of people enter, be seated and wait, and print what it takes."""
    guests = [httpx2.AsyncClient(base_url=host, timeout=60) for _ in range(people)]
    plan = {"kind": "rounds", "game": "slovenian", "rounds": 4, "deals": 4, "minutes": 60, "starts_in": 30}
    event = (await guests[0].post("/api/events", json=plan)).json()["id"]
    began, cpu = time.monotonic(), spent(server)
    for number, guest in enumerate(guests):
        answer = await guest.post(f"/api/events/{event}/own", json={"name": f"Guest {number * 7919}"})
        answer.raise_for_status()
    took, cpu = time.monotonic() - began, spent(server) - cpu
    print(f"{people} people entered in {took:.1f} s, {cpu / people * 1000:.1f} ms of CPU each")
    await asyncio.sleep(max(0.0, began + 29.5 - time.monotonic()))
    cpu = spent(server)
    while not await told(guests[-1], event):  # noqa: ASYNC110 - another process is waited for
        await asyncio.sleep(0.05)
    print(f"all tables stood {time.monotonic() - began - 30:.1f} s after the beginning")
    await asyncio.sleep(2)
    print(f"the draw and the tables took {spent(server) - cpu:.1f} s of CPU")
    cpu, seen = spent(server), list[float]()
    until = time.monotonic() + seconds
    after = [EVERY * number / people for number in range(people)]
    pages = zip(guests, after, strict=True)
    await asyncio.gather(*(page(guest, event, later, until, seen) for guest, later in pages))
    share, seen = (spent(server) - cpu) / seconds, sorted(seen)
    half, most = (1000 * seen[len(seen) * part // 100] for part in (50, 99))
    print(f"{people} pages that wait take {share * 100:.0f} % of a processor,", end=" ")
    print(f"and hear after {half:.0f} ms (p99 {most:.0f})")


async def told(guest: httpx2.AsyncClient, event: str) -> str | None:
    """Return the table of a guest, once there is one."""
    table: str | None = (await guest.get(f"/api/events/{event}/own")).json()["table"]
    return table


def main() -> None:
    """Print the figures."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--people", type=int, default=200)
    reader.add_argument("--seconds", type=float, default=20.0)
    said = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = [sys.executable, "-c", SERVER.format(f"{folder}/tarok.db")]
        with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            host = "http://" + server.stdout.readline().split("http://")[1].split()[0]
            try:
                asyncio.run(measured(host, server.pid, said.people, said.seconds))
            finally:
                server.kill()


if __name__ == "__main__":
    main()
