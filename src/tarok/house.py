"""House rules are fields of a Struct; each says what is agreed, and by which clause."""

from msgspec import Meta


def rule(clause: str, meaning: str) -> Meta:
    """Return what the field of a house rule is annotated with: `catalogue` reads it."""
    return Meta(description=meaning, extra={"clause": clause})
