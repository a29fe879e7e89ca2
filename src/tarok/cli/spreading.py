"""Commands whose work many processes share: where it is done, and which packages that needs."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tarok.cli.inputs import BadInput
from tarok.spread import Hands, here

HERE: Final = "here"


@contextmanager
def extra(who: str, name: str) -> Iterator[None]:
    """BadInput: what is imported is not installed; says which extra of tarok `who` wants."""
    try:
        yield
    except ImportError as error:
        raise BadInput(
            f"{who} needs packages of its own, which are not here: pip install 'tarok[{name}]'"
        ) from error


def need_one_place(on: str | None, workers: int | None) -> None:
    """BadInput: two places are named where the work is to be done."""
    if on and workers:
        raise BadInput("--workers are processes of this machine, and --on names others: leave one out")


@contextmanager
def hands_from(on: str | None, workers: int | None, who: str, name: str) -> Iterator[Hands]:
    """Give who does the work.  BadInput: a package of that extra is missing.  ValueError: nobody answers."""
    if on == HERE:
        yield here
        return
    with extra(who, name):
        from tarok.spread.cluster import cluster
    with cluster(on, workers) as hands:
        yield hands
