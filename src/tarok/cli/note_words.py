"""The entries of `tarok club FILE WORDS`: a row for each first word."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from tarok.club.draw import draws
from tarok.club.notes import (
    Begun,
    Closed,
    Corrected,
    Decided,
    Entered,
    Fined,
    Left,
    Opened,
    Paid,
    Protested,
    Revoked,
    Scored,
    Slip,
    What,
)
from tarok.club.people import cleaned_name, found_by_name, name_key, new_id
from tarok.club.state import State
from tarok.engine.json_codec import from_json
from tarok.engine.result import Entry


class Verb(NamedTuple):
    """An entry's syntax: the words that follow, how many there are at least, and the entry that they make."""

    words: str
    least: int
    says: Callable[[State, Sequence[str]], Sequence[What]]


def what_of(state: State, words: Sequence[str]) -> Sequence[What]:
    """Return the entry that these words describe.  ValueError: they describe none."""
    name, *rest = words
    if name not in VERBS:
        raise ValueError(f"{name!r} is nothing to note, only {', '.join(VERBS)}")
    verb = VERBS[name]
    if len(rest) < verb.least:
        raise ValueError(f"write: {name} {verb.words}")
    try:
        return verb.says(state, rest)
    except msgspec.DecodeError as error:
        raise ValueError(f"this is no entry of a sheet: {error}") from error


def number(word: str) -> int:
    """Return the number that a word is.  ValueError: it is none."""
    try:
        return int(word)
    except ValueError:
        raise ValueError(f"{word!r} is no whole number") from None


def who(state: State, word: str) -> str:
    """Return who is meant by a name, an id or a start number.  ValueError: no person is, or several."""
    by_name = found_by_name(state.people.values(), word)
    others = [person for person in state.people.values() if word == person.who or word == str(person.number)]
    found = {person.who for person in by_name or others}
    if not found:
        raise ValueError(f"{word!r} is no name, id or start number of this event")
    if len(found) > 1:
        numbers = sorted(state.people[ident].number for ident in found)
        raise ValueError(f"{word!r} can be any of the start numbers {', '.join(map(str, numbers))}")
    return found.pop()


def _entered(state: State, words: Sequence[str]) -> list[What]:
    """Return who enters: `NAME`, or `NAME@TEAM`; a person who had left is known by the name."""
    taken, found = set(state.people), []
    known = {name_key(person.name): person.who for person in state.people.values()}
    for word in words:
        name, _, team = (cleaned_name(part) for part in word.partition("@"))
        if not name:
            raise ValueError("a person needs a name")
        if state.rules.team and not team and name_key(name) not in known:
            raise ValueError(f"{name} needs a team: write NAME@TEAM")
        ident = known.setdefault(name_key(name), new_id(name, taken))
        taken.add(ident)
        found.append(Entered(ident, name, team))
    return list(found)


def _drawn(state: State, words: Sequence[str]) -> Sequence[What]:
    found = draws(state)
    if not found:
        raise ValueError("all rounds have begun")
    return found


VERBS: Final[dict[str, Verb]] = {
    "open": Verb("FORMAT TITLE", 2, lambda _, words: [Opened(" ".join(words[1:]), words[0])]),
    "enter": Verb("NAME … (or NAME@TEAM)", 1, _entered),
    "pay": Verb("WHO AMOUNT", 2, lambda state, words: [Paid(who(state, words[0]), number(words[1]))]),
    "leave": Verb("WHO", 1, lambda state, words: [Left(who(state, words[0]))]),
    "draw": Verb("", 0, _drawn),
    "begin": Verb("ROUND", 1, lambda _, words: [Begun(number(words[0]))]),
    "slip": Verb(
        "ROUND TABLE NUMBER …",
        3,
        lambda _, words: [Slip(number(words[0]), number(words[1]), tuple(map(number, words[2:])))],
    ),
    "score": Verb(
        "ROUND TABLE ENTRY",
        3,
        lambda _, words: [Scored(number(words[0]), number(words[1]), from_json(words[2], Entry))],  # type: ignore[arg-type] # msgspec takes a union for a type
    ),
    "close": Verb("ROUND", 1, lambda _, words: [Closed(number(words[0]))]),
    "fine": Verb(
        "WHO POINTS", 2, lambda state, words: [Fined(who(state, words[0]), abs(float(number(words[1]))))]
    ),
    "protest": Verb(
        "WHO ROUND TABLE TEXT",
        4,
        lambda state, words: [
            Protested(who(state, words[0]), number(words[1]), number(words[2]), " ".join(words[3:]))
        ],
    ),
    "decide": Verb("NOTE TEXT", 2, lambda _, words: [Decided(words[0], " ".join(words[1:]))]),
    "accept": Verb("NOTE TEXT", 2, lambda _, words: [Decided(words[0], " ".join(words[1:]), accepted=True)]),
    "revoke": Verb("DEVICE", 1, lambda _, words: [Revoked(words[0])]),
    "strike": Verb("NOTE", 1, lambda _, words: [Corrected(words[0])]),
    "correct": Verb(
        "NOTE WORDS", 2, lambda state, words: [Corrected(words[0], what_of(state, words[1:])[0])]
    ),
}
"""All entries that can be made."""
