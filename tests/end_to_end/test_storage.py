"""A server that can store nothing for a while: what people read there, and that it goes on by itself."""

import sys

import pytest
from end_to_end.company import FAIR, opened
from end_to_end.live_server import LiveServer
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nowhere else can a process be told so")


def test_people_read_that_nothing_can_be_stored_and_later_it_goes_on_by_itself(tmp_path, visit):
    server = LiveServer(tmp_path)
    server.will_deal([FAIR])
    server.start()
    try:
        screen = visit(server, tap, **SMALL)
        page = screen.page
        table = opened(screen, server)
        with server.full():  # nothing can be dealt
            page.goto(f"/table/{table}")
            expect(page.get_by_text("The table cannot continue.")).to_be_visible()
            screen.look()
        screen.wait(turn="true")  # the page has called again, the bots have bid

        before, pass_ = screen.v, page.locator("[data-action*=pass]")
        with server.full():
            screen.press(pass_)
            toast = screen.find("toast")
            expect(toast).to_contain_text("That could not be saved.")
            screen.look()
            expect(pass_).to_be_enabled()
            assert before == screen.v == len(server.facts(table))
        screen.press(pass_)
        expect(toast).to_be_hidden()
        page.wait_for_function("before => document.body.dataset.v > before + 1", arg=before)
    finally:
        server.close()
