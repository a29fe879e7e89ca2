"""Boards as tables of Parquet, for further analysis: docs/arena.md has the columns."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from tarok.arena.boards import Board, Played
from tarok.arena.match import Match
from tarok.extras import extra

with extra("data"):
    import polars as pl

Columns: TypeAlias = dict[str, type[pl.DataType] | pl.DataType]

PLAYS: Final[Columns] = {
    "deal": pl.Int64,
    "seat": pl.Int8,
    "player": pl.String,
    "control": pl.Boolean,
    "contract": pl.String,
    "role": pl.String,
    "made": pl.Boolean,
    "points": pl.List(pl.Int32),
    "gain": pl.Float64,
}
TIMES: Final[Columns] = {"deal": pl.Int64, "player": pl.String, "wall_us": pl.Int64, "cpu_us": pl.Int64}


def write_parquet(match: Match, boards: Sequence[Board], folder: Path) -> None:
    """Write `plays.parquet` and `times.parquet`; the bytes of the plays follow from the boards alone."""
    plays = [row for board in boards for row in _plays(match, board)]
    pl.DataFrame(plays, schema=PLAYS, orient="row").write_parquet(folder / "plays.parquet")
    times = [row for board in boards for row in _times(match, board)]
    pl.DataFrame(times, schema=TIMES, orient="row").write_parquet(folder / "times.parquet")


def _plays(match: Match, board: Board) -> Iterator[tuple[Any, ...]]:
    for seat, played in enumerate(board.plays):
        yield _row(board, seat, match.challenger, played, control=False)
        yield _row(board, seat, match.opponent, board.control, control=True)


def _row(board: Board, seat: int, player: str, played: Played, *, control: bool) -> tuple[Any, ...]:
    gain = played.gain(seat)
    role, points = played.roles[seat], list(played.points)
    return board.deal, seat, player, control, played.contract, role, played.made, points, gain


def _times(match: Match, board: Board) -> Iterator[tuple[Any, ...]]:
    for player, times in ((match.challenger, board.challenger), (match.opponent, board.opponent)):
        for wall, cpu in zip(times.wall, times.cpu, strict=True):
            yield board.deal, player, wall, cpu
