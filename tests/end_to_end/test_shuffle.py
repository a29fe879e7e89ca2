"""The page adds a seed to a pack, and says when the deal is over that all of it held."""

import json

from end_to_end.house import House
from playwright.sync_api import expect
from websockets.sync.client import connect

from tarok.cli.verifying import Proof, verify
from tarok.wire import from_json


def play(house: House, table: str, cookie: str):
    """Play a deal to its end for somebody whose page looks on."""
    address = f"ws://{house.host}/api/tables/{table}/play"
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


def test_a_shuffle_is_checked_by_the_page_and_its_proof_by_others(tmp_path, visit):
    house = House(tmp_path, shuffles=True)
    house.start()
    try:
        screen = visit(house)
        page = screen.page
        page.goto("/")
        opened = page.request.post("/api/tables", data={"game": "slovenian"}, headers={"origin": house.url})
        table = opened.json()["table"]
        page.goto(f"/table/{table}")
        expect(page.locator("body[data-v]")).to_be_visible()
        cookie = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies())
        play(house, table, cookie)
        page.reload()  # it would show every trick
        seal = page.get_by_test_id("shuffle")
        expect(seal).to_have_attribute("data-seal", "checked", timeout=30_000)
        seal.locator("summary").click()
        with page.expect_download() as saved:
            page.get_by_test_id("shuffle-save").click()
        text = saved.value.path().read_text("utf-8")
    finally:
        house.close()
    verified = verify(from_json(text, Proof))
    assert (verified.holds, verified.seeds, verified.deal) == (True, 1, 1)
