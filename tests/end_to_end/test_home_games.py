"""The games of the visitor's country stand first, unless the visitor has chosen one."""

import re

import pytest
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, SMALL, Screen, tap
from playwright.sync_api import expect

from tarok.games import ALL, GAMES

pytestmark = pytest.mark.long

COUNTRIES = [
    ("hu-HU", "paskievics", ["Béla", "Cecília", "Dénes", "Anna"]),
    ("ro-RO", "romanian", ["Aglaia", "Bogdan", "Casandra", "Dumitru"]),
    ("cs-CZ", "czech_american", ["Albina", "Bohumil", "Cecilie", "Daniel"]),
    ("sl-SI", "slovenian", ["Ana", "Bine", "Cvetka", "Drago"]),
]
"""A locale, the game that a visitor with it is offered, and what bots are called there."""
NIGHTLY = [pytest.param(*each, marks=pytest.mark.night) for each in COUNTRIES[1:]]


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(list(GAMES["paskievics"]().pack))


def family(key: str):
    return next(family for family in ALL if key in family.games)


def keys(screen: Screen, places: str, attribute: str) -> list[str]:
    screen.page.locator(places).first.wait_for(state="attached")
    return screen.page.locator(places).evaluate_all(
        "(all, name) => all.map((each) => each.getAttribute(name))", attribute
    )


@pytest.mark.parametrize(("locale", "game", "bots"), [COUNTRIES[0], *NIGHTLY])
def test_a_visitor_is_offered_the_games_of_their_country_first(open_server, visit, locale, game, bots):
    screen = visit(open_server(list(GAMES[game]().pack)), locale=locale, **LARGE)
    own = list(family(game).games)
    others = [key for key in GAMES if key not in own]
    screen.goto("/")
    assert [*own, *others] == keys(screen, "[data-tile]", "data-tile")

    screen.press(screen.find("games"))
    assert [*own, *others] == keys(screen, "input[name=game]", "value")
    expect(screen.page.locator(f"input[name=game][value={game}]")).to_be_checked()

    screen.goto("/lobby")
    assert ["", *own, *others] == keys(screen, "[data-testid=hall-game] option", "value")
    screen.press(screen.find("to-events"))
    screen.press(screen.find("announce"))
    assert [*own, *others] == keys(screen, "[data-testid=event-game] option", "value")
    expect(screen.find("event-game")).to_have_value(game)

    screen.goto("/puzzles")
    expect(screen.find(f"puzzle-game-{game}")).to_have_attribute("aria-pressed", "true")
    chips = keys(screen, "[data-testid=puzzle-game] button", "data-testid")
    assert [*own, *others] == [each.removeprefix("puzzle-game-") for each in chips]

    screen.goto("/learn")
    section = screen.find("lessons").locator("section[aria-labelledby^=family-]").first
    expect(section).to_have_attribute("aria-labelledby", f"family-{family(game).id}")

    screen.goto("/score")
    screen.press(screen.find("score-new"))
    expect(screen.find("score-new-dialog").locator("input[name=game]").first).to_have_value(own[0])

    screen.goto("/")
    screen.press(screen.find("daily"))
    expect(screen.page).to_have_url(re.compile(f"/daily/{game}$"))
    screen.goto("/learn")
    screen.press(screen.find("book"))
    expect(screen.find("book-dialog").locator(f"[id^={clause(game)}]").first).to_be_attached()
    screen.goto("/")
    screen.press(screen.find("deal"))
    screen.page.locator("body[data-phase]").wait_for()
    expect(screen.page.get_by_text(re.compile("|".join(bots))).first).to_be_visible()


def clause(game: str) -> str:
    """Return the letters that the clauses of a game begin with."""
    return GAMES[game]().contracts[0].clause.split("-")[0]


def test_the_language_moves_the_games_until_one_is_chosen(server, visit):
    screen = visit(server, tap, **SMALL, locale="en-GB")
    screen.goto("/")
    line = screen.find("games")
    expect(line).to_contain_text("Slovenian tarok")
    screen.speak("hu")
    expect(line).to_contain_text("Paskievics")
    screen.press(screen.find("deal"))  # what is dealt without a choice is no choice
    screen.page.locator("body[data-phase]").wait_for()
    screen.goto("/")
    screen.speak("ro")
    expect(line).to_contain_text("Tarok românesc")

    screen.press(screen.find("games"))
    screen.press(screen.page.locator("input[value=taper]"))
    screen.page.keyboard.press("Escape")
    expect(line).to_contain_text("Taper")
    screen.speak("hu")
    expect(line).to_contain_text("Taper")
    screen.page.reload()
    expect(line).to_contain_text("Taper")
    expect(screen.page.locator("html")).to_have_attribute("lang", "hu")
    screen.press(screen.find("games"))
    expect(screen.page.locator("input[value=taper]")).to_be_checked()
    assert "paskievics" == keys(screen, "input[name=game]", "value")[0]
    screen.goto("/puzzles")
    expect(screen.find("puzzle-game-taper")).to_have_attribute("aria-pressed", "true")
