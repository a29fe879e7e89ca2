"""What is asked of a view, as it goes from one process to another: a line of JSON each."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tarok.view import View


class Decide(Struct, frozen=True, tag="decide"):
    """What the bot with this word and this seed does by a view, at a game with these house rules."""

    word: str
    game: str
    options: Mapping[str, Any]
    seed: int
    view: View


Question: TypeAlias = Decide
NOTHING: Final = b"null"
"""The answer where there is none."""
