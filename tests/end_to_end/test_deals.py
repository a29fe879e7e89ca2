"""Whole deals, typed in and played at the page: what it shows on the way, and that its sheet is the engine's."""

import pytest

from end_to_end.company import typed_in
from end_to_end.conftest import DESKTOP, PHONE, TABLET
from end_to_end.screen import click, tap, type_keys
from tarok.sheet import Sheet

pytestmark = pytest.mark.browser

SMALL = {**PHONE, "press": tap}
MIDDLE = {**TABLET, "press": tap}
LARGE = {**DESKTOP, "press": click}
KEYS = {**DESKTOP, "press": type_keys}


@pytest.mark.parametrize(
    ("name", "place", "looks"),
    [
        ("klop", 3, SMALL),
        ("king_in_talon", 1, KEYS),
        ("colour_valat", 2, MIDDLE),
        ("open_beggar", 0, LARGE),
        ("mordkontra", 0, SMALL),
        ("refused", 3, LARGE),
        ("emperor", 2, MIDDLE),
    ],
)
def test_the_sheet_at_the_end_of_a_deal_is_that_of_the_engine(sit_down, name, place, looks):
    deal = typed_in(name)
    company = sit_down(name, place=place, **looks)
    company.begin(deal)
    company.go_through(deal.log)
    company.come_to_an_end(Sheet(deal.game))
