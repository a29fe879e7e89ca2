"""Figures with their intervals: held to published ones, and to tables made up and counted by hand."""

import csv
import json
import math
import xml.etree.ElementTree as ET

import pytest
from calling import tarok

pl = pytest.importorskip("polars")
pytest.importorskip("altair")
pytest.importorskip("vl_convert")

from tarok.data.columns import DEALS, schema  # noqa: E402 - only where there is a polars
from tarok.data.numbers.estimates import difference, mean, share  # noqa: E402 - the same
from tarok.data.numbers.figures import FIGURES, with_gains  # noqa: E402 - the same
from tarok.data.numbers.pictures import GREY, PICTURES  # noqa: E402 - the same
from tarok.games import GAMES  # noqa: E402 - the same

GAME = GAMES["slovenian"]()
HEART_KING, PAGAT, MOND, SKIS = (1 << card for card in (7, 32, 52, 53))


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0000, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_of_a_share_is_that_of_wilson(hits, trials, low, high):
    """The four examples of Newcombe, Statistics in Medicine 17 (1998), method 3."""
    found = share(hits, trials)

    assert (trials, hits / trials) == (found.n, found.value)
    assert (low, high) == (round(found.low, 4), round(found.high, 4))


def test_a_share_of_nothing_is_none():
    with pytest.raises(ValueError, match="a share of nothing"):
        share(0, 0)


def test_the_interval_of_a_mean_is_two_standard_errors_wide_on_either_side():
    """15 zeros and 15 twos: the variance is 30/29, the error the root of 1/29, 0.1857."""
    values = pl.Series([0.0, 2.0] * 15)
    found = mean(values)

    assert (30, 1.0) == (found.n, found.value)
    assert 1.959964 / math.sqrt(29) == pytest.approx(found.high - 1, rel=1e-6)
    assert 1 - found.low == pytest.approx(found.high - 1)
    assert mean(values.head(29)) is None


