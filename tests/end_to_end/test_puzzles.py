"""Puzzles at the real table: found, answered by one tap, and looked into, in every size."""

import re

import pytest
from end_to_end.company import typed_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, SMALL, tap, type_keys
from end_to_end.test_accessible import examine
from end_to_end.test_sizes import OVERLAPPING, SIZES, all_seen, in_every_size
from playwright.sync_api import expect

from tarok.puzzles.collection import kept

PANEL = "[data-testid=puzzle]"
PUZZLE = next(iter(kept("slovenian").values()))


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(typed_in("klop").pack)


def answer(screen, *, right: bool) -> None:
    """Press a card of the hand that is right, or one that is not."""
    card = next(cost.card for cost in PUZZLE.found.costs if (cost.card in PUZZLE.found.answer) is right)
    screen.wait(turn="true")
    screen.press(screen.page.locator(f"[data-testid=hand] [data-card='{card}']"))
    screen.page.locator(f"{PANEL}[data-step=answered]").wait_for()


@pytest.mark.parametrize(
    ("locale", "looks", "press"),
    [("en-GB", SMALL, tap), pytest.param("sl-SI", LARGE, type_keys, marks=pytest.mark.long)],
)
def test_somebody_solves_a_puzzle_and_goes_on_to_the_next(server, visit, locale, looks, press):
    screen = visit(server, press, locale=locale, **looks)
    screen.goto("/puzzles")
    expect(screen.find("puzzle-rating")).to_contain_text("1500")
    expect(screen.find("puzzle-curve")).to_have_count(0)
    screen.look()
    examine(screen)
    shown = screen.find("puzzle-preview").get_attribute("data-puzzle")
    screen.press(screen.find("puzzle-solve"))
    screen.page.wait_for_url(f"**/puzzle/{shown}")
    expect(screen.find("puzzle-goal")).to_be_visible()
    screen.wait(turn="true")
    assert 0 == screen.find("suggest").count()
    screen.goto(f"/puzzle/{PUZZLE.id}")
    answer(screen, right=False)
    expect(screen.find("puzzle-costs").locator("li")).to_have_count(len(PUZZLE.found.costs))
    assert "" == screen.page.locator("[data-testid=status] .now").inner_text()
    screen.look()
    examine(screen)
    screen.press(screen.find("puzzle-hands"))
    expect(screen.find("puzzle-line").get_by_role("listitem")).to_have_count(len(PUZZLE.tricks))
    screen.look()
    screen.page.keyboard.press("Escape")
    screen.press(screen.find("puzzle-next"))
    screen.page.locator(f"{PANEL}[data-step=asked]").wait_for()
    assert PUZZLE.id not in screen.page.url
    screen.goto("/puzzles")
    expect(screen.find("puzzle-rating")).not_to_contain_text("1500")
    expect(screen.find("puzzle-curve")).to_be_visible()


def test_the_chips_say_which_puzzle_is_shown(server, visit):
    screen = visit(server, tap, **SMALL)
    screen.goto("/puzzles")
    screen.press(screen.find("puzzle-game-taper"))
    preview = screen.find("puzzle-preview")
    expect(preview).to_have_attribute("data-puzzle", re.compile("^taper-"))
    screen.press(screen.find("puzzle-grade-1"))
    expect(screen.find("puzzle-grade-1")).to_have_attribute("aria-pressed", "true")
    expect(preview.locator(".tags")).to_contain_text("easy")
    before = preview.get_attribute("data-puzzle")
    screen.press(screen.find("puzzle-other"))
    expect(preview).not_to_have_attribute("data-puzzle", before)
    screen.press(screen.find("puzzle-today"))
    expect(screen.page).to_have_url(re.compile("/puzzle/taper-"))


@pytest.mark.long
def test_the_panel_of_a_puzzle_lies_over_nothing_in_any_size(server, visit):
    screen = visit(server, viewport={"width": 320, "height": 568}, has_touch=True)
    screen.goto("/puzzles")
    screen.find("puzzle-solve").wait_for()
    for _ in in_every_size(screen):
        all_seen(screen, "[data-testid=puzzle-solve]")
    screen.goto(f"/puzzle/{PUZZLE.id}")
    screen.wait(turn="true")
    alone(screen)
    screen.page.set_viewport_size({"width": 320, "height": 568})
    answer(screen, right=True)
    alone(screen)


def alone(screen) -> None:
    for size in in_every_size(screen):
        assert size in SIZES
        all_seen(screen, "[data-testid=hand] [data-card]")
        for other in (
            "[data-testid=status]",
            "[data-testid=hand]",
            "[data-testid=bar]",
            "[data-testid=trick] li",
        ):
            assert 0 == screen.page.evaluate(OVERLAPPING, [PANEL, other]), (size, other)
