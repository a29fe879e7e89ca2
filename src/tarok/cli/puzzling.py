"""`tarok puzzles`: moments of bots' deals in which one card wins, made and solved anew."""

from pathlib import Path

import typer
from msgspec.structs import asdict

from tarok.cli.inputs import BadInput, sentence
from tarok.cli.tables import busy
from tarok.deal import Game
from tarok.puzzles import Puzzle, check, puzzles
from tarok.wire import to_json


def print_puzzles(game: Game, deals: int, *, seed: int, out: Path | None, as_json: bool) -> None:
    """Print the puzzles of some deals, a line each, and keep them in a file if one is named."""
    with sentence(), busy("making puzzles"):
        found = tuple(puzzles(game, seed, deals))
    for puzzle in found:
        typer.echo(to_json({"kind": "puzzle", **asdict(puzzle)}) if as_json else _told(game, puzzle))
    if out is not None:
        with sentence(str(out)):
            try:
                from tarok.puzzles.parquet import write_parquet
            except ImportError as error:
                raise BadInput(LACKING) from error
            write_parquet(found, out)


def print_check(file: Path) -> int:
    """Solve the puzzles of a file anew, and print what is wrong with each; return the status."""
    with sentence(str(file)):
        try:
            from tarok.puzzles.parquet import read_parquet
        except ImportError as error:
            raise BadInput(LACKING) from error
        found = read_parquet(file)
        wrong = {number: said for number, puzzle in enumerate(found, 1) if (said := check(puzzle))}
    for number, said in wrong.items():
        typer.echo(f"puzzle {number}: {'; '.join(said)}")
    typer.echo(f"{len(found) - len(wrong)} of {len(found)} puzzles hold")
    return int(bool(wrong))


LACKING = "Parquet needs a package of its own, which is not here: pip install 'tarok[arena]'"


def _told(game: Game, puzzle: Puzzle) -> str:
    cards = game.faces.show(puzzle.answer)
    about = ", ".join(puzzle.themes)
    return (
        f"deal {puzzle.seed}, {puzzle.grade.name.lower()}: {cards}, by {puzzle.margin:.1f} points"
        f" in {puzzle.agree:.0%} of the worlds{': ' if about else ''}{about}"
    )
