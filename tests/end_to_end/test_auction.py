"""The auction: likely bids large, rare ones in place; announcements are chosen and said together."""

import re

import pytest
from end_to_end.company import split, typed_in
from end_to_end.screen import SMALL, tap, type_keys
from end_to_end.test_accessible import examine
from playwright.sync_api import expect

from tarok.engine.actions import Announce, Bid, Take

LIKELY = ("two", "one", "solo_three")
LEGAL = 10
STRENGTH = "100"
"""Seven taroks 14.8, a queen 0.5, two single cards 1, a bare king 1.8: 18.1, beyond the end of the scale."""
BIDS = "[data-action*='\"bid\"'][data-legal=true]"


def test_rare_bids_open_in_place_and_the_strip_can_be_turned_off(sit_down):
    deal = typed_in("king_in_talon")
    before, _ = split(deal.log, Bid("two"))
    company = sit_down("king_in_talon", place=1, said=len(before), press=type_keys, **SMALL)
    screen, bids = company.screen, company.screen.page.locator(BIDS)
    company.await_turn()
    expect(bids.filter(visible=True)).to_have_count(len(LIKELY))
    for contract in LIKELY:
        expect(screen.button(Bid(contract))).to_be_in_viewport(ratio=1)
    expect(screen.button(Bid("two"))).to_contain_text("with a partner, 2 cards from the talon")
    expect(screen.find("panel-auction").locator(".primary")).to_have_count(0)
    expect(screen.find("strength")).to_have_attribute("data-at", STRENGTH)
    expect(screen.page.get_by_role("meter", name="Your hand")).to_have_attribute("aria-valuetext", "strong")
    examine(screen)

    screen.press(screen.find("more"))
    expect(bids.filter(visible=True)).to_have_count(LEGAL)
    expect(screen.button(Bid("solo_two"))).to_be_focused()
    examine(screen)
    screen.press(screen.find("more"))
    expect(bids.filter(visible=True)).to_have_count(len(LIKELY))

    screen.page.evaluate("localStorage.setItem('tarok.strength', 'off')")
    company.open()
    company.await_turn()
    expect(screen.find("panel-auction")).to_be_visible()
    expect(screen.find("strength")).to_have_count(0)
    screen.do(Bid("beggar"))
    company.done(Bid("beggar"))
    screen.wait(v=company.v)


def test_the_talon_is_taken_by_its_cards(sit_down):
    deal = typed_in("king_in_talon")
    before, rest = split(deal.log, Take(2))
    company = sit_down("king_in_talon", place=1, said=len(before), press=tap, **SMALL)
    company.await_turn()
    part = company.screen.page.get_by_role("button", name=re.compile("Take part 2"))
    expect(part.locator("img")).to_have_count(2)
    expect(part.get_by_text("Take part 2")).to_have_css("clip-path", "inset(50%)")
    examine(company.screen)
    company.go_through(rest[:1])


@pytest.mark.long
def test_what_is_announced_is_named_before_it_is_said(sit_down):
    deal = typed_in("all_announced")
    before, _ = split(deal.log, Announce("trula"))
    company = sit_down("all_announced", place=0, said=len(before), press=tap, **SMALL)
    screen = company.screen
    company.await_turn()
    say, trula, kings = screen.find("say"), screen.button(Announce("trula")), screen.button(Announce("kings"))
    screen.press(trula)
    expect(say).to_have_text("Say: trula")
    screen.press(kings)
    expect(say).to_have_text("Say: trula, kings")
    examine(screen)
    screen.press(trula)
    expect(say).to_have_text("Say: kings")
    screen.press(kings)
    expect(say).to_have_count(0)
    assert company.v == screen.v
    company.go_through(deal.log[len(before) : len(before) + 3])
    screen.wait({"v": company.v}, {"v": company.v + 1})
