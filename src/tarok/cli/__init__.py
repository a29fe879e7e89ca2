"""The command `tarok`: docs/cli.md.

Commands import what they need when they are called, so that `tarok --help` starts fast.
"""

import io
import os
import sys
from typing import Annotated, Final

import typer

from tarok import __version__
from tarok.cli.admin import admin
from tarok.cli.club import boards, club
from tarok.cli.deals import games, new_game, play, replay, score, sheet, verify
from tarok.cli.research import arena, bench, dataset, numbers, perft, puzzles, report, simulate, solve
from tarok.cli.serve import serve

app: Final = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # 80 columns hold the words, without boxes
)


def main() -> None:
    """Run the command line, and exit.

    A user's mistake is reported in one sentence on stderr with status 2; a closed pipe is no error.
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
        # buffered output would fail again when Python exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


@app.callback(invoke_without_command=True)
def tarok(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,  # noqa: FBT002 - an option
) -> None:
    """Tarok card games: play, look, count.  Without a command, a table in the browser."""
    if version:
        typer.echo(f"tarok {__version__}")
    elif context.invoked_subcommand is None:
        from tarok.cli.browser_launch import desktop

        serve(browse=desktop())


for command in (
    play,
    games,
    new_game,
    replay,
    score,
    sheet,
    boards,
    perft,
    solve,
    report,
    verify,
    arena,
    simulate,
    dataset,
    numbers,
    puzzles,
    bench,
    serve,
):
    app.command()(command)
app.command(context_settings={"ignore_unknown_options": True})(club)  # -20 is a number
app.add_typer(admin, name="admin")
