"""Deals of bots are kept as they were played: the same bytes, whoever played them, and however often."""

import os
import signal
import subprocess
import sys
import time
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest
from beggar import WHOLE
from msgspec.structs import replace

distributed = pytest.importorskip("distributed")
pl = pytest.importorskip("polars")

from tarok.data.columns import DEALS, TABLES, schema  # noqa: E402 - the same
from tarok.data.integrity import check  # noqa: E402 - only where there is a polars
from tarok.data.shard_rows import Played, deal_row, played  # noqa: E402 - the same
from tarok.data.shards import shard, simulate  # noqa: E402 - the same
from tarok.data.simulation import simulation_of  # noqa: E402 - the same
from tarok.engine.deal import act, start  # noqa: E402 - the same
from tarok.engine.result import Carry, Dealt  # noqa: E402 - the same
from tarok.games import GAMES  # noqa: E402 - the same
from tarok.jobs.dask_cluster import cluster  # noqa: E402 - only where there is a distributed
from tarok.notation import hear, read  # noqa: E402 - the same

PAGE = Path(__file__).parents[2] / "docs/data.md"
TAPER = GAMES["taper"]()
WORDS = ("simulate", "taper", "--deals", "60", "--shard", "10", "--out")


def simulation(deals=60, **how):
    return simulation_of(TAPER, ["rule"] * 3, deals, **{"shard": 10, **how})


def hashes(folder):
    return {
        f"{table}/{file.name}": sha256(file.read_bytes()).hexdigest()
        for table in TABLES
        for file in sorted((folder / table).iterdir())
    }


def table(folder, name="deals"):
    return pl.read_parquet(folder / name / "*.parquet")


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    folder = tmp_path_factory.mktemp("alone")
    assert [0, 10, 20, 30, 40, 50, 60] == [*simulate(simulation(), folder)]
    return folder


@pytest.mark.parametrize("workers", [1, 2])
def test_any_number_of_workers_leaves_the_same_bytes(workers, alone, tmp_path):
    with cluster(workers=workers) as executor:
        assert 60 == [*simulate(simulation(), tmp_path, executor)][-1]

    assert 12 == len(hashes(alone))
    assert hashes(alone) == hashes(tmp_path)


def test_a_process_that_is_killed_goes_on_to_the_same_bytes(alone, tmp_path):
    command = [sys.executable, "-m", "tarok", *WORDS, str(tmp_path), "--on", "here"]
    begun = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while not (tmp_path / "deals/00001.parquet").exists():
        assert begun.poll() is None
        time.sleep(0.01)
    os.kill(begun.pid, signal.SIGKILL)
    begun.wait()
    (tmp_path / "deals/00003.part").write_bytes(b"torn")

    first, *rest = simulate(simulation(), tmp_path)
    assert 20 <= first < 60
    assert 60 == rest[-1]
    assert hashes(alone) == hashes(tmp_path)
    assert [60] == [*simulate(simulation(), tmp_path)]


def test_ctrl_c_leaves_whole_files(alone, tmp_path):
    """It goes to all processes of the terminal: whoever asked ends, and the workers with them."""
    command = [sys.executable, "-m", "tarok", "simulate", "taper", "--deals", "4000", "--shard", "10"]
    with subprocess.Popen(
        [*command, "--workers", "2", "--out", tmp_path],
        start_new_session=True,
        stderr=subprocess.DEVNULL,
    ) as begun:
        while not (tmp_path / "deals/00001.parquet").exists():
            assert begun.poll() is None
            time.sleep(0.01)
        os.killpg(begun.pid, signal.SIGINT)

    assert 130 == begun.returncode
    first = next(simulate(simulation(4000), tmp_path))
    assert first % 10 == 0
    assert hashes(alone)["deals/00001.parquet"] == hashes(tmp_path)["deals/00001.parquet"]


def test_more_deals_go_on_in_the_same_folder(alone, tmp_path):
    """The last file of the first 25 deals is short, and is made anew with the next."""
    assert 25 == [*simulate(simulation(25), tmp_path)][-1]
    assert 5 == len(pl.read_parquet(tmp_path / "deals/00002.parquet"))

    assert [20, 30, 40, 50, 60] == [*simulate(simulation(), tmp_path)]
    assert hashes(alone) == hashes(tmp_path)


def test_a_worker_of_another_tarok_is_refused():
    with pytest.raises(ValueError, match="and the simulation is of tarok 0000"):
        shard(replace(simulation(), code="0000"), 0)


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"seed": 2}, "it holds another simulation: seed is 1, not 2"),
        ({"deals": 50}, "it is for 60 deals, which is more than 50"),
        ({"shard": 20}, "it holds another simulation: shard is 10, not 20"),
    ],
)
def test_a_folder_is_of_one_simulation(how, sentence, alone):
    with pytest.raises(ValueError, match=sentence):
        next(simulate(simulation(**how), alone))


def test_what_was_played_can_be_played_again_from_the_rows(alone):
    """The pack, the dealer and the actions in words are enough to come to the same result."""
    decisions = table(alone, "decisions")
    for row in table(alone).head(12).to_dicts():
        deal = start(TAPER, row["pack"], Carry(dealer=row["dealer"], totals=(0, 0, 0)))
        for said in decisions.filter(pl.col("deal") == row["deal"]).to_dicts():
            assert (deal.due.seat, deal.phase) == (said["seat"], said["phase"])
            assert len(deal.due.legal) == said["choices"]
            action = hear(said["action"], TAPER.faces)
            assert said["card"] == getattr(action, "card", None)
            deal = act(deal, action)
        booked = TAPER.book(TAPER, Dealt(TAPER.result(deal)), deal.carry)
        assert list(booked.carry.totals) == row["totals"]


