"""Actions, options and numbers as words, both ways."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final, cast, get_args

import msgspec
from msgspec.structs import asdict, fields

from tarok.actions import FACE_DOWN, Action
from tarok.cards import FACES, Faces
from tarok.deal import Game
from tarok.family import Games
from tarok.games import GAMES, PROFILES
from tarok.result import Line
from tarok.wire import from_plain

KINDS: Final = {kind.__name__.lower(): kind for kind in get_args(Action)}
HIDDEN: Final = "?"
"""Stands for a card that whoever reads may not know."""


def say(action: Action, faces: Faces = FACES) -> str:
    """Return the action as text: `bid two`, `lay ♠7`, `kontra trula 2`."""
    words = [type(action).__name__.lower()]
    for name, value in asdict(action).items():
        if name == "card":
            words.append(HIDDEN if value == FACE_DOWN else faces.names[value])
        else:
            words.append(str(value))
    return " ".join(words)


def hear(text: str, faces: Faces = FACES) -> Action:
    """Return the action that `text` says.  ValueError: it says none."""
    verb, *words = text.split() or [""]
    if verb not in KINDS:
        raise ValueError(f"{verb!r} is nothing that can be done; that would be {', '.join(KINDS)}")
    names = [field.name for field in fields(KINDS[verb])]
    if len(words) != len(names):
        raise ValueError(f"{text.strip()!r} should be {' '.join([verb, *names])!r}")
    values = {
        name: (FACE_DOWN if word == HIDDEN else faces.parse(word)) if name == "card" else word
        for name, word in zip(names, words, strict=True)
    }
    try:
        return cast("Action", from_plain(values, KINDS[verb], strict=False))
    except msgspec.ValidationError as error:
        raise ValueError(f"{text.strip()!r} should be {' '.join([verb, *names])!r}") from error


def near(word: str, known: Iterable[str], else_: str) -> str:
    """Return what may have been meant by a word that nobody knows, or, behind `else_`, all that is known."""
    names = list(known)
    close = get_close_matches(word.lower(), names, n=1, cutoff=0.7)
    return f"did you mean {close[0]}?" if close else f"{else_} {', '.join(names)}"


def built(games: Games, key: str, settings: Mapping[str, object]) -> Game:
    """Return the game of this name with these options, text or not.  ValueError: what there is not."""
    if key not in games:
        raise ValueError(f"there is no game {key!r}; {near(key, games, 'there is')}")
    kinds = {field.name: field.type for field in fields(games[key]().options)}
    values = {}
    for name, word in settings.items():
        if name not in kinds:
            raise ValueError(f"{key} has no option {name!r}; {near(name, kinds, 'it has')}")
        try:
            values[name] = from_plain(word, kinds[name], strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(f"{name} cannot be {word!r}: {error}") from error
    return games[key](**values)


def game(key: str, profile: str | None = None, **house: object) -> Game:
    """Return a game by its key, with the house rules of a profile, and these; values may be texts.

    ValueError: there is no such game, profile or house rule, or it cannot be that.

    >>> game("slovenian", mond_penalty=21).options.mond_penalty
    21
    >>> game("romanian", "romanian_general").options.pool_enabled
    False
    >>> game("slovenian", mond_penalties=21)
    Traceback (most recent call last):
    ValueError: slovenian has no option 'mond_penalties'; did you mean mond_penalty?
    """
    known = PROFILES.get(key, {})
    if profile is not None and key in GAMES and profile not in known:
        raise ValueError(f"{key} has no profile {profile!r}; {near(profile, known, 'it has')}")
    return built(GAMES, key, {**known.get(profile or key, {}), **house})


def signed(numbers: Iterable[int]) -> str:
    """Return the numbers with their signs: `+20 0 -20`."""
    return " ".join(f"{number:+d}" if number else "0" for number in numbers)


def plain(numbers: Iterable[int]) -> str:
    """Return the numbers as they are: `40 0 -20`."""
    return " ".join(map(str, numbers))


def reckoning(line: Line) -> str:
    """Return how a line comes about: `20 x 2 (kontra), SL-SCO-02`."""
    factors = "".join(f" x {factor.times} ({factor.why})" for factor in line.factors)
    return f"{line.points}{factors}, {line.clause}"
