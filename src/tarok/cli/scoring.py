"""`tarok score`: a deal settled from its result, as people fill it in at a real table."""

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from tarok.cli.inputs import sentence, text_from
from tarok.deal import Game
from tarok.notation import reckoning
from tarok.result import Carry, Dealt, Line, Result
from tarok.wire import from_json, to_json


class Filled(Struct, frozen=True, forbid_unknown_fields=True):
    """What is filled in: how the deal came out, and what stood on the sheet before (left out: nothing)."""

    result: Result
    carry: Carry | None = None


class Scored(Struct, frozen=True):
    """What comes of it: the lines and their sum with one delta a place, and what stands on the sheet then."""

    lines: tuple[Line, ...]
    total: tuple[int, ...]
    carry: Carry


def print_schema() -> None:
    """Print the JSON schema of what is filled in."""
    typer.echo(msgspec.json.format(to_json(msgspec.json.schema(Filled)), indent=2))


def print_score(game: Game, file: str, *, as_json: bool) -> None:
    """Print what the result in the file comes to."""
    text = text_from(file)
    with sentence("stdin" if file == "-" else file):
        scored = score(game, from_json(text, Filled))
    if as_json:
        typer.echo(to_json(scored))
    else:
        _print_table(scored)


def score(game: Game, filled: Filled) -> Scored:
    """Return what a result comes to on the sheet.  ValueError: it does not fit the game."""
    carry = filled.carry or Carry(dealer=game.places - 1, totals=(0,) * game.places)
    if carry.places != game.places:
        raise ValueError(f"{game.profile} has {game.places} places, not {carry.places} totals")
    if not 0 <= carry.dealer < game.places:
        raise ValueError(f"the places are 0 to {game.places - 1}, so {carry.dealer} cannot deal")
    if wrong := [name for name, numbers in carry.marks.items() if len(numbers) not in (1, game.places)]:
        raise ValueError(f"the mark {wrong[0]} should be 1 number or {game.places}")
    booked = game.book(game, Dealt(filled.result), carry)
    total = tuple(sum(line.deltas[place] for line in booked.lines) for place in range(game.places))
    return Scored(booked.lines, total, booked.carry)


def _print_table(scored: Scored) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="italic")
    table.add_column("line")
    for place in range(scored.carry.places):
        table.add_column(str(place), justify="right")
    table.add_column("because")
    for line in scored.lines:
        table.add_row(line.what, *(f"{delta:+d}" if delta else "0" for delta in line.deltas), reckoning(line))
    table.add_row("total", *(f"{delta:+d}" if delta else "0" for delta in scored.total))
    table.add_row("sheet", *map(str, scored.carry.totals), f"dealer {scored.carry.dealer}")
    for name, numbers in scored.carry.marks.items():
        table.add_row(name, *map(str, numbers))
    Console(highlight=False).print(table)
