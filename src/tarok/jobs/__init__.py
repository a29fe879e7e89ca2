"""Numbered pieces of work, spread over processes and machines; the results are the same everywhere.

`cluster` needs the packages of the extra `data`; the rest does without.
"""

from tarok.jobs.executors import Executor, here
from tarok.jobs.game_keys import House, differing, playing
from tarok.jobs.job_folder import claim, claimed
from tarok.jobs.source_fingerprint import commit, fingerprint, need_sources

__all__ = [
    "Executor",
    "House",
    "claim",
    "claimed",
    "commit",
    "differing",
    "fingerprint",
    "here",
    "need_sources",
    "playing",
]
