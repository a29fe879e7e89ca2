"""Our values as JSON and back: a set of cards is a list of numbers, low to high, never the mask."""

from functools import lru_cache
from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

from tarok.cards.deck import Cards

T = TypeVar("T")
BUILDING: Final = Lock()
"""Held while a decoder is built: msgspec crashes where two threads build the type of one class."""
_READERS: Final[dict[object, msgspec.json.Decoder[Any]]] = {}


def to_json(value: object) -> bytes:
    """Return the JSON of a value."""
    return msgspec.json.encode(value, enc_hook=_numbers)


def from_json(text: bytes | str, kind: type[T]) -> T:
    """Return the value of this kind that the JSON holds.  msgspec.DecodeError: it does not, and where."""
    value: T = _reader(kind).decode(text)
    return value


def from_plain(value: object, kind: type[T], *, strict: bool = True) -> T:
    """Return the value of this kind from maps, lists, texts and numbers.

    Unless `strict`, texts are converted.

    msgspec.ValidationError: the data are no such value; the message says where.
    """
    _reader(kind)
    return msgspec.convert(value, kind, strict=strict, dec_hook=_cards)


def _reader(kind: object) -> msgspec.json.Decoder[Any]:
    if kind not in _READERS:
        with BUILDING:
            _READERS[kind] = msgspec.json.Decoder(kind, dec_hook=_cards)
    return _READERS[kind]


def _numbers(value: object) -> tuple[int, ...]:
    if isinstance(value, Cards):
        return _listed(value)
    raise NotImplementedError(f"{type(value).__name__} has no form in JSON")


@lru_cache(1024)
def _listed(cards: Cards) -> tuple[int, ...]:
    """Return the cards of a set; cached, because hands are serialised repeatedly."""
    return tuple(cards)


def _cards(kind: type, value: Any) -> Cards:  # noqa: ANN401 - any value of the JSON
    if kind is not Cards:
        raise NotImplementedError(f"{kind.__name__} has no form in JSON")
    if isinstance(value, list) and all(isinstance(card, int) and 0 <= card < 54 for card in value):
        return Cards.of(value)
    raise ValueError("a set of cards is a list of numbers from 0 to 53")
