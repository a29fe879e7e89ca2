"""The board of a season: the table over several evenings, and ratings if openskill is installed."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from tarok.club.board import BoardRow, rows_of
from tarok.club.event import Event
from tarok.club.ratings import Rating, have_ratings, ratings
from tarok.club.standings import of_season, standing
from tarok.validation.causes import rejection


class SeasonBoard(Struct, frozen=True, kw_only=True):
    """The table of a season, and the ratings, the best first; None: openskill is not installed.

    Each line of a row is of an evening, whose number from 1 is `of`.
    """

    standing: tuple[BoardRow, ...]
    ratings: tuple[Rating, ...] | None


def season_board(evenings: Sequence[Event]) -> SeasonBoard:
    """Return the board of these evenings in their order, by the format of the last (CL-PT-04).

    ValueError: there is none, or one has not been opened.
    """
    if not evenings:
        raise rejection("season_empty", "a season has at least one evening")
    states = [each.state for each in evenings]
    rules = [state.rules for state in states][-1]
    # Without their lines: those of sixty large evenings would be millions.
    evenings_of = {
        str(at): [replace(row, lines=()) for row in standing(state)] for at, state in enumerate(states, 1)
    }
    rows = of_season(evenings_of, rules)
    return SeasonBoard(
        standing=tuple(rows_of(rows)),
        ratings=ratings(states) if have_ratings() else None,
    )
