"""Chat: the phrases that players can send, and the cleaning of free text."""

import unicodedata
from typing import Annotated, Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from tarok.games import FAMILIES
from tarok.server.table.table_settings import Manners
from tarok.validation.bounds import MESSAGE, Version, Word, text

COURTESIES: Final = (
    *("hello", "good_cards", "well_played", "good_game", "thank_you", "sorry", "one_moment", "goodbye"),
)
"""The phrases of every table, by their ids: each reader has the words in their own language."""
INFORMING: Final = ("good_hand", "poor_hand", "trust_me")
"""Phrases that reveal something about the cards: allowed only where the table has agreed to it."""
LONGEST_TEXT: Final = 200
"""How many characters a text may have."""
MARKS: Final = 2
"""How many marks may be stacked on a letter: more would cover the lines above."""


class Say(Struct, frozen=True, tag="say"):
    """A phrase, by its id."""

    v: Version
    phrase: Word


class Write(Struct, frozen=True, tag="write"):
    """A chat message in the player's own words."""

    v: Version
    text: Annotated[str, text(MESSAGE)]


Speech: TypeAlias = Say | Write


class Words(Struct, frozen=True):
    """A chat message, sent `ago` seconds before: a phrase, by its id, or a text; the other is empty.

    `number` increases from message to message.  `by` is the same for all messages of one player at this
    table, `place` and `name` are those at that time, `own` whether it is the reader's.
    """

    number: int
    by: str
    place: int
    name: str
    own: bool
    phrase: str
    text: str
    ago: float


class Talk(Struct, frozen=True, tag="talk"):
    """Chat messages: the recent ones to a new connection, and later each new one.

    A new connection also gets the list of `phrases`.
    """

    said: tuple[Words, ...]
    phrases: tuple[str, ...] | UnsetType = UNSET


def phrases(game: str, manners: Manners) -> tuple[str, ...]:
    """Return the phrases of a table at which this game is played, by their ids."""
    if manners.talk == "none":
        return ()
    customs = FAMILIES[game].customs if game in FAMILIES else ()
    if manners.suceava:  # there a call for silence has an effect, and is a message of its own
        customs = tuple(custom for custom in customs if custom != "silent_game")
    return (*COURTESIES, *customs, *(INFORMING if manners.informing else ()))


def clean(text: str) -> str:
    """Return a text in one line, without invisible characters or those that change the direction."""
    shown = [each for each in unicodedata.normalize("NFC", text) if _is_shown(each)]
    marks, letters = 0, list[str]()
    for each in shown:
        marks = marks + 1 if unicodedata.combining(each) else 0
        if marks <= MARKS:
            letters.append(" " if each.isspace() else each)
    return " ".join("".join(letters).split())


def _is_shown(letter: str) -> bool:
    """Whether a character is visible: none of Unicode's control, format, private or unassigned ones."""
    return letter.isspace() or not unicodedata.category(letter).startswith("C")
