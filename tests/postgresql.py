"""A PostgreSQL of the tests' own: no account, no port, and no care for the disk, for it lives a minute."""

import os
import shutil
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

PATIENCE = 60
NOBODY = "nobody"
"""Who runs it where the tests run as root, whom it refuses."""


def programs() -> Path | None:
    """Where the machine keeps PostgreSQL's own programs: Debian has them on nobody's path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin/"), default=None)


class Cluster:
    """A server that listens at a socket in a folder."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found
        self._programs = found
        self.folder = folder
        self._numbers = count(1)
        self._as: dict[str, Any] = {"cwd": folder}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            shutil.chown(folder, NOBODY)
            self._as["user"] = NOBODY
        run = [found / "initdb", "-D", folder / "data", "-U", "tarok", "-A", "trust", "-E", "UTF8"]
        subprocess.run([*run, "--no-sync", "--no-instructions"], check=True, capture_output=True, **self._as)
        self.start()

    @classmethod
    def new(cls) -> Self:
        """Return one in a folder of its own; that of pytest would be too long for a socket."""
        return cls(Path(tempfile.mkdtemp(prefix="tarok-")))

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = ("-c", "fsync=off", "-c", "listen_addresses=", "-c", "max_connections=300")
        command = [self._programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **self._as)
        until = time.monotonic() + PATIENCE
        while self._call("psql", "-c", "SELECT 1", "postgres").returncode:
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it at once, as a power cut would, but for what is on its way to the disk."""
        if self.process.poll() is None:
            self.process.terminate() if os.name == "nt" else self.process.send_signal(3)
            self.process.wait(PATIENCE)

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"tarok{next(self._numbers)}"
        self._call("createdb", name).check_returncode()
        self.latest = f"postgresql+psycopg://tarok@/{name}?host={self.folder}"
        return self.latest

    def _call(self, program: str, *words: str) -> subprocess.CompletedProcess[bytes]:
        command = [self._programs / program, "-h", self.folder, "-U", "tarok", *words]
        return subprocess.run(command, capture_output=True, check=False, **self._as)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
