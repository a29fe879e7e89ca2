"""`tarok club`: an event from the file of its entries: standings, slips, checks, and new entries."""

import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import typer

from tarok.cli.event_file import append, opened, read_notes
from tarok.cli.input_checks import BadInput, sentence
from tarok.cli.note_words import VERBS, number, what_of, who
from tarok.cli.print_pages import Box, page
from tarok.cli.text_tables import show, table
from tarok.club.event import Event, event
from tarok.club.event_text import because, checks, history, number_of, said, seats, slips
from tarok.club.notes import Drawn, Note, check_new
from tarok.club.ratings import ratings
from tarok.club.standings import Standing, of_round, of_season, of_teams, standing, winner
from tarok.club.state import State
from tarok.engine.json_codec import from_json, to_json


def do(
    files: Sequence[Path], words: Sequence[str], *, by: str, why: str, as_html: bool, as_json: bool
) -> None:
    """Run the command: print a report of the event, or add an entry to the first file."""
    name, *rest = words or ("standing",)
    if name in VERBS:
        _note(files[0], words, by=by, why=why)
        return
    if name == "merge":
        _merge(files[0], [*map(Path, rest), *files[1:]])
        return
    if name not in SHOWN:
        raise BadInput(f"there is no {name!r}, only {', '.join((*SHOWN, *VERBS, 'merge'))}")
    made = read(files)
    with sentence():
        shown = list(SHOWN[name](made, rest))
    rows = [each for each in shown if isinstance(each, Standing)]
    lines = [each for each in shown if isinstance(each, str)]
    if as_html:
        lines += [f"{row.rank:>4}  {row.name}: {number_of(row.points)}" for row in rows]
        typer.echo(page(made.state.title, _boxes(made.state.title, lines)))
    elif rows:
        _print_standing(rows, lambda line: because(made.state, line), as_json=as_json)
        if not as_json and (won := winner(made.state)):
            typer.echo(f"{won} has won the cup.")
    else:
        for line in lines:
            typer.echo(line)


def _boxes(title: str, lines: Sequence[str]) -> Iterator[Box]:
    """Return a box for each part, which an empty line ends; its title is its first line, if not indented."""
    part: list[str] = []
    for line in (*lines, ""):
        if line:
            part.append(line)
        elif part:
            yield Box(title, part) if part[0].startswith(" ") else Box(part[0], part[1:])
            part = []


def print_season(files: Sequence[Path], words: Sequence[str], *, as_json: bool) -> None:
    """Print the table of a season, from a file for each evening; or the ratings after it."""
    evenings = {file.stem: read([file]).state for file in files}
    if words == ["ratings"]:
        with sentence():
            typer.echo("\n".join(rated(evenings.values())))
        return
    if words:
        raise BadInput("of a season there are the table and the `ratings`")
    with sentence():
        rules = [state.rules for state in evenings.values()][-1]
        rows = of_season({name: standing(state) for name, state in evenings.items()}, rules)
    _print_standing(rows, lambda line: f"{line.of}: {number_of(line.points)}", as_json=as_json)


def read(files: Sequence[Path]) -> Event:
    """Return the event of the entries of all these files.  BadInput: a line is no entry."""
    notes = [note for file in files for note in read_notes(file)]
    with sentence():
        return event(notes)


def _note(file: Path, words: Sequence[str], *, by: str, why: str) -> None:
    """Append the entry that the words describe; a concurrent process waits."""
    if not file.exists():
        with sentence():
            _notes(Event(), words, by=by, why=why)  # a refused entry creates no file
    with opened(file) as (stream, content):
        with sentence():
            before = event(content.notes)
            made, added = _notes(before, words, by=by, why=why)
        append(stream, content, added)
    for note in added:
        typer.echo(f"{note.id} {said(made.state, note)}")
        for line in _tables(made.state, note):
            typer.echo(line)


