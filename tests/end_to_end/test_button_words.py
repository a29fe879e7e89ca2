"""No button of a small phone cuts its words off or breaks one in two, in any language."""

import random

import pytest
from end_to_end.screen import SMALL, Screen, tap
from end_to_end.test_games import decide
from playwright.sync_api import expect

from tarok.games import GAMES

pytestmark = pytest.mark.long

SMALLEST = {**SMALL, "viewport": {"width": 320, "height": 568}}
HOME = {
    "en-GB": "slovenian",
    "sl-SI": "slovenian",
    "hu-HU": "paskievics",
    "ro-RO": "romanian",
    "cs-CZ": "czech_american",
}
"""A game for each language: the labels of a table differ by family."""
BROKEN = """() => [...document.querySelectorAll("button, a.button, summary")].flatMap((each) => {
  if (!each.checkVisibility() || each.closest("[aria-hidden=true]")) return [];
  const cut = each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== "visible";
  const broken = [];
  const walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\d]+/gu)) {
      const range = document.createRange();
      // behind a soft hyphen the line before still counts to the first letter
      range.setStart(node, index + (node.data[index - 1] === "\u00ad" ? 1 : 0));
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  return cut || broken.length ? [`${each.innerText} ${broken}`] : [];
})"""
"""The buttons whose words have no room; a soft hyphen ends a word."""
PAGES = ("/", "/learn", "/puzzles", "/score", "/club", "/events", "/mistakes", "/lobby", "/me")


def whole(screen: Screen):
    screen.look()
    assert [] == screen.page.evaluate(BROKEN)


@pytest.mark.parametrize("locale", HOME)
def test_the_words_of_buttons_are_whole_at_320_pixels(open_server, visit, locale):
    game = HOME[locale]
    pack = list(GAMES[game]().pack)
    screen = visit(open_server(random.Random(1).sample(pack, len(pack))), tap, **SMALLEST, locale=locale)
    for path in PAGES:
        screen.goto(path)
        screen.page.locator("main button").first.wait_for()
        whole(screen)
    screen.goto("/")
    for name in ("settings", "join-code", "with-friends"):
        screen.press(screen.find(name))
        expect(screen.page.locator("dialog[open] button").first).to_be_visible()
        whole(screen)
        screen.page.keyboard.press("Escape")
        expect(screen.page.locator("dialog[open]")).to_have_count(0)
    screen.goto(f"/?game={game}")
    screen.press(screen.find("deal"))
    chance = random.Random(1)
    for _ in range(80):
        screen.wait({"turn": "true"}, {"phase": "over"})
        if screen.phase == "over":
            break
        whole(screen)
        decide(screen, chance)
    screen.press(screen.find("result-menu"))
    screen.find("replay").wait_for()
    whole(screen)


def test_a_broken_word_is_found(open_server, visit):
    page = visit(open_server(), tap, **SMALLEST).page
    style = "width: 60px; overflow-wrap: anywhere"
    page.set_content(f'<button style="{style}">unbreakable words</button><button>short</button>')
    assert ["unbreakable words unbreakable"] == page.evaluate(BROKEN)
