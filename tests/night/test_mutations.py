"""Citing is not testing: each change of one cell of the tables must make some test fail."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from night.mutated import mutations

TESTS = Path(__file__).parents[1]


@pytest.mark.night
@pytest.mark.parametrize("mutation", tuple(mutations()))
def test_a_changed_cell_is_noticed(mutation):
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "night.mutated", "-n0", "-x", "-q", "games", "test_deals.py"],
        cwd=TESTS,
        env={**os.environ, "TAROK_MUTATION": mutation, "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout[-2000:]
