"""Actions, options and numbers as words, both ways."""

from collections.abc import Iterable, Mapping
from typing import Final, cast, get_args

import msgspec
from msgspec.structs import asdict, fields

from tarok.cards.deck import FACES, Faces
from tarok.engine.actions import FACE_DOWN, Action, Lay
from tarok.engine.deal import Game
from tarok.engine.json_codec import from_plain
from tarok.engine.result import Line
from tarok.family import Games
from tarok.games import GAMES, PROFILES
from tarok.notation.utterances import COMMON, spoken
from tarok.validation.arguments import checked, near

KINDS: Final = {kind.__name__.lower(): kind for kind in get_args(Action)}
NAMES_OF_CARDS: Final = range(FACE_DOWN, 54)
LAY_UNSEEN: Final = Lay(FACE_DOWN)
"""What others hear of a card that is discarded."""
HIDDEN: Final = "?"
"""Replaces a card that the reader may not know."""


@checked
def say(action: Action, faces: Faces = FACES) -> str:
    """Return the action as text: `bid two`, `lay ♠7`, `kontra trula 2`.  ValueError: it is of no card."""
    words = [type(action).__name__.lower()]
    for name, value in asdict(action).items():
        if name == "card":
            if value not in NAMES_OF_CARDS:
                raise ValueError(f"a card is a number from 0 to 53, and {value!r} is none")
            words.append(HIDDEN if value == FACE_DOWN else faces.names[value])
        else:
            words.append(str(value))
    return " ".join(words)


@checked
def hear(text: str, faces: Faces = FACES, games: Games = GAMES) -> Action:
    """Return the action that `text` says.  ValueError: it says none, or no game knows a word of it.

    `games` are those whose words are known: who has a game of their own gives it as to `read`.

    >>> hear("bid two")
    Bid(contract='two')
    >>> hear("bid twoo")
    Traceback (most recent call last):
    ValueError: no game has the words 'bid twoo'; did you mean two?
    """
    action = heard(text, faces)
    if action not in (LAY_UNSEEN, *COMMON) and not any(action in words for words in spoken(games)):
        same = (word for words in (COMMON, *spoken(games)) for word in words if type(word) is type(action))
        known = sorted({say(word, faces).split()[1] for word in same})
        name = say(action, faces).split()[1]
        meant = "" if name in known or name.lstrip("-").isdigit() else f"; {near(name, known, 'there is')}"
        raise ValueError(f"no game has the words {text.strip()!r}{meant}")
    return action


def heard(text: str, faces: Faces = FACES) -> Action:
    """Return the action that `text` says, even if no game has such words.  ValueError: it says none."""
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


@checked
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


@checked
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
