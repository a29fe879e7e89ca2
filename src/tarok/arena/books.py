"""A folder in which a match is kept: boards as they come, from which it goes on."""

from pathlib import Path

from msgspec.structs import asdict

from tarok.arena.boards import Board
from tarok.arena.match import Match
from tarok.wire import from_json, to_json


class Book:
    """The boards of a match, in a folder of its own; without a folder they are not kept.

    `match.json` says what is played, `boards.jsonl` has a board a line, in the order in which they came.
    ValueError: the folder holds another match.  msgspec.DecodeError: it holds something else.
    """

    def __init__(self, match: Match, folder: Path | None = None) -> None:
        self.boards: dict[int, Board] = {}
        self._folder = folder
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        self._claim(match, folder / "match.json")
        self._lines = folder / "boards.jsonl"
        self._read()

    def enter(self, board: Board) -> None:
        """Keep a board."""
        self.boards[board.deal] = board
        if self._folder is not None:
            with self._lines.open("ab") as lines:
                lines.write(to_json(board) + b"\n")

    def _claim(self, match: Match, file: Path) -> None:
        if not file.exists():
            file.write_bytes(to_json(match))
            return
        known = from_json(file.read_bytes(), Match)
        for field, value in asdict(match).items():
            if getattr(known, field) != value:
                raise ValueError(
                    f"it holds another match: {field} is {_short(getattr(known, field))}, not {_short(value)}"
                )

    def _read(self) -> None:
        """Read what was kept; a last line that was torn off is forgotten."""
        kept = self._lines.read_bytes() if self._lines.exists() else b""
        whole = kept[: kept.rfind(b"\n") + 1]
        if whole != kept:
            self._lines.write_bytes(whole)
        self.boards = {board.deal: board for board in (from_json(line, Board) for line in whole.splitlines())}


def _short(value: object) -> str:
    """Return a value as a word or two."""
    text = str(value)
    return text if len(text) < 40 else f"{text[:36]} …"
