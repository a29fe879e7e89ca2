"""Work that goes by numbers, spread over processes and machines: the same comes of it wherever it is done.

`cluster` needs the packages of the extras `arena` or `data`; the rest does without.
"""

from tarok.spread.folders import claim
from tarok.spread.hands import Hands, here
from tarok.spread.houses import House, differing, playing
from tarok.spread.sources import fingerprint, need_sources

__all__ = ["Hands", "House", "claim", "differing", "fingerprint", "here", "need_sources", "playing"]
