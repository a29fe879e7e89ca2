"""What a suggestion is worth, and why: asked for at the table, beside thoughtful opponents."""

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import LARGE, Screen
from end_to_end.test_accessible import examine
from playwright.sync_api import expect

SIZES = [(360, 664), (375, 667), (800, 360), (1440, 900)]
SOON = 20_000
"""Within how many milliseconds all is thought over, on a machine that has a lot to do."""
OVERFLOW = "each => each.scrollWidth - each.clientWidth"
CUT_OFF = "found => found.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
"""What has no room for its words."""


@pytest.fixture
def thoughtful(open_house, visit) -> Screen:
    """A table with thoughtful opponents, where it is one's turn."""
    screen = visit(open_house(typed_in("klop").pack), **LARGE)
    screen.page.goto("/")
    screen.press(screen.find("games"))
    screen.press(screen.find("opponents").get_by_text("thoughtful"))
    screen.press(screen.find("deal-chosen"))
    expect(screen.find("suggest")).to_be_visible(timeout=SOON)
    return screen


def test_a_suggestion_is_weighed_and_explained(thoughtful):
    screen, page = thoughtful, thoughtful.page
    assert 3 == page.locator("[data-testid^=level-]").count()
    while not page.locator("[data-testid=hand] [data-card]").count() or page.get_by_test_id("cut").count():
        page.locator("[data-action]").first.click()
        expect(screen.find("suggest")).to_be_visible(timeout=SOON)
    screen.press(screen.find("suggest"))
    hints = page.locator("button[data-testid=hints]")
    expect(hints).to_be_visible(timeout=SOON)
    screen.press(hints)
    rows = page.get_by_test_id("hints-dialog").locator("ol > li")
    expect(rows.first).to_be_visible()
    assert 1 == page.locator("[data-testid=hints-dialog] li.advised").count()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.get_by_test_id("hints-dialog").evaluate(OVERFLOW) <= 0
    examine(screen)


def test_the_level_at_a_seat_leaves_room_for_the_other_marks(thoughtful):
    page = thoughtful.page
    while not page.locator("[data-at] .mark").count():
        page.locator("[data-action]").first.click()
        expect(thoughtful.find("suggest")).to_be_visible(timeout=SOON)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        marks = page.locator("[data-at] .mark, [data-at] .level")
        assert [] == marks.evaluate_all(CUT_OFF), (width, height)
