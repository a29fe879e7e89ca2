"""What is asked of a view, as it goes from one process to another: a line of JSON each."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tarok.actions import Action
from tarok.view import View


class Decide(Struct, frozen=True, tag="decide"):
    """What the bot with this word and this seed does by a view, at a game with these house rules."""

    word: str
    game: str
    options: Mapping[str, Any]
    seed: int
    view: View


class Advise(Struct, frozen=True, tag="advise"):
    """What is best done by a view, and why; and why what was `done`, if it was."""

    game: str
    options: Mapping[str, Any]
    seed: int
    view: View
    done: Action | None = None


Question: TypeAlias = Decide | Advise
NOTHING: Final = b"null"
"""The answer where there is none."""
