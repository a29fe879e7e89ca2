"""The page as a person uses it: by what it shows, with a mouse, a finger or the keys."""

import re
from collections.abc import Callable
from itertools import takewhile
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page, WebSocket

from tarok.actions import Action, Lay, Play
from tarok.cards import Card
from tarok.wire import to_json

Press: TypeAlias = Callable[[Locator], None]

KEY = """wanted => {
  const here = document.activeElement;
  if (here === wanted) return "Enter";
  if (!wanted.closest("[role=toolbar]")?.contains(here)) return "Tab";
  const ahead = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return ahead ? "ArrowRight" : "ArrowLeft";
}"""
"""The key that a person presses next who wants to press a button: to get there, or at last to press it."""

SOON_TIRED = 100
"""So many keys nobody presses to get to a button."""


def click(target: Locator):
    target.click()


def tap(target: Locator):
    target.tap()


def type_keys(target: Locator):
    """Tab to a button, walk on with the arrows where it is one of a row, and press Enter."""
    keys = (target.evaluate(KEY) for _ in range(SOON_TIRED))
    for key in takewhile(lambda key: key != "Enter", keys):
        target.page.keyboard.press(key)
    assert target.evaluate(KEY) == "Enter", "the keyboard does not get there"
    target.page.keyboard.press("Enter")


class Screen:
    """An open page. `sent` is what it has told the server at the table."""

    def __init__(self, page: Page, press: Press = click):
        self.page = page
        self.press = press
        self.sent: list[str] = []
        page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket):
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    def find(self, name: str) -> Locator:
        """What has this test id."""
        return self.page.get_by_test_id(name)

    def wait(self, **data: Any) -> None:
        """Wait until the body says so: `v`, `turn` or `phase`."""
        self.page.locator(
            "body" + "".join(f'[data-{name}="{value}"]' for name, value in data.items())
        ).wait_for()

    @property
    def v(self) -> int:
        return int(self.page.locator("body").get_attribute("data-v") or 0)

    @property
    def hand(self) -> list[Card]:
        return sorted(self._cards("[data-testid=hand] [data-card]"))

    @property
    def allowed(self) -> list[Card]:
        """The cards of the hand that look as if they could be played or laid away."""
        return sorted(self._cards("[data-testid=hand] [data-legal=true]"))

    @property
    def trick(self) -> list[Card]:
        return self._cards("[data-testid=trick] [data-card]")

    def _cards(self, selector: str) -> list[Card]:
        return self.page.eval_on_selector_all(
            selector, "found => found.map(each => Number(each.dataset.card))"
        )

    def card(self, card: Card) -> Locator:
        return self.page.locator(f'[data-testid=hand] [data-card="{card}"]')

    def button(self, action: Action) -> Locator:
        return self.page.locator(f"[data-action='{to_json(action).decode()}']")

    def do(self, *actions: Action) -> None:
        """Do what can be done in one go: a single action, or laying cards away."""
        for action in actions:
            self.press(self.card(action.card) if isinstance(action, Lay | Play) else self.button(action))
        if isinstance(actions[0], Lay):
            self.press(self.find("lay"))

    def numbers(self, selector: str) -> list[int]:
        """The numbers that stand there."""
        texts = self.page.locator(selector).all_inner_texts()
        return [int(re.sub(r"[^\d-]", "", text.replace("−", "-"))) for text in texts]

    def sheet(self) -> tuple[list[int], list[int]]:
        """Open the score sheet and read the totals and the radli of every place, and close it again."""
        self.press(self.find("sheet"))
        totals = self.numbers("[data-testid^=sheet-total-]")
        radli = [text.count("○") for text in self.page.locator("dialog tfoot [role=img]").all_inner_texts()]
        self.page.keyboard.press("Escape")
        return totals, radli
