"""The space of a book: how much each role may note, so that no table takes it from the director."""

from collections import defaultdict
from typing import Final, NamedTuple

from tarok.server.tournaments.roles import table_of
from tarok.validation.bounds import NOTED

BYTES: Final = 4_000_000
"""How many bytes all notes of a role have together that may note anything."""


class NoteRoom(NamedTuple):
    """A number of notes, and of bytes."""

    notes: int = 0
    bytes: int = 0

    def less(self, other: "NoteRoom") -> "NoteRoom":
        """Return what is left of it."""
        return NoteRoom(self.notes - other.notes, self.bytes - other.bytes)


WHOLE: Final = NoteRoom(NOTED, BYTES)
"""What there is for the director, and for whoever writes on a sheet."""
TABLES, ALL_TABLES = "tables", NoteRoom(NOTED // 2, BYTES // 2)
"""What there is for all tables of an event together."""
TABLE: Final = NoteRoom(NOTED // 20, BYTES // 20)
"""What there is for one of them."""
REVOKED, ALL_REVOKED = "revoked", NoteRoom(NOTED, BYTES)
"""What revoked devices may have noted at tables, which takes nothing from the tables."""


class NoteSpace:
    """Counts what has been noted, by role and device."""

    def __init__(self) -> None:
        self._used: defaultdict[str, NoteRoom] = defaultdict(NoteRoom)
        self._devices: defaultdict[str, dict[str, NoteRoom]] = defaultdict(dict)
        self._revoked: set[str] = set()

    def take(self, role: str, device: str, size: int) -> None:
        """Count a note of this many bytes."""
        there = self._devices[device].get(role, NoteRoom())
        self._devices[device][role] = NoteRoom(there.notes + 1, there.bytes + size)
        self._add(role, device, NoteRoom(1, size))

    def revoke(self, device: str) -> None:
        """Give back what a device has taken at tables."""
        tables = {role: used for role, used in self._devices[device].items() if table_of(role)}
        for role, used in tables.items():
            self._add(role, device, NoteRoom().less(used))
        self._revoked.add(device)
        for role, used in tables.items():
            self._add(role, device, used)

    def roles(self, device: str) -> set[str]:
        """Return the roles in which a device has noted something."""
        return set(self._devices.get(device, ()))

    def is_revoked(self, device: str) -> bool:
        """Whether what is noted on a device does not count."""
        return device in self._revoked

    def left(self, role: str) -> NoteRoom:
        """Return what a role may still note."""
        if table_of(role) is None:
            return WHOLE.less(self._used[role])
        rooms = TABLE.less(self._used[role]), ALL_TABLES.less(self._used[TABLES])
        rest = NoteRoom(min(room.notes for room in rooms), min(room.bytes for room in rooms))
        return rest if min(ALL_REVOKED.less(self._used[REVOKED])) > 0 else NoteRoom()

    def _add(self, role: str, device: str, used: NoteRoom) -> None:
        pools = (role, TABLES) if table_of(role) else (role,)
        for pool in (REVOKED,) if table_of(role) and device in self._revoked else pools:
            self._used[pool] = self._used[pool].less(NoteRoom().less(used))
