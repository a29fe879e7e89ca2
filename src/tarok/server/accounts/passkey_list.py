"""The passkeys of one guest, as the facts have made them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.json_codec import from_json, to_json
from tarok.server.accounts.webauthn import Fresh
from tarok.server.core.errors import RequestError
from tarok.server.storage.event_store import Record

MOST: Final = 10
"""How many passkeys a guest may keep."""


class Kept(Struct, frozen=True):
    """A guest keeps a passkey, which belongs to a host; it was made for this challenge."""

    guest: str
    host: str
    passkey: Fresh
    challenge: str


class Proved(Struct, frozen=True):
    """A passkey has answered this challenge, with the use counter that it reports."""

    credential: str
    uses: int
    challenge: str


class Removed(Struct, frozen=True):
    """A passkey was removed and can no longer sign anyone in."""

    credential: str


Fact: TypeAlias = Kept | Proved | Removed
KINDS: Final[dict[str, type[Fact]]] = {"kept": Kept, "proved": Proved, "removed": Removed}


class Passkey(Struct, frozen=True):
    """A passkey that leads to a guest: the number of its fact, since when, and when it was last used."""

    number: int
    guest: str
    host: str
    fresh: Fresh
    kept: str
    used: str | None = None


class PasskeyList:
    """The passkeys of a guest, by their ids; `last` is the number of the last fact."""

    def __init__(self, records: Sequence[Record]) -> None:
        self.last = len(records)
        self.passkeys: dict[str, Passkey] = {}
        self._answered: set[str] = set()
        for record in records:
            self._learn(from_json(record.body, KINDS[record.kind]), record)

    def _learn(self, fact: Fact, record: Record) -> None:
        at = datetime.fromtimestamp(record.at, UTC).isoformat(timespec="seconds")
        match fact:
            case Kept(guest, host, fresh, challenge):
                self.passkeys[fresh.credential] = Passkey(record.seq, guest, host, fresh, at)
                self._answered.add(challenge)
            case Proved(credential, uses, challenge):
                known = self.passkeys[credential]
                self.passkeys[credential] = replace(known, fresh=replace(known.fresh, uses=uses), used=at)
                self._answered.add(challenge)
            case Removed(credential):
                del self.passkeys[credential]

    def hold(self, challenge: str) -> None:
        """RequestError: this challenge has been answered already."""
        if challenge in self._answered:
            raise RequestError(409, "challenge_used")

    def make_room(self) -> None:
        """RequestError: there are as many passkeys as there may be."""
        if len(self.passkeys) >= MOST:
            raise RequestError(409, "too_many_passkeys")

    def known(self, credential: str, host: str) -> Passkey:
        """Return the passkey of a host that has this id.

        RequestError: there is none, or it has been removed.
        """
        passkey = self.passkeys.get(credential)
        if passkey is None or passkey.host != host:
            raise RequestError(404, "no_passkey")
        return passkey


def write(fact: Fact) -> tuple[str, str]:
    """Return the kind and the body under which a fact is stored."""
    return type(fact).__name__.lower(), to_json(fact).decode()
