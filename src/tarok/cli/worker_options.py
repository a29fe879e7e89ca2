"""The options of commands that spread work over processes."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tarok.cli.input_checks import BadInput
from tarok.jobs import Executor, here

HERE: Final = "here"


def need_one_place(on: str | None, workers: int | None) -> None:
    """BadInput: more than one place is named for the work."""
    if on and workers:
        raise BadInput("--workers are processes of this machine, and --on names others: leave one out")


@contextmanager
def executor_from(on: str | None, workers: int | None) -> Iterator[Executor]:
    """Give the workers.  Lacking: a package for that is missing.  ValueError: a worker does not answer."""
    if on == HERE:
        yield here
        return
    from tarok.jobs.dask_cluster import cluster

    with cluster(on, workers) as executor:
        yield executor
