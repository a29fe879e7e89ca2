"""Display names: validated to be readable, and distinct to the eye."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data

from tarok.server.core.errors import RequestError
from tarok.server.table.places import Person
from tarok.server.table.request_models import Introduced

LONGEST: Final = 20
"""How many characters a name may have."""
STACKED: Final = 2
"""How many marks a letter may carry that do not belong to it by themselves."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are no control characters and still show nothing."""
ALIKE: Final = str.maketrans("oil|", "0111")


def introduced(guest: str, wanted: Introduced) -> Person:
    """Return the person with this name and picture.  RequestError: the name is not allowed."""
    return Person(guest, cleaned(wanted.name), wanted.face)


def cleaned(name: str, longest: int = LONGEST) -> str:
    """Return a normalised name; it may be empty.

    RequestError: it is too long, or not readable.
    """
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if len(name) > longest:
        raise RequestError(422, "name_long")
    if not all(map(_shows, name)) or _stacks(name):
        raise RequestError(422, "name_signs")
    if name and not any(sign.isalnum() for sign in name):
        raise RequestError(422, "name_signs")
    scripts: set[str] = unique_aliases(name)  # type: ignore[no-untyped-call]  # the library has no types
    if len(scripts - {"COMMON", "INHERITED"}) > 1:
        raise RequestError(422, "name_mixed")
    return name


def _shows(sign: str) -> bool:
    """Whether a character is visible and changes no others: no control, no direction, no blank."""
    if sign == " ":
        return True
    if sign in BLANK or "VARIATION SELECTOR" in unicodedata.name(sign, ""):
        return False
    return unicodedata.category(sign)[0] not in "CZ"


def _stacks(name: str) -> bool:
    """Whether more marks are stacked on a letter than any language needs; or a mark has no letter."""
    marks = 0
    for before, sign in zip(f" {name}", name, strict=False):
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks > STACKED or (marks and before == " "):
            return True
    return False


@lru_cache(1024)
def skeleton(name: str) -> str:
    """Return a key that is equal for names that look alike."""
    plain = "".join(map(_plainest, unicodedata.normalize("NFC", name).casefold()))
    return plain.translate(ALIKE).replace("rn", "m").replace("vv", "w")


def _plainest(sign: str) -> str:
    """Return the plain letter or digit that looks like this character, or else the character."""
    looks = {sign, *(other["c"] for form in (sign, sign.upper()) for other in confusables_data.get(form, ()))}
    plain = {look.casefold() for look in looks if len(look) == 1 and look.isascii() and look.isalnum()}
    return min(plain, default=sign)


def distinct(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like none of these."""
    return skeleton(name) not in map(skeleton, others)
