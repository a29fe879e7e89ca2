"""An evening of people who each have a page: their pages play by themselves, and all have the same sheet."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from end_to_end.company import replayed
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, SMALL, Screen, click, tap
from end_to_end.test_gathering import introduce, open_table
from playwright.sync_api import expect

from tarok.games import GAMES
from tarok.scoring.sheet import Sheet
from tarok.server.table.events import Opened

PLAY = """window.playOn = async ({ cards = 0, lying = false, quiet = false }) => {
  const find = (name) => document.querySelector(`[data-testid=${name}]`);
  const all = (what) => [...document.querySelectorAll(what)];
  const breath = () => new Promise((go) => setTimeout(go, 20));
  const { dataset } = document.body;
  const end = performance.now() + 240_000;
  const there = async (found) => {
    while (!found()) {
      if (performance.now() > end) throw new Error(`${document.title}: ${JSON.stringify({ ...dataset })}`);
      if (dataset.turn !== "true") document.querySelector("main")?.click();
      await breath();
    }
    return found();
  };
  const asked = () => all(`[data-testid=hand] [data-legal=true], [data-action][data-legal=true]`);
  const hinted = () => all("[data-testid=hand] .hinted, [data-action].hinted");
  const lies = () => !lying || all("[data-testid=trick] [data-card]").length > 0;
  const reached = () =>
    dataset.phase === "trick" && all("[data-testid=hand] [data-card]").length <= cards && lies();
  const choice = async () => {
    const found = await there(() => (asked().length ? asked() : null));
    const easy = found.find((each) => /"type":"(pass|knock)"/.test(each.dataset.action ?? ""));
    if (dataset.phase === "dealing" || dataset.phase === "trick") return [found[0]];
    if (quiet && easy) return [easy];
    if (!find("suggest")) return [found[0]];
    find("suggest").click();
    return await there(() => (hinted().length ? hinted() : null));
  };
  for (;;) {
    await there(() => dataset.turn === "true" || dataset.phase === "over");
    if (dataset.phase === "over") return "over";
    if (reached()) return "turn";
    const { v } = dataset;
    for (const each of await choice()) each.click();
    await breath();
    (find("lay") ?? find("say"))?.click();
    await there(() => dataset.v !== v || dataset.turn !== "true");
  }
}"""
"""Play by oneself until the deal is over, or it is one's turn in a trick with so few cards left.

A tap on the table all along hurries on.  What is asked before the tricks is answered as a good player would,
as quietly as may be, or, where nobody gives advice, anyhow; in a trick the first card goes that may.
`lying` waits for a trick that somebody else has led.
"""


FRIENDS = {
    "Ana": (click, {**LARGE, "locale": "en-GB"}),
    "Bine": (tap, {**SMALL, "locale": "sl-SI"}),
    "Csilla": (tap, {**SMALL, "viewport": {"width": 375, "height": 667}, "locale": "hu-HU"}),
    "Dora": (click, {"viewport": {"width": 1920, "height": 1080}, "locale": "en-GB"}),
}


class Evening(NamedTuple):
    server: LiveServer
    ana: Screen
    bine: Screen
    csilla: Screen
    dora: Screen

    @property
    def all(self) -> tuple[Screen, ...]:
        return (self.ana, self.bine, self.csilla, self.dora)


def sit(screen: Screen, place: int, name: str):
    screen.press(screen.find(f"sit-{place}"))
    introduce(screen, name)
    expect(screen.page.locator(f"[data-place='{place}'][data-kind=you]")).to_be_visible()


def come_by_code(screen: Screen, code: str):
    screen.goto("/")
    screen.press(screen.find("join-code"))
    screen.find("code").fill(code)
    screen.press(screen.find("join-now"))


def gather(evening: Evening):
    """Ana opens a table; Bine comes by its code, the others by its link."""
    link = open_table(evening.ana, "Ana")
    code = evening.ana.find("table-code").locator("[aria-hidden]").inner_text()
    come_by_code(evening.bine, code.lower())
    sit(evening.bine, 0, "Bine")
    for screen, place, name in ((evening.csilla, 1, "Csilla"), (evening.dora, 2, "Dora")):
        screen.goto(link)
        sit(screen, place, name)


def begin_to_play(screen: Screen, **until: Any):
    """Let a page play by itself; others can be looked at meanwhile."""
    screen.page.evaluate(f"until => {{ if (!window.playOn) {PLAY}; window.played = playOn(until); }}", until)


def played(screen: Screen) -> str:
    """Wait until the page has come as far as it should, and return how far: `over` or `turn`."""
    return str(screen.page.evaluate("() => window.played"))


def play_on(*screens: Screen, **until: Any):
    """Let all these pages play to the end of the deal."""
    for screen in screens:
        begin_to_play(screen, **until)
    assert {"over"} == {played(screen) for screen in screens}


def table_of(screen: Screen) -> str:
    return screen.page.url.rsplit("/", 1)[1]


def engines_sheet(server: LiveServer, table: str) -> Sheet:
    """The sheet as the engine books it, from what was dealt and done there."""
    stored = server.facts(table)
    opened = stored[0]
    assert isinstance(opened, Opened)
    return replayed(GAMES[opened.game](**opened.options), stored)


def agree_on_the_sheet(server: LiveServer, screens: Sequence[Screen], rows: int):
    """Hold that all pages show the sheet that the engine books, with this number of rows."""
    sheet = engines_sheet(server, table_of(screens[0]))
    assert rows == len(sheet.rows)
    for screen in screens:
        screen.wait(phase="over")
        totals, radli = screen.sheet()
        assert list(sheet.carry.totals) == totals
        assert list(sheet.carry.marks.get("radli", (0,) * len(radli))) == radli


def next_deal(*screens: Screen):
    for screen in screens:
        screen.press(screen.find("next"))
    for screen in screens:
        expect(screen.page.locator("body:not([data-phase=over])")).to_be_attached()
