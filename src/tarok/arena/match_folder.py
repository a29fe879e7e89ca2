"""A folder that stores the boards of a match, so that it can be resumed."""

from pathlib import Path

from tarok.arena.boards import Board
from tarok.arena.match import Match
from tarok.engine.json_codec import from_json, to_json
from tarok.jobs import claim


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
        claim(folder / "match.json", match, "match")
        self._lines = folder / "boards.jsonl"
        self._read()

    def enter(self, board: Board) -> None:
        """Keep a board."""
        self.boards[board.deal] = board
        if self._folder is not None:
            with self._lines.open("ab") as lines:
                lines.write(to_json(board) + b"\n")

    def _read(self) -> None:
        """Read the stored boards; an incomplete last line is dropped."""
        kept = self._lines.read_bytes() if self._lines.exists() else b""
        whole = kept[: kept.rfind(b"\n") + 1]
        if whole != kept:
            self._lines.write_bytes(whole)
        self.boards = {board.deal: board for board in (from_json(line, Board) for line in whole.splitlines())}
