"""House rules for the laws: every option of a game at every value but its default."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec.structs import fields

from tarok.engine.deal import Game


def variations(make: Callable[..., Game]) -> Iterator[tuple[str, Any]]:
    """The options of a game, each with its other values: of a number, another number."""
    for field in fields(make().options):
        kind = field.type
        while get_origin(kind) is Annotated:
            kind = get_args(kind)[0]
        values = (False, True) if kind is bool else get_args(kind) if get_origin(kind) is Literal else None
        for value in values or (field.default + 1,):
            if value != field.default:
                yield field.name, value
