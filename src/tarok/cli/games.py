"""`tarok games`: lists the games and their rules."""

import typer
from msgspec.structs import asdict
from rich.table import Table

from tarok.catalogue import GameInfo, OptionInfo, describe, meanings
from tarok.cli.text_tables import show, table
from tarok.engine.json_codec import to_json
from tarok.engine.perft import phase_names
from tarok.games import GAMES
from tarok.validation.arguments import near


def print_games(key: str | None, *, as_json: bool) -> None:
    """Print a table of the games, or the details of one.

    As JSON one line for each game, as in `GET /api/games`, and the meanings of its options.

    ValueError: there is no such game.
    """
    if key is not None and key not in GAMES:
        raise ValueError(f"there is no game {key!r}; {near(key, GAMES, 'there is')}")
    found = [describe(each, GAMES[each]()) for each in ([key] if key else GAMES)]
    if as_json:
        for game in found:
            typer.echo(to_json({"kind": "game", **asdict(game), "meanings": meanings(GAMES[game.key]())}))
    elif key:
        _print_whole(found[0])
    else:
        columns = ("game", "play", "sit", "cards", "profiles")
        show(table(columns, map(_row, found), numbers=columns[1:4]))
        show("tarok games GAME lists its contracts, bonuses and house rules.")


def _row(game: GameInfo) -> tuple[str, ...]:
    profiles = ", ".join(profile.name for profile in game.profiles)
    return game.key, str(game.seats), str(game.places), str(len(game.pack)), profiles


def _print_whole(game: GameInfo) -> None:
    show(f"{game.key}: {game.seats} play, {game.places} at the table")
    show(f"profiles: {', '.join(profile.name for profile in game.profiles)}")
    show(f"phases: {', '.join(phase_names(GAMES[game.key]()))}", "")
    show(_contracts(game), "", _bonuses(game), "", _options(game))


def _contracts(game: GameInfo) -> Table:
    rows = [(contract.id, str(contract.value), contract.clause) for contract in game.contracts]
    return table(("contract", "value", "clause"), rows, numbers=["value"])


def _bonuses(game: GameInfo) -> Table:
    rows = [(bonus.id, str(bonus.silent), str(bonus.announced), bonus.clause) for bonus in game.bonuses]
    return table(("bonus", "silent", "announced", "clause"), rows, numbers=["silent", "announced"])


def _options(game: GameInfo) -> Table:
    """Names are not wrapped, so that they can be copied; the meaning of an option is above its values."""
    settled = meanings(GAMES[game.key]())
    rows = [_option(option, settled[option.name]) for option in game.options]
    return table(("option", "meaning, default (values), clause"), rows, whole=["option"])


def _option(option: OptionInfo, meaning: str) -> tuple[str, str]:
    values = ", ".join(map(_word, option.values)) or "a number"
    return option.name, f"{meaning}\n{_word(option.default)} ({values}), {option.clause}"


def _word(value: object) -> str:
    return str(value).lower()
