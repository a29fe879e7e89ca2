"""The arena: measures one bot against another on equal cards, with intervals: docs/arena.md.

A match is played in boards: the same deal with the challenger at each seat in turn, the opponent at all
others.  What the challenger gains follows from the match alone, on however many machines it is played.
`parquet` needs a package of the extra `data`; the rest does without.
"""

from tarok.arena.boards import Board, Played, Times, board
from tarok.arena.figures import by_contract_and_role, by_role, gain, groups, pace
from tarok.arena.match import Match, match_of
from tarok.arena.match_folder import Book
from tarok.arena.match_runner import contest

__all__ = [
    "Board",
    "Book",
    "Match",
    "Played",
    "Times",
    "board",
    "by_contract_and_role",
    "by_role",
    "contest",
    "gain",
    "groups",
    "match_of",
    "pace",
]
