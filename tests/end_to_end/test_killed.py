"""A server that is killed in the middle of a trick, and what is left of it when it is there again."""

import pytest
from end_to_end.company import card, split, typed_in
from playwright.sync_api import expect

from tarok.engine.actions import Play
from tarok.scoring.sheet import Sheet
from tarok.server.table.events import Did

pytestmark = pytest.mark.long


GONE = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
"""What a browser says of a server that is not there, or was killed before it had answered."""


def forgive(faults: list[str]):
    """Nobody was there: the browser says so, and nothing else."""
    assert [] == [fault for fault in faults if not any(words in fault for words in GONE)]
    faults.clear()


def test_the_page_comes_back_by_itself_and_nothing_is_lost_or_doubled(sit_down, faults):
    deal = typed_in("emperor")
    company = sit_down("emperor", place=2, keeps=True)
    screen, server = company.screen, company.server
    offline = screen.page.get_by_text("Connecting…")

    def die():
        company.await_turn()
        company.get_up()
        server.kill()
        expect(offline).to_be_visible()

    def rise():
        server.start()
        expect(offline).to_be_hidden()
        company.sit_down()

    company.begin(deal)
    before, emperor_trick, rest = split(deal.log, Play(card("Š")), Play(card("♥J")))
    company.go_through(before)
    die()
    hand = screen.hand
    rise()
    company.await_turn()
    assert hand == screen.hand
    assert [card("XXI"), card("I"), card("VII")] == screen.trick

    company.go_through(emperor_trick)
    die()
    (_, tapped), *rest = rest
    screen.do(tapped)  # while nobody is there to hear it
    expect(offline).to_contain_text("Your move is kept")
    rise()
    company.done(tapped)
    company.go_through(rest)
    company.come_to_an_end(Sheet(deal.game))
    stored = [(fact.seat, fact.action) for fact in server.facts(company.table) if isinstance(fact, Did)]
    assert list(deal.log) == stored
    forgive(faults)


def test_the_first_page_opens_without_a_server(open_server, visit, faults):
    server = open_server(typed_in("klop").pack)
    screen = visit(server, keeps=True)
    screen.goto("/")
    screen.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    screen.page.reload()
    screen.find("games").wait_for()
    server.kill()
    screen.page.reload()
    screen.find("games").wait_for()
    screen.press(screen.find("book"))
    expect(screen.find("book-dialog")).to_contain_text("The play 2")
    forgive(faults)
