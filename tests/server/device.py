"""A device that makes passkeys and signs with them, as WebAuthn describes it, with no attestation."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40
NO_MODEL = bytes(16)
"""What a device says that does not tell its make."""


def text(octets: bytes) -> str:
    return urlsafe_b64encode(octets).decode().rstrip("=")


def octets(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """Holds one passkey. It counts how often it is used, unless `counts` says that it does not."""

    def __init__(self, *, counts: bool = True) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._counts = counts
        self.id = text(secrets.token_bytes(32))
        self.uses = 0
        self.handle = ""

    def make(self, asked: dict[str, Any], origin: str, host: str | None = None) -> dict[str, Any]:
        """Return what a page at this origin gets that asks for a passkey."""
        self.handle = asked["user"]["id"]
        credential = octets(self.id)
        said = self._said(host or asked["rp"]["id"], MADE)
        said += NO_MODEL + struct.pack(">H", len(credential)) + credential + self._public()
        made = {"fmt": "none", "attStmt": {}, "authData": said}
        response = {
            "clientDataJSON": text(told("webauthn.create", asked, origin)),
            "attestationObject": text(cbor2.dumps(made)),
        }
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}

    def prove(self, asked: dict[str, Any], origin: str, host: str | None = None) -> dict[str, Any]:
        """Return what a page at this origin gets that asks for a proof."""
        client = told("webauthn.get", asked, origin)
        said = self._said(host or asked["rpId"], 0)
        signed = self._key.sign(said + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(said),
            "signature": text(signed),
            "userHandle": self.handle,
        }
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}

    def _said(self, host: str, flags: int) -> bytes:
        self.uses += self._counts
        flags |= PRESENT | VERIFIED
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _public(self) -> bytes:
        """The public key in COSE: two coordinates on P-256, for ES256."""
        point = self._key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})


def told(kind: str, asked: dict[str, Any], origin: str) -> bytes:
    """What the browser adds: what is done, for which challenge, and where."""
    client = {"type": kind, "challenge": asked["challenge"], "origin": origin, "crossOrigin": False}
    return json.dumps(client).encode()
