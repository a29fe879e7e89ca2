"""The file of an event: one entry a line, as JSON, written by one process at a time."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import msgspec
import typer

from tarok.cli.input_checks import sentence
from tarok.club.notes import Note
from tarok.engine.json_codec import from_json, to_json

BOM: Final = b"\xef\xbb\xbf"
BEGINNING: Final = b'{"id":'
"""How each line begins that `append` writes: so does one that was cut off while it was written."""


class Content(NamedTuple):
    """The entries of a file, and how many of its bytes they take; an incomplete line may follow."""

    notes: list[Note]
    size: int


def read_notes(file: Path) -> list[Note]:
    """Return the entries of a file.  BadInput: there is no file, or a line is no entry."""
    with sentence(str(file)), file.open("rb") as stream, locked(stream, shared=True):
        data = stream.read()
    return parse(file, data).notes


def parse(file: Path, data: bytes) -> Content:
    """Return the entries in the bytes of a file.

    A last line that a crash has cut off is left out with a warning; any other invalid line is named:
    BadInput.
    """
    notes, size = [], 0
    lines = data.split(b"\n")
    for at, line in enumerate(lines, 1):
        text = line.removeprefix(BOM) if at == 1 else line
        if text.strip():
            if at == len(lines) and _is_cut_off(text):
                shown = text.rstrip(b"\0").decode("utf-8", "replace")
                typer.echo(f"tarok: {file}, line {at} was cut off and is left out: {shown}", err=True)
                break
            with sentence(f"{file}, line {at}"):
                notes.append(from_json(text.decode(), Note))
        size += len(line) + (at < len(lines))
    return Content(notes, size)


def _is_cut_off(line: bytes) -> bool:
    """Whether the last line has no line feed and is only the beginning of an entry."""
    if line[: len(BEGINNING)] != BEGINNING[: len(line)]:
        return False
    try:
        msgspec.json.decode(line)
    except msgspec.DecodeError:
        return True
    return False


@contextmanager
def opened(file: Path) -> Iterator[tuple[BinaryIO, Content]]:
    """Open a file for a process that reads its entries and then appends to them; others wait for the lock."""
    with sentence(str(file)), file.open("ab+") as stream, locked(stream):
        stream.seek(0)
        yield stream, parse(file, stream.read())


def append(stream: BinaryIO, content: Content, notes: Sequence[Note]) -> None:
    """Append entries to the file with one write and fsync; an incomplete last line is removed."""
    text = b"".join(to_json(note) + b"\n" for note in notes)
    stream.truncate(content.size)
    if content.size:
        stream.seek(content.size - 1)
        text = text if stream.read(1) == b"\n" else b"\n" + text
    stream.write(text)
    stream.flush()
    os.fsync(stream.fileno())


@contextmanager
def locked(stream: BinaryIO, *, shared: bool = False) -> Iterator[None]:
    """Hold the lock of an open file; shared by readers, whom only a writer keeps waiting."""
    if sys.platform == "win32":
        import msvcrt

        stream.seek(0)
        msvcrt.locking(stream.fileno(), msvcrt.LK_LOCK, 1)
        try:
            yield
        finally:
            stream.seek(0)
            msvcrt.locking(stream.fileno(), msvcrt.LK_UNLCK, 1)
    else:
        import fcntl

        fcntl.flock(stream, fcntl.LOCK_SH if shared else fcntl.LOCK_EX)  # closing the file releases it
        yield
