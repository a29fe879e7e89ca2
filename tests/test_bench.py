"""What the benchmarks say: `tarok bench`."""

import importlib
from pathlib import Path

import pytest
from requires import require

from tarok.cli import benchmarks
from tarok.cli.input_checks import BadInput
from tarok.kernel import missing

SCRIPTS = Path(__file__).parents[1] / "benchmarks"


@pytest.fixture
def script(monkeypatch):
    """A script of benchmarks/, by its name."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module


def test_what_is_not_installed_is_said(monkeypatch, tmp_path):
    monkeypatch.setattr(benchmarks, "SCRIPTS", tmp_path / "benchmarks")
    with pytest.raises(BadInput, match="they are in its source folder"):
        benchmarks.run_benchmarks(9, 50)


def test_all_scripts_are_there():
    assert all((SCRIPTS / script).exists() for script in (benchmarks.KERNEL, benchmarks.ENGINE))


def test_a_ratio_is_taken_in_each_round(script):
    assert (2.0, 1.5, 5.0) == script("timing").ratios([10, 30, 20], [5, 20, 4])


@pytest.mark.parametrize(
    ("found", "more", "said"),
    [
        (31, True, "goal"),
        (29, True, "floor"),
        (11, True, "MISSED"),
        (11, False, "goal"),
        (29, False, "floor"),
        (31, False, "MISSED"),
    ],
)
def test_a_figure_says_what_it_reaches(script, found, more, said):
    require("kernel", not missing())
    floor, goal = (12, 30) if more else (30, 12)
    spread = script("timing").spread([found])

    assert said in str(script("kernel").Figure("plays", spread, floor, goal, more=more)).split()
