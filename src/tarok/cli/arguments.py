"""Arguments that several commands take."""

from typing import Annotated

import typer


def keys(incomplete: str) -> list[str]:
    """Return the games whose names begin like this, for completion in the shell."""
    from tarok.games import GAMES

    return [key for key in GAMES if key.startswith(incomplete)]


Key = Annotated[
    str,
    typer.Argument(metavar="GAME", help="The game, as `tarok games` lists it.", autocompletion=keys),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="OPTION=VALUE", help="A house rule, listed by `tarok games GAME`; may be repeated."
    ),
]
Profile = Annotated[
    str | None, typer.Option(metavar="NAME", help="Settings rules known by a name, listed by `tarok games`.")
]
Seed = Annotated[
    int | None,
    typer.Option(
        metavar="N", help="The same number gives the same cards and the same play; a new one is printed."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
