"""The command `tarok`: docs/cli.md.

Commands import what they need when they are called, so that `tarok --help` is there at once.
"""

import io
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from tarok import __version__
from tarok.cli.admin import admin

app: Final = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # 80 columns hold the words, without boxes
)

app.add_typer(admin, name="admin")


def keys(incomplete: str) -> list[str]:
    """Return the games whose names begin like this: what the shell completes."""
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
        metavar="N", help="The same number gives the same cards and the same play; a new one is told."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def main() -> None:
    """Do what the words of the command line say, and leave the process.

    Whatever the user got wrong is one sentence on stderr and status 2; a reader that went away is no news.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no ♥ still shows the rest
    try:
        status = app(standalone_mode=False) or 0
        sys.stdout.flush()
    except typer.TyperException as error:
        said = " ".join(error.format_message().split())
        sys.stderr.write(f"tarok: {said}\n" if said.endswith(("?", ".")) else f"tarok: {said}.\n")
        status = 2
    except (KeyboardInterrupt, typer.Abort):
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still buffered goes nowhere
        status = 1
    sys.exit(status)


@app.callback(invoke_without_command=True)
def tarok(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,  # noqa: FBT002 - an option
) -> None:
    """Tarok card games: play, look, count."""
    if version:
        typer.echo(f"tarok {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    game: Key,
    *,
    players: Annotated[
        str,
        typer.Option(metavar="NAMES", help="Who plays: a name for everybody, or one a place, with commas."),
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
    from tarok.cli.inputs import game_from, players_from, seed_from
    from tarok.cli.playing import print_deals

    rules, number = game_from(game, profile, house), 0 if seed is None else seed
    players_from(rules, players, number)  # what is wrong with them is said before the seed
    number = seed_from(seed)
    seated = players_from(rules, players, number)
    print_deals(rules, seated, deals=deals, seed=number, save=save, as_json=as_json)


@app.command()
def games(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="One of them, to be told in full.", autocompletion=keys),
    ] = None,
    *,
    differs: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Print how this game differs from `slovenian`, as Markdown."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the games, or the contracts, bonuses and house rules of one."""
    from tarok.cli.differing import difference
    from tarok.cli.inputs import sentence
    from tarok.cli.listing import print_games

    with sentence():
        if differs is None:
            print_games(game, as_json=as_json)
        else:
            typer.echo(difference(differs), nl=False)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A deal in notation; - is stdin.")],
) -> None:
    """Read a deal, check it, and print it trick by trick."""
    from tarok.cli.inputs import deal_from
    from tarok.cli.telling import tell

    for line in tell(deal_from(file)):
        typer.echo(line)


@app.command()
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
    from tarok.cli.inputs import game_from
    from tarok.cli.scoring import print_schema, print_score

    rules = game_from(game, profile, house)
    if schema:
        print_schema()
    else:
        print_score(rules, file, as_json=as_json)


