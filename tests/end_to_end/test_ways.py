"""Where addresses and the back gesture lead, and what shows itself without being asked."""

import pytest
from end_to_end.company import tricks, typed_in
from end_to_end.screen import LARGE, SMALL, Screen, tap
from playwright.sync_api import expect

from tarok.engine.actions import Play
from tarok.scoring.sheet import Sheet

pytestmark = pytest.mark.long

NOWHERE = [
    ("en-GB", "There is nothing at this address.", "Play"),
    ("sl-SI", "Na tem naslovu ni ničesar.", "Igraj"),
    ("hu-HU", "Ezen a címen nincs semmi.", "Játék"),
    ("ro-RO", "La această adresă nu este nimic.", "Joacă"),
    ("cs-CZ", "Na této adrese nic není.", "Hrát"),
]
DIALOG = "dialog[open]"
SOON = 20_000
"""Within how many milliseconds advice is thought over, on a machine that has a lot to do."""


CUT_OFF = """each => [...each.querySelectorAll(".mark")].filter(mark =>
  mark.scrollWidth > mark.clientWidth
  || mark.getBoundingClientRect().right > each.getBoundingClientRect().right).map(mark => mark.innerText)"""
"""Which marks of the line over the hand end in dots, or behind the end of the line."""


def leads_home(screen: Screen):
    screen.look()
    screen.press(screen.page.get_by_role("main").get_by_role("button"))
    expect(screen.find("deal")).to_be_visible()


@pytest.mark.parametrize(("locale", "nothing", "deal"), NOWHERE)
def test_an_unknown_address_says_so_and_leads_home(open_server, visit, faults, locale, nothing, deal):
    """A browser is answered in its own language."""
    screen = visit(open_server(typed_in("klop").pack), tap, locale=locale, **SMALL)
    response = screen.goto("/tabel/k3v9")
    assert response
    assert 404 == response.status
    expect(screen.page.get_by_role("alert")).to_have_text(nothing)
    expect(screen.page.locator("html")).to_have_attribute("lang", locale[:2])
    leads_home(screen)
    expect(screen.find("deal")).to_have_text(deal)
    screen.look()
    faults[:] = [fault for fault in faults if "404" not in fault]


def test_an_unknown_deal_says_so_in_words(open_server, visit, faults):
    screen = visit(open_server(typed_in("klop").pack), **LARGE)
    screen.goto("/deal/unknown")
    expect(screen.page.get_by_role("alert")).to_have_text("This deal does not exist.")
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
    page.wait_for_function("() => !history.state?.dialogs")
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


def test_first_page_without_a_server_does_not_say_that_a_table_did_not_open(open_server, visit, faults):
    screen = visit(open_server(typed_in("klop").pack), tap, **SMALL)
    screen.page.route("**/api/games", lambda route: route.abort())
    screen.goto("/")
    expect(screen.page.get_by_text("No connection.")).to_be_visible()
    expect(screen.page.get_by_text("could not be opened")).to_have_count(0)
    faults[:] = [fault for fault in faults if "api/games" not in fault and "ERR_FAILED" not in fault]


def test_advice_and_the_keyboard_look_different(sit_down):
    """When the page opens nothing wears a ring; the lamp's is gold, and that of the keyboard is not."""
    deal = typed_in("klop")
    turn = next(
        i for i, (seat, action) in enumerate(deal.log) if isinstance(action, Play) and seat == deal_seat(deal)
    )
    company = sit_down("klop", place=3, said=turn, **LARGE)
    screen, page = company.screen, company.screen.page
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
    expect(advised).to_have_count(1, timeout=SOON)
    assert keys != advised.evaluate(ring)[1]


TRY_TO_CUT = {
    "en": "Try: lift",
    "sl": "Poskusi: privzdigni",
    "hu": "Próbáld ezt: emelj el",
    "ro": "Încearcă: ridică",
    "cs": "Zkus: sejmout",
}


def deal_seat(deal) -> int:
    return next(seat for seat in range(4) if deal.carry.place(seat) == 3)


def test_the_lamp_shows_where_to_cut(sit_down):
    deal = typed_in("klop")
    cutter = deal.carry.place(deal.log[0][0])
    company = sit_down("klop", place=cutter, press=tap, **SMALL)
    screen = company.screen
    company.begin(deal)
    company.await_turn()
    panel = screen.find("panel-cut")
    panel.get_by_role("slider").fill("3")
    screen.press(screen.find("suggest"))
    expect(panel.locator("label.hinted")).to_be_visible(timeout=SOON)
    expect(panel.locator(".button.hinted")).to_have_count(1)
    at = int(panel.get_by_role("slider").input_value())
    assert 3 != at
    panel.get_by_role("slider").fill("3")
    screen.press(screen.find("suggest"))
    expect(panel.get_by_role("slider")).to_have_value(str(at), timeout=SOON)
    for language, words in TRY_TO_CUT.items():
        screen.open("settings")
        screen.speak(language)
        screen.page.keyboard.press("Escape")
        expect(screen.find("status")).to_contain_text(words)
        expect(screen.find("status")).to_contain_text(f" {at} ")
        screen.look()


def test_the_count_unfolds_in_sight(sit_down):
    deal = typed_in("mordkontra")
    *before, last = tricks(deal.log)
    company = sit_down("mordkontra", place=0, said=sum(map(len, before)), press=tap, **SMALL)
    screen = company.screen
    company.go_through(last)
    company.come_to_an_end(Sheet(deal.game))
    screen.unfold()
    unfold = screen.find("count").locator("summary")
    for width, height in ((360, 800), (320, 568)):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.press(unfold)
        expect(screen.find("count-on")).to_be_in_viewport(ratio=1)
        expect(screen.find("count-sum")).to_be_in_viewport(ratio=1)
        expect(screen.find("next")).to_be_in_viewport(ratio=1)
        screen.press(unfold)
        expect(screen.find("count-on")).to_be_hidden()


def test_a_desk_names_its_buttons_and_keeps_the_totals_in_sight(sit_down):
    deal = typed_in("mordkontra")
    *before, last = tricks(deal.log)
    company = sit_down("mordkontra", place=0, said=sum(map(len, before)), **LARGE)
    screen = company.screen
    for name, label in (("house-rules", "House rules"), ("to-first", "Home"), ("help", "Help")):
        expect(screen.find(name).get_by_text(label, exact=True)).to_be_visible()
    company.go_through(last)
    company.come_to_an_end(Sheet(deal.game))
    screen.open("sheet")
    sheet = screen.find("sheet-dialog")
    sheet.get_by_role("row").nth(1).get_by_role("button").click()
    sheet.locator("tbody").evaluate(
        "each => each.append(...Array.from({length: 30}, () => each.rows[0].cloneNode(true)))"
    )
    for place in range(4):
        expect(screen.find(f"sheet-total-{place}")).to_be_in_viewport(ratio=1)


def test_no_role_is_cut_off_on_a_phone_even_in_large_letters(sit_down):
    deal = typed_in("passed_round")
    played = [i for i, (_, action) in enumerate(deal.log) if isinstance(action, Play)]
    company = sit_down("passed_round", place=3, said=played[8], press=tap, locale="cs-CZ", **SMALL)
    screen = company.screen
    screen.wait(v=company.v)
    screen.page.evaluate("document.documentElement.style.fontSize = '130%'")
    line = screen.find("status").locator(".me")
    expect(line.locator(".mark")).to_have_text(["zadák", "protihráč"])
    for width, height in ((320, 568), (360, 664), (375, 667)):
        screen.page.set_viewport_size({"width": width, "height": height})
        assert [] == line.evaluate(CUT_OFF), width
