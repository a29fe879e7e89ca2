"""A Hungarian table: what a bid promises is said before it is made, and when it is made."""

from itertools import chain

import pytest
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect

from tarok.actions import Bid, Cut
from tarok.cards import FACES, Card, Cards
from tarok.games import GAMES

pytestmark = pytest.mark.browser

CUT = 21
"""Where one cuts who does not mind."""
MINE = "Š XIX XVII V II ♥K ♥Q ♦K ♠J"
"""A hand that may invite with a jump of one; the other honours lie in the hand next to it."""
NEXT = "XXI I XX XVIII III ♦Q ♦J ♣Q ♣J"


def pack() -> list[Card]:
    """An order in which the third player gets a hand that invites, and the first two have no honour."""
    mine, after = ([FACES.parse(name) for name in hand.split()] for hand in (MINE, NEXT))
    rest = sorted(GAMES["illustrated"]().pack - Cards.of(mine + after))
    hands = (rest[6:15], rest[15:], mine, after)
    batches = [hand[part] for part in (slice(5), slice(5, 9)) for hand in hands]
    cut = [*rest[:6], *chain.from_iterable(batches)]
    return [*cut[-CUT:], *cut[:-CUT]]


def test_an_invitation_is_explained(open_house, visit):
    """HU-BID-08, HU-BID-09: two over nothing is a jump, and promises the XIX and a high honour."""
    screen = visit(open_house(pack()), tap, **SMALL)
    players = ["rule", "rule", "you", "rule"]
    opened = screen.page.request.post("/api/tables", data={"game": "illustrated", "players": players}).json()
    screen.page.goto(f"/table/{opened['table']}")
    screen.wait(turn="true")
    screen.do(Cut(CUT))
    screen.wait(turn="true", phase="auction")
    screen.look()
    assert sorted(map(FACES.parse, MINE.split())) == screen.hand
    expect(screen.button(Bid("two"))).to_contain_text("promises the XIX and a high honour")
    expect(screen.button(Bid("one"))).to_contain_text("promises the XVIII and a high honour")
    expect(screen.button(Bid("three"))).not_to_contain_text("promises")
    expect(screen.button(Bid("one"))).to_have_attribute("data-legal", "false")
    screen.do(Bid("two"))
    screen.wait({"turn": "true"}, {"phase": "over"})
    screen.open("log")
    expect(screen.find("log-lines").last).to_contain_text("With that you promise the XIX and a high honour.")
    screen.look()
