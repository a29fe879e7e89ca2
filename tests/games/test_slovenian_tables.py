"""The tables of the game beside those of the book: contracts, bonuses and options; chapters 5, 13 and 20."""

import pytest
from games.table import slovenian

CONTRACTS = [
    # contract, worth, size of a set, a king is called, the declarer leads, there are bonuses
    ("klop", 70, 0, False, False, False),
    ("three", 10, 3, True, False, True),
    ("two", 20, 2, True, False, True),
    ("one", 30, 1, True, False, True),
    ("solo_three", 40, 3, False, False, True),
    ("solo_two", 50, 2, False, False, True),
    ("solo_one", 60, 1, False, False, True),
    ("beggar", 70, 0, False, True, False),
    ("solo_without", 80, 0, False, True, False),
    ("open_beggar", 90, 0, False, True, False),
    ("colour_valat_without", 125, 0, False, True, False),
    ("valat_without", 500, 0, False, True, False),
    ("colour_valat", 125, 0, False, True, False),
]
BONUSES = [
    # bonus, silent, announced
    ("trula", 10, 20),
    ("kings", 10, 20),
    ("king_ultimo", 10, 20),
    ("pagat_ultimo", 25, 50),
    ("valat", 250, 500),
]
OPTIONS = {
    "knock_allowed": True,
    "raise_after_auction": True,
    "mond_penalty": 20,
    "difference_rounding": 5,
    "enforce_holder_announcements": True,
    "early_termination": True,
    "radl_end_penalty": 100,
    "end_mode": "skis_round",
    "hands": 20,
    "target_score": 1000,
}


def test_ladder_of_contracts() -> None:
    """SL-CON-01, SL-CON-02, SL-CON-03: in the order of bidding, and the one that cannot be bid."""
    assert [row[0] for row in CONTRACTS] == [contract.id for contract in slovenian().contracts]


@pytest.mark.parametrize(("name", "worth", "size", "calls", "leads", "normal"), CONTRACTS)
def test_contract(name: str, worth: int, size: int, calls: bool, leads: bool, normal: bool) -> None:
    """SL-CON-02, SL-KING-01, SL-TAL-01, SL-PLAY-01: what the table of chapter 5 says of it."""
    contract = slovenian().contract(name)
    assert (worth, size, calls) == (contract.value, contract.talon, contract.calls)
    if name != "klop":  # which has no declarer
        assert leads == contract.declarer_leads
    assert normal == bool(contract.bonuses)


@pytest.mark.parametrize(("name", "silent", "announced"), BONUSES)
def test_bonus(name: str, silent: int, announced: int) -> None:
    """SL-BON-01 to SL-BON-05: what it is worth, wherever it exists."""
    game = slovenian()
    rows = [
        row
        for rows in (game.bonuses, *(each.bonuses for each in game.contracts))
        for row in rows
        if row.id == name
    ]
    assert {(silent, announced)} == {(row.silent, row.announced) for row in rows}
    assert (4 if name == "king_ultimo" else 7) == len(rows)  # three, two and one; the solos too; and the list


def test_options() -> None:
    """SL-SES-06, SL-SES-07 and the other options of chapter 20, with their defaults."""
    options = slovenian().options
    assert {name: getattr(options, name) for name in OPTIONS} == OPTIONS


@pytest.mark.parametrize(
    "wrong",
    [
        {"mond": 21},
        {"difference_rounding": 10},
        {"end_mode": "never"},
        {"hands": 0},
        {"mond_penalty": "20"},
        {"knock_allowed": 1},
    ],
)
def test_option_that_does_not_exist(wrong: dict[str, object]) -> None:
    """Chapter 20: a misspelt option, or one with an impossible value, is not passed over."""
    with pytest.raises(ValueError, match=next(iter(wrong))):
        slovenian(**wrong)
