"""What cards are worth: units, and whole card points counted in threes or card by card (SL-CNT-01)."""

from tarok.cards.deck import Cards
from tarok.engine.deal import Game


def units(game: Game, cards: Cards) -> int:
    """What cards are worth, not rounded: in thirds of a card point where they are counted in threes."""
    worth = sum(map(game.worth.__getitem__, cards))
    return 3 * worth - 2 * len(cards) if game.in_threes else worth


def whole(game: Game, units: int) -> int:
    """Units as whole card points (SL-CNT-01)."""
    return (units + 1) // 3 if game.in_threes else units


def points(game: Game, cards: Cards) -> int:
    """What cards are worth, in whole card points."""
    return whole(game, units(game, cards))


def all_points(game: Game) -> int:
    """What the pack is worth, in whole card points."""
    return points(game, game.pack)
