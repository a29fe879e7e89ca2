"""The director's page of an event, as whoever runs an evening uses it."""

from collections.abc import Mapping

from end_to_end.screen import Screen
from playwright.sync_api import Locator, expect

SOON = 60_000
"""Within how many milliseconds a page is in touch again with a server that was away."""
TABS = ("people", "rounds", "standing", "links", "history")


def fill_in(form: Locator, results: Mapping[str, int]):
    """Write into a slip what these people have won, by the names that stand on it."""
    boxes = form.locator("input[data-testid^=slip-]:not([data-testid=slip-why])")
    for at in range(boxes.count()):
        label = boxes.nth(at).locator("xpath=ancestor::label").inner_text().splitlines()[-1].strip()
        boxes.nth(at).fill(str(next(won for name, won in results.items() if label.startswith(name))))


class Desk:
    """A director at their page; what they do is done when the page has heard of it from the server."""

    def __init__(self, screen: Screen):
        self.screen = screen
        self.find, self.press = screen.find, screen.press

    def open(self, title: str, kind: str, by: str = "Mira", **lengths: int):
        """Begin an event from the first page, by a format; `lengths` are others, like `times_0`."""
        self.screen.goto("/")
        self.press(self.find("club"))
        self.press(self.find("club-new"))
        dialog = self.find("club-begin-dialog")
        self.press(dialog.locator(f"input[value={kind}]"))
        self.find("club-title").fill(title)
        self.find("club-by").fill(by)
        if lengths:
            self.press(dialog.locator("details > summary"))
        for name, value in lengths.items():
            self.find(f"club-{name.replace('_', '-')}").fill(str(value))
        self.press(self.find("club-open"))
        expect(self.find("desk").get_by_role("heading", name=title)).to_be_visible()

    def show(self, tab: str):
        self.press(self.find(f"tab-{tab}"))
        expect(self.find(f"tab-{tab}")).to_have_attribute("aria-current", "page")

    def enter(self, *lines: str):
        self.show("people")
        self.find("people-text").fill("\n".join(lines))
        self.press(self.find("people-enter"))

    def await_step(self, step: str):
        expect(self.find("desk-step")).to_have_attribute("data-step", step, timeout=SOON)
        expect(self.find("desk-act")).to_be_enabled()

    def act(self, step: str):
        """Press the strong button, which offers this."""
        self.await_step(step)
        self.press(self.find("desk-act"))

    def draw(self):
        self.act("draw")
        self.press(self.find("draw-note"))
        self.await_step("begin")

    def hand_in(self, number: int, table: int, results: Mapping[str, int], why: str = ""):
        """Enter the slip of a table by the names that stand on it; with a reason it is corrected."""
        self.show("rounds")
        self.press(self.find(f"slip-{number}-{table}"))
        dialog = self.find("desk-slip-dialog")
        fill_in(dialog, results)
        if why:
            self.find("slip-why").fill(why)
        self.press(self.find("slip-note"))
        expect(dialog).to_have_count(0)

    def play(self, number: int, tables: int, results: Mapping[str, int]):
        """Play a round: it begins, all tables hand in what these people have won, and it is closed."""
        self.act("begin")
        self.await_step("slips")
        for table in range(1, tables + 1):
            self.hand_in(number, table, results)
        self.act("close")

    def stands(self, *rows: tuple[str, ...]):
        """The standing comes to be this."""
        self.show("standing")
        expect(self.find("standing").locator("tbody > tr > *")).to_have_text(
            [cell for row in rows for cell in row]
        )

    def link(self, role: str) -> str:
        """The address for a role, such as `table 1`."""
        self.show("links")
        self.find("link-role").select_option(role)
        return self.find("link").inner_text()
