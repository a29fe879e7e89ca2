"""A server in a process of its own, as `tarok serve` starts it, whose log is kept."""

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from server.live_server import Guest

SERVE = "from tarok.cli import main; main()"


class Running:
    """A server that answers."""

    def __init__(self, database: str, folder: Path, before: str = "", **environment: str) -> None:
        """Start it, after something else `before` in the same program."""
        self.log = folder / "log"
        words = [sys.executable, "-c", before + SERVE, "serve", "--port", "0", "--database", database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=log, env=os.environ | environment, text=True
            )
        assert self.process.stdout
        said = self.process.stdout.readline()
        assert "http://" in said, self.log.read_text()
        self.host = said.partition("http://")[2].split()[0]

    def guest(self) -> Guest:
        return Guest(self.host)

    def error_log(self) -> list[str]:
        """Return what it has complained of, without the times."""
        return [line.partition(" ")[2] for line in self.log.read_text().splitlines()]

    def stop(self) -> int:
        """Stop it, and return its status."""
        self.process.terminate()
        return self.process.wait(30)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()
