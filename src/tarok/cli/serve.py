"""The command that starts a server."""

import os
from typing import Annotated

import typer

Host = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="The address to listen at (127.0.0.1); 0.0.0.0 accepts all machines."
    ),
]
Port = Annotated[str | None, typer.Option(metavar="N", help="The port (8000); 0 is any that is free.")]
Unplayed = Annotated[
    str | None, typer.Option(metavar="DAYS", help="Forget tables that never began (30; 0: never).")
]
Played = Annotated[str | None, typer.Option(metavar="DAYS", help="Forget other tables, too (0: never).")]
Books = Annotated[str | None, typer.Option(metavar="DAYS", help="Forget shared sheets and events (400).")]
Workers = Annotated[str | None, typer.Option(metavar="N", help="How many processes serve (1).")]
Thinkers = Annotated[
    str | None, typer.Option(metavar="N", help="The number of bot processes for each worker (1).")
]
Metrics = Annotated[
    str | None, typer.Option(metavar="PORT", help="Show metrics at this port, or ADDRESS:PORT.")
]


def serve(
    *,
    host: Host = None,
    port: Port = None,
    uds: Annotated[
        str | None, typer.Option(metavar="FILE", help="A Unix socket to listen at, for a proxy.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="The database: a file, or postgresql+psycopg://…"),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The public address of the server: https://tarok.example."),
    ] = None,
    trusted_proxies: Annotated[
        str | None, typer.Option(metavar="ADDRESSES", help="Who is believed for whom they call.")
    ] = None,
    log: Annotated[
        str | None, typer.Option(metavar="HOW", help="How the log is written: plain or json.")
    ] = None,
    workers: Workers = None,
    thinkers: Thinkers = None,
    forget_unplayed: Unplayed = None,
    forget_played: Played = None,
    forget_books: Books = None,
    metrics: Metrics = None,
    browse: Annotated[
        bool, typer.Option("--open", envvar="TAROK_OPEN", help="Also open the page in a browser.")
    ] = False,
) -> None:
    """Open a table to play at in the browser.

    Each option can be set in the environment: --public-url is TAROK_PUBLIC_URL.
    """
    from tarok.cli.browser_launch import open_when_there
    from tarok.cli.input_checks import sentence
    from tarok.server import serve as listen
    from tarok.server.core.settings import settings

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
        "forget_books": forget_books,
        "metrics": metrics,
    }
    with sentence():
        how = settings(words, os.environ)
    if browse and how.port and not how.uds:
        open_when_there(how.host, how.port)
    listen(how)
