"""A Czech table: chips change hands as soon as something is declared, and are reckoned again at the end."""

import random
from itertools import chain

import pytest
from end_to_end.screen import MIDDLE, SMALL, tap
from end_to_end.test_games import decide, play
from end_to_end.test_sizes import OVERLAPPING, SEATS, seen
from playwright.sync_api import expect

from tarok.cards.deck import FACES, Card
from tarok.engine.actions import PASS, Announce, Cut

pytestmark = pytest.mark.long

CUT = 27
TALON = "♥J ♦J ♠J ♣J ♥N ♣8"
"""Povinost draws four, the neighbour is offered the fifth, and whoever sits across the sixth."""
HANDS = (
    "II V VI VII VIII IX XVI ♥Q ♦N ♠9 ♣9 ♣10",
    "I III IIII X XI XII XVII ♦Q ♠10 ♠N ♣N ♥1",
    "XVIII XIX ♥K ♦K ♠K ♣K ♥4 ♥3 ♦4 ♦3 ♠7 ♣7",
    "XIII XIV XV XX XXI Š ♠Q ♣Q ♥2 ♦1 ♦2 ♠8",
)
"""The third holds two trumps and four kings; nobody else holds anything to declare."""


def pack() -> list[Card]:
    hands = [[FACES.parse(name) for name in hand.split()] for hand in HANDS]
    talon = [FACES.parse(name) for name in TALON.split()]
    rounds = [hand[part] for part in (slice(6), slice(6, 12)) for hand in hands]
    cut = [*talon, *chain.from_iterable(rounds)]
    return [*cut[CUT:], *cut[:CUT]]


def test_chips_change_hands(open_server, visit):
    """CZ-CHIP-01, CZ-CHIP-02, CZ-DEC-10: 2 for Beeda and 4 for four kings from each; all sums to zero."""
    screen = visit(open_server(pack()), tap, **SMALL)
    players = ["rule", "rule", "you", "rule"]
    body = {"game": "czech_american", "players": players}
    opened = screen.page.request.post("/api/tables", data=body).json()
    screen.goto(f"/table/{opened['table']}")
    screen.wait(turn="true")
    expect(screen.find("total-2")).to_have_text("100")
    for asked in (Cut(CUT), PASS):
        screen.do(asked)
        screen.wait(turn="true")
    chance = random.Random(4)
    while screen.phase != "declarations":  # who plays alone draws, and nobody else is asked
        screen.look()
        if screen.phase == "auction":
            screen.do(PASS)
        else:
            decide(screen, chance)
        screen.wait(turn="true")
    screen.do(Announce("kings"), Announce("beeda"))
    screen.wait(turn="true")
    screen.look()
    expect(screen.find("total-2")).to_have_text("118")
    screen.page.set_viewport_size(MIDDLE["viewport"])  # on a phone what is declared has that room
    expect(screen.find("status").get_by_role("img")).to_have_attribute(
        "aria-label", "Chips: blue 11, red 1, white 3"
    )
    for place in (0, 1, 3):
        expect(screen.find(f"total-{place}")).to_have_text("94")
        expect(screen.find(f"paid-{place}")).to_have_text("−6")
    play(screen, chance)
    assert 400 == sum(screen.numbers("[data-testid=purses] b"))
    screen.look()


@pytest.mark.parametrize("size", [(320, 568), (800, 360)])
def test_the_smallest_screens_have_room_for_a_czech_table_and_its_end(open_server, visit, size):
    """What can be done is in sight though much is known of the others, and the end is seen at once."""
    looks = {"viewport": {"width": size[0], "height": size[1]}, "has_touch": True}
    screen = visit(open_server(pack()), tap, **looks)
    screen.goto("/?game=czech_american")
    screen.press(screen.find("deal"))
    chance = random.Random(4)
    asked = set()
    for _ in range(80):
        screen.wait({"turn": "true"}, {"phase": "over"})
        if screen.phase == "over":
            break
        asked.add(screen.phase)
        assert 0 == screen.page.evaluate(OVERLAPPING, [SEATS, "[data-testid=hand]"]), screen.phase
        if screen.find("lay").count():
            expect(screen.find("lay")).to_be_in_viewport(ratio=1)
            assert 1 == seen(screen, "[data-testid=lay]")
        elif screen.phase in {"auction", "bets"}:
            assert seen(screen, "[data-action][data-legal=true] .name")
        decide(screen, chance)
    assert {"auction", "discards", "declarations", "trick"} <= asked
    screen.unfold()
    screen.press(screen.find("result").locator("summary").last)
    screen.after_deal("finish")
    screen.press(screen.find("finish-now"))
    expect(screen.find("final").get_by_role("heading", name="The session is over")).to_be_in_viewport(ratio=1)
    expect(screen.find("new-table")).to_be_in_viewport(ratio=1)
    screen.press(screen.find("result-menu"))
    expect(screen.find("replay")).to_be_visible()
    expect(screen.find("finish")).to_have_count(0)
