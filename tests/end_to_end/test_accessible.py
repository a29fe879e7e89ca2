"""axe looks at every kind of screen, in both languages and both colour schemes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from end_to_end.company import Company, card, split, typed_in
from end_to_end.screen import LARGE, SMALL, Screen

from tarok.actions import Bid, Call, Lay, Pass, Play, Take
from tarok.sheet import Sheet

pytestmark = pytest.mark.browser

GRAVE = ("serious", "critical")


def examine(screen: Screen):
    """Let axe look, but not at what is drawn on the cards: there is nothing to read, and most of its work."""
    screen.page.evaluate("document.querySelector('svg.unseen').replaceChildren()")
    for scheme in ("light", "dark"):
        screen.page.emulate_media(color_scheme=scheme)
        found = Axe().run(screen.page, options={"resultTypes": ["violations"]})
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
def test_axe_finds_nothing_grave_on_the_first_page(open_house, visit, locale, looks):
    screen = visit(open_house(typed_in("klop").pack), locale=locale, **looks)
    screen.page.goto("/")
    screen.find("deal").wait_for()
    examine(screen)
    examine_dialogs(screen, "help", "book", "settings")


@pytest.mark.parametrize(("locale", "looks"), [("en-GB", SMALL), ("sl-SI", LARGE)])
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
    company.go_through(rest)
    company.come_to_an_end(Sheet(deal.game))
    examine(screen)
    examine_dialogs(screen, "sheet", "last-trick")
    if looks is SMALL:
        examine_dialogs(screen, "menu", "log")
    screen.press(screen.find("replay"))
    screen.find("replay-table").wait_for()
    examine(screen)
