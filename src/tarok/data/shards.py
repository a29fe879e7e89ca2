"""Shards: the deals of a simulation in files of equal size, each made by itself, wherever it is made."""

import io
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tarok.data.columns import TABLES, Column, schema
from tarok.data.playing import Row, deal_row, played
from tarok.data.simulation import Simulation
from tarok.extras import extra
from tarok.spread import Hands, claim, here, need_sources
from tarok.wire import from_json, to_json

with extra("data"):
    import polars as pl

ABOUT: Final = "simulation.json"
"""The file that says what is simulated; every Parquet file says it, too, under the key `tarok`."""


class Shard(NamedTuple):
    """The files of a shard, by table."""

    number: int
    files: dict[str, bytes]


def shard(simulation: Simulation, number: int) -> Shard:
    """Play a shard, from 0, and return its files.  ValueError: the simulation is of another tarok."""
    need_sources(simulation.code, "simulation")
    deals: list[Row] = []
    decisions: list[Row] = []
    for done in played(simulation, simulation.numbers(number)):
        deals.append(deal_row(done))
        decisions += done.decisions
    rows = {"deals": deals, "decisions": decisions}
    return Shard(number, {table: _parquet(simulation, TABLES[table], found) for table, found in rows.items()})


def simulate(simulation: Simulation, folder: Path, hands: Hands = here) -> Iterator[int]:
    """Make the shards that the folder lacks; yield how many deals are there, first of all before any work.

    ValueError: the folder holds another simulation.  msgspec.DecodeError: it holds something else.
    """
    simulation = claim(folder / ABOUT, simulation, "simulation", but=("commit",))
    for table in TABLES:
        (folder / table).mkdir(exist_ok=True)
    missing = [number for number in range(simulation.shards) if not _is_there(folder, number)]
    there = simulation.deals - sum(len(simulation.numbers(number)) for number in missing)
    yield there
    for done in hands(partial(shard, simulation), missing) if missing else ():
        _keep(folder, done)
        there += len(simulation.numbers(done.number))
        yield there


def simulation_in(folder: Path) -> Simulation:
    """Return what a folder is for.  ValueError: it holds no simulation."""
    try:
        return from_json((folder / ABOUT).read_bytes(), Simulation)
    except FileNotFoundError as error:
        raise ValueError(f"there is no {ABOUT}: `tarok simulate --out` makes such a folder") from error


def file_of(folder: Path, table: str, number: int) -> Path:
    """Return where a shard of a table is kept."""
    return folder / table / f"{number:05}.parquet"


def _is_there(folder: Path, number: int) -> bool:
    return all(file_of(folder, table, number).exists() for table in TABLES)


def _keep(folder: Path, shard: Shard) -> None:
    """Write the files of a shard; one that is there is whole."""
    for table, content in shard.files.items():
        file = file_of(folder, table, shard.number)
        part = file.with_suffix(".part")
        part.write_bytes(content)
        part.replace(file)


def _parquet(simulation: Simulation, columns: tuple[Column, ...], rows: list[Row]) -> bytes:
    file = io.BytesIO()
    frame = pl.DataFrame(rows, schema=schema(columns), orient="row")
    frame.write_parquet(file, metadata={"tarok": to_json(simulation).decode()})
    return file.getvalue()
