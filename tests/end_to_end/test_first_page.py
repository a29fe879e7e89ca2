"""The first page: one button on a phone, all the games on a desk, and a guide for newcomers on both."""

import pytest
from end_to_end.company import typed_in
from end_to_end.house import House
from end_to_end.screen import LARGE, SMALL, tap
from end_to_end.test_accessible import examine
from playwright.sync_api import expect

from tarok.games import GAMES

pytestmark = pytest.mark.browser

LOW = {"viewport": {"width": 800, "height": 360}, "has_touch": True}
"""A phone on its side."""
STEPS = 4
"""How many pages the guide has."""


@pytest.fixture
def house(open_house) -> House:
    return open_house(typed_in("klop").pack)


@pytest.mark.parametrize("looks", [LOW, SMALL, {"viewport": {"width": 320, "height": 568}}])
def test_a_phone_shows_its_one_button_without_scrolling(house, visit, looks):
    screen = visit(house, **looks)
    screen.page.goto("/")
    expect(screen.find("deal")).to_be_in_viewport(ratio=1)
    expect(screen.find("tiles")).to_have_count(0)
    screen.look()


def test_a_desk_shows_every_game_and_deals_what_is_tapped(open_house, visit):
    screen = visit(open_house(list(GAMES["taper"]().pack)), **LARGE)
    screen.page.goto("/")
    tiles = screen.find("tiles").get_by_role("listitem")
    expect(tiles).to_have_count(len(GAMES))
    screen.look()
    screen.press(screen.page.locator("[data-tile=taper] .play"))
    screen.page.locator("body[data-phase]").wait_for()
    expect(screen.page.locator("[data-testid=hand] [data-card]")).to_have_count(12)
    screen.page.goto("/")
    expect(screen.page.locator("[data-tile].last strong")).to_have_text("Taper")


def test_a_tile_opens_the_house_rules_of_its_game(house, visit):
    screen = visit(house, **LARGE)
    screen.page.goto("/")
    screen.press(screen.page.locator("[data-tile=slovenian_3] .rules"))
    expect(screen.page.locator("input[value=slovenian_3]")).to_be_checked()


def test_the_trick_that_plays_by_itself_stops_at_a_tap(house, visit):
    screen = visit(house, reduced_motion="no-preference", **LARGE)
    screen.page.goto("/")
    demo = screen.find("demo")
    expect(demo).to_contain_text("The highest card of the suit takes the trick.", timeout=10_000)
    screen.press(demo)
    expect(demo).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("locale", "looks", "press"), [("en-GB", SMALL, tap), ("hu-HU", LARGE, None)])
def test_the_guide_goes_from_the_cards_to_the_first_deal(house, visit, locale, looks, press):
    screen = visit(house, locale=locale, **looks, **({"press": press} if press else {}))
    screen.page.goto("/")
    screen.press(screen.find("learn"))
    for step in range(1, STEPS + 1):
        expect(screen.find("guide").get_by_role("heading")).to_contain_text(str(step))
        examine(screen)
        screen.look()
        if step < STEPS:
            screen.press(screen.find("learn-on"))
    screen.press(screen.find("learn-done"))
    screen.wait(phase="auction")
