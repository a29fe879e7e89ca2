"""`tarok admin`: commands for the operator of a server."""

from pathlib import Path
from typing import Annotated, Final

import typer

from tarok.cli.arguments import AsJson

admin: Final = typer.Typer()
secret: Final = typer.Typer()
admin.add_typer(secret, name="secret")

Database = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="The database of the server, as for `tarok serve`."),
]


@admin.callback(invoke_without_command=True)
def look_after_house(context: typer.Context) -> None:
    """Manage a server: its database, its tables and its guests."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@secret.callback(invoke_without_command=True)
def look_after_secret(context: typer.Context) -> None:
    """Look after the secret that cookies are signed with."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin.command()
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file, or postgresql+psycopg://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Another one: empty, or copied in part.")],
    *,
    as_json: AsJson = False,
) -> None:
    """Copy a server's data into another database.

    The copy is compared event by event.  Events copied before are not copied again.
    """
    from tarok.cli.database import print_copy

    print_copy(source, target, as_json=as_json)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to make.")],
    *,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Back up the server's data to a file, while it runs."""
    from tarok.cli.database import print_backup

    print_backup(file, database, as_json=as_json)


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    *,
    replace: Annotated[bool, typer.Option("--replace", help="Keep the previous data elsewhere.")] = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Restore a server's data from a backup."""
    from tarok.cli.database import print_restore

    print_restore(file, database, replace=replace, as_json=as_json)


@admin.command()
def check(*, database: Database = None, as_json: AsJson = False) -> None:
    """Check the server's data for errors; if there are any, the status is 1."""
    from tarok.cli.database import print_check

    print_check(database, as_json=as_json)


@secret.command()
def rotate(
    *,
    here: Annotated[
        bool, typer.Option("--here", help="Keep it in the database, though TAROK_SECRET gave it.")
    ] = False,
    database: Database = None,
) -> None:
    """Make a new secret.

    Guests who return within 30 days are still recognised, and get a new cookie.
    """
    from tarok.cli.database import print_rotated

    print_rotated(database, here=here)


Guest = Annotated[
    str, typer.Argument(metavar="GUEST", help="The id of a guest, as printed by `tarok admin tables`.")
]


@admin.command()
def tables(
    name: Annotated[
        str | None, typer.Argument(metavar="TABLE", help="A single table, with its players and their chat.")
    ] = None,
    *,
    guest: Annotated[str | None, typer.Option(metavar="GUEST", help="Those of a guest.")] = None,
    most: Annotated[int, typer.Option(min=1, metavar="N", help="How many.")] = 30,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List the tables where something happened last."""
    from tarok.cli.admin_lists import print_tables

    print_tables(name, guest, database, most, as_json=as_json)


@admin.command()
def events(
    name: Annotated[str | None, typer.Argument(metavar="EVENT", help="The id of one of them.")] = None,
    *,
    off: Annotated[bool, typer.Option("--close", help="Let it be over at once.")] = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List the events that are not over, or close one."""
    from tarok.cli.admin_lists import print_event_closed, print_events

    if name and off:
        print_event_closed(name, database)
    elif name or off:
        raise typer.BadParameter("name the EVENT and --close to close it, or neither to list them all")
    else:
        print_events(database, as_json=as_json)


@admin.command()
def texts(
    *,
    language: Annotated[str | None, typer.Option(metavar="LANGUAGE", help="Only this one, as hu.")] = None,
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a table of corrections (TSV) to a new file.")
    ] = None,
    locales: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="ui/src/locales of a checkout, to name the files of the texts."),
    ] = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List the texts of the page that readers have reported as wrong."""
    from tarok.cli.admin_lists import export_texts, print_texts

    if export:
        export_texts(export, language, locales, database)
    else:
        print_texts(language, locales, database, as_json=as_json)


@admin.command()
def close(
    name: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")],
    *,
    database: Database = None,
) -> None:
    """Let the session of a table be over."""
    from tarok.cli.admin_lists import print_closed

    print_closed(name, database)


@admin.command()
def export(guest: Guest, *, database: Database = None) -> None:
    """Print all that is kept about a guest, as JSON."""
    from tarok.cli.admin_lists import print_export

    print_export(guest, database)


@admin.command()
def forget(guest: Guest, *, database: Database = None) -> None:
    """Take away all that is kept about a guest."""
    from tarok.cli.admin_lists import print_forgotten

    print_forgotten(guest, database)


@admin.command()
def silence(guest: Guest, *, database: Database = None) -> None:
    """Bar a guest from the chat."""
    from tarok.cli.admin_lists import print_ordered

    print_ordered("silenced", guest, database)


@admin.command()
def bar(guest: Guest, *, database: Database = None) -> None:
    """Keep a guest from public tables."""
    from tarok.cli.admin_lists import print_ordered

    print_ordered("barred", guest, database)


@admin.command()
def pardon(guest: Guest, *, database: Database = None) -> None:
    """Let a guest play and talk again."""
    from tarok.cli.admin_lists import print_ordered

    print_ordered("pardoned", guest, database)
