"""The occupants of a table's places, and since when: players who leave keep their account on the sheet."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

PERSON: Final = "open"
"""The word for a place that is no bot's."""
GONE: Final = "gone "
"""The prefix of the alias of a deleted guest; no guest's id has it."""
STAND_IN: Final = "rule"
"""The bot that plays for absent players."""
LEVELS: Final = (STAND_IN, "thinker", "master")
"""The bots that can be chosen as opponents, from fast to strong."""
SLOW: Final = frozenset(LEVELS) - {STAND_IN}
"""The slow bots: they compute in processes of their own."""


class Person(Struct, frozen=True, omit_defaults=True):
    """A player: the guest's id, which other guests never see, their name, and a card as picture."""

    guest: str
    name: str = ""
    face: int | None = None

    @property
    def gone(self) -> bool:
        """Whether their data were deleted."""
        return self.guest.startswith(GONE)


def kind_of(person: Person) -> str:
    """Return the description of a person for others."""
    return "gone" if person.gone else "guest"


class AtPlace(Struct, frozen=True):
    """A place: a bot's, by its word, or a person's, or free.

    `away` is since when they have no open page, in seconds; `minded`: a bot plays for them meanwhile. A
    `coming` player takes the seat after this deal, a `leaving` one gives it up then.
    """

    word: str = PERSON
    person: Person | None = None
    away: float | None = None
    minded: bool = False
    coming: Person | None = None
    leaving: bool = False

    @property
    def free(self) -> bool:
        """Whether the place has no occupant, not even a bot."""
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
        """The bot that acts here now; None: a person does, or the place is free."""
        if self.word != PERSON:
            return self.word
        return STAND_IN if self.minded or self.leaving else None


Places: TypeAlias = tuple[AtPlace, ...]


class Stay(Struct, frozen=True):
    """A person was at a place while these rows of the sheet were written; `until` None: they still are."""

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
    """Return the places after a deal, when leaving players have left and coming ones have their seats."""
    return tuple(_after_a_deal(place) for place in places)


def _after_a_deal(place: AtPlace) -> AtPlace:
    if place.coming:
        return AtPlace(person=place.coming)
    return AtPlace() if place.leaving else place


def mixed(places: Places, order: Sequence[int]) -> Places:
    """Return the places when the player from `order[i]` moves to `i`."""
    return tuple(places[former] for former in order)


def stays_after(stays: Sequence[Stay], places: Places, rows: int) -> tuple[Stay, ...]:
    """Return the stays, given these places after this number of rows of the sheet.

    A player who leaves before a row was written leaves no trace.
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
    """Return the stays grouped by person, the first one first; those of bots by places."""
    found: dict[object, list[Stay]] = {}
    for stay in stays:
        found.setdefault(stay.person.guest if stay.person else (stay.place, stay.word), []).append(stay)
    # An empty place has no gains.
    return [own for own in found.values() if own[-1].word != PERSON or own[-1].person]
