"""People who do not know each other meet in the hall, and take their places along to another device."""

import re

import pytest
from end_to_end.company import typed_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import FITS, LARGE, SMALL, Screen, tap
from end_to_end.test_accessible import examine
from playwright.sync_api import expect

pytestmark = pytest.mark.long

SLOVENIAN = {**SMALL, "viewport": {"width": 320, "height": 568}, "locale": "sl-SI"}


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(typed_in("klop").pack)


def enter(screen: Screen):
    """Open the hall from the first page."""
    screen.goto("/")
    screen.press(screen.find("hall"))
    expect(screen.find("play-now")).to_be_visible()


def pick(screen: Screen, chip: str):
    """Press a filter, which is folded on a phone."""
    screen.unfold_section(chip)
    screen.press(screen.find(chip))
    expect(screen.find(chip)).to_have_attribute("aria-pressed", "true")


def play_now(screen: Screen, name: str):
    """Press the one button, and say once who one is."""
    screen.press(screen.find("play-now"))
    screen.find("own-name").fill(name)
    screen.press(screen.find("introduced"))
    expect(screen.page).to_have_url(re.compile("/table/"))


def test_two_strangers_press_play_now_and_meet(server, visit):
    desk, phone = visit(server, **LARGE), visit(server, tap, **SLOVENIAN)
    enter(desk)
    play_now(desk, "Ana")
    expect(desk.find("begins-after")).to_contain_text("20 seconds")
    enter(phone)
    row = phone.find("public-tables").get_by_role("listitem").filter(has_text="Ana")
    expect(row).to_be_visible()
    assert phone.page.evaluate(FITS)
    examine(phone)
    play_now(phone, "Bine")
    assert desk.page.url == phone.page.url
    for screen, other in ((desk, "Bine"), (phone, "Ana")):
        expect(screen.page.get_by_text(other).first).to_be_visible()


def test_where_nobody_waits_the_hall_says_so_and_offers_others(server, visit):
    screen = visit(server, **SMALL)
    enter(screen)
    pick(screen, "hall-pace-days")
    expect(screen.find("hall-none")).to_be_visible()
    examine(screen)
    screen.press(screen.find("hall-none").get_by_role("button", name="With friends"))
    expect(screen.find("with-friends-dialog")).to_be_visible()


def test_play_now_opens_a_table_with_the_house_rules_and_the_clock_that_were_chosen(server, visit):
    ana, bine = visit(server, tap, **SMALL), visit(server, **LARGE)
    ana.goto("/?game=slovenian&radl_end_penalty=50")
    ana.press(ana.find("hall"))
    expect(ana.find("hall-rules-own")).to_have_attribute("aria-pressed", "true")
    pick(ana, "hall-pace-brisk")
    assert ana.page.evaluate(FITS)
    examine(ana)
    play_now(ana, "Ana")
    table = ana.page.url.rsplit("/", 1)[1]
    game = ana.page.request.get(f"/api/tables/{table}/game").json()
    assert [50] == [each["default"] for each in game["options"] if each["name"] == "radl_end_penalty"]
    enter(bine)
    expect(bine.find("hall-rules-book")).to_have_attribute("aria-pressed", "true")
    expect(bine.page.get_by_text("custom house rules")).to_have_count(0)
    pick(bine, "hall-rules-any")
    row = bine.find("public-tables").get_by_role("listitem").filter(has_text="custom house rules")
    expect(row).to_contain_text("Ana")
    expect(row).to_contain_text("brisk")


def test_places_are_taken_along_to_a_phone_which_says_what_it_leaves(server, visit, faults):
    desk, phone = visit(server, **LARGE), visit(server, tap, **SMALL)
    for screen in (desk, phone):
        screen.goto("/")
        screen.press(screen.find("deal"))
        screen.page.locator("body[data-phase]").wait_for()
    table = desk.page.url.rsplit("/", 1)[1]
    desk.goto("/")
    desk.press(desk.find("settings"))
    desk.press(desk.find("along"))
    desk.press(desk.find("along-make"))
    code = desk.find("along-code").inner_text()
    examine(desk)

    phone.goto(f"/#along={code}")
    phone.press(phone.find("along-take"))
    expect(phone.page.get_by_role("alert")).to_contain_text("access to 1 table")
    examine(phone)
    assert 2 == len([faults.pop() for _ in range(2) if "409" in faults[-1]])  # it has tables of its own
    phone.press(phone.find("along-leave"))
    expect(phone.find("along-done")).to_contain_text("1 table here")
    assert phone.page.url.endswith("/")
    assert [table] == [own["table"] for own in phone.page.request.get("/api/tables").json()]


def test_the_lobby_is_a_page_that_tells_when_a_person_comes(server, visit):
    ana, bine = visit(server, tap, **SMALL), visit(server, **LARGE)
    ana.goto("/lobby")
    pick(ana, "hall-pace-hours")
    expect(ana.find("hall-none")).to_be_visible()
    ana.press(ana.find("hall-tell"))
    expect(ana.find("hall-tell")).to_have_attribute("aria-pressed", "true")
    ana.look()
    examine(ana)
    ana.press(ana.find("nav-learn"))  # and it is told on any other page
    opened = {"game": "slovenian", "pace": "hours", "book": True, "name": "Bine"}
    assert bine.page.request.post("/api/hall/play", data=opened).ok
    expect(ana.page).to_have_title(re.compile(r"^\(1\) "))
    ana.press(ana.find("nav-play"))
    expect(ana.page).not_to_have_title(re.compile(r"^\(1\) "))
    ana.goto("/lobby")
    row = ana.find("public-tables").get_by_role("listitem").filter(has_text="Bine")
    expect(row).to_contain_text("8 hours per move")


def test_the_lobby_opens_a_table_that_others_find(server, visit):
    screen = visit(server, **LARGE)
    screen.goto("/lobby")
    screen.press(screen.find("hall-open"))
    screen.unfold_section("manner-public")
    expect(screen.find("manner-public")).to_be_checked()


def own_turn(screen: Screen) -> bool:
    """Whether the only table of somebody waits for them."""
    (own,) = screen.page.request.get("/api/tables").json()
    return own["turn"]


def test_the_title_counts_the_tables_that_wait_for_oneself(server, visit):
    ana, bine = visit(server, **LARGE), visit(server, tap, **SMALL)
    opened = {
        "game": "slovenian",
        "players": ["rule", "rule", "open", "you"],
        "manners": {"pace": "days"},
        "name": "Ana",
    }
    table = ana.page.request.post("/api/tables", data=opened).json()["table"]
    seat = {"place": 2, "name": "Bine"}
    assert bine.page.request.post(f"/api/tables/{table}/seat", data=seat).ok
    ana.goto(f"/table/{table}")  # the bots act as soon as somebody looks
    ana.page.locator("body[data-phase]").wait_for()
    while not any(own_turn(screen) for screen in (ana, bine)):
        pass
    turns = []
    for screen, other in ((ana, "Bine"), (bine, "Ana")):
        screen.goto("/")
        turns.append(own_turn(screen))
        expect(screen.page).to_have_title("(1) Tarok" if turns[-1] else "Tarok")
        expect(screen.find("your-turn")).to_have_count(int(turns[-1]))
        expect(screen.find("evenings")).to_contain_text(f"with {other}")
    assert [False, True] == sorted(turns)
