"""The tables of the game beside those of the book: contracts, bonuses and options; chapters 5, 13 and 20."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest
from games.table import slovenian
from msgspec.structs import asdict, fields

BOOK = Path(__file__).parents[2] / "docs" / "rules" / "slovenian.md"

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
    "klop_enabled": True,
    "klop_kontra": False,
    "klop_mond_lead_ban": False,
    "compulsory_klop_multiples": 0,
    "compulsory_klop_after_misdeal": False,
    "berac_skis_emperor": False,
    "colour_valat_suits_first": False,
    "emperor_trick_order": "any",
    "enforce_holder_announcements": True,
    "hirskontra": False,
    "win_threshold": "36",
    "difference_rounding": 5,
    "mond_penalty": 20,
    "silent_pagat_personal": "off",
    "stack_failed_announcement": False,
    "silent_valat_takes_game_kontra": True,
    "valat_drops_mond_penalty": True,
    "early_termination": True,
    "scoring_mode": "paper",
    "settle_by_average": False,
    "radli_enabled": True,
    "radl_end_penalty": 100,
    "end_mode": "skis_round",
    "hands": 20,
    "target_score": 1000,
}
OF_FOUR = {
    "four_kings_call": "own_king",
    "call_fourth_king": False,
    "piccolo": "off",
    "colour_valat_with_partner": False,
}
OF_THREE = {
    "difference_rounding": 1,
    "mond_penalty": 21,
    "three_player_solo_without": False,
    "three_player_high_bids": False,
    "vogel_frei": False,
    "annul_few_taroks": False,
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


@pytest.mark.parametrize(
    ("key", "more"), [("slovenian", OF_FOUR), ("slovenian_5", OF_FOUR), ("slovenian_3", OF_THREE)]
)
def test_options(key: str, more: dict[str, object]) -> None:
    """SL-SES-06, SL-SES-07, SL-3P-06, SL-3P-07 and the others of chapter 20: all of them, with defaults."""
    assert OPTIONS | more == asdict(slovenian(key).options)


def test_rows_of_three() -> None:
    """SL-3P-02, SL-3P-03, SL-3P-05, SL-3P-10: the rows above, without kings and without partners."""
    low = ["klop", "three", "two", "one", "beggar"]
    high = ["open_beggar", "colour_valat_without", "valat_without", "colour_valat"]
    solo, more = {"three_player_solo_without": True}, {"three_player_high_bids": True}
    bids = (({}, low), (solo, [*low, "solo_without"]), ({**solo, **more}, [*low, "solo_without", *high]))
    for options, names in bids:
        game = slovenian("slovenian_3", **options)
        assert names == [contract.id for contract in game.contracts]
        assert not any(contract.calls for contract in game.contracts)
        assert ["trula", "kings", "pagat_ultimo", "valat"] == [bonus.id for bonus in game.bonuses]
        for contract in game.contracts:
            of_four = slovenian().contract(contract.id)
            same = (of_four.value, of_four.talon, of_four.declarer_leads, of_four.counts)
            assert same == (contract.value, contract.talon, contract.declarer_leads, contract.counts)
            assert bool(of_four.bonuses) == bool(contract.bonuses)
            assert [duty.id for duty in of_four.duties] == [duty.id for duty in contract.duties]


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


@pytest.mark.parametrize("key", ["slovenian", "slovenian_3", "slovenian_5"])
def test_options_of_the_book(key: str) -> None:
    """Chapter 20 names every option with its default and its rule, and no other."""
    chapter = BOOK.read_text("utf-8").partition("## 20. Options")[2].partition("## 21.")[0]
    found = re.findall(r"^\| `(\w+)` \| (.*) \| .* \| .* \| (.*) \|$", chapter, re.MULTILINE)
    rows = {name: rest for name, *rest in found}
    kind = type(slovenian(key).options)
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        (rule,) = [meta.extra for meta in hints[field.name].__metadata__ if meta.extra]
        default, clauses = rows[field.name]
        assert (field.name, True) == (field.name, rule["clause"] in clauses)
        assert str(field.default).lower() in re.split(r"[ ;]+", default)
    assert {*OPTIONS, *OF_FOUR, *OF_THREE} == rows.keys()


def test_the_bonuses_of_three_are_judged_like_those_of_four() -> None:
    """SL-3P-05: the same rows, but for the king's."""
    ours = [row for row in slovenian().bonuses if row.id != "king_ultimo"]
    three = slovenian("slovenian_3")
    assert ours == [*three.bonuses]
    assert {(), tuple(ours)} == {row.bonuses for row in three.contracts}
