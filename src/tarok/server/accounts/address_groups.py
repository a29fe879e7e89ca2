"""From which homes people come to public tables: nobody who has several browsers has all places there.

Only this process knows it, and only for a while: no address is kept.
"""

from typing import Final

from tarok.server.accounts.rate_limits import household
from tarok.server.core.errors import RequestError
from tarok.server.table.state import Table

KEPT: Final = 1000
"""Of how many tables a process remembers who came from where, those where somebody came last."""


class AddressGroups:
    """The homes of those who sit at public tables."""

    def __init__(self) -> None:
        self._of: dict[str, dict[str, str]] = {}

    def admit(self, table: Table, guest: str, address: str) -> None:
        """Note that somebody sits down.  Wrong: half of a public table are of the same home already."""
        home = household(address)
        if home is None or not table.manners.public:
            return
        known = self._of.pop(table.id, {})
        self._of[table.id] = known
        people = [person for place in table.places for person in (place.person, place.coming) if person]
        others = {person.guest for person in people if known.get(person.guest) == home} - {guest}
        if len(others) >= max(1, len(table.places) // 2):
            raise RequestError(409, "home_full")
        known[guest] = home
        while len(self._of) > KEPT:
            del self._of[next(iter(self._of))]
