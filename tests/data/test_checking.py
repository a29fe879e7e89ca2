"""What is wrong with a folder of data is found, and what is right is told by a card that others read."""

import json
import shutil
from datetime import date

import pytest
from calling import tarok

pl = pytest.importorskip("polars")
pytest.importorskip("distributed")

from tarok.data.columns import TABLES  # noqa: E402 - the same
from tarok.data.dataset_card import card, write_card  # noqa: E402 - only where there is a polars
from tarok.data.integrity import check  # noqa: E402 - the same

WORDS = ("simulate", "taper", "--deals", "30", "--shard", "10", "--on", "here", "--out")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("made")
    status, _, err = tarok(*WORDS, str(folder))
    assert (0, "") == (status, err)
    return folder


@pytest.fixture
def folder(made, tmp_path):
    return shutil.copytree(made, tmp_path / "copied")


def changed(folder, table, number, change):
    file = folder / table / f"{number:05}.parquet"
    change(pl.read_parquet(file)).write_parquet(file)


def test_people_read_how_much_there_is(made):
    status, out, err = tarok("dataset", str(made))
    heading, _, deals, decisions, told = out.splitlines()
    rows = len(pl.read_parquet(made / "decisions/*.parquet"))

    assert (0, "", "taper: 30 deals of rule, rule, rule") == (status, err, heading)
    assert ["deals", "30", "3"] == deals.split()[:3]
    assert ["decisions", f"{rows:,}", "3"] == decisions.split()[:3]
    assert "The first deal of each file, played again by its decisions, comes out the same." == told


def test_json_tells_the_same(made):
    _, out, _ = tarok("dataset", str(made), "--json")
    found = json.loads(out)

    assert ("dataset", 30, 3) == (found["kind"], found["simulation"]["deals"], found["replayed"])
    assert (3, 30) == (found["tables"]["deals"]["files"], found["tables"]["deals"]["rows"])


@pytest.mark.parametrize(
    ("number", "table", "change", "sentence"),
    [
        (1, "deals", lambda f: f.drop("pack"), "deals/00001.parquet has other columns than those of deals"),
        (1, "deals", lambda f: f.head(9), "shard 1 holds other deals than 11 to 20"),
        (2, "decisions", lambda f: f.filter(pl.col("deal") != 22), "shard 2 holds other deals than 21 to 30"),
        (
            0,
            "decisions",
            lambda f: f.with_columns(action=f["action"].scatter(0, "play ♥K")),
            "deal 1 cannot be played as it says: ",
        ),
        (2, "decisions", lambda f: f.reverse().sort("deal", maintain_order=True), "shard 2 lacks decisions"),
        (1, "deals", lambda f: f.with_columns(ended=pl.lit("lost")), "deal 11 played again has"),
    ],
)
def test_what_has_been_changed_is_found(number, table, change, sentence, folder):
    changed(folder, table, number, change)

    status, out, err = tarok("dataset", str(folder))
    assert (2, "") == (status, out)
    assert err.startswith(f"tarok: {folder}: {sentence}")
    assert 1 == err.count("\n")


def test_files_that_are_missing_or_torn_are_named(folder):
    (folder / "deals/00001.parquet").write_bytes(b"PAR1")
    assert f"tarok: {folder}: deals/00001.parquet cannot be read as Parquet.\n" == said("dataset", folder)
    (folder / "deals/00001.parquet").unlink()
    assert (
        f"tarok: {folder}: deals/00001.parquet is missing: the command that began the folder makes it.\n"
        == said("dataset", folder)
    )
    assert 0 == tarok(*WORDS, str(folder))[0]
    assert 0 == tarok("dataset", str(folder))[0]


def said(*words):
    status, out, err = tarok(*map(str, words))
    assert (2, "") == (status, out)
    return err


def test_what_is_wrong_is_said_and_nothing_is_made(tmp_path, monkeypatch, made):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tarok.jobs.dask_cluster.PATIENCE", 1)
    words = ("simulate", "taper", "--deals", "10", "--out", "new")
    assert "tarok: there is no player 'ruel'; did you mean rule?\n" == said(*words, "--players", "ruel")
    assert "tarok: taper has 3 places, so name 1 player or 3, not 2.\n" == said(
        *words, "--players", "rule,rule"
    )
    assert "tarok: --workers are processes of this machine, and --on names others: leave one out.\n" == said(
        *words, "--on", "here", "--workers", "2"
    )
    assert (
        "tarok: nowhere: there is no simulation.json: `tarok simulate --out` makes such a folder.\n"
        == said("dataset", "nowhere")
    )
    assert "tarok: new: no scheduler answers at tcp://127.0.0.1:9.\n" == said(
        *words, "--on", "tcp://127.0.0.1:9"
    )
    assert [] == [*tmp_path.iterdir()]
    fewer = f"tarok: {made}: it is for 30 deals, which is more than 29.\n"
    assert fewer == said("simulate", "taper", "--deals", "29", "--shard", "10", "--out", made)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of packages that mlcroissant uses
def test_the_card_is_read_by_mlcroissant(made, monkeypatch):
    """Also every row of both tables, with the lists in them; it reads Parquet by pandas, and that by us."""
    mlc = pytest.importorskip("mlcroissant")
    pandas = pytest.importorskip("pandas")
    monkeypatch.setattr(
        pandas, "read_parquet", lambda file: pandas.DataFrame(pl.read_parquet(file.read()).to_dicts())
    )
    data = mlc.Dataset(jsonld=made / "croissant.json")

    assert "" == data.metadata.issues.report()
    assert ["https://creativecommons.org/publicdomain/zero/1.0/"] == data.metadata.license
    for table, columns in TABLES.items():
        rows = pl.read_parquet(made / table / "*.parquet").to_dicts()
        read = [*data.records(table)]
        assert len(rows) == len(read)
        assert {f"{table}/{column.name}" for column in columns} == {*read[0]}
        assert [row["deal"] for row in rows] == [row[f"{table}/deal"] for row in read]
    first, last = rows[0], read[0]
    assert first["action"].encode() == last["decisions/action"]


def test_the_card_says_who_played_what_from_where(made):
    told = card(check(made), date(2026, 1, 2))

    assert "2026-01-02" == told["datePublished"]
    for words in ("30 deals of the card game taper", "bots (rule, rule, rule), not by people", "commit "):
        assert words in told["description"]


def test_the_hashes_are_those_of_sha256sum(made):
    write_card(made, check(made))
    lines = (made / "SHA256SUMS").read_text().splitlines()

    assert 6 == len(lines)
    assert {f"{table}/{n:05}.parquet" for table in TABLES for n in range(3)} == {
        line.split("  ")[1] for line in lines
    }
    assert all(64 == len(line.split("  ")[0]) for line in lines)
