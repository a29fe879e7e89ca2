"""What is asked for and answered over HTTP, where it is no value of the engine."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """A request holds what is asked for, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class OpenTable(Strict):
    """What table is wanted; `players` has a word for each place."""

    game: str
    options: dict[str, Any] = {}
    players: list[str] | None = None


class PlayAgain(Strict):
    """The deal that is to be played again, by the id of the link to it."""

    again: str


class SitDown(Strict):
    """Which place is wanted."""

    place: int


class OwnPlace(BaseModel):
    """Where the caller sits."""

    table: str
    place: int


class PlayerInfo(BaseModel):
    """Who is at a place."""

    kind: str
    name: str


class TableInfo(BaseModel):
    """Who sits at a table, and where the caller does, if at all."""

    table: str
    game: str
    place: int | None
    players: list[PlayerInfo]


class OwnTable(BaseModel):
    """A table at which the caller sits, and how it stands there."""

    table: str
    game: str
    place: int
    deals: int
    totals: tuple[int, ...]
    over: bool
    at: str


class Error(BaseModel):
    """What is wrong, as a key; its parameters stand beside it."""

    model_config = ConfigDict(extra="allow")

    error: str
