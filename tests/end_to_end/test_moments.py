"""What a table remembers is shown when it happens, and holds nobody up."""

import pytest
from end_to_end.company import Company, typed_in
from end_to_end.screen import SMALL, tap
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

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
    company: Company = sit_down("king_in_talon", place=1, press=tap, **SMALL)
    screen = company.screen
    company.begin(deal)
    screen.page.evaluate(WATCH)
    company.go_through(deal.log)
    screen.wait(phase="over")
    assert any(told.startswith("Trula!") for told in screen.page.evaluate("moments"))
    sizes = screen.find("result").evaluate(SIZES)
    own = screen.find("own")
    expect(own).to_contain_text("+")
    expect(own).to_have_css("font-size", f"{max(sizes):g}px")
