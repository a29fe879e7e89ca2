"""The connections of a table, with their guests and their outgoing messages."""

import asyncio
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from time import monotonic
from typing import Final

from tarok.cards.shuffle import FIRST
from tarok.engine.json_codec import to_json
from tarok.scoring.sheet import Sheet
from tarok.server.table.shuffle_messages import Commitment, Hashes, Opening
from tarok.server.table.shuffle_protocol import commitment, opening, told_hashes
from tarok.server.table.state import Table

PATIENCE: Final = 256
"""Maximum number of unsent messages of a connection."""
BACKLOG: Final = 1_000_000
"""Maximum number of unsent characters of a connection."""
LATER: Final = 1013
"""Close code for a connection that reads too slowly: the client may reconnect."""


class Connection:
    """An open WebSocket of a guest, with its own queue, so that no connection delays another.

    `wants_brief`: it gets brief views, and the sheet only if that is not `sent_sheet`.
    `wants_service`: it gets the state of the server.
    `link`: the spectator link that it used; it has no guest, and gets the link instead of the table's id.
    `since`: when it was opened, in seconds since 1970.
    `sent_count`: the number of connections of its guest here, as last sent.
    `name`: a connection with the same name replaces its former one.
    `has_stayed`: it has been open for some time.
    `shuffle_scheme`: the scheme of the shuffle that it verifies; 0: none.  It gets the commitment to the next
    pack (`sent_commitment`, by deal and attempt), the list of hashes (`sent_hashes`), and the opening of the
    commitment to a finished deal (`sent_opening`, its number).  From scheme 2 on it commits to a seed, and
    reveals it after it has received the hashes of all.
    """

    def __init__(  # noqa: PLR0913 - the attributes that a client sends
        self,
        guest: str | None,
        *,
        wants_brief: bool,
        link: str | None = None,
        shuffle_scheme: int = 0,
        wants_service: bool = False,
        since: float = 0.0,
        name: str = "",
    ) -> None:
        self.guest = guest
        self.name = name
        self.wants_service = wants_service
        self.since = since
        self.sent_count = 1
        self.link = link
        self.wants_brief = wants_brief
        self.shuffle_scheme = shuffle_scheme
        self.sent_commitment = self.sent_hashes = (0, 0)
        self.sent_opening = 0
        self.sent_sheet: Sheet | None = None
        self.outbox: asyncio.Queue[str] = asyncio.Queue(PATIENCE)
        self.closed = asyncio.Event()
        self.close_code = LATER
        self.has_stayed = False
        self._backlog = 0

    def send_shuffle(self, table: Table) -> None:
        """Send the commitment to the next pack and the opening of the finished deal, each once."""
        if not self.shuffle_scheme or not table.over:
            return
        sees_all = table.place_of(self.guest) is not None or table.manners.onlookers == "late"
        if sees_all and self.sent_opening < table.deals and (opened := opening(table)):
            self.sent_opening = table.deals
            self._send_shuffle(opened)
        present = table.deals + 1, 1 + len(table.shuffling.failed)
        if self.sent_commitment < present and (promised := commitment(table)):
            self.sent_commitment = present
            self._send_shuffle(promised)
        if self.sent_hashes < present and (hashes := told_hashes(table)):
            self.sent_hashes = present
            self._send_shuffle(hashes)

    def _send_shuffle(self, shuffle: Commitment | Hashes | Opening) -> None:
        """Send a message about a shuffle, if the client supports its scheme."""
        first = not isinstance(shuffle, Hashes) and shuffle.scheme == FIRST
        if first or self.shuffle_scheme > 1:
            self.send(to_json(shuffle).decode())

    def send(self, text: str) -> None:
        """Queue a message; close the connection if too much is unsent."""
        if self.outbox.full() or (self._backlog and self._backlog + len(text) > BACKLOG):
            self.close(LATER)
        elif not self.closed.is_set():
            self._backlog += len(text)
            self.outbox.put_nowait(text)

    async def next_message(self) -> str:
        """Wait for the next message, and return it."""
        text = await self.outbox.get()
        self._backlog -= len(text)
        return text

    def close(self, why: int) -> None:
        """Request that the connection be closed with this code; later messages are dropped."""
        if not self.closed.is_set():
            self.close_code = why
            self.closed.set()


