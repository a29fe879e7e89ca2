"""What somebody chooses for their own page: its colours, how cards lie, are played and are looked at."""

import re
from collections.abc import Callable

import pytest
from end_to_end.company import Company, typed_in
from end_to_end.screen import SMALL, Screen, click, tap, type_keys
from end_to_end.test_accessible import examine
from end_to_end.test_large_letters import enlarged
from playwright.sync_api import expect

from tarok.engine.actions import Play

pytestmark = pytest.mark.long

GROUND = "getComputedStyle(document.documentElement).getPropertyValue('--felt')"


def choose(screen: Screen, **wanted: str):
    screen.open("settings")
    for setting, value in wanted.items():
        screen.unfold_section(setting)
        screen.find(setting).locator(f"input[value={value}]").check()
    screen.page.keyboard.press("Escape")


@pytest.fixture
def first_to_play(sit_down) -> Callable[..., tuple[Company, Play]]:
    """Sit down where the page's own player may play a card, and say which."""

    def first_to_play(**looks) -> tuple[Company, Play]:
        deal = typed_in("klop")
        own, action = next(
            (i, action)
            for i, (seat, action) in enumerate(deal.log)
            if isinstance(action, Play) and deal.carry.place(seat) == 3
        )
        company = sit_down("klop", place=3, said=own, **looks)
        company.await_turn()
        return company, action

    return first_to_play


def test_light_and_dark_and_the_felt_are_ones_own_choice(open_server, visit):
    screen = visit(open_server(), color_scheme="light")
    screen.goto("/")
    screen.find("settings").wait_for()
    seen = {screen.page.evaluate(GROUND)}
    choose(screen, theme="dark")
    expect(screen.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(screen.page.locator("div.deck-dark")).to_have_count(1)
    for felt in ("blue", "wine", "slate"):
        choose(screen, felt=felt)
        seen.add(screen.page.evaluate(GROUND))
    choose(screen, theme="light")
    seen.add(screen.page.evaluate(GROUND))
    assert 5 == len(seen)
    screen.goto("/")
    expect(screen.page.locator("html")).to_have_attribute("data-felt", "slate")
    choose(screen, theme="system")
    screen.page.emulate_media(color_scheme="dark")
    expect(screen.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(("press", "looks"), [(click, {}), (tap, SMALL), (type_keys, {})])
def test_the_first_of_two_taps_only_lifts_the_card(first_to_play, press, looks):
    company, action = first_to_play(press=press, **looks)
    screen = company.screen
    choose(screen, tap="two")
    card = screen.card(action.card)
    screen.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    assert "tap again to play" in str(card.get_attribute("aria-label"))
    assert [] == [text for text in screen.sent if '"type":"act"' in text]  # a ping may go at any time
    screen.press(card)
    company.done(action)
    expect(card).to_have_count(0)


def test_the_hand_is_sorted_as_one_likes_it(first_to_play):
    screen = first_to_play()[0].screen

    def lying() -> list[int]:
        return screen._cards("[data-testid=hand] [data-card]")

    usual = lying()
    choose(screen, ranks="rising", taroks="last")
    assert sorted(usual) == sorted(lying()) != lying()
    assert max(usual) == lying()[-1]
    choose(screen, ranks="falling", taroks="first")
    assert usual == lying()


def test_a_card_that_is_held_is_seen_large_and_not_played(first_to_play):
    company, action = first_to_play()
    screen = company.screen
    said = len(screen.sent)
    card = screen.card(action.card)
    card.hover()
    screen.page.mouse.down()
    large = screen.find("peek")
    expect(large.locator("img")).to_have_count(1)
    wide, narrow = large.locator("img").bounding_box(), card.bounding_box()
    assert wide
    assert narrow
    assert 2 * narrow["width"] < wide["width"]
    screen.page.mouse.up()
    expect(large).to_be_hidden()
    assert said == len(screen.sent)
    expect(card).to_be_visible()


def test_a_key_shows_the_card_in_focus_large(first_to_play):
    company, action = first_to_play()
    screen = company.screen
    card = screen.card(action.card)
    expect(card.locator("img")).to_have_attribute("src", re.compile("."))  # the deck is there
    card.focus()
    screen.page.keyboard.press("p")
    large = screen.find("peek")
    expect(large).to_be_visible()
    face = card.locator("img").get_attribute("src")
    expect(large.locator("img")).to_have_attribute("src", str(face))
    screen.page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    expect(card).to_be_focused()


@pytest.mark.parametrize(("locale", "typed"), [("en-GB", "wine"), ("hu-HU", "borvoros")])
def test_a_setting_is_found_by_a_value_in_the_language_of_the_reader(open_server, visit, locale, typed):
    screen = visit(open_server(), tap, **SMALL, locale=locale)
    screen.goto("/me")
    search = screen.find("settings-search")
    search.fill(typed)
    expect(screen.find("settings-hand")).to_have_count(0)
    screen.find("felt").locator("input[value=wine]").check()
    expect(screen.page.locator("html")).to_have_attribute("data-felt", "wine")
    examine(screen)
    search.fill("qqq")
    expect(screen.find("settings-none")).to_contain_text("qqq")
    expect(screen.page.locator("[data-testid=me-settings] details")).to_have_count(0)
    search.fill("")
    expect(screen.find("settings-hand")).to_be_visible()
    expect(screen.find("tap")).to_be_hidden()  # folded, as before


@pytest.mark.parametrize("looks", [{"viewport": {"width": 800, "height": 360}}, SMALL])
def test_settings_at_a_table_are_closed_from_anywhere_with_letters_of_twice_the_size(
    open_server, visit, looks
):
    screen = enlarged(visit(open_server(typed_in("klop").pack), tap, **{**looks, "has_touch": True}))
    screen.goto("/")
    screen.press(screen.find("deal"))
    screen.page.locator("body[data-phase]").wait_for()
    screen.open("settings")
    screen.unfold_section("index")
    screen.find("licences").scroll_into_view_if_needed()
    close = screen.find("settings-dialog").get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    screen.press(close)
    expect(screen.find("settings-dialog")).to_have_count(0)
