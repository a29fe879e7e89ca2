"""`tarok games`: what there is to play, and by which rules."""

import typer
from rich.console import Console
from rich.table import Table

from tarok.games import GAMES
from tarok.server.catalogue import GameInfo, OptionInfo, describe
from tarok.wire import to_json

NUMBERS = ("value", "silent", "announced")


def print_games(*, as_json: bool) -> None:
    """Print every game; as JSON it is what `GET /api/games` answers."""
    found = [describe(key, build()) for key, build in GAMES.items()]
    if as_json:
        typer.echo(to_json([game.model_dump() for game in found]))
        return
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=120)
    for game in found:
        console.print(f"{game.key}: {game.seats} play, {game.places} at the table", style="bold")
        for table in (_contracts(game), _bonuses(game), _options(game)):
            console.print(table)


def _contracts(game: GameInfo) -> Table:
    table = _table("contract", "value", "clause")
    for contract in game.contracts:
        table.add_row(contract.id, str(contract.value), contract.clause)
    return table


def _bonuses(game: GameInfo) -> Table:
    table = _table("bonus", "silent", "announced", "clause")
    for bonus in game.bonuses:
        table.add_row(bonus.id, str(bonus.silent), str(bonus.announced), bonus.clause)
    return table


def _options(game: GameInfo) -> Table:
    table = _table("option", "default", "values", "meaning", "clause")
    for option in game.options:
        table.add_row(option.name, _word(option.default), _values(option), option.meaning, option.clause)
    return table


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="italic")
    for column in columns:
        table.add_column(column, overflow="fold", justify="right" if column in NUMBERS else "left")
    return table


def _values(option: OptionInfo) -> str:
    return ", ".join(map(_word, option.values)) or "a number"


def _word(value: object) -> str:
    return str(value).lower()
