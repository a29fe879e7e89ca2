"""What is asked of a view, or of a deal that is over, from process to process: a line of JSON each."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct

from tarok.cards.deck import Card
from tarok.engine.actions import Action, Log
from tarok.engine.result import Carry
from tarok.engine.view import View
from tarok.report import SOON


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


class Examine(Struct, frozen=True, tag="examine"):
    """What a report says of a deal that is over: of the action with this `number`, or else its line.

    The line goes as far back as these `positions` let it.  `done`: what would have been done instead of the
    action.
    """

    game: str
    options: Mapping[str, Any]
    carry: Carry
    pack: tuple[Card, ...]
    log: Log
    number: int | None = None
    positions: int = SOON
    done: Action | None = None


Question: TypeAlias = Decide | Advise | Examine
NOTHING: Final = b"null"
"""The answer where there is none."""
