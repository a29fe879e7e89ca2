"""A phone: everything in reach of a thumb, nothing cut off, nothing that jumps about."""

import pytest
from end_to_end.company import split, typed_in
from end_to_end.screen import SMALL, tap, type_keys
from playwright.sync_api import Locator, expect

from tarok.actions import Play

pytestmark = pytest.mark.browser

FOLDED = ("log", "sheet", "settings", "help")
FINGER = 44


def box(target: Locator) -> dict[str, float]:
    found = target.bounding_box()
    assert found
    return found


def test_the_menu_of_a_phone_has_what_the_bar_has_no_room_for(sit_down):
    company = sit_down("klop", place=3, press=tap, **SMALL)
    screen = company.screen
    company.begin(typed_in("klop"))
    screen.press(screen.find("menu"))
    for name in FOLDED:
        expect(screen.find(name)).to_be_hidden()
        assert FINGER <= box(screen.find(f"menu-{name}"))["height"]
    screen.page.keyboard.press("Escape")
    for name in FOLDED:
        screen.open(name)
        expect(screen.find(f"{name}-dialog")).to_be_visible()
        screen.page.keyboard.press("Escape")
        expect(screen.find("menu")).to_be_focused()


def test_the_menu_by_keyboard(sit_down):
    company = sit_down("klop", place=3, press=type_keys, **SMALL)
    screen = company.screen
    company.begin(typed_in("klop"))
    screen.open("help")
    expect(screen.find("help-dialog").get_by_role("button", name="Close")).to_be_focused()
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("l")  # letters stand for what is folded, too
    expect(screen.find("log-dialog")).to_be_visible()


def test_nothing_jumps_while_tricks_are_played(sit_down):
    deal = typed_in("king_in_talon")
    company = sit_down("king_in_talon", place=1, press=tap, **SMALL)
    company.begin(deal)
    first = next(i for i, (_, action) in enumerate(deal.log) if isinstance(action, Play))
    places = set()
    company.go_through(deal.log[:first])
    for i in range(first, first + 12, 2):
        company.go_through(deal.log[i : i + 2])
        company.screen.wait({"v": company.v})
        places.add(tuple(box(company.screen.find("status")).items()))
        assert 54 >= box(company.screen.find("bar"))["height"]
    assert 1 == len(places), places


def test_the_log_opens_at_its_last_line(sit_down):
    deal = typed_in("king_in_talon")
    company = sit_down("king_in_talon", place=1, press=tap, **SMALL)
    company.begin(deal)
    *_, last = split(deal.log, deal.log[30][1])
    company.go_through(deal.log[: len(deal.log) - len(last)])
    company.screen.wait({"v": company.v})
    company.screen.open("log")
    expect(company.screen.find("log-dialog").locator("li").last).to_be_in_viewport()
    expect(company.screen.find("log-dialog").locator("li").first).not_to_be_in_viewport()
