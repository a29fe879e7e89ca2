"""Limits how many players of one household sit at a public table.

So no one can take all the seats with several browsers.

The map of tables to addresses lives in the memory of this process for a while; no address is stored.
"""

from typing import Final

from tarok.server.accounts.rate_limits import household
from tarok.server.core.errors import RequestError
from tarok.server.table.state import Table

KEPT: Final = 1000
"""How many tables a process remembers the addresses for; the table joined longest ago is dropped first."""


class AddressGroups:
    """The households of the players seated at public tables."""

    def __init__(self) -> None:
        self._of: dict[str, dict[str, str]] = {}

    def admit(self, table: Table, guest: str, address: str) -> None:
        """Record that a guest takes a seat.

        RequestError: half of the players at this public table are from the same household already.
        """
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
