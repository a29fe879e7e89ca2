"""Several pages of one person, and what they have the house forget."""

import pytest
from end_to_end.company import FAIR, opened
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect

pytestmark = pytest.mark.long


def test_of_five_pages_at_a_seat_the_first_is_closed_and_may_come_back(open_house, visit):
    house = open_house(FAIR)
    screen = visit(house, tap, **SMALL)
    address = f"{house.url}/table/{opened(screen, house)}"
    screen.page.goto(address)
    screen.find("hand").wait_for()
    for number in range(4):
        another = screen.page.context.new_page()
        another.goto(address)
        another.get_by_test_id("hand").wait_for()
        if number == 0:
            expect(screen.find("toast")).to_contain_text("open on 2 pages")
    screen.page.bring_to_front()
    screen.press(screen.find("come-back"))
    screen.find("hand").wait_for()


def test_whoever_wants_to_be_forgotten_says_so_twice(open_house, visit):
    house = open_house(FAIR)
    screen = visit(house, tap, **SMALL)
    opened(screen, house)
    screen.page.goto("/")
    screen.press(screen.find("settings"))
    screen.press(screen.find("personal"))
    with screen.page.expect_download() as download:
        screen.press(screen.find("personal-save"))
    assert "tarok.json" == download.value.suggested_filename
    screen.press(screen.find("personal-remove"))
    assert 1 == len(screen.page.request.get(f"{house.url}/api/tables").json())
    with screen.page.expect_navigation():  # what is to be forgotten has been by then
        screen.press(screen.find("personal-remove-yes"))
    assert [] == screen.page.request.get(f"{house.url}/api/tables").json()


def test_whoever_signs_out_everywhere_else_is_known_here_alone_and_there_reads_why(open_house, visit, faults):
    house = open_house(sorted(range(54)))
    here, there = visit(house, tap, **SMALL), visit(house, tap, **SMALL, locale="hu-HU")
    table = opened(here, house)
    there.page.context.add_cookies(here.page.context.cookies())
    there.page.goto(f"/table/{table}")
    there.page.locator("body[data-phase]").wait_for()
    here.page.goto("/")
    here.press(here.find("settings"))
    here.press(here.find("personal"))
    expect(here.find("personal-until")).to_contain_text("20")
    here.press(here.find("personal-elsewhere"))
    here.press(here.find("personal-elsewhere-yes"))
    expect(here.find("personal-alone")).to_contain_text("Only this device knows you now")
    expect(there.page.get_by_text("Ezt az eszközt egy másikról kijelentkeztették.")).to_be_visible()
    there.page.goto("/")
    expect(there.find("gone")).to_be_visible()
    there.page.close()
    assert all("401" in fault for fault in faults)
    faults.clear()
    here.page.goto(f"/table/{table}")
    here.page.locator("body[data-phase]").wait_for()
