"""Checks a folder of data: all shards exist, and replayed deals have the stored results."""

from hashlib import file_digest
from pathlib import Path
from typing import Any

from msgspec import Struct

from tarok.data.columns import TABLES, schema
from tarok.data.shard_rows import beginning
from tarok.data.shards import file_of, simulation_in
from tarok.data.simulation import Simulation, game_of
from tarok.engine.deal import Deal, act
from tarok.engine.result import Carry
from tarok.extras import extra
from tarok.notation import heard

with extra("data"):
    import polars as pl


class Files(Struct, frozen=True):
    """The files of a table: how many, their rows, their bytes, and the SHA-256 of each by its name."""

    files: int
    rows: int
    size: int
    hashes: dict[str, str]


class Found(Struct, frozen=True):
    """The content of a folder, and how many of its deals were replayed."""

    simulation: Simulation
    tables: dict[str, Files]
    replayed: int


def check(folder: Path) -> Found:
    """Return the content of a folder.

    ValueError: a shard is missing or damaged, or a replayed deal has another result.
    """
    simulation = simulation_in(folder)
    for number in range(simulation.shards):
        deals, decisions = (_shard(folder, table, number) for table in TABLES)
        _check_numbers(simulation, number, deals, decisions)
        _replay(simulation, deals.row(0, named=True), decisions)
    return Found(
        simulation, {table: _files(folder, table, simulation) for table in TABLES}, simulation.shards
    )


def _shard(folder: Path, table: str, number: int) -> pl.DataFrame:
    file = file_of(folder, table, number)
    name = f"{table}/{file.name}"
    if not file.exists():
        raise ValueError(f"{name} is missing: the command that began the folder makes it")
    try:
        found = pl.read_parquet(file)
    except pl.exceptions.PolarsError as error:
        raise ValueError(f"{name} cannot be read as Parquet") from error
    if found.schema != schema(TABLES[table]):
        raise ValueError(f"{name} has other columns than those of {table}")
    return found


def _check_numbers(simulation: Simulation, number: int, deals: pl.DataFrame, decisions: pl.DataFrame) -> None:
    wanted = [*simulation.numbers(number)]
    if deals["deal"].to_list() != wanted or decisions["deal"].unique(maintain_order=True).to_list() != wanted:
        raise ValueError(f"shard {number} holds other deals than {wanted[0]} to {wanted[-1]}")
    turns = decisions.select(pl.col("turn") == pl.int_range(pl.len()).over("deal")).to_series()
    if not turns.all():
        raise ValueError(f"shard {number} lacks decisions, or they are not in order")


def _replay(simulation: Simulation, row: dict[str, Any], decisions: pl.DataFrame) -> None:
    """Play the first deal of a shard again, which is the first on its sheet, by what was done in it."""
    game, number = game_of(simulation), row["deal"]
    deal = beginning(simulation, number, Carry(dealer=row["dealer"], totals=(0,) * game.places))
    done = decisions.filter(pl.col("deal") == number)["action"]
    try:
        for action in done:
            deal = act(deal, heard(action, game.faces))
    except ValueError as error:
        raise ValueError(f"deal {number} cannot be played as it says: {error}") from error
    for name, value in _outcome(deal).items():
        if row[name] != value:
            raise ValueError(f"deal {number} played again has {value} as {name}, not {row[name]}")


def _outcome(deal: Deal) -> dict[str, Any]:
    """Return some columns of a deal, of which nothing else can be true if its decisions are."""
    result = deal.game.result(deal)
    return {
        "pack": list(deal.pack),
        "contract": result.contract or None,
        "declarer": result.declarer,
        "partner": result.partner,
        "ended": deal.ended,
        "card_points": list(result.points),
    }


def _files(folder: Path, table: str, simulation: Simulation) -> Files:
    files = [file_of(folder, table, number) for number in range(simulation.shards)]
    rows = pl.scan_parquet(files).select(pl.len()).collect().item()
    hashes = {}
    for file in files:
        with file.open("rb") as content:
            hashes[f"{table}/{file.name}"] = file_digest(content, "sha256").hexdigest()
    return Files(len(files), rows, sum(file.stat().st_size for file in files), hashes)
