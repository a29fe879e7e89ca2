"""People meet: one opens a table, the others come by its link or by its code, and all see the first trick."""

import re
from collections.abc import Sequence

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import LARGE, SMALL, Screen, click, tap
from end_to_end.test_accessible import examine
from playwright.sync_api import expect

from tarok.engine.actions import Knock, Pass
from tarok.server.accounts.join_codes import LENGTH

pytestmark = pytest.mark.long

PATIENCE = 200
"""After this many looks round the table somebody should have played a card."""


def introduce(screen: Screen, name: str):
    screen.find("own-name").fill(name)
    screen.press(screen.find("introduced"))


def open_table(screen: Screen, name: str) -> str:
    """Open a table with friends, where there is advice, on the first page; return its address."""
    screen.goto("/")
    screen.press(screen.find("with-friends"))
    screen.press(screen.find("manners-more").locator("summary"))
    screen.find("manner-advice").check()
    screen.press(screen.find("deal-chosen"))
    introduce(screen, name)
    screen.find("gathering").wait_for()
    return screen.page.url


def place(screen: Screen, number: int):
    return screen.page.locator(f"[data-place='{number}']")


def play_to_the_first_trick(*screens: Screen):
    """Whoever is asked passes, or does what a good player would, until cards are played."""
    for _ in range(PATIENCE):
        v = max(screen.v for screen in screens)
        for screen in screens:
            screen.page.wait_for_function("v => Number(document.body.dataset.v) >= v", arg=v)
            screen.wait({"turn": "true"}, {"turn": "false"})
            if screen.page.locator("body").get_attribute("data-turn") == "true" and screen.phase != "trick":
                act(screen)
        if all(screen.phase == "trick" for screen in screens):
            return
        screens[0].page.wait_for_function("v => Number(document.body.dataset.v) > v", arg=v)
    raise AssertionError([screen.phase for screen in screens])


def act(screen: Screen):
    v = screen.v
    easy = [action for action in (Pass(), Knock()) if screen.button(action).count()]
    if easy:
        screen.press(screen.button(easy[0]))
    else:
        screen.press(screen.find("suggest"))
        screen.page.locator(".hinted").first.wait_for()
        cards = screen.find("hand").locator(".hinted").all()
        for one in cards or [screen.page.locator(".hinted").first]:
            screen.press(one)
        if cards:
            screen.press(screen.find("lay"))
    screen.page.wait_for_function("v => Number(document.body.dataset.v) > v", arg=v)


def kinds(screen: Screen) -> Sequence[str]:
    return [one.get_attribute("data-kind") or "" for one in screen.page.locator("[data-place]").all()]


def test_friends_meet_by_link_and_by_code_and_see_the_first_trick(open_server, visit, faults):
    server = open_server(typed_in("refused").pack)
    host = visit(server, click, **LARGE)
    address = open_table(host, "Ana")
    assert ["open", "open", "open", "you"] == kinds(host)
    expect(host.find("qr")).to_be_visible()
    host.look()
    examine(host)

    linked = visit(server, tap, **SMALL, locale="hu-HU")
    linked.goto(address)
    expect(place(linked, 3)).to_contain_text("Ana")
    linked.look()
    linked.press(linked.find("sit-0"))
    introduce(linked, "ana")  # that looks like the host's
    expect(linked.page.get_by_role("alert")).to_contain_text("hasonló")
    assert all("409" in fault for fault in faults)
    faults.clear()
    introduce(linked, "Béla")
    expect(place(linked, 0)).to_have_attribute("data-kind", "you")
    examine(linked)

    spoken = visit(server, tap, **SMALL, locale="sl-SI")
    code = host.find("table-code").locator("[aria-hidden]").inner_text()
    spoken.goto("/")
    spoken.press(spoken.find("join-code"))
    spoken.find("code").fill(code.lower())
    spoken.press(spoken.find("join-now"))
    spoken.press(spoken.find("sit-2"))
    introduce(spoken, "Cvetka")
    expect(place(spoken, 2)).to_have_attribute("data-kind", "you")
    expect(host.find("gathered")).to_contain_text("3 of 4")

    host.press(host.find("mix-cards"))
    expect(place(host, 3).locator("[data-face]").last).to_be_visible()
    assert {"you", "guest", "open"} == set(kinds(host))
    host.press(host.find("begin"))
    play_to_the_first_trick(host, linked, spoken)
    hands = [screen.hand for screen in (host, linked, spoken)]
    assert len({tuple(hand) for hand in hands}) == len(hands)
    assert all(len(hand) in {11, 12} for hand in hands)


