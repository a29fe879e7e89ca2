"""What thinkers have learned of bids is what the script learns, byte for byte."""

import importlib
import sys
from pathlib import Path

import pytest

from tarok.bots.search.learned_bids import LEARNED

ROOT = Path(__file__).parents[2]


@pytest.mark.night
@pytest.mark.parametrize("key", sorted(LEARNED))
def test_the_same_deals_give_the_same_file(monkeypatch, tmp_path, key):
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    script = importlib.import_module("bids")
    kept = script.FOLDER / f"{key}.json"
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", ["bids.py", key, "--write"])

    script.main()

    assert (tmp_path / f"{key}.json").read_bytes() == kept.read_bytes()
