"""Replaces the identity of a guest who has deleted their data by an alias that reveals nothing."""

import hashlib

from msgspec.structs import replace

from tarok.server.table.places import GONE, Person
from tarok.server.table.state import Table


def alias(guest: str) -> str:
    """Return the alias that replaces a deleted guest."""
    return guest if guest.startswith(GONE) else GONE + hashlib.sha256(guest.encode()).hexdigest()[:16]


def known(table: Table, hidden: str) -> bool:
    """Whether a guest with this alias still has a name at a table."""
    people = [person for place in table.places for person in (place.person, place.coming) if person]
    people += [stay.person for stay in table.stays if stay.person]
    people += [place.person for place in table.played if place.person]
    guests = {person.guest for person in people} | table.asked_out
    return hidden in map(alias, guests - {hidden})


def unnamed(table: Table, hidden: str) -> Table:
    """Return the table without the name of the guest with this alias."""
    places = tuple(
        replace(
            place,
            person=_veiled(place.person, hidden),
            coming=None if place.coming and alias(place.coming.guest) == hidden else place.coming,
        )
        for place in table.places
    )
    stays = tuple(replace(stay, person=_veiled(stay.person, hidden)) for stay in table.stays)
    played = tuple(replace(place, person=_veiled(place.person, hidden)) for place in table.played)
    silence = table.silence
    for guest, _ in silence.calls:
        silence = silence.without(guest) if alias(guest) == hidden else silence
    out = frozenset(guest for guest in table.asked_out if alias(guest) != hidden)
    return replace(table, places=places, stays=stays, asked_out=out, played=played, silence=silence)


def _veiled(person: Person | None, hidden: str) -> Person | None:
    return Person(hidden) if person and alias(person.guest) == hidden else person
