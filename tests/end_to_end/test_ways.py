"""Where addresses and the back gesture lead, and what shows itself without being asked."""

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import LARGE, SMALL, Screen, tap
from playwright.sync_api import expect

from tarok.actions import Play
from tarok.sheet import Sheet

pytestmark = pytest.mark.browser

NOWHERE = {
    "en-GB": "There is nothing at this address.",
    "sl-SI": "Na tem naslovu ni ničesar.",
    "hu-HU": "Ezen a címen nincs semmi.",
    "ro-RO": "La această adresă nu este nimic.",
    "cs-CZ": "Na této adrese nic není.",
}
DIALOG = "dialog[open]"


MY_RIGHT = """each => [...each.querySelectorAll(".mark")].map(mark =>
  each.getBoundingClientRect().right - mark.getBoundingClientRect().right)"""
"""How far each mark of the line over the hand ends before the line does."""


def leads_home(screen: Screen):
    screen.look()
    screen.press(screen.page.get_by_role("main").get_by_role("button"))
    expect(screen.find("deal")).to_be_visible()


@pytest.mark.parametrize("locale", NOWHERE)
def test_an_unknown_address_says_so_and_leads_home(open_house, visit, faults, locale):
    screen = visit(open_house(typed_in("klop").pack), tap, locale=locale, **SMALL)
    response = screen.page.goto("/tabel/k3v9")
    assert response
    assert 404 == response.status
    expect(screen.page.get_by_role("alert")).to_have_text(NOWHERE[locale])
    leads_home(screen)
    faults[:] = [fault for fault in faults if "404" not in fault]


def test_an_unknown_deal_says_so_in_words(open_house, visit, faults):
    screen = visit(open_house(typed_in("klop").pack), **LARGE)
    screen.page.goto("/deal/unknown")
    expect(screen.page.get_by_role("alert")).to_have_text("This deal is not there.")
    leads_home(screen)
    faults[:] = [fault for fault in faults if "404" not in fault]


@pytest.mark.parametrize("looks", [{**SMALL, "viewport": {"width": 375, "height": 667}}, LARGE])
def test_going_back_closes_dialogs_before_it_leaves_the_table(sit_down, looks):
    company = sit_down("klop", place=3, **looks)
    screen, page = company.screen, company.screen.page
    company.begin(typed_in("klop"))
    table = page.url
    screen.open("help")
    page.locator("[data-clause]:visible").first.click()
    expect(screen.find("book-dialog")).to_be_visible()
    page.go_back()
    expect(screen.find("book-dialog")).to_be_hidden()
    expect(screen.find("help-dialog")).to_be_visible()
    page.go_back()
    expect(page.locator(DIALOG)).to_have_count(0)
    assert table == page.url
    # Nor does a dialog that was closed otherwise leave anything to go back to.
    screen.open("sheet")
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    page.wait_for_function("!history.state?.dialogs")
    screen.open("settings")
    page.reload()
    screen.wait(phase="dealing")
    screen.open("settings")
    page.go_back()
    expect(page.locator(DIALOG)).to_have_count(0)
    screen.open("to-first")
    expect(screen.find("deal")).to_be_visible()
    page.go_back()
    screen.wait(phase="dealing")
    assert table == page.url


def test_first_page_without_a_server_does_not_say_that_a_table_did_not_open(open_house, visit, faults):
    screen = visit(open_house(typed_in("klop").pack), tap, **SMALL)
    screen.page.route("**/api/games", lambda route: route.abort())
    screen.page.goto("/")
    expect(screen.page.get_by_text("There is no connection to the server.")).to_be_visible()
    expect(screen.page.get_by_text("could not be opened")).to_have_count(0)
    faults[:] = [fault for fault in faults if "api/games" not in fault and "ERR_FAILED" not in fault]


