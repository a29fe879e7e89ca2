"""The cause of a refusal: an id and values, which the page translates, and an English sentence."""

from collections.abc import Mapping
from string import Formatter
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

Value: TypeAlias = int | float | str | tuple[int | str, ...]


class Cause(Struct, frozen=True, omit_defaults=True):
    """Why something is refused: an id, the values that its sentence names, and the cause behind this one.

    The name of a value says what it is: a `contract`, a `seat`, the id of a person (docs/protocol.md).
    """

    id: str
    values: dict[str, Value] = {}
    because: "Cause | None" = None


class Sentence(NamedTuple):
    """A cause with its English sentence, which is written only when it is read.

    The text has the values in braces, and `{because}` for the sentence behind this one.
    """

    id: str
    text: str
    values: Mapping[str, Value] = {}
    because: "Sentence | Told | None" = None

    def __str__(self) -> str:
        behind = {} if self.because is None else {"because": str(self.because)}
        return _ENGLISH.vformat(self.text, (), {**self.values, **behind})

    @property
    def cause(self) -> Cause:
        """The cause for a page."""
        return Cause(self.id, {**self.values}, self.because and self.because.cause)


class Told(NamedTuple):
    """An English sentence that was written before, and its cause, if a page knows it."""

    text: str
    cause: Cause | None

    def __str__(self) -> str:
        return self.text


class Rejection(ValueError):
    """Something cannot be: the error is one English sentence, and has the cause, if a page knows it."""

    def __init__(self, why: Sentence | Told) -> None:
        super().__init__(str(why))
        self.cause = why.cause

    def __reduce__(self) -> tuple[type["Rejection"], tuple[Told]]:
        return Rejection, (Told(str(self), self.cause),)


def sentence(cause: str, text: str, because: Sentence | Told | None = None, /, **values: Value) -> Sentence:
    """Return the sentence with this id.  Id and text are literals: a test collects them from the code."""
    return Sentence(cause, text, values, because)


def rejection(cause: str, text: str, because: Sentence | Told | None = None, /, **values: Value) -> Rejection:
    """Return the error with this sentence: as `sentence`."""
    return Rejection(Sentence(cause, text, values, because))


def cause_of(error: BaseException | None) -> Cause | None:
    """Return the cause that an error has, or one from which it was raised; None: it is for developers."""
    while error is not None:
        found = getattr(error, "cause", None)
        if isinstance(found, Cause):
            return found
        error = error.__cause__
    return None


class _English(Formatter):
    """Writes values: a list with commas, or with *or*, `{sizes:or}`; or two by two, `{points:ranges}`."""

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - as in the base class
        if format_spec == "ranges":
            return ", or ".join(f"{low} to {high}" for low, high in zip(value[::2], value[1::2], strict=True))
        if isinstance(value, tuple):
            return (f" {format_spec} " if format_spec else ", ").join(map(str, value))
        return str(super().format_field(value, format_spec))


_ENGLISH = _English()
