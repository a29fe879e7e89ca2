"""Stored plans in which no two people meet twice, for numbers too tight for the search of `seating`.

They were found by `python benchmarks/designs.py`, which also checks them.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import Struct

Design: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""The tables of each round, with people numbered from 0."""


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    people: int
    size: int
    rounds: tuple[str, ...]

    @property
    def design(self) -> Design:
        return tuple(
            tuple(tuple(int(who) for who in table.split()) for table in each.split(","))
            for each in self.rounds
        )


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    designs: tuple[_Row, ...]


@cache
def designs() -> dict[tuple[int, int], Design]:
    """Return all stored plans by the number of people and the size of the tables."""
    text = files(__package__).joinpath("designs.toml").read_text("utf-8")
    rows = msgspec.toml.decode(text, type=_File).designs
    return {(row.people, row.size): row.design for row in rows}


def design(people: int, sizes: Sequence[int], rounds: int) -> Design | None:
    """Return that number of rounds of a stored plan for tables of these sizes, if there are enough."""
    found = designs().get((people, sizes[0])) if len(set(sizes)) == 1 else None
    return found[:rounds] if found is not None and len(found) >= rounds else None
