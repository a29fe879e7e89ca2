"""What bots are called, as people are where the game is played; and what people may call themselves."""

import pytest

from tarok.family import Family
from tarok.games import ALL
from tarok.server.core.errors import RequestError
from tarok.server.room.table_view import build_occupants
from tarok.server.table.display_names import cleaned, distinct
from tarok.server.table.places import AtPlace, Person

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
    there = build_occupants(key, (*[AtPlace("rule")] * 4, AtPlace(person=Person("guest"))), 4)
    assert [("rule", name) for name in names] == [(player.kind, player.name) for player in there[:4]]
    assert ("you", "") == (there[4].kind, there[4].name)


@pytest.mark.parametrize("family", ALL, ids=lambda family: family.id)
def test_nobody_at_a_table_is_called_like_another(family: Family) -> None:
    assert MOST == len(set(family.names)) == len(family.names)
    assert sorted(name[0] for name in family.names) == list("ABCDEF")


class TestWhatPeopleCallThemselves:
    """Names are typed by strangers; everybody at the table reads them."""

    @pytest.mark.parametrize(
        ("typed", "told"),
        [
            ("  Ana   Marija ", "Ana Marija"),
            ("Z\u030cana", "Žana"),
            ("Ｂéla", "Béla"),
            ("Ștefan", "Ștefan"),
            ("Nguyễn Thị", "Nguyễn Thị"),
            ("Оля", "Оля"),
            ("a" * 20, "a" * 20),
            ("O'Neill-2", "O'Neill-2"),
            ("", ""),
        ],
    )
    def test_a_name_is_told_as_it_is_read(self, typed: str, told: str) -> None:
        assert told == cleaned(typed)

    @pytest.mark.parametrize(
        ("typed", "error"),
        [
            ("a" * 21, "name_long"),
            ("Ana\u202enaB", "name_signs"),  # from right to left
            ("Ana\u200b", "name_signs"),  # no width
            ("A\u200dna", "name_signs"),  # a joiner
            ("A\x00na", "name_signs"),
            ("\u3164", "name_signs"),  # a letter that shows nothing
            ("Ana\ufe0f", "name_signs"),
            ("Z\u0335\u0336\u0337\u0338algo", "name_signs"),  # marks upon marks
            ("\u0301Ana", "name_signs"),
            ("!!!", "name_signs"),
            ("\ue000x", "name_signs"),  # for private use
            ("Аna", "name_mixed"),  # Cyrillic, then Latin
        ],
    )
    def test_what_tricks_the_eye_is_no_name(self, typed: str, error: str) -> None:
        with pytest.raises(RequestError) as wrong:
            cleaned(typed)
        assert (422, error) == (wrong.value.status, wrong.value.body["error"])

    @pytest.mark.parametrize(
        ("one", "other"),
        [("Ana", "ANA"), ("Bope", "Воре"), ("Ivo", "1vo"), ("IVO", "lvo"), ("Otto", "0tto"), ("Arno", "Amo")],
    )
    def test_names_that_look_alike_are_the_same(self, one: str, other: str) -> None:
        assert not distinct(one, [other])
        assert not distinct(other, [one])

    @pytest.mark.parametrize(
        ("one", "other"), [("Ana", "Anja"), ("Žana", "Zana"), ("Béla", "Bela"), ("Jan", "Jana")]
    )
    def test_names_that_differ_by_a_letter_or_a_mark_are_not(self, one: str, other: str) -> None:
        assert distinct(one, [other])


@pytest.mark.parametrize(
    ("people", "bots"),
    [
        ({3: "Ana"}, ["Ema", "Bine", "Cvetka"]),
        ({0: "Bine", 1: "ANA"}, ["Cvetka", "Drago"]),
        ({0: "Ema", 1: "France", 2: "Drago"}, ["Ana"]),
    ],
    ids=str,
)
def test_a_bot_gives_way_to_a_person_of_its_name(people: dict[int, str], bots: list[str]) -> None:
    places = tuple(
        AtPlace(person=Person(f"guest {number}", people[number])) if number in people else AtPlace("rule")
        for number in range(4)
    )
    there = build_occupants("slovenian", places, None)
    assert bots == [each.name for each in there if each.kind == "rule"]