class Connections:
    """The connections of a table in this process, the guests of those elsewhere, and when guests left."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()
        self._elsewhere: list[str] = []
        self._left: dict[str | None, float] = {}
        self._started = monotonic()

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._open)

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: Connection) -> None:
        """Add an open connection."""
        self._open.add(connection)

    def remove(self, connection: Connection) -> None:
        """Remove a connection, and note the time."""
        self._open.discard(connection)
        self._left[connection.guest] = monotonic()

    def set_elsewhere(self, guests: Iterable[str]) -> None:
        """Set the guests who have connections in other processes; "" is a visitor without a cookie."""
        before, self._elsewhere = self._elsewhere, list(guests)
        self._left.update(dict.fromkeys(set(before) - set(self._elsewhere), monotonic()))

    @property
    def guests(self) -> list[str]:
        """The guest of each connection in this process; "" is a visitor without a cookie."""
        return sorted(connection.guest or "" for connection in self._open)

    @property
    def open_times(self) -> dict[str, tuple[float, ...]]:
        """When each guest opened their connections here; "" is a visitor without a cookie."""
        opened = sorted((connection.guest or "", connection.since) for connection in self._open)
        return {guest: tuple(since for _, since in own) for guest, own in groupby(opened, itemgetter(0))}

    def count_onlookers(self, table: Table) -> int:
        """Return the number of spectators with a connection in any process."""
        people = set(filter(None, table.guests))
        here = {connection.guest or connection for connection in self._open if connection.guest not in people}
        there = {guest or number for number, guest in enumerate(self._elsewhere) if guest not in people}
        return len(here | there)

    def has_people(self, table: Table) -> bool:
        """Whether a player at the table has a connection in any process."""
        people = set(filter(None, table.guests))
        return any(connection.guest in people for connection in self._open) or not people.isdisjoint(
            self._elsewhere
        )

    def absent_places(self, table: Table, seconds: float) -> list[int]:
        """Return the places of players without a connection for `seconds` who are not yet marked absent.

        After the end of the session there are none.
        """
        there, until = {*self.guests, *self._elsewhere}, monotonic() - seconds
        return [
            number
            for number in table.people
            if table.places[number].away is None
            and (guest := table.guests[number]) not in there
            and self._left.get(guest, self._started) <= until
            and not table.sheet.over
        ]

    def has_stayed(self, guest: str | None) -> bool:
        """Whether a guest has had a connection here for some time."""
        return any(connection.guest == guest and connection.has_stayed for connection in self._open)

    def is_present(self, guest: str) -> bool:
        """Whether a guest has a connection in any process."""
        return guest in self._elsewhere or any(connection.guest == guest for connection in self._open)

    def is_first(self, connection: Connection, table: Table) -> bool:
        """Whether this is the only connection, in any process, of all players at the table."""
        people = set(filter(None, table.guests))
        others = any(other.guest in people for other in self._open if other is not connection)
        return connection.guest in people and not others and people.isdisjoint(self._elsewhere)

    def is_seed_awaited(self, table: Table) -> bool:
        """Whether a connection of a player has yet to send its seed commitment for the next pack."""
        return any(
            connection.shuffle_scheme > 1
            and connection.guest in table.guests
            and table.shuffling.takes(connection.guest)
            for connection in self._open
            if connection.guest is not None
        )

    def returned_places(self, table: Table) -> list[int]:
        """Return the places of players who are marked absent, but have a connection here."""
        here = {connection.guest for connection in self._open}
        return [n for n in table.people if table.places[n].away is not None and table.guests[n] in here]
