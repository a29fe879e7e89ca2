"""What tarok needs beyond msgspec, each part its own: the extras of the installation (docs/installing.md)."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Final

COMMANDS: Final = MappingProxyType(
    {"": "serve"}
    | dict.fromkeys(("serve", "admin"), "serve")
    | dict.fromkeys(("arena", "simulate", "dataset", "numbers"), "data")
)
"""The extra that a command needs, if that of the command line is not enough; the first has no command."""
BESIDES: Final = (
    ("serve", "--metrics", "metrics"),
    ("serve", "postgresql", "postgresql"),
    ("admin", "postgresql", "postgresql"),
    ("club", "ratings", "club"),
    ("puzzles", "--out", "data"),
)
"""A command, a part of another word of its line, and the extra that is needed then instead."""


class Lacking(ImportError):
    """A package is not here; the message is one sentence that says which extra brings it."""


def extra_of(words: Sequence[str]) -> str:
    """Return the extras, with commas between them, with which the words of a command line can be done."""
    if any(word in {"-h", "--help", "--version"} for word in words):
        return "cli"
    command, *rest = words or ("",)
    found = [name for asked, part, name in BESIDES if asked == command and any(part in word for word in rest)]
    return ",".join(found) or COMMANDS.get(command, "cli")


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Say of packages that are imported within this that the extra of this name brings them.

    It stands where they are imported, so that each way there is told the same:

        with extra("data"):
            import polars

    Lacking: one of them is not here.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "tarok":  # that is a fault of ours
            raise
        said = f'this needs {package}, which is not here: pip install "tarok[{name}]"'
        raise Lacking(said, name=error.name) from error
