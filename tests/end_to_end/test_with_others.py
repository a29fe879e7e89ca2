"""What people who play with each other see, press and read: nothing hides what matters, and no way ends."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from end_to_end.company import typed_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, Screen, click, tap, type_keys
from end_to_end.test_accessible import examine
from end_to_end.test_daily import guest_of, played
from end_to_end.test_gathering import introduce, place
from end_to_end.test_puzzles import PANEL, PUZZLE, answer
from playwright.sync_api import WebSocketRoute, expect
from server.live_server import lowest

pytestmark = pytest.mark.long

PHONE = {"viewport": {"width": 360, "height": 664}, "has_touch": True, "is_mobile": True}
LONG_NAME = "Wilhelmina Wawrzyniak"[:20]

CONTRAST = """(each) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const shown = (colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const felt = getComputedStyle(document.documentElement).getPropertyValue("--felt");
  const behind = [];
  for (let under = each; under; under = under.parentElement) {
    behind.unshift(getComputedStyle(under).backgroundColor);
  }
  const ground = light(shown([felt, ...behind]));
  const words = light(shown([felt, ...behind, getComputedStyle(each).color]));
  return (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05);
}"""
"""The contrast of a text with what is behind it, by the colours that the browser has computed.

The felt of the page is a gradient, of which axe cannot tell; its brightest part counts here.
"""

TOUCHING = """() => {
  const buttons = [...document.querySelectorAll("button, a.button")].filter((each) => each.checkVisibility());
  const top = (each) => each.closest("dialog");
  const boxes = buttons.map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 2);
  const edged = (each) => getComputedStyle(each).borderTopWidth !== "0px";
  return boxes.flatMap(([one, a], i) => boxes.slice(i + 1).filter(([other, b]) =>
    top(one) === top(other) && edged(one) && edged(other) && !one.contains(other) && !other.contains(one)
    && a.left < b.right + 2 && b.left < a.right + 2 && a.top < b.bottom + 2 && b.top < a.bottom + 2,
  ).map(([other]) => `${one.innerText} | ${other.innerText}`));
}"""
"""The pairs of buttons with a border that have not even two pixels between them."""

OVER_THE_EDGE = """() => [...document.querySelectorAll("main section[aria-label]")].flatMap((box) =>
  [...box.querySelectorAll("strong, [data-testid^=total-]")].filter((each) =>
    each.getBoundingClientRect().right > box.getBoundingClientRect().right + 1,
  ).map((each) => each.innerText))"""
"""What of names and points stands outside the box of its seat."""

REFUSES = """navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
delete Navigator.prototype.share;"""
"""A browser that lets no page copy, as on plain http, and shares with nothing."""


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(typed_in("refused").pack)


def open_with(screen: Screen, name: str, **manners: str) -> str:
    """Open a table with friends, and return its address."""
    screen.goto("/")
    screen.press(screen.find("with-friends"))
    for manner, value in manners.items():
        screen.find(f"manner-{manner}").select_option(value)
    screen.press(screen.find("deal-chosen"))
    introduce(screen, name)
    screen.find("gathering").wait_for()
    return screen.page.url


def sit(screen: Screen, address: str, number: int, name: str):
    screen.goto(address)
    screen.press(screen.find(f"sit-{number}"))
    introduce(screen, name)
    expect(place(screen, number)).to_have_attribute("data-kind", "you")


def begun(server, visit, *, name: str = "Bine", looks=PHONE, **manners: str) -> tuple[Screen, Screen]:
    """Ana at a desk, and somebody on a phone, at a table at which the first deal has begun."""
    ana, bine = visit(server, click, **LARGE), visit(server, tap, **looks)
    sit(bine, open_with(ana, "Ana", **manners), 1, name)
    ana.press(ana.find("begin"))
    for screen in (ana, bine):
        screen.page.locator("body[data-phase]").wait_for()
    return ana, bine


def play_out(server: LiveServer, *screens: Screen):
    """Play the deal to its end by other pages of the same people."""
    table = screens[0].page.url.rsplit("/", 1)[1]
    with ExitStack() as pages, ThreadPoolExecutor(len(screens)) as people:
        seats = [pages.enter_context(guest_of(screen, server).play(table)) for screen in screens]
        list(people.map(lambda seat: seat.play_on(lowest), seats))
    for screen in screens:
        screen.wait(phase="over")


def contrast(screen: Screen) -> float:
    """The contrast of the error that is shown."""
    expect(screen.page.get_by_role("alert")).to_be_visible()
    return float(screen.page.get_by_role("alert").first.evaluate(CONTRAST))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_error_can_be_read_on_the_felt_and_in_a_dialog(server, visit, theme):
    """WCAG 1.4.3: 4.5 to 1. The form that asks for a name stands on the felt, and in a dialog elsewhere."""
    ana = visit(server, **LARGE, color_scheme=theme)
    ana.page.add_init_script(REFUSES)
    ana.goto("/")
    ana.press(ana.find("deal"))
    same = same_deal(ana, server)
    bine = visit(server, **PHONE, color_scheme=theme)
    bine.goto(f"/same/{same}")
    bine.press(bine.find("same-play"))
    bine.press(bine.find("introduced"))
    assert contrast(bine) >= 4.5
    expect(bine.page.get_by_role("alert")).to_have_text("Enter a name.")
    bine.goto("/")
    bine.press(bine.find("with-friends"))
    bine.press(bine.find("deal-chosen"))
    bine.press(bine.find("introduced"))
    assert contrast(bine) >= 4.5
    bine.goto("/")
    bine.press(bine.find("join-code"))
    bine.find("code").fill("ABCDE")
    bine.press(bine.find("join-now"))
    assert contrast(bine) >= 4.5


def same_deal(screen: Screen, server: LiveServer) -> str:
    """Play the deal to its end by another page of the same person, and return the link that asks friends."""
    played(screen, server)
    screen.unfold()
    screen.press(screen.find("ask-friends"))
    introduce(screen, "Ana")
    link = screen.find("to-copy").input_value()
    screen.page.keyboard.press("Escape")
    return link.rsplit("/", 1)[1]


def test_a_link_is_shown_where_the_browser_refuses_to_copy(server, visit):
    ana = visit(server, tap, **PHONE)
    ana.page.add_init_script(REFUSES)
    ana.goto("/")
    ana.press(ana.find("deal"))
    same = same_deal(ana, server)
    assert ana.page.request.get(f"/api/same/{same}").ok
    ana.after_deal("share")
    link = ana.find("to-copy").input_value()
    assert re.search("/deal/[^/]+$", link)
    assert ana.page.request.get(f"/api/deals/{link.rsplit('/', 1)[1]}").ok
    assert link == ana.page.evaluate("getSelection().toString() || document.activeElement.value")
    ana.look()
    examine(ana)
    ana.page.keyboard.press("Escape")
    expect(ana.find("by-hand-dialog")).to_have_count(0)
    ana.page.evaluate("navigator.clipboard.writeText = () => Promise.resolve()")
    ana.unfold()
    ana.press(ana.find("ask-friends"))
    ana.after_deal("share")
    said = ana.find("result").get_by_role("status").filter(has_text="copied")
    expect(said).to_have_count(1)


def test_what_is_asked_stands_over_the_talk_and_every_other_dialog(server, visit):
    ana, bine = begun(server, visit)
    play_out(server, ana, bine)
    for name in ("talk", "people", "settings"):
        bine.open(name)
        expect(bine.page.locator("dialog[open]")).to_be_visible()
        propose(ana, 1)
        expect(bine.page.locator("dialog[open]").get_by_test_id("proposal")).to_be_visible()
        bine.find("decline").click(trial=True)
        examine(bine)
        bine.press(bine.find("decline"))
        expect(bine.find("proposal")).to_have_count(0)
        bine.page.keyboard.press("Escape")
        expect(bine.page.locator("dialog[open]")).to_have_count(0)
    propose(ana, 1)
    expect(bine.find("proposal")).to_be_visible()


def propose(ana: Screen, place: int):
    """Between two deals Ana asks Bine to swap places with her."""
    ana.open("people")
    ana.press(ana.find(f"swap-{place}"))
    ana.page.keyboard.press("Escape")


def test_clock_and_talk_are_chosen_before_the_ten_games(server, visit):
    screen = visit(server, tap, **PHONE)
    screen.goto("/")
    screen.press(screen.find("with-friends"))
    for manner in ("pace", "talk"):
        expect(screen.find(f"manner-{manner}")).to_be_in_viewport(ratio=1)
        screen.find(f"manner-{manner}").click(trial=True)
    screen.look()
    examine(screen)


def test_settings_can_always_be_closed(server, visit):
    screen = visit(server, tap, **PHONE)
    screen.goto("/")
    screen.press(screen.find("settings"))
    screen.find("settings-personal").scroll_into_view_if_needed()
    close = screen.page.get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    screen.press(close)
    expect(screen.find("settings-dialog")).to_have_count(0)


def test_a_long_name_stays_in_its_box(server, visit):
    ana, bine = begun(server, visit, name=LONG_NAME)
    phone = visit(server, tap, **PHONE)
    phone.goto(ana.page.url)
    phone.page.locator("body[data-phase]").wait_for()
    for screen in (ana, bine, phone):
        screen.look()
        assert [] == screen.page.evaluate(OVER_THE_EDGE)


def test_where_nobody_looks_on_no_link_leads_there_and_else_it_says_what_is_seen(server, visit):
    ana = visit(server, click, **LARGE)
    open_with(ana, "Ana", onlookers="none")
    expect(ana.find("copy-link")).to_be_visible()
    expect(ana.find("share-watch")).to_have_count(0)
    ana.goto("/")
    ana.press(ana.find("with-friends"))
    ana.find("manner-onlookers").select_option("late")
    ana.press(ana.find("deal-chosen"))
    expect(ana.find("share-watch")).to_be_visible()
    expect(ana.find("watch-sees")).to_have_text("Spectators see all hands, one deal late")


def test_on_a_phone_the_first_page_says_at_first_sight_that_it_is_ones_turn(server, visit):
    ana, bine = begun(server, visit, pace="days")
    waiting = next(
        screen for screen in (ana, bine) if screen.page.locator("body").get_attribute("data-turn") == "true"
    )
    address = waiting.page.url
    waiting.page.set_viewport_size({"width": 360, "height": 664})
    waiting.goto("/")
    expect(waiting.find("go-on")).to_contain_text("It is your turn · 47 hours left")
    expect(waiting.find("go-on")).to_be_in_viewport(ratio=1)
    waiting.look()
    waiting.press(waiting.find("go-on"))
    expect(waiting.page).to_have_url(address)


def test_after_a_deal_that_a_bot_has_played_one_comes_back_and_goes_on(server, visit):
    """The clock has run out for everybody: the server tells it so, and the page leads on."""
    screen, sent = visit(server, tap, **PHONE), []

    def away(route: WebSocketRoute):
        server = route.connect_to_server()

        def told(text: str | bytes):
            state = json.loads(text)
            if state["type"] == "state":
                own = state["table"]["players"][state["table"]["place"]]
                own["minded"], state["table"]["waiting"] = True, []
            route.send(json.dumps(state))

        def said(text: str | bytes):
            sent.append(json.loads(text)["type"])
            server.send(text)

        server.on_message(told)
        route.on_message(said)

    open_with(screen, "Ana", pace="brisk")
    screen.press(screen.find("begin"))
    screen.page.locator("body[data-phase]").wait_for()
    played(screen, server)
    screen.page.route_web_socket(re.compile("/ws/|/api/tables/"), away)
    screen.page.reload()
    screen.wait(phase="over")
    expect(screen.find("minded-you")).to_have_text("A bot plays for you.")
    expect(screen.find("next")).to_be_in_viewport(ratio=1)
    screen.look()
    examine(screen)
    screen.press(screen.find("here-again"))
    screen.press(screen.find("next"))
    screen.wait(phase="dealing")
    assert {"back", "next"} <= set(sent)


def test_buttons_do_not_touch_on_a_phone(server, visit):
    screen = visit(server, tap, **PHONE)
    for path in ("/", "/learn", "/puzzles", "/mistakes", "/events", "/club", "/score", "/lobby", "/me"):
        screen.goto(path)
        screen.page.locator("main button, main a").first.wait_for()
        assert [] == screen.page.evaluate(TOUCHING), path
    for path, name, there in (
        *(("/learn", "help", "to-learn"), ("/", "settings", "settings-personal")),
        *(("/", "with-friends", "deal-chosen"), ("/", "games", "deal-chosen")),
    ):
        screen.goto(path)
        screen.press(screen.find(name))
        screen.find(there).wait_for()
        assert [] == screen.page.evaluate(TOUCHING), name
        screen.page.keyboard.press("Escape")
        expect(screen.page.locator("dialog[open]")).to_have_count(0)


def test_the_page_is_no_taller_than_the_window(server, visit):
    screen = visit(server, tap, **PHONE)
    screen.goto("/")
    screen.press(screen.find("deal"))
    screen.page.locator("body[data-phase]").wait_for()
    assert 0 == screen.page.evaluate("document.documentElement.scrollHeight - innerHeight")


def test_the_keyboard_goes_on_where_it_was_before_a_dialog(server, visit):
    """A dialog opens on what is to be filled in; then the focus is where it was, or on what came there."""
    screen = visit(server, type_keys, **LARGE)
    screen.goto("/club")
    screen.press(screen.find("club-new"))
    expect(screen.find("club-title")).to_be_focused()
    screen.page.keyboard.press("Escape")
    expect(screen.find("club-new")).to_be_focused()
    screen.press(screen.find("club-new"))
    screen.press(screen.find("club-open"))
    screen.find("people-text").fill("Ana\nBor\nCene\nDana")
    screen.press(screen.find("people-enter"))
    expect(screen.find("people-text")).to_be_focused()
    step = screen.find("desk-step")
    expect(step).to_have_attribute("data-step", "draw")
    screen.press(screen.find("desk-act"))
    screen.press(screen.find("draw-note"))
    expect(step).to_have_attribute("data-step", "begin")
    expect(screen.find("desk-act")).to_be_focused()
    screen.page.keyboard.press("Enter")
    expect(step).to_have_attribute("data-step", "slips")
    expect(screen.find("desk-act")).to_be_focused()
    screen.page.keyboard.press("Enter")
    expect(screen.page.locator("dialog[open] input").first).to_be_focused()


def test_after_the_answer_to_a_puzzle_nothing_is_asked_any_more(server, visit):
    screen = visit(server, tap, **PHONE)
    screen.goto(f"/puzzle/{PUZZLE.id}")
    answer(screen, right=True)
    screen.page.locator(f"{PANEL}[data-step=answered]").wait_for()
    screen.wait(turn="false")
    expect(screen.find("status")).not_to_contain_text("Play a card")
