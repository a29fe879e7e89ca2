"""Formats of events as data: the games, the seating, and the value of a table.

The shipped ones are rows of `formats.toml`; their clauses are in docs/rules/club.md.
"""

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from itertools import islice, repeat
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tarok.engine.deal import Game
from tarok.games import GAMES
from tarok.notation import built
from tarok.validation.bounds import (
    AMOUNT,
    DAY,
    DEALS,
    EVENINGS,
    EXACT,
    FRACTION,
    PEOPLE,
    PLACES,
    ROUNDS,
    RULES,
    SETS,
    STAGES,
    WORD,
    Word,
    length,
    number,
    text,
)
from tarok.validation.causes import rejection

Several: TypeAlias = Annotated[int, Meta(ge=1), number(1, ROUNDS)]
Rule: TypeAlias = bool | Annotated[int, number(-EXACT, EXACT)] | Annotated[str, text(WORD)]
Number: TypeAlias = Annotated[str, Meta(pattern=r"^-?\d+(/[1-9]\d*)?$"), text(FRACTION)]
"""A number of points, perhaps a fraction: `1/2`."""
BUILT: Final = 256
"""How many games with their house rules are kept in memory."""


class Draw(StrEnum):
    """How it is found out who sits where in a round."""

    PLAN = "plan"
    """By one plan for all these rounds."""
    RANDOM = "random"
    """At random, round by round."""
    THIRDS = "thirds"
    """By standing: one person of each third, or fourth, meets at a table (CL-SEAT-04)."""
    SNAKE = "snake"
    """By standing, there and back over the tables (CL-SEAT-05)."""
    FINALS = "finals"
    """By standing: the best meet at the first table, the next at the second (CL-HU-01)."""
    TEAMS = "teams"
    """Three teams meet, or as many as a table seats, and one of them advances (CL-SC-01)."""
    WAITED = "waited"
    """People who have sat out in earlier rounds play each other (CL-CE-03)."""
    FREE = "free"
    """One table at a time: free players meet each other (CL-ON-03)."""


class Tie(StrEnum):
    """What decides between people with equal points."""

    SUM = "sum"
    """The sum of the results of all rounds."""
    FIRSTS = "firsts"
    """How many tables were won."""
    BEST = "best"
    """The most that was won in one round."""
    PLACES = "places"
    """Points for places: one for each opponent at the table who won less, half of one for equals."""


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds that are drawn alike: how often, and how long each is; 0 minutes or deals: no such limit."""

    draw: Draw
    times: Several = 1
    minutes: Annotated[int, number(0, DAY)] = 0
    deals: Annotated[int, number(0, DEALS)] = 0


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """The game at tables of one size, and the house rules that differ from the game's own."""

    game: Word
    house: Annotated[dict[Word, Rule], length(RULES, "maxProperties")] = {}


class Because(Struct, frozen=True, forbid_unknown_fields=True):
    """The clauses by which numbers are explained."""

    points: Word
    seats: Word
    out: Word = "CL-SEAT-02"
    check: Word = "CL-EV-05"
    fine: Word = "CL-EV-06"


class Format(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event's format.

    `tables` says what is played by how many people at a table; the `usual` size (0: the first one) is taken,
    and others where the number does not come out.  `waits` says whether people who are over sit out. `points`
    are those of the places at a table; without them the sum counts.  `out` are the points for sitting out.
    `chips` are each player's chips at the beginning of a round; if there is a `check`, what a table hands in
    comes to that again.  `team` is how many people a team has.  `ties` decide between equals, in their order.
    A season has that many `evenings`, of which the `best` count.  Where there are `boards` all tables of a
    round play the same packs, and a table is worth the differences (CL-BRD-02).
    """

    id: Word
    name: Word
    clauses: Annotated[tuple[Word, ...], length(RULES)]
    tables: Annotated[
        dict[Annotated[int, Meta(ge=3, le=8)], Kind], Meta(min_length=1), length(PLACES, "maxProperties")
    ]
    stages: Annotated[tuple[Stage, ...], Meta(min_length=1), length(STAGES)]
    because: Because
    usual: Annotated[int, number(0, PLACES)] = 0
    points: Annotated[tuple[Number, ...], length(PLACES)] = ()
    out: Number = "0"
    ties: Annotated[tuple[Tie, ...], length(len(Tie))] = ()
    chips: Annotated[int, number(0, AMOUNT)] = 0
    check: bool = False
    waits: bool = False
    team: Annotated[int, number(0, PEOPLE)] = 0
    evenings: Annotated[int, number(1, EVENINGS)] = 1
    best: Annotated[int, number(1, EVENINGS)] = 1
    boards: bool = False

    def __post_init__(self) -> None:
        if self.boards and len(self.tables) > 1:
            raise rejection("boards_sizes", "the same packs are for tables at which as many people sit")
        if self.usual and self.usual not in self.tables:
            text = "{count} usually sit at a table, and nothing is played by as many"
            raise rejection("usual_size", text, count=self.usual)
        for size in self.tables:
            places = self.game(size).places
            if places != size:
                text = "{game} has {most} places, not {count}"
                raise rejection("game_places", text, game=self.tables[size].game, most=places, count=size)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many may sit at a table, the usual number first."""
        usual = self.usual or next(iter(self.tables))
        return (usual, *(size for size in self.tables if size != usual))

    @property
    def rounds(self) -> tuple[Stage, ...]:
        """The stage of each round, as far as an event goes; stored rounds may be more."""
        return tuple(islice(self._each(), SETS))

    def _each(self) -> Iterator[Stage]:
        for stage in self.stages:
            yield from repeat(stage, stage.times)

    def game(self, size: int) -> Game:
        """Return the game of a table at which this number of people sits."""
        kind = self.tables[size]
        return _game(kind.game, tuple(sorted(kind.house.items())))

    def worth(self, place: int) -> Fraction:
        """Return the points of a place at a table, from 0."""
        return Fraction(self.points[min(place, len(self.points) - 1)])


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    formats: tuple[Format, ...]


@lru_cache(BUILT)
def _game(key: str, house: tuple[tuple[str, Rule], ...]) -> Game:
    return built(GAMES, key, dict(house))


@cache
def formats() -> dict[str, Format]:
    """Return the shipped formats by their ids."""
    text = files(__package__).joinpath("formats.toml").read_text("utf-8")
    return {row.id: row for row in msgspec.toml.decode(text, type=_File).formats}


def format_of(named: "str | Format") -> Format:
    """Return a format that is given whole or by its id.  ValueError: there is none of that id."""
    if isinstance(named, Format):
        return named
    known = formats()
    if named not in known:
        text = "there is no format {format!r}, only {formats}"
        raise rejection("no_format", text, format=named, formats=(*known,))
    return known[named]
