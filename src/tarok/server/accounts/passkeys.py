"""Passkeys: by one somebody who wants to stay comes back as the same guest, without an account.

All passkeys of a guest are in one stream.  Its name can be made of the guest by the server alone, and every
passkey brings it along.  Whatever proves something is stored with the challenge that it answers, and the
primary key lets nobody answer twice.
"""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from itsdangerous import Signer
from msgspec import Meta, Struct
from msgspec.structs import replace

from tarok.engine.json_codec import from_plain
from tarok.server.accounts import webauthn
from tarok.server.accounts.passkey_list import Fact, Kept, Passkey, PasskeyList, Proved, Removed, write
from tarok.server.accounts.webauthn import Site
from tarok.server.core.errors import RequestError
from tarok.server.storage.event_store import EventStore

HANDLE: Final = r"^[A-Za-z0-9_-]{43}\Z"
"""What says whose a passkey is: a signature, in base64url."""


class OwnPasskey(Struct, frozen=True):
    """A passkey of one's own: since when it is kept, and when it was last used, ISO 8601 in UTC."""

    number: int
    kept: str
    used: str | None


class Answer(Struct, frozen=True):
    """Which passkey an answer says that it is of, and whose; none of it is proved by that."""

    id: str
    response: "Named"


class Named(Struct, frozen=True, rename="camel"):
    """The part of an answer that says whose passkey it is of."""

    user_handle: Annotated[str, Meta(pattern=HANDLE)]


class Passkeys:
    """Keeps passkeys, and knows by them who comes back; must be given the time."""

    def __init__(self, store: EventStore, secret: str, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._signer = Signer(secret, salt="tarok_passkey", digest_method=hashlib.sha256)

    async def of(self, guest: str) -> list[OwnPasskey]:
        """Return the passkeys of a guest, in the order in which they were kept."""
        ring = await self._ring(self._handle(guest))
        return [OwnPasskey(each.number, each.kept, each.used) for each in ring.passkeys.values()]

    async def to_make(self, guest: str, name: str, where: Site, challenge: str) -> dict[str, Any]:
        """Return what a browser is asked that is to make one.  Wrong: the guest may keep no more."""
        handle = self._handle(guest)
        ring = await self._ring(handle)
        ring.make_room()
        known = [each.fresh.credential for each in ring.passkeys.values() if each.host == where.host]
        return await asyncio.to_thread(webauthn.to_make, where, challenge, handle, name, known)

    async def to_prove(self, where: Site, challenge: str) -> dict[str, Any]:
        """Return what a browser is asked that is to prove one."""
        return await asyncio.to_thread(webauthn.to_prove, where, challenge)

    async def keep(self, guest: str, answer: dict[str, Any], where: Site, challenge: str) -> None:
        """Keep a passkey that has been made for a guest.  Wrong: the answer does not hold."""
        fresh = await asyncio.to_thread(webauthn.made, answer, where, challenge)
        stored = False
        while not stored:
            ring = await self._ring(self._handle(guest))
            ring.hold(challenge)
            ring.make_room()
            if fresh.credential in ring.passkeys:
                raise RequestError(409, "passkey_known")
            kept = Kept(guest, where.host, fresh, challenge)
            stored = await self._append(self._handle(guest), ring, kept)

    async def whose(self, answer: dict[str, Any], where: Site, challenge: str) -> str:
        """Return the guest who comes back with this answer.  Wrong: it does not hold, or not any more."""
        _, _, passkey = await self._proved(answer, where, challenge)
        return passkey.guest

    async def take(self, answer: dict[str, Any], where: Site, challenge: str) -> str:
        """Return the same, and let nobody come back with this answer any more.  Wrong: as above."""
        stored = False
        while not stored:
            handle, ring, passkey = await self._proved(answer, where, challenge)
            proved = Proved(passkey.fresh.credential, passkey.fresh.uses, challenge)
            stored = await self._append(handle, ring, proved)
        return passkey.guest

    async def remove(self, guest: str, number: int) -> None:
        """Let a passkey of a guest lead nowhere any more.  Wrong: there is none of this number."""
        stored = False
        while not stored:
            ring = await self._ring(self._handle(guest))
            found = [id_ for id_, passkey in ring.passkeys.items() if passkey.number == number]
            if not found:
                raise RequestError(404, "no_passkey")
            stored = await self._append(self._handle(guest), ring, Removed(found[0]))

    async def forget(self, guest: str) -> None:
        """Forget all passkeys of a guest."""
        await self._store.forget(f"passkeys {self._handle(guest)}")

    def _handle(self, guest: str) -> str:
        """Return what the passkeys of a guest say whose they are, in base64url; it tells nobody else."""
        return self._signer.get_signature(guest).decode()

    async def _ring(self, handle: str) -> PasskeyList:
        return PasskeyList(await self._store.read(f"passkeys {handle}"))

    async def _append(self, handle: str, ring: PasskeyList, fact: Fact) -> bool:
        return await self._store.append(f"passkeys {handle}", ring.last, [write(fact)], self._now())

    async def _proved(
        self, answer: dict[str, Any], where: Site, challenge: str
    ) -> tuple[str, PasskeyList, Passkey]:
        """Return whose passkeys they are, and the one that is proved, used once more.  Wrong: as above."""
        try:
            said = from_plain(answer, Answer)
        except msgspec.ValidationError:
            raise RequestError(403, "passkey_wrong") from None
        ring = await self._ring(said.response.user_handle)
        passkey = ring.known(said.id, where.host)
        ring.hold(challenge)
        uses = await asyncio.to_thread(webauthn.proved, answer, where, challenge, passkey.fresh)
        return said.response.user_handle, ring, replace(passkey, fresh=replace(passkey.fresh, uses=uses))
