"""`tarok games`: what there is to play, and by which rules."""

import typer
from rich.table import Table

from tarok.catalogue import GameInfo, OptionInfo, describe
from tarok.cli.tables import show, table
from tarok.games import GAMES
from tarok.wire import to_json


def print_games(*, as_json: bool) -> None:
    """Print every game; as JSON it is what `GET /api/games` answers."""
    found = [describe(key, build()) for key, build in GAMES.items()]
    if as_json:
        typer.echo(to_json(found))
        return
    for game in found:
        show(f"{game.key}: {game.seats} play, {game.places} at the table")
        show(f"profiles: {', '.join(profile.name for profile in game.profiles)}")
        show(_contracts(game), _bonuses(game), _options(game))


def _contracts(game: GameInfo) -> Table:
    rows = [(contract.id, str(contract.value), contract.clause) for contract in game.contracts]
    return table(("contract", "value", "clause"), rows, numbers=["value"])


def _bonuses(game: GameInfo) -> Table:
    rows = [(bonus.id, str(bonus.silent), str(bonus.announced), bonus.clause) for bonus in game.bonuses]
    return table(("bonus", "silent", "announced", "clause"), rows, numbers=["silent", "announced"])


def _options(game: GameInfo) -> Table:
    rows = [
        (option.name, _word(option.default), _values(option), option.meaning, option.clause)
        for option in game.options
    ]
    return table(("option", "default", "values", "meaning", "clause"), rows)


def _values(option: OptionInfo) -> str:
    return ", ".join(map(_word, option.values)) or "a number"


def _word(value: object) -> str:
    return str(value).lower()
