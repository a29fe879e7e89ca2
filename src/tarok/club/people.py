"""Names of people: normalised, compared, and made into ids (CL-EV-09)."""

import secrets
import unicodedata
from collections.abc import Container, Iterable
from typing import Final

from tarok.club.state import Person

LONGEST_ID: Final = 64


def cleaned_name(name: str) -> str:
    """Return a name in Unicode's composed form, with single spaces between its words."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def name_key(name: str) -> str:
    """Return a key that is equal for two spellings of a name that differ in spaces and case only."""
    return cleaned_name(name).lower()


def found_by_name(people: Iterable[Person], name: str) -> list[Person]:
    """Return the people of this name."""
    key = name_key(name)
    return [person for person in people if name_key(person.name) == key]


def new_id(name: str, taken: Container[str]) -> str:
    """Return the id of a person who is new to an event.

    It is derived from the name, as in the page: two devices that enter different people never give them the
    same id, and a person keeps it through the evenings of a season.
    """
    plain = name_key(name)[:LONGEST_ID]
    # A person who was renamed by a correction still has the id of the name before.
    return plain if plain not in taken else f"{plain[: LONGEST_ID - 9]}-{secrets.token_hex(4)}"
