"""One journey looked at in every size: what is needed now is in sight, and nothing lies over it."""

import pytest
from end_to_end.company import card, split, typed_in
from end_to_end.screen import Screen

from tarok.engine.actions import Bid, Play
from tarok.engine.deal import act, start

pytestmark = pytest.mark.long

SIZES = {
    # width, height: how many legal bids are in sight at least, of ten: a phone shows the likely ones
    (320, 568): 2,
    (360, 664): 3,
    (375, 667): 3,
    (800, 360): 3,
    (820, 1180): 10,
    (1440, 900): 10,
    (1920, 1080): 10,
}

SETTLED = """async ([width, height]) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width || innerHeight !== height) await frame();
  const where = () => [...document.querySelectorAll("button, [data-card]")].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left, top, width, height].join();
  }).join(" ");
  for (let now = where(), before = "", calm = 0; calm < 3; before = now, now = where()) {
    calm = now === before ? calm + 1 : 0;
    await frame();
  }
}"""
"""Wait until the page has heard of its size and found its shape: for three frames nothing has moved."""

SEEN = """async (selector) => {
  await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => 0)));
  const inside = (each, x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
    && each.contains(document.elementFromPoint(x, y));
  return [...document.querySelectorAll(selector)].filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const corner = [left + 0.12 * width, top + 0.1 * height];
    const last = [left + 0.88 * width, top + 0.9 * height];
    return each.dataset.card === undefined
      ? inside(each, left + width / 2, top + height / 2) && inside(each, ...corner) && inside(each, ...last)
      : inside(each, ...corner) || (each.tagName === "LI" && inside(each, ...last));
  }).length;
}"""
"""How many of these can be seen whole; of a card one corner, and in the hand the upper one."""

OVERLAPPING = """([one, other]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect());
  return boxes(one).flatMap((a) => boxes(other).filter((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""
"""How many pairs of these lie over each other."""

SEATS = "main section[aria-label]:has([data-pile])"


def seen(screen: Screen, selector: str) -> int:
    return int(screen.page.evaluate(SEEN, selector))


def all_seen(screen: Screen, *selectors: str) -> None:
    for selector in selectors:
        there = screen.page.locator(selector).count()
        assert 0 < there == seen(screen, selector), f"{selector} at {screen.page.viewport_size}"


def in_every_size(screen: Screen):
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.evaluate(SETTLED, [width, height])
        screen.look()
        yield width, height


def following(deal, place: int) -> int:
    """How much of the log comes before this place follows to a trick, as late in one as it ever does."""
    now, lying = start(deal.game, deal.pack, deal.carry), {}
    for said, (seat, action) in enumerate(deal.log):
        if isinstance(action, Play) and now.carry.place(seat) == place:
            lying[said] = len(now.table)
        now = act(now, action)
    return max(lying, key=lying.__getitem__)


WIDTHS = """() => [...document.querySelectorAll("[data-testid=trick] [data-card]")]
  .map((each) => each.getBoundingClientRect().width)"""
"""How wide the cards of the trick are, in pixels."""


@pytest.mark.long
def test_what_is_needed_is_in_sight_in_every_size(sit_down):
    deal = typed_in("king_in_talon")
    before, _ = split(deal.log, Bid("two"))
    looks = {"viewport": {"width": 320, "height": 568}, "has_touch": True}
    company = sit_down("king_in_talon", place=1, said=len(before), **looks)
    screen = company.screen
    company.await_turn()
    for size in in_every_size(screen):
        all_seen(screen, "[data-action*=pass]", "[data-testid=suggest]", "[data-testid=hand] [data-card]")
        assert SIZES[size] <= seen(screen, "[data-action*=bid][data-legal=true]"), size
    screen.page.set_viewport_size({"width": 320, "height": 568})
    company.go_through(deal.log[len(before) : following(deal, 1)])
    company.await_turn()
    for size in in_every_size(screen):
        trick = "[data-testid=trick] [data-card]"
        all_seen(screen, trick, "[data-testid=suggest]", "[data-testid=hand] [data-card]")
        for other in ("[data-testid=status]", "[data-testid=hand]", "[data-testid=bar]", SEATS):
            assert 0 == screen.page.evaluate(OVERLAPPING, [trick, other]), (size, other)
    screen.page.set_viewport_size({"width": 320, "height": 568})
    company.go_through(deal.log[following(deal, 1) :])
    screen.wait(phase="over")
    for _ in in_every_size(screen):
        all_seen(screen, "[data-testid=next]", "[data-testid=result-menu]", "#result-title")
    screen.after_deal("replay")
    screen.find("replay-on").wait_for()
    for size in in_every_size(screen):
        all_seen(screen, "[data-testid=replay-play]", "[data-testid=replay-from]")
        seats = screen.page.locator(SEATS).count()  # on a phone the open hand stands for its own
        assert seats in {len(deal.hands) - 1, len(deal.hands)}, size
        assert seats == screen.page.evaluate(OVERLAPPING, [SEATS, SEATS]), size  # each over itself alone


@pytest.mark.long
def test_an_open_hand_leaves_room_for_the_trick_in_every_size(sit_down):
    deal = typed_in("open_beggar")
    seat, last = next(said for said in deal.log if said[1] == Play(card("♠10")))
    before, _ = split(deal.log, last)
    looks = {"viewport": {"width": 320, "height": 568}, "has_touch": True}
    company = sit_down("open_beggar", place=deal.carry.place(seat), said=len(before), **looks)
    screen = company.screen
    company.await_turn()
    for size in in_every_size(screen):
        trick = "[data-testid=trick] [data-card]"
        all_seen(screen, trick, "[data-testid=hand] [data-card]")
        assert min(screen.page.evaluate(WIDTHS)) >= 40, size
        for other in ("[data-testid=status]", "[data-testid=hand]", "[data-testid=bar]", SEATS):
            assert 0 == screen.page.evaluate(OVERLAPPING, [trick, other]), (size, other)