def test_advice_and_the_keyboard_look_different(sit_down):
    """After a reload nothing wears a ring; the lamp's is gold, and that of the keyboard is not."""
    deal = typed_in("klop")
    company = sit_down("klop", place=3, **LARGE)
    screen, page = company.screen, company.screen.page
    company.begin(deal)
    turn = next(
        i for i, (seat, action) in enumerate(deal.log) if isinstance(action, Play) and seat == deal_seat(deal)
    )
    company.go_through(deal.log[:turn])
    company.await_turn()
    page.reload()
    company.await_turn()
    ring = "each => [getComputedStyle(each).outlineStyle, getComputedStyle(each).outlineColor]"
    focused = screen.find("hand").locator(":focus")
    expect(focused).to_have_count(1)
    assert "none" == focused.evaluate(ring)[0]
    page.keyboard.press("ArrowRight")
    style, keys = screen.find("hand").locator(":focus").evaluate(ring)
    assert "solid" == style
    screen.press(screen.find("suggest"))
    advised = screen.find("hand").locator(".hinted")
    expect(advised).to_have_count(1)
    assert keys != advised.evaluate(ring)[1]


def deal_seat(deal) -> int:
    return next(seat for seat in range(4) if deal.carry.place(seat) == 3)


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", "Try: lift"),
        ("sl-SI", "Poskusi: privzdigni"),
        ("hu-HU", "Próbáld ezt: emelj el"),
        ("ro-RO", "Încearcă: ridică"),
        ("cs-CZ", "Zkus: sejmi"),
    ],
)
def test_the_lamp_shows_where_to_cut(sit_down, locale, words):
    deal = typed_in("klop")
    cutter = deal.carry.place(deal.log[0][0])
    company = sit_down("klop", place=cutter, press=tap, locale=locale, **SMALL)
    screen = company.screen
    company.begin(deal)
    company.await_turn()
    panel = screen.find("panel-cut")
    panel.get_by_role("slider").fill("3")
    screen.press(screen.find("suggest"))
    expect(screen.find("status")).to_contain_text(words)
    expect(panel.locator("label.hinted")).to_be_visible()
    at = int(panel.get_by_role("slider").input_value())
    assert 3 != at
    expect(screen.find("status")).to_contain_text(f" {at} ")
    expect(panel.locator(".button.hinted")).to_have_count(1)
    screen.look()


@pytest.mark.parametrize("looks", [SMALL, {**SMALL, "viewport": {"width": 320, "height": 568}}])
def test_the_count_unfolds_in_sight(sit_down, looks):
    deal = typed_in("mordkontra")
    company = sit_down("mordkontra", place=0, press=tap, **looks)
    screen = company.screen
    company.begin(deal)
    company.go_through(deal.log)
    company.come_to_an_end(Sheet(deal.game))
    screen.press(screen.find("count").locator("summary"))
    expect(screen.find("count-on")).to_be_in_viewport(ratio=1)
    expect(screen.find("count-sum")).to_be_in_viewport(ratio=1)
    expect(screen.find("next")).to_be_in_viewport(ratio=1)


def test_a_desk_names_its_buttons_and_keeps_the_totals_in_sight(sit_down):
    deal = typed_in("mordkontra")
    company = sit_down("mordkontra", place=0, **LARGE)
    screen = company.screen
    company.begin(deal)
    for name, label in (("house-rules", "House rules"), ("to-first", "To the first page"), ("help", "Help")):
        expect(screen.find(name).get_by_text(label, exact=True)).to_be_visible()
    company.go_through(deal.log)
    company.come_to_an_end(Sheet(deal.game))
    screen.open("sheet")
    sheet = screen.find("sheet-dialog")
    sheet.get_by_role("row").nth(1).get_by_role("button").click()
    sheet.locator("tbody").evaluate(
        "each => each.append(...Array.from({length: 30}, () => each.rows[0].cloneNode(true)))"
    )
    for place in range(4):
        expect(screen.find(f"sheet-total-{place}")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(320, 568), (360, 664), (375, 667)])
def test_no_role_is_cut_off_on_a_phone_even_in_large_letters(sit_down, size):
    deal = typed_in("passed_round")
    company = sit_down("passed_round", place=3, press=tap, locale="cs-CZ", **SMALL)
    screen = company.screen
    company.begin(deal)
    played = [i for i, (_, action) in enumerate(deal.log) if isinstance(action, Play)]
    company.go_through(deal.log[: played[8]])
    screen.wait(v=company.v)
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    screen.page.evaluate("document.documentElement.style.fontSize = '130%'")
    line = screen.find("status").locator(".me")
    expect(line.locator(".mark")).to_have_text(["zadák", "protihráč"])
    assert min(line.evaluate(MY_RIGHT)) >= 0
