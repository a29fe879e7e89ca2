"""The folder of one job's results; another job may not use it."""

from collections.abc import Container
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from tarok.engine.json_codec import from_json, to_json

S = TypeVar("S", bound=Struct)


def claim(file: Path, work: S, what: str, *, but: Container[str] = ()) -> S:
    """Write down in a file what a folder is for; return what stood there, if something did.

    ValueError: it is for another `what`, which differs in a field that is not among `but`.
    msgspec.DecodeError: it holds something else.
    """
    known = claimed(file, work, what, but=but)
    if known is None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(to_json(work))
    return known or work


def claimed(file: Path, work: S, what: str, *, but: Container[str] = ()) -> S | None:
    """Return what a folder is for, and write nothing; None: it is for nothing yet.  Errors: as of `claim`."""
    if not file.exists():
        return None
    known = from_json(file.read_bytes(), type(work))
    for field, value in asdict(work).items():
        if field not in but and getattr(known, field) != value:
            raise ValueError(
                f"it holds another {what}: {field} is {_short(getattr(known, field))}, not {_short(value)}"
            )
    return known


def _short(value: object) -> str:
    """Return a value as a word or two."""
    text = str(value)
    return text if len(text) < 40 else f"{text[:36]} …"
