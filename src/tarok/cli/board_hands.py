"""Boards on paper: one hand for each cut-out, suits in colours, in the language of the sorter."""

from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from tarok.cards.deck import SUIT_OF, SUITS, Card
from tarok.club.duplicate_boards import Board
from tarok.engine.deal import Game

SEATS: Final = "ABCDE"
COURTS: Final = "KQNJ"
"""The letters of the courts as games name their cards; each language has its own."""
STYLE: Final = """
@page { size: A4; margin: 10mm }
body { font: 13pt/1.4 sans-serif; margin: 0; color: #000 }
section { break-inside: avoid; position: relative; border: 1px dashed #777; margin: 4mm 0 6mm; padding: 4mm }
section::before { content: "\\2702"; position: absolute; top: -3.6mm; left: 4mm; background: #fff }
h2 { font-size: 11pt; font-weight: normal; margin: 0 0 2mm }
h1 { font-size: 12pt; margin: 0 }
p { margin: 0 }
.red { color: #c00000; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.pile { break-after: page }
.pile:last-child { break-after: auto }
"""


class Words(Struct, frozen=True):
    """The texts on the sheets in a language."""

    letters: str
    title: str
    forehand: str
    deals: str
    talon: str
    games: dict[str, str]


@cache
def languages() -> dict[str, Words]:
    """Return the words of each language."""
    text = files(__package__).joinpath("boards.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[str, Words])


def pages(game: Game, boards: Sequence[Board], language: str) -> str:
    """Return a page of HTML; ValueError: there is no such language.

    The hands of one place share a sheet, so that a person who sorts one place reads no other hand of the same
    board.
    """
    known = languages()
    if language not in known:
        raise ValueError(f"there is no language {language!r}, only {', '.join(known)}")
    words = known[language]
    title = words.games.get(game.key, game.key)
    piles = [[_hand(game, each, place, title, words) for each in boards] for place in range(game.places)]
    talons = [_talon(game, each, title, words) for each in boards if each.talon]
    body = "".join(f"<div class='pile'>{''.join(pile)}</div>" for pile in (*piles, talons) if any(pile))
    head = f"<meta charset='utf-8'><title>{escape(title)}</title><style>{STYLE}</style>"
    return f"<!doctype html>\n<html lang='{language}'><head>{head}</head><body>{body}</body></html>"


def _hand(game: Game, each: Board, place: int, title: str, words: Words) -> str:
    seat = (place - each.dealer - 1) % game.places
    if seat >= len(each.hands):
        return ""  # sits out
    role = words.forehand if seat == 0 else words.deals if place == each.dealer else ""
    name = words.title.format(number=each.number, place=SEATS[place]) + (f" ({role})" if role else "")
    return _section(title, name, _suits(game, sorted(each.hands[seat], reverse=True), words))


def _talon(game: Game, each: Board, title: str, words: Words) -> str:
    name, _, _ = words.title.format(number=each.number, place="").rpartition(",")
    row = " ".join(_card(game, card, words) for card in each.talon)
    return _section(title, f"{name or each.number}: {words.talon}", [row])


def _section(title: str, name: str, rows: Sequence[str]) -> str:
    lines = "".join(f"<p>{row}</p>" for row in rows)
    return f"<section><h1>{escape(name)}</h1><h2>{escape(title)}</h2>{lines}</section>"


def _suits(game: Game, hand: Sequence[Card], words: Words) -> list[str]:
    """Return the rows of a hand: taroks, then a suit a row."""
    return list(_rows(game, hand, words))


def _rows(game: Game, hand: Sequence[Card], words: Words) -> Iterator[str]:
    for suit in (4, 0, 1, 2, 3):
        cards = [card for card in hand if SUIT_OF[card] == suit]
        if cards:
            yield " ".join(_card(game, card, words) for card in cards)


def _card(game: Game, card: Card, words: Words) -> str:
    name, suit = game.faces.names[card], SUIT_OF[card]
    if suit == 4:
        return f"<b>{name}</b>"
    text = name[0] + name[1:].translate(str.maketrans(COURTS, words.letters))
    return f"<span class='red'>{text}</span>" if SUITS[suit] in "♥♦" else text
