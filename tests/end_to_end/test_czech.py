"""A Czech table in the browser: what is passed round, declared, bet and doubled; bank, queue and clock."""

import pytest
from end_to_end.company import card, split, typed_in
from end_to_end.screen import LARGE, SMALL, tap, type_keys
from end_to_end.test_accessible import examine
from end_to_end.test_sizes import OVERLAPPING
from playwright.sync_api import Locator, expect

from tarok.engine.actions import PASS, REJECT, Announce, Bid, Call, Kontra, Lay, Play, Take

pytestmark = pytest.mark.long

PASSED_ROUND = (
    "You have drawn four cards from the talon.",
    "Guest 2 passes the fifth card.",
    "Guest 4 passes the fifth card.",
    "Guest 2 must take the fifth card.",
    "Guest 3 passes the sixth card.",
    "Guest 4 takes the sixth card.",
)


def test_povinost_is_told_everything_in_plain_words(sit_down):
    """CZ-POV-02, CZ-TAL-07, CZ-DISC-03, CZ-DEC-09, CZ-DEC-10, CZ-BET-02, CZ-KON-01, on a phone."""
    deal = typed_in("passed_round")
    company = sit_down("passed_round", place=0, press=tap, **SMALL)
    screen = company.screen
    company.begin(deal)
    suits = [Lay(card(name)) for name in ("♣8", "♠J")]
    trumps = [Lay(card(name)) for name in ("XI", "XII")]
    marks = (Bid("four"), suits[0], trumps[0], Lay(card("♣10")), Call(card("XIX")), Announce("big_ones"))
    start, bid, some, open_, others, called, rest = split(deal.log, *marks)
    company.go_through(start)
    company.await_turn()
    expect(screen.find("found")).to_have_text("You have the tarok II, and are Povinost.")
    company.go_through(bid)
    for part in (some, open_):
        company.await_turn()
        screen.look()
        screen.do(*[action for _, action in part])
        company.done(*[action for _, action in part])
        if part is some:
            company.await_turn()
            expect(screen.find("openly")).to_contain_text("Everyone sees the trumps you discard")
    screen.wait(v=company.v)
    expect(screen.find("round").locator(".told")).to_have_text([*PASSED_ROUND])
    company.go_through([*others, *called])

    company.await_turn()
    panel = screen.find("panel-declarations")
    expect(panel).to_contain_text("Big Ones 4 from each ten trumps or more")
    expect(panel).to_contain_text("Undeclared holdings are not paid")
    expect(panel.get_by_text("What can be declared")).to_be_visible()
    examine(screen)
    big_ones = screen.button(rest[0][1])
    for chosen in ("true", "false"):  # what is chosen is not said yet
        tap(big_ones)
        expect(big_ones).to_have_attribute("aria-pressed", chosen)
        expect(screen.find("say")).to_have_count(int(chosen == "true"))
    assert company.v == screen.v
    company.go_through(rest[:2])
    screen.wait(v=company.v)
    expect(screen.find("noted")).to_have_text("Big Ones")
    assert [96, 96, 96] == screen.numbers("[data-testid^=total-]:not([data-testid=total-0])")
    bets, kontra, answers = split(rest[2:], Announce("pagat"), Kontra("pagat", 0))
    company.go_through(bets)
    company.await_turn()
    expect(screen.find("panel-bets")).to_contain_text("the pagat wins the last trick")
    expect(screen.find("panel-bets")).to_contain_text("±4")
    company.go_through([*kontra, *answers[:3]])
    company.await_turn()
    expect(screen.find("panel-challenges").get_by_role("heading")).to_have_text("Pagat (You): re?")
    expect(screen.find("panel-challenges")).to_contain_text("16 instead of 8 from each")
    screen.look()
    examine(screen)


