"""Prints the results of `tarok admin copy`, `backup`, `restore`, `check` and `secret`."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import typer
from msgspec.structs import asdict
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tarok.cli.input_checks import BadInput
from tarok.engine.json_codec import to_json
from tarok.extras import extra
from tarok.games import GAMES
from tarok.server.accounts import operator_orders
from tarok.server.maintenance.integrity import check
from tarok.server.storage.backups import backup, restore
from tarok.server.storage.conditions import sentence
from tarok.server.storage.database import address, default_database, file_of, shown
from tarok.server.storage.event_store import EventStore
from tarok.server.storage.transfer import Told, copy, looking
from tarok.server.table.table_settings import DAY

with extra("serve"):
    from alembic.util import CommandError
    from sqlalchemy.exc import DBAPIError

Answer = TypeVar("Answer")


@contextmanager
def sentences(database: str | None = None) -> Iterator[None]:
    """Report errors of a database or a file in one sentence."""
    file = None
    with suppress(ValueError):
        file = file_of(address(database)) if database else None
    try:
        yield
    except FileNotFoundError as error:
        raise BadInput(f"there is no file {error.filename}") from error
    except FileExistsError as error:
        raise BadInput(f"there is a file {error.filename} already") from error
    except BrokenPipeError:
        raise  # the reader of the output has closed the pipe
    except OSError as error:
        raise BadInput(f"{error.filename}: {sentence(error)}") from error
    except (ValueError, sqlite3.Error, DBAPIError, CommandError) as error:
        raise BadInput(sentence(error, file)) from error


@contextmanager
def telling(doing: str) -> Iterator[Told]:
    """Show on a terminal's stderr how many facts have been dealt with by now."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = TextColumn(doing), BarColumn(), TextColumn("{task.completed:,.0f} facts"), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(doing, total=None)
        yield lambda facts: progress.update(task, completed=facts)


def print_copy(source: str, target: str, *, as_json: bool) -> None:
    """Copy a server's data, and print what was copied."""
    with sentences(), telling("copying") as told:
        count, added = copy(source, target, told)
    whole = {"kind": "copied", "from": shown(source), "to": shown(target), **asdict(count), "added": added}
    had = "" if added == count.facts else f", of which {added:,} were missing,"
    _say(
        as_json,
        whole,
        f"{count.facts:,} facts of {count.streams:,} streams{had} are in {shown(target)}, the same as in"
        f" {shown(source)} (digest {count.digest[:16]}).",
    )


def print_backup(file: Path, database: str | None, *, as_json: bool) -> None:
    """Make a backup, and print what it holds."""
    with sentences(), telling("keeping") as told:
        count = backup(database or default_database(), file, told)
    size = file.stat().st_size
    _say(
        as_json,
        {"kind": "kept", "file": str(file), "bytes": size, **asdict(count)},
        f"{count.facts:,} facts of {count.streams:,} streams are kept in {file} ({size / 1e6:,.1f} MB).",
    )


def print_restore(file: Path, database: str | None, *, replace: bool, as_json: bool) -> None:
    """Restore a backup, and print where the previous data are kept."""
    kept_in = database or default_database()
    with sentences(), telling("bringing back") as told:
        count, kept = restore(file, kept_in, told, replace=replace)
    before = f"; what was there is {kept}" if kept else ""
    _say(
        as_json,
        {"kind": "restored", "to": shown(kept_in), **asdict(count), "before": kept or None},
        f"{count.facts:,} facts of {count.streams:,} streams are in {shown(kept_in)} again{before}.",
    )


def print_check(database: str | None, *, as_json: bool) -> None:
    """Print the findings of the checks, a line each."""
    well = True
    with sentences(database or default_database()), telling("looking") as told:
        for finding in check(database or default_database(), GAMES, told):
            well = well and finding.ok
            _say(
                as_json,
                {"kind": "finding", **asdict(finding)},
                f"{'  well' if finding.ok else 'NOT WELL':8}  {finding.said}",
            )
    if not well:
        raise typer.Exit(1)


def print_rotated(database: str | None, *, here: bool) -> None:
    """Make a new secret, and print when it begins to sign."""
    moved = in_store(database, lambda store: operator_orders.rotate(store, here=here))
    known = f"guests who return within {operator_orders.LIVES_ON / DAY:.0f} days are still recognised"
    if moved:
        known = "guests with an older cookie are recognised only if TAROK_SECRET still holds the old secret"
    typer.echo(f"There is a new secret: every server signs with it in a few seconds, and {known}.")


def in_store(database: str | None, work: Callable[[EventStore], Awaitable[Answer]]) -> Answer:
    """Use the store of an existing database; errors are reported in one sentence."""
    kept = database or default_database()

    async def run() -> Answer:
        store = EventStore(kept)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    with sentences(kept):
        with looking(kept):  # a missing database is not created
            pass
        return asyncio.run(run())


def _say(as_json: bool, whole: dict[str, object], sentence: str) -> None:  # noqa: FBT001 - a private flag
    typer.echo(to_json(whole) if as_json else sentence)
