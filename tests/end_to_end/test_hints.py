"""What a suggestion is worth, and why, beside thoughtful opponents; and why they did what they did."""

from types import SimpleNamespace

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import LARGE, SMALL, Screen, type_keys
from end_to_end.test_accessible import examine
from playwright.sync_api import expect
from server.live_server import Guest, LiveServer, lowest
from server.test_coach import PACK, soloist
from server.test_hints import SPREAD
from server.toy import always

from tarok.cards.deck import MOND
from tarok.engine.actions import Knock, Pass, Play
from tarok.games import GAMES
from tarok.server.room import bot_processes

SIZES = [(360, 664), (375, 667), (800, 360), (1440, 900)]
SOON = 20_000
"""Within how many milliseconds all is thought over, on a machine that has a lot to do."""
OVERFLOW = "each => each.scrollWidth - each.clientWidth"
CUT_OFF = "found => found.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
"""What has no room for its words."""


@pytest.fixture
def thoughtful(open_server, visit) -> Screen:
    """A table with thoughtful opponents, where it is one's turn."""
    screen = visit(open_server(typed_in("klop").pack), **LARGE)
    screen.goto("/")
    screen.press(screen.find("games"))
    screen.press(screen.find("opponents").get_by_text("thoughtful"))
    screen.press(screen.find("deal-chosen"))
    expect(screen.find("suggest")).to_be_visible(timeout=SOON)
    return screen


def test_a_suggestion_is_weighed_and_explained(thoughtful):
    screen, page = thoughtful, thoughtful.page
    assert 3 == page.locator("[data-testid^=level-]").count()
    while not page.locator("[data-testid=hand] [data-card]").count() or page.get_by_test_id("cut").count():
        page.locator("[data-action]").first.click()
        expect(screen.find("suggest")).to_be_visible(timeout=SOON)
    screen.press(screen.find("suggest"))
    hints = page.locator("button[data-testid=hints]")
    expect(hints).to_be_visible(timeout=SOON)
    screen.press(hints)
    rows = page.get_by_test_id("hints-dialog").locator("ol > li")
    expect(rows.first).to_be_visible()
    assert "true" == rows.first.get_attribute("data-equal")
    assert 1 == page.locator("[data-testid=hints-dialog] li.advised").count()
    assert "advised" in (rows.first.get_attribute("class") or "")  # it stands first
    assert 3 >= page.get_by_test_id("hint-degree").count()
    expect(rows.first.locator(".points")).to_have_count(0)  # numbers on request
    screen.press(screen.find("hint-numbers"))
    expect(rows.first.locator(".points")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.get_by_test_id("hints-dialog").evaluate(OVERFLOW) <= 0
    examine(screen)


@pytest.mark.long
def test_the_level_at_a_seat_leaves_room_for_the_other_marks(thoughtful):
    page = thoughtful.page
    while not page.locator("[data-at] .mark").count():
        page.locator("[data-action]").first.click()
        expect(thoughtful.find("suggest")).to_be_visible(timeout=SOON)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        marks = page.locator("[data-at] .mark, [data-at] .level")
        assert [] == marks.evaluate_all(CUT_OFF), (width, height)


def choices(deal):
    """The cards that bots might well have left in the hand: their number, and the seat."""
    for number in deal["bots"]:
        seat, done = deal["states"][-1]["log"][number]
        before = deal["states"][number - 1]
        if done["type"] == "play" and not before["table"] and len(before["seen"][seat]) > 1:
            yield number, seat, done["card"]


def test_whoever_looks_back_is_told_why_a_bot_did_something(open_server, visit):
    server = open_server(SPREAD)
    guest = Guest(server.host)
    table = guest.open("rule", "rule", "rule", "you", game="slovenian")
    with guest.play(table) as seat:
        seat.play_on(lowest)
    deal = guest.get(f"/api/tables/{table}/deals/1").json()
    number, who, card = next(choices(deal))
    screen = visit(server, type_keys, **SMALL)
    screen.goto(f"/deal/{deal['id']}")
    why, dialog = screen.find("why"), screen.find("why-dialog")
    expect(why).to_be_disabled()  # of a cut there is nothing to say
    for _ in range(number):
        screen.page.keyboard.press("ArrowRight")
    screen.press(why)
    expect(dialog.get_by_test_id("hint-done")).to_have_count(1, timeout=SOON)
    screen.press(dialog.get_by_test_id("hint-numbers"))
    expect(dialog.locator(".points").nth(1)).to_be_visible()
    expect(dialog.get_by_role("heading")).to_contain_text(deal["players"][deal["seats"][who]]["name"])
    row = dialog.locator("ol > li", has=screen.find("hint-done"))
    assert card == int(row.locator("strong [data-face]").get_attribute("data-face"))
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        assert dialog.evaluate(OVERFLOW) <= 0
        screen.look()
    examine(screen)
    screen.page.keyboard.press("Escape")
    expect(why).to_be_focused()


def test_a_coach_marks_what_gave_away_much(visit, tmp_path, monkeypatch):
    """The mond is thrown to the škis (SL-PLAY-06): whoever wants a coach is told of it."""
    monkeypatch.setattr(bot_processes, "PATIENCE", SOON / 1000)
    with LiveServer(
        f"{tmp_path}/tarok.db", games=GAMES, bots={"rule": soloist}, packs=always(PACK)
    ) as server:
        screen = visit(SimpleNamespace(url=f"http://{server.host}"), **SMALL)
        screen.goto("/")
        screen.page.evaluate("localStorage.setItem('tarok.coach', 'on')")
        asked = {"game": "slovenian", "players": ["rule", "you", "rule", "rule"]}
        table = screen.page.request.post("/api/tables", data=asked).json()["table"]
        screen.goto(f"/table/{table}")
        screen.do(Knock())
        for phase, action in (("auction", Pass()), ("announcements", Pass()), ("trick", Play(MOND))):
            screen.wait(turn="true", phase=phase)
            screen.do(action)
        mark, dialog = screen.find("costly"), screen.find("costly-dialog")
        expect(mark).to_be_visible(timeout=SOON)
        screen.press(mark)
        expect(dialog.get_by_test_id("hint-done")).to_have_count(1)
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            assert dialog.evaluate(OVERFLOW) <= 0
            screen.look()
        examine(screen)
        screen.goto("about:blank")  # before the server closes
