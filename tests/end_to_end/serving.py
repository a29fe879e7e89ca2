"""A server whose packs are typed in: `python serving.py PORT DATABASE PACKS`, run by house.py.

PACKS holds lists of cards; they are dealt one after the other, and then over again.
"""

import json
import sys
from itertools import cycle
from pathlib import Path

from tarok.server import serve

port, database, packs = sys.argv[1:]
dealt = cycle(json.loads(Path(packs).read_text(encoding="utf-8")))
serve("127.0.0.1", int(port), database, lambda game: next(dealt))
