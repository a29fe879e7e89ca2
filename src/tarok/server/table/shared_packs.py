"""Packs derived from a secret, so that a deal is the same at every table that plays it.

No decisions are made while dealing, and a pack that would be annulled right away is skipped.
"""

import hashlib
import hmac
from itertools import count
from typing import TYPE_CHECKING

from tarok.cards.shuffle import Promise, pack
from tarok.club.equal_boards import opening, passed_on
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.result import Booked, Carry
from tarok.engine.result import Dealt as DealtEntry
from tarok.scoring.sheet import Sheet
from tarok.server.table.contests import DEALING
from tarok.server.table.events import Dealt, Did

if TYPE_CHECKING:
    from tarok.server.table.state import Table


def promise(about: Promise, game: Game, carry: Carry, secret: str, text: str) -> Promise:
    """Return the commitment to a pack whose secret is derived from that of the server and from this text."""
    for number in count():
        derived = hmac.new(secret.encode(), f"{text} {number}".encode(), hashlib.sha256).hexdigest()
        promised = about._replace(secret=derived)
        if not laid_out(start(game, pack(promised, ()), carry))[0].ended:
            return promised
    raise AssertionError


def laid_out(deal: Deal) -> tuple[Deal, list[Did]]:
    """Return a deal after dealing, and the actions of that."""
    done = list[Did]()
    while deal.due and deal.phase == DEALING:
        done.append(idled(deal))
        deal = act(deal, done[-1].action)
    return deal, done


def idled(deal: Deal) -> Did:
    """Return the default action of the seat that is due, which changes least."""
    assert deal.due is not None
    return Did(deal.due.seat, deal.game.idle(deal.due.legal))


def dealt(table: "Table") -> Dealt:
    """Return the deal of the next board of a table: the cards that all tables of its round have."""
    assert table.contest is not None
    number, game = table.deals + 1, table.game
    about = Promise("", number, table.key, tuple(game.pack), "")
    promised = promise(about, game, opening(game, number), table.contest.packs, f"board {number}")
    return Dealt(pack(promised, ()))


def board(table: "Table", entry: DealtEntry) -> Booked:
    """Return a board's result: it starts with nothing but a dealer (CL-BRD-01)."""
    game, number = table.game, table.deals
    booked = Sheet(game, opening=opening(game, number)).book(entry).rows[-1]
    return passed_on(game, number, table.sheet.carry.totals, booked)
