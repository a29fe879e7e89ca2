"""Puzzles: one answer is best in the worlds that a seat cannot tell apart, and brute force agrees."""

import json
from itertools import islice

import nets
import pytest
from calling import tarok
from msgspec.structs import replace

from tarok.bots import PLAYERS
from tarok.engine.actions import PLAY
from tarok.games import GAMES
from tarok.notation import read, write
from tarok.puzzles import Cost, Grade, Puzzle, check, stream
from tarok.puzzles.card_worth import claim
from tarok.puzzles.collection import kept
from tarok.puzzles.generator import COMMON, SHARE, Mix
from tarok.puzzles.goals import Goal, GoalKind, best_line
from tarok.puzzles.process_pool import process_pool, searching
from tarok.puzzles.puzzle import FEW, Found, found, seen_from, target
from tarok.worlds import worlds

GAMES_ASKED = ("slovenian", "taper", "czech_american", "high")


@pytest.fixture(scope="module", params=GAMES_ASKED)
def made(request):
    """The first puzzles of a game of each family."""
    rows = (row for row in kept(request.param).values() if row.worlds > 1)
    return tuple(row.puzzle for row in islice(rows, 2))


@pytest.mark.parametrize("number", nets.more(1, 2))
def test_what_others_hold_does_not_change_a_puzzle(made, number):
    """A world of its seat's view makes the same puzzle as the deal in which it came about."""
    for puzzle in made[:number]:
        deal = read(puzzle.deal)
        some = worlds(deal.game, seen_from(deal), 20, seed=99)
        world = next(world for world in some if (world.hands, world.laid) != (deal.hands, deal.laid))
        line = best_line(world, puzzle.found.answer[0])
        goal = target(world, puzzle.found, puzzle.seed)
        assert check(replace(puzzle, deal=write(world), goal=goal, line=line)) == ()


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


SLOVENIAN, TAPER = GAMES["slovenian"](), GAMES["taper"]()


def test_costs_are_means_and_shares_are_of_worlds():
    """Four worlds of four cards, by hand: 7 is never beaten, and twice it is the only best one."""
    rows = [
        {7: 30, 8: 30, 9: 10, 10: 0},
        {7: 20, 8: 0, 9: 10, 10: 0},
        {7: 5, 8: 5, 9: 5, 10: 0},
        {7: -10, 8: -30, 9: -20, 10: -20},
    ]
    costs = (Cost(7, 0.0), Cost(8, 10.0), Cost(9, 10.0), Cost(10, 16.25))

    assert Found(costs, 1.0, 0.5, 4, whole=True) == found(rows, whole=True)
    assert ((7,), 10.0) == (found(rows, whole=True).answer, found(rows, whole=True).margin)


@pytest.mark.parametrize(
    ("game", "rows", "decides", "holds"),
    [
        pytest.param(SLOVENIAN, [{1: 8, 2: 0, 3: 0, 4: 0}], False, True, id="two points a seat"),
        pytest.param(SLOVENIAN, [{1: 7, 2: 0, 3: 0, 4: 0}], False, False, id="less"),
        pytest.param(SLOVENIAN, [{1: 8, 2: 8, 3: 0, 4: 0}], False, False, id="two right cards"),
        pytest.param(SLOVENIAN, [{1: 80, 2: 0, 3: 0}], True, False, id="three cards"),
        pytest.param(TAPER, [{1: 3, 2: 0, 3: 0, 4: 0}], False, False, id="one point a seat"),
        pytest.param(TAPER, [{1: 3, 2: 0, 3: 0, 4: 0}], True, True, id="the contract"),
        pytest.param(TAPER, [{1: 2, 2: 0, 3: 0, 4: 0}], True, False, id="a contract that hardly changes"),
        pytest.param(
            SLOVENIAN,
            [{1: 80, 2: 0, 3: 0, 4: 0}] * 7 + [{1: 0, 2: 1, 3: 0, 4: 0}] * 3,
            False,
            False,
            id="worse in three of ten worlds",
        ),
        pytest.param(
            SLOVENIAN,
            [{1: 80, 2: 0, 3: 0, 4: 0}] * 1 + [{1: 0, 2: 0, 3: 0, 4: 0}] * 5,
            False,
            False,
            id="as good as others in most worlds",
        ),
    ],
)
def test_a_puzzle_has_one_right_card_by_enough(game, rows, decides, holds):
    assert holds is found(rows, whole=True).holds(game, decides=decides)


def puzzle_of(deal, grade, kind, answer):
    costs = tuple(Cost(card, 0.0 if card == answer else 9.0) for card in (answer, 50, 51, 52))
    return Puzzle(
        deal=deal,
        seed=1,
        found=Found(costs, 1.0, 1.0, 40, whole=False),
        goal=Goal(kind),
        line=(),
        grade=grade,
        themes=(),
    )


def test_no_motif_takes_more_than_its_share():
    """Answers of one suit are one motif, taroks are each their own."""
    mix = Mix(())
    for number in range(COMMON):
        assert mix.takes(puzzle_of(f"of hearts {number}", Grade.HARD, GoalKind.POINTS, number % 8))
    assert not mix.takes(puzzle_of("one more", Grade.HARD, GoalKind.POINTS, 7))
    assert not mix.takes(puzzle_of("of hearts 1", Grade.HARD, GoalKind.DEFEAT, 40))
    for number in range(SHARE):
        assert mix.takes(puzzle_of(f"other {number}", Grade.HARD, GoalKind.DEFEAT, 33 + number))
    assert mix.takes(puzzle_of("one more", Grade.HARD, GoalKind.POINTS, 7))


def test_easy_ones_wait_for_harder_ones():
    mix = Mix(puzzle_of(f"easy {number}", Grade.EASY, GoalKind.DEFEAT, 33 + number) for number in range(5))
    assert (Grade.MEDIUM, Grade.HARD) == mix.wanted
    mix.takes(puzzle_of("hard", Grade.HARD, GoalKind.POINTS, 4))
    mix.takes(puzzle_of("hard, too", Grade.HARD, GoalKind.POINTS, 14))
    assert (Grade.EASY, Grade.MEDIUM, Grade.HARD) == mix.wanted


def test_only_a_moment_with_another_sensible_card_has_a_grade():
    """What the bots would play is right for the rule bot, and wrong for one of them if it is not easy."""
    for row in islice(kept("slovenian").values(), 6):
        seen, answer = seen_from(row.deal), row.found.answer[0]
        missed = [PLAYERS[bot](row.deal.game, row.seed)(seen) != PLAY[answer] for bot in ("rule", "thinker")]
        assert 1 + sum(missed) == row.grade


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
