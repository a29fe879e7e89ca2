"""Who may sit where, and whom the cards let deal first."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from tarok.cards.deck import SUIT_OF, TAROKS, Card
from tarok.engine.deal import Game
from tarok.family import Draw
from tarok.games import FAMILIES
from tarok.server.core.errors import RequestError
from tarok.server.table.display_names import distinct
from tarok.server.table.events import Mixed, Seated
from tarok.server.table.state import Table


def settled_in(table: Table, seated: Seated, *, barred: bool = False) -> bool:
    """Whether a guest already has the seat and name asked for.  RequestError: they cannot have them."""
    own = table.expected(seated.guest)
    if barred and table.manners.public:
        raise RequestError(403, "barred")
    if own not in {None, seated.place}:
        raise RequestError(409, "seated", place=own)
    if own is None and table.sheet.over:
        raise RequestError(409, "sheet_over")
    if own is None and seated.guest in table.asked_out:
        raise RequestError(409, "asked_out")
    if own is None and not table.open_to_all(seated.place):
        raise RequestError(409, "taken")
    if own is not None and not seated.name:
        return True  # they keep theirs
    people = [person for place in table.places for person in (place.person, place.coming) if person]
    if any((seated.guest, seated.name, seated.face) == (each.guest, each.name, each.face) for each in people):
        return True
    if table.manners.host_begins and not seated.name:
        raise RequestError(422, "no_name")
    others = [each.name for each in people if each.guest != seated.guest and each.name]
    if seated.name and not distinct(seated.name, others):
        raise RequestError(409, "name_taken")
    return False


Drawn: TypeAlias = tuple[list[int], list[Card]]
"""The order: the player from the first number moves to place 0, and so on; and the card that each drew."""

SENIORITY: Final = (3, 2, 0, 1)
"""Of two cards that are otherwise equal hearts come first, then diamonds, clubs and spades (SL-SEAT-02)."""


def by_cards(table: Table, dice: Random) -> Mixed:
    """Return the seats after drawing cards, as the game's rule book says."""
    family = FAMILIES.get(table.key)
    draw = DRAWS[family.draw if family else Draw.CUT]
    order, cards = draw(table.game, table.sheet.carry.dealer, dice)
    return Mixed(tuple(order), tuple(cards))


def rank(card: Card) -> tuple[int, ...]:
    """Return how high a card is that was cut (SL-SEAT-02)."""
    if card in TAROKS:
        return 1, card
    return 0, card % 8, SENIORITY[SUIT_OF[card]]


def _cut(game: Game, dealer: int, dice: Random) -> Drawn:
    """All players cut, no card twice, and the highest card deals (SL-SEAT-02, CZ-DEAL-01)."""
    cards = dice.sample(sorted(game.pack), game.places)
    return _round(cards, max(range(game.places), key=lambda place: rank(cards[place])), dealer)


def _one_tarok(game: Game, dealer: int, dice: Random) -> Drawn:
    """One of the cards is a tarok, and the player who gets it deals (RO-SEAT-02)."""
    taroks, suits = list(game.pack & TAROKS), list(game.pack - TAROKS)
    cards = [dice.choice(taroks), *dice.sample(suits, game.places - 1)]
    dice.shuffle(cards)
    return _round(cards, next(i for i, card in enumerate(cards) if card in TAROKS), dealer)


def _two_sets(game: Game, dealer: int, dice: Random) -> Drawn:
    """Players sit where the card is that they drew; left of the tarokk sits the dealer (HU-SEAT-03)."""
    highest = sorted(game.pack - TAROKS, key=lambda card: (-(card % 8), card))  # a king of each suit first
    others = highest[: game.places - 1]
    dice.shuffle(others)
    order = list(range(game.places))
    dice.shuffle(order)
    first = (dealer + 1) % game.places
    return order, [*others[:first], dice.choice(list(game.pack & TAROKS)), *others[first:]]


def _round(cards: Sequence[Card], first: int, dealer: int) -> Drawn:
    """Let the player who has drawn the right card deal; the seating order stays."""
    places = len(cards)
    order = [(place + first - dealer) % places for place in range(places)]
    return order, [cards[former] for former in order]


DRAWS: Final[dict[Draw, Callable[[Game, int, Random], Drawn]]] = {
    Draw.CUT: _cut,
    Draw.ONE_TAROK: _one_tarok,
    Draw.TWO_SETS: _two_sets,
}
