"""The wall of an event and the players' own view: the clock of the server, seats and standings."""

import re

import pytest
from end_to_end.club_event import ClubEvent
from end_to_end.screen import SMALL, Screen, tap
from end_to_end.test_accessible import examine
from playwright.sync_api import expect

pytestmark = pytest.mark.long
PEOPLE = ("Ana", "Bor", "Cene", "Dana", "Eva")
PROJECTOR = {"viewport": {"width": 1920, "height": 1080}}
PATIENCE = 60_000
LATE = "{ const now = Date.now; Date.now = () => now() - 3 * 3600_000; }"
"""The clock of the device is three hours slow."""
TURNED = "name => document.querySelector(`[data-testid=${name}] li`).innerText"


def at(screen: Screen, path: str) -> Screen:
    screen.goto(path)
    screen.page.locator("[data-testid^=club-]").first.wait_for(timeout=PATIENCE)
    return screen


def rows(screen: Screen, *rows: str):
    shown = screen.find("wall-standing").locator("li")
    expect(shown).to_have_text(list(rows), timeout=PATIENCE)


def test_the_wall_goes_on_by_itself(open_server, visit, faults):
    """CL-CE-02: 130, 70, 120 and 80 before the four at the table are +30, -30, +20 and -20."""
    server = open_server()
    screen = visit(server, **PROJECTOR)
    event = ClubEvent(visit(server), "czech_evening", *PEOPLE)
    screen.page.add_init_script(LATE)
    wall = at(screen, event.path("wall"))
    expect(wall.page.get_by_text("No seating drawn yet.")).to_be_visible()
    event.say({"type": "drawn", "round": 1, "tables": [["ana", "bor", "cene", "dana"]], "out": ["eva"]})
    expect(wall.find("wall-seats")).to_contain_text("Dana", timeout=PATIENCE)
    expect(wall.page.get_by_text("Sitting out: Eva")).to_be_visible()
    expect(wall.page.get_by_text("60 minutes")).to_be_visible()

    # It is the time of the server: a round of 60 minutes that has begun just now has 59 and something left.
    event.begin(1)
    timer = wall.page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^59:\d\d$"), timeout=PATIENCE)
    assert wall.page.locator("[role=timer]").bounding_box()["height"] > 150
    wall.look()
    examine(wall)

    # Without a network the clock runs on, and it says so; then it has what came meanwhile.
    wall.page.context.set_offline(True)
    expect(wall.find("wall-line")).to_have_text("Offline: last known state.", timeout=PATIENCE)
    before = timer.inner_text()
    event.say({"type": "slip", "round": 1, "table": 1, "totals": [130, 70, 120, 80]})
    expect(timer).not_to_have_text(before)
    wall.page.context.set_offline(False)
    rows(wall, "1. Ana 30", "2. Cene 20", "3. Eva 0", "4. Dana −20", "5. Bor −30")
    expect(wall.find("wall-line")).to_have_count(0)
    event.close(1)
    expect(wall.page.get_by_text("This round is over.")).to_be_visible(timeout=PATIENCE)
    faults[:] = [each for each in faults if "ERR_INTERNET_DISCONNECTED" not in each]


def test_what_is_too_long_for_the_wall_turns_its_pages(open_server, visit):
    """A hundred people at 25 tables; each first of a table has won 3, and so on down to the last."""
    screen = visit(open_server(), **PROJECTOR)
    people = [f"P{number:03}" for number in range(1, 101)]
    event = ClubEvent(screen, "friendly", *people)
    tables = [people[at : at + 4] for at in range(0, 100, 4)]
    event.seat(1, *(" ".join(table).lower() for table in tables))
    slips = ({"type": "slip", "round": 1, "table": at, "totals": [3, 1, -1, -3]} for at in range(1, 26))
    event.say(*slips)
    wall = at(screen, event.path("wall"))
    for width, height in ((1920, 1080), (1024, 768), (820, 1180)):
        wall.page.set_viewport_size({"width": width, "height": height})
        pages = wall.find("wall-standing")
        expect(pages).to_have_attribute("data-pages", re.compile(r"^([2-9]|1\d)$"))
        fits = pages.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
        assert fits, width
        wall.look()
    seen = set()
    for _ in range(int(wall.find("wall-standing").get_attribute("data-pages")) - 1):
        seen |= set(wall.find("wall-standing").locator(".name").all_inner_texts())
        first = wall.page.evaluate(TURNED, "wall-standing")
        wall.page.wait_for_function(
            f"([name, first]) => ({TURNED})(name) !== first", arg=["wall-standing", first]
        )
    seen |= set(wall.find("wall-standing").locator(".name").all_inner_texts())
    assert set(people) == seen
    assert "none" == wall.page.locator("[data-testid=wall-standing] ol").evaluate(
        "each => getComputedStyle(each).animationName"
    )


def test_somebody_finds_themselves_once_and_sees_where_they_sit_and_why_they_stand_there(open_server, visit):
    """CL-CE-02 and CL-EV-06: Ana has +30 from her table, and loses 5 by a fine."""
    server = open_server()
    event = ClubEvent(visit(server, tap, **SMALL), "czech_evening", *PEOPLE)
    event.say({"type": "drawn", "round": 1, "tables": [["bor", "cene", "dana", "ana"]], "out": ["eva"]})
    event.say({"type": "drawn", "round": 2, "tables": [["eva", "ana", "bor", "cene"]], "out": ["dana"]})
    event.say({"type": "paid", "who": "ana", "amount": 4711})
    phone = at(visit(server, tap, **SMALL), event.path("player"))
    examine(phone)
    phone.press(phone.find("club-who").get_by_role("button", name="Ana", exact=True))
    seat = phone.find("club-seat")
    expect(seat).to_have_text("You sit at table 1, with Bor, Cene, Dana. You deal first.")
    expect(phone.find("club-next")).to_have_text("Round 2: You sit at table 1, with Eva, Bor, Cene.")
    event.begin(1)
    event.say({"type": "slip", "round": 1, "table": 1, "totals": [70, 120, 80, 130]})
    event.say({"type": "fined", "who": "ana", "points": 5}, why="came late")
    event.close(1)

    # Who they are is remembered; what they have paid is not told.
    phone.page.reload()
    expect(seat).to_have_text("You sit at table 1, with Eva, Bor, Cene.", timeout=PATIENCE)
    own = phone.find("club-own")
    expect(own.get_by_role("heading")).to_have_text("Your rank: 1 of 5")
    expect(own.locator("li")).to_have_text(
        [re.compile(r"Round 1, table 1: \+30.*30$"), re.compile(r"Penalty: came late.*−5$")]
    )
    expect(phone.find("standing").locator("tbody th")).to_have_text(["Ana", "Cene", "Eva", "Dana", "Bor"])
    phone.press(phone.find("standing").get_by_role("button", name="Bor", exact=True))
    expect(phone.find("standing").locator("li")).to_have_text([re.compile(r"Round 1, table 1: −30.*−30$")])
    phone.look()
    examine(phone)
    assert "4711" not in phone.page.content()
    assert "4711" not in str(event.board("player"))
    for path in event.links().values():
        assert path == event.key or path in phone.page.url or path not in phone.page.content()
