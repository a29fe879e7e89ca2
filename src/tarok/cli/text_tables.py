"""Tables as plain text."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, JustifyMethod
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

WIDE = 120
"""Characters in a line that goes to a file or another program."""


def table(
    columns: Sequence[str],
    rows: Iterable[Sequence[str]],
    numbers: Iterable[str] = (),
    whole: Iterable[str] = (),
) -> Table:
    """Return a table without lines; columns in `numbers` are flush right, those in `whole` never broken."""
    right, kept = set(numbers), set(whole)
    made = Table(box=None, padding=(0, 2, 0, 0), header_style="italic cyan")
    for column in columns:
        justify: JustifyMethod = "right" if column in right else "left"
        made.add_column(column, overflow="fold", justify=justify, no_wrap=column in kept)
    for row in rows:
        made.add_row(*row)
    return made


def show(*parts: str | Table) -> None:
    """Print headings and tables on stdout."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = WIDE
    for part in parts:
        if isinstance(part, str):
            console.print(part, style="bold")
        else:
            console.print(part)


@contextmanager
def busy(doing: str) -> Iterator[None]:
    """Show on a terminal's stderr that something is being done, and for how long by now."""
    if not sys.stderr.isatty():
        yield
        return
    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.add_task(doing, total=None)
        yield


@contextmanager
def progress(doing: str, total: int) -> Iterator[Callable[[int, str], None]]:
    """Give the callback that shows progress on a terminal's stderr."""
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(doing, total=total)
        yield lambda done, now: shown.update(task, completed=done, description=now)
