"""Prints tables, events and guests for `tarok admin`."""

import re
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import typer
from msgspec.structs import asdict

from tarok.cli.database import in_store
from tarok.cli.input_checks import BadInput
from tarok.cli.text_tables import show, table
from tarok.engine.json_codec import to_json
from tarok.games import GAMES
from tarok.server.accounts.operator_orders import BARRED, PARDONED, SILENCED, STIRRED, order
from tarok.server.accounts.passkeys import Passkeys
from tarok.server.maintenance import table_list
from tarok.server.maintenance.personal_data import Kept, PersonalData
from tarok.server.maintenance.text_reports import ReportedText, reported_texts
from tarok.server.play.puzzle_ratings import PuzzleRatings
from tarok.server.room.table_cache import TableCache
from tarok.server.storage.event_store import EventStore

CORRECTIONS: Final = ("language", "rank", "file", "key", "now", "better")
"""The columns of a table of corrections; its editor gives the ranks."""
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
"""How a message begins in a file of Fluent."""
ORDERED: Final = {
    SILENCED: "Their chat messages are refused from now on, at all tables.",
    BARRED: "They leave all public tables after the deal, cannot join any, and cannot chat.",
    PARDONED: "They may play and chat again like all other guests.",
}


def print_tables(
    name: str | None, guest: str | None, database: str | None, most: int, *, as_json: bool
) -> None:
    """Print the latest tables, or those of a guest; or the players and the chat of one table."""
    if name:
        _print_table(name, database, as_json=as_json)
        return

    async def found(store: EventStore) -> list[table_list.TableRow]:
        folded = TableCache(store, GAMES)
        if guest:
            return await table_list.tables_of(store, folded, guest, most)
        return await table_list.tables(store, folded, most)

    rows = in_store(database, found)
    if as_json:
        for row in rows:
            typer.echo(to_json({"kind": "table", **asdict(row)}))
        return
    columns = ("table", "game", "opened", "latest", "deals", "people", "bots", "")
    show(table(columns, map(_told, rows), numbers=["deals", "bots"], whole=["table"]))


def _told(row: table_list.TableRow) -> tuple[str, ...]:
    state = ", ".join(word for word, holds in (("public", row.public), ("over", row.over)) if holds)
    days = (moment[:16].replace("T", " ") for moment in (row.opened, row.latest))
    return row.table, row.game, *days, str(row.deals), ", ".join(row.people), str(row.bots), state


def _print_table(name: str, database: str | None, *, as_json: bool) -> None:
    async def found(store: EventStore) -> tuple[list[table_list.PersonRow], list[table_list.WordsRow]]:
        return await table_list.people(TableCache(store, GAMES), name), await table_list.said(store, name)

    people, said = in_store(database, found)
    if as_json:
        for each in people:
            typer.echo(to_json({"kind": "person", **asdict(each)}))
        for words in said:
            typer.echo(to_json({"kind": "words", **asdict(words)}))
        return
    rows = [(each.guest, each.name, "left" if each.place is None else str(each.place)) for each in people]
    show(table(("guest", "name", "place"), rows, whole=["guest"]))
    if said:
        spoken = [(words.at[11:19], words.guest, words.name, words.said) for words in said]
        show("", table(("at", "guest", "name", "said"), spoken, whole=["guest"]))


def print_texts(language: str | None, locales: Path | None, database: str | None, *, as_json: bool) -> None:
    """Print the reported texts of a language, or of all."""
    found, files = _reported(language, database), _files_of_messages(locales)
    if as_json:
        for each in found:
            file = files.get((each.piece, each.key), "")
            typer.echo(to_json({"kind": "text", "file": file, **asdict(each), "latest": _moment(each)}))
        return
    columns = ("language", "file", "key", "reports", "latest", "now", "better")
    rows = [
        (
            *(each.language, files.get((each.piece, each.key), each.piece), each.key),
            *(str(each.reports), _moment(each)[:10], each.text, " / ".join(each.better)),
        )
        for each in found
    ]
    show(table(columns, rows, numbers=["reports"], whole=["language", "latest"]))


