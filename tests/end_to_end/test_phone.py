"""A phone: everything in reach of a thumb, nothing cut off, nothing that jumps about."""

import re

import pytest
from end_to_end.company import card, split, tricks, typed_in
from end_to_end.screen import SMALL, Screen, tap, type_keys
from playwright.sync_api import Locator, expect

from tarok.engine.actions import Bid, Kontra, Lay, Play
from tarok.scoring.sheet import Sheet

pytestmark = pytest.mark.long

FOLDED = ("log", "sheet", "settings", "help")
FINGER = 44
STAKES = ("trula (Guest 1) kontra", "kings (Guest 1) kontra", "pagat ultimo (Guest 2) kontra")

SOON = 20_000
"""Within how many milliseconds advice is thought over, on a machine that has a lot to do."""


def box(target: Locator) -> dict[str, float]:
    found = target.bounding_box()
    assert found
    return found


def beside(one: Locator, other: Locator) -> bool:
    """Whether one does not lie over the other."""
    a, b = box(one), box(other)
    return a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def in_sight(screen: Screen, *names: str) -> None:
    for name in names:
        expect(screen.find(name)).to_be_in_viewport(ratio=1)
        assert FINGER <= box(screen.find(name))["height"]


def test_the_menu_of_a_phone_has_what_the_bar_has_no_room_for(sit_down):
    company = sit_down("klop", place=3, press=tap, **SMALL)
    screen = company.screen
    company.begin(typed_in("klop"))
    screen.press(screen.find("menu"))
    for name in FOLDED:
        expect(screen.find(name)).to_be_hidden()
        assert FINGER <= box(screen.find(f"menu-{name}"))["height"]
    screen.page.keyboard.press("Escape")
    for name in FOLDED:
        screen.open(name)
        expect(screen.find(f"{name}-dialog")).to_be_visible()
        screen.page.keyboard.press("Escape")
        expect(screen.find("menu")).to_be_focused()


def test_the_menu_by_keyboard(sit_down):
    company = sit_down("klop", place=3, press=type_keys, **SMALL)
    screen = company.screen
    company.begin(typed_in("klop"))
    screen.open("help")
    expect(screen.find("help-dialog").get_by_role("button", name="Close")).to_be_focused()
    screen.page.keyboard.press("Escape")
    expect(screen.find("help-dialog")).to_have_count(0)  # while it closes, keys are still its own
    screen.page.keyboard.press("l")  # letters stand for what is folded, too
    expect(screen.find("log-dialog")).to_be_visible()


def test_nothing_jumps_while_tricks_are_played(sit_down):
    deal = typed_in("king_in_talon")
    first = next(i for i, (_, action) in enumerate(deal.log) if isinstance(action, Play))
    company = sit_down("king_in_talon", place=1, said=first, press=tap, **SMALL)
    places = set()
    for i in range(first, first + 12, 2):
        company.go_through(deal.log[i : i + 2])
        company.screen.wait({"v": company.v})
        places.add(tuple(box(company.screen.find("status")).items()))
        assert 54 >= box(company.screen.find("bar"))["height"]
    assert 1 == len(places), places


def test_a_newcomer_learns_what_is_advised_and_where_to_look(sit_down):
    deal = typed_in("king_in_talon")
    before, _ = split(deal.log, Bid("two"))
    company = sit_down("king_in_talon", place=1, said=len(before), press=tap, **SMALL)
    screen = company.screen
    company.await_turn()
    panel = screen.find("panel-auction")
    expect(panel).to_contain_text("The lamp gives advice")
    bids = panel.locator("[data-action*=bid]:visible")
    expect(bids).to_have_count(3)
    screen.press(screen.find("more"))
    legal = [each.get_attribute("data-legal") for each in bids.all()]
    assert ["true"] * 10 + ["false"] * 2 == legal  # klop and three are for forehand (SL-BID-02)
    expect(panel.locator(".about:visible")).to_have_count(bids.count())
    screen.press(screen.find("suggest"))
    expect(screen.find("status")).to_contain_text("Try:", timeout=SOON)
    expect(panel.locator(".hinted .about")).to_be_visible()


def test_all_cards_to_lay_away_are_advised_at_once(sit_down):
    deal = typed_in("king_in_talon")
    laid = next(i for i, (_, action) in enumerate(deal.log) if isinstance(action, Lay))
    company = sit_down("king_in_talon", place=1, said=laid, press=tap, **SMALL)
    screen = company.screen
    company.await_turn()
    screen.press(screen.find("suggest"))
    expect(screen.find("hand").locator(".hinted")).to_have_count(2, timeout=SOON)


def test_the_log_opens_at_its_last_line(sit_down):
    deal = typed_in("king_in_talon")
    *_, last = split(deal.log, deal.log[30][1])
    company = sit_down("king_in_talon", place=1, said=len(deal.log) - len(last), press=tap, **SMALL)
    company.screen.wait({"v": company.v})
    company.screen.open("log")
    expect(company.screen.find("log-dialog").locator("li").last).to_be_in_viewport()
    expect(company.screen.find("log-dialog").locator("li").first).not_to_be_in_viewport()


