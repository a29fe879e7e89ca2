"""The page of what a device knows of its user, and the ways from a page to the one it is part of."""

import re

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import SMALL, tap
from end_to_end.test_accessible import examine
from playwright.sync_api import expect

pytestmark = pytest.mark.long

PARENTS = {
    "/lobby": "/",
    "/daily/slovenian": "/",
    "/mistakes": "/learn",
    "/events": "/club",
    "/score": "/club",
}


def test_a_name_is_chosen_and_tables_are_found_again(open_server, visit):
    screen = visit(open_server(typed_in("klop").pack), tap, **SMALL, locale="sl-SI")
    screen.goto("/me")
    screen.press(screen.find("me-change"))
    screen.find("own-name").fill("Živa")
    examine(screen)
    screen.press(screen.find("introduced"))
    expect(screen.find("me-name")).to_have_text("Živa")
    players = ["you", "open", "open", "open"]
    table = screen.page.request.post("/api/tables", data={"game": "slovenian", "players": players}).json()
    screen.goto("/me")
    expect(screen.find("me-name")).to_have_text("Živa")
    screen.look()
    examine(screen)
    screen.press(screen.find("me-tables").get_by_role("button"))
    expect(screen.page).to_have_url(re.compile(table["table"]))
    screen.page.go_back()
    screen.press(screen.find("me-score"))
    expect(screen.page).to_have_url(re.compile("/score$"))


def test_each_page_leads_to_the_one_it_is_part_of_and_back(open_server, visit):
    screen = visit(open_server(typed_in("klop").pack), tap, **SMALL)
    for path, parent in PARENTS.items():
        screen.goto(path)
        screen.press(screen.find("parent"))
        expect(screen.page).to_have_url(re.compile(f"[0-9]{parent}$"))
        screen.page.go_back()
        expect(screen.page).to_have_url(re.compile(f"{path}$"))


def test_the_club_leads_to_score_sheets_and_to_events_online(open_server, visit):
    screen = visit(open_server(typed_in("klop").pack), tap, **SMALL)
    for way, there in (("club-to-score", "scores"), ("club-to-events", "events")):
        screen.goto("/club")
        screen.press(screen.find(way))
        expect(screen.find(there)).to_be_visible()
