"""The page as a person uses it: by what it shows, with a mouse, a finger or the keys."""

import re
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Locator, Page, Response, WebSocket

from tarok.cards.deck import Card
from tarok.engine.actions import Action, Announce, Kontra, Lay, Oppose, Play, Surrender, ThrowIn
from tarok.engine.json_codec import to_json

Press: TypeAlias = Callable[[Locator], None]

KEY = """wanted => {
  const here = document.activeElement;
  if (here === wanted) return "Enter";
  if (!wanted.closest("[role=toolbar]")?.contains(here)) return "Tab";
  const ahead = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return ahead ? "ArrowRight" : "ArrowLeft";
}"""
"""The key that a person presses next who wants to press a button: to get there, or at last to press it."""

CHOSEN_FIRST = (Announce, Kontra, Oppose, Surrender, ThrowIn)
"""What is chosen by one tap and said by another."""

SOON_TIRED = 100
"""How many keys nobody presses to get to a button."""

WAIT = """([wanted, patience]) => new Promise((found) => {
  const { dataset } = document.body;
  const is = (one) => Object.entries(one).every(([name, value]) => dataset[name] === value);
  const end = performance.now() + patience;
  const change = new MutationObserver(look);
  const tapping = setInterval(tap, 50);
  function look() {
    const there = wanted.some(is);
    if (!there && performance.now() < end) return false;
    change.disconnect();
    clearInterval(tapping);
    found(there ? null : { ...dataset });
    return true;
  }
  function tap() {
    if (!look()) document.querySelector("main")?.click();
  }
  change.observe(document.body, { attributes: true });
  tap();
})"""
"""Wait until the body says one of the things wanted. We tap all along: a tap on the table hurries on."""

WORDS = """() => {
  const named = [...document.querySelectorAll("[aria-label], [title]")];
  return [document.title, document.body.innerText, ...named.flatMap((each) => [each.ariaLabel, each.title])];
}"""
"""Whatever there is to read or to hear on the page."""

MESSAGES = Path(__file__).parents[2] / "ui/src/locales/en"
"""Where the page has its words: every other language has messages of the same names."""


