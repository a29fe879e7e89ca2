"""Letters of twice their size on a phone (WCAG 2.2, 1.4.4): nothing is cut off, and all can be reached."""

from collections.abc import Iterator

import pytest
from end_to_end.company import in_one_go, typed_in
from end_to_end.screen import Screen, tap
from playwright.sync_api import Locator, expect

from tarok.engine.actions import Lay, Play

pytestmark = pytest.mark.long

LARGE = """addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "200%" })"""
ON_TOP = """each => {
  each.scrollIntoView({ block: "center" });
  const { left, right, top, bottom } = each.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= -1 && right <= innerWidth + 1 && (each.contains(there) || there?.contains(each));
}"""
"""Whether something can be brought into sight, within the page and under nothing else."""
PHONES = ((360, 664), (320, 568))
LOCALES = ("en-GB", "sl-SI", "ro-RO", "hu-HU", "cs-CZ")


@pytest.fixture(params=PHONES, ids=lambda size: "x".join(map(str, size)))
def looks(request) -> Iterator[dict[str, object]]:
    width, height = request.param
    return {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}


def enlarged(screen: Screen) -> Screen:
    screen.page.add_init_script(LARGE)
    return screen


def reached(buttons: Locator, least: int = 1) -> int:
    """How many of these there are, with a minimum to wait for; all can be reached."""
    buttons.nth(least - 1).wait_for()  # dialogs and results load when they are first shown
    found = [each for each in buttons.all() if each.is_visible()]
    assert [] == [each.inner_text() for each in found if not each.evaluate(ON_TOP)]
    assert least <= len(found)
    return len(found)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_page_its_languages_and_its_dialogs(open_server, visit, looks, locale):
    screen = enlarged(visit(open_server(typed_in("klop").pack), tap, **looks, locale=locale))
    screen.goto("/")
    screen.find("deal").wait_for()
    screen.look()
    assert reached(screen.find("language").filter(visible=True))
    assert 5 == reached(screen.page.locator("[data-testid^=nav-]"), least=5)
    assert 3 == reached(screen.page.locator("[data-testid=strength] label"), least=3)
    assert 4 == reached(screen.page.locator("main .rows > *"), least=4)
    assert 3 == reached(screen.page.locator("[data-testid=today] a"), least=3)
    for name in ("settings", "join-code"):
        screen.press(screen.find(name))
        dialog = screen.find(f"{name}-dialog")
        dialog.locator("input, h3").first.wait_for()
        screen.look()
        assert reached(dialog.locator("button"))
        screen.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    screen.press(screen.find("daily"))
    screen.find("daily-play").wait_for()
    screen.look()
    assert 1 == reached(screen.find("daily-play"))


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU"])
def test_a_deal_from_the_auction_to_its_result(sit_down, looks, locale):
    company = sit_down("mordkontra", place=0, press=tap, **looks, locale=locale)
    deal, screen = typed_in("mordkontra"), enlarged(company.screen)
    company.open()
    company.begin(deal)
    done, asked = 0, set[str]()
    for seat, actions in in_one_go(deal.log):
        if deal.carry.place(seat) == company.place and not isinstance(actions[0], Play):
            company.await_turn()
            screen.look()
            others = [each for each in company.deal.due.legal if not isinstance(each, Lay | Play)]
            assert not others or reached(screen.page.locator("main [data-action][data-legal=true]"))
            asked.add(screen.phase)
        company.go_through(deal.log[done : done + len(actions)])
        done += len(actions)
    assert {"auction", "exchange", "announcements"} <= asked
    screen.wait(phase="over")
    screen.look()
    assert reached(screen.find("result").locator("footer button"), least=4)
