"""A fingerprint of the sources, so that results of different versions are never mixed."""

import hashlib
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import tarok

UNPLAYED: Final = frozenset({"__pycache__", "analysis", "cli", "envs", "native", "server", "static"})
"""Folders of tarok on which no play depends; what is built into `native` follows from its sources."""


@cache
def fingerprint() -> str:
    """Return what tells this tarok from any other that may play differently."""
    root, whole = Path(tarok.__file__).parent, hashlib.sha256()
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root)
        if path.is_file() and UNPLAYED.isdisjoint(name.parts):
            whole.update(f"{name.as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()[:16]


def need_sources(code: str, what: str) -> None:
    """ValueError: this is not the tarok that `what` was made by."""
    if code != fingerprint():
        raise ValueError(f"this is tarok {fingerprint()}, and the {what} is of tarok {code}")


@cache
def commit() -> str:
    """Return the last commit that changed the sources, with a + if they have been changed since.

    It is empty where they lie in no checkout, or there is no git.
    """
    last = _git("log", "-1", "--format=%H")
    return last + "+" * bool(last and _git("status", "--porcelain"))


def _git(*words: str) -> str:
    """Return what git says of the folder of the sources; nothing, if it has nothing to say."""
    git = shutil.which("git")
    if git is None:
        return ""
    here = Path(tarok.__file__).parent
    said = subprocess.run([git, *words, "--", "."], cwd=here, capture_output=True, text=True, check=False)  # noqa: S603 - it is git
    return said.stdout.strip()
