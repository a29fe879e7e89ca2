"""What the catalogue tells of a game beside its tables."""

from pathlib import Path

import msgspec
import pytest
from houses import variations

from tarok.catalogue import describe
from tarok.games import GAMES

RULES = Path(__file__).parents[1] / "docs" / "rules"


@pytest.mark.parametrize("key", GAMES)
def test_what_a_newcomer_asks_is_answered_in_the_book_of_the_game(key: str) -> None:
    game = describe(key, GAMES[key]())
    ids = RULES / f"{game.family}.ids"
    assert ids.is_file(), f"{key} has no rule book yet: list its clauses in docs/rules/{game.family}.ids"
    book = ids.read_text("utf-8").split()
    assert game.topics is not None
    assert set(msgspec.structs.astuple(game.topics)) <= set(book)


@pytest.mark.parametrize(
    ("key", "contract", "bonus", "points"),
    [
        ("slovenian", "two", "trula", 20),  # SL-BON-01
        ("slovenian", "one", "valat", 500),  # SL-BON-05
        ("paskievics", "three", "double", 4 * 1),  # HU-BON-03
        ("paskievics", "one", "double", 4 * 3),
    ],
)
def test_what_an_announcement_is_worth_depends_on_the_contract(
    key: str, contract: str, bonus: str, points: int
) -> None:
    (found,) = [each for each in describe(key, GAMES[key]()).contracts if each.id == contract]
    assert points == found.announced[bonus]


def test_in_the_beggars_all_cards_stay_in_sight() -> None:  # SL-NEG-04, SL-NEG-10
    contracts = describe("slovenian", GAMES["slovenian"](piccolo="above_solo_one")).contracts
    assert {"beggar", "open_beggar", "piccolo"} == {each.id for each in contracts if each.open_play}


@pytest.mark.parametrize(
    ("key", "factors"),
    [("slovenian", (2, 4, 8, 16)), ("romanian", (2, 4, 8, 16, 32))],
)  # SL-KON-01, RO-CON-01
def test_what_each_step_of_doubling_makes_of_a_stake(key: str, factors: tuple[int, ...]) -> None:
    assert factors == describe(key, GAMES[key]()).doubling


@pytest.mark.parametrize(
    ("key", "cards", "in_threes"),
    [("slovenian", 54, True), ("taper", 42, True), ("paskievics", 42, False), ("czech_american", 54, False)],
)  # SL-CNT-01, RO-TAP-01, HU-CARD-04, CZ-CARD-04
def test_how_the_cards_are_counted(key: str, cards: int, in_threes: bool) -> None:
    game = describe(key, GAMES[key]())
    assert (cards, in_threes) == (len(game.pack), game.in_threes)


@pytest.mark.parametrize("key", GAMES)
def test_a_page_knows_how_many_take_part_by_two_house_rules(key: str) -> None:
    """A sheet begins with names before the engine is there (`player-count.ts` of the page)."""
    usual = GAMES[key]().places
    for name, value in variations(GAMES[key]):
        places = GAMES[key](**{name: value}).places
        said = {"players": value, "five_players": 5 if value else usual}.get(name, usual)
        assert said == places, (name, value)
