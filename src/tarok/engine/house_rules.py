"""House rules are fields of a Struct; each names the agreed value, and its clause."""

from typing import TYPE_CHECKING

from msgspec import Meta, Struct

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    House_co = TypeVar("House_co", bound=Struct, covariant=True, default=Struct)
else:
    from typing import TypeVar

    House_co = TypeVar("House_co", covariant=True)
"""The house rules of a family; a bare `Game`, `Deal` or `Account` has any."""


def rule(clause: str, meaning: str) -> Meta:
    """Return what the field of a house rule is annotated with: `catalogue` reads it."""
    return Meta(description=meaning, extra={"clause": clause})
