"""The count in threes, as it is done at the table: every number is counted out by hand (SL-CNT-01)."""

import random

import pytest

from tarok.bots import PLAYERS
from tarok.cards.deck import PACK, Cards
from tarok.catalogue import describe
from tarok.engine.deal import start
from tarok.engine.view import play, view
from tarok.games import GAMES
from tarok.scoring.counting_groups import grouped
from tarok.scoring.tally import piles

SLOVENIAN = GAMES["slovenian"]()
DEALS = 6


def counted(names: str, key: str = "slovenian") -> list[tuple[str, int, int]]:
    """The groups of a pile, with the names of their cards."""
    game = GAMES[key]()
    groups = grouped(game, Cards.of(game.faces.parse_all(names)))
    return [(" ".join(game.faces.names[card] for card in cards), less, sum_) for cards, less, sum_ in groups]


def test_the_best_card_goes_with_two_of_the_least():
    # 5 + 1 + 1 - 2 and 4 + 1 + 1 - 2
    assert [("♥K ♥3 ♥4", 2, 5), ("♥Q ♥1 ♥2", 2, 4)] == counted("♥4 ♥K ♥3 ♥Q ♥2 ♥1")


@pytest.mark.parametrize(
    ("names", "points"),
    [("♥4", 0), ("♥4 ♥3", 1), ("♥4 ♥3 ♥2", 1), ("♥N ♥4", 3), ("♥K ♥Q ♥4", 8), ("Š ♥K ♥4", 9), ("", 0)],
)
def test_of_a_rest_one_point_is_given_back(names, points):
    """SL-EX-01."""
    assert points == sum(each for _, _, each in counted(names))


def test_the_whole_pack_has_seventy():
    """SL-CNT-02."""
    assert 70 == sum(group.points for group in grouped(SLOVENIAN, PACK))


def test_cards_that_are_counted_one_by_one_give_nothing_back():
    """CZ-CNT-01: 5 + 1 + 1, and 1."""
    assert [(0, 7), (0, 1)] == [
        (less, points) for _, less, points in counted("♥K ♥1 ♥2 ♥3", "czech_american")
    ]


@pytest.mark.parametrize("key", ["slovenian", "czech_american"])
def test_a_page_has_a_pile_as_an_example(key):
    """5 5 4 4 3 2 and five of 1 are 28; of three threes and two, 7 are given back (SL-CNT-01)."""
    groups = describe(key, GAMES[key]()).count
    assert [3, 3, 3, 2] == [len(group.cards) for group in groups]
    assert 28 == sum(group.points + group.less for group in groups)
    assert (21 if key == "slovenian" else 28) == sum(group.points for group in groups)


@pytest.mark.parametrize("key", GAMES)
def test_the_piles_of_a_deal_come_to_what_counts(key):
    """What a page counts over the cards is the number of the result, by HU-DISC-06 as well."""
    game = GAMES[key]()
    told = 0
    for seed in range(DEALS):
        chance = random.Random(seed)
        pack = chance.sample(sorted(game.pack), len(game.pack))
        players = [PLAYERS["bold"](game, seed + seat) for seat in range(game.seats)]
        over = play(start(game, pack), players)
        end = view(over, 0)
        found = piles(game, end)
        sums = tuple(sum(group.points for group in pile.groups) for pile in found)
        assert end.over is not None
        assert sums in {(), end.over.result.points}
        told += bool(found)
    assert told


def test_before_the_end_there_is_no_pile():
    assert () == piles(SLOVENIAN, view(start(SLOVENIAN, tuple(PACK)), 0))
