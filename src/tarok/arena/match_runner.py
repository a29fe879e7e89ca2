"""Plays the boards of a match, in any order, and reads them in the order of their numbers."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import partial

from tarok.arena.boards import Board, board
from tarok.arena.figures import Clarity
from tarok.arena.match import Match
from tarok.arena.match_folder import Book
from tarok.jobs import Executor, here


def contest(
    match: Match, deals: int, *, book: Book, executor: Executor = here, about: float | None = None
) -> Iterator[Sequence[Board]]:
    """Play the boards 1 to `deals` that are not in the book yet, and enter them there.

    Yields, whenever there are more, all boards up to the first that is missing.  With `about` it ends as
    soon as it is clear on which side of that the gain lies; as only whole beginnings are looked at, that
    hangs on no order in which boards are done.
    """
    clarity = None if about is None else Clarity(about)
    missing = [number for number in range(1, deals + 1) if number not in book.boards]
    whole: list[Board] = []
    with closing(_entered(match, missing, book, executor)) as coming:
        while len(whole) < deals:
            number = len(whole) + 1
            while number not in book.boards:
                next(coming)
            whole.append(book.boards[number])
            clear = clarity is not None and clarity.with_next(whole[-1].gain)
            yield whole
            if clear:
                return


def _entered(match: Match, numbers: Sequence[int], book: Book, executor: Executor) -> Generator[None]:
    for played in executor(partial(board, match), numbers) if numbers else ():
        book.enter(played)
        yield
