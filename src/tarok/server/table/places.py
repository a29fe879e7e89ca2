"""Who is at the places of a table, and since when: whoever stands up keeps what they have on the sheet."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

PERSON: Final = "open"
"""The word for a place that is no bot's."""
GONE: Final = "gone "
"""How the alias of a guest begins who has asked to be forgotten; no guest's id does."""
STAND_IN: Final = "rule"
"""The bot that plays for people who are not there."""
LEVELS: Final = (STAND_IN, "thinker", "master")
"""The bots that one may choose as opponents, from quick ones to masters."""
SLOW: Final = frozenset(LEVELS) - {STAND_IN}
"""Those that take their time: they think in processes of their own."""


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody at a table: the guest's id, which no other guest is told, their name, and a card as face."""

    guest: str
    name: str = ""
    face: int | None = None

    @property
    def gone(self) -> bool:
        """Whether they have asked to be forgotten."""
        return self.guest.startswith(GONE)


def kind_of(person: Person) -> str:
    """Return what others are told that a person is."""
    return "gone" if person.gone else "guest"


class AtPlace(Struct, frozen=True):
    """A place: a bot's, by its word, or a person's, or free.

    `away` is since when no page of theirs is open, in seconds; `minded`: a bot plays for them meanwhile.
    Whoever is `coming` sits down after this deal, whoever is `leaving` stands up then.
    """

    word: str = PERSON
    person: Person | None = None
    away: float | None = None
    minded: bool = False
    coming: Person | None = None
    leaving: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody sits here, not even a bot."""
        return self.word == PERSON and self.person is None

    @property
    def guest(self) -> str | None:
        return self.person.guest if self.person else None

    @property
    def present(self) -> bool:
        """Whether a person sits here and decides for themselves."""
        return self.person is not None and self.away is None and self.bot is None

    @property
    def bot(self) -> str | None:
        """The bot that acts here now; None: a person does, or nobody."""
        if self.word != PERSON:
            return self.word
        return STAND_IN if self.minded or self.leaving else None


Places: TypeAlias = tuple[AtPlace, ...]


class Stay(Struct, frozen=True):
    """That somebody was at a place while these rows of the sheet were written; `until` None: still is."""

    place: int
    word: str
    person: Person | None
    since: int
    until: int | None = None


def first_places(words: Sequence[str]) -> Places:
    """Return the places of a new table."""
    return tuple(AtPlace(word) for word in words)


def at_place(places: Places, place: int, now: AtPlace) -> Places:
    """Return the places, when this is how it is at one of them."""
    return (*places[:place], now, *places[place + 1 :])


def filled(places: Places, word: str) -> Places:
    """Return the places with the bot with this word at each that was free."""
    return tuple(AtPlace(word) if place.free else place for place in places)


def between_deals(places: Places) -> Places:
    """Return the places after a deal: whoever wanted to leave has left, whoever wanted to come is there."""
    return tuple(_after_a_deal(place) for place in places)


def _after_a_deal(place: AtPlace) -> AtPlace:
    if place.coming:
        return AtPlace(person=place.coming)
    return AtPlace() if place.leaving else place


def mixed(places: Places, order: Sequence[int]) -> Places:
    """Return the places when whoever sat at `order[i]` sits at `i`."""
    return tuple(places[former] for former in order)


def stays_after(stays: Sequence[Stay], places: Places, rows: int) -> tuple[Stay, ...]:
    """Return who has been where, when this is how it is after this number of rows of the sheet.

    Whoever left before a row was written while they were there leaves no trace.
    """
    now: list[Stay] = []
    there: set[int] = set()
    for stay in stays:
        if stay.until is not None:
            now.append(stay)
        elif _same(stay, places[stay.place]):
            there.add(stay.place)
            now.append(replace(stay, person=places[stay.place].person))
        elif stay.since < rows:
            now.append(replace(stay, until=rows))
    new = (number for number in range(len(places)) if number not in there)
    return (*now, *(Stay(number, places[number].word, places[number].person, rows) for number in new))


def _same(stay: Stay, place: AtPlace) -> bool:
    return (stay.word, stay.person and stay.person.guest) == (place.word, place.guest)


def together(stays: Sequence[Stay]) -> list[list[Stay]]:
    """Return the stays of each person together, the first one first; those of bots by places."""
    found: dict[object, list[Stay]] = {}
    for stay in stays:
        found.setdefault(stay.person.guest if stay.person else (stay.place, stay.word), []).append(stay)
    # Where nobody was, nobody gained anything.
    return [own for own in found.values() if own[-1].word != PERSON or own[-1].person]
