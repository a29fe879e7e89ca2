"""Strangers send as much as they can, and those who play hardly notice (floods.py says what they send)."""

import asyncio
import os

import pytest
from night.floods import SECONDS, run
from night.strangers import Server

MOST_MEMORY = 50.0
"""How many MiB a flood may take."""
WORST = float(os.environ.get("TAROK_FLOODS_P99", "0.1"))
"""Within how many seconds 99 of 100 moves are seen; a machine that does much else is given more."""
REFUSED = {
    "bombs": "1009 frame exceeds limit of 8192 bytes",
    "half_open": "closed",
    "pings": "1008 too many messages",
    "frames": "1008 too many messages",
    "gets": "429",
    "tables": "429",
    "guesses": "429",
    "one_seat": "4410 opened elsewhere",
    "reconnecting": "4429 too many pages",
}


@pytest.mark.night
def test_floods_are_refused_and_others_play_on(tmp_path):
    with Server(tmp_path) as server:
        outcomes = asyncio.run(run(server, SECONDS))
        assert server.descriptors() < 100
        assert "Traceback" not in server.error_log()
    for outcome in outcomes:
        assert outcome.memory < MOST_MEMORY, outcome
        assert outcome.p99 < WORST, outcome
        assert not REFUSED.get(outcome.flood) or outcome.reasons[REFUSED[outcome.flood]], outcome
