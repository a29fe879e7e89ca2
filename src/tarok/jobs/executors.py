"""The executors of numbered pieces of work."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Executor(Protocol):
    """Does some work for each number, in any order, and yields each result as soon as it is done."""

    def __call__(self, work: Callable[[int], T], numbers: Sequence[int], /) -> Iterator[T]: ...


def here(work: Callable[[int], T], numbers: Sequence[int], /) -> Iterator[T]:
    """Do it in this process, one number after the other."""
    return map(work, numbers)
