"""The lanes that a check leaves out while their stamps in requirements/ fit."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.night
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lane", ["lowest", "packages"])
def test_a_lane_passes_with_what_is_here(lane: str) -> None:
    stamp = ROOT / f"requirements/{lane}.stamp"
    before = stamp.read_bytes()
    command = [sys.executable, "-m", "tools.ci_lanes", lane, "--always"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stdout + done.stderr
    assert before == stamp.read_bytes(), "commit the new stamp"
