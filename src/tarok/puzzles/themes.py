"""The themes of puzzles, a row each, recognised by the moment and one card of the answer."""

from collections.abc import Callable, Mapping
from typing import Final

from tarok.cards.deck import MOND, PAGAT, SKIS, SUIT_OF, TAROKS, Card
from tarok.engine.deal import Deal


def _leads(deal: Deal, _: Card) -> bool:
    return not deal.table


def _pulls(deal: Deal, card: Card) -> bool:
    return not deal.table and card in TAROKS


def _trumps(deal: Deal, card: Card) -> bool:
    return bool(deal.table) and deal.table[0] not in TAROKS and card in TAROKS


def _could_win(deal: Deal) -> bool:
    assert deal.due is not None
    return any(_wins(deal, card) for card in deal.hands[deal.due.seat] if _legal(deal, card))


def _legal(deal: Deal, card: Card) -> bool:
    assert deal.due is not None
    return any(getattr(action, "card", None) == card for action in deal.due.legal)


def _wins(deal: Deal, card: Card) -> bool:
    return deal.playing.beats((*deal.table, card)) == card


def _takes(deal: Deal, card: Card) -> bool:
    return bool(deal.table) and _wins(deal, card)


def _ducks(deal: Deal, card: Card) -> bool:
    return bool(deal.table) and not _wins(deal, card) and _could_win(deal)


def _called(deal: Deal, card: Card) -> bool:
    return deal.called is not None and SUIT_OF[card] == SUIT_OF[deal.called] != SUIT_OF[PAGAT]


def _mond(deal: Deal, card: Card) -> bool:
    return card in {MOND, SKIS} or bool({MOND, SKIS} & set(deal.table))


def _pagat(deal: Deal, card: Card) -> bool:
    return card == PAGAT or PAGAT in deal.table


THEMES: Final[Mapping[str, Callable[[Deal, Card], bool]]] = {
    "lead": _leads,
    "pull_taroks": _pulls,
    "trump": _trumps,
    "take": _takes,
    "duck": _ducks,
    "called_suit": _called,
    "mond_and_skis": _mond,
    "pagat": _pagat,
}


def themes(deal: Deal, card: Card) -> tuple[str, ...]:
    """Return the names of what a card is about that is to be played now."""
    return tuple(name for name, told in THEMES.items() if told(deal, card))
