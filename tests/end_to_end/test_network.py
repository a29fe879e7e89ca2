"""A network that is gone without a word: the page notices, keeps what was done, and sends it once."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
from end_to_end.company import Company, split, typed_in
from end_to_end.tunnel import Tunnel
from playwright.sync_api import expect

from tarok.engine.actions import Play
from tarok.server.table.events import Did

pytestmark = pytest.mark.long

NOTICED = 6_000
"""Within how many milliseconds a page has noticed that nobody answers."""
BACK = 4_000
"""Within how many it is back once somebody answers: twice as many as where nothing else is to be done."""
FORGIVEN = "INTERNET_DISCONNECTED", "ABORTED", "NETWORK_CHANGED", "CONNECTION", "TIMED_OUT"
"""What a browser says of requests that did not arrive."""


@contextmanager
def without_network(company: Company) -> Iterator[None]:
    company.screen.page.context.set_offline(True)
    yield
    company.screen.page.context.set_offline(False)


@contextmanager
def with_a_server_that_stands_still(company: Company) -> Iterator[None]:
    with company.server.standing_still():
        yield


@contextmanager
def in_a_tunnel(company: Company) -> Iterator[None]:
    tunnel = Tunnel(company.server.host)
    company.screen.goto(f"{tunnel.url}/table/{company.table}")
    company.await_turn()
    company.screen.page.wait_for_load_state("networkidle")
    tunnel.dark = True
    yield
    tunnel.dark = False


@pytest.mark.parametrize("cut", [without_network, with_a_server_that_stands_still, in_a_tunnel])
def test_what_was_tapped_without_a_network_is_done_once(
    sit_down: Callable[..., Company],
    faults: list[str],
    cut: Callable[[Company], AbstractContextManager[None]],
):
    deal = typed_in("emperor")
    first = next(action for seat, action in deal.log if isinstance(action, Play))
    before, _ = split(deal.log, first)
    company = sit_down("emperor", place=2, said=len(before))
    screen = company.screen
    own = [action for seat, action in deal.log if deal.carry.place(seat) == 2 and isinstance(action, Play)]
    upto, rest = split(deal.log[len(before) :], own[0])
    company.go_through(upto)
    company.await_turn()
    offline = screen.page.get_by_text("Connecting…")
    with cut(company):
        screen.do(own[0])
        expect(offline).to_be_visible(timeout=NOTICED)
        expect(screen.card(own[0].card)).to_have_attribute("data-kept", "true")
    expect(offline).to_be_hidden(timeout=BACK)
    screen.wait(v=company.v + 1)
    done = [fact.action for fact in company.server.facts(company.table) if isinstance(fact, Did)]
    assert 1 == done.count(own[0])
    company.done(own[0])
    company.go_through(rest[1:2])
    faults[:] = [fault for fault in faults if not any(words in fault for words in FORGIVEN)]


def test_a_phone_that_slept_asks_at_once(sit_down: Callable[..., Company], faults: list[str]):
    deal = typed_in("emperor")
    first = next(action for seat, action in deal.log if isinstance(action, Play))
    before, _ = split(deal.log, first)
    company = sit_down("emperor", place=2, said=len(before))
    screen = company.screen
    screen.wait(v=company.v)
    screen.sent.clear()
    screen.page.evaluate("dispatchEvent(new Event('pageshow'))")
    expect(screen.page.locator("body")).to_be_visible()
    assert '{"type":"ping"}' in screen.sent
