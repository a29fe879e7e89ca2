"""The page in Slovenian: chosen by the browser's own language, or by a person, and then for good."""

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect

from tarok.sheet import Sheet

pytestmark = pytest.mark.browser


def test_a_browser_that_speaks_slovenian_is_answered_in_slovenian(open_house, visit):
    screen = visit(open_house(typed_in("klop").pack), locale="sl-SI")
    screen.page.goto("/")
    expect(screen.find("deal")).to_have_text("Deli")
    expect(screen.page.locator("html")).to_have_attribute("lang", "sl")
    screen.look()


def test_the_language_that_was_chosen_stays(sit_down):
    deal = typed_in("mordkontra")
    company = sit_down("mordkontra", place=0, press=tap, **SMALL)
    company.begin(deal)
    page, screen = company.screen.page, company.screen
    screen.open("settings")
    screen.press(screen.find("lang-sl"))
    expect(screen.find("settings-dialog")).to_contain_text("Nastavitve")
    page.reload()
    company.begin(deal)
    expect(page.locator("html")).to_have_attribute("lang", "sl")
    company.go_through(deal.log)
    company.come_to_an_end(Sheet(deal.game))
    expect(screen.find("result")).to_contain_text("solo tri")
    for name in ("sheet", "last-trick", "log", "settings"):
        screen.open(name)
        screen.look()
        page.keyboard.press("Escape")
