"""The open pages of a table: what they are told, and whose they are."""

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
"""How many messages may wait for a page to read them."""
BACKLOG: Final = 1_000_000
"""How many characters may wait for it."""
LATER: Final = 1013
"""Why a page is closed that does not read: it may come again."""


class Connection:
    """An open WebSocket of a guest, with the messages that wait for it: no connection holds up another.

    `wants_brief`: it gets views in brief, and the sheet only if that is not `sent_sheet`.
    `wants_service`: it gets the state of the server.
    `link`: it came by this link to look on; it has no guest, and gets the link instead of the table's id.
    `since`: when it was opened, in seconds since 1970.
    `sent_count`: how many connections its guest has here, as it was told last.
    `name`: a connection with the same name replaces its former one.
    `has_stayed`: it has been open for some time.
    `shuffle_scheme`: which scheme of the shuffle it checks; 0: none.  It gets what is promised of the next
    pack (`sent_commitment`, by deal and attempt), which hashes are listed (`sent_hashes`), and what was
    promised of a finished deal (`sent_opening`, its number).  From scheme 2 on it commits to a seed, and
    reveals it when it has got the hashes of all.
    """

    def __init__(  # noqa: PLR0913 - all that a client says of itself
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
        """Tell what is promised of the next pack, and how that of a deal that is over was made: each once."""
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
        """Tell something of a shuffle, if the page knows its scheme."""
        first = not isinstance(shuffle, Hashes) and shuffle.scheme == FIRST
        if first or self.shuffle_scheme > 1:
            self.send(to_json(shuffle).decode())

    def send(self, text: str) -> None:
        """Put a message in line; a page that does not read is given up."""
        if self.outbox.full() or (self._backlog and self._backlog + len(text) > BACKLOG):
            self.close(LATER)
        elif not self.closed.is_set():
            self._backlog += len(text)
            self.outbox.put_nowait(text)

    async def next_message(self) -> str:
        """Return the next message, as soon as there is one."""
        text = await self.outbox.get()
        self._backlog -= len(text)
        return text

    def close(self, why: int) -> None:
        """Have a page closed, by this code; it is told nothing more."""
        if not self.closed.is_set():
            self.close_code = why
            self.closed.set()


class Connections:
    """The open pages of a table: those here, whose are elsewhere, and since when those who left have none."""

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
        """Note that a page is open."""
        self._open.add(connection)

    def remove(self, connection: Connection) -> None:
        """Note that a page is gone."""
        self._open.discard(connection)
        self._left[connection.guest] = monotonic()

    def set_elsewhere(self, guests: Iterable[str]) -> None:
        """Note which guests have connections in other processes; "" is a visitor without a cookie."""
        before, self._elsewhere = self._elsewhere, list(guests)
        self._left.update(dict.fromkeys(set(before) - set(self._elsewhere), monotonic()))

    @property
    def guests(self) -> list[str]:
        """Whose pages are open here."""
        return sorted(connection.guest or "" for connection in self._open)

    @property
    def open_times(self) -> dict[str, tuple[float, ...]]:
        """When each guest opened their connections here; "" is a visitor without a cookie."""
        opened = sorted((connection.guest or "", connection.since) for connection in self._open)
        return {guest: tuple(since for _, since in own) for guest, own in groupby(opened, itemgetter(0))}

    def count_onlookers(self, table: Table) -> int:
        """Return how many have a page open, here or elsewhere, who have no place at the table."""
        people = set(filter(None, table.guests))
        here = {connection.guest or connection for connection in self._open if connection.guest not in people}
        there = {guest or number for number, guest in enumerate(self._elsewhere) if guest not in people}
        return len(here | there)

    def has_people(self, table: Table) -> bool:
        """Whether a page of somebody is open, here or elsewhere, who has a place at the table."""
        people = set(filter(None, table.guests))
        return any(connection.guest in people for connection in self._open) or not people.isdisjoint(
            self._elsewhere
        )

    def absent_places(self, table: Table, seconds: float) -> list[int]:
        """Return the places of people of whom no page has been open for so long, if nobody has noted it.

        Nobody goes away from a table whose session is over.
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
        """Whether a guest has had a page open here for some time."""
        return any(connection.guest == guest and connection.has_stayed for connection in self._open)

    def is_present(self, guest: str) -> bool:
        """Whether a guest has a page open, here or elsewhere."""
        return guest in self._elsewhere or any(connection.guest == guest for connection in self._open)

    def is_first(self, connection: Connection, table: Table) -> bool:
        """Whether this is the only page, here and elsewhere, of all people at the table."""
        people = set(filter(None, table.guests))
        others = any(other.guest in people for other in self._open if other is not connection)
        return connection.guest in people and not others and people.isdisjoint(self._elsewhere)

    def is_seed_awaited(self, table: Table) -> bool:
        """Whether a page of somebody at the table will commit to a seed for the next pack, and has not."""
        return any(
            connection.shuffle_scheme > 1
            and connection.guest in table.guests
            and table.shuffling.takes(connection.guest)
            for connection in self._open
            if connection.guest is not None
        )

    def returned_places(self, table: Table) -> list[int]:
        """Return the places of people who are said to be away, but have a page open here."""
        here = {connection.guest for connection in self._open}
        return [n for n in table.people if table.places[n].away is not None and table.guests[n] in here]
