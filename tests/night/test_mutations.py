"""Citing is not testing: each change of one cell of the tables must make some test fail.

`TAROK_MUTATIONS` takes that many of them, at random, instead of all.
"""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from night.mutated import family, mutations

TESTS = Path(__file__).parents[1]


def chosen() -> list[str]:
    """The changes to be tried tonight."""
    known = [*mutations()]
    number = int(os.environ.get("TAROK_MUTATIONS", len(known)))
    return random.Random(os.environ.get("TAROK_MUTATIONS_SEED", "")).sample(known, min(number, len(known)))


@pytest.mark.night
@pytest.mark.parametrize("mutation", chosen())
def test_a_changed_cell_is_noticed(mutation):
    found = (TESTS / "games").glob(f"test_{family(mutation.split()[0])}_*.py")
    files = sorted(map(str, found), key=lambda name: ("tables" not in name and "rows" not in name, name))
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "night.mutated", "-n0", "-x", "-q", *files, "test_deals.py"],
        cwd=TESTS,
        env={**os.environ, "TAROK_MUTATION": mutation, "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout[-2000:]
