"""`tarok arena`: what it prints, keeps and refuses."""

import json
import sys

import pytest
from beggar import WHOLE
from calling import tarok

TAPER = ("arena", "taper", "--on", "here", "--players")


def objects(out):
    return [json.loads(line) for line in out.splitlines()]


def test_people_read_the_gain_where_it_comes_from_and_the_pace():
    status, out, err = tarok(*TAPER, "rule,random", "--deals", "12")
    _, told, _ = tarok(*TAPER, "rule,random", "--deals", "12", "--json")
    head, gain, *tables = out.splitlines()
    rows = {row["kind"]: row for row in objects(told)}

    assert (0, "") == (status, err)
    assert "rule at one seat against random at the others, taper: 12 deals, each from 3 seats" == head
    mean, half = rows["gain"]["mean"], rows["gain"]["half"]
    assert f"{mean:+.2f} ± {half:.2f} points a deal more than each of the others (95 %)" == gain
    assert any(line.startswith("declarer") for line in tables)
    assert any(line.startswith("trei") for line in tables)
    assert {"match", "gain", "group", "pace"} == set(rows)
    brought = [
        row["brings"]["mean"] for row in objects(told) if row["kind"] == "group" and "contract" not in row
    ]
    assert mean == pytest.approx(sum(brought))


def test_a_match_is_kept_and_gone_on_with(tmp_path):
    pl = pytest.importorskip("polars")
    words = (*TAPER, "rule,random", "--out", str(tmp_path), "--deals")
    tarok(*words, "3")
    first = (tmp_path / "boards.jsonl").read_bytes()
    tarok(*words, "5")
    plays = pl.read_parquet(tmp_path / "plays.parquet")

    assert (tmp_path / "boards.jsonl").read_bytes().startswith(first)
    assert [*range(1, 6)] == plays["deal"].unique(maintain_order=True).to_list()
    assert 5 * 3 * 2 == len(plays)
    assert plays.filter(pl.col("control"))["gain"].sum() == pytest.approx(0)
    status, _, err = tarok(*words, "5", "--seed", "2")
    assert (2, f"tarok: {tmp_path}: it holds another match: seed is 1, not 2.\n") == (status, err)


def test_it_goes_on_from_deals(tmp_path):
    begun = tmp_path / "begun.deal"
    begun.write_text(WHOLE.partition("trick 1")[0])
    over = tmp_path / "over.deal"
    over.write_text(WHOLE)
    words = ("arena", "slovenian", "--on", "here", "--players", "rule,random", "--json", "--from")

    status, out, _ = tarok(*words, str(begun))
    assert (0, 1) == (status, objects(out)[1]["deals"])
    assert (2, "tarok: --from names 1 of 2 deals.\n") == said(*words, str(begun), "--deals", "2")
    assert (2, "tarok: position 1 is of a deal that is over: nothing is left to play.\n") == said(
        *words, str(over)
    )


def said(*words):
    status, _, err = tarok(*words)
    return status, err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rule",), "name 2 players with a comma between them, not 1."),
        (("rule,ruel",), "there is no player 'ruel'; did you mean rule?"),
        (
            ("rule,random", "--workers", "2", "--out", "nowhere"),
            "--workers are processes of this machine, and --on names others: leave one out.",
        ),
    ],
)
def test_what_is_wrong_is_said(words, sentence, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert (2, f"tarok: {sentence}\n") == said(*TAPER, *words)
    assert [] == [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("module", "words"), [("distributed", ()), ("polars", ("--on", "here", "--out", "kept"))]
)
def test_what_is_not_installed_is_named(module, words, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    for name in ("jobs.dask_cluster", "arena.parquet"):
        monkeypatch.delitem(sys.modules, f"tarok.{name}", raising=False)

    sentence = f'this needs {module}, which is not here: pip install "tarok[data]"'
    assert (2, f"tarok: {sentence}.\n") == said("arena", "taper", "--players", "rule,random", *words)
