"""Puzzles: moments of bots' deals with one right answer, from what a seat can know.

Each is found by exact play in worlds of the seat's view, and says in which, so that it can be solved again.
"""

from tarok.puzzles.generator import of_deal, puzzles, stream
from tarok.puzzles.puzzle import Cost, Found, Grade, Puzzle, check

__all__ = ["Cost", "Found", "Grade", "Puzzle", "check", "of_deal", "puzzles", "stream"]
