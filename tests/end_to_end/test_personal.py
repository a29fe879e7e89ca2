"""Several pages of one person, and what they have the server forget."""

import json

import pytest
from end_to_end.company import FAIR, opened
from end_to_end.desk import Desk
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect

pytestmark = pytest.mark.long


def test_of_five_pages_at_a_seat_the_first_is_closed_and_may_come_back(open_server, visit):
    server = open_server(FAIR)
    screen = visit(server, tap, **SMALL)
    address = f"{server.url}/table/{opened(screen, server)}"
    screen.goto(address)
    screen.find("hand").wait_for()
    for number in range(4):
        another = screen.page.context.new_page()
        another.goto(address)
        another.get_by_test_id("hand").wait_for()
        if number == 0:
            expect(screen.find("toast")).to_contain_text("open in 2 tabs")
    screen.page.bring_to_front()
    screen.press(screen.find("come-back"))
    screen.find("hand").wait_for()


def test_whoever_wants_to_be_forgotten_says_so_twice(open_server, visit):
    server = open_server(FAIR)
    screen = visit(server, tap, **SMALL)
    opened(screen, server)
    screen.goto("/")
    screen.press(screen.find("settings"))
    screen.press(screen.find("personal"))
    with screen.page.expect_download() as download:
        screen.press(screen.find("personal-save"))
    assert "tarok.json" == download.value.suggested_filename
    screen.press(screen.find("personal-remove"))
    assert 1 == len(screen.page.request.get(f"{server.url}/api/tables").json())
    with screen.page.expect_navigation():  # what is to be forgotten has been by then
        screen.press(screen.find("personal-remove-yes"))
    assert [] == screen.page.request.get(f"{server.url}/api/tables").json()


@pytest.mark.parametrize("way", ["leave", "remove"])
def test_nothing_of_whoever_was_here_is_left_for_the_next(open_server, visit, way):
    """Neither the director's link nor a name, and not on another page that is open."""
    server = open_server(FAIR)
    screen = visit(server, tap, **SMALL)
    table = opened(screen, server)
    Desk(screen).open("A club evening", "friendly", by="Mira Novak")
    page = screen.page
    link = page.url
    page.evaluate('localStorage.setItem(\'tarok.directing\', \'[{"id": "e", "director": "k"}]\')')
    page.evaluate("localStorage.setItem('tarok.felt', 'blue')")
    other = page.context.new_page()
    other.goto(f"{server.url}/club")
    expect(other.get_by_text("A club evening", exact=True)).to_be_visible()
    page.goto("/")
    screen.press(screen.find("settings"))
    screen.press(screen.find("personal"))
    screen.press(screen.find(f"personal-{way}"))
    expect(screen.find("personal-lost")).to_contain_text("A club evening")
    with page.expect_download() as saved:
        screen.press(screen.find("personal-device-save"))
    kept = json.loads(saved.value.path().read_text("utf-8"))
    assert {"title": "A club evening", "role": "director", "link": link} in kept["links"]
    with page.expect_navigation():
        screen.press(screen.find(f"personal-{way}-yes"))
    other.get_by_test_id("club").wait_for()  # it has gone to the first page by itself
    for each in (page, other):
        each.goto(f"{server.url}/club")
        each.get_by_test_id("club-new").wait_for()
        assert each.get_by_text("A club evening", exact=True).count() == 0
    names = set(page.evaluate("Object.keys(localStorage)"))
    # the first page begins with some family of games, and hears the promise of the deal of the day
    assert names - {"tarok.family", "tarok.shuffles"} == {"tarok.felt"}
    assert table not in page.evaluate("localStorage.getItem('tarok.shuffles') ?? ''")
    drawers = """() => new Promise((tell) => {
      const asked = indexedDB.open("tarok-sheets");
      asked.onsuccess = () => {
        const all = [...asked.result.objectStoreNames];
        const counts = asked.result.transaction(all);
        Promise.all(all.map((name) => new Promise((done) => {
          counts.objectStore(name).count().onsuccess = ({ target }) => done([name, target.result]);
        }))).then(tell);
      };
    })"""
    assert dict(page.evaluate(drawers)) == {"events": 0, "noted": 0, "sheets": 0}
    assert page.context.cookies() == []


def test_whoever_signs_out_everywhere_else_is_known_here_alone_and_there_reads_why(
    open_server, visit, faults
):
    server = open_server(sorted(range(54)))
    here, there = visit(server, tap, **SMALL), visit(server, tap, **SMALL, locale="hu-HU")
    table = opened(here, server)
    there.page.context.add_cookies(here.page.context.cookies())
    there.goto(f"/table/{table}")
    there.page.locator("body[data-phase]").wait_for()
    here.goto("/")
    here.press(here.find("settings"))
    here.press(here.find("personal"))
    expect(here.find("personal-until")).to_contain_text("20")
    here.press(here.find("personal-elsewhere"))
    here.press(here.find("personal-elsewhere-yes"))
    expect(here.find("personal-alone")).to_contain_text("Only this device knows you now")
    expect(there.page.get_by_text("Ezt az eszközt egy másikról kijelentkeztették.")).to_be_visible()
    there.goto("/")
    expect(there.find("gone")).to_be_visible()
    there.page.close()
    assert all("401" in fault for fault in faults)
    faults.clear()
    here.goto(f"/table/{table}")
    here.page.locator("body[data-phase]").wait_for()
