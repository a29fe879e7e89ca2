"""Work on a Dask cluster: one that is there already, or one of this machine."""

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from threading import current_thread, main_thread
from typing import Final, TypeVar

from tarok.extras import extra
from tarok.jobs.executors import Executor

with extra("data"):
    import dask
    from distributed import Client, KilledWorker, LocalCluster, as_completed

T = TypeVar("T")
PATIENCE: Final = 10
"""How many seconds a scheduler may take to answer."""
UNSEEN: Final = "127.0.0.1:0"
"""Where the page of a scheduler of this machine is: at any port that is free, or two would quarrel."""
LOSSES: Final = 20
"""How many workers of this machine may die over one number before it is held to blame."""


@contextmanager
def cluster(address: str | None = None, workers: int | None = None) -> Iterator[Executor]:
    """Give who works on the cluster at this address, or with some workers of this machine.

    ValueError: no cluster answers there.
    """
    if address is not None:
        with _reached(address) as client:
            yield partial(on, client)
        return
    quiet = {"distributed.scheduler.allowed-failures": LOSSES}
    with (
        dask.config.set(quiet),
        _local(workers) as mine,
        Client(mine) as client,
    ):
        yield partial(on, client)


def on(client: Client, work: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
    """Have a client's workers do it; what a worker had that died, another does.

    ValueError: a number has cost one worker after another its life.
    """
    futures = client.map(work, numbers, pure=False)
    try:
        for done in as_completed(futures, loop=client.loop):
            yield done.result()
            done.release()
    except KilledWorker as killed:
        raise ValueError(f"one worker after another has died over the same work: {killed}") from killed
    finally:
        client.cancel(futures)


def _local(workers: int | None) -> LocalCluster:
    """Return workers of this machine, whom the Ctrl-C of a terminal does not reach: it ends who asked."""
    mine = current_thread() is main_thread()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if mine else None
    try:
        return LocalCluster(
            n_workers=workers, threads_per_worker=1, dashboard_address=UNSEEN, silence_logs="CRITICAL"
        )
    finally:
        if mine:
            signal.signal(signal.SIGINT, before)


@contextmanager
def _reached(address: str) -> Iterator[Client]:
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        raise ValueError(f"no scheduler answers at {address}") from error
    with client:
        yield client