def test_the_rows_have_the_columns_that_are_told(alone):
    for name, columns in TABLES.items():
        assert schema(columns) == table(alone, name).schema
    assert [*range(1, 61)] == table(alone)["deal"].to_list()
    assert [2, 0, 1, 2] == table(alone)["dealer"].head(4).to_list()


def words(kind):
    """A type of Polars, as the page says it."""
    if isinstance(kind, pl.List):
        return f"list of {words(kind.inner)}"
    if isinstance(kind, pl.Struct):
        return "struct: " + ", ".join(f"`{field.name}` {words(field.dtype)}" for field in kind.fields)
    return str(kind)


@pytest.mark.parametrize("name", TABLES)
def test_the_page_has_every_column(name):
    page = PAGE.read_text("utf-8")
    rows = [f"| `{column.name}` | {words(column.kind)} | {column.meaning} |" for column in TABLES[name]]

    assert "\n".join(["| column | type | holds |", "|---|---|---|", *rows, "\n"]) in page


def test_a_deal_that_was_worked_out_by_hand():
    """The beggar of seat 3: its lines and totals stand in the deal, its tricks and sets beside it."""
    deal = read(WHOLE)
    booked = deal.game.book(deal.game, Dealt(deal.game.result(deal)), deal.carry)
    row = dict(
        zip(
            (column.name for column in DEALS),
            deal_row(Played(7, 5, deal, deal.hands, deal.hands, [], booked)),
            strict=True,
        )
    )

    told = {name: row[name] for name in ("deal", "sheet", "dealer", "contract", "declarer", "partner")}
    assert {
        "deal": 7,
        "sheet": 5,
        "dealer": 3,
        "contract": "beggar",
        "declarer": 3,
        "partner": None,
    } == told
    assert (None, False, 0, "decided") == tuple(row[name] for name in ("called", "made", "doubled", "ended"))
    assert [0, 0, 1, 1] == row["tricks"]  # X wins the first, XIV the second
    assert [0, 0, 0, -140] == row["points"]
    assert [0] * 4 == row["laid"]
    assert [40, 0, -20, -140] == row["totals"]
    line = {"what": "contract", "points": -70, "side": None, "announced": False, "pot": 0}
    assert [{**line, "deltas": [0, 0, 0, -140]}] == row["lines"]


def test_a_session_stands_on_one_sheet():
    game = GAMES["slovenian"]()
    rows = [*played(simulation_of(game, ["rule"] * 4, 8, session=4), range(1, 9))]

    assert [1] * 4 + [5] * 4 == [row.sheet for row in rows]
    assert [3, 0, 1, 2, 0, 1, 2, 3] == [row.deal.carry.dealer for row in rows]
    assert (0, 0, 0, 0) == rows[4].deal.carry.totals
    for before, row in pairwise(rows[:4]):
        assert before.booked.carry == row.deal.carry


def test_where_the_rules_end_a_session_another_sheet_begins():
    game = GAMES["slovenian"](end_mode="fixed_hands", hands=4)
    rows = [*played(simulation_of(game, ["rule"] * 4, 10, session=10), range(1, 11))]

    assert [1] * 4 + [5] * 4 + [9] * 2 == [row.sheet for row in rows]


def test_a_shard_holds_whole_sessions():
    assert (12, 5) == (simulation(session=6).shard, simulation(session=6).shards)
    assert [range(1, 13), range(49, 61)] == [simulation(session=6).numbers(number) for number in (0, 4)]


def test_the_hands_are_those_that_were_dealt_and_those_that_were_played(alone):
    """Twelve cards each of 42, and the six of the talon; what is held and laid is dealt, and the talon's."""
    everything = sum(1 << card for card in TAPER.pack)
    for row in table(alone).to_dicts():
        assert [12] * 3 == [mask.bit_count() for mask in row["dealt"]]
        assert 36 == sum(row["dealt"]).bit_count()
        if row["held"]:
            assert [12] * 3 == [mask.bit_count() for mask in row["held"]]
            own = [dealt & ~held for dealt, held in zip(row["dealt"], row["held"], strict=True)]
            assert all(not gone & ~laid for gone, laid in zip(own, row["laid"], strict=True))
        assert not sum(row["dealt"]) & ~everything


def test_a_deal_that_is_thrown_in_at_once_was_dealt():
    """In deal 613 of seed 1 somebody has no tarok (SL-DEAL-07): nobody says anything after the cut."""
    (row,) = played(simulation_of(GAMES["slovenian"](), ["rule"] * 4, 613), range(613, 614))
    told = dict(zip((column.name for column in DEALS), deal_row(row), strict=True))

    assert ("no_tarok", None, []) == (told["ended"], told["contract"], told["held"])
    assert [12] * 4 == [mask.bit_count() for mask in told["dealt"]]
    assert 0 in [mask >> 32 for mask in told["dealt"]]  # taroks are the cards from 32 on


def test_what_is_there_is_found_whole(alone):
    found = check(alone)

    assert (60, 6) == (found.tables["deals"].rows, found.replayed)
    assert hashes(alone) == {**found.tables["deals"].hashes, **found.tables["decisions"].hashes}
