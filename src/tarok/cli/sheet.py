"""`tarok sheet`: a session, entry by entry, as people record it at a real table."""

from collections.abc import Iterator, Sequence

import typer
from msgspec import Struct
from msgspec.structs import asdict

from tarok.cli.input_checks import BadInput, name_of, sentence, text_from
from tarok.cli.text_tables import show, table
from tarok.engine.deal import Game
from tarok.engine.json_codec import from_json, to_json
from tarok.engine.result import LOANS, Booked, Entry
from tarok.notation import plain, reckoning, signed
from tarok.scoring.sheet import Sheet, ranking


class Standing(Struct, frozen=True, kw_only=True, tag="standing", tag_field="kind"):
    """The standing after all entries: the totals of all sheets together, and each player's rank."""

    sheets: int
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


def print_sheet(game: Game, file: str, *, as_json: bool) -> None:
    """Print the score of each entry in the file, and the standing after them."""
    sheets = list(booked(game, text_from(file), name_of(file)))
    with sentence(name_of(file)):
        standing = stands(game, sheets)
    if not as_json:
        _print_tables(game, sheets, standing)
        return
    for row in (row for sheet in sheets for row in sheet.rows):
        typer.echo(to_json({"kind": "booked", **asdict(row)}))
    typer.echo(to_json(standing))


def booked(game: Game, text: str, name: str) -> Iterator[Sheet]:
    """Return the sheets, from one entry a line; when a sheet is full, the next entry begins a new one.

    BadInput: a line is no entry, or one that does not fit.
    """
    sheet = Sheet(game)
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        if sheet.over:
            yield sheet
            sheet = Sheet(game)
        with sentence(f"{name}, line {number}"):
            entry: Entry = from_json(line, Entry)  # type: ignore[arg-type] # msgspec takes a union for a type
            sheet = sheet.book(entry)
    if not sheet.rows:
        raise BadInput(f"{name}: there is no entry")
    yield sheet


def stands(game: Game, sheets: Sequence[Sheet]) -> Standing:
    """Return the standing.  ValueError: a sheet does not sum to zero where it should."""
    rounds = [sheet.carry.totals for sheet in sheets]
    pot = any(line.pot for sheet in sheets for row in sheet.rows for line in row.lines)
    ranks = ranking(rounds, zero_sum=game.zero_sum and not pot)
    return Standing(sheets=len(sheets), totals=tuple(map(sum, zip(*rounds, strict=True))), ranks=ranks)


def _print_tables(game: Game, sheets: Sequence[Sheet], standing: Standing) -> None:
    places = [str(place) for place in range(game.places)]
    for sheet in sheets:
        rows = [row for booked in sheet.rows for row in _rows(booked)]
        marks = [
            (name, plain(numbers)) for name, numbers in (*_chips(game, sheet), *sheet.carry.marks.items())
        ]
        show(table(("entry", *places, "because"), rows, numbers=places), table(("mark", "stands at"), marks))
    last = (("total", *map(str, standing.totals)), ("rank", *map(str, standing.ranks)))
    show(table(("", *places), last, numbers=places))


def _chips(game: Game, sheet: Sheet) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Return each player's chips, if the game is played for chips."""
    begun = asdict(game.options).get("start_points")
    if begun is not None:
        loans = sheet.carry.mark(LOANS)
        yield (
            "chips",
            tuple(begun + total + owed for total, owed in zip(sheet.carry.totals, loans, strict=True)),
        )


def _rows(row: Booked) -> Iterator[tuple[str, ...]]:
    """Return the lines of an entry, and the sheet after it."""
    for line in row.lines:
        yield line.what, *signed(line.deltas).split(), reckoning(line)
    yield type(row.entry).__name__.lower(), *map(str, row.carry.totals), f"dealer {row.carry.dealer}"
