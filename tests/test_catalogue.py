"""What the catalogue tells of a game beside its tables."""

from pathlib import Path

import msgspec
import pytest

from tarok.catalogue import describe
from tarok.games import GAMES

RULES = Path(__file__).parents[1] / "docs" / "rules"


@pytest.mark.parametrize("key", GAMES)
def test_what_a_newcomer_asks_is_answered_in_the_book_of_the_game(key: str) -> None:
    game = describe(key, GAMES[key]())
    book = (RULES / f"{game.family}.ids").read_text("utf-8").split()
    assert game.topics is not None
    assert set(msgspec.structs.astuple(game.topics)) <= set(book)


@pytest.mark.parametrize(
    ("key", "cards", "in_threes"),
    [("slovenian", 54, True), ("taper", 42, True), ("paskievics", 42, False), ("czech_american", 54, False)],
)  # SL-CNT-01, RO-TAP-01, HU-CARD-04, CZ-CARD-04
def test_how_the_cards_are_counted(key: str, cards: int, in_threes: bool) -> None:
    game = describe(key, GAMES[key]())
    assert (cards, in_threes) == (len(game.pack), game.in_threes)
