"""What somebody likes to see on the cards, chosen in the settings."""

import pytest
from end_to_end.screen import Screen
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.long

KING, QUEEN, SEVEN, MOND = "deck-hearts-king", "deck-hearts-queen", "deck-tarok-7", "deck-tarok-21"


def picture(screen: Screen, symbol: str) -> Locator:
    """A card that the settings show."""
    return screen.page.locator(f"[data-symbol={symbol}][src]").first


def drawn(screen: Screen, symbol: str) -> str:
    return str(picture(screen, symbol).get_attribute("src"))


def choose(screen: Screen, setting: str, value: str):
    screen.unfold_section(setting)
    screen.find(setting).locator(f"input[value={value}]").check()


def test_letters_and_arabic_numerals_stand_in_the_corners_of_whoever_wants_them(open_server, visit):
    screen = visit(open_server())
    screen.goto("/")
    screen.find("settings").click()
    signs = {card: drawn(screen, card) for card in (KING, QUEEN, SEVEN)}
    assert 3 == len(set(signs.values()))
    choose(screen, "courts", "letters")
    assert signs[KING] != drawn(screen, KING)
    assert signs[SEVEN] == drawn(screen, SEVEN)
    english = drawn(screen, QUEEN)
    choose(screen, "numerals", "arabic")
    assert signs[SEVEN] != drawn(screen, SEVEN)
    screen.find("settings-dialog").get_by_test_id("language").select_option("sl")
    expect(screen.find("courts")).to_contain_text("K D C F")
    assert english != drawn(screen, QUEEN)  # Q is D there
    screen.page.reload()
    screen.find("settings").click()
    assert signs[KING] != drawn(screen, KING)


def test_only_the_deck_that_is_chosen_is_fetched(open_server, visit):
    screen = visit(open_server())
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))

    def fetched():
        return {deck for deck in ("deck-village", "deck-plain") for url in asked if deck in url}

    screen.goto("/")
    screen.find("settings").click()
    scene = drawn(screen, MOND)
    assert "deck-frame-trula" in scene
    assert {"deck-village"} == fetched()
    choose(screen, "deck", "plain")
    expect(picture(screen, MOND)).not_to_have_attribute("src", scene)
    assert "deck-frame-trula" not in drawn(screen, MOND)
    asked.clear()
    screen.page.reload()
    screen.find("settings").click()
    assert scene != drawn(screen, MOND)
    assert {"deck-plain"} == fetched()
    choose(screen, "deck", "village")
    expect(picture(screen, MOND)).to_have_attribute("src", scene)
