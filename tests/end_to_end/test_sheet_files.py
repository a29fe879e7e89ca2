"""What a score sheet leaves behind: files for spreadsheets, and a page on paper."""

import io
import re

import openpyxl
import pytest
from end_to_end.screen import SMALL, Screen, tap
from end_to_end.test_paper import PATIENCE
from playwright.sync_api import expect

NAMES = ("=1+1", "Špela", "Črt", "Žiga")
"""The first would be a formula where it is not taken for a name."""


@pytest.fixture
def slovenian_sheet(open_server, visit) -> Screen:
    """A sheet in Slovenian: three misdeals by who deals first, and a deal: two, made with 48 points."""
    screen = visit(open_server(), tap, **{**SMALL, "locale": "sl-SI"})
    screen.goto("/score")
    screen.press(screen.find("score-new"))
    boxes = screen.page.locator("input[type=text]")
    for place, name in enumerate(NAMES):
        boxes.nth(place).fill(name)
    screen.press(screen.find("deal-chosen"))
    screen.press(screen.find("score-enter"))
    for field, value in (("contract", "two"), ("declarer", 0), ("partner", 2)):
        screen.press(screen.page.locator(f'[data-field={field}] [data-value="{value}"]'))
    screen.page.locator("[data-field=points] input").fill("48")
    screen.press(screen.find("score-save"))
    expect(screen.page.locator("tbody tr")).to_have_count(1, timeout=PATIENCE)
    screen.press(screen.find("score-misdeal"))
    expect(screen.page.locator("tbody tr")).to_have_count(2, timeout=PATIENCE)
    return screen


def saved(screen: Screen, button: str) -> tuple[str, bytes]:
    with screen.page.expect_download() as told:
        screen.press(screen.find(button))
    return told.value.suggested_filename, told.value.path().read_bytes()


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:Workbook contains no default style")  # openpyxl puts its own there
def test_a_sheet_is_read_by_the_spreadsheets_of_its_country_and_by_printers(slovenian_sheet):
    """SL-SCO-02: two made with 48 points pays 20 and 15 to the declarer and to the partner."""
    name, text = saved(slovenian_sheet, "sheet-csv")
    assert re.fullmatch(r"Slovenski tarok v štirih - 1 1, Špela, Črt, Žiga \d{4}-\d\d-\d\d\.csv", name)
    assert text.startswith(b"\xef\xbb\xbf")
    rows = [line.split(";") for line in text.decode("utf-8-sig").split("\r\n")]
    assert ["'=1+1", "Špela", "Črt", "Žiga"] == rows[0][1:]
    assert ["0", "35", "0", "35"] == rows[1][1:]

    name, packed = saved(slovenian_sheet, "sheet-xlsx")
    assert name.endswith(".xlsx")
    page = openpyxl.load_workbook(io.BytesIO(packed)).active
    assert page is not None
    cells = [list(row) for row in page.iter_rows(values_only=True)]
    assert [*NAMES] == cells[0][1:]
    assert [0, 35, 0, 35] == cells[1][1:]
    assert {"s"} == {cell.data_type for cell in page[1]}, "a name is no formula"
    assert page.cell(1, 2).font.bold
    assert "A2" == page.freeze_panes

    # On paper: who, what and when, but nothing that one can only tap.
    slovenian_sheet.page.emulate_media(media="print")
    heading = slovenian_sheet.find("score-heading")
    expect(heading).to_be_visible()
    expect(heading).to_contain_text("Slovenski tarok v štirih")
    expect(heading).to_contain_text("Špela, Črt, Žiga")
    expect(heading).to_contain_text("Hišna pravila: ")
    expect(slovenian_sheet.page.locator("main .button:visible")).to_have_count(0)
    looks = slovenian_sheet.page.locator("figure g polyline")
    expect(looks).to_have_count(4)
    patterns = {looks.nth(at).get_attribute("stroke-dasharray") for at in range(4)}
    assert 4 == len(patterns), "lines without colours are told apart"
