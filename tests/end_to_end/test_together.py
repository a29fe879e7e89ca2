"""Two people at one table, each in their own language: they go away, talk, claim, and finish together."""

import pytest
from end_to_end.live_server import LiveServer
from end_to_end.screen import SMALL, Screen, tap
from playwright.sync_api import expect

from tarok.cards.deck import Card
from tarok.engine.actions import Cut
from tarok.engine.deal import act, start
from tarok.games import GAMES
from tarok.scoring.sheet import Sheet

pytestmark = pytest.mark.long

HALF = 27
"""Where the pack is cut if nobody moves the slider."""
MATEJ, ANA = 0, 1
HIGHEST = tuple(range(42, 54))
"""The twelve highest taroks: whoever holds them wins every trick."""


def pack_for(place: int) -> list[Card]:
    """Return a pack that gives the highest taroks to whoever sits there, if it is cut in the middle.

    Each of the others is dealt some tarok, too: nothing is thrown in.
    """
    game = GAMES["slovenian"]()
    dealt = act(start(game, tuple(game.pack), Sheet(game).carry), Cut(HALF))
    own = next(seat for seat in range(4) if dealt.carry.place(seat) == place)
    mine = list(dealt.hands[own])
    others = [card for card in game.pack if card not in HIGHEST]
    order = dict(zip(mine, HIGHEST, strict=True))
    rest = iter([card for first in range(5) for card in others[first::5]])
    return [order[card] if card in order else next(rest) for card in game.pack]


def play_until(screens: tuple[Screen, ...], wanted: str) -> Screen:
    """Say as little as may be said until somebody is asked for a card, and return who it is."""
    while True:
        for screen in screens:
            screen.wait({"turn": "true"}, {"turn": "false"})
            if screen.page.locator("body").get_attribute("data-turn") != "true":
                continue
            if screen.phase == wanted:
                return screen
            v = screen.v
            passes = screen.page.locator('[data-action=\'{"type":"pass"}\']')
            screen.press(passes if passes.count() else screen.page.locator("[data-action]").first)
            expect(screen.page.locator(f"body[data-v='{v}'][data-turn=true]")).to_have_count(0)


def together(server: LiveServer, ana: Screen, matej: Screen) -> str:
    """Let Ana open a table and Matej sit down at it, and begin."""
    opened = ana.page.request.post(
        f"{server.url}/api/tables",
        data={
            "game": "slovenian",
            "players": ["open", "you", "rule", "rule"],
            "name": "Ana",
            "manners": {"host_begins": True},
        },
    )
    table = opened.json()["table"]
    seat = f"{server.url}/api/tables/{table}/seat"
    assert 200 == matej.page.request.post(seat, data={"place": MATEJ, "name": "Matej"}).status
    for screen in (ana, matej):
        screen.goto(f"/table/{table}")
        screen.find("gathering").wait_for()
    ana.press(ana.page.get_by_role("button", name="Begin"))
    ana.wait(turn="true")
    return table


def takes_back(one: Screen, other: Screen):
    """Play a card by mistake, and have it again when the other agrees, who is asked before they play."""
    hand, lying = one.hand, one.trick
    wrong = one.allowed[0]
    one.press(one.card(wrong))
    expect(one.card(wrong)).to_have_count(0)
    one.press(one.find("take-back"))
    expect(one.find("withdraw")).to_be_visible()
    other.press(other.find("agree"))
    expect(one.card(wrong)).to_be_visible()
    one.wait(turn="true")
    other.wait(v=one.v)
    assert (hand, lying, lying) == (one.hand, one.trick, other.trick)


def test_two_people_in_two_languages(open_server, visit):
    server = open_server(pack_for(ANA))
    ana, matej = visit(server), visit(server, tap, locale="sl-SI", **SMALL)
    table = together(server, ana, matej)

    matej.open("talk")
    matej.press(matej.find("phrase-good_cards"))
    expect(matej.find("talk-lines")).to_contain_text("Dobro karto!")
    expect(ana.find(f"said-{MATEJ}")).to_have_text("Good luck!")
    ana.press(ana.find("talk"))
    ana.press(ana.page.get_by_role("button", name="Mute Matej"))
    expect(ana.find("talk-lines")).not_to_contain_text("Good luck!")
    ana.page.keyboard.press("Escape")

    matej.goto("/")
    expect(ana.find(f"presence-{MATEJ}")).to_have_text("away")
    expect(ana.find("log-lines")).to_contain_text("Matej is away.")
    matej.goto(f"/table/{table}")
    expect(ana.find(f"presence-{MATEJ}")).to_have_count(0)
    expect(ana.find("log-lines")).to_contain_text("Matej is back.")

    both = (ana, matej)
    assert matej is play_until(both, "trick")
    takes_back(matej, ana)
    while (screen := play_until(both, "trick")) is not ana:
        card = screen.allowed[0]
        screen.press(screen.card(card))
        expect(screen.card(card)).to_have_count(0)
    ana.open("claim")
    ana.press(ana.find("claim-none"))
    expect(ana.find("toast")).to_contain_text("not certain")
    ana.open("claim")
    ana.press(ana.find("claim-wins"))
    ana.wait(phase="over")
    matej.wait(phase="over")

    ana.press(ana.find("between"))
    ana.press(ana.find(f"swap-{MATEJ}"))
    ana.page.keyboard.press("Escape")
    expect(matej.find("proposal")).to_contain_text("Ana ti predlaga zamenjavo mest.")
    matej.press(matej.find("agree"))
    for words in ("You have changed seats.", "Matej has changed seats."):
        expect(ana.find("log-lines")).to_contain_text(words)
    expect(ana.find("log-lines")).to_contain_text("You win trick 12.")  # what was done stays with who did it
    ana.after_deal("finish")
    expect(ana.find("finish-ask")).to_be_visible()
    ana.press(ana.find("finish-now"))
    expect(matej.find("proposal")).to_contain_text("Ana predlaga konec srečanja.")
    expect(ana.find("proposal")).to_be_visible()
    expect(ana.page.get_by_text("The session is ending.")).to_have_count(0)
    matej.press(matej.find("agree"))
    expect(ana.find("proposal")).to_have_count(0)
    ana.press(ana.find("result-menu"))
    expect(ana.find("replay")).to_be_visible()
    expect(ana.find("finish")).to_have_count(0)
    for screen in both:
        screen.look()
