"""`tarok numbers`: statistics of bots' deals, as figures with intervals and as plots."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from tarok.cli.input_checks import BadInput, sentence
from tarok.cli.text_tables import busy, show, table
from tarok.engine.json_codec import to_json
from tarok.games import GAMES

if TYPE_CHECKING:
    from tarok.data.numbers.figures import Row

NUMBERS: Final = "numbers.csv"


def print_numbers(folders: Sequence[Path], *, out: Path | None, as_json: bool) -> None:
    """Print the figures of these folders, and write them and their pictures into another."""
    from tarok.data.numbers.figures import figures

    rows: list[Row] = []
    for folder in folders:
        with sentence(str(folder)), busy(f"counting {folder}"):
            found = figures(folder)
        if any(row.game == found[0].game for row in rows):
            raise BadInput(f"{folder} holds deals of {found[0].game}, as one before it does")
        rows += found
    rows.sort(key=lambda row: [*GAMES].index(row.game))  # the figures of a game stay as they are
    if out is not None:
        with sentence(str(out)), busy("drawing"):
            _write(rows, out)
    if as_json:
        for row in rows:
            typer.echo(to_json({"kind": "number", **row._asdict()}))
    else:
        _print(rows)


def _write(rows: Sequence["Row"], folder: Path) -> None:
    from tarok.data.numbers.pictures import draw

    folder.mkdir(parents=True, exist_ok=True)
    draw(rows, folder)
    with (folder / NUMBERS).open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(rows[0]._fields)
        writer.writerows((*row[:-3], *(f"{value:.4f}" for value in row[-3:])) for row in rows)


def _print(rows: Sequence["Row"]) -> None:
    columns = ("figure", "of", "measure", "n", "value", "from", "to")
    for game in dict.fromkeys(row.game for row in rows):
        mine = [
            (row.figure, row.of, row.measure, f"{row.n:,}", *(f"{value:.3f}" for value in row[-3:]))
            for row in rows
            if row.game == game
        ]
        show(game, table(columns, mine, numbers=columns[3:]), "")
