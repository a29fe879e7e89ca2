"""The puzzles that come with tarok: each has one answer, and brute force says the same of them."""

from collections import Counter

import nets
import pytest
from solved import holds_by_brute_force, with_cards

from tarok.games import GAMES
from tarok.puzzles.collection import kept
from tarok.puzzles.generator import COMMON, SHARE, of_deal
from tarok.puzzles.puzzle import Grade

SEED = 5
"""With which the newest puzzles of these games were made."""
NEWEST = ("slovenian", "romanian", "czech_american", "illustrated_54")


@pytest.mark.parametrize("game", GAMES)
def test_each_has_one_answer_among_enough_cards(game):
    rows = kept(game).values()

    assert rows
    for row in rows:
        assert 1 == sum(not points for _, points in row.costs)
        assert len(row.costs) >= 4
        assert row.puzzle.found.holds(GAMES[game](), decides=row.goal in {"contract", "defeat"})


@pytest.mark.parametrize("game", GAMES)
def test_no_moment_comes_twice_and_no_motif_is_everywhere(game):
    puzzles = [row.puzzle for row in kept(game).values()]
    motifs = Counter(puzzle.motif for puzzle in puzzles)

    assert len(puzzles) == len({puzzle.deal for puzzle in puzzles})
    assert max(motifs.values()) <= COMMON + len(puzzles) // SHARE


@pytest.mark.parametrize("game", NEWEST)
def test_the_same_seed_makes_the_newest_again(game):
    newest, harder = list(kept(game).values())[-1].puzzle, (Grade.MEDIUM, Grade.HARD)

    assert any(
        newest in of_deal(GAMES[game](), SEED, grades, newest.seed) for grades in (tuple(Grade), harder)
    )


@pytest.mark.parametrize("number", nets.more(1, 6))
@pytest.mark.parametrize("game", GAMES)
def test_brute_force_finds_the_same_in_the_first(game, number):
    some = list(with_cards(game, 4))[:number]

    assert some
    for puzzle in some:
        holds_by_brute_force(puzzle)
