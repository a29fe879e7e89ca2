"""Pages of which the server has had enough: each says so in words, and comes back by itself."""

from contextlib import ExitStack

import pytest
from end_to_end.company import FAIR, opened
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect
from server.live_server import Guest

from tarok.server.http.uvicorn_protocol import FRAMES
from tarok.server.room.connection_limits import OF_GUEST, OF_SEAT

pytestmark = pytest.mark.long

ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}
"""What a proxy says of whoever does not call from the machine itself."""

LINES = """{
  const { WebSocket } = window;
  window.lines = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      lines.push(this);
    }
  };
}"""
"""Keep hold of the lines that the page opens to its table."""

READ = """{
  window.read = "";
  const note = () => void (read += document.querySelector("[data-testid=toast]")?.textContent ?? "");
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}"""
"""Note what a toast says, however soon it goes away."""


def test_a_page_that_says_too_much_reads_so_and_calls_again(open_server, visit):
    server = open_server(FAIR)
    screen = visit(server, tap, **SMALL)
    page = screen.page
    page.add_init_script(LINES)
    page.add_init_script(READ)
    page.goto(f"/table/{opened(screen, server)}")
    screen.wait(turn="true")
    page.evaluate("most => { for (let n = 0; n < most; n++) lines.at(-1).send(n) }", 2 * FRAMES)
    page.wait_for_function("() => read.includes('Too many requests. Wait a moment.')")
    page.wait_for_function("() => lines.length === 2 && lines[1].readyState === WebSocket.OPEN")
    before = screen.v
    screen.press(page.locator("[data-action*=pass]"))
    page.wait_for_function("before => document.body.dataset.v > before", arg=before)


def test_one_page_too_many_says_so_and_comes_back_by_itself(open_server, visit):
    server = open_server(FAIR)
    screen = visit(server, tap, extra_http_headers=ELSEWHERE, **SMALL)
    page = screen.page
    table, *others = [opened(screen, server) for _ in range(1 + OF_GUEST // OF_SEAT)]
    cookies = page.context.cookies(server.url)
    guest = Guest(server.host, "; ".join(f"{each['name']}={each['value']}" for each in cookies))
    page.clock.install()
    with ExitStack() as pages:
        for other in OF_SEAT * others:
            pages.enter_context(guest.play(other, headed=ELSEWHERE)).hear()
        page.goto(f"/table/{table}")
        expect(page.get_by_role("alert")).to_contain_text("Too many pages are open here")
        expect(screen.find("come-back")).to_be_visible()
        screen.look()
    page.clock.fast_forward(60_000)
    screen.find("hand").wait_for()
