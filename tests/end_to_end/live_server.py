"""The real server in a process of its own, which can be killed at any moment and started again.

It takes a second to start, so that one of them serves all the tests of a worker, one test after the other.
"""

import json
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from tarok.cards.deck import Card
from tarok.server.storage.event_store import Record
from tarok.server.table.events import TableFact, read

SERVING = Path(__file__).with_name("serving.py")
ADDRESS = re.compile(r"http://(127\.0\.0\.1:(\d+))")


class LiveServer:
    """A server with a file of facts of its own. It keeps its port, and the file, when it is started again.

    It deals what it is told to, unless it `shuffles`.
    """

    def __init__(self, folder: Path, *, shuffles: bool = False):
        self._shuffles = shuffles
        self.database = folder / "tarok.db"
        self.host = ""
        self._port = "0"  # any that is free
        self._packs = folder / "packs.json"
        self._log = folder / "server.log"
        self._log.touch()
        self._process: subprocess.Popen[str] | None = None

    def will_deal(self, packs: Sequence[Sequence[Card]]):
        """From now on these packs are dealt, one after the other, and then over again."""
        self._packs.write_text(json.dumps([list(pack) for pack in packs]), encoding="utf-8")

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def start(self):
        """Start the server, unless it runs."""
        if self._process:
            return
        packs = () if self._shuffles else (self._packs,)
        command = (sys.executable, SERVING, self._port, self.database, *packs)
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        said = ADDRESS.search(self._process.stdout.readline())
        assert said, self.error_log()
        self.host, self._port = said.groups()

    def kill(self):
        """End the server in the middle of whatever it is doing: `kill -9`."""
        self._process.kill()
        self._gone()

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Meanwhile it does nothing, and its connections stay open: `kill -STOP`."""
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    @contextmanager
    def full(self) -> Iterator[None]:
        """Meanwhile its files cannot grow, as where the disk is full."""
        from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit  # noqa: PLC0415 - Linux alone has it

        prlimit(self._process.pid, RLIMIT_FSIZE, (4096, RLIM_INFINITY))
        yield
        prlimit(self._process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))

    def close(self):
        """End the server as Ctrl+C does."""
        if self._process:
            self._process.terminate()
            self._gone()

    def error_log(self) -> str:
        """Whatever the server has complained of since it was last asked."""
        said = self._log.read_text("utf-8")
        self._log.write_text("", "utf-8")  # the server goes on at the end of the file
        return said

    def facts(self, table: str) -> list[TableFact]:
        """Everything that has been stored of a table."""
        with closing(sqlite3.connect(self.database)) as database:
            rows = database.execute(
                "select seq, kind, body from fact where stream = ? order by seq", (table,)
            )
            return [read(Record(*row)) for row in rows]

    def _gone(self):
        self._process.wait(timeout=10)
        self._process.stdout.close()
        self._process = None
