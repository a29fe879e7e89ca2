"""Puzzles as a table of Parquet, and back: a row each, in the columns of `Puzzle`."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import polars as pl
from msgspec import convert
from msgspec.structs import asdict

from tarok.puzzles.puzzle import Puzzle

COLUMNS: Final[dict[str, Any]] = {
    "deal": pl.String,
    "seed": pl.Int64,
    "answer": pl.List(pl.Int8),
    "margin": pl.Float64,
    "agree": pl.Float64,
    "grade": pl.Int8,
    "themes": pl.List(pl.String),
}


def write_parquet(puzzles: Iterable[Puzzle], file: Path) -> None:
    """Write puzzles into a file."""
    rows = [{**asdict(puzzle), "grade": int(puzzle.grade)} for puzzle in puzzles]
    pl.DataFrame(rows, schema=COLUMNS).write_parquet(file)


def read_parquet(file: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file.  ValueError: it holds none."""
    try:
        rows = pl.read_parquet(file).to_dicts()
    except pl.exceptions.PolarsError as error:
        raise ValueError("this is no table of Parquet") from error
    return tuple(convert(row, Puzzle) for row in rows)