ASKED_TOO_LATE = re.compile(r"^403: .*/code$|^console: .* 403 \(Forbidden\)$")
"""A page that asks for the code of its table as it is sent away is refused, and the browser says so, too."""


def test_the_host_looks_after_the_places(open_server, visit, faults):
    server = open_server(typed_in("refused").pack)
    host = visit(server, click, **LARGE)
    address = open_table(host, "Ana")
    other = visit(server, click, **LARGE)
    other.goto(address)
    other.press(other.find("sit-1"))
    introduce(other, "Bine")

    host.press(host.find("fill-0"))
    expect(place(other, 0)).to_have_attribute("data-kind", "rule")
    other.press(other.find("move-0"))  # bots give way
    expect(place(host, 0)).to_contain_text("Bine")
    expect(host.find("hand-0")).to_be_visible()
    host.press(host.find("hand-0"))
    expect(other.find("begin")).to_be_visible()
    expect(host.find("begin")).to_have_count(0)
    other.page.once("dialog", lambda asked: asked.dismiss())
    other.press(other.find("dismiss-3"))
    expect(place(other, 3)).to_contain_text("Ana")  # on second thoughts she stays
    other.page.once("dialog", lambda asked: asked.accept())
    other.press(other.find("dismiss-3"))
    expect(host.find("dismissed")).to_have_text("The host has asked you to leave.")
    expect(host.find("sit-3")).to_be_visible()
    assert kinds(host) == ["guest", "rule", "open", "open"]
    host.press(host.find("sit-3"))  # nobody is asked twice who they are
    expect(place(host, 3)).to_contain_text("Ana")
    expect(host.find("dismissed")).to_have_count(0)
    host.press(host.find("rename"))
    introduce(host, "Anka")
    expect(place(other, 3)).to_contain_text("Anka")
    host.press(host.find("rise"))
    expect(place(other, 3)).to_have_attribute("data-kind", "open")
    faults[:] = [each for each in faults if not ASKED_TOO_LATE.search(each)]


def test_whoever_comes_late_looks_on_sees_no_hand_and_may_take_the_place_of_a_bot(open_server, visit):
    server = open_server(typed_in("refused").pack)
    host = visit(server, click, **LARGE)
    address = open_table(host, "Ana")
    looking = visit(server, click, **LARGE)
    looking.goto(address)
    expect(looking.find("sit-0")).to_be_visible()
    host.press(host.find("begin"))
    looking.wait({"turn": "false"})
    looking.page.wait_for_function("() => Number(document.body.dataset.v) > 0")
    assert [] == looking.hand
    looking.press(looking.find("sit-down"))
    looking.press(looking.find("sit-2"))
    introduce(looking, "Bine")
    expect(looking.find("onlooking")).to_have_text("You join after this deal.")
    expect(host.find("log-lines")).to_contain_text("Bine joins after this deal.")
    host.press(host.find("people"))
    host.press(host.find("invite-more").locator("summary"))
    expect(host.find("table-link")).to_have_text(address)


def test_a_wrong_code_is_said_to_be_wrong(open_server, visit, faults):
    screen = visit(open_server(typed_in("refused").pack), click, **LARGE)
    screen.goto("/")
    screen.press(screen.find("join-code"))
    expect(screen.find("code")).to_be_focused()
    keys, alert = screen.page.keyboard, screen.page.get_by_role("alert")
    keys.type("bbb-bb")
    keys.press("Enter")
    expect(alert).to_have_text(f"A code has {LENGTH} letters, not 5.")
    expect(screen.find("code")).to_be_focused()
    keys.type("b" * (LENGTH - 5))
    expect(alert).to_have_count(0)
    keys.type("b")
    expect(alert).to_have_text(f"A code has {LENGTH} letters, not {LENGTH + 1}.")
    keys.press("Backspace")
    keys.press("Enter")
    expect(alert).to_contain_text("No table has this code")
    screen.look()
    assert all("404" in fault for fault in faults)
    faults.clear()
