"""Which tarok this is, so that work of two different ones is never mixed."""

import hashlib
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
