"""The 54 cards and sets of them; no rules.

A card is a number from 0 to 53: hearts, diamonds, spades and clubs, eight of each from low to king,
then the 22 taroks I … XXI, Škis.  The number is the rank: the winner of an ordinary trick has the highest
number among the cards of the led suit and the taroks.  A set of cards is the 64-bit mask of those numbers,
so that every question a rule asks is one bit operation.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Self, TypeAlias

from tarok.validation.arguments import checked
from tarok.validation.bounds import number

Card: TypeAlias = Annotated[int, number(-1, 53)]

SUITS: Final = "♥♦♠♣"
NUMERALS: Final = tuple(
    "I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI Š".split()
)
LETTERS: Final = str.maketrans("HDSC", SUITS)


class Faces:
    """What is printed on the cards of a game, low to high in each suit, and back again."""

    def __init__(self, red: str, black: str) -> None:
        suits = ((suit, (red if suit in "♥♦" else black).split()) for suit in SUITS)
        self.names: tuple[str, ...] = (*(suit + rank for suit, ranks in suits for rank in ranks), *NUMERALS)
        self._cards = {name: card for card, name in enumerate(self.names)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Faces) and self.names == other.names

    def __hash__(self) -> int:
        return hash(self.names)

    @checked
    def parse(self, text: str) -> Card:
        """Return the card called `text`: `♥K`, `HK`, `XIX`, `Š` or `SKIS`; `T` may stand for the ten.

        ValueError: no card has this name.
        """
        name = text.strip().upper()
        if name == "SKIS":
            return SKIS
        if name not in NUMERALS:
            name = name[:1].translate(LETTERS) + ("10" if name[1:] == "T" else name[1:])
        if name not in self._cards:
            raise ValueError(f"{text!r} is not a card")
        return self._cards[name]

    @checked
    def parse_all(self, text: str) -> tuple[Card, ...]:
        """Return the cards named in `text`, in order.  ValueError: a name is unknown or stands twice."""
        cards = tuple(self.parse(name) for name in text.split())
        for i, card in enumerate(cards):
            if card in cards[:i]:
                raise ValueError(f"{self.names[card]} stands there twice")
        return cards

    def show(self, cards: Iterable[Card]) -> str:
        """Return the names of the cards, in the order given."""
        return " ".join(self.names[card] for card in cards)


FACES: Final = Faces(red="4 3 2 1 J N Q K", black="7 8 9 10 J N Q K")
"""The faces of most games: the one is the best pip of the red suits."""


def _subsets(first: Card) -> tuple[tuple[Card, ...], ...]:
    """Return the sets of eight cards from `first` on, each at the place of its mask."""
    sets: list[tuple[Card, ...]] = [()]
    for card in range(first, first + 8):
        sets += [(*cards, card) for cards in sets]
    return tuple(sets)


_A, _B, _C, _D, _E, _F, _G = map(_subsets, range(0, 56, 8))
"""The cards of each byte of a mask: to look them up is faster than to count bits."""


class Cards(int):
    """An immutable set of cards.

    >>> hand = Cards.parse("I XXI Š ♥K H4")
    >>> hand & TAROKS, hand - TAROKS, len(hand), PAGAT in hand
    (Cards('I XXI Š'), Cards('♥4 ♥K'), 5, True)
    """

    __slots__ = ()

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Self:
        """Return the set of these cards.  ValueError: one of them is none."""
        mask = 0
        try:
            for card in cards:
                mask |= 1 << card
        except (TypeError, ValueError):
            mask = -1
        if mask >> 54:
            raise ValueError("a set of cards is made of whole numbers from 0 to 53")
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the set of the cards that a text names.  ValueError: a name is unknown or stands twice."""
        return cls.of(FACES.parse_all(text))

    def __and__(self, other: int) -> "Cards":
        return Cards(int.__and__(self, other))

    def __or__(self, other: int) -> "Cards":
        return Cards(int.__or__(self, other))

    def __sub__(self, other: int) -> "Cards":
        return Cards(int.__and__(self, ~other))

    def __len__(self) -> int:
        return self.bit_count()

    def __contains__(self, card: Card) -> bool:
        return self >> card & 1 == 1

    def __iter__(self) -> Iterator[Card]:
        a, b, c, d, e, f, g = self.to_bytes(7, "little")
        return iter((*_A[a], *_B[b], *_C[c], *_D[d], *_E[e], *_F[f], *_G[g]))

    def __repr__(self) -> str:
        return f"Cards('{FACES.show(self)}')"

    def __str__(self) -> str:
        return FACES.show(self)


TAROKS: Final = Cards((1 << 54) - (1 << 32))
PAGAT, MOND, SKIS = 32, 52, 53
TRULA: Final = Cards.of([PAGAT, MOND, SKIS])
KINGS: Final = Cards.of(range(7, 32, 8))
FIVES: Final = KINGS | TRULA
"""The cards worth five, which no player may discard."""
PACK: Final = Cards((1 << 54) - 1)
SUIT: Final = (*(Cards(0xFF << low) for low in range(0, 32, 8)), TAROKS)
"""The cards of each suit; the taroks are the fifth."""
SUIT_OF: Final = tuple(min(card // 8, 4) for card in range(54))
ALONE: Final = tuple(Cards(1 << card) for card in range(54))
"""The set that holds a card alone."""
NONE: Final = Cards(0)
WORTH: Final = tuple(
    5 if card in TRULA else 1 if card in TAROKS else max(1, card % 8 - 2) for card in range(54)
)
"""What each card counts, in every book: trula and kings 5, queens 4, riders 3, jacks 2, all others 1."""


def add(piles: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    """Return the piles after these cards have come to that of a seat."""
    return (*piles[:seat], piles[seat] | cards, *piles[seat + 1 :])


def drop(piles: tuple[Cards, ...], seat: int, card: Card) -> tuple[Cards, ...]:
    """Return the piles after a card has left that of a seat.  ValueError: it is not there."""
    if card in piles[seat]:
        return less(piles, seat, card)
    raise ValueError(f"seat {seat} does not hold {ALONE[card]}")


def less(piles: tuple[Cards, ...], seat: int, card: Card) -> tuple[Cards, ...]:
    """Return the piles without a card in that of a seat."""
    return (*piles[:seat], piles[seat] - ALONE[card], *piles[seat + 1 :])
