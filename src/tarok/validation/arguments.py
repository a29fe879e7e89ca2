"""Checks the arguments of public functions: an invalid one is a ValueError of one sentence."""

import collections.abc
import inspect
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import wraps
from itertools import chain
from reprlib import Repr
from types import MappingProxyType, UnionType
from typing import Annotated, Any, Final, ParamSpec, TypeVar, Union, get_args, get_origin

P = ParamSpec("P")
R = TypeVar("R")
V = TypeVar("V")

WORDS: Final = MappingProxyType(
    {
        "Game": "a game, which `tarok.game` gives",
        "Deal": "a deal, which `tarok.start` gives",
        "View": "a view, which `tarok.view_of` gives",
        "Result": "a result, which `tarok.result_of` gives",
        "Carry": "a carry, such as that of a deal",
        "Faces": "the faces of a game",
        "Mapping": "a mapping of names",
        "Builders": "a mapping of names to the functions that build these games",
        "Callable": "a function",
        "str": "a text",
        "bool": "true or false",
        "Whole": "a whole number",
        "NoneType": "None",
    }
)
"""What is wanted, by the name of its type; a type of no name here is one of several actions or entries."""


ANY: Final = frozenset({bool, object, inspect.Parameter.empty})
"""Types that are not looked at: whatever there is can be told to be true or false."""


class Unknown(KeyError, ValueError):
    """Nothing has this name: a KeyError, as of any mapping, and a ValueError, whose text is a sentence."""

    def __str__(self) -> str:
        return str(self.args[0])


class Named(dict[str, V]):
    """Things by their names, of one kind.  Unknown: there is none of this name."""

    def __init__(self, kind: str, things: Mapping[str, V]) -> None:
        super().__init__(things)
        self.kind = kind

    def __missing__(self, name: object) -> V:
        raise Unknown(f"there is no {self.kind} {name!r}; {near(name, self, 'there is')}")


def near(word: object, known: Iterable[str], else_: str) -> str:
    """Return what may have been meant by an unknown word, or, behind `else_`, all that is known."""
    names = list(known)
    close = get_close_matches(str(word).lower(), names, n=1, cutoff=0.7)
    return f"did you mean {close[0]}?" if close else f"{else_} {', '.join(names)}"


class _WithIndex(type):
    def __instancecheck__(cls, value: object) -> bool:
        return hasattr(type(value), "__index__")


class _OfFunctions(type):
    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, Mapping) and all(map(callable, value.values()))


class Whole(metaclass=_WithIndex):
    """What is a whole number, of whatever library."""


class Builders(metaclass=_OfFunctions):
    """Functions by names."""


def checked(call: Callable[P, R]) -> Callable[P, R]:
    """Let a function refuse what is of another type than it says, before anything is done with it."""
    parameters = inspect.signature(call).parameters
    names = tuple(parameters)
    kinds = {name: kind for name, each in parameters.items() if (kind := _kind(each.annotation))}

    @wraps(call)
    def checking(*words: P.args, **named: P.kwargs) -> R:
        for name, value in chain(zip(names, words, strict=False), named.items()):
            if name in kinds and not isinstance(value, kinds[name]):
                wanted = " or ".join(dict.fromkeys(map(_word, kinds[name])))
                raise ValueError(f"`{name}` of `{call.__name__}` is {wanted}, not {brief(value)}")
        return call(*words, **named)

    return checking


def brief(value: object) -> str:
    """Return a value in one line, short enough for a sentence."""
    short = Repr()
    short.maxstring = short.maxother = 60
    return " ".join(short.repr(value).split())


def shortened(text: str) -> str:
    """Return a text of one line, at most 200 characters of it."""
    return text if len(text) <= 200 else f"{text[:198]}…>"


def _kind(annotation: Any) -> tuple[type, ...]:  # noqa: ANN401 - whatever stands there
    """Return the types of which a parameter may be; nothing if that cannot be told of a value."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _kind(parts[0])
    if origin in {UnionType, Union}:  # of an annotated type it is the older one
        kinds = [_kind(each) for each in parts]
        return tuple(chain.from_iterable(kinds)) if all(kinds) else ()
    if origin is collections.abc.Mapping:
        return (Builders if get_origin(parts[1]) is collections.abc.Callable else Mapping,)
    if origin is collections.abc.Callable:
        return (collections.abc.Callable,)
    known = isinstance(annotation, type) and origin is None
    return (Whole if annotation is int else annotation,) if known and annotation not in ANY else ()


def _word(kind: type) -> str:
    several = (
        "an action, which `tarok.hear` gives" if kind.__module__ == "tarok.engine.actions" else "an entry"
    )
    return WORDS.get(kind.__name__, several)
