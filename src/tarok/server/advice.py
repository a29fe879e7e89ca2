"""What a good player would do."""

from collections.abc import Iterator

from tarok.actions import Action, Lay
from tarok.server.facts import Did
from tarok.server.folding import after
from tarok.server.tables import Table
from tarok.view import Player


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
