"""One number a game that any change of what happens in a deal would change.

`TAROK_WRITE=1 python3 run.py test tests/test_signature.py` writes the numbers anew; the message of the commit
says why they changed.
"""

import hashlib
from itertools import islice
from pathlib import Path

from lawful import begun, steps
from written import stands

from tarok.engine.json_codec import to_json
from tarok.engine.result import Dealt
from tarok.games import GAMES

FILE = Path(__file__).with_name("signature.txt")
DEALS = 150


def signature(game):
    """A hash over the logs, the choices that were due and the lines of seeded deals."""
    digest = hashlib.sha256()
    for deal, seats in islice(begun(game, 3), DEALS):
        for now in steps(deal, seats):
            digest.update(to_json(now.due.legal if now.due else now.log))
        digest.update(to_json(game.book(game, Dealt(game.result(now)), now.carry)))
    return digest.hexdigest()[:16]


def test_nothing_has_changed_unnoticed():
    found = "".join(f"{key} {signature(make())}\n" for key, make in sorted(GAMES.items()))
    stands(FILE, found)
