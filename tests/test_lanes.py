"""When a check runs the lanes that take minutes, and what they test."""

import importlib
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = (
    *("pyproject.toml", "README.md"),
    *("tools/build_hook.py", "tools/build_parts.py", "tools/installed_check.py", "tools/inventory.py"),
    *(f"requirements/{name}.txt" for name in ("lowest", "packages", "build")),
)


@pytest.fixture
def lanes(monkeypatch, tmp_path):
    """The module, for a checkout of which each lane has passed, and the names of those it runs."""
    monkeypatch.syspath_prepend(ROOT)
    for name in ("run", "tools.ci_lanes", "tools.installed_check", "tools.manual", "tools.inventory"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    lanes = importlib.import_module("tools.ci_lanes")
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "src/tarok/kernel", tmp_path / "kernel", ignore=shutil.ignore_patterns("native"))
    for name, place in (("ROOT", "."), ("LOCKS", "requirements"), ("KERNEL", "kernel"), ("CACHE", ".cache")):
        monkeypatch.setattr(lanes.run, name, tmp_path / place)
    monkeypatch.setattr(lanes.run, "get_uv", lambda: None)
    monkeypatch.setattr(lanes, "has_postgresql", lambda: True)
    ran = []
    for lane in lanes.STAMPED:
        monkeypatch.setitem(lanes.LANES, lane, lambda lane=lane: ran.append(lane))
        lanes.main(lane)
    assert ["lowest", "packages"] == ran
    ran.clear()
    lanes.ran = ran
    return lanes


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("name", "old", "new", "due"),
    [
        ("pyproject.toml", "[tool.ruff]", "[tool.ruff] # a comment", []),
        ("pyproject.toml", 'license-files = ["LICENSE"', 'license-files = ["NONE"', ["packages"]),
        (
            "pyproject.toml",
            'requires-python = ">=3.11"',
            'requires-python = ">=3.12"',
            ["lowest", "packages"],
        ),
        ("requirements/lowest.txt", "==", "==1", ["lowest"]),
        ("requirements/build.txt", "==", "==1", ["packages"]),
        ("README.md", "#", "##", []),
        ("tools/build_hook.py", "import", "# import", ["packages"]),
        ("kernel/solver.pxi", "cdef", "cpdef", ["packages"]),
    ],
)
def test_a_lane_runs_when_what_decides_about_it_has_changed(lanes, tmp_path, name, old, new, due):
    change(tmp_path / name, old, new)
    for lane in (*lanes.STAMPED, *lanes.STAMPED):
        lanes.main(lane)
    assert due == lanes.ran


def test_a_lane_that_fails_is_due_again(lanes, tmp_path, monkeypatch):
    change(tmp_path / "requirements/lowest.txt", "==", "==1")
    monkeypatch.setitem(lanes.LANES, "lowest", lambda: sys.exit(1))
    with pytest.raises(SystemExit):
        lanes.main("lowest")
    assert lanes.is_due("lowest")


def test_always_runs_a_lane_whatever_its_stamp_says(lanes):
    assert not lanes.is_due("lowest")
    lanes.main("lowest", "--always")
    assert ["lowest"] == lanes.ran


@pytest.mark.parametrize("name", ["TESTED", "LEFT_OUT"])
def test_the_lowest_versions_are_due_when_the_list_of_their_tests_has_changed(lanes, monkeypatch, name):
    monkeypatch.setattr(lanes, name, [*getattr(lanes, name)][1:])
    assert (True, False) == (lanes.is_due("lowest"), lanes.is_due("packages"))


def test_the_lowest_versions_stay_due_where_postgresql_is_missing(lanes, tmp_path, monkeypatch):
    monkeypatch.setattr(lanes, "has_postgresql", lambda: False)
    change(tmp_path / "requirements/lowest.txt", "==", "==1")
    lanes.main("lowest")
    assert ["lowest"] == lanes.ran
    assert lanes.is_due("lowest")


def test_the_lanes_name_files_that_are_there(lanes):
    named = [*lanes.TESTED, *lanes.LEFT_OUT, *lanes.ON_POSTGRESQL]
    assert [] == [name for name in named if not (ROOT / name).exists()]
