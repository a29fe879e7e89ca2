"""The first page: what is for a visitor first, what is new today, all games, and a guide for newcomers."""

import re
from itertools import product

import pytest
from end_to_end.company import typed_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, MIDDLE, SMALL, tap
from end_to_end.test_accessible import examine
from end_to_end.test_sizes import OVERLAPPING
from playwright.sync_api import expect

from tarok.games import GAMES

STEPS = 4
"""How many pages the guide has."""


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(typed_in("klop").pack)


def test_a_phone_shows_what_is_first_without_scrolling(server, visit):
    screen = visit(server, **SMALL)
    screen.goto("/")
    for width, height in ((360, 800), (320, 568), (800, 360)):  # the last one lies on its side
        screen.page.set_viewport_size({"width": width, "height": height})
        for name in ("deal", "learn", "settings"):
            expect(screen.find(name)).to_be_in_viewport(ratio=1)
        screen.look()


def test_a_newcomer_reads_what_tarok_is_and_learns_at_one_tap(server, visit):
    screen = visit(server, tap, **SMALL)
    screen.goto("/")
    expect(screen.page.locator("main")).to_contain_text("Central Europe’s great card game")
    screen.find("today-lesson").wait_for()
    cards = screen.page.locator("[data-testid=today] a").evaluate_all(
        "all => all.sort((a, b) => a.offsetTop - b.offsetTop).map((each) => each.dataset.testid)"
    )
    assert ["today-lesson", "daily", "today-puzzle"] == cards
    screen.press(screen.find("learn"))
    expect(screen.page).to_have_url(re.compile("/learn/three-minutes$"))


def test_a_returning_player_goes_on_first_against_the_chosen_bots(server, visit):
    screen = visit(server, tap, **SMALL)
    screen.goto("/")
    screen.press(screen.page.locator("[data-testid=strength]").get_by_text("thoughtful"))
    screen.press(screen.find("deal"))
    screen.page.locator("body[data-phase]").wait_for()
    address = screen.page.url
    screen.goto("/")
    expect(screen.find("go-on")).to_contain_text("It is your turn")
    expect(screen.find("go-on")).to_have_class(re.compile("primary"))
    expect(screen.find("deal")).not_to_have_class(re.compile("primary"))
    expect(screen.page.locator("input[name=strength][value=thinker]")).to_be_checked()
    expect(screen.find("today-puzzle")).to_have_attribute("href", re.compile("/puzzle/."))
    examine(screen)
    screen.press(screen.find("go-on"))
    expect(screen.page).to_have_url(address)


def test_who_follows_a_link_to_a_game_is_invited_to_it(server, visit):
    screen = visit(server, **SMALL)
    screen.goto("/?game=taper&allow_concession=true")
    expect(screen.find("invited")).to_contain_text("Taper")
    expect(screen.find("invited")).to_contain_text("With special house rules.")
    expect(screen.find("deal")).to_have_class(re.compile("primary"))


SHIFTS = """new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) window.shifts += hadRecentInput ? 0 : value;
}).observe({ type: "layout-shift", buffered: true });
window.shifts = 0;"""


@pytest.mark.parametrize("looks", [LARGE, SMALL], ids=["desk", "phone"])
def test_what_comes_later_moves_nothing(server, visit, looks):
    screen = visit(server, **looks)
    screen.page.add_init_script(SHIFTS)
    screen.goto("/")
    expect(screen.find("today-lesson")).to_contain_text("Tarok in three minutes")
    screen.find("tiles").wait_for()
    assert screen.page.evaluate("window.shifts") <= 0.02


