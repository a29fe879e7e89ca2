"""The puzzles that come with tarok, a file a game, and how a puzzle is written into such a file.

A line is a row of JSON: the pack and the cards as they were played, a letter each; what was said before the
first card, in the notation; and what was found.  It holds all that the puzzle is, so that other bots or other
dice change nothing.  `tarok puzzles all --out FOLDER` makes such files, of which these are the beginnings.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from string import ascii_letters
from types import MappingProxyType
from typing import Final

from msgspec import DecodeError, Struct

from tarok.cards.deck import Card
from tarok.engine.actions import PLAY, Play
from tarok.engine.deal import Deal, act, start
from tarok.engine.deal_types import Trick
from tarok.engine.json_codec import from_json, to_json
from tarok.games import GAMES
from tarok.notation import heard, read, say, write
from tarok.puzzles.goals import Goal, GoalKind
from tarok.puzzles.puzzle import Cost, Found, Grade, Puzzle

LETTERS: Final = ascii_letters + "01"
"""A letter for each card, by its number."""
SUFFIX: Final = ".jsonl"
"""How the names of such files end."""


class Row(Struct, frozen=True, array_like=True):
    """A puzzle of the default rules of a `game`, as a line holds it; `costs` are points by letters.

    `goal` and `what` are its goal.
    """

    game: str
    pack: str
    said: str
    played: str
    costs: tuple[tuple[str, float], ...]
    agree: float
    alone: float
    worlds: int
    whole: bool
    goal: GoalKind
    what: str
    line: str
    grade: Grade
    themes: tuple[str, ...]
    seed: int

    @property
    def id(self) -> str:
        """The name of the puzzle: its game, and eight letters that follow from the moment alone."""
        moment = f"{self.game} {self.pack} {self.said} {self.played}"
        return f"{self.game}-{hashlib.sha256(moment.encode()).hexdigest()[:8]}"

    @property
    def deal(self) -> Deal:
        """The deal, which stops where the answer is to be played."""
        game = GAMES[self.game]()
        deal = start(game, _cards(self.pack))
        for text in filter(None, self.said.split("; ")):
            deal = act(deal, heard(text, game.faces))
        for card in _cards(self.played):
            deal = act(deal, PLAY[card])
        return deal

    @property
    def found(self) -> Found:
        """What was found in its worlds."""
        costs = tuple(Cost(LETTERS.index(letter), points) for letter, points in self.costs)
        return Found(costs, self.agree, self.alone, self.worlds, self.whole)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks of its line, the one on the table included."""
        deal = self.deal
        end = deal
        for card in _cards(self.line):
            end = act(end, PLAY[card])
        return end.tricks[len(deal.tricks) :]

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle, whole."""
        return Puzzle(
            deal=write(self.deal),
            seed=self.seed,
            found=self.found,
            goal=Goal(self.goal, self.what),
            line=_cards(self.line),
            grade=self.grade,
            themes=self.themes,
        )


def row_of(puzzle: Puzzle) -> Row:
    """Return a puzzle as a row.  ValueError: it is not of the first deal of a sheet, by the default rules."""
    deal, found = read(puzzle.deal), puzzle.found
    cards = [action.card for _, action in deal.log if isinstance(action, Play)]
    said = [action for _, action in deal.log[: len(deal.log) - len(cards)]]
    row = Row(
        game=deal.game.key,
        pack=_letters(deal.pack),
        said="; ".join(say(action, deal.game.faces) for action in said),
        played=_letters(cards),
        costs=tuple((LETTERS[cost.card], cost.points) for cost in found.costs),
        agree=found.agree,
        alone=found.alone,
        worlds=found.worlds,
        whole=found.whole,
        goal=puzzle.goal.kind,
        what=puzzle.goal.what,
        line=_letters(puzzle.line),
        grade=puzzle.grade,
        themes=puzzle.themes,
        seed=puzzle.seed,
    )
    if write(row.deal) != puzzle.deal:
        raise ValueError("only puzzles of a first deal, by the default rules, can be kept in a row")
    return row


@cache
def kept(game: str) -> Mapping[str, Row]:
    """Return the puzzles of a game that come with tarok, by their names; none of a game that has no file."""
    file = files(__package__).joinpath("made", f"{game}{SUFFIX}")
    rows = _rows(file.read_text("utf-8")) if file.is_file() else ()
    return MappingProxyType({row.id: row for row in rows})


def write_rows(puzzles: Iterable[Puzzle], file: Path) -> None:
    """Write puzzles into a file, a line each: all of them, or the file stays as it was."""
    part = file.with_suffix(".part")
    part.write_bytes(b"".join(to_json(row_of(puzzle)) + b"\n" for puzzle in puzzles))
    part.replace(file)


def read_rows(file: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file.  ValueError: it holds something else."""
    try:
        return tuple(row.puzzle for row in _rows(file.read_text("utf-8")))
    except (DecodeError, KeyError, UnicodeDecodeError) as error:
        raise ValueError("these are no rows of puzzles") from error


def _rows(text: str) -> Sequence[Row]:
    return [from_json(line, Row) for line in text.splitlines()]


def _letters(cards: Iterable[Card]) -> str:
    return "".join(LETTERS[card] for card in cards)


def _cards(letters: str) -> tuple[Card, ...]:
    return tuple(map(LETTERS.index, letters))
