"""The command `tarok`, called without a process of its own."""

import io
import sys
from typing import Any
from unittest.mock import patch

from tarok.__main__ import main


def tarok(*words: str, stdin: bytes = b"") -> tuple[Any, str, str]:
    """Call the command with these words and this input; return its status, stdout and stderr."""
    fed, out, err = (io.TextIOWrapper(io.BytesIO(given), encoding="utf-8") for given in (stdin, b"", b""))
    with patch.multiple(sys, argv=["tarok", *words], stdin=fed, stdout=out, stderr=err):
        try:
            main()
        except SystemExit as end:
            status = end.code
    return status, *(written(each) for each in (out, err))


def written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
