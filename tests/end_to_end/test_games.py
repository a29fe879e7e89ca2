"""Every family and every number of players: chosen on the first page, and a deal played to its result."""

import json
import random

import pytest
from end_to_end.company import replayed
from end_to_end.screen import LARGE, MIDDLE, SMALL, Screen, click, tap
from end_to_end.test_accessible import examine
from playwright.sync_api import Locator, expect

from tarok.games import GAMES, PROFILES

pytestmark = pytest.mark.long

TALK = 0.6
"""How often one passes who might say something."""
MOST = 80
"""How often nobody is asked in one deal."""


def choose(screen: Screen, key: str, rules: str | dict[str, bool]):
    """Choose a game, and house rules of it that have a name, or single ones to be turned round."""
    screen.goto("/")
    screen.press(screen.find("games"))
    screen.look()
    screen.press(screen.page.locator(f"input[value={key}]"))
    if isinstance(rules, str):
        screen.press(screen.page.locator(f"[data-testid=profiles] input[value={rules}]"))
    elif rules:
        screen.press(screen.page.locator("[data-testid=more] summary"))
        for rule in rules:
            screen.press(screen.page.locator(f"[data-option={rule}] [type=checkbox]"))
    screen.look()


def play(screen: Screen, chance: random.Random):
    """Play one deal at random."""
    for _ in range(MOST):
        screen.wait({"turn": "true"}, {"phase": "over"})
        screen.look()
        if screen.phase == "over":
            return
        decide(screen, chance)
    raise AssertionError("asked and asked again")


def decide(screen: Screen, chance: random.Random):
    """Do something at random; nobody gives up, and nobody says too much."""
    if screen.find("lay").count():
        cards = screen.page.locator("[data-testid=hand] [data-legal=true]")
        while screen.find("lay").is_disabled():
            screen.press(cards.and_(screen.page.locator("[aria-pressed=false]")).first)
        screen.press(screen.find("lay"))
        return
    legal = screen.page.locator("[data-action][data-legal=true]:visible")
    cards = screen.page.locator("[data-testid=hand] [data-legal=true]")
    legal.or_(cards).first.wait_for()  # a panel that is fetched when it is first asked for
    buttons = legal.all()
    if not buttons:
        screen.press(cards.first)
        return
    quiet = [each for each in buttons if kind(each) == "pass"]
    bold = [each for each in buttons if kind(each) not in {"pass", "throwin", "surrender"}]
    chosen = chance.choice(quiet if quiet and (not bold or chance.random() < TALK) else bold or buttons)
    said_later = chosen.get_attribute("aria-pressed") is not None
    screen.press(chosen)
    if said_later:
        screen.press(screen.find("say"))


def kind(button: Locator) -> str:
    return str(json.loads(button.get_attribute("data-action") or "{}")["type"])


BY_NIGHT = pytest.mark.night
"""Of two games of a family one is enough by day."""


@pytest.mark.parametrize(
    ("key", "rules", "looks"),
    [
        ("slovenian_3", {"klop_kontra": True}, SMALL),
        pytest.param("slovenian_5", {}, MIDDLE, marks=BY_NIGHT),
        ("romanian", "romanian_general", SMALL),
        pytest.param("taper", {"allow_concession": True}, LARGE, marks=BY_NIGHT),
        ("illustrated", "illustrated_itvb_2019", SMALL),
        ("czech_american", "westfest_2012", LARGE),
    ],
)
def test_a_game_is_chosen_and_played_to_its_result(open_server, visit, key, rules, looks):
    pack = sorted(GAMES[key]().pack)
    server = open_server(*(random.Random(seed).sample(pack, len(pack)) for seed in range(3)))
    screen = visit(server, tap if "has_touch" in looks else click, **looks)
    choose(screen, key, rules)
    screen.press(screen.find("deal-chosen"))
    play(screen, random.Random(7))
    examine(screen)

    stored = server.facts(screen.page.url.rpartition("/")[2])
    opened = stored[0]
    agreed = rules if isinstance(rules, dict) else PROFILES[key][rules]
    assert key == opened.game
    assert agreed.items() <= opened.options.items()
    screen.open("sheet")
    totals = replayed(GAMES[key](**opened.options), stored).carry.totals
    assert list(totals) == screen.numbers("[data-testid^=sheet-total-]")
    screen.page.keyboard.press("Escape")
    screen.open("house-rules")
    expect(screen.find("house-rules-dialog").locator("h3")).to_be_visible()
    screen.look()
    assert len(agreed) == screen.page.locator("[data-testid=house-rules-dialog] [data-rule]").count()
    screen.page.keyboard.press("Escape")
    screen.after_deal("replay")
    for name in ("replay-on", "replay-last"):
        screen.press(screen.find(name))
        screen.look()
