"""The daily deal and a deal among friends, as people find, play and compare them."""

import re

import pytest
from end_to_end.company import typed_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import FITS, LARGE, SMALL, Screen, tap
from end_to_end.test_accessible import examine
from end_to_end.test_sizes import in_every_size
from playwright.sync_api import expect
from server.live_server import Guest, lowest

pytestmark = pytest.mark.long

WITHOUT_SHARING = "delete Navigator.prototype.share"


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(typed_in("klop").pack)


def guest_of(screen: Screen, server: LiveServer) -> Guest:
    cookies = screen.page.context.cookies()
    return Guest(server.host, "; ".join(f"{each['name']}={each['value']}" for each in cookies))


def by_night(locale: str):
    return pytest.param(locale, marks=pytest.mark.night)


def played(screen: Screen, server: LiveServer):
    """Play to the end at the table of the page, by another page of the same person."""
    expect(screen.page).to_have_url(re.compile("/table/"))
    with guest_of(screen, server).play(screen.page.url.rsplit("/", 1)[1]) as seat:
        seat.play_on(lowest)
    screen.wait(phase="over")


@pytest.mark.parametrize("locale", ["en-GB", "sl-SI", *map(by_night, ("ro-RO", "hu-HU", "cs-CZ"))])
def test_a_page_comes_before_the_daily_deal_which_is_compared_and_told_without_spoiling(
    server, visit, locale
):
    screen = visit(server, tap, **{**SMALL, "locale": locale})
    screen.page.add_init_script(WITHOUT_SHARING)
    screen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    screen.goto("/?game=slovenian")
    screen.press(screen.find("daily"))
    expect(screen.find("daily-cards").locator("img, svg").first).to_be_attached()
    expect(screen.find("daily-played")).to_be_visible()
    screen.look()
    examine(screen)
    screen.press(screen.find("daily-play"))
    expect(screen.page).to_have_url(re.compile("/table/"))
    expect(screen.page.locator("[data-testid=hand] [data-card]")).to_have_count(12)
    screen.wait(turn="true", phase="auction")
    for advice in ("suggest", "strength"):
        expect(screen.find(advice)).to_have_count(0)
    played(screen, server)
    expect(screen.find("stands")).to_be_visible()
    expect(screen.find("shuffle")).to_have_attribute("data-seal", "alone")
    screen.press(screen.find("daily-share"))
    expect(screen.find("compared").get_by_role("status")).to_be_visible()
    text = screen.page.evaluate("navigator.clipboard.readText()")
    assert text.endswith("/daily/slovenian")
    assert not re.search("[♣♦♥♠]|[IVX]{2}", text)
    screen.look()
    for _ in in_every_size(screen):
        assert screen.page.evaluate(FITS)
    examine(screen)


def test_the_page_of_the_daily_deal_leads_to_it_and_back(server, visit):
    screen = visit(server, **LARGE)
    screen.goto("/daily/slovenian")
    expect(screen.find("daily-page")).to_contain_text("Only your first try counts")
    for _ in in_every_size(screen):
        assert screen.page.evaluate(FITS)
    examine(screen)
    screen.press(screen.find("daily-play"))
    expect(screen.page).to_have_url(re.compile("/table/"))
    expect(screen.page.locator("[data-testid=hand] [data-card]")).to_have_count(12)
    screen.goto("/daily/slovenian")
    expect(screen.find("daily-play")).to_have_text("Continue")
    screen.press(screen.find("daily-play"))
    played(screen, server)
    screen.press(screen.find("to-daily"))
    expect(screen.find("stands")).to_be_visible()
    examine(screen)
    screen.press(screen.find("practise"))
    expect(screen.page.get_by_text("Practice:").first).to_be_visible()
    screen.goto("/daily/nothing")
    expect(screen.page.get_by_role("alert")).to_have_text("This game does not exist.")


def test_friends_play_the_same_deal_and_see_who_did_what(server, visit):
    ana, bine = visit(server, **LARGE), visit(server, tap, **{**SMALL, "locale": "sl-SI"})
    ana.page.add_init_script(WITHOUT_SHARING)
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.goto("/")
    ana.press(ana.find("deal"))
    expect(ana.page.locator("[data-testid=hand] [data-card]")).to_have_count(12)
    played(ana, server)
    ana.unfold()
    ana.press(ana.find("ask-friends"))
    ana.find("own-name").fill("Ana")
    ana.press(ana.find("introduced"))
    expect(ana.page.get_by_role("status").filter(has_text="link")).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    bine.goto(link)
    expect(bine.find("same-page")).to_contain_text("Ana")
    examine(bine)
    bine.press(bine.find("same-play"))
    bine.find("own-name").fill("Bine")
    bine.press(bine.find("introduced"))
    expect(bine.page).to_have_url(re.compile("/table/"))
    played(bine, server)
    for screen in (ana, bine):
        screen.goto(link)
        expect(screen.find("tries").get_by_role("row")).to_have_count(3)
        for _ in in_every_size(screen):
            assert screen.page.evaluate(FITS)
    examine(bine)
