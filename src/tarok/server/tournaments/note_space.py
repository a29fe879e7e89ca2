"""The space of a book: a quota for each role, so that no table uses up the director's."""

from collections import defaultdict
from typing import Final, NamedTuple

from tarok.server.tournaments.roles import table_of
from tarok.validation.bounds import NOTED

BYTES: Final = 4_000_000
"""How many bytes all entries of a role may have together."""


class NoteRoom(NamedTuple):
    """A quota: a number of entries, and of bytes."""

    notes: int = 0
    bytes: int = 0

    def less(self, other: "NoteRoom") -> "NoteRoom":
        """Return the rest of the quota."""
        return NoteRoom(self.notes - other.notes, self.bytes - other.bytes)


WHOLE: Final = NoteRoom(NOTED, BYTES)
"""The quota of the director, and of a sheet's writers."""
TABLES, ALL_TABLES = "tables", NoteRoom(NOTED // 2, BYTES // 2)
"""The quota of all tables of an event together."""
TABLE: Final = NoteRoom(NOTED // 20, BYTES // 20)
"""The quota of one table."""
REVOKED, ALL_REVOKED = "revoked", NoteRoom(NOTED, BYTES)
"""The quota for entries of revoked devices, which do not count against the tables."""


class NoteSpace:
    """Counts the entries by role and device."""

    def __init__(self) -> None:
        self._used: defaultdict[str, NoteRoom] = defaultdict(NoteRoom)
        self._devices: defaultdict[str, dict[str, NoteRoom]] = defaultdict(dict)
        self._revoked: set[str] = set()

    def take(self, role: str, device: str, size: int) -> None:
        """Count an entry of this many bytes."""
        there = self._devices[device].get(role, NoteRoom())
        self._devices[device][role] = NoteRoom(there.notes + 1, there.bytes + size)
        self._add(role, device, NoteRoom(1, size))

    def revoke(self, device: str) -> None:
        """Return the space that a device has used at tables."""
        tables = {role: used for role, used in self._devices[device].items() if table_of(role)}
        for role, used in tables.items():
            self._add(role, device, NoteRoom().less(used))
        self._revoked.add(device)
        for role, used in tables.items():
            self._add(role, device, used)

    def roles(self, device: str) -> set[str]:
        """Return the roles in which a device has made entries."""
        return set(self._devices.get(device, ()))

    def is_revoked(self, device: str) -> bool:
        """Whether the entries of a device do not count."""
        return device in self._revoked

    def left(self, role: str) -> NoteRoom:
        """Return the rest of a role's quota."""
        if table_of(role) is None:
            return WHOLE.less(self._used[role])
        rooms = TABLE.less(self._used[role]), ALL_TABLES.less(self._used[TABLES])
        rest = NoteRoom(min(room.notes for room in rooms), min(room.bytes for room in rooms))
        return rest if min(ALL_REVOKED.less(self._used[REVOKED])) > 0 else NoteRoom()

    def _add(self, role: str, device: str, used: NoteRoom) -> None:
        pools = (role, TABLES) if table_of(role) else (role,)
        for pool in (REVOKED,) if table_of(role) and device in self._revoked else pools:
            self._used[pool] = self._used[pool].less(NoteRoom().less(used))
