"""Piles that note what is asked of them: all deals that answer alike go on alike.

A `Pile` is a set of cards like any other, of which one also knows how to find it in other deals.  What is
made of it by `&`, `|` and `-` is one, too.  Whether it is empty, how many cards it has, whether one is among
them: these are questions, and each is noted with its answer.  Whatever else is done asks for all of it.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from tarok.cards.deck import TAROKS, Card, Cards

Held: TypeAlias = Mapping[Hashable, int]
"""What lies in each pile of a deal, by its name."""
Finding: TypeAlias = Callable[[Held], int]
NUMERIC: Final = ("__int__", "__index__", "__invert__", "__rshift__", "__lshift__")


class Notes:
    """What was asked of the piles, and what they answered, by who was `asking`, each question once.

    While it is seen whether `laying` away a card is allowed, no other card of a hand is looked at; next to it
    stands what has been discarded then.
    """

    def __init__(self) -> None:
        self.asking: int | None = None
        self.laying: tuple[Card, Pile] | None = None
        self.paths: dict[int | None, dict[Hashable, tuple[Finding, int]]] = {}

    def note(self, question: Hashable, find: Finding, answer: int) -> None:
        """Write down a question and its answer."""
        self.paths.setdefault(self.asking, {}).setdefault(question, (find, answer))


def _on_all(method: str) -> Callable[..., Any]:
    """Return how a number does something, of a pile: all its cards are asked for."""
    do = getattr(int, method)
    return lambda pile, *others: do(pile.whole(), *others)


class Pile(Cards):
    """A set of cards that notes what is asked of it; `plain` is the same without."""

    plain: int
    name: Hashable
    find: Finding
    notes: Notes

    @classmethod
    def made(cls, cards: int, name: Hashable, find: Finding, notes: Notes) -> "Pile":
        """Return a pile of these cards."""
        pile = cls(cards)
        pile.plain, pile.name, pile.find, pile.notes = cards, name, find, notes
        return pile

    def _of(self, sign: str, cards: int, other: int, find: Finding) -> "Pile":
        name = sign, self.name, other.name if isinstance(other, Pile) else int(other)
        return Pile.made(cards, name, find, self.notes)

    def __and__(self, other: int) -> "Pile":
        mine, theirs = self.find, _finding(other)
        return self._of("&", self.plain & _plain(other), other, lambda held: mine(held) & theirs(held))

    def __or__(self, other: int) -> "Pile":
        mine, theirs = self.find, _finding(other)
        return self._of("|", self.plain | _plain(other), other, lambda held: mine(held) | theirs(held))

    def __sub__(self, other: int) -> "Pile":
        mine, theirs = self.find, _finding(other)
        return self._of("-", self.plain & ~_plain(other), other, lambda held: mine(held) & ~theirs(held))

    def __rsub__(self, other: int) -> "Pile":
        mine, theirs = self.find, _finding(other)
        return self._of("of", ~self.plain & _plain(other), other, lambda held: ~mine(held) & theirs(held))

    __rand__, __ror__ = __and__, __or__
    __int__, __index__, __invert__, __rshift__, __lshift__ = map(_on_all, NUMERIC)

    def __bool__(self) -> bool:
        find = self.find
        return bool(self._asked("any", lambda held: find(held) != 0, self.plain != 0))

    def __len__(self) -> int:
        find = self.find
        return self._asked("number", lambda held: find(held).bit_count(), self.plain.bit_count())

    def __contains__(self, card: Card) -> bool:
        find = self.find
        return bool(self._asked(card, lambda held: find(held) >> card & 1, self.plain >> card & 1))

    def bit_count(self) -> int:
        """Return the number of cards."""
        return len(self)

    def bit_length(self) -> int:
        """Return the number of the highest card, and 1 more."""
        find = self.find
        return self._asked("highest", lambda held: find(held).bit_length(), self.plain.bit_length())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, int):
            return NotImplemented
        mine, theirs, name = self.find, _finding(other), other.name if isinstance(other, Pile) else other
        same = self.plain == _plain(other)
        return bool(self._asked(("is", name), lambda held: mine(held) == theirs(held), same))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __iter__(self) -> Iterator[Card]:
        if self.notes.laying is None:
            return iter(Cards(self.whole()))
        # Where it may lie is known from elsewhere.  What else matters of it is whether it is a tarok.
        card, laid = self.notes.laying
        len(laid & TAROKS)
        return iter((card,) if self.plain >> card & 1 else ())

    def __hash__(self) -> int:
        return hash(self.whole())

    def _asked(self, question: Hashable, find: Finding, answer: int) -> int:
        self.notes.note((question, self.name), find, answer)
        return answer

    def whole(self) -> int:
        """Return all its cards, as a number."""
        return self._asked("all", self.find, self.plain)


def _finding(cards: int) -> Finding:
    if isinstance(cards, Pile):
        return cards.find
    plain = int(cards)
    return lambda _: plain


def _plain(cards: int) -> int:
    return cards.plain if isinstance(cards, Pile) else int(cards)
