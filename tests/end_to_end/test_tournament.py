"""A tournament at the tables of the server: entered on three pages, which are led to their table and back."""

import re

import pytest
from end_to_end.company import typed_in
from end_to_end.evening import engines_sheet, play_on, table_of
from end_to_end.screen import FITS, LARGE, SMALL, Screen, tap
from end_to_end.test_accessible import examine
from end_to_end.test_gathering import introduce
from playwright.sync_api import expect

pytestmark = pytest.mark.long

PLAN = {"title": "Tuesday", "kind": "rounds", "game": "slovenian", "rounds": 1, "deals": 1, "starts_in": 6}


def fits(screen: Screen):
    assert screen.page.evaluate(FITS)
    examine(screen)


def test_an_event_is_announced_in_the_hall_and_can_be_left(open_server, visit):
    screen = visit(
        open_server(typed_in("klop").pack), tap, **{**SMALL, "viewport": {"width": 320, "height": 568}}
    )
    screen.goto("/")
    screen.press(screen.find("hall"))
    screen.press(screen.find("to-events"))
    screen.press(screen.find("announce"))
    fits(screen)
    screen.find("event-kind").select_option("arena")
    expect(screen.find("event-rounds")).to_have_count(0)
    expect(screen.find("event-minutes")).to_have_value("60")
    screen.find("event-kind").select_option("rounds")
    screen.find("event-boards").check()
    screen.press(screen.find("announced"))
    expect(screen.find("event-when")).to_contain_text("Starts in")
    expect(screen.page.get_by_text("same packs at all tables")).to_be_visible()
    screen.press(screen.find("take-part"))
    introduce(screen, "Ana")
    expect(screen.find("event-own")).to_contain_text("You are in.")
    expect(screen.find("event-standing").get_by_text("Ana")).to_be_visible()
    fits(screen)
    screen.press(screen.find("take-leave"))
    expect(screen.find("take-part")).to_be_visible()
    expect(screen.find("event-standing")).to_have_count(0)
    screen.press(screen.find("event-direct"))
    expect(screen.page).to_have_url(re.compile("/club/"))


def test_three_people_and_a_bot_play_a_tournament(open_server, visit):
    server = open_server(typed_in("klop").pack)
    screens = [
        visit(server, **LARGE),
        visit(server, tap, **{**SMALL, "locale": "sl-SI"}),
        visit(server, tap, **{**SMALL, "viewport": {"width": 375, "height": 667}, "locale": "hu-HU"}),
    ]
    ana = screens[0]
    event = ana.page.request.post(f"{server.url}/api/events", data=PLAN).json()["id"]
    for screen, name in zip(screens, ("Ana", "Bine", "Csilla"), strict=True):
        screen.goto(f"/events/{event}")
        screen.press(screen.find("take-part"))
        introduce(screen, name)
    for screen in screens:
        expect(screen.page).to_have_url(re.compile("/table/"))
    table = table_of(ana)
    assert [table] * 3 == [table_of(screen) for screen in screens]
    play_on(*screens, quiet=True)
    totals = engines_sheet(server, table).carry.totals
    for screen in screens:
        screen.press(screen.find("to-event"))
        expect(screen.page.locator("main[data-stands=over]")).to_be_visible()
        points = screen.find("event-standing").locator("[data-points]").all_inner_texts()
        assert sorted(totals, reverse=True) == [int(each.replace("\u2212", "-")) for each in points]
        fits(screen)
