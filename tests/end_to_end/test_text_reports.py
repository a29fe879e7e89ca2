"""A reader reports a text that sounds wrong: by holding it, by its context menu, and without a network."""

import sqlite3
from contextlib import closing

import pytest
from end_to_end.company import typed_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import SMALL, Screen, tap
from end_to_end.test_accessible import examine
from playwright.sync_api import Locator, expect

from tarok.engine.json_codec import from_json
from tarok.server.maintenance.text_reports import STREAM, TextReported

HOLD = """each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, pointerType: "touch" };
  each.dispatchEvent(new PointerEvent("pointerdown", at));
}"""
"""Put a finger on a text, and leave it there."""


def stored(server: LiveServer) -> list[TextReported]:
    with closing(sqlite3.connect(server.database)) as database:
        rows = database.execute("select body from fact where stream = ? order by seq", (STREAM,))
        return [from_json(body, TextReported) for (body,) in rows]


def turn_on(screen: Screen):
    screen.goto("/")
    screen.find("deal").wait_for()
    screen.open("settings")
    screen.find("switch-report").check()
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("html[data-reporting]")).to_have_count(1)


def report(screen: Screen, what: Locator, better: str, *, by_touch: bool):
    if by_touch:
        what.evaluate(HOLD)
    else:
        what.click(button="right")
    expect(screen.find("report-text-now")).to_have_text(what.inner_text())
    screen.look()
    screen.find("report-text-better").fill(better)
    screen.press(screen.find("report-text-send"))
    screen.find("report-text-done").wait_for()


@pytest.mark.parametrize("by_touch", [True, False], ids=["held", "by the menu"])
def test_a_text_that_sounds_wrong_is_reported(open_server, visit, by_touch):
    server = open_server(typed_in("klop").pack)
    looks = {**SMALL, "locale": "hu-HU"} if by_touch else {"locale": "hu-HU"}
    screen = visit(server, tap if by_touch else Locator.click, **looks)
    turn_on(screen)
    what = screen.find("join-code")
    text = what.inner_text()
    report(screen, what, "Kóddal", by_touch=by_touch)
    examine(screen)
    *_, told = stored(server)
    assert ("hu", "join-code", text, "Kóddal") == (told.piece, told.key, told.text, told.better)
    assert told.version.endswith(".js")


def test_a_report_without_a_network_is_sent_later(open_server, visit, faults):
    server = open_server(typed_in("klop").pack)
    screen = visit(server, keeps=True)
    turn_on(screen)
    page = screen.page
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    report(screen, screen.find("with-friends"), "", by_touch=False)
    page.keyboard.press("Escape")
    before = len(stored(server))
    page.context.set_offline(True)
    report(screen, screen.find("deal"), "Play", by_touch=False)
    assert page.evaluate("localStorage.getItem('tarok.texts')")
    assert before == len(stored(server))
    with page.expect_response("**/api/texts"):
        page.context.set_offline(False)
    page.wait_for_function("!localStorage.getItem('tarok.texts')")
    assert before + 1 == len(stored(server))
    faults.clear()
