"""A real browser for the tests in this folder: the machine's Chromium, driven by Playwright.

It looks at the real server, in a process of its own. No test waits for a time to pass: it waits for what the
page or the server says.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from end_to_end.company import Company, typed_in
from end_to_end.faults import Faults
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, PATIENCE, Press, Screen, click
from playwright.sync_api import expect
from requires import chromium, require, required

expect.set_options(timeout=PATIENCE)

NEEDLESS = (
    # What Playwright takes away: a second list replaces its own.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    # Two pages of its own for an address bar that nobody sees: half the work of opening a window.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
)
"""Features of Chromium that cost time, or disturb."""

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt,--no-maglev",  # no page lives long enough to earn it back
    f"--disable-features={','.join(NEEDLESS)}",
)

KEEP_NOTHING = "delete Navigator.prototype.serviceWorker"
"""Fetch no page for times without a network: it would be fetched anew for every test."""

UNDRAWN = """{
  const nothing = new CSSStyleSheet();
  nothing.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [nothing];
}"""
"""Draw nothing, for nobody looks: where things lie and what can be clicked is all the same."""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items):
    """Mark what opens a browser, and have it come last.

    Playwright keeps an event loop running, beside which asyncio.run() refuses.

    Where a browser is required, as in CI, a test has two tries: real pages on a busy machine are never quite
    repeatable, and one such fault hides what all other tests say. The summary names what needed the second.
    """
    second = pytest.mark.flaky(reruns=1) if required("browser") else None
    for item in items:
        if "browser" in item.fixturenames:
            item.add_marker("browser")
            if second:
                item.add_marker(second)
    yield
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    if item.get_closest_marker("browser"):
        require("browser", chromium())


PAGES = pytest.StashKey[list[Faults]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Tell what each page showed, and what it still waited for, when a test failed."""
    report = yield
    if report.when == "call" and report.failed:
        shown = [listener.shown() for listener in item.stash.get(PAGES, [])]
        report.sections.extend((f"page {n}", text) for n, text in enumerate(shown, 1))
    return report


@pytest.fixture(scope="session")
def watched(pytestconfig) -> bool:
    """Whether somebody wants to see the pages, now or later."""
    ways = ("headed", "screenshot", "video", "tracing")
    return any(pytestconfig.getoption(way) not in (False, "off") for way in ways)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args, watched):
    return {
        **browser_type_launch_args,
        "executable_path": chromium(watched=watched),
        "args": QUIET,
    }


@pytest.fixture
def faults():
    """What went wrong in any page: there must be nothing at the end. A test may take out what it expects."""
    found: list[str] = []
    yield found
    assert [] == found


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory) -> Iterator[LiveServer]:
    """The server at which all tests play, each with people and tables of its own."""
    server = LiveServer(tmp_path_factory.mktemp("server"))
    yield server
    server.close()
    assert not server.error_log()


@pytest.fixture
def open_server(shared_server) -> Iterator[Callable[..., LiveServer]]:
    """Have the server deal these packs. It has nothing to complain about in the end."""

    def open_server(*packs) -> LiveServer:
        shared_server.will_deal(packs)
        shared_server.start()
        return shared_server

    yield open_server
    assert not shared_server.error_log()


@pytest.fixture
def visit(open_server, new_context, faults, watched, request) -> Iterator[Callable[..., Screen]]:
    """Open the page in a browser of somebody's own."""
    listening = request.node.stash[PAGES] = []

    def visit(server: LiveServer, press: Press = click, *, keeps: bool = False, **looks) -> Screen:
        """`keeps` is whether the browser keeps the page for times without a network, as browsers do."""
        looks = {**LARGE, "locale": "en-GB", "reduced_motion": "reduce", **looks}
        page = new_context(base_url=server.url, **looks).new_page()
        if not watched:
            page.add_init_script(UNDRAWN)
        if not keeps:
            page.add_init_script(KEEP_NOTHING)
        listening.append(Faults(page, faults))
        return Screen(page, press)

    yield visit
    for each in listening:
        each.over = True


@pytest.fixture
def sit_down(open_server, visit) -> Iterator[Callable[..., Company]]:
    """Sit down at a table where these deals will be played, at a page and at a place.

    `said` is how much of the first deal has been done when the page is opened.
    """
    with ExitStack() as stack:

        def sit_down(*deals: str, place: int, said: int = 0, press: Press = click, **looks) -> Company:
            first, *others = map(typed_in, deals)
            server = open_server(first.pack, *[deal.pack for deal in others])
            company = Company(server, visit(server, press, **looks), place, first.game.key)
            stack.callback(company.get_up)
            if said:
                company.begin_unseen(first, first.log[:said])
            company.open()
            return company

        yield sit_down
