"""The page for developers, which shows the design system: at seven sizes, light and dark, with large letters.

It is not in the build for players: Vite serves it from the sources. `--screenshot on` keeps pictures.
"""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from end_to_end.screen import Screen
from end_to_end.test_accessible import examine
from playwright.sync_api import expect
from requires import require

pytestmark = pytest.mark.long

UI = Path(__file__).parents[2] / "ui"
VITE = UI / "node_modules/.bin/vite"
ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+)/")
SIZES = ((320, 568), (360, 664), (375, 667), (800, 360), (820, 1180), (1440, 900), (1920, 1080))

CUT = """() => [...document.querySelectorAll(":is(main, nav.bar) :is(button, a, h1, h2)")].filter((each) => {
  const { width, left, right } = each.getBoundingClientRect();
  const shown = width && !each.closest(".skip, [aria-hidden]") && !each.matches(".skip");
  return shown && (each.scrollWidth > each.clientWidth + 1 || left < -1 || right > innerWidth + 1);
}).map((each) => each.outerHTML.slice(0, 120))"""
"""What hangs out of the page or of its own box."""

RANKS = """() => [...document.querySelectorAll("[data-testid=on-paper] .button:not(:disabled)")]
  .map((each) => getComputedStyle(each).backgroundColor)"""
"""The grounds of the buttons on paper."""


@pytest.fixture(scope="module")
def sources(shared_server, tmp_path_factory) -> Iterator[str]:
    """The address of the page as Vite serves it from its sources."""
    require("npm", VITE.exists())
    shared_server.start()
    command = (
        VITE,
        "--configLoader",
        "runner",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--clearScreen",
        "false",
    )
    environment = {**os.environ, "TAROK_SERVER": shared_server.url, "NO_COLOR": "1"}
    log = tmp_path_factory.mktemp("vite") / "log"
    with log.open("w") as errors:
        vite = subprocess.Popen(
            command, cwd=UI, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        try:
            said = next((found for line in vite.stdout if (found := ADDRESS.search(line))), None)
            assert said, log.read_text()
            yield said.group(1)
        finally:
            vite.terminate()
            vite.wait()
            vite.stdout.close()


@pytest.fixture
def gallery(sources, open_server, visit):
    def gallery(**looks) -> Screen:
        screen = visit(open_server(), **looks)
        screen.page.goto(f"{sources}/design")
        screen.find("on-paper").wait_for()
        return screen

    return gallery


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_part_fits_at_every_size_with_letters_of_every_size(gallery, scheme):
    screen = gallery(color_scheme=scheme)
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        for letters in (100, 150, 200):
            screen.page.evaluate(f"document.documentElement.style.fontSize = '{letters}%'")
            screen.page.evaluate("() => new Promise(requestAnimationFrame)")
            assert [] == screen.page.evaluate(CUT), (width, letters)
            assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
                width,
                letters,
            )
    screen.page.evaluate("document.documentElement.dir = 'rtl'")
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_axe_finds_nothing_and_ranks_differ(gallery):
    screen = gallery(viewport={"width": 1440, "height": 900})
    grounds = screen.page.evaluate(RANKS)
    assert len({*grounds[:2]}) == 1  # the primary button, and the same where it is advised
    assert len({grounds[0], grounds[2], grounds[4]}) == 3
    examine(screen)


def test_chips_tabs_menu_and_dialog_are_worked_by_keys(gallery):
    screen = gallery(viewport={"width": 820, "height": 1180})
    keys, find = screen.page.keyboard, screen.find
    find("chips-one").focus()
    keys.press("Space")
    expect(find("chips-one")).to_have_attribute("aria-pressed", "true")
    find("tabs-first").focus()
    keys.press("ArrowLeft")  # from the first to the last
    expect(find("tabs-third")).to_be_focused()
    expect(find("tabs-third")).to_have_attribute("aria-selected", "true")
    find("design-menu").focus()
    keys.press("Enter")
    expect(screen.page.get_by_role("button", name="Second", exact=True)).to_be_in_viewport(ratio=1)
    keys.press("Escape")
    expect(find("design-menu")).to_be_focused()
    expect(find("design-menu")).to_have_attribute("aria-expanded", "false")
    screen.press(find("open-dialog"))
    expect(find("design-dialog")).to_be_visible()
    keys.press("Escape")
    expect(find("design-dialog")).to_have_count(0)


def test_the_build_for_players_has_no_such_page(open_server, visit, faults):
    screen = visit(open_server())
    screen.goto("/design")
    expect(screen.page.get_by_role("alert")).to_be_visible()
    assert all("404" in fault for fault in faults)
    faults.clear()
