"""The page in another language: chosen by the browser's own, or by a person, and then for good."""

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect

from tarok.scoring.sheet import Sheet

pytestmark = pytest.mark.long


@pytest.mark.long
def test_the_language_that_was_chosen_stays(sit_down):
    deal = typed_in("mordkontra")
    company = sit_down("mordkontra", place=0, press=tap, **SMALL)
    company.begin(deal)
    page, screen = company.screen.page, company.screen
    screen.open("settings")
    screen.speak("sl")
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


def test_the_rule_book_shows_cards_within_the_page(open_server, visit):
    screen = visit(open_server(typed_in("klop").pack), **SMALL)
    screen.goto("/learn")
    screen.press(screen.find("book"))
    article = screen.find("book-dialog").locator("article")
    expect(article.locator("p").first).to_contain_text("The game in a minute.")
    width = screen.page.evaluate("innerWidth")
    cards = article.locator(".pictures img[src]")
    expect(cards).to_have_count(5 + 16 + 11)  # trula and its neighbours, two suits, the count in threes
    for box in [card.bounding_box() for card in cards.all()]:
        assert box
        assert 25 < box["width"]
        assert box["x"] + box["width"] <= width
    expect(article.locator("table .card.evening", has_text="XVII").first).to_be_attached()


def test_the_rule_book_is_read_in_slovenian(open_server, visit):
    """A search needs no carons, and what is found or mentioned is shown where it stands."""
    screen = visit(open_server(typed_in("klop").pack), locale="sl-SI")
    screen.goto("/learn")
    screen.press(screen.find("book"))
    book = screen.find("book-dialog")
    here = book.locator("article .here")
    expect(book.locator("article")).to_have_attribute("lang", "sl")
    expect(book.locator("h1")).to_have_text("Slovenski tarok")
    expect(book).not_to_contain_text("angleščini")
    screen.find("book-search").fill("cesarski stih")
    screen.press(book.get_by_role("button", name="Potek igre 4 Cesarski štih"))
    expect(here).to_contain_text("Cesarski štih: če v istem štihu padejo škis, mond in pagat")
    expect(here).to_be_in_viewport()
    screen.press(book.locator("article a[href='#SL-CV-01']").first)
    expect(here).to_contain_text("V igrah solo tri, solo dva in solo ena")
    expect(here).to_be_in_viewport()


@pytest.mark.parametrize(
    ("locale", "game", "title", "clause"),
    [
        ("hu-HU", "paskievics", "Magyar tarokk", "HU-BID-12"),
        ("ro-RO", "romanian", "Tarokul românesc și taperul", "RO-ANN-06"),
        ("cs-CZ", "czech_american", "Americké české taroky", "CZ-ERR-03"),
    ],
)
def test_the_rule_book_of_a_game_is_read_in_the_language_of_its_country(
    open_server, visit, locale, game, title, clause
):
    screen = visit(open_server(typed_in("klop").pack), locale=locale, **SMALL)
    screen.goto(f"/learn?game={game}")
    screen.press(screen.find("book"))
    book = screen.find("book-dialog")
    expect(book.locator("h1")).to_have_text(title)
    expect(book.locator("article")).to_have_attribute("lang", locale[:2])
    screen.press(book.locator(f"article a[href='#{clause}']").first)
    expect(book.locator(f"article .here [id='{clause}']")).to_be_in_viewport()