def first_words() -> str:
    """How the ids of messages begin, as alternatives: what begins otherwise is a word like "egy-egy"."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in MESSAGES.rglob("*.ftl"))
    return "|".join(sorted(set(re.findall(r"^([a-z]+)-\S+ =", texts, re.MULTILINE))))


LEFT_OVER = re.compile(
    rf"\b(?:{first_words()})(?:[-_][a-z0-9]+)+\b|\b[a-z]+(?:_[a-z0-9]+)+\b|[{{}}]|undefined|NaN|\bnull\b"
)
"""What no person should see: the id of a message that has no text, or a place in it that was not filled."""

TOO_WIDE = """() => [...document.querySelectorAll("button, [data-card], [data-testid]")].filter((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  return width && (left < -1 || right > innerWidth + 1);
}).map((each) => each.outerHTML.slice(0, 120))"""
"""What hangs out of the page at its sides."""

FITS = "document.documentElement.scrollWidth <= innerWidth"

LOOK = f"""async () => {{
  const look = () => [({WORDS})(), ({TOO_WIDE})(), {FITS}];
  for (let frames = 0; frames < 120; frames++) {{
    const [, wide, fits] = look();
    if (!wide.length && fits) break;
    await new Promise(requestAnimationFrame);
  }}
  return look();
}}"""
"""The words of a page, what hangs out of it, and whether it fits: it has two seconds to find its shape."""

FOLDED = """each => {
  const folded = each.closest("[hidden][id]");
  return folded && getComputedStyle(folded).display === "none" ? folded.id : null;
}"""
"""The id of what has to be opened first: the rare bids wait behind *more*."""

SETTLED = """() => (history.state?.dialogs ?? 0) <= document.querySelectorAll("dialog[open]").length"""
"""Whether no entry of a closed dialog is still to be left."""

PATIENCE = 30_000
"""How many milliseconds are never needed, even on a machine that has a lot to do."""

LARGE = {"viewport": {"width": 1440, "height": 900}}
MIDDLE = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
SMALL = {"viewport": {"width": 360, "height": 800}, "has_touch": True, "is_mobile": True}
"""What a page may look like: on a desk, on a tablet, on a phone."""


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
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket):
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    def speak(self, language: str):
        """Choose the language of the page, where it can be chosen."""
        self.find("language").filter(visible=True).first.select_option(language)

    def goto(self, address: str, **how: str) -> Response | None:
        """Open an address; a dialog that was closed has left the history by then, and does not go back."""
        self.page.wait_for_function(SETTLED)
        return self.page.goto(address, **how)

    def find(self, name: str) -> Locator:
        """What has this test id."""
        return self.page.get_by_test_id(name)

    def wait(self, *either: dict[str, object], **wanted: object):
        """Wait until the body says so, or one of several things: `v`, `turn` or `phase`."""
        ways = [{name: str(value) for name, value in way.items()} for way in either or (wanted,)]
        found = self.page.evaluate(WAIT, [ways, PATIENCE])
        assert found is None, f"waited in vain for {ways}; there is {found}"

    def look(self):
        """What may be seen on every page: words for people, nothing that is cut off at the sides."""
        words, wide, fits = self.page.evaluate(LOOK)
        assert [] == [text for text in words if text and LEFT_OVER.search(text)]
        assert [] == wide, f"at {self.page.viewport_size}: {wide}"
        assert fits

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

    def opened(self, target: Locator) -> Locator:
        """Something to press, once what it waits behind is open."""
        target.wait_for(state="attached")
        if folded := target.evaluate(FOLDED):
            self.press(self.page.locator(f"[aria-controls={folded}]"))
            target.wait_for()
        return target

    @property
    def phase(self) -> str:
        return self.page.locator("body").get_attribute("data-phase") or ""

    def do(self, *actions: Action):
        """Do what can be done in one go: a single action, laying cards away, or what is said together."""
        chosen = [action for action in actions if isinstance(action, CHOSEN_FIRST)]
        for action in chosen or actions:  # a pass after what was chosen is said with it
            target = self.card(action.card) if isinstance(action, Lay | Play) else self.button(action)
            self.press(self.opened(target))
        if isinstance(actions[0], Lay):
            self.press(self.find("lay"))
        elif chosen:
            self.press(self.find("say"))

    def numbers(self, selector: str) -> list[int]:
        """The numbers that stand there, as soon as the first does."""
        self.page.locator(selector).first.wait_for(state="attached")
        texts = self.page.locator(selector).all_inner_texts()
        return [int(re.sub(r"[^\d-]", "", text.replace("−", "-"))) for text in texts]

    def open(self, name: str):
        """Open a dialog by its button; on a phone that is in the menu."""
        self.find(name).or_(self.find("menu")).filter(visible=True).first.wait_for()
        if self.find(name).is_hidden():
            self.press(self.find("menu"))
            name = f"menu-{name}"
        self.press(self.find(name))

    def after_deal(self, name: str):
        """Press what can be done with a deal that is over; what is not in sight is in its menu."""
        self.find("result-menu").wait_for()
        if self.find(name).is_hidden():
            self.press(self.find("result-menu"))
        self.press(self.find(name))

    def unfold(self):
        """Show every line of the account of a deal, where that takes a tap."""
        self.find("result-menu").wait_for()
        details = self.find("details")
        if details.count() and details.get_attribute("aria-expanded") == "false":
            self.press(details)

    def unfold_section(self, name: str):
        """Unfold the section in which this is, unless it is open."""
        section = self.page.locator("details").filter(has=self.find(name))
        if section.get_attribute("open") is None:
            self.press(section.locator("summary"))

    def sheet(self) -> tuple[list[int], list[int]]:
        """Open the score sheet and read the totals and the radli of every place, and close it again."""
        self.open("sheet")
        self.page.locator("[data-testid^=sheet-total-]").first.wait_for()
        totals = self.numbers("[data-testid^=sheet-total-]")
        radli = [text.count("○") for text in self.page.locator("dialog tfoot [role=img]").all_inner_texts()]
        self.page.keyboard.press("Escape")
        return totals, radli
