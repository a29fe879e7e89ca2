"""Puzzles as a table of Parquet, and back: a row each."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from msgspec import ValidationError, convert

from tarok.extras import extra
from tarok.puzzles.goals import Goal, GoalKind
from tarok.puzzles.puzzle import Cost, Found, Grade, Puzzle

with extra("data"):
    import polars as pl

COLUMNS: Final[dict[str, Any]] = {
    "deal": pl.String,
    "seed": pl.Int64,
    "cards": pl.List(pl.Int8),
    "costs": pl.List(pl.Float64),
    "agree": pl.Float64,
    "alone": pl.Float64,
    "worlds": pl.Int32,
    "whole": pl.Boolean,
    "goal": pl.String,
    "what": pl.String,
    "line": pl.List(pl.Int8),
    "grade": pl.Int8,
    "themes": pl.List(pl.String),
}


def write_parquet(puzzles: Iterable[Puzzle], file: Path) -> None:
    """Write puzzles into a file."""
    pl.DataFrame([_row(puzzle) for puzzle in puzzles], schema=COLUMNS).write_parquet(file)


def read_parquet(file: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file.  ValueError: it holds none."""
    try:
        return tuple(_puzzle(**row) for row in pl.read_parquet(file).to_dicts())
    except (pl.exceptions.PolarsError, TypeError, KeyError, ValueError, ValidationError) as error:
        raise ValueError("this is no table of Parquet with puzzles") from error


def _row(puzzle: Puzzle) -> dict[str, Any]:
    found = puzzle.found
    return {
        "deal": puzzle.deal,
        "seed": puzzle.seed,
        "cards": [cost.card for cost in found.costs],
        "costs": [cost.points for cost in found.costs],
        "agree": found.agree,
        "alone": found.alone,
        "worlds": found.worlds,
        "whole": found.whole,
        "goal": puzzle.goal.kind.value,
        "what": puzzle.goal.what,
        "line": puzzle.line,
        "grade": int(puzzle.grade),
        "themes": puzzle.themes,
    }


def _puzzle(*, cards: list[int], costs: list[float], grade: int, **row: Any) -> Puzzle:  # noqa: ANN401 - a row
    found = [Cost(card, points) for card, points in zip(cards, costs, strict=True)]
    told = Found(tuple(found), *(row.pop(name) for name in ("agree", "alone", "worlds", "whole")))
    goal = Goal(GoalKind(row.pop("goal")), row.pop("what"))
    return convert({**row, "found": told, "goal": goal, "grade": Grade(grade)}, Puzzle)
