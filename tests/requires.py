"""What some tests need of the machine. Where it is missing they are skipped by name.

A run that has to be complete names it in TAROK_REQUIRE (`TAROK_REQUIRE=browser,postgres`); its absence then
fails.
"""

import os
import shutil

import pytest

WINDOWLESS, *WITH_WINDOWS = "chromium-headless-shell", "chromium", "chromium-browser"
"""Under which names there may be a Chromium. The first opens pages with less work; nobody can watch it."""


def chromium(*, watched: bool = False) -> str | None:
    """Where the machine's Chromium is. Playwright's own cannot be had everywhere."""
    names = WITH_WINDOWS if watched else (WINDOWLESS, *WITH_WINDOWS)
    return next(filter(None, map(shutil.which, names)), None)


def required(what: str) -> bool:
    """Whether a run is incomplete without this."""
    return what in os.environ.get("TAROK_REQUIRE", "").split(",")


def require(what: str, found: object) -> None:
    if found:
        return
    if required(what):
        pytest.fail(f"needs a {what}, which TAROK_REQUIRE calls for and this machine lacks", pytrace=False)
    pytest.skip(f"needs a {what}, which this machine lacks")
