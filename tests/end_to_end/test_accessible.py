"""axe looks at every kind of screen, in both languages and both colour schemes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from end_to_end.company import Company, split, typed_in
from end_to_end.screen import LARGE, SMALL, Screen

from tarok.actions import Bid, Call, Lay, Pass, Play, Take
from tarok.cards import FACES
from tarok.sheet import Sheet

pytestmark = pytest.mark.browser

GRAVE = ("serious", "critical")


def examine(screen: Screen):
    """Let axe look; what is drawn on the cards has no words, and it need not look at that."""
    for scheme in ("light", "dark"):
        screen.page.emulate_media(color_scheme=scheme)
        found = Axe().run(screen.page, {"exclude": [["svg"]]}, {"resultTypes": ["violations"]})
        grave = [
            f"{scheme}: {rule['help']}: {node['html']} {node['failureSummary']}"
            for rule in found.response["violations"]
            if rule["impact"] in GRAVE
            for node in rule["nodes"]
        ]
        assert not grave, "\n".join(grave)


@pytest.mark.parametrize(("locale", "looks"), [("en-GB", SMALL), ("sl-SI", LARGE)])
def test_axe_finds_nothing_grave(sit_down, visit, locale, looks):
    deal = typed_in("king_in_talon")
    company: Company = sit_down("king_in_talon", place=1, locale=locale, **looks)
    first = visit(company.house, locale=locale, **looks)
    first.page.goto("/")
    first.find("deal").wait_for()
    examine(first)

    company.begin(deal)
    king = FACES.parse("♥K")
    turns = Bid("two"), Call(king), Take(2), Lay(FACES.parse("♥N")), Pass(), Play(FACES.parse("♠9"))
    *parts, rest = split(deal.log, *turns)
    for part in parts:
        company.go_through(part)
        company.await_turn()
        examine(company.screen)
    company.go_through(rest)
    company.come_to_an_end(Sheet(deal.game))
    examine(company.screen)
    for name in ("sheet", "settings", "last-trick"):
        company.screen.press(company.screen.find(name))
        examine(company.screen)
        company.screen.page.keyboard.press("Escape")
