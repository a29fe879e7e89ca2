"""A seat's view as text: rows in words of the notation, made from its `View` alone."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from tarok.cards.deck import Card
from tarok.engine.actions import FACE_DOWN, Action
from tarok.engine.deal_types import Show
from tarok.engine.view import Open, View
from tarok.envs.vocabulary import Vocabulary
from tarok.notation import say

Row: TypeAlias = tuple[str, str]
"""A heading, and its text."""


def told(rows: Iterable[Row]) -> str:
    """Return the rows as text, one a line; empty ones are left out."""
    return "\n".join(f"{name}: {text}" for name, text in rows if text)


def private(words: Vocabulary, view: View) -> Iterator[Row]:
    """Yield the private rows of this seat."""
    show = words.game.faces.show
    yield "seat", str(view.seat)
    yield "hand", show(view.hand)
    yield "laid", show(view.laid)
    yield from (_shown(words, shown) for shown in view.shown if shown.to is not None)


def public(words: Vocabulary, view: View) -> Iterator[Row]:
    """Yield the public rows: the current state, without the history."""
    yield "phase", view.phase
    yield "due", "" if view.due is None else str(view.due)
    yield "declarer", "" if view.declarer is None else str(view.declarer)
    yield "contract", view.contract or ""
    yield "called", _faces(words, () if view.called is None else (view.called,))
    yield from (_shown(words, shown) for shown in view.shown if shown.to is None)
    yield "facts", ", ".join(f"{fact.what} {fact.seat} {fact.value}" for fact in view.facts)
    yield "stakes", ", ".join(f"{stake.what} {stake.seat} {stake.doubled}" for stake in view.stakes)
    yield "held", " ".join(map(str, view.held))
    yield "tricks", ", ".join(f"{trick.leader} {_faces(words, trick.cards)}" for trick in view.tricks)
    yield "table", " ".join((str(view.leader), _faces(words, view.table))) if view.table else ""
    if view.over:
        yield from _over(words, view.over, len(view.held))


def history(words: Vocabulary, view: View) -> Iterator[Row]:
    """Yield all actions and their seats, in order; hidden parts are `?`."""
    yield "log", ", ".join(f"{seat} {_word(words, action)}" for seat, action in view.log)


def _over(words: Vocabulary, over: Open, seats: int) -> Iterator[Row]:
    """Yield the open cards and the score of a finished deal."""
    for name, piles in (("hand", over.hands), ("laid", over.laid), ("won", over.won)):
        yield from ((f"{name} {seat}", _faces(words, pile)) for seat, pile in enumerate(piles))
    yield "talon", _faces(words, over.talon)
    yield "paid", " ".join(str(sum(line.deltas[seat] for line in over.lines)) for seat in range(seats))


def _shown(words: Vocabulary, shown: Show) -> Row:
    owner = "" if shown.seat is None else f"{shown.seat} "
    return f"shown as {shown.what}", owner + _faces(words, shown.cards)


def _word(words: Vocabulary, action: Action) -> str:
    number = words.numbers.get(action)
    return say(action, words.game.faces) if number is None else words.words[number]


def _faces(words: Vocabulary, cards: Iterable[Card]) -> str:
    names = words.game.faces.names
    return " ".join("?" if card == FACE_DOWN else names[card] for card in cards)