def test_a_partner_borrows_and_pays_back_by_keyboard_in_czech(sit_down):
    """CZ-TAL-04, CZ-DISC-04, CZ-CHIP-03, CZ-CHIP-05, on a desk."""
    deal = typed_in("passed_round")
    company = sit_down("passed_round", place=2, press=type_keys, locale="cs-CZ", **LARGE)
    screen = company.screen
    company.begin(deal)
    before, declared = deal.log[:8], deal.log[8:]
    company.go_through(before)
    company.await_turn()
    expect(screen.find("panel-talon")).to_contain_text("Když ji necháš, nabídne se dál")
    examine(screen)
    said = next(i for i, (_, action) in enumerate(declared) if action == Announce("big_ones"))
    company.go_through(declared[: said + 2])
    screen.wait(v=company.v)
    expect(screen.find("declared-0")).to_have_text("taroky")
    expect(screen.page.get_by_label("Odložené taroky: Host 1: tarok XII, tarok XI")).to_be_visible()
    company.go_through(declared[said + 2 : said + 3])
    company.await_turn()

    screen.open("bank")
    bank = screen.find("bank-dialog")
    expect(bank).to_contain_text("Kdo nemá na zaplacení, tomu banka půjčí")
    examine(screen)
    screen.press(bank.get_by_role("button", name="Půjčit si 100"))
    expect(screen.find("total-2")).to_have_text("196")
    expect(bank).to_contain_text("dluží 100")
    expect(bank).to_contain_text("Půjčit si smí, kdo má méně než 100.")
    bank.get_by_role("slider").fill("40")
    screen.press(bank.get_by_role("button", name="Vrátit 40"))
    expect(bank).to_contain_text("dluží 60")
    screen.page.keyboard.press("Escape")
    company.v += 2
    company.await_turn()


FIRST_SET = ("tarok XVII", "tarok VIII", "tarok IIII")
SECOND_SET = ("tarok III", "tarok XV", "tarok XIII")
FACE_DOWN = ("", "", "")


def test_a_prever_looks_at_both_sets_and_goes_back(sit_down):
    """CZ-BID-06, CZ-PRV-01 to CZ-PRV-03, CZ-PRV-06, CZ-PRV-07, on a phone."""
    deal = typed_in("third_set")
    company = sit_down("third_set", place=3, press=tap, **SMALL)
    screen = company.screen
    company.begin(deal)
    marks = (REJECT, Take(1), Lay(card("♠10")), PASS, Play(card("♦Q")))
    bids, left, back, laid, talk, play = split(deal.log, *marks)
    company.go_through(bids)
    talon, povinost = screen.find("talon"), screen.page.get_by_label("Guest 2", exact=True)
    company.await_turn()
    expect(talon.locator(".card")).to_have_text([*FIRST_SET, *FACE_DOWN])
    take, look = screen.button(Take(1)), screen.button(REJECT)
    expect(take).to_have_text("Take the first three")
    expect(look).to_have_text("Look at the other three")
    assert lies(take) == lies(look)
    examine(screen)
    company.go_through(left)
    company.await_turn()
    expect(talon.locator(".card")).to_have_text([*FIRST_SET, *SECOND_SET])
    expect(screen.button(Take(1))).to_contain_text("Back to the first three: a loss counts ×3")
    expect(screen.button(Take(2))).to_contain_text("Take the other three: a loss counts ×2")
    company.go_through([*back, *laid])
    expect(screen.find("bar")).to_contain_text("back to the first set")
    company.go_through(talk)
    screen.wait(v=company.v)
    expect(povinost).to_contain_text("Povinost")
    company.go_through(play[:1])
    screen.wait(v=company.v)
    expect(povinost).not_to_contain_text("Povinost")
    company.skip(play[1:-4])
    company.go_through(play[-4:])
    screen.wait(phase="over")
    screen.look()
    expect(screen.find("result")).to_contain_text("You lost Prever with 42 card points.")
    expect(screen.find("result")).to_contain_text("set of the talon ×3")
    assert [116, 116, 116] == screen.numbers("[data-testid^=total-]")
    totals, _ = screen.sheet()
    assert [16, 16, 16, -48] == totals


