"""Who has pages open at this server, and how many may be open at the same time."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from tarok.engine.json_codec import to_json
from tarok.server.accounts.rate_limits import household
from tarok.server.room.connections import LATER, Connection
from tarok.server.table.alias import alias
from tarok.server.table.messages import Also

OF_SEAT: Final = 4
"""How many pages a guest may have open at one table: of more the oldest is closed."""
OF_GUEST: Final = 24
"""How many pages a guest may have open at all tables."""
FROM_ADDRESS: Final = 500
"""How many pages may be open from one address: it may be that of a school."""
ELSEWHERE, TOO_MANY = 4410, 4429
"""Why a page is closed: it is open elsewhere, or there are too many."""
REASONS: Final = {ELSEWHERE: "opened elsewhere", TOO_MANY: "too many pages"}


class ConnectionLimits:
    """The open pages, by seats, guests and addresses; those of the machine itself are not limited.

    Those of a seat and of a guest are counted over all processes: `elsewhere` tells when a guest opened the
    pages that they have at a table in others, `at_all` how many they have there at all tables.
    """

    def __init__(
        self,
        elsewhere: Callable[[str, str], Sequence[float]] = lambda _table, _guest: (),
        at_all: Callable[[str], int] = lambda _guest: 0,
    ) -> None:
        self._elsewhere, self._at_all = elsewhere, at_all
        self._seats: dict[str, dict[str, list[Connection]]] = {}
        self._counts: Counter[str] = Counter()

    def open(self, connection: Connection, table: str, address: str) -> bool:
        """Note that a page is opened; False: there are too many.

        Its own former connection is given up, and the oldest page of its seat.
        """
        counted = self._buckets(connection, address)
        if any(self._counts[who] + there() >= most for who, most, there in counted):
            return False
        self._counts.update(who for who, *_ in counted)
        if connection.guest:
            connections = self._seats.setdefault(table, {}).setdefault(connection.guest, [])
            for former in connections if connection.name else ():
                if former.name == connection.name:
                    former.close(ELSEWHERE)
            connections.append(connection)
            self._count(table, connection.guest)
        return True

    def close(self, connection: Connection, table: str, address: str) -> None:
        """Note that a page is gone that has been let in."""
        for who, *_ in self._buckets(connection, address):
            self._counts[who] -= 1
            if not self._counts[who]:
                del self._counts[who]
        if connection.guest:
            seats = self._seats[table]
            seats[connection.guest].remove(connection)
            self._count(table, connection.guest)
            if not seats[connection.guest]:
                del seats[connection.guest]
            if not seats:
                del self._seats[table]

    def recount(self, table: str) -> None:
        """Count the pages at a table once more: some were opened or closed in other processes."""
        for guest in self._seats.get(table, ()):
            self._count(table, guest)

    def reconnect(self, hidden: str) -> None:
        """Close the pages of the guest with this alias: those come back whose cookies still count."""
        for seats in self._seats.values():
            for guest in seats:
                if alias(guest) == hidden:
                    for connection in seats[guest]:
                        connection.close(LATER)

    def _count(self, table: str, guest: str) -> None:
        """Give up the oldest pages of a seat, if it has too many; tell the others how many there are."""
        elsewhere = self._elsewhere(table, guest)
        connections = [
            connection for connection in self._seats[table][guest] if not connection.closed.is_set()
        ]
        for number, connection in enumerate(connections, 1):
            if len(connections) - number + sum(since > connection.since for since in elsewhere) >= OF_SEAT:
                connection.close(ELSEWHERE)
        left = [connection for connection in connections if not connection.closed.is_set()]
        also = min(OF_SEAT, len(left) + len(elsewhere))
        for connection in left:
            if connection.wants_brief and connection.sent_count != also:
                connection.sent_count = also
                connection.send(to_json(Also(also)).decode())

    def _buckets(self, connection: Connection, address: str) -> list[tuple[str, int, Callable[[], int]]]:
        """Return what a page counts for, how many there may be, and how many others have."""
        home, guest = household(address), connection.guest
        if home is None:
            return []
        of_guest = [(f"guest {guest}", OF_GUEST, lambda: self._at_all(guest))] if guest else []
        return [(f"address {home}", FROM_ADDRESS, lambda: 0), *of_guest]
