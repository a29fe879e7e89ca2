"""What bots are called: as people are where the game is played."""

import pytest

from tarok.family import Family
from tarok.games import ALL
from tarok.server.states import people
from tarok.server.tables import PERSON

MOST = 6
"""How many places the largest table has."""


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("slovenian_5", ["Ana", "Bine", "Cvetka", "Drago"]),
        ("romanian", ["Aglaia", "Bogdan", "Casandra", "Dumitru"]),
        ("high", ["Anna", "Béla", "Cecília", "Dénes"]),
        ("czech_american", ["Albina", "Bohumil", "Cecilie", "Daniel"]),
        ("somebodys_own", ["Ana", "Bine", "Cvetka", "Drago"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bots_bear_the_names_of_the_region(key: str, names: list[str]) -> None:
    there = people(key, ["rule"] * 4 + [PERSON], [None] * 4 + ["guest"], 4)
    assert [("rule", name) for name in names] == [(player.kind, player.name) for player in there[:4]]
    assert ("you", "") == (there[4].kind, there[4].name)


@pytest.mark.parametrize("family", ALL, ids=lambda family: family.id)
def test_nobody_at_a_table_is_called_like_another(family: Family) -> None:
    assert MOST == len(set(family.names)) == len(family.names)
    assert sorted(name[0] for name in family.names) == list("ABCDEF")
