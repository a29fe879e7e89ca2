"""The commands about deals and their results."""

from pathlib import Path
from typing import Annotated

import typer

from tarok.cli.arguments import AsJson, Key, Profile, Seed, Settings, keys


def play(
    game: Key,
    *,
    players: Annotated[
        str,
        typer.Option(
            metavar="NAMES", help="The players: one name for all places, or one for each, with commas."
        ),
    ] = "rule",
    deals: Annotated[int, typer.Option(min=1, metavar="N", help="How many deals.")] = 1,
    seed: Seed = None,
    profile: Profile = None,
    house: Settings = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Also write every deal into this folder.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, and print every deal and the totals."""
    from tarok.cli.input_checks import game_from, players_from, seed_from
    from tarok.cli.play import print_deals

    rules, number = game_from(game, profile, house), 0 if seed is None else seed
    players_from(rules, players, number)  # invalid options are reported before the seed
    number = seed_from(seed)
    seated = players_from(rules, players, number)
    print_deals(rules, seated, deals=deals, seed=number, save=save, as_json=as_json)


def new_game(
    key: Annotated[str, typer.Argument(metavar="KEY", help="What the game is called in code and commands.")],
) -> None:
    """Write the files of a new family of games into this checkout, and print what it still owes."""
    from tarok.cli.input_checks import sentence
    from tarok.cli.new_game import print_new_game

    with sentence():
        print_new_game(key)


def games(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game, to print in detail.", autocompletion=keys),
    ] = None,
    *,
    differs: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Print how this game differs from `slovenian`, as Markdown."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the games, or the contracts, bonuses and house rules of one."""
    from tarok.cli.differences import difference
    from tarok.cli.games import print_games
    from tarok.cli.input_checks import sentence

    with sentence():
        if differs is None:
            print_games(game, as_json=as_json)
        else:
            typer.echo(difference(differs), nl=False)


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A deal in notation; - is stdin.")],
) -> None:
    """Read a deal, check it, and print it trick by trick."""
    from tarok.cli.input_checks import deal_from
    from tarok.cli.replay import tell

    for line in tell(deal_from(file)):
        typer.echo(line)


def score(
    game: Key,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A result as JSON; - is stdin.")] = "-",
    *,
    profile: Profile = None,
    house: Settings = None,
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON schema of a result instead.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Settle a deal from its result, filled in by hand."""
    from tarok.cli.input_checks import game_from
    from tarok.cli.score import print_schema, print_score

    rules = game_from(game, profile, house)
    if schema:
        print_schema()
    else:
        print_score(rules, file, as_json=as_json)


def sheet(
    game: Key,
    file: Annotated[str, typer.Argument(metavar="FILE", help="An entry a line, as JSON; - is stdin.")] = "-",
    *,
    profile: Profile = None,
    house: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Keep the sheet of an evening: deals, misdeals, loans, and the end."""
    from tarok.cli.input_checks import game_from
    from tarok.cli.sheet import print_sheet

    print_sheet(game_from(game, profile, house), file, as_json=as_json)


def verify(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A proof that a page has saved, as JSON; - is stdin.")
    ],
    *,
    as_json: AsJson = False,
) -> None:
    """Check that a pack was shuffled as it was promised.

    The status is 0 if it was, and 1 if not.
    """
    from tarok.cli.verify import print_verdict

    raise typer.Exit(print_verdict(file, as_json=as_json))
