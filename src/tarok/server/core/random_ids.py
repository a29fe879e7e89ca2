"""Random ids of guests, books and events."""

import secrets


def random_id(size: int) -> str:
    """Return an id of random bytes that does not begin with `-`, as an option of a command does."""
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn
