"""A server whose packs are typed in: `python serving.py PORT DATABASE PACKS`, run by live_server.py.

PACKS holds lists of cards; the first is dealt, and becomes the last.  Without it every pack is shuffled.
Whoever calls may say from where.
"""

import json
import sys
from pathlib import Path

from tarok.cards.deck import Card
from tarok.engine.deal import Game
from tarok.server import Settings, serve

port, database, *packs = sys.argv[1:]


def deal(_: Game) -> list[Card]:
    file = Path(packs[0])
    first, *rest = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps([*rest, first]), encoding="utf-8")
    return first


here = Settings(port=int(port), database=database, trusted_proxies=("127.0.0.1",))
serve(here, deal if packs else None)