@app.command()
def sheet(
    game: Key,
    file: Annotated[str, typer.Argument(metavar="FILE", help="An entry a line, as JSON; - is stdin.")] = "-",
    *,
    profile: Profile = None,
    house: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Keep the sheet of an evening: deals, misdeals, loans, and the end."""
    from tarok.cli.inputs import game_from
    from tarok.cli.sheets import print_sheet

    print_sheet(game_from(game, profile, house), file, as_json=as_json)


@app.command()
def perft(
    game: Key,
    *,
    phase: Annotated[
        str, typer.Option(metavar="NAME", help="The phase, by its name in `tarok games GAME`.")
    ] = "auction",
    seed: Annotated[
        int, typer.Option(metavar="N", help="Which cards are dealt, if the phase depends on them.")
    ] = 0,
    file: Annotated[
        str | None, typer.Option(metavar="FILE", help="Count from the end of this deal in notation.")
    ] = None,
    hands: Annotated[
        str | None,
        typer.Option(
            metavar="CARDS", help="The cards of every seat, with commas between them, or one hand for all."
        ),
    ] = None,
    profile: Profile = None,
    house: Settings = None,
) -> None:
    """Count the ways in which a phase can go.

    It is counted from the first decision to the last.
    """
    from tarok.cli.counting import print_count
    from tarok.cli.inputs import game_from

    print_count(game_from(game, profile, house), phase, seed=seed, file=file, hands=hands)


@app.command()
def solve(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A position, or a deal in notation; - is stdin.")
    ],
    *,
    pays: Annotated[
        bool, typer.Option("--pays", help="Say what the end pays, not only the card points.")
    ] = False,
    trick: Annotated[
        int | None, typer.Option(min=1, help="Begin where this trick of a deal is led to.", metavar="N")
    ] = None,
    move: Annotated[
        int | None, typer.Option(min=1, help="Begin before the Nth card from there on.", metavar="N")
    ] = None,
    memory: Annotated[
        int, typer.Option(min=1, max=1 << 16, metavar="MB", help="How many megabytes may be used.")
    ] = 64,
    as_json: AsJson = False,
) -> None:
    """Say what each card is worth if all cards lie open.

    Nobody makes a mistake from there on.
    """
    from tarok.cli.inputs import need_kernel

    need_kernel()
    from tarok.cli.solving import print_values

    print_values(file, pays=pays, trick=trick, move=move, megabytes=memory, as_json=as_json)


@app.command()
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
    from tarok.cli.verifying import print_verdict

    raise typer.Exit(print_verdict(file, as_json=as_json))


@app.command()
def arena(
    game: Key,
    *,
    players: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME", help="Who sits at one seat, each in turn, and who at all the others."
        ),
    ],
    deals: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="How many deals (500), each from all seats."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Which cards are dealt.")] = 1,
    bot_seed: Annotated[int, typer.Option(metavar="N", help="The dice of the bots.")] = 1,
    begin: Annotated[
        list[str] | None,
        typer.Option("--from", metavar="FILE", help="Go on from this deal in notation; may be repeated."),
    ] = None,
    about: Annotated[
        float | None,
        typer.Option("--stop-at", metavar="POINTS", help="Stop once the gain is clearly above or below."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the plays there, as Parquet; a second run goes on."),
    ] = None,
    on: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="A Dask scheduler, or `here`: without one."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many processes of this machine play.")
    ] = None,
    profile: Profile = None,
    house: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Measure what a bot gains over another, on equal cards."""
    from tarok.cli.contending import match_from, print_match
    from tarok.cli.inputs import game_from

    rules = game_from(game, profile, house)
    match = match_from(rules, players, seed=seed, bot_seed=bot_seed, files=begin or ())
    print_match(match, deals, about=about, out=out, on=on, workers=workers, as_json=as_json)


@app.command()
def bench(
    *,
    rounds: Annotated[int, typer.Option(min=1, metavar="N", help="How often each rate is measured.")] = 9,
    deals: Annotated[int, typer.Option(min=1, metavar="N", help="How many deals are solved.")] = 50,
) -> None:
    """Measure tarok against other programs.

    They are fetched the first time.
    """
    from tarok.cli.benching import run_benchmarks

    run_benchmarks(rounds, deals)


Host = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="The address to listen at (127.0.0.1); 0.0.0.0 is for everybody."),
]
Unplayed = Annotated[
    str | None, typer.Option(metavar="DAYS", help="Forget tables that never began (30; 0: never).")
]
Played = Annotated[str | None, typer.Option(metavar="DAYS", help="Forget other tables, too (0: never).")]

Metrics = Annotated[
    str | None, typer.Option(metavar="PORT", help="Show metrics at this port, or ADDRESS:PORT.")
]


@app.command()
def serve(
    *,
    host: Host = None,
    port: Annotated[
        str | None, typer.Option(metavar="N", help="The port (8000); 0 is any that is free.")
    ] = None,
    uds: Annotated[
        str | None, typer.Option(metavar="FILE", help="A Unix socket to listen at, for a proxy.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="What keeps the tables: a file, or postgresql+psycopg://…"),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where people find the house: https://tarok.example.")
    ] = None,
    trusted_proxies: Annotated[
        str | None, typer.Option(metavar="ADDRESSES", help="Who is believed for whom they call.")
    ] = None,
    log: Annotated[
        str | None, typer.Option(metavar="HOW", help="How the log is written: plain or json.")
    ] = None,
    workers: Annotated[str | None, typer.Option(metavar="N", help="How many processes serve (1).")] = None,
    thinkers: Annotated[str | None, typer.Option(metavar="N", help="How many think beside each (1).")] = None,
    forget_unplayed: Unplayed = None,
    forget_played: Played = None,
    metrics: Metrics = None,
    browse: Annotated[
        bool, typer.Option("--open", envvar="TAROK_OPEN", help="Also open the page in a browser.")
    ] = False,
) -> None:
    """Open a table to play at in the browser.

    Each option can be set in the environment: --public-url is TAROK_PUBLIC_URL.
    """
    from tarok.cli.inputs import sentence
    from tarok.cli.opening import open_when_there
    from tarok.server import serve as listen
    from tarok.server.settings import settings

    words = {
        "host": host,
        "port": port,
        "uds": uds,
        "database": database,
        "public_url": public_url,
        "trusted_proxies": trusted_proxies,
        "log": log,
        "workers": workers,
        "thinkers": thinkers,
        "forget_unplayed": forget_unplayed,
        "forget_played": forget_played,
        "metrics": metrics,
    }
    with sentence():
        how = settings(words, os.environ)
    if browse and how.port and not how.uds:
        open_when_there(how.host, how.port)
    listen(how)
