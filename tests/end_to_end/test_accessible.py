"""axe looks at every kind of screen, in both languages and both colour schemes."""

from itertools import chain

import pytest
from axe_playwright_python.sync_playwright import Axe
from end_to_end.company import Company, card, split, tricks, typed_in
from end_to_end.screen import LARGE, SMALL, Screen, type_keys
from playwright.sync_api import expect

from tarok.engine.actions import Bid, Call, Lay, Pass, Play, Take
from tarok.scoring.sheet import Sheet

pytestmark = pytest.mark.long

GRAVE = ("serious", "critical")

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that look at colours: all else is in the dark as it is in the light."""

LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector("[data-testid=spoken]");
  const ear = new MutationObserver(() => heard.push(region.textContent));
  ear.observe(region, { characterData: true, childList: true, subtree: true });
}"""
"""Keep everything that is said to those who listen."""

SAID = {
    "en-GB": (
        *("You bid two.", "Guest 3 passes.", "Guest 4 passes.", "Guest 1 passes.", "You play two."),
        "You call the king of hearts.",
        "The talon: 7 of spades, 8 of spades, king of hearts, tarok XX, 4 of diamonds, 7 of clubs.",
        *("You take king of hearts, tarok XX.", "You discard knight of hearts."),
        *("You pass.", "Guest 1 passes.", "Guest 1 plays king of spades.", "Guest 1 wins trick 1."),
        *("Guest 1 plays king of diamonds.", "You win trick 2.", "You win trick 8.", "You win trick 12."),
    ),
    "sl-SI": (
        *(
            "Licitiraš dva.",
            "Gost 3 reče naprej.",
            "Gost 4 reče naprej.",
            "Gost 1 reče naprej.",
            "Igraš dva.",
        ),
        "Kličeš srčevega kralja.",
        "Talon: pikova sedmica, pikova osmica, srčev kralj, tarok XX, karova štirica, križeva sedmica.",
        *("Vzameš srčevega kralja, tarok XX.", "Založiš srčevega kavala."),
        *("Rečeš naprej.", "Gost 1 reče naprej.", "Gost 1 vrže pikovega kralja.", "Gost 1 vzame 1. štih."),
        *("Gost 1 vrže karovega kralja.", "Vzameš 2. štih.", "Vzameš 8. štih.", "Vzameš 12. štih."),
    ),
}
"""What is heard of the deal `king_in_talon`, in this order."""


def examine(screen: Screen):
    """Let axe look. For it the page has to be drawn."""
    screen.page.evaluate("document.adoptedStyleSheets = []")
    for scheme, rules in (("light", {}), ("dark", {"runOnly": COLOURS})):
        screen.page.emulate_media(color_scheme=scheme)
        found = Axe().run(screen.page, options={"resultTypes": ["violations"], **rules})
        grave = [
            f"{scheme}: {rule['help']}: {node['html']} {node['failureSummary']}"
            for rule in found.response["violations"]
            if rule["impact"] in GRAVE
            for node in rule["nodes"]
        ]
        assert not grave, "\n".join(grave)


def examine_dialogs(screen: Screen, *names: str):
    for name in names:
        screen.open(name)
        examine(screen)
        screen.page.keyboard.press("Escape")


@pytest.mark.parametrize(("locale", "looks"), [("en-GB", SMALL), ("sl-SI", LARGE)])
def test_axe_finds_nothing_grave_on_the_first_page(open_server, visit, locale, looks):
    screen = visit(open_server(typed_in("klop").pack), locale=locale, **looks)
    screen.goto("/")
    screen.find("deal").wait_for()
    examine(screen)
    screen.find("today-lesson").wait_for()
    examine_dialogs(screen, "games", "settings")


@pytest.mark.parametrize(
    ("locale", "looks"), [("en-GB", SMALL), pytest.param("sl-SI", LARGE, marks=pytest.mark.night)]
)
def test_axe_finds_nothing_grave_at_the_table(sit_down, locale, looks):
    deal = typed_in("king_in_talon")
    company: Company = sit_down("king_in_talon", place=1, locale=locale, **looks)
    screen = company.screen
    company.begin(deal)
    king, first, led = map(card, ("♥K", "♥N", "♠9"))
    *parts, rest = split(deal.log, Bid("two"), Call(king), Take(2), Lay(first), Pass(), Play(led))
    for part in parts:
        company.go_through(part)
        company.await_turn()
        examine(screen)
    *before, last = tricks(rest)
    company.skip(list(chain(*before)))
    company.go_through(last)
    company.come_to_an_end(Sheet(deal.game))
    examine(screen)
    screen.unfold()
    examine(screen)
    examine_dialogs(screen, "sheet", "last-trick")
    screen.press(screen.find("result-menu"))
    examine(screen)
    screen.press(screen.find("finish"))
    examine(screen)
    screen.page.keyboard.press("Escape")
    if looks is SMALL:
        examine_dialogs(screen, "menu", "log")
    screen.after_deal("replay")
    screen.find("replay-table").wait_for()
    examine(screen)


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("sl-SI", marks=pytest.mark.night)])
def test_whoever_listens_and_has_no_mouse_hears_a_whole_deal(sit_down, locale):
    deal = typed_in("king_in_talon")
    company: Company = sit_down("king_in_talon", place=1, press=type_keys, locale=locale, **LARGE)
    screen = company.screen
    company.begin(deal)
    screen.page.evaluate(LISTEN)
    company.go_through(deal.log)
    company.screen.wait(phase="over")
    rest = " ".join(screen.page.evaluate("heard"))
    for words in SAID[locale]:
        before, found, rest = rest.partition(words)
        assert found, f"{words} is not said; there is {before}"
    expect(screen.find("result").get_by_role("heading").first).to_be_focused()
