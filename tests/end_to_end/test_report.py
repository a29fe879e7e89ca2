"""The report of a deal: one click after it, told as it grows, and into any of its moments."""

import sys

import pytest
from end_to_end.company import Company, typed_in
from end_to_end.screen import LARGE, SMALL
from playwright.sync_api import expect
from server import few_worlds

from tarok.scoring.sheet import Sheet
from tarok.server.room import bot_processes


@pytest.mark.parametrize("looks", [SMALL, pytest.param(LARGE, marks=pytest.mark.long)])
def test_a_report_leads_into_a_moment_of_the_deal(sit_down, monkeypatch, looks):
    """Some card gave points away with all cards open; one steps to where it was played, and plays on."""
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
    expect(told.get_by_test_id("report-line")).to_be_visible()
    assert told.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    told.get_by_test_id("report-gave").get_by_role("button").last.click()
    expect(told).not_to_be_visible()
    expect(screen.find("replay-table")).to_be_visible()
    assert not screen.find("replay-where").inner_text().startswith("1 ")
    screen.find("from-here").click()
    screen.page.wait_for_url("**/table/*")
    screen.wait(turn="true", phase="trick")
