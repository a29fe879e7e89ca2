"""A score sheet counts each tap and each key at once, whatever the engine still has to do."""

import re

import pytest
from end_to_end.screen import SMALL, Screen, tap
from end_to_end.test_paper import NAMES, PATIENCE, sheet, totals
from playwright.sync_api import expect

__all__ = ["sheet"]

REFUSED = """Object.defineProperty(window, "indexedDB", {
  get() { throw new DOMException("refused", "SecurityError"); }
})"""
"""A browser that keeps nothing, as some do in private windows."""


class Taps:
    """Taps, and how many there were."""

    def __init__(self, screen: Screen):
        self.screen, self.count = screen, 0

    def on(self, name: str) -> None:
        self.screen.press(self.screen.page.locator(name))
        self.count += 1


@pytest.mark.long
def test_a_deal_takes_six_taps_and_save_takes_one(sheet):
    """SL-SCO-02: two made with 48 points pays 20 and 15."""
    taps = Taps(sheet)
    taps.on("[data-testid=score-enter]")
    taps.on("[data-field=contract] [data-value=two]")
    taps.on("[data-field=declarer] button >> text=Bor")
    taps.on("[data-field=partner] button >> text=Dana")
    taps.on("[data-field=points] input")
    sheet.page.keyboard.type("48")
    taps.on("[data-testid=score-save]")
    assert 6 == taps.count
    totals(sheet, "0", "35", "0", "35")

    # All in one breath, before the engine has answered anything: two taps on a bonus, and Save.
    # A trula announced and made is worth 20 (SL-BON-01).
    taps.on("[data-testid=score-enter]")
    taps.on("[data-field=contract] [data-value=one]")
    taps.on("[data-field=declarer] button >> text=Cene")
    taps.on('[data-field=partner] [data-value="2"]')
    sheet.page.locator("[data-field=points] input").fill("45")
    expect(sheet.page.locator("[data-feat=trula-1]")).to_be_visible(timeout=PATIENCE)
    sheet.page.evaluate("""() => {
      const trula = document.querySelector("[data-feat=trula-0]");
      trula.click();
      trula.click();
      const save = document.querySelector("[data-testid=score-save]");
      save.click();
      save.click();
    }""")
    expect(sheet.page.locator("tbody tr")).to_have_count(2, timeout=PATIENCE)
    totals(sheet, "60", "35", "60", "35")


@pytest.mark.long
def test_a_number_that_cannot_be_stands_until_it_is_corrected(sheet):
    """At two 70 points lie with the sides together (SL-CNT-01): 71 is none."""
    for name in (
        "[data-testid=score-enter]",
        "[data-field=contract] [data-value=two]",
        "[data-field=declarer] button >> text=Bor",
        "[data-field=partner] button >> text=Dana",
    ):
        sheet.press(sheet.page.locator(name))
    box = sheet.page.locator("[data-field=points] input")
    box.fill("71")
    expect(box).to_have_attribute("aria-invalid", "true", timeout=PATIENCE)
    expect(box).to_have_value("71")
    expect(sheet.find("score-save")).to_be_disabled()
    box.fill("48")
    sheet.page.keyboard.press("Enter")
    totals(sheet, "0", "35", "0", "35")


def test_a_sheet_begins_before_the_engine_is_there(open_server, visit):
    screen = visit(open_server(), tap, **SMALL)
    screen.page.route(re.compile("/engine/"), lambda route: None)  # never answered
    screen.goto("/score")
    screen.press(screen.find("score-new"))
    boxes = screen.page.locator("input[type=text]")
    expect(boxes).to_have_count(4)
    boxes.first.fill(NAMES[0])
    screen.press(screen.find("deal-chosen"))
    expect(screen.find("score-names")).to_have_text("Ana, Guest 2, Guest 3, Guest 4")
    screen.look()


@pytest.mark.long
def test_a_browser_that_keeps_nothing_says_so_and_works(open_server, visit):
    screen = visit(open_server(), tap, **SMALL)
    screen.page.add_init_script(REFUSED)
    screen.goto("/score")
    screen.press(screen.find("score-new"))
    screen.press(screen.find("deal-chosen"))
    expect(screen.find("score-unkept")).to_contain_text("before you leave")
    screen.press(screen.find("score-misdeal"))
    expect(screen.page.locator("tbody tr")).to_have_count(1, timeout=PATIENCE)
    screen.press(screen.find("parent"))
    screen.press(screen.page.get_by_role("link", name="Guest 1"))
    expect(screen.page.locator("tbody tr")).to_have_count(1, timeout=PATIENCE)
    screen.look()
