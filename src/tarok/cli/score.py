"""`tarok score`: settles a deal from its result, as people record it at a real table."""

import msgspec
import typer
from msgspec import Struct, field
from msgspec.structs import asdict

from tarok.cli.input_checks import name_of, sentence, text_from
from tarok.cli.text_tables import show, table
from tarok.engine.deal import Game
from tarok.engine.json_codec import from_json, to_json
from tarok.engine.result import Carry, Dealt, Line, Result
from tarok.notation import reckoning, signed
from tarok.scoring.sheet import Sheet


class Before(Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet before the deal.

    `dealer` is a place, by default the last one; `totals` are the points of all places, by default zeros;
    `marks` are the other numbers on the sheet: one for each place, or a single one for the table.
    """

    dealer: int | None = None
    totals: tuple[int, ...] = ()
    marks: dict[str, tuple[int, ...]] = field(default_factory=dict)


class Filled(Struct, frozen=True, forbid_unknown_fields=True):
    """The input: the result of the deal, and the sheet before it."""

    result: Result
    carry: Before = Before()


class Scored(Struct, frozen=True):
    """The output: the lines and their sum, one delta for each place, and the sheet after it."""

    lines: tuple[Line, ...]
    total: tuple[int, ...]
    carry: Carry


def print_schema() -> None:
    """Print the JSON schema of the input."""
    typer.echo(msgspec.json.format(to_json(msgspec.json.schema(Filled)), indent=2))


def print_score(game: Game, file: str, *, as_json: bool) -> None:
    """Print the score of the result in the file."""
    text = text_from(file)
    with sentence(name_of(file)):
        scored = score(game, from_json(text, Filled))
    if as_json:
        typer.echo(to_json({"kind": "score", **asdict(scored)}))
    else:
        _print_table(scored)


def score(game: Game, filled: Filled) -> Scored:
    """Return the score of a result.  ValueError: the result or the sheet is impossible."""
    (done,) = Sheet(game, opening=_carry(game, filled.carry)).book(Dealt(filled.result)).rows
    total = tuple(sum(line.deltas[place] for line in done.lines) for place in range(game.places))
    return Scored(done.lines, total, done.carry)


def _carry(game: Game, before: Before) -> Carry:
    dealer = game.places - 1 if before.dealer is None else before.dealer
    totals = before.totals or (0,) * game.places
    if not 0 <= dealer < game.places:
        raise ValueError(f"the places are 0 to {game.places - 1}, so {dealer} cannot deal")
    if len(totals) != game.places:
        raise ValueError(f"`totals` should be {game.places} numbers, not {len(totals)}")
    return Carry(dealer=dealer, totals=totals, marks=before.marks)


def _print_table(scored: Scored) -> None:
    places = [str(place) for place in range(scored.carry.places)]
    rows = [(line.what, *signed(line.deltas).split(), reckoning(line)) for line in scored.lines]
    rows.append(("total", *signed(scored.total).split(), ""))
    rows.append(("sheet", *map(str, scored.carry.totals), f"dealer {scored.carry.dealer}"))
    for name, numbers in scored.carry.marks.items():
        rows.append((name, *map(str, numbers), *[""] * (len(places) + 1 - len(numbers))))
    show(table(("line", *places, "because"), rows, numbers=places))
