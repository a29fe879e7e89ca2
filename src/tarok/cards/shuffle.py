"""A shuffle that anyone can check: docs/shuffle.md.  This file needs nothing but Python itself."""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

FIRST: Final = "tarok shuffle 1"
SECOND: Final = "tarok shuffle 2"
SCHEMES: Final = (FIRST, SECOND)
"""The editions of all that stands here.  In the second, seeds are committed to before any is revealed."""
SECRET: Final = re.compile(r"[0-9a-f]{64}")
SEED: Final = re.compile(r"[0-9a-f]{32}")
NAME: Final = re.compile(r"[!-~]+")
"""What a secret or a hash, a seed, and the name of a table or a game look like."""
REQUEST: Final = 128
"""How many bytes the generator is asked for at once."""

Seeds: TypeAlias = Sequence[tuple[int, str]]
"""The seeds of a deal, or their hashes: the place of each person and what they gave; no place twice."""


class Promise(NamedTuple):
    """What a commitment binds: the secret, for which deal it is, and the order that the pack has at first.

    `table` is the name of the table in proofs, which is no invitation.
    """

    table: str
    deal: int
    game: str
    order: tuple[int, ...]
    secret: str
    scheme: str = FIRST

    @property
    def text(self) -> str:
        """The promise as it is hashed."""
        order = " ".join(map(str, self.order))
        return (
            f"{self.scheme}\ntable {self.table}\ndeal {self.deal}\n"
            f"game {self.game}\npack {order}\nsecret {self.secret}\n"
        )

    @property
    def commitment(self) -> str:
        """The published hash: SHA-256 of all this, in hexadecimal digits."""
        return hashlib.sha256(self.text.encode()).hexdigest()


def seed_hash(commitment: str, seed: str) -> str:
    """Return what a page commits to before any seed is revealed: SHA-256 of its seed for this promise."""
    return hashlib.sha256(f"{SECOND}\ncommitment {commitment}\nseed {seed}\n".encode()).hexdigest()


class Generator:
    """HMAC_DRBG with SHA-256 (NIST SP 800-90A, 10.1.2), without additional input and without reseeding."""

    def __init__(self, entropy: bytes, nonce: bytes, personal: bytes) -> None:
        self._key, self._value = bytes(32), b"\x01" * 32
        self._update(entropy + nonce + personal)

    def take(self, count: int) -> bytes:
        """Return this many bytes: one request."""
        taken = b""
        while len(taken) < count:
            self._value = self._hmac(self._value)
            taken += self._value
        self._update(b"")
        return taken[:count]

    def _update(self, data: bytes) -> None:
        for mark in (b"\x00", b"\x01") if data else (b"\x00",):
            self._key = self._hmac(self._value + mark + data)
            self._value = self._hmac(self._value)

    def _hmac(self, data: bytes) -> bytes:
        return hmac.digest(self._key, data, "sha256")


def pack(promise: Promise, seeds: Seeds) -> tuple[int, ...]:
    """Return the pack that follows from a promise and the seeds that people have added to it."""
    personal = "".join(f"seed {place} {seed}\n" for place, seed in sorted(seeds))
    nonce = bytes.fromhex(promise.commitment)
    numbers = _numbers(Generator(bytes.fromhex(promise.secret), nonce, personal.encode()))
    cards = list(promise.order)
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, numbers)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def below(count: int, numbers: Iterator[int]) -> int:
    """Return a number below `count`, each as likely: of those below 2^16 that come a few are not taken."""
    fair = 0x10000 - 0x10000 % count
    return next(number for number in numbers if number < fair) % count


def _numbers(generator: Generator) -> Iterator[int]:
    """Give numbers below 2^16, of two bytes each, the more significant one first."""
    while True:
        taken = generator.take(REQUEST)
        yield from (int.from_bytes(taken[i : i + 2]) for i in range(0, REQUEST, 2))