def test_values_of_one_deal_count_as_one():
    """Each of 30 deals has its value twice: there are 60 now, and nothing more is known."""
    values, deals = pl.Series([0.0, 0.0, 2.0, 2.0] * 15), pl.Series([n // 2 for n in range(60)])
    found = mean(values, deals)

    assert (60, 1.0) == (found.n, found.value)
    assert 1.959964 / math.sqrt(29) == pytest.approx(found.high - 1, rel=1e-6)


def test_the_errors_of_a_difference_add_up_in_squares():
    found = difference(pl.Series([0.0, 2.0] * 15), pl.Series([2.0, 4.0] * 15))

    assert (60, -2.0) == (found.n, found.value)
    assert 1.959964 * math.sqrt(2 / 29) == pytest.approx(found.high + 2, rel=1e-6)


def deals(*rows):
    """Deals of four seats, of which only what is told matters: a number of them, and what each is like."""
    bare = {column.name: None for column in DEALS} | {"feats": [], "lines": [], "dealt": [0, 0, 0, 0]}
    each = [{**bare, **row} for number, row in rows for _ in range(number)]
    frame = pl.DataFrame(
        [{**row, "deal": number} for number, row in enumerate(each, 1)], schema=schema(DEALS), orient="row"
    )
    return with_gains(frame, 4)


def told(figure, *rows):
    """Where each figure lies, by what it is of and its measure."""
    found = FIGURES[figure](deals(*rows), GAME)
    return {(of, measure): (each.n, pytest.approx(each.value)) for of, measure, each in found if each}


TWO = {"contract": "two", "declarer": 0, "partner": 2, "made": True, "points": [30, 0, 30, 0]}
LOST = {**TWO, "made": False, "points": [-30, 0, -30, 0]}
KLOP = {"contract": "klop", "points": [-5, -10, -15, -40]}
NONE = {"points": [0, 0, 0, 0]}


def test_contracts_are_counted():
    """The declarer of a two has 30 and the others 10 each in the mean, so gains 20; 24 times of 30."""
    assert {
        ("two", "played"): (40, 30 / 40),
        ("two", "made"): (30, 24 / 30),
        ("two", "gain"): (30, (24 * 20 - 6 * 20) / 30),
        ("klop", "played"): (40, 6 / 40),
        ("thrown in", "played"): (40, 4 / 40),
    } == told("contract", (24, TWO), (6, LOST), (6, KLOP), (4, NONE))


def test_seats_are_compared_with_the_others():
    """In a klop seat 0 has -5 and the others -65/3 in the mean; seat 3 has -40 and they -10."""
    found = told("seat", (30, KLOP), (10, TWO))

    assert (40, (30 * (-5 + 65 / 3) + 10 * 20) / 40) == found["0", "gain"]
    assert (40, (30 * (-40 + 10) + 10 * (0 - 20)) / 40) == found["3", "gain"]
    assert (40, 10 / 40) == found["0", "declares"]
    assert (40, 0) == found["1", "declares"]


def line(what, deltas, side=None, *, announced=False):
    return {
        "what": what, "points": 10, "side": side, "announced": announced, "pot": 0, "deltas": deltas
    }  # fmt: skip


def feat(what, seat, *, made=True, announced=False):
    return {"what": what, "seat": seat, "made": made, "announced": announced, "doubled": 0}


def test_a_bonus_is_worth_what_its_line_brings_its_seat():
    """The trula of seat 1 brings 10 to seats 1 and 3: 10 less 10/3.  An ultimo of seat 0 fails: 25."""
    trula = {
        **TWO,
        "feats": [feat("trula", 1)],
        "lines": [line("contract", [30, 0, 30, 0]), line("trula", [0, 10, 0, 10], side=1)],
    }
    missed = {
        **LOST,
        "feats": [feat("pagat_ultimo", 0, made=False, announced=True)],
        "lines": [
            line("pagat_ultimo", [-25, 0, -25, 0], side=0, announced=True),
            line("pagat_ultimo", [0, 99, 0, 99], side=1, announced=True),
        ],
    }

    assert {
        ("trula, silent", "comes up"): (100, 40 / 100),
        ("trula, silent", "made"): (40, 1),
        ("trula, silent", "pays"): (40, 10 - 10 / 3),
        ("pagat_ultimo, announced", "comes up"): (100, 30 / 100),
        ("pagat_ultimo, announced", "made"): (30, 0),
        ("pagat_ultimo, announced", "pays"): (30, -25 + 25 / 3),
    } == told("bonus", (40, trula), (30, missed), (30, KLOP))


def test_each_of_two_bonuses_alike_has_its_own_line():
    """Seats 1 and 3 both declare for 3 from everybody: each has 9, the others -3: 9 + 3."""
    both = {
        **KLOP,
        "feats": [feat("little_ones", 1), feat("little_ones", 3)],
        "lines": [line("little_ones", [-3, 9, -3, -3]), line("little_ones", [-3, -3, -3, 9])],
    }

    found = told("bonus", (30, both))
    assert (60, 12) == found["little_ones, silent", "pays"]
    assert (30, 1) == found["little_ones, silent", "comes up"]


def test_a_bonus_without_a_line_pays_nothing():
    assert (30, 0) == told("bonus", (30, {**TWO, "feats": [feat("kings", 0)]}))["kings, silent", "pays"]


def test_a_card_is_worth_what_whoever_is_dealt_it_gains():
    """The king lies with seat 0 (20) 30 times, with seat 1 (-20) 10 times, in the talon 60 times."""
    with_0, with_1 = [HEART_KING, SKIS, 0, 0], [0, HEART_KING | SKIS, 0, 0]
    bare = 5, {**NONE, "dealt": []}  # so it may be where a deal ends before everybody has their cards
    found = told("card", (30, {**TWO, "dealt": with_0}), (10, {**TWO, "dealt": with_1}), (60, KLOP), bare)

    assert (40, (30 * 20 + 10 * -20) / 40) == found["♥K", "gain"]
    assert (40, -20) == found["Š", "gain"]
    assert found["♥K", "gain"] == found["a king", "gain"]
    assert {("♥K", "gain"), ("Š", "gain"), ("a king", "gain")} == {*found}


def test_taroks_are_counted_by_their_number():
    """Seat 0 has two, seat 1 one besides a king, the others none: they gain 20, -20, and 0 together."""
    dealt = {**TWO, "dealt": [PAGAT | MOND, SKIS | HEART_KING, 0, 0]}

    assert {("2", "gain"): (30, 20), ("1", "gain"): (30, -20), ("0", "gain"): (60, 0)} == told(
        "taroks", (30, dealt)
    )


def test_a_called_card_lies_in_another_hand_in_the_own_or_in_the_talon():
    """The declarer gains 20 with a partner; alone, with the king in the talon, -60 - 20."""
    called = {"called": 7}
    other = {**TWO, **called, "dealt": [0, 0, HEART_KING, 0]}
    talon = {**LOST, **called, "partner": None, "points": [-60, 20, 20, 20]}
    own = {**TWO, **called, "dealt": [HEART_KING, 0, 0, 0]}

    assert {
        ("another hand", "lies there"): (100, 60 / 100),
        ("another hand", "made"): (60, 1),
        ("another hand", "gain"): (60, 20),
        ("own hand", "lies there"): (100, 8 / 100),
        ("own hand", "made"): (8, 1),
        ("talon", "lies there"): (100, 32 / 100),
        ("talon", "made"): (32, 0),
        ("talon", "gain"): (32, -80),
        ("another hand or talon", "more"): (92, 100),
    } == told("called", (60, other), (32, talon), (8, own), (50, KLOP))


def test_where_nothing_is_called_nothing_is_told():
    assert {} == told("called", (40, TWO))
    assert {} == told("bonus", (40, TWO))


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("made")
    for game in ("taper", "slovenian"):
        words = ("simulate", game, "--deals", "60", "--on", "here", "--out", str(folder / game))
        assert 0 == tarok(*words)[0]
    return folder


def test_the_command_prints_writes_and_draws(made, tmp_path):
    folders = [str(made / game) for game in ("slovenian", "taper")]
    out = tmp_path / "numbers"
    status, text, err = tarok("numbers", *folders, "--out", str(out))
    _, lines, _ = tarok("numbers", *folders, "--json")
    rows = [json.loads(line) for line in lines.splitlines()]
    with (out / "numbers.csv").open(encoding="utf-8") as file:
        kept = [*csv.DictReader(file)]

    assert (0, "") == (status, err)
    assert {"slovenian", "taper"} == {row["game"] for row in rows} <= {*text.split()}
    assert len(rows) == len(kept)
    assert [row["of"] for row in rows] == [row["of"] for row in kept]
    assert all(row["low"] <= row["value"] <= row["high"] for row in rows)
    assert {f"{name}.svg" for name in PICTURES} | {"numbers.csv"} == {file.name for file in out.iterdir()}


def test_pictures_are_legible_on_any_ground(made, tmp_path):
    """They have none of their own, and what is written there is grey."""
    tarok("numbers", str(made / "slovenian"), "--out", str(tmp_path))
    for file in tmp_path.glob("*.svg"):
        root = ET.parse(file).getroot()
        words = [element for element in root.iter() if element.tag.endswith("}text") and element.text]
        assert root.tag.endswith("}svg")
        assert "NaN" not in file.read_text("utf-8")
        assert {GREY} == {word.get("fill") for word in words}
        assert not [each for each in root.iter() if each.get("fill") in ("white", "#fff", "#ffffff")]


def said(*words):
    status, out, err = tarok(*map(str, words))
    assert (2, "") == (status, out)
    return err


def test_what_is_wrong_is_said(made, tmp_path):
    taper = made / "taper"
    assert f"tarok: {taper} holds deals of taper, as one before it does.\n" == said("numbers", taper, taper)
    words = ("--deals", "4", "--session", "2", "--on", "here", "--out", str(tmp_path / "shared"))
    tarok("simulate", "taper", *words)
    sentence = "its deals share sheets and hang on each other; figures want --session 1"
    assert f"tarok: {tmp_path / 'shared'}: {sentence}.\n" == said("numbers", tmp_path / "shared")
    for file in (tmp_path / "shared/deals").iterdir():
        file.unlink()
    about = tmp_path / "shared/simulation.json"
    about.write_text(about.read_text().replace('"session":2', '"session":1'))
    assert "its deals are not there yet, or cannot be read" in said("numbers", tmp_path / "shared")
