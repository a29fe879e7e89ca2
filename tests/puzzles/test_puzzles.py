"""Puzzles: one card wins in the worlds that a seat cannot tell apart, and brute force says so, too."""

import json
from statistics import fmean

import minimax
import pytest
from calling import tarok
from msgspec.structs import replace

from tarok.games import GAMES
from tarok.kernel import pack, payoff
from tarok.notation import read, write
from tarok.puzzles import check, puzzles
from tarok.puzzles.puzzle import AGREE, WORLDS, least
from tarok.view import view
from tarok.worlds import worlds

GAMES_ASKED = {"slovenian": 30, "romanian": 20, "czech_american": 10, "paskievics": 10}
"""How many deals of each family are looked through."""


@pytest.fixture(scope="module", params=GAMES_ASKED)
def found(request):
    return tuple(puzzles(GAMES[request.param](), 1, GAMES_ASKED[request.param]))


def by_brute_force(deal, card_worlds):
    """What each card brings the side of the seat whose turn it is, in each world, every way of play tried."""
    for world in card_worlds:
        spec, sign = pack(world), -1 if world.side(deal.due.seat) else 1
        told = minimax.points(spec, payoff(world))
        yield {card: sign * value for card, value in minimax.by_card(spec, told).items()}


@pytest.mark.long
def test_brute_force_finds_the_same_answer_in_the_worlds_of_each(found):
    assert found
    for puzzle in found:
        deal = read(puzzle.deal)
        seen = view(deal, deal.due.seat)
        rows = list(by_brute_force(deal, worlds(deal.game, seen, WORLDS, puzzle.seed)))
        right, others = puzzle.answer[0], set(rows[0]) - set(puzzle.answer)

        assert all(row[card] == row[right] for row in rows for card in puzzle.answer)
        margins = [fmean(row[right] - row[card] for row in rows) for card in others]
        assert puzzle.margin == pytest.approx(min(margins))
        assert puzzle.margin >= least(deal.game)
        assert puzzle.agree == fmean(all(row[right] > row[card] for card in others) for row in rows) >= AGREE


def test_what_others_hold_does_not_change_a_puzzle(found):
    """A world of its seat's view makes the same puzzle as the deal in which it came about."""
    for puzzle in found[:2]:
        deal = read(puzzle.deal)
        seen = view(deal, deal.due.seat)
        world = worlds(deal.game, seen, 1, seed=99)[0]

        assert world.hands != deal.hands
        assert check(replace(puzzle, deal=write(world))) == ()


def test_a_wrong_answer_is_noticed(found):
    puzzle = found[0]
    deal = read(puzzle.deal)
    wrong = next(action.card for action in deal.due.legal if action.card not in puzzle.answer)

    assert any(said.startswith("the answer is") for said in check(replace(puzzle, answer=(wrong,))))
    assert any(said.startswith("the margin is") for said in check(replace(puzzle, margin=puzzle.margin + 1)))


@pytest.mark.long
def test_the_command_makes_keeps_and_checks_them(tmp_path):
    pytest.importorskip("polars")
    file = str(tmp_path / "some.parquet")
    made = tarok("puzzles", "czech_american", "--deals", "12", "--out", file, "--json")
    again = tarok("puzzles", "czech_american", "--deals", "12", "--json")
    rows = [json.loads(line) for line in made[1].splitlines()]

    assert made == again
    assert rows
    assert {"puzzle"} == {row["kind"] for row in rows}
    held = f"{len(rows)} of {len(rows)} puzzles hold\n"
    assert (0, held, "") == tarok("puzzles", "czech_american", "--check", file)


def test_what_is_no_file_of_puzzles_is_said(tmp_path):
    pytest.importorskip("polars")
    file = tmp_path / "other.parquet"
    file.write_text("no table")

    assert (2, "", f"tarok: {file}: this is no table of Parquet.\n") == tarok(
        "puzzles", "czech_american", "--check", str(file)
    )
