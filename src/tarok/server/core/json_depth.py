"""Limits the nesting depth of JSON, because parsers recurse once per level."""

import re
from typing import Final

DEEPEST: Final = 32
"""How many brackets of a request may be open at the same time; ours have five."""
STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
BRACKET: Final = re.compile(rb"[\[\]{}]")


def too_deep(text: bytes) -> bool:
    """Whether more brackets are open somewhere in a JSON text than may be."""
    depth = 0
    for found in BRACKET.finditer(STRING.sub(b"", text)):
        depth += 1 if found[0] in b"[{" else -1
        if depth > DEEPEST:
            return True
    return False
