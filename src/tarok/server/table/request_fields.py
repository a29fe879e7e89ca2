"""The types of request parameters, each with its bound: the numbers are those of `bounds`."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

from pydantic import Field

from tarok.validation.bounds import EXACT, ITEMS, PLACES, RULES, TEXT, WORD

ADDRESS: Final = 64
"""How many characters the id of a table has, of a deal, a link or a code."""
NUMBERED: Final = 10**6
"""The largest number of a deal, an action or a passkey in a URL."""


Word: TypeAlias = Annotated[str, Field(max_length=WORD)]
"""A name, or the id of a game, a bot or a day."""
Address: TypeAlias = Annotated[str, Field(max_length=ADDRESS)]
Text: TypeAlias = Annotated[str, Field(max_length=TEXT)]
Query: TypeAlias = Annotated[str, Field(max_length=2048)]
"""House rules as JSON, in a URL."""
Place: TypeAlias = Annotated[int, Field(ge=-NUMBERED, le=NUMBERED)]
Flat: TypeAlias = (
    bool
    | Annotated[int, Field(ge=-EXACT, le=EXACT)]
    | Annotated[float, Field(ge=-EXACT, le=EXACT)]
    | Word
    | None
)
Rules: TypeAlias = Annotated[Mapping[Word, Flat], Field(max_length=RULES)]
"""House rules, or table settings, by their ids."""
Said: TypeAlias = Annotated[dict[Word, Flat], Field(max_length=PLACES)]
"""An action."""
Whole: TypeAlias = Annotated[dict[str, Any], Field(max_length=ITEMS)]
"""A nested JSON value: `RequestChecks` bounds its size and depth."""
Numbered: TypeAlias = Annotated[int, Field(ge=-NUMBERED, le=NUMBERED)]