def export_texts(file: Path, language: str | None, locales: Path | None, database: str | None) -> None:
    """Write the reported texts to a new file as a table of corrections: a row for each proposal."""
    found, files = _reported(language, database), _files_of_messages(locales)
    rows = [
        (each.language, "", files.get((each.piece, each.key), ""), each.key, each.text, better)
        for each in found
        for better in each.better or ("",)
    ]
    try:
        with file.open("x", encoding="utf-8", newline="\n") as written:
            written.writelines("\t".join(row) + "\n" for row in (CORRECTIONS, *rows))
    except FileExistsError:
        raise BadInput(f"there is a file {file} already") from None
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from None
    typer.echo(f"{file}: {len(rows):,} corrections of {len(found):,} texts.")


def _reported(language: str | None, database: str | None) -> list[ReportedText]:
    return in_store(database, lambda store: reported_texts(store, language))


def _moment(text: ReportedText) -> str:
    return datetime.fromtimestamp(text.latest, UTC).isoformat(timespec="seconds")


def _files_of_messages(locales: Path | None) -> dict[tuple[str, str], str]:
    """Return in which file of a checkout each message is, by piece and key; {}: there is no checkout.

    The piece of a language itself also has messages of its other files, as the names of families.
    """
    if locales is None:
        return {}
    if not locales.is_dir():
        raise BadInput(f"there is no folder {locales}")
    found = dict[tuple[str, str], str]()
    for file in sorted(locales.rglob("*.ftl")):
        language, *rest = file.relative_to(locales).parts
        part = rest[-1].partition(".")[0] if rest[0] == "games" else rest[0]
        for key in MESSAGE.findall(file.read_text(encoding="utf-8")):
            if len(rest) == 1:
                found[language, key] = rest[0]
            else:
                found[f"{language}/{part}", key] = "/".join(rest)
                found.setdefault((language, key), "/".join(rest))
    return found


def print_closed(name: str, database: str | None) -> None:
    """End the session of a table, and print that."""
    in_store(database, lambda store: table_list.close(store, TableCache(store, GAMES), name))
    typer.echo(f"The session of table {name} is over; its sheet stays.")


def print_events(database: str | None, *, as_json: bool) -> None:
    """Print the events that are not over, the first to begin first."""
    rows = in_store(database, table_list.events)
    if as_json:
        for row in rows:
            typer.echo(to_json({"kind": "event", **asdict(row)}))
        return
    cells = [
        (each.event, each.title, each.game, each.starts[:16].replace("T", " "), each.stands, str(each.people))
        for each in rows
    ]
    show(
        table(("event", "title", "game", "starts", "", "people"), cells, numbers=["people"], whole=["event"])
    )


def print_event_closed(name: str, database: str | None) -> None:
    """End an event, and print that."""
    in_store(database, lambda store: table_list.close_event(store, name))
    typer.echo(f"Event {name} is over; tables that play go on by themselves.")


def print_export(guest: str, database: str | None) -> None:
    """Print all that is kept about a guest, as JSON."""

    async def found(store: EventStore) -> Kept:
        return await (await _traces(store)).of(guest)

    kept = in_store(database, found)
    _known(kept, guest)
    typer.echo(to_json({"kind": "kept", **asdict(kept)}))


def print_forgotten(guest: str, database: str | None) -> None:
    """Delete a guest's personal data, and print what there was."""

    async def removed(store: EventStore) -> Kept:
        traces = await _traces(store)
        kept = await traces.of(guest)
        _known(kept, guest)
        await traces.remove(guest)
        for each in kept.tables:
            await order(store, STIRRED, each.table)
        return kept

    kept = in_store(database, removed)
    typer.echo(
        f"Nothing is kept about them any more: they have left {len(kept.tables):,} tables,"
        f" {len(kept.said):,} sayings and {len(kept.passkeys):,} passkeys are gone."
    )


def print_ordered(kind: str, guest: str, database: str | None) -> None:
    """Store an order about a guest, and print what it means."""

    async def ordered(store: EventStore) -> None:
        if not await store.stays(guest, 1):
            raise ValueError(f"there is no guest {guest}")
        await order(store, kind, guest)

    in_store(database, ordered)
    typer.echo(ORDERED[kind])


async def _traces(store: EventStore) -> PersonalData:
    secret = await store.secret()
    return PersonalData(
        store, Passkeys(store, secret, time.time), PuzzleRatings(store, secret, time.time), time.time
    )


def _known(kept: Kept, guest: str) -> None:
    if not (kept.tables or kept.passkeys):
        raise BadInput(f"nothing is kept about a guest {guest}")
