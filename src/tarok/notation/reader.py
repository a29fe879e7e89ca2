"""Reads a deal from text: repeats every action, and compares every statement."""

import re
from collections.abc import Sequence
from typing import Final

from tarok.engine.actions import Action, Play, Seat
from tarok.engine.deal import Deal, act
from tarok.family import Games
from tarok.games import GAMES
from tarok.notation.header import begun
from tarok.notation.lines import NotationError, TextLine, at, parts
from tarok.notation.words import heard, plain, say
from tarok.notation.writer import settled, total
from tarok.validation.arguments import checked

TRICK: Final = re.compile(r"trick (\d+)\s*:\s*(\d+)(.*)")
SAID: Final = re.compile(r"(?:(\d+)\s*:)?(.*)")
NUMBER: Final = re.compile(r"[+-]?\d+")


@checked
def read(text: str, games: Games = GAMES) -> Deal:
    """Return the deal that `text` tells, played as far as it tells it.

    NotationError: it cannot be read, an action is not legal, or a statement is not true of the deal.
    """
    heading, actions, statements = parts(text)
    deal = begun(heading, games)
    for row in actions:
        with at(row):
            deal = _after_trick(deal, row.text) if row.text.startswith("trick") else _after(deal, row.text)
    if statements:
        _check(deal, statements)
    return deal


def _after(deal: Deal, text: str) -> Deal:
    """The deal after actions like `1: bid two, 2: pass`; a seat stands for what follows it, too."""
    seat: Seat | None = None
    for item in text.split(","):
        match = SAID.fullmatch(item.strip())
        assert match is not None
        seat = int(match[1]) if match[1] else seat
        deal = done(deal, seat, heard(match[2], deal.game.faces))
    return deal


def _after_trick(deal: Deal, text: str) -> Deal:
    """The deal after a trick like `trick 1: 0 ♥4 ♥K XIX ♥1`, or its beginning."""
    match = TRICK.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} should be 'trick', its number, a colon, who leads, and the cards")
    number, leader, cards = int(match[1]), int(match[2]), deal.game.faces.parse_all(match[3])
    if number != len(deal.tricks) + 1 or deal.table:
        raise ValueError(f"trick {len(deal.tricks) + 1} comes before the end of trick {number}")
    if len(cards) > deal.game.seats:
        raise ValueError(f"a trick has {deal.game.seats} cards, not {len(cards)}")
    for i, card in enumerate(cards):
        deal = done(deal, (leader + i) % deal.game.seats, Play(card))
    return deal


def done(deal: Deal, seat: Seat | None, action: Action) -> Deal:
    """The deal after the action; what is wrong with it is said in words of the notation."""
    faces, due = deal.game.faces, deal.due
    text = say(action, faces)
    if due is None:
        raise ValueError(f"the deal is over ({deal.ended}), so no player can {text}")
    if seat is not None and seat != due.seat:
        raise ValueError(f"it is the turn of seat {due.seat}, so seat {seat} cannot {text}")
    if action in due.legal:
        return act(deal, action)
    for refusal in due.refused:
        if refusal.action == action:
            raise ValueError(f"seat {due.seat} may not {text}: {refusal.why} ({refusal.clause})")
    may = ", ".join(say(legal, faces) for legal in due.legal)
    raise ValueError(f"seat {due.seat} cannot {text}, but {may}")


def _check(deal: Deal, statements: Sequence[TextLine]) -> None:
    """Compare what is stated with what came of the deal: lines in any order, but all or none of them."""
    if deal.due:
        raise NotationError(f"line {statements[0].number}: the deal is not over, seat {deal.due.seat} is due")
    lines, after = settled(deal)
    others = {"ended": deal.ended, "total": plain(total(deal, lines))}
    others |= {"next dealer": str(after.dealer), "next totals": plain(after.totals)}
    others |= {f"next mark {name}": plain(numbers) for name, numbers in after.marks.items()}
    unstated = [(line.what, plain(line.deltas)) for line in lines]
    itemised = False
    for row in statements:
        with at(row):
            name, value = _statement(row.text)
            if name in ("ended", "total") or name.startswith("next "):
                _compare(name, value, others.get(name))
            else:
                itemised = True
                _cross_off(name, value, unstated)
    if itemised and unstated:
        raise NotationError(f"line {statements[-1].number}: one line is missing, {' '.join(unstated[0])}")


def _statement(text: str) -> tuple[str, str]:
    """What is stated, and its numbers without a plus."""
    if text.startswith("ended"):
        return "ended", text.partition(":")[2].strip()
    words = text.removeprefix("=").replace("\N{MINUS SIGN}", "-").split()
    name = " ".join(word for word in words if not NUMBER.fullmatch(word))
    return name, plain(int(word) for word in words if NUMBER.fullmatch(word))


def _compare(name: str, value: str, truth: str | None) -> None:
    if truth is None and name.startswith("next mark ") and not value.strip("0 "):
        return  # what is not marked counts as zeros
    if value != truth:
        raise ValueError(f"{name} is {truth or 'nothing'}, not {value}")


def _cross_off(what: str, deltas: str, unstated: list[tuple[str, str]]) -> None:
    if (what, deltas) in unstated:
        unstated.remove((what, deltas))
        return
    true = [numbers for name, numbers in unstated if name == what]
    raise ValueError(f"{what} is {true[0]}, not {deltas}" if true else f"there is no line {what} {deltas}")
