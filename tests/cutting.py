"""A line to a PostgreSQL that is cut, also between a COMMIT and its answer."""

import asyncio
from pathlib import Path
from typing import Self

DOOR = ".s.PGSQL.5432"
COMMIT, ROLLBACK = b"COMMIT", b"ROLLBACK"


class Cutter:
    """Passes on what a server and its database say to each other, until it cuts their lines.

    `spoils` is when the next commit is spoiled: "before" it has come to the database, or "after", when it has
    been stored and its answer is on the way.  With `gives_up` the door is closed when something is
    rolled back.
    """

    def __init__(self, behind: Path, folder: Path) -> None:
        self.spoils = ""
        self.spoiled = 0
        self.gives_up = False
        self.folder = folder
        self._behind = behind / DOOR
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Self:
        await self.open_the_door()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close_the_door()

    async def open_the_door(self) -> None:
        """Let servers call."""
        self._server = await asyncio.start_unix_server(self._pass_on, self.folder / DOOR)

    def close_the_door(self) -> None:
        """Cut all lines, and let nobody call."""
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Cut all lines."""
        for writer in self._writers:
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, behind = await asyncio.open_unix_connection(self._behind)
        own = {writer, behind}
        self._writers |= own
        mute = asyncio.Event()

        async def ask() -> None:
            while said := await reader.read(65536):
                if self.spoils and COMMIT in said:
                    when, self.spoils = self.spoils, ""
                    self.spoiled += 1
                    if when == "before":
                        return
                    mute.set()
                if self.gives_up and ROLLBACK in said:
                    self.close_the_door()
                behind.write(said)

        async def answer() -> None:
            while (said := await there.read(65536)) and not mute.is_set():
                writer.write(said)

        working = [asyncio.ensure_future(work()) for work in (ask, answer)]
        await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
        for each in own:
            each.transport.abort()
        await asyncio.gather(*working, return_exceptions=True)
        self._writers -= own