BYTES = """[...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
"""How many bytes have come over the line, as they were compressed."""


def test_the_first_table_is_light(server, visit):
    """A phone far from the next mast has it soon. What only some evenings need comes when it is asked for."""
    screen = visit(server, tap, **SMALL)
    screen.goto("/")
    screen.press(screen.find("deal"))
    expect(screen.page.locator("[data-testid=hand] [data-card]")).to_have_count(12)
    assert 80_000 < screen.page.evaluate(BYTES) < 150_000


@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.long), "hu-HU"])
def test_all_that_leads_on_is_in_sight_on_the_smallest_screens(server, visit, locale):
    """The texts of these games are the longest; the languages stand over nothing."""
    screen = visit(server, tap, **{**SMALL, "locale": locale})
    for (width, height), game in product(
        ((320, 568), (360, 664), (800, 360)), ("czech_american", "illustrated")
    ):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.goto(f"/?game={game}")
        for name in ("deal", "learn", "settings", "nav-learn", "nav-me"):
            expect(screen.find(name)).to_be_in_viewport(ratio=1)
        assert 0 == screen.page.evaluate(OVERLAPPING, [".tools", "h1"])
        screen.goto("/learn")
        screen.press(screen.find("guide-open"))
        shut = screen.find("learn-dialog").locator("header .button")
        expect(shut).to_be_in_viewport(ratio=1)
        assert screen.find("learn-dialog").evaluate("each => each.scrollWidth <= each.clientWidth")
        assert shut.evaluate("each => each.scrollWidth <= each.clientWidth")


def test_a_desk_shows_every_game_and_deals_what_is_tapped(open_server, visit):
    screen = visit(open_server(list(GAMES["taper"]().pack)), **LARGE)
    screen.goto("/")
    tiles = screen.find("tiles").get_by_role("listitem")
    expect(tiles.filter(visible=True)).to_have_count(3)  # of the visitor's country
    screen.press(screen.find("tiles-others").locator("summary"))
    expect(tiles.filter(visible=True)).to_have_count(len(GAMES))
    screen.look()
    screen.press(screen.page.locator("[data-tile=taper] .play"))
    screen.page.locator("body[data-phase]").wait_for()
    expect(screen.page.locator("[data-testid=hand] [data-card]")).to_have_count(12)
    screen.goto("/")
    expect(screen.page.locator("[data-tile].last .about > strong")).to_have_text("Taper")


def test_a_tile_opens_the_house_rules_of_its_game(server, visit):
    screen = visit(server, **LARGE)
    screen.goto("/")
    screen.press(screen.page.locator("[data-tile=slovenian_3] .rules"))
    expect(screen.page.locator("input[value=slovenian_3]")).to_be_checked()


def test_the_trick_that_plays_by_itself_stops_at_a_tap(server, visit):
    screen = visit(server, reduced_motion="no-preference", **LARGE)
    screen.goto("/")
    demo = screen.find("demo")
    expect(demo).to_contain_text("The highest card of the suit wins.", timeout=10_000)
    screen.press(demo)
    expect(demo).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("locale", "looks", "press"),
    [("en-GB", SMALL, tap), pytest.param("hu-HU", LARGE, None, marks=pytest.mark.long)],
)
def test_the_guide_goes_from_the_cards_to_the_first_deal(server, visit, locale, looks, press):
    screen = visit(server, locale=locale, **looks, **({"press": press} if press else {}))
    screen.goto("/learn?game=slovenian")
    screen.press(screen.find("guide-open"))
    for step in range(1, STEPS + 1):
        expect(screen.find("guide").get_by_role("heading")).to_contain_text(str(step))
        examine(screen)
        screen.look()
        if step < STEPS:
            screen.press(screen.find("learn-on"))
    screen.press(screen.find("learn-done"))
    screen.wait(phase="auction")


FOLLOWED = """{
  window.stood = new Set();
  const follow = () => {
    for (const each of document.querySelectorAll("main button[data-testid]")) {
      const { x, y } = each.getBoundingClientRect();
      window.stood.add(`${each.dataset.testid} at ${Math.round(x)}, ${Math.round(y)}`);
    }
    requestAnimationFrame(follow);
  };
  follow();
}"""
"""Note in every frame where each button stands."""


@pytest.mark.parametrize("looks", [LARGE, MIDDLE, SMALL], ids=["desk", "tablet", "phone"])
def test_no_button_moves_away_from_under_a_finger(server, visit, looks):
    """Whoever sees a button can press it: games, tables, tiles and the trick are there with it."""
    screen = visit(server, **looks)
    screen.page.add_init_script(FOLLOWED)
    slow: list[str] = []

    def late(route):
        slow.append(route.request.url)
        route.continue_()

    screen.page.route(re.compile("/api/|Sections|Demo"), late)
    screen.goto("/")
    screen.find("with-friends").wait_for()
    screen.page.wait_for_load_state("networkidle")
    stood = screen.page.evaluate("[...window.stood].sort()")
    names = [each.split()[0] for each in stood]
    assert "settings" in names
    assert len(set(names)) == len(names), stood
    assert any("/api/games" in url for url in slow)
