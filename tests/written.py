"""Files that the program can write: a test compares them, or writes them anew where TAROK_WRITE is set."""

import os
from pathlib import Path

WRITES = bool(os.environ.get("TAROK_WRITE"))


def stands(path: Path, text: str) -> None:
    """The file says this; where TAROK_WRITE is set it is written, and whoever commits it says why."""
    if WRITES:
        path.write_text(text, "utf-8")
    assert path.is_file(), f"{path.name} is missing: TAROK_WRITE=1 writes it"
    assert text == path.read_text("utf-8")
