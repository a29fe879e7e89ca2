"""What tarok needs beyond msgspec, each part its own: the extras of the installation (docs/installing.md)."""

from collections.abc import Iterator
from contextlib import contextmanager


class Lacking(ImportError):
    """A package is not here; the message is one sentence that says which extra brings it."""


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
