"""Two phones at one table keep one sheet, the second one for a while without a network."""

import pytest
from end_to_end.screen import SMALL, Screen, tap
from end_to_end.test_paper import PATIENCE, enter, sheet, totals
from playwright.sync_api import expect

__all__ = ["sheet"]


def save(screen: Screen, contract: str, *people: str, points: int) -> None:
    enter(screen, contract, *people, points=points)
    screen.press(screen.find("score-save"))


def said(screen: Screen, words: str) -> None:
    expect(screen.find("score-shared")).to_have_text(words, timeout=PATIENCE)


@pytest.mark.long
def test_two_phones_keep_one_sheet(sheet, visit, open_server, faults):
    """SL-SCO-02: two made with 48 points pays 20 and 15, one lost with 20 points 30 and 15."""
    sheet.press(sheet.find("score-share"))
    sheet.press(sheet.find("score-share-now"))
    link = sheet.find("score-link").inner_text()
    sheet.page.keyboard.press("Escape")
    said(sheet, "On several phones; everything has been sent.")

    other = visit(open_server(), tap, keeps=True, **SMALL)
    other.goto(link)
    expect(other.find("score-next")).to_have_text("Ana deals.", timeout=PATIENCE)
    save(sheet, "two", "Bor", "Dana", points=48)
    for phone in (sheet, other):
        totals(phone, "0", "35", "0", "35")

    # One of them has no network: both go on.
    other.page.context.set_offline(True)
    save(other, "one", "Cene", "Ana", points=20)
    said(other, "1 entry waiting to be sent.")
    totals(other, "−45", "35", "−45", "35")
    save(sheet, "two", "Dana", "Bor", points=48)
    totals(sheet, "0", "70", "0", "70")
    other.page.context.set_offline(False)
    for phone in (sheet, other):
        totals(phone, "−45", "70", "−45", "70")
        said(phone, "On several phones; everything has been sent.")

    # What one corrects is right at the other.
    other.press(other.find("score-undo"))
    expect(other.page.locator("tbody tr")).to_have_count(2, timeout=PATIENCE)
    expect(sheet.page.locator("tbody tr")).to_have_count(2, timeout=PATIENCE)
    faults[:] = [each for each in faults if "ERR_INTERNET_DISCONNECTED" not in each]
