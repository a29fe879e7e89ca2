"""What a good player would do."""

import logging
from collections.abc import Iterator
from typing import Final

from tarok.actions import Action, Lay
from tarok.analysis.answers import Bots
from tarok.server.facts import Did
from tarok.server.folding import after
from tarok.server.messages import Refused, Suggest, Suggestion
from tarok.server.replies import untimely
from tarok.server.tables import Table
from tarok.view import Player

ADVISER: Final = "rule"
"""The bot that says what a good player would do."""

log = logging.getLogger(__name__)


def suggest(table: Table, place: int, message: Suggest, bots: Bots) -> Refused | Suggestion:
    """Ask the bot that gives advice, where there may be any; it sees what the person at this place sees."""
    if not table.advised:
        return Refused(table.seq, "no_advice")
    if refused := untimely(table, place, message):
        return refused
    if ADVISER not in bots:
        return Refused(table.seq, "no_suggestion")
    try:
        return Suggestion(table.seq, tuple(advice(table, place, bots[ADVISER](table.game, 0))))
    except Exception:
        log.exception("table %s: the bot cannot advise place %d", table.id, place)
        return Refused(table.seq, "no_suggestion")


def advice(table: Table, place: int, adviser: Player) -> Iterator[Action]:
    """Tell what the adviser would do at a place whose turn it is; cards are laid away one after the other."""
    view = table.view(place)
    while True:
        action = adviser(view)
        if action not in view.legal or view.seat is None:
            raise ValueError(f"{action} is not legal")
        yield action
        if not isinstance(action, Lay):
            return
        table = after(table, Did(view.seat, action))
        view = table.view(place)
        if not any(isinstance(legal, Lay) for legal in view.legal):
            return
