"""`tarok simulate` and `tarok dataset`: deals of bots as Parquet, made, checked and described."""

from collections.abc import Sequence
from pathlib import Path

import typer
from msgspec.structs import asdict

from tarok.cli.input_checks import sentence
from tarok.cli.text_tables import busy, progress, show, table
from tarok.cli.worker_options import executor_from, need_one_place
from tarok.engine.deal import Game
from tarok.engine.json_codec import to_json


def make_data(
    game: Game,
    names: Sequence[str],
    deals: int,
    *,
    seed: int,
    bot_seed: int,
    session: int,
    shard: int,
    out: Path,
    on: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Simulate the deals that the folder lacks, and print what it holds then."""
    need_one_place(on, workers)
    from tarok.data.shards import begun, lacking, simulate
    from tarok.data.simulation import simulation_of

    simulation = simulation_of(game, names, deals, seed=seed, bot_seed=bot_seed, session=session, shard=shard)
    with sentence(str(out)):
        missing = [*lacking(begun(simulation, out), out)]
    if missing:
        with sentence(str(out)), executor_from(on, workers) as executor, progress("playing", deals) as tell:
            for there in simulate(simulation, out, executor):
                tell(there, "playing")
    print_dataset(out, as_json=as_json)


def print_dataset(folder: Path, *, as_json: bool) -> None:
    """Check a folder of data, write its card, and print its content."""
    from tarok.data.dataset_card import write_card
    from tarok.data.integrity import check

    with sentence(str(folder)), busy("reading what was played"):
        found = check(folder)
        write_card(folder, found)
    if as_json:
        typer.echo(to_json({"kind": "dataset", **asdict(found)}))
        return
    simulation = found.simulation
    show(f"{simulation.game}: {simulation.deals:,} deals of {', '.join(simulation.players)}")
    rows = [
        (name, f"{each.rows:,}", str(each.files), f"{each.size / 1e6:,.1f}")
        for name, each in found.tables.items()
    ]
    show(table(("table", "rows", "files", "MB"), rows, numbers=("rows", "files", "MB")))
    typer.echo("The first deal of each file, played again by its decisions, comes out the same.")
