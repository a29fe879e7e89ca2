"""A score sheet for real cards: entered by taps, explained, corrected, and kept without a network."""

import pytest
from end_to_end.screen import SMALL, Screen, tap
from end_to_end.test_accessible import examine
from playwright.sync_api import expect

NAMES = ("Ana", "Bor", "Cene", "Dana")
PATIENCE = 240_000
"""How many milliseconds a busy machine may take to compile Python."""


@pytest.fixture
def sheet(open_server, visit) -> Screen:
    """A new sheet of Slovenian tarok for four, on a phone; Ana deals first."""
    screen = visit(open_server(), tap, keeps=True, **SMALL)
    screen.goto("/score")
    screen.press(screen.find("score-new"))
    boxes = screen.page.locator("input[type=text]")
    expect(boxes).to_have_count(4, timeout=PATIENCE)
    for place, name in enumerate(NAMES):
        boxes.nth(place).fill(name)
    screen.press(screen.find("deal-chosen"))
    expect(screen.find("score-next")).to_have_text("Ana deals.", timeout=PATIENCE)
    return screen


def test_a_sheet_waits_while_the_server_builds_its_rules(open_server, visit, faults):
    screen = visit(open_server(), tap, **SMALL)
    building = {"status": 503, "headers": {"Retry-After": "1"}}
    screen.page.route("**/engine/index.json", lambda route: route.fulfill(**building))
    screen.goto("/score")
    screen.press(screen.find("score-new"))
    boxes = screen.page.locator("input[type=text]")
    expect(boxes).to_have_count(4, timeout=PATIENCE)
    for place, name in enumerate(NAMES):
        boxes.nth(place).fill(name)
    screen.press(screen.find("deal-chosen"))
    waiting = screen.page.get_by_text("The sheet opens once its rules are ready.").first
    expect(waiting).to_be_visible(timeout=PATIENCE)

    screen.page.unroute("**/engine/index.json")
    expect(screen.find("score-next")).to_have_text("Ana deals.", timeout=PATIENCE)
    expect(waiting).to_have_count(0)
    told = ("/engine/index.json", "status of 503")  # by the browser, of each try
    faults[:] = [fault for fault in faults if not any(each in fault for each in told)]


def enter(screen: Screen, contract: str, *people: str, points: int) -> None:
    """Bor is forehand when Ana deals."""
    screen.press(screen.find("score-enter"))
    screen.press(screen.page.locator(f"[data-field=contract] [data-value={contract}]"))
    for field, name in zip(("declarer", "partner"), people, strict=False):
        screen.press(
            screen.page.locator(f"[data-field={field}]").get_by_role("button", name=name, exact=True)
        )
    box = screen.page.locator("[data-field=points] input")
    box.fill(str(points))
    box.press("Tab")
    expect(screen.find("score-save")).to_be_enabled(timeout=PATIENCE)


def totals(screen: Screen, *points: str) -> None:
    for place, each in enumerate(points):
        expect(screen.find(f"sheet-total-{place}")).to_have_text(each, timeout=PATIENCE)


@pytest.mark.long
def test_an_evening_at_a_table_of_wood(sheet, faults):
    """SL-SCO-02: two made with 48 points pays 20 and 15, a trula 10 more."""
    enter(sheet, "two", "Bor", "Dana", points=48)
    sheet.press(sheet.page.locator("[data-feat=trula-0]"))
    expect(sheet.page.locator("[data-feat=trula-0]")).to_have_attribute("aria-pressed", "true")
    examine(sheet)
    sheet.press(sheet.find("score-save"))
    totals(sheet, "0", "45", "0", "45")
    expect(sheet.find("score-next")).to_have_text("Bor deals.")
    examine(sheet)

    # What was wrong is corrected in its place.
    sheet.press(sheet.page.locator("tbody button").first)
    sheet.press(sheet.find("score-correct"))
    box = sheet.page.locator("[data-field=points] input")
    expect(box).to_have_value("48")
    box.fill("58")
    box.press("Tab")
    expect(sheet.find("score-save")).to_be_enabled(timeout=PATIENCE)
    sheet.press(sheet.find("score-save"))
    totals(sheet, "0", "55", "0", "55")

    # Killed in the midst of an entry, and without a network, it goes on where it was.
    enter(sheet, "one", "Cene", "Ana", points=20)
    sheet.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    sheet.page.reload()
    expect(sheet.find("score-save")).to_be_enabled(timeout=PATIENCE)
    sheet.page.context.set_offline(True)
    sheet.page.reload()
    expect(sheet.page.locator("[data-field=points] input")).to_have_value("20", timeout=PATIENCE)
    sheet.press(sheet.find("score-save"))
    totals(sheet, "−45", "55", "−45", "55")
    sheet.press(sheet.find("score-undo"))
    totals(sheet, "0", "55", "0", "55")
    faults[:] = [each for each in faults if "ERR_INTERNET_DISCONNECTED" not in each]
