"""Puzzles: one answer is best in the worlds that a seat cannot tell apart, and brute force agrees."""

import json
from itertools import islice

import nets
import pytest
from calling import tarok
from msgspec.structs import replace

from tarok.games import GAMES
from tarok.notation import read, write
from tarok.puzzles import Cost, Grade, check, puzzles, stream
from tarok.puzzles.card_worth import claim
from tarok.puzzles.process_pool import process_pool, searching
from tarok.puzzles.puzzle import FEW, Found, found, seen_from
from tarok.worlds import worlds

GAMES_ASKED = {"slovenian": 12, "romanian": 17, "czech_american": 6, "paskievics": 8}
"""How many deals of a game of each family are looked through."""


@pytest.fixture(scope="module", params=GAMES_ASKED)
def made(request):
    return tuple(islice(puzzles(GAMES[request.param](), 1, GAMES_ASKED[request.param]), 2))


@pytest.mark.parametrize("number", nets.more(1, 2))
def test_what_others_hold_does_not_change_a_puzzle(made, number):
    """A world of its seat's view makes the same puzzle as the deal in which it came about."""
    for puzzle in made[:number]:
        deal = read(puzzle.deal)
        some = worlds(deal.game, seen_from(deal), 20, seed=99)
        world = next(world for world in some if (world.hands, world.laid) != (deal.hands, deal.laid))
        assert check(replace(puzzle, deal=write(world))) == ()


def test_a_wrong_answer_is_noticed(made):
    puzzle = made[0]
    first, *others = puzzle.found.costs
    turned = tuple(replace(cost, points=0.0 if cost.points else 9.0) for cost in puzzle.found.costs)
    dearer = (first, *(replace(cost, points=cost.points + 1) for cost in others))

    def said(costs):
        return check(replace(puzzle, found=replace(puzzle.found, costs=costs)))

    assert any(each.startswith("the answer is") for each in said(turned))
    assert any(each.startswith("what the cards cost is") for each in said(dearer))
    assert ("its cards are not those that may be played",) == said((first,))


def test_costs_are_means_and_only_what_is_always_alike_is_one_answer():
    """Three worlds of three cards, by hand: 7 and 8 are alike in all, 9 loses 20, 0 and 10."""
    rows = [{7: 30, 8: 30, 9: 10}, {7: 5, 8: 5, 9: 5}, {7: -10, 8: -10, 9: -20}]
    costs = (Cost(7, 0.0), Cost(8, 0.0), Cost(9, 10.0))

    assert Found(costs, 0.6667, 3, whole=True) == found(rows, whole=True)
    assert ((7, 8), 10.0) == (found(rows, whole=True).answer, found(rows, whole=True).margin)


def test_where_few_worlds_are_left_each_is_looked_at_once(made):
    whole = [puzzle for puzzle in made if puzzle.found.whole]
    for puzzle in whole:
        deal = read(puzzle.deal)
        lying = {(world.hands, world.laid) for world in claim(deal.game, seen_from(deal), puzzle.seed)[0]}
        assert len(lying) == puzzle.found.worlds
    assert all(puzzle.found.worlds > FEW for puzzle in made if not puzzle.found.whole)


@pytest.mark.long
def test_the_same_are_found_by_any_number_of_processes_and_some_are_not_easy():
    asked = searching(GAMES["taper"](), 1)
    alone = tuple(islice(stream(asked), 8))
    with process_pool(2) as executor:
        assert alone == tuple(islice(stream(asked, executor), 8))
    assert {Grade.EASY} < {puzzle.grade for puzzle in alone}
    assert alone[:3] == tuple(islice(stream(asked), 3))


@pytest.mark.long
@pytest.mark.parametrize("name", ["some.parquet", pytest.param("some.jsonl", marks=pytest.mark.night)])
def test_the_command_makes_keeps_and_checks_them(tmp_path, name):
    pytest.importorskip("polars")
    file = str(tmp_path / name)
    made = tarok("puzzles", "czech_american", "--deals", "12", "--out", file, "--json")
    again = tarok("puzzles", "czech_american", "--deals", "12", "--json")
    rows = [json.loads(line) for line in made[1].splitlines()]

    assert made == again
    assert rows
    assert {"puzzle"} == {row["kind"] for row in rows}
    held = f"{len(rows)} of {len(rows)} puzzles hold\n"
    assert (0, held, "") == tarok("puzzles", "czech_american", "--check", file)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("other.parquet", "this is no table of Parquet with puzzles"),
        ("other.jsonl", "these are no rows of puzzles"),
    ],
)
def test_what_is_no_file_of_puzzles_is_said(tmp_path, name, said):
    pytest.importorskip("polars")
    file = tmp_path / name
    file.write_text("no table")

    assert (2, "", f"tarok: {file}: {said}.\n") == tarok("puzzles", "czech_american", "--check", str(file))


def test_the_puzzles_of_all_games_want_a_folder():
    said = "tarok: give --out, the folder for the puzzles of all games.\n"
    assert (2, "", said) == tarok("puzzles", "all")
