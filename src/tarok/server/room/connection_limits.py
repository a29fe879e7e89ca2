"""Limits on the number of open connections per seat, guest and address."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from tarok.engine.json_codec import to_json
from tarok.server.accounts.rate_limits import household
from tarok.server.room.connections import LATER, Connection
from tarok.server.table.alias import alias
from tarok.server.table.messages import Also

OF_SEAT: Final = 4
"""Maximum number of connections of a guest at one table; beyond it the oldest is closed."""
OF_GUEST: Final = 24
"""Maximum number of connections of a guest at all tables."""
FROM_ADDRESS: Final = 500
"""Maximum number of connections from one address, which a whole school may share."""
ELSEWHERE, TOO_MANY = 4410, 4429
"""Close codes: the table was opened elsewhere, or there are too many connections."""
REASONS: Final = {ELSEWHERE: "opened elsewhere", TOO_MANY: "too many pages"}


class ConnectionLimits:
    """Counts open connections by seat, guest and address; connections from this machine are not limited.

    Seats and guests are counted over all processes.  For a guest's connections in other processes,
    `elsewhere` returns when each was opened at a table, and `at_all` returns their number at all tables.
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
        """Count a new connection; return False if there are too many.

        Close the earlier connection of the same name, and the oldest of the seat beyond its limit.
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
        """Count an admitted connection as closed."""
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
        """Apply the limits at a table again, after connections changed in other processes."""
        for guest in self._seats.get(table, ()):
            self._count(table, guest)

    def reconnect(self, hidden: str) -> None:
        """Close the connections of the guest with this alias; only a valid cookie can reconnect."""
        for seats in self._seats.values():
            for guest in seats:
                if alias(guest) == hidden:
                    for connection in seats[guest]:
                        connection.close(LATER)

    def _count(self, table: str, guest: str) -> None:
        """Close the oldest connections of a seat beyond its limit; send the new number to the others."""
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
        """Return the counters of a connection, each with its limit and its number in other processes."""
        home, guest = household(address), connection.guest
        if home is None:
            return []
        of_guest = [(f"guest {guest}", OF_GUEST, lambda: self._at_all(guest))] if guest else []
        return [(f"address {home}", FROM_ADDRESS, lambda: 0), *of_guest]
