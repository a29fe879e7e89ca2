"""Who keeps a passkey comes back to their table with it, when the browser has lost all else."""

from collections.abc import Callable

import pytest
from end_to_end.company import typed_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, SMALL, Screen, tap, type_keys
from end_to_end.test_accessible import examine
from playwright.sync_api import CDPSession, expect

pytestmark = pytest.mark.long

SMALLEST = {**SMALL, "viewport": {"width": 320, "height": 568}, "locale": "hu-HU"}
"""A small phone, and the language with the longest words."""
WORDS = {
    "hu": ("Mostantól", "még nem használtad", "1 asztalod", "utoljára használva"),
    "en": ("now brings you back", "not used yet", "1 table here", "last used"),
}
CUT_OFF = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
"""The words that have no room on their buttons."""
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A device that holds passkeys, and whose owner nods at whatever it asks."""


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(typed_in("klop").pack)


def named(server: LiveServer) -> str:
    """The address of the server by its name: at an address of numbers browsers keep no passkeys."""
    return server.url.replace("127.0.0.1", "localhost")


def with_device(screen: Screen) -> tuple[CDPSession, str]:
    """Give a browser a device for passkeys; return the way to it, and its id."""
    session = screen.page.context.new_cdp_session(screen.page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, added["authenticatorId"]


def open_passkeys(screen: Screen, server: LiveServer):
    screen.goto(named(server))
    screen.press(screen.find("settings"))
    screen.press(screen.find("passkey"))
    expect(screen.find("passkey-keep")).to_be_visible()


def deal(screen: Screen, server: LiveServer) -> str:
    """Sit down at a table, and return its address."""
    screen.goto(f"{named(server)}/?game=slovenian")
    screen.press(screen.find("deal"))
    screen.page.locator("body[data-phase]").wait_for()
    return screen.page.url


def tables(screen: Screen, server: LiveServer) -> list[str]:
    return [own["table"] for own in screen.page.request.get(f"{named(server)}/api/tables").json()]


def expect_faults(faults: list[str], *statuses: str):
    """Take out that our server refused, so often: the browser says it, and so does what listens."""
    said = sorted(fault.split(":")[0] for fault in faults if not fault.startswith("console"))
    assert sorted(statuses) == said
    faults.clear()


@pytest.mark.parametrize(
    ("language", "looks", "press"), [("hu", SMALLEST, tap), ("en", LARGE, type_keys)], ids=["phone", "keys"]
)
def test_one_comes_back_to_ones_table_by_a_passkey(
    server: LiveServer, visit: Callable[..., Screen], language, looks, press
):
    kept, unused, back, used = WORDS[language]
    screen = visit(server, press, **looks)
    with_device(screen)
    table = deal(screen, server)
    expect(screen.find("hand").locator("[data-card]")).not_to_have_count(0)
    hand = screen.hand
    open_passkeys(screen, server)
    screen.look()
    examine(screen)
    screen.press(screen.find("passkey-keep"))
    expect(screen.find("passkey-done")).to_contain_text(kept)
    expect(screen.find("passkeys").get_by_role("listitem")).to_contain_text(unused)

    screen.page.context.clear_cookies()
    screen.page.evaluate("localStorage.clear()")
    screen.goto(table)
    expect(screen.page.get_by_role("alert").or_(screen.page.get_by_role("status"))).not_to_have_count(0)
    assert [] == screen.hand
    open_passkeys(screen, server)
    expect(screen.find("passkeys")).to_have_count(0)
    screen.press(screen.find("passkey-come"))
    expect(screen.find("passkey-done")).to_contain_text(back)
    expect(screen.find("passkeys").get_by_role("listitem")).to_contain_text(used)
    assert [] == screen.find("settings-along").locator("button").evaluate_all(CUT_OFF)
    screen.look()
    examine(screen)
    screen.goto(table)
    expect(screen.find("hand").locator("[data-card]")).to_have_count(len(hand))
    assert hand == screen.hand


def test_what_does_not_come_to_pass_is_said_in_a_sentence(
    server: LiveServer, visit: Callable[..., Screen], faults
):
    screen = visit(server, tap, **SMALL)
    session, device = with_device(screen)
    open_passkeys(screen, server)
    screen.press(screen.find("passkey-keep"))
    expect(screen.find("passkey-wrong")).to_contain_text("Nothing to save")
    expect_faults(faults, "403")

    deal(screen, server)
    open_passkeys(screen, server)
    for words in ("now brings you back", "already"):
        screen.press(screen.find("passkey-keep"))
        expect(screen.find("passkey-keep").locator("xpath=../..")).to_contain_text(words)
    screen.press(screen.find("passkey-come"))
    expect(screen.find("passkey-wrong")).to_contain_text("already signed in")
    expect_faults(faults, "409")

    own = screen.page.context.cookies()
    screen.page.context.clear_cookies()
    deal(screen, server)
    open_passkeys(screen, server)
    screen.press(screen.find("passkey-come"))
    expect(screen.page.get_by_role("alert")).to_contain_text("access to 1 table")
    examine(screen)
    expect_faults(faults, "409")
    screen.press(screen.find("passkey-leave"))
    expect(screen.find("passkey-done")).to_contain_text("1 table here")

    screen.press(screen.page.get_by_role("button", name="Remove the passkey"))
    expect(screen.find("passkey-done")).to_contain_text("Removed")
    expect(screen.find("passkeys")).to_have_count(0)
    screen.page.context.clear_cookies()
    open_passkeys(screen, server)
    screen.press(screen.find("passkey-come"))
    expect(screen.find("passkey-wrong")).to_contain_text("passkey is unknown")
    expect_faults(faults, "404")
    session.send("WebAuthn.clearCredentials", {"authenticatorId": device})
    screen.press(screen.find("passkey-come"))
    expect(screen.find("passkey-wrong")).to_contain_text("No passkey was chosen")
    screen.page.context.add_cookies(own)
    assert 1 == len(tables(screen, server))


def test_where_a_browser_keeps_no_passkeys_none_are_offered(server: LiveServer, visit: Callable[..., Screen]):
    screen = visit(server, tap, **SMALL)
    screen.goto(server.url)
    screen.press(screen.find("settings"))
    expect(screen.find("along")).to_be_visible()
    expect(screen.find("passkey")).to_have_count(0)