def _notes(made: Event, words: Sequence[str], *, by: str, why: str) -> tuple[Event, list[Note]]:
    """Return the event with the entries that the words describe, and these.  ValueError: they do not fit."""
    added = []
    for what in what_of(made.state, words):
        note = Note(
            id=secrets.token_hex(4), clock=made.clock + 1, by=by, at=int(time.time()), why=why, what=what
        )
        check_new(note)
        made = made.with_note(from_json(to_json(note), Note))  # the bounds of an entry hold here, too
        added.append(note)
    return made, added


def _tables(state: State, note: Note) -> Iterator[str]:
    """Return the seating, if the entry draws a round."""
    if isinstance(note.what, Drawn):
        for at, people in enumerate(note.what.tables, 1):
            yield f"  table {at}: {', '.join(state.people[who].name for who in people)}"
        if note.what.out:
            yield f"  sit out: {', '.join(state.people[who].name for who in note.what.out)}"


def _merge(file: Path, others: Sequence[Path]) -> None:
    """Append the entries of other devices, and print which were refused."""
    if not others:
        raise BadInput("write: merge FILE …")
    theirs = [note for other in others for note in read_notes(other)]
    with opened(file) as (stream, content):
        with sentence():
            before, made = event(content.notes), event(content.notes, theirs)
        added = [note for note in made.notes if note not in before.notes]
        append(stream, content, added)
    typer.echo(f"{len(added)} {'note' if len(added) == 1 else 'notes'} added")
    known = {refused.note.id for refused in before.refused}
    for refused in made.refused:
        if refused.note.id not in known:
            typer.echo(f"note {refused.note.id} was refused: {refused.sentence}")


def _print_standing(rows: Sequence[Standing], why: Callable[..., str], *, as_json: bool) -> None:
    if as_json:
        for row in rows:
            lines = [
                {"points": str(line.points), "clause": line.clause, "why": why(line)} for line in row.lines
            ]
            said = {"rank": row.rank, "who": row.who, "name": row.name, "points": str(row.points)}
            typer.echo(to_json({"kind": "standing", **said, "lines": lines}))
        return
    cells = [
        (str(row.rank), row.name, number_of(row.points), *(number_of(tie) for tie in row.ties[:1]))
        for row in rows
    ]
    columns = ("rank", "name", "points", "tie-break")[: max((len(each) for each in cells), default=3)]
    show(table(columns, cells, numbers=("rank", "points", "tie-break")))


def _standing(made: Event, words: Sequence[str]) -> Sequence[Standing]:
    return of_round(made.state, number(words[0])) if words else standing(made.state)


def _why(made: Event, words: Sequence[str]) -> Iterator[str]:
    asked = {who(made.state, word) for word in words}
    for row in standing(made.state):
        if row.who in asked or not asked:
            yield f"{row.rank} {row.name}: {number_of(row.points)}"
            for line in row.lines:
                yield f"  {because(made.state, line)}"


def _ratings(made: Event, words: Sequence[str]) -> Iterator[str]:
    return rated([made.state])


def rated(evenings: Iterable[State]) -> Iterator[str]:
    """Return a line for each rating: strength, uncertainty, and the number of tables behind it."""
    for at, each in enumerate(ratings(evenings), 1):
        strength = f"{each.strength:.1f} ± {each.uncertainty:.1f}"
        yield f"{at:>3} {each.name:<30} {strength:>12}  tables: {each.tables}"


def _slips(made: Event, words: Sequence[str]) -> Iterator[str]:
    return slips(made.state, number(words[0]) if words else len(made.state.rounds))


def _seats(made: Event, words: Sequence[str]) -> Iterator[str]:
    return seats(made.state)


def _history(made: Event, words: Sequence[str]) -> Iterator[str]:
    for note, (when, by, what, why) in zip(made.notes, history(made), strict=True):
        yield "  ".join(filter(None, (note.id, when, by, what, why and f"because: {why}")))


SHOWN: Final[dict[str, Callable[[Event, Sequence[str]], Iterable[Standing | str]]]] = {
    "standing": _standing,
    "teams": lambda made, _: of_teams(made.state),
    "why": _why,
    "slips": _slips,
    "seats": _seats,
    "ratings": _ratings,
    "checks": lambda made, _: checks(made),
    "history": _history,
}
"""The reports of an event."""
