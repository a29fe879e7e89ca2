"""What a table remembers is shown when it happens, and holds nobody up."""

import re
from itertools import chain

import pytest
from end_to_end.company import Company, card, split, tricks, typed_in
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect

from tarok.engine.actions import Play

pytestmark = pytest.mark.long

WATCH = """() => {
  window.moments = [];
  new MutationObserver(() => {
    const moment = document.querySelector("[data-testid=moment]");
    if (moment && moments.at(-1) !== moment.innerText) moments.push(moment.innerText);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Write down what is celebrated or mourned."""

SIZES = """result =>
  [...result.querySelectorAll("*")].map((each) => parseFloat(getComputedStyle(each).fontSize))"""
"""How large all is written, in pixels."""


def test_a_trula_is_celebrated_and_the_own_number_is_the_biggest(sit_down):
    deal = typed_in("king_in_talon")
    before, trula, rest = split(deal.log, Play(card("Š")), Play(card("XX")))
    company: Company = sit_down("king_in_talon", place=1, said=len(before), press=tap, **SMALL)
    screen = company.screen
    screen.wait(v=company.v)
    screen.page.evaluate(WATCH)
    company.go_through(trula)
    screen.wait(v=company.v)
    assert any(told.startswith("Trula!") for told in screen.page.evaluate("moments"))
    *more, last = tricks(rest)
    company.skip(list(chain(*more)))
    company.go_through(last)
    screen.wait(phase="over")
    sizes = screen.find("result").evaluate(SIZES)
    own = screen.find("own")
    expect(own).to_contain_text("+")
    expect(own).to_have_css("font-size", f"{max(sizes):g}px")


SHAKES = """() => {
  window.shaken = [];
  navigator.vibrate = (pulses) => Boolean(shaken.push(pulses));
}"""
"""Write down how the phone shakes."""


def test_a_captured_pagat_is_told_felt_and_seen_in_the_faces_until_a_tap(sit_down):
    deal = typed_in("king_in_talon")
    before, captured, _ = split(deal.log, Play(card("Š")), Play(card("XXI")))
    looks = {**SMALL, "reduced_motion": "no-preference"}
    company: Company = sit_down("king_in_talon", place=1, said=len(before), press=tap, **looks)
    screen = company.screen
    screen.wait(v=company.v)
    screen.page.evaluate(SHAKES)
    company.go_through(captured)
    expect(screen.find("moment")).to_have_text("Guest 1 lost the pagat!")
    expect(screen.page.locator("[data-mood=tears]")).to_have_count(1)
    expect(screen.page.locator("[data-mood]")).to_have_count(3)
    assert screen.page.evaluate("shaken.length") == 1
    screen.page.locator("main").click(position={"x": 5, "y": 300})
    expect(screen.find("moment")).to_have_count(0)
    expect(screen.page.locator("[data-mood]")).to_have_count(0)


def test_a_key_shows_the_end_of_a_result_that_moves(sit_down):
    deal = typed_in("king_in_talon")
    *before, last = tricks(deal.log)
    looks = {**SMALL, "reduced_motion": "no-preference"}
    company: Company = sit_down("king_in_talon", place=0, said=sum(map(len, before)), press=tap, **looks)
    screen = company.screen
    company.go_through(last)
    screen.wait(phase="over")
    screen.find("paid").wait_for()
    screen.page.keyboard.press("Shift")
    expect(screen.find("paid")).to_have_class(re.compile(r"\bstill\b"))
    expect(screen.find("result").get_by_role("heading").first).to_have_text(
        "You lost; only the declarer’s side is paid."
    )
    expect(screen.find("sides")).to_contain_text("60")
    assert screen.find("paid").evaluate("paid => paid.getAnimations({ subtree: true }).length") == 0


PACKETS = """() => {
  window.packets = new Set();
  new MutationObserver(() => {
    for (const packet of document.querySelectorAll("[data-testid^=packet-]")) {
      if (packet.querySelector("[data-face]")) throw new Error("a packet lies open");
      packets.add(packet.dataset.testid);
    }
  }).observe(document, { childList: true, subtree: true });
}"""
"""Write down to whom packets fly; none may show what is in it."""

ALL_DEALT = """() => new Promise((resolve) => {
  const look = () => packets.size === 3 ? resolve() : requestAnimationFrame(look);
  look();
})"""
"""Packets have flown to three."""


def test_packets_fly_face_down_to_everybody_else(open_server, visit):
    screen = visit(open_server(typed_in("klop").pack), reduced_motion="no-preference")
    screen.page.add_init_script(f"({PACKETS})()")
    screen.goto("/")
    screen.find("deal").click()
    screen.page.evaluate(ALL_DEALT)
    expect(screen.page.locator("[data-testid^=packet-]")).to_have_count(0)
