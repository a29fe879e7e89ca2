"""The page adds a seed to a pack, and says when the deal is over that all of it held."""

import json
from collections.abc import Iterator

import pytest
from end_to_end.company import opened
from end_to_end.live_server import LiveServer
from end_to_end.screen import SMALL, Screen, tap
from playwright.sync_api import expect
from websockets.sync.client import connect

from tarok.cli.verify import Proof, verify
from tarok.engine.json_codec import from_json


def play(server: LiveServer, table: str, cookie: str):
    """Play a deal to its end for somebody whose page looks on."""
    address = f"ws://{server.host}/api/tables/{table}/play"
    with connect(address, additional_headers={"Cookie": cookie}) as line:
        said, over = 0, False
        while not over:
            told = json.loads(line.recv(timeout=30))
            if told["type"] != "state":
                continue
            legal, over = told["view"]["legal"], bool(told["view"]["ended"])
            if legal and told["v"] > said:
                said = told["v"]
                line.send(json.dumps({"type": "act", "v": said, "action": legal[0]}))


CUT_OFF = """seal => [seal, ...seal.querySelectorAll("*")].filter((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  const around = each.closest("dialog, main").getBoundingClientRect();
  const inside = left >= Math.max(0, around.left) && right <= Math.min(innerWidth, around.right);
  return !width || !inside || each.scrollWidth > Math.ceil(width);
}).map((each) => each.outerHTML)"""
"""What of the seal cannot be read whole."""

BLIND = "Object.defineProperty(crypto, 'subtle', { value: undefined })"
"""A page that computes no hashes, as over plain http."""

LANGUAGES = ("en", "sl", "hu", "ro", "cs")


@pytest.fixture
def checked(tmp_path, visit) -> Iterator[Screen]:
    """A deal that is over, under whose result the page has checked the shuffle."""
    server = LiveServer(tmp_path, shuffles=True)
    server.start()
    try:
        screen = visit(server, tap, **SMALL)
        page, table = screen.page, opened(screen, server)
        page.goto(f"/table/{table}")
        expect(page.locator("body[data-v]")).to_be_visible()
        cookie = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies())
        play(server, table, cookie)
        page.reload()  # it would show every trick
        expect(screen.find("shuffle")).to_have_attribute("data-seal", "checked", timeout=30_000)
        yield screen
    finally:
        server.close()


def test_a_shuffle_is_checked_by_the_page_and_its_proof_by_others(checked):
    checked.unfold()
    checked.press(checked.find("shuffle").locator("summary"))
    with checked.page.expect_download() as saved:
        checked.press(checked.find("shuffle-save"))
    verified = verify(from_json(saved.value.path().read_text("utf-8"), Proof))
    assert (verified.holds, verified.seeds, verified.deal) == (True, 1, 1)


@pytest.mark.long
def test_nothing_of_the_seal_is_cut_off_on_a_phone_in_any_language(checked):
    page, seal = checked.page, checked.find("shuffle")
    for found in ("checked", "cannot"):
        for language in LANGUAGES:
            page.evaluate("language => localStorage.setItem('tarok.language', language)", language)
            page.reload()
            expect(seal).to_have_attribute("data-seal", found, timeout=30_000)
            expect(page.locator("html")).to_have_attribute("lang", language)
            checked.unfold()
            assert [] == seal.locator("summary").evaluate(CUT_OFF)
            checked.press(seal.locator("summary"))
            assert [] == seal.evaluate(CUT_OFF)
            checked.look()
        page.add_init_script(BLIND)
