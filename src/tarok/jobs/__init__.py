"""Work that goes by numbers, spread over processes and machines: the same comes of it wherever it is done.

`cluster` needs the packages of the extra `data`; the rest does without.
"""

from tarok.jobs.folders import claim, claimed
from tarok.jobs.hands import Hands, here
from tarok.jobs.houses import House, differing, playing
from tarok.jobs.sources import commit, fingerprint, need_sources

__all__ = [
    "Hands",
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
