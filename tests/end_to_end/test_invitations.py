"""A Hungarian table: what a bid promises is said before it is made, and when it is made."""

from itertools import chain, islice

import pytest
from end_to_end.screen import SMALL, Screen, tap
from playwright.sync_api import expect

from tarok.cards.deck import FACES, Card, Cards
from tarok.engine.actions import Bid, Call, Cut, Lay, Pass, ThrowIn
from tarok.games import GAMES

pytestmark = pytest.mark.long

CUT = 21
"""Where one cuts who does not mind."""
MINE = "Š XIX XVII V II ♥K ♥Q ♦K ♠J"
"""A hand that may invite with a jump of one; the other honours lie in the hand next to it."""
NEXT = "XXI I XX XVIII III ♦Q ♦J ♣Q ♣J"


PROMISED = "Š XX XIX V II ♥K ♦K ♠K ♣K"
"""A hand that invites with the XIX, and may be annulled; the other honours lie on top of the talon."""


def pack(mine: str, after: str = "", talon: str = "") -> list[Card]:
    """An order in which the third player gets the hand `mine`, and the first two have no honour."""
    given = [[FACES.parse(name) for name in cards.split()] for cards in (talon, "", "", mine, after)]
    rest = sorted(GAMES["illustrated"]().pack - Cards.of(chain.from_iterable(given)))
    others = chain(rest[::2], rest[1::2])  # tarokks for everybody
    sizes = (6, 9, 9, 9, 9)
    first, *hands = (
        [*cards, *islice(others, size - len(cards))] for cards, size in zip(given, sizes, strict=True)
    )
    batches = [hand[part] for part in (slice(5), slice(5, 9)) for hand in hands]
    cut = [*first, *chain.from_iterable(batches)]
    return [*cut[-CUT:], *cut[:-CUT]]


def third(screen: Screen) -> Screen:
    """Sit down as the third player, and wait until it is one's turn to bid."""
    players = ["rule", "rule", "you", "rule"]
    opened = screen.page.request.post("/api/tables", data={"game": "illustrated", "players": players}).json()
    screen.goto(f"/table/{opened['table']}")
    screen.wait(turn="true")
    screen.do(Cut(CUT))
    screen.wait(turn="true", phase="auction")
    return screen


def test_an_invitation_is_explained(open_server, visit):
    """HU-BID-08, HU-BID-09: two over nothing is a jump, and promises the XIX and a high honour."""
    screen = third(visit(open_server(pack(MINE, NEXT)), tap, **SMALL))
    screen.look()
    assert sorted(map(FACES.parse, MINE.split())) == screen.hand
    expect(screen.button(Bid("two"))).to_contain_text("promises the XIX and a high honour")
    expect(screen.button(Bid("one"))).to_contain_text("promises the XVIII and a high honour")
    expect(screen.button(Bid("three"))).not_to_contain_text("promises")
    expect(screen.button(Bid("one"))).to_have_attribute("data-legal", "false")
    screen.do(Bid("two"))
    screen.wait({"turn": "true"}, {"phase": "over"})
    screen.open("log")
    expect(screen.find("log-lines").last).to_contain_text("This promises the XIX and a high honour.")
    screen.look()


def test_one_sees_what_one_has_promised(open_server, visit):
    """HU-DISC-03, HU-DISC-07, HU-ANNUL-02, HU-CALL-04: what is bound, what is annulled, what is called."""
    screen = third(visit(open_server(pack(PROMISED, talon="XXI I")), tap, **SMALL))
    screen.do(Bid("two"))
    screen.wait(turn="true", phase="exchange")
    expect(screen.find("noted")).to_have_text("promised: the XIX and a high honour")
    expect(screen.find("talon")).to_contain_text("XIX: promised in the auction, so keep it.")
    screen.press(screen.card(FACES.parse("XIX")))
    expect(screen.find("toast")).to_contain_text("Discarding 3")
    screen.look()
    screen.do(Lay(FACES.parse("II")), Lay(FACES.parse("V")))
    expect(screen.button(ThrowIn())).to_contain_text("the same dealer deals again")
    expect(screen.find("noted")).to_contain_text("discarded 2 tarokks")
    screen.look()
    screen.do(Pass())
    screen.wait(turn="true", phase="announcements")
    expect(screen.button(Call(FACES.parse("XX")))).to_contain_text("you secretly play alone")
    screen.look()
