"""The report of a deal: one click after it, told as it grows, and into any of its moments."""

import sys

import pytest
from end_to_end.company import Company, typed_in
from end_to_end.screen import LARGE, SMALL
from playwright.sync_api import expect
from server import few_worlds

from tarok.engine.actions import Play
from tarok.scoring.sheet import Sheet
from tarok.server.room import bot_processes


@pytest.mark.parametrize("looks", [SMALL, pytest.param(LARGE, marks=pytest.mark.long)])
def test_a_report_leads_into_a_moment_of_the_deal(sit_down, monkeypatch, looks):
    """It begins with its verdict; a trick of the strip steps to where it was played, and plays on."""
    monkeypatch.setattr(bot_processes, "COMMAND", (sys.executable, few_worlds.__file__))
    deal = typed_in("king_in_talon")
    company: Company = sit_down("king_in_talon", place=1, **looks)
    company.begin(deal)
    company.go_through(deal.log)
    company.come_to_an_end(Sheet(deal.game))
    screen = company.screen
    screen.after_deal("report")
    told = screen.find("report-dialog")
    expect(told.get_by_test_id("report-luck")).to_be_visible(timeout=60_000)
    expect(told.get_by_test_id("report-luck").locator("tbody tr")).to_have_count(4)
    assert told.get_by_test_id("verdict").get_attribute("data-kind")
    strip = told.get_by_test_id("trick-strip").get_by_role("button")
    assert len(deal.tricks) <= strip.count() <= len(deal.tricks) + 1
    assert told.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    told.locator("[data-testid=report-open] summary").click()
    expect(told.get_by_test_id("report-line")).to_be_visible()
    assert told.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    strip.last.click()
    expect(told).not_to_be_visible()
    expect(screen.find("replay-table")).to_be_visible()
    assert not screen.find("replay-where").inner_text().startswith("1 ")
    screen.find("from-here").click()
    screen.page.wait_for_url("**/table/*")
    screen.wait(turn="true", phase="trick")


def test_hands_of_a_replay_can_be_read_on_a_phone(sit_down):
    """One hand lies open, its cards at least 28 pixels wide; a tap on a name opens that player's."""
    deal = typed_in("king_in_talon")
    looks = {"viewport": {"width": 320, "height": 568}, "has_touch": True}
    company: Company = sit_down("king_in_talon", place=1, said=len(deal.log) - 1, **looks)
    company.go_through(deal.log[-1:])
    screen = company.screen
    screen.wait(phase="over")
    screen.after_deal("replay")
    screen.find("replay-on").wait_for()
    lead = next(i for i, (_, said) in enumerate(deal.log) if isinstance(said, Play))
    screen.page.locator("input[type=range]").fill(str(lead - 1))
    hand = screen.find("open-hand").locator("img")
    expect(hand).to_have_count(12)
    widths = hand.evaluate_all("all => all.map((each) => each.getBoundingClientRect().width)")
    assert min(widths) >= 28
    before = hand.evaluate_all("all => all.map((each) => each.dataset.face)")
    screen.find("replay-from").get_by_role("button").nth(2).click()
    expect(screen.find("replay-from").get_by_role("button").nth(2)).to_have_attribute("aria-pressed", "true")
    after = hand.evaluate_all("all => all.map((each) => each.dataset.face)")
    assert not set(before) & set(after)
    assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
