"""Somebody opens the page for the first time: one tap, and the cards are there."""

from random import Random

import pytest
from end_to_end.company import replayed
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, SMALL, Screen, tap, type_keys
from playwright.sync_api import expect

from tarok.cards.deck import Card
from tarok.games import GAMES

pytestmark = pytest.mark.long

GAME = GAMES["slovenian"]()


def shuffled(seed: int) -> list[Card]:
    pack = list(GAME.pack)
    Random(seed).shuffle(pack)
    return pack


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(*map(shuffled, range(4)))


def sit_down(screen: Screen):
    """From the address of the page to the cards."""
    screen.goto("/")
    screen.look()
    screen.press(screen.find("deal"))
    screen.wait(phase="auction")
    assert 12 == len(screen.hand)


def play_on(screen: Screen, until: str):
    """Play until one's turn has come in a phase, or the deal is over. Any deal before that is played, too."""
    while True:
        screen.wait({"turn": "true"}, {"phase": "over"})
        screen.look()
        if screen.phase == until:
            return
        if screen.phase == "over":
            go_on(screen)
        else:
            decide(screen)


def go_on(screen: Screen):
    screen.press(screen.find("next"))
    expect(screen.find("result")).to_be_hidden()


def decide(screen: Screen):
    """Do the first thing that may be done. Of what may be announced, announce nothing."""
    playable = screen.page.locator("[data-testid=hand] [data-legal=true]")
    if screen.find("lay").count():
        while screen.find("lay").is_disabled():
            screen.press(playable.and_(screen.page.locator("[aria-pressed=false]")).first)
        screen.press(screen.find("lay"))
    elif playable.count():
        screen.press(playable.first)
    else:
        buttons = screen.page.locator("[data-action][data-legal=true]")
        screen.press(buttons.last if screen.phase == "announcements" else buttons.first)


def check_sheet(screen: Screen, server: LiveServer):
    """The totals on the page are what the engine makes of all that was done."""
    table = screen.page.url.rpartition("/")[2]
    sheet = replayed(GAME, server.facts(table))
    assert sheet.rows
    assert (list(sheet.carry.totals), list(sheet.carry.mark("radli"))) == screen.sheet()


def test_two_deals_on_a_phone(server, visit):
    screen = visit(server, tap, **SMALL)
    sit_down(screen)
    play_on(screen, "over")
    check_sheet(screen, server)
    go_on(screen)
    play_on(screen, "trick")
    decide(screen)
    screen.wait({"turn": "true"}, {"phase": "over"})
    before = screen.v, screen.hand, screen.trick
    screen.page.reload()
    screen.wait(v=before[0])
    assert before == (screen.v, screen.hand, screen.trick)
    check_sheet(screen, server)
    play_on(screen, "over")
    check_sheet(screen, server)


def test_a_deal_with_the_keyboard_alone(server, visit):
    screen = visit(server, type_keys, **LARGE)
    sit_down(screen)
    play_on(screen, "trick")
    while screen.phase == "trick":
        expect(screen.page.locator("[data-testid=hand] :focus")).to_have_count(1)
        decide(screen)
        screen.wait({"turn": "true"}, {"phase": "over"})
    check_sheet(screen, server)
    go_on(screen)
    play_on(screen, "auction")
    assert 12 == len(screen.hand)


@pytest.mark.parametrize(("press", "looks"), [(tap, SMALL), (type_keys, LARGE)])
def test_the_table_leads_to_the_first_page_and_that_back_to_the_table(server, visit, press, looks):
    screen = visit(server, press, **looks)
    sit_down(screen)
    hand = screen.hand
    screen.open("to-first")
    screen.find("go-on").wait_for()
    screen.page.go_back()
    screen.wait(phase="auction")
    screen.goto("/")
    screen.press(screen.find("go-on"))
    screen.wait(phase="auction")
    assert hand == screen.hand
