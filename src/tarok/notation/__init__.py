"""A deal as text, from the pack to the lines, and back; docs/notation.md is the grammar.

The text holds the truth about a deal: the pack, what was done, and, where it is stated, what came of it.
Reading plays the deal again, so that nothing illegal and no wrong number can be read.
"""

from tarok.notation.header import settings
from tarok.notation.lines import NotationError
from tarok.notation.position import placed
from tarok.notation.reader import read
from tarok.notation.words import built, hear, heard, plain, reckoning, say, signed
from tarok.notation.writer import settled, total, write

__all__ = [
    "NotationError",
    "built",
    "hear",
    "heard",
    "placed",
    "plain",
    "read",
    "reckoning",
    "say",
    "settings",
    "settled",
    "signed",
    "total",
    "write",
]