def test_the_others_see_the_sets_that_a_prever_leaves(sit_down):
    """CZ-PRV-01 to CZ-PRV-04: what is looked at is for one alone, what is left lies open, on a desk."""
    deal = typed_in("third_set")
    company = sit_down("third_set", place=0, **LARGE)
    screen = company.screen
    company.begin(deal)
    before, left, back, _ = split(deal.log, REJECT, Take(1), Lay(card("♠10")))
    cards = screen.find("talon").locator(".card")
    for part, lying in (
        (before, FACE_DOWN + FACE_DOWN),
        (left, FIRST_SET + FACE_DOWN),
        (back, FIRST_SET + SECOND_SET),
    ):
        company.go_through(part)
        screen.wait(v=company.v)
        expect(cards).to_have_text([*lying])
        screen.look()


def lies(target: Locator) -> tuple[float, ...]:
    """The line that it stands in, and its size."""
    box = target.bounding_box()
    assert box
    return box["y"], box["width"], box["height"]


def test_who_waits_is_told_when_it_is_his_turn(open_server, visit):
    """CZ-POV-05: the fifth comes in as soon as somebody has been Povinost twice."""
    deal = typed_in("passed_round")
    screen = visit(open_server(deal.pack), tap, **SMALL)
    players = ["open", "open", "open", "open", "you"]
    body = {"game": "czech_american", "options": {"players": 5, "povinost_turns_before_rotation": 1}}
    answer = screen.page.request.post("/api/tables", data={**body, "players": players}).json()
    screen.goto(f"/table/{answer['table']}")
    screen.wait(phase="dealing")
    expect(screen.find("bar")).to_contain_text("You join next")
    screen.look()
    screen.open("bank")
    expect(screen.find("bank-dialog").get_by_role("row")).to_have_count(5)


def test_the_sheet_of_six_keeps_the_deals_in_sight(open_server, visit):
    """CZ-POV-05: more columns than a phone has room for."""
    screen = visit(open_server(typed_in("passed_round").pack), tap, **SMALL)
    body = {"game": "czech_american", "options": {"players": 6}, "players": [*["open"] * 5, "you"]}
    answer = screen.page.request.post("/api/tables", data=body).json()
    screen.goto(f"/table/{answer['table']}")
    screen.wait(phase="dealing")
    screen.open("sheet")
    dialog = screen.find("sheet-dialog")
    expect(screen.find("sheet-total-5")).not_to_be_in_viewport(ratio=1)
    screen.find("sheet-total-5").evaluate("each => each.closest('.frame').scrollTo({ left: 1000 })")
    expect(screen.find("sheet-total-5")).to_be_in_viewport(ratio=1)
    for name in ("Deal", "Total", "Chips"):
        expect(
            dialog.get_by_role("rowheader", name=name).or_(dialog.get_by_role("columnheader", name=name))
        ).to_be_in_viewport(ratio=1)
    assert dialog.evaluate("each => each.scrollWidth == each.clientWidth")
    screen.page.set_viewport_size({"width": 320, "height": 568})
    chips = "[data-testid=sheet-purses] .chip"
    assert 6 == screen.page.locator(chips).count()
    assert 6 == screen.page.evaluate(OVERLAPPING, [chips, chips])  # each lies over itself alone


def test_the_host_calls_time(open_server, visit):
    """CZ-TRN-02: a hand whose talon does not lie yet is not played."""
    screen = visit(open_server(typed_in("passed_round").pack), tap, **SMALL)
    players = ["open", "open", "you", "open"]
    body = {"game": "czech_american", "players": players}
    answer = screen.page.request.post("/api/tables", data=body).json()
    screen.goto(f"/table/{answer['table']}")
    screen.wait(turn="true")
    screen.open("settings")
    screen.press(screen.find("call-time"))
    screen.page.keyboard.press("Escape")
    final = screen.find("final")
    expect(final).to_be_visible()
    expect(final.locator("ol li")).to_have_count(1)  # at the other places no one has ever sat
    expect(final.locator("[data-testid=course] > svg polyline")).to_have_count(4)
    screen.look()
