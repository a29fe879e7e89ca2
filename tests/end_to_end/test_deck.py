"""What somebody likes to see on the cards, chosen in the settings."""

import pytest
from end_to_end.screen import Screen
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

PLAIN = "deck-plain"
"""So the file of the other deck is named."""


def drawn(screen: Screen, name: str) -> str:
    """What is drawn under a name, for all the cards that use it."""
    return str(screen.page.locator(f"[id={name}]").evaluate("(found) => found.innerHTML"))


def choose(screen: Screen, setting: str, value: str):
    screen.find(setting).locator(f"input[value={value}]").check()


def test_letters_and_arabic_numerals_stand_in_the_corners_of_whoever_wants_them(open_house, visit):
    screen = visit(open_house())
    screen.page.goto("/")
    screen.find("settings").click()
    signs = {name: drawn(screen, name) for name in ("deck-mark-king", "deck-mark-queen", "deck-numeral-7")}
    assert 3 == len(set(signs.values()))
    choose(screen, "courts", "letters")
    assert signs["deck-mark-king"] != drawn(screen, "deck-mark-king")
    assert signs["deck-numeral-7"] == drawn(screen, "deck-numeral-7")
    english = drawn(screen, "deck-mark-queen")
    choose(screen, "numerals", "arabic")
    assert signs["deck-numeral-7"] != drawn(screen, "deck-numeral-7")
    screen.find("settings-dialog").get_by_role("button", name="SL").click()
    expect(screen.find("courts")).to_contain_text("K D C F")
    assert english != drawn(screen, "deck-mark-queen")  # Q is D there
    screen.page.reload()
    screen.find("settings").wait_for()
    assert signs["deck-mark-king"] != drawn(screen, "deck-mark-king")


def test_the_plain_deck_is_fetched_when_it_is_chosen(open_house, visit):
    screen = visit(open_house())
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.page.goto("/")
    screen.find("settings").click()
    assert not [url for url in asked if PLAIN in url]
    scene = drawn(screen, "deck-tarok-21")
    with screen.page.expect_response(lambda response: PLAIN in response.url):
        choose(screen, "deck", "plain")
    expect(screen.page.locator("[id=deck-tarok-21-half] [href='#deck-numeral-21']")).to_have_count(1)
    assert scene != drawn(screen, "deck-tarok-21")
    choose(screen, "deck", "village")
    expect(screen.page.locator("[id=deck-tarok-21-half] [href='#deck-numeral-21']")).to_have_count(0)
    assert scene == drawn(screen, "deck-tarok-21")
