"""What some tests need of the machine. Where it is missing they are skipped by name.

A run that has to be complete names it in TAROK_REQUIRE (`TAROK_REQUIRE=browser,postgres`); its absence then
fails.
"""

import os
import shutil

import pytest


def chromium() -> str | None:
    """Where the machine's Chromium is. Playwright's own cannot be had everywhere."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def require(what: str, found: object) -> None:
    if found:
        return
    if what in os.environ.get("TAROK_REQUIRE", "").split(","):
        pytest.fail(f"needs a {what}, which TAROK_REQUIRE calls for and this machine lacks", pytrace=False)
    pytest.skip(f"needs a {what}, which this machine lacks")
