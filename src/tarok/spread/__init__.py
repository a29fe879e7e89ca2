"""Work that goes by numbers, spread over processes and machines: the same comes of it wherever it is done.

`cluster` needs the packages of the extra `data`; the rest does without.
"""

from tarok.spread.folders import claim, claimed
from tarok.spread.hands import Hands, here
from tarok.spread.houses import House, differing, playing
from tarok.spread.sources import commit, fingerprint, need_sources

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
