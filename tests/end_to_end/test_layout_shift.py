"""Nothing moves under a finger while a page comes, on a slow phone."""

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import tap
from playwright.sync_api import expect

pytestmark = pytest.mark.long

PHONE = {"viewport": {"width": 360, "height": 664}, "has_touch": True, "is_mobile": True}
SLOWER = 4
"""How much slower the processor of a phone is."""
MOST = 0.02
"""How much may move: the share of the window, times how far."""

WATCH = """() => {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifted.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 90))]);
  }).observe({ type: "layout-shift", buffered: true });
  new MutationObserver((_, ear) => {
    if (!document.documentElement) return;
    document.adoptedStyleSheets = [];
    ear.disconnect();
  }).observe(document, { childList: true });
}"""
"""Collect what moves, on a page that is drawn: what is not seen does not count as moved."""


@pytest.mark.parametrize("path", ["/", "/learn", "/puzzles", "/club", "/me"])
def test_nothing_moves_while_a_page_comes(open_server, visit, path):
    screen = visit(open_server(typed_in("klop").pack), tap, **PHONE)
    screen.page.add_init_script(f"({WATCH})()")
    screen.page.context.new_cdp_session(screen.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    screen.goto(path)
    expect(screen.page.get_by_role("heading", level=1)).to_be_visible()
    screen.page.wait_for_load_state("networkidle")
    screen.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    shifted = screen.page.evaluate("shifted")
    assert sum(value for value, _ in shifted) <= MOST, shifted
