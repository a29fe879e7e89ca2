"""`tarok puzzles`: finds positions of bots' deals in which one card wins, and solves them again."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from pathlib import Path

import typer

from tarok.cli.input_checks import BadInput, sentence
from tarok.cli.text_tables import busy
from tarok.engine.deal import Game
from tarok.engine.json_codec import to_json
from tarok.games import ALL, GAMES
from tarok.puzzles import Puzzle, check, puzzles, stream
from tarok.puzzles.collection import SUFFIX, read_rows, write_rows
from tarok.puzzles.generator import Executor, turns
from tarok.puzzles.process_pool import process_pool, searching


def print_puzzles(
    game: Game, deals: int, most: int | None, *, seed: int, workers: int, out: Path | None, as_json: bool
) -> None:
    """Print the puzzles of some deals, or this number of puzzles.

    And write them to a file if one is named.
    """
    with sentence(), busy("making puzzles"):
        found = tuple(puzzles(game, seed, deals) if most is None else _first(game, seed, most, workers))
    for puzzle in found:
        typer.echo(to_json({"kind": "puzzle", **_fields(puzzle)}) if as_json else _told(game, puzzle))
    if out is not None:
        _keep(found, out)


def make_all(most: int, *, seed: int, workers: int, folder: Path | None) -> None:
    """Make puzzles until there is this number of each family, shared among its games, a file a game.

    Those that lie in the folder stay.  The families take turns, each with the game that lacks most, and after
    a turn the file is whole: so what has been made by then is kept if this is ended.
    """
    if folder is None:
        raise BadInput("give --out, the folder for the puzzles of all games")
    folder.mkdir(parents=True, exist_ok=True)
    with sentence(), busy("making puzzles of all games"), process_pool(workers) as executor:
        families = [
            [
                _File(folder / f"{key}{SUFFIX}", (most + number) // len(family.games), key, seed, executor)
                for number, key in enumerate(family.games)
            ]
            for family in ALL
        ]
        while any(file.has < 1 for files in families for file in files):
            for files in families:
                min(files, key=lambda file: file.has).take_turn()
    for file in chain.from_iterable(families):
        typer.echo(f"{file.path.stem}: {len(file.there)} puzzles")


class _File:
    """The puzzles of a game, of which there is to be a share."""

    def __init__(self, path: Path, share: int, key: str, seed: int, executor: Executor) -> None:
        self.path, self.share = path, share
        self.there = list(read_rows(path)) if path.exists() else []
        self._turns = turns(searching(GAMES[key](), seed), executor, self.there)

    @property
    def has(self) -> float:
        """Which part of the share there is."""
        return len(self.there) / self.share if self.share else 1.0

    def take_turn(self) -> None:
        """Look through some deals, if there are not yet enough."""
        if self.has >= 1:
            return
        found = next(self._turns)[: self.share - len(self.there)]
        if found:
            self.there.extend(found)
            write_rows(self.there, self.path)


def print_check(file: Path) -> int:
    """Solve the puzzles of a file again, and print the errors of each; return the status."""
    with sentence(str(file)):
        found = read_rows(file) if file.suffix == SUFFIX else _rows_of_parquet(file)
        wrong = {number: said for number, puzzle in enumerate(found, 1) if (said := check(puzzle))}
    for number, said in wrong.items():
        typer.echo(f"puzzle {number}: {'; '.join(said)}")
    typer.echo(f"{len(found) - len(wrong)} of {len(found)} puzzles hold")
    return int(bool(wrong))


def _first(game: Game, seed: int, most: int, workers: int) -> Iterator[Puzzle]:
    with process_pool(workers) as executor:
        yield from islice(stream(searching(game, seed), executor), most)


def _keep(found: Iterable[Puzzle], out: Path) -> None:
    with sentence(str(out)):
        if out.suffix == SUFFIX:
            write_rows(found, out)
        else:
            from tarok.puzzles.parquet import write_parquet

            write_parquet(found, out)


def _rows_of_parquet(file: Path) -> Sequence[Puzzle]:
    from tarok.puzzles.parquet import read_parquet

    return read_parquet(file)


def _fields(puzzle: Puzzle) -> dict[str, object]:
    found = puzzle.found
    return {
        "deal": puzzle.deal,
        "seed": puzzle.seed,
        "answer": found.answer,
        "margin": found.margin,
        "costs": found.costs,
        "agree": found.agree,
        "worlds": found.worlds,
        "whole": found.whole,
        "grade": puzzle.grade,
        "themes": puzzle.themes,
    }


def _told(game: Game, puzzle: Puzzle) -> str:
    found = puzzle.found
    about = ", ".join(puzzle.themes)
    worlds = f"all {found.worlds} worlds" if found.whole else f"{found.worlds} worlds"
    return (
        f"deal {puzzle.seed}, {puzzle.grade.name.lower()}: {game.faces.show(found.answer)}, by"
        f" {found.margin:.1f} points in {found.agree:.0%} of {worlds}{': ' if about else ''}{about}"
    )
