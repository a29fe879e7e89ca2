"""Several pages of one person, and what they have the house forget."""

from end_to_end.house import House
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect

FAIR = [5 * n % 54 for n in range(54)]
"""A pack whose taroks lie so evenly that each hand has some, wherever it is cut: no deal is thrown in."""


def opened(screen, house: House) -> str:
    answer = screen.page.request.post(f"{house.url}/api/tables", data={"game": "slovenian"})
    return str(answer.json()["table"])


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
