"""What every game owes to the next: what people count by hand, which no other test would miss."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tarok.games import ALL

HERE = Path(__file__).parent
GAMES = [key for family in ALL for key in family.games]


def missing(key: str, tests: Path = HERE) -> str:
    """One sentence that names what nobody has counted by hand for a game; nothing, if all is there."""
    owed = [what for what, there in _owed(key, tests) if not there]
    return f"{key} is not one of ours yet: there is no {', and no '.join(owed)}." if owed else ""


def _owed(key: str, tests: Path) -> Iterator[tuple[str, bool]]:
    named = re.compile(rf"\b{key}\b")
    yield f"whole deal in tests/deals/{key}", any((tests / "deals" / key).glob("*.deal"))
    counted = [file for file in tests.glob("test_perft*.py") if named.search(file.read_text("utf-8"))]
    ways = f"count of ways to bid in tests/perft/{key}.perft, or in a tests/test_perft*.py"
    yield ways, bool(counted) or (tests / "perft" / f"{key}.perft").is_file()
    tables = (file for file in (tests / "games").glob("*.py") if named.search(file.read_text("utf-8")))
    yield f"test in tests/games that plays {key}", any(tables)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_what_people_count_by_hand(key: str):
    assert not missing(key)


def test_what_is_missing_is_named_in_one_sentence(tmp_path: Path):
    """A game that is new owes all three, and one that has a deal no longer owes that."""
    (tmp_path / "games").mkdir()
    assert missing("coffee_house", tmp_path) == (
        "coffee_house is not one of ours yet: there is no whole deal in tests/deals/coffee_house,"
        " and no count of ways to bid in tests/perft/coffee_house.perft, or in a tests/test_perft*.py,"
        " and no test in tests/games that plays coffee_house."
    )
    deals = tmp_path / "deals" / "coffee_house"
    deals.mkdir(parents=True)
    (deals / "mond_held.deal").write_text("game: coffee_house\n")
    (tmp_path / "games" / "test_coffee_house.py").write_text('coffee_house = "1"\n')
    (tmp_path / "test_perft.py").write_text('"coffee_house"\n')
    assert not missing("coffee_house", tmp_path)
