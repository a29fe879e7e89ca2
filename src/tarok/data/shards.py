"""Shards: the deals of a simulation in files of equal size, each computed independently."""

import io
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import asdict, replace

from tarok.data.columns import TABLES, Column, schema
from tarok.data.shard_rows import Row, deal_row, played
from tarok.data.simulation import Simulation
from tarok.engine.json_codec import from_json, to_json
from tarok.extras import extra
from tarok.jobs import Executor, claimed, here, need_sources

with extra("data"):
    import polars as pl

ABOUT: Final = "simulation.json"
"""The file that says what is simulated.  Every Parquet file says it, too, under the key `tarok`, but for the
number of all deals, on which it does not hang."""

WHAT: Final = "simulation"


class Shard(NamedTuple):
    """The files of a shard, by table."""

    number: int
    files: dict[str, bytes]


def shard(simulation: Simulation, number: int) -> Shard:
    """Play a shard, from 0, and return its files.  ValueError: the simulation is of another tarok."""
    need_sources(simulation.code, WHAT)
    deals: list[Row] = []
    decisions: list[Row] = []
    for done in played(simulation, simulation.numbers(number)):
        deals.append(deal_row(done))
        decisions += done.decisions
    rows = {"deals": deals, "decisions": decisions}
    return Shard(number, {table: _parquet(simulation, TABLES[table], found) for table, found in rows.items()})


def simulate(simulation: Simulation, folder: Path, executor: Executor = here) -> Iterator[int]:
    """Make the shards that the folder lacks; yield how many deals are there, first of all before any work.

    ValueError: the folder holds another simulation, or more deals.  msgspec.DecodeError: something else.
    """
    simulation = begun(simulation, folder)
    for table in TABLES:
        (folder / table).mkdir(parents=True, exist_ok=True)
    _write(folder / ABOUT, to_json(simulation))
    missing = [*lacking(simulation, folder)]
    there = simulation.deals - sum(len(simulation.numbers(number)) for number in missing)
    yield there
    for done in executor(partial(shard, simulation), missing) if missing else ():
        _keep(folder, done)
        there += len(simulation.numbers(done.number))
        yield there


def begun(simulation: Simulation, folder: Path) -> Simulation:
    """Return the simulation with the commit that the folder was begun with; nothing is written.

    Errors: as of `simulate`.
    """
    known = claimed(folder / ABOUT, simulation, WHAT, but=("commit", "deals"))
    if known is None:
        return simulation
    if known.deals > simulation.deals:
        raise ValueError(f"it is for {known.deals} deals, which is more than {simulation.deals}")
    return replace(known, deals=simulation.deals)


def lacking(simulation: Simulation, folder: Path) -> Iterator[int]:
    """Yield the shards that are not there; the last one of fewer deals may be too short by now."""
    for number in range(simulation.shards):
        files = {table: file_of(folder, table, number) for table in TABLES}
        if not all(file.exists() for file in files.values()):
            yield number
            continue
        rows: int = pl.scan_parquet(files["deals"]).select(pl.len()).collect().item()
        if rows != len(simulation.numbers(number)):
            yield number


def simulation_in(folder: Path) -> Simulation:
    """Return what a folder is for.  ValueError: it holds no simulation."""
    try:
        return from_json((folder / ABOUT).read_bytes(), Simulation)
    except FileNotFoundError as error:
        raise ValueError(f"there is no {ABOUT}: `tarok simulate --out` makes such a folder") from error


def file_of(folder: Path, table: str, number: int) -> Path:
    """Return where a shard of a table is kept."""
    return folder / table / f"{number:05}.parquet"


def _keep(folder: Path, shard: Shard) -> None:
    """Write the files of a shard, the deals last: by these it is known to be there."""
    for table in reversed(TABLES):
        _write(file_of(folder, table, shard.number), shard.files[table])


def _write(file: Path, content: bytes) -> None:
    """Write a file that is there as a whole, or not at all."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


def _parquet(simulation: Simulation, columns: tuple[Column, ...], rows: list[Row]) -> bytes:
    file = io.BytesIO()
    frame = pl.DataFrame(rows, schema=schema(columns), orient="row")
    about = {name: value for name, value in asdict(simulation).items() if name != "deals"}
    frame.write_parquet(file, metadata={"tarok": to_json(about).decode()})
    return file.getvalue()
