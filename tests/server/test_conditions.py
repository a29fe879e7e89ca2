"""Each row of the table of conditions, with the real thing: a start, open pages, and `tarok admin`."""

import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sql
from calling import tarok
from postgresql import Cluster, programs
from requires import require

from server.live_server import PATIENCE, Guest, Seat, lowest, my_turn_or_over
from server.running import Running
from server.test_sqlite_file import opened, set_version
from server.test_transfer import filled
from tarok.server.storage.conditions import CONDITIONS, LOCKED, SILENT, table
from tarok.server.storage.database import address, engine, shown

HURRY = "from tarok.server.storage import database; database.PATIENCE = 0.5; "
"""Nobody waits long for a file that is locked."""
BACK = (
    "import os, time; real = time.time; time.time = lambda: real() - (3600 if os.path.exists({!r}) else 0); "
)
"""Have the clock an hour behind once there is a file of this name."""
SOON = 5.0
"""Within how many seconds everybody is told."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="nowhere else can storage be made to fail so"),
]


def started(database: str, before: str = HURRY) -> tuple[int, str]:
    """Start a server that does not come up; return its status, and its complaint."""
    words = [sys.executable, "-c", before + "from tarok.cli import main; main()"]
    ended = subprocess.run(
        [*words, "serve", "--port", "0", "--database", database],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "" == ended.stdout
    return ended.returncode, ended.stderr


def cannot_be_kept(database: str, sentence: str) -> None:
    """See that a server does not start, and says so in one sentence."""
    status, said = started(database)
    assert (2, f"tarok: the tables cannot be kept in {shown(database)}: {sentence}.\n") == (status, said)


class Table:
    """A table of a server with an open page, which hears how the server does."""

    def __init__(self, server: Running, stack: ExitStack, *others: str) -> None:
        self.guest: Guest = server.guest()
        for _ in range(10):
            self.id = self.guest.open("you", *(others or ("rule", "rule", "rule")), game="slovenian")
            self.seat: Seat = stack.enter_context(self._page(server))
            self.before = self.seat.hear_until(my_turn_or_over)
            if self.before["view"]["legal"]:
                break  # else a hand had no tarok: the deal ends at once, and nothing could be done in it
        assert self.before["view"]["legal"]

    def _page(self, server: Running) -> Seat:
        from websockets.sync.client import connect  # noqa: PLC0415 - here alone

        where = f"ws://{server.host}/api/tables/{self.id}/play?service"
        return Seat(connect(where, additional_headers={"Cookie": self.guest.cookie}, close_timeout=1))

    def act(self) -> None:
        self.seat.act(lowest(self.before["view"]))

    def told(self, trouble: str | None) -> float:
        """Wait until the page is told this of the server; return after how many seconds."""
        began = time.monotonic()
        while (message := self.seat.hear())["type"] != "service" or message["trouble"] != trouble:
            assert message["type"] in {"service", "refused", "state"}
        return time.monotonic() - began

    def goes_on(self) -> None:
        """See that the same can be done again, and is."""
        until = time.monotonic() + PATIENCE
        while self.guest.get("/readyz").status_code != 200:
            assert time.monotonic() < until
            time.sleep(0.1)
        self.act()
        while (message := self.seat.hear())["type"] != "state" or message["v"] <= self.before["v"]:
            assert message["type"] != "refused" or message["error"] == "stale"


def is_refused(server: Running, key: str) -> None:
    """See that what has to be stored is refused, and that monitors know, by this row."""
    row = next(each for each in CONDITIONS if each.key == key)
    body = {"error": "not_stored", "why": key, "trouble": row.play, "wait": 2}
    for response in (
        server.guest().get("/readyz"),
        server.guest().call("POST", "/api/tables", json={"game": "slovenian"}, timeout=PATIENCE),
    ):
        assert (row.status, body) == (response.status_code, response.json())


def looked_at(database: str, status: int, *sentences: str) -> None:
    """See what `tarok admin check` says."""
    found, out, err = tarok("admin", "check", "--database", database)
    assert status == found, out + err
    for sentence in sentences:
        assert sentence in out + err
    assert "Traceback" not in err


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Callable[..., None]]:
    """A small disk at `small`, which can be filled, emptied and made read-only."""
    folder = tmp_path / "small"
    folder.mkdir()

    def mount(*options: str) -> int:
        command = ["mount", "-t", "tmpfs", "-o", ",".join(("size=4m", *options)), "none", folder]
        return subprocess.run(command, capture_output=True, check=False).returncode

    require("right to mount a disk", mount() == 0)

    def change(what: str) -> None:
        if what == "full":
            with (folder / "filled").open("wb", buffering=0) as filled, contextlib.suppress(OSError):
                while True:
                    filled.write(bytes(4096))
        elif what == "empty":
            (folder / "filled").unlink()
        else:
            assert 0 == mount("remount", what)

    yield change
    subprocess.run(["umount", "--lazy", folder], check=True)


def test_full(disk: Callable[..., None], tmp_path: Path) -> None:
    database = str(tmp_path / "small/tarok.db")
    with Running(database, tmp_path) as server, ExitStack() as stack:
        table = Table(server, stack)
        disk("full")
        table.act()
        assert table.told("unstorable") < SOON
        is_refused(server, "full")
        disk("empty")
        assert table.told(None) < SOON
        table.goes_on()
        assert 0 == server.stop()
    disk("full")
    cannot_be_kept(database, "the disk is full: make room")
    assert (2, "tarok: the disk is full: make room.\n") == tarok(
        "admin", "secret", "rotate", "--database", database
    )[::2]
    disk("empty")
    looked_at(database, 1, "MB free where the file is")  # 4 MB are not much


def test_a_table_at_which_a_bot_is_to_act_says_that_nothing_can_be_stored(
    disk: Callable[..., None], tmp_path: Path
) -> None:
    """Nobody at it asks for anything: the page hears it all the same."""
    with Running(str(tmp_path / "small/tarok.db"), tmp_path) as server, ExitStack() as stack:
        table = Table(server, stack, "thinker", "thinker", "thinker")
        table.act()
        table.seat.hear()
        disk("full")
        assert table.told("unstorable") < 2 * SOON  # a thinker takes its time
        disk("empty")
        assert table.told(None) < SOON
        table.seat.hear_until(my_turn_or_over)


def test_read_only(disk: Callable[..., None], tmp_path: Path) -> None:
    database = str(tmp_path / "small/tarok.db")
    opened(database)
    disk("ro")
    sentence = (
        "it may only be read: let the user of the server write the file and its folder, or the database"
    )
    cannot_be_kept(database, sentence)
    assert (2, f"tarok: {sentence}.\n") == tarok("admin", "secret", "rotate", "--database", database)[::2]


def test_read_only_while_it_is_served(own: Cluster, tmp_path: Path) -> None:
    database = own.new_database()

    def say(*statements: str) -> None:
        made = engine(address(database))
        with made.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            for statement in statements:
                connection.execute(sql.text(statement))
        made.dispose()

    of = f"ALTER DATABASE {address(database).database}"
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    with Running(database, tmp_path) as server, ExitStack() as stack:
        table = Table(server, stack)
        say(f"{of} SET default_transaction_read_only = on", others)
        table.act()
        assert table.told("unstorable") < SOON
        is_refused(server, "read_only")
        say("SET default_transaction_read_only = off", f"{of} RESET default_transaction_read_only", others)
        assert table.told(None) < SOON
        table.goes_on()


def test_locked(file: str, tmp_path: Path) -> None:
    with Running(file, tmp_path, before=HURRY) as server, ExitStack() as stack:
        table = Table(server, stack)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            table.act()
            assert table.told("unstorable") < SOON
            is_refused(server, "locked")
            cannot_be_kept(file, "another program keeps it locked: end that program")
            other.execute("ROLLBACK")
        assert table.told(None) < SOON
        table.goes_on()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        looked_at(file, 0)  # it is only read


def test_a_worker_that_cannot_begin_says_so_in_a_line(file: str) -> None:
    """The database fails after it has been looked at, and before anything is served."""
    opened(file)
    unlooked = "from tarok.server import main\nasync def nothing(database): pass\nmain._prepare = nothing\n"
    program = f"{HURRY}{unlooked}from tarok.cli import main; main()"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        ended = subprocess.run(
            [sys.executable, "-c", program, "serve", "--port", "0", "--database", file],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    (said,) = ended.stderr.splitlines()
    assert (2, True) == (
        ended.returncode,
        said.endswith("Z error: the server cannot start: " + LOCKED.sentence),
    )


@pytest.fixture(scope="module")
def own() -> Iterator[Cluster]:
    """A PostgreSQL that this file may stop as it likes."""
    require("postgres", programs())
    with Cluster.new() as cluster:
        yield cluster


@contextlib.contextmanager
def paused(cluster: Cluster) -> Iterator[None]:
    """Stop all processes of a PostgreSQL, as a machine does that is suspended."""
    parent = cluster.process.pid
    os.kill(parent, signal.SIGSTOP)  # before it begins others
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    stopped = [parent, *map(int, children)]
    for process in stopped[1:]:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in stopped:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def test_silent(own: Cluster, tmp_path: Path) -> None:
    database = own.new_database()
    with Running(database, tmp_path) as server, ExitStack() as stack:
        acting, waiting = Table(server, stack), Table(server, stack)
        with paused(own):
            acting.act()
            began = time.monotonic()
            for table in (acting, waiting):
                assert table.told("silent") < SOON
            assert time.monotonic() - began < SOON
            asked = time.monotonic()
            response = httpx2.get(f"http://{server.host}/readyz", timeout=PATIENCE, verify=False)
            assert (503, "silent") == (response.status_code, response.json()["why"])
            assert time.monotonic() - asked < SOON
            while (refused := acting.seat.hear())["type"] != "refused":
                pass
            assert "not_stored" == refused["error"]
            assert time.monotonic() - began < 3 * SOON
            cannot_be_kept(database, SILENT.sentence)
            looked_at(database, 2, SILENT.sentence)
        for table in (acting, waiting):
            assert table.told(None) < SOON
            table.goes_on()


def test_a_silent_database_is_noticed_where_nobody_does_anything(own: Cluster, tmp_path: Path) -> None:
    with Running(own.new_database(), tmp_path) as server, ExitStack() as stack:
        table = Table(server, stack)
        with paused(own):
            assert table.told("silent") < SOON
            late = server.guest()
            late.cookie = table.guest.cookie
            with table._page(server) as page:  # one that comes meanwhile is told at once
                assert {"type": "service", "trouble": "silent"} == page.hear()
        assert table.told(None) < SOON


def test_unreachable(own: Cluster, tmp_path: Path) -> None:
    database = own.new_database()
    with Running(database, tmp_path) as server, ExitStack() as stack:
        table = Table(server, stack)
        own.stop()
        assert table.told("unstorable") < SOON
        is_refused(server, "unreachable")
        status, said = started(database)
        assert (2, 1) == (status, said.count("\n"))
        assert "it cannot be reached (connection " in said
        looked_at(database, 2, "it cannot be reached (connection ")
        own.start()
        assert table.told(None) < SOON
        table.goes_on()


def test_gone(file: str, tmp_path: Path) -> None:
    away = tmp_path / "away"
    with Running(file, tmp_path) as server, ExitStack() as stack:
        table = Table(server, stack)
        Path(file).rename(away)
        table.act()
        assert table.told("unstorable") < SOON
        is_refused(server, "gone")
        away.rename(file)
        assert table.told(None) < SOON
        table.goes_on()
        assert 0 == server.stop()
    Path(file).unlink()
    mark = f"{file}.served"
    sentence = "the file has gone: put it back, or restore a backup with `tarok admin restore`"
    cannot_be_kept(file, f"{sentence} (delete {mark} to begin with an empty one)")
    assert not Path(file).exists()
    looked_at(file, 2, f"there is no file {file}.")
    Path(mark).unlink()
    with Running(file, tmp_path) as server:
        assert server.process.stdout
        assert f"{file} is a new database: it holds no tables yet.\n" == server.process.stdout.readline()


def test_newer(file: str, tmp_path: Path) -> None:
    with Running(file, tmp_path) as server, ExitStack() as stack:
        table = Table(server, stack)
        version = table_version(file)
        set_version(file, "9999")
        assert table.told("unstorable") < SOON
        table.act()
        assert "not_stored" == table.seat.hear()["error"]
        is_refused(server, "newer")
        sentence = f"it is of version 9999, which a newer Tarok has written; this one knows {version}"
        cannot_be_kept(file, sentence)
        looked_at(file, 2, sentence)
        set_version(file, version)
        assert table.told(None) < SOON
        table.goes_on()


def table_version(file: str) -> str:
    with closing(sqlite3.connect(file)) as facts:
        return str(facts.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def test_damaged(file: str, tmp_path: Path) -> None:
    filled(file)
    with closing(sqlite3.connect(file)) as facts:
        rows = [(f"t{i}", 1, "2026-01-01T00:00:00.000+00:00", "kind", "x" * 900) for i in range(400)]
        facts.executemany("INSERT INTO fact VALUES (?, ?, ?, ?, ?)", rows)
        facts.commit()
        facts.execute("PRAGMA journal_mode = DELETE")
        (pages,) = facts.execute("PRAGMA page_count").fetchone()
    with Running(file, tmp_path) as server, ExitStack() as stack:
        table = Table(server, stack)
        with Path(file).open("r+b") as data:
            data.seek(4096)
            data.write(b"\xff" * 4096 * (pages - 1))
        table.act()
        assert table.told("unstorable") < SOON
        is_refused(server, "damaged")
    status, said = started(file)
    assert (2, 1) == (status, said.count("\n"))
    ending = "; `tarok admin restore` puts a backup in its place.\n"
    assert said.startswith(f"tarok: the tables cannot be kept in {file}: it is damaged (")
    assert said.endswith(ending)


def test_failing(file: str, tmp_path: Path) -> None:
    from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit  # noqa: PLC0415 - Windows has none of it

    with Running(file, tmp_path) as server, ExitStack() as stack:
        table = Table(server, stack)
        prlimit(server.process.pid, RLIMIT_FSIZE, (4096, RLIM_INFINITY))
        table.act()
        assert table.told("unstorable") < SOON
        is_refused(server, "failing")
        prlimit(server.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
        assert table.told(None) < SOON
        table.goes_on()
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); "
    status, said = started(file, limited)
    why = "it cannot be read or written (disk I/O error): look at the disk"
    assert (2, f"tarok: the tables cannot be kept in {file}: {why}.\n") == (status, said)


def test_set_back(file: str, tmp_path: Path) -> None:
    mark = tmp_path / "back"
    behind = BACK.format(str(mark))
    with Running(file, tmp_path, before=behind) as server, ExitStack() as stack:
        table = Table(server, stack)
        looked_at(file, 0, "There is no sign that the clock of the machine was ever set back.")
        mark.touch()
        table.goes_on()
        until = time.monotonic() + PATIENCE
        while not [kind for kind in kinds(file) if kind == "set back"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        assert 200 == table.guest.get("/readyz").status_code
        assert 0 == server.stop()
    assert any("the clock of the machine was set back" in line for line in server.error_log())
    looked_at(file, 0, "The clock of the machine was set back: on ", " UTC by 3,600 s")
    mark.unlink()
    with Running(file, tmp_path, before=behind) as server:
        pass
    mark.touch()
    with Running(file, tmp_path, before=behind) as server:  # it was set back while nothing ran
        told = server.error_log()[-1]
    said = re.fullmatch(
        r"warning: the clock of the machine was set back by (\d+) s since the last start", told
    )
    assert said, told
    assert 3500 < int(said[1]) <= 3600
    looked_at(file, 0, "servers noticed it 2 times")


def kinds(file: str) -> list[str]:
    with closing(sqlite3.connect(file)) as facts:
        return [row[0] for row in facts.execute("SELECT kind FROM fact WHERE stream = 'server'")]


def test_every_row_is_tried_here_and_stands_in_the_documentation() -> None:
    tried = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {row.key for row in CONDITIONS} <= tried
    manual = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    assert table() in manual, "write it again, as `tarok.server.storage.conditions.table` returns it"
