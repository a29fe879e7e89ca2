"""Passkeys: let a guest return as the same guest from any browser, without an account.

All passkeys of a guest are in one stream.  Only the server can derive its name from the guest, and every
passkey carries it.  A proof is stored with the challenge that it answers, and the primary key lets no
challenge be answered twice.
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
"""The user handle of a passkey: a signature, in base64url."""


class OwnPasskey(Struct, frozen=True):
    """A passkey of the caller: when it was made, and when it was last used, ISO 8601 in UTC."""

    number: int
    kept: str
    used: str | None


class Answer(Struct, frozen=True):
    """Which passkey an answer claims to come from, and of which guest; neither is verified yet."""

    id: str
    response: "Named"


class Named(Struct, frozen=True, rename="camel"):
    """The part of an answer with the user handle."""

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
        """Return the WebAuthn options for creating a passkey.

        RequestError: the guest has as many as allowed.
        """
        handle = self._handle(guest)
        ring = await self._ring(handle)
        ring.make_room()
        known = [each.fresh.credential for each in ring.passkeys.values() if each.host == where.host]
        return await asyncio.to_thread(webauthn.to_make, where, challenge, handle, name, known)

    async def to_prove(self, where: Site, challenge: str) -> dict[str, Any]:
        """Return the WebAuthn options for signing in with a passkey."""
        return await asyncio.to_thread(webauthn.to_prove, where, challenge)

    async def keep(self, guest: str, answer: dict[str, Any], where: Site, challenge: str) -> None:
        """Keep a passkey that has been made for a guest.  RequestError: the answer does not hold."""
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
        """Return the guest who signs in with this answer.

        RequestError: it does not verify, or has been used.
        """
        _, _, passkey = await self._proved(answer, where, challenge)
        return passkey.guest

    async def take(self, answer: dict[str, Any], where: Site, challenge: str) -> str:
        """Return the guest, and store that this answer is used.  RequestError: as in `whose`."""
        stored = False
        while not stored:
            handle, ring, passkey = await self._proved(answer, where, challenge)
            proved = Proved(passkey.fresh.credential, passkey.fresh.uses, challenge)
            stored = await self._append(handle, ring, proved)
        return passkey.guest

    async def remove(self, guest: str, number: int) -> None:
        """Remove one of a guest's passkeys.  RequestError: there is none with this number."""
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
        """Return the user handle in a guest's passkeys, in base64url; it does not reveal the guest's id."""
        return self._signer.get_signature(guest).decode()

    async def _ring(self, handle: str) -> PasskeyList:
        return PasskeyList(await self._store.read(f"passkeys {handle}"))

    async def _append(self, handle: str, ring: PasskeyList, fact: Fact) -> bool:
        return await self._store.append(f"passkeys {handle}", ring.last, [write(fact)], self._now())

    async def _proved(
        self, answer: dict[str, Any], where: Site, challenge: str
    ) -> tuple[str, PasskeyList, Passkey]:
        """Return whose passkeys they are, and the one that is proved, used once more.

        RequestError: as above.
        """
        try:
            said = from_plain(answer, Answer)
        except msgspec.ValidationError:
            raise RequestError(403, "passkey_wrong") from None
        ring = await self._ring(said.response.user_handle)
        passkey = ring.known(said.id, where.host)
        ring.hold(challenge)
        uses = await asyncio.to_thread(webauthn.proved, answer, where, challenge, passkey.fresh)
        return said.response.user_handle, ring, replace(passkey, fresh=replace(passkey.fresh, uses=uses))