def test_what_can_be_done_after_a_deal_is_in_sight_and_the_reasons_wait_behind_a_tap(sit_down):
    deal = typed_in("mordkontra")
    *before, last = tricks(deal.log)
    company = sit_down("mordkontra", place=0, said=sum(map(len, before)), press=tap, **SMALL)
    screen = company.screen
    company.go_through(last)
    company.come_to_an_end(Sheet(deal.game))
    in_sight(screen, "next", "details", "result-menu")
    screen.press(screen.find("result-menu"))
    in_sight(screen, "report", "replay", "again", "share", "finish")
    screen.page.keyboard.press("Escape")
    expect(screen.find("replay")).to_have_count(0)
    reason = screen.find("result").get_by_text("48 − 35 = 13, rounded to 15")
    screen.unfold()
    expect(reason).to_be_hidden()
    screen.press(screen.find("result").get_by_role("button", name="difference mordkontra ×16"))
    expect(reason).to_be_visible()
    in_sight(screen, "next", "details", "result-menu")
    screen.press(screen.find("count").locator("summary"))
    in_sight(screen, "next", "details", "result-menu")


def test_the_last_kontra_is_said_with_done_and_a_kontra_stays_with_its_player(sit_down):
    deal = typed_in("mordkontra")
    doubling = [i for i, (_, action) in enumerate(deal.log) if isinstance(action, Kontra)]
    company = sit_down("mordkontra", place=0, said=doubling[3], press=tap, **SMALL)
    company.await_turn()
    panel, guest = (
        company.screen.find("panel-announce"),
        company.screen.page.get_by_label("Guest 2", exact=True),
    )
    expect(panel).to_contain_text("mordkontra ×16")
    expect(guest).to_contain_text("subkontra: the game")
    company.go_through(deal.log[doubling[3] : doubling[3] + 2])
    company.screen.wait(v=company.v)
    expect(panel).to_have_count(0)


def test_a_refusal_covers_neither_the_trick_nor_the_hand(sit_down):
    deal = typed_in("refused")
    before, _ = split(deal.log, Play(card("♥Q")))
    company = sit_down("refused", place=3, said=len(before), press=tap, **SMALL)
    screen = company.screen
    company.await_turn()
    screen.press(screen.card(card("XXI")))
    toast = screen.find("toast")
    expect(toast).to_contain_text("hearts were led")
    led = screen.find("trick").locator("[data-card]")
    assert all(beside(toast, led.nth(i)) for i in range(led.count()))
    assert beside(toast, screen.find("hand"))
    expect(led.first).to_have_class(re.compile(r"\basked\b"))


def test_a_hand_without_a_tarok_is_shown_when_it_is_thrown_in(sit_down):
    deal = typed_in("thrown_in")
    company = sit_down("thrown_in", place=3, press=tap, **SMALL)
    company.begin(deal)
    company.go_through(deal.log)
    company.come_to_an_end(Sheet(deal.game))
    shown = company.screen.find("result").get_by_label("Open cards: ")
    expect(shown).to_be_in_viewport(ratio=1)
    expect(shown.locator("img")).to_have_count(12)


def test_what_has_no_room_in_the_bar_is_one_tap_away(sit_down):
    deal = typed_in("all_announced")
    company = sit_down("all_announced", place=2, said=len(deal.log), press=tap, **SMALL)
    screen = company.screen
    screen.wait(v=company.v, phase="trick")
    bar, folded = screen.find("bar"), screen.find("folded")
    assert 54 >= box(bar)["height"]
    expect(bar.get_by_text("rekontra", exact=True)).to_be_visible()
    expect(folded).to_have_text(re.compile(r"\+[123]"))
    hidden = [each for each in STAKES if not bar.get_by_text(each).is_visible()]
    assert f"+{len(hidden)}: {', '.join(hidden)}" == folded.get_attribute("aria-label")
    screen.press(folded)
    for each in ("rekontra", *STAKES):
        expect(screen.find("bar-dialog").get_by_text(each, exact=True)).to_be_in_viewport(ratio=1)
    screen.page.keyboard.press("Escape")
    screen.page.set_viewport_size({"width": 820, "height": 1180})
    expect(folded).to_have_count(0)
    for each in STAKES:
        expect(bar.get_by_text(each)).to_be_visible()
    screen.look()


def test_to_finish_says_beforehand_what_it_does_and_costs(sit_down):
    deal = typed_in("klop")
    *before, last = tricks(deal.log)
    looks = {"viewport": {"width": 320, "height": 568}, "has_touch": True}
    company = sit_down("klop", place=3, said=sum(map(len, before)), press=tap, **looks)
    screen = company.screen
    company.go_through(last)
    screen.wait(phase="over")
    screen.after_deal("finish")
    told = screen.find("finish-dialog")
    expect(told).to_contain_text("škis round")
    expect(screen.find("finish-cost")).to_contain_text("−100")  # of each (SL-RAD-05)
    in_sight(screen, "finish-now", "stop-here")
    assert not [sent for sent in screen.sent if "stop" in sent]
    screen.press(screen.find("stop-here"))
    expect(screen.find("deal")).to_be_visible()
    assert not [sent for sent in screen.sent if "stop" in sent]
