"""Pages to print: each is complete by itself, and no box is split."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

STYLE = """
@page { margin: 12mm }
body { font: 12pt/1.5 serif }
section { break-inside: avoid; border: 1px solid; padding: 3mm 5mm; margin: 0 0 5mm }
section.last { break-after: page }
h1 { font-size: 12pt; margin: 0 0 2mm }
p { font: 11pt/1.5 monospace; margin: 0; white-space: pre-wrap }
"""


class Box(NamedTuple):
    """A box on the page: its title and rows; whether paper of its own begins behind it."""

    title: str
    rows: Sequence[str]
    last: bool = False


def page(title: str, boxes: Iterable[Box]) -> str:
    """Return a page of HTML with these boxes."""
    parts = [
        ("<section class='last'>" if box.last else "<section>")
        + f"<h1>{escape(box.title)}</h1>"
        + "".join(f"<p>{escape(row)}</p>" for row in box.rows)
        + "</section>"
        for box in boxes
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return "\n".join(
        ("<!doctype html>", f'<html lang="en"><head>{head}</head><body>', *parts, "</body></html>")
    )
