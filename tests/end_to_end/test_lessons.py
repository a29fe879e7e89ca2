"""Lessons at the real table: found, taken and kept, in every size, by finger and by keys."""

import re
from itertools import takewhile

import pytest
from end_to_end.company import typed_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, MESSAGES, SMALL, tap, type_keys
from end_to_end.test_accessible import examine
from end_to_end.test_sizes import OVERLAPPING, SIZES, all_seen, in_every_size
from playwright.sync_api import expect

from tarok.engine.actions import Lay, Pass
from tarok.games import ALL
from tarok.lessons import lessons
from tarok.lessons.lesson_run import Stand, begin, onward

STEPS = "[data-testid=lesson]"
COMES = """step => new Promise((found) => {
  const look = () => document.querySelector("[data-testid=lesson]")?.dataset.step;
  const tapping = setInterval(() => {
    if (look() !== step) return document.querySelector("main")?.click();
    clearInterval(tapping);
    found(null);
  }, 50);
})"""
"""Tap the table, which hurries what is shown there, until a step is told."""

WORDS = MESSAGES / "lessons/lessons.ftl"


@pytest.fixture
def server(open_server) -> LiveServer:
    return open_server(typed_in("klop").pack)


def comes(screen, step: str) -> None:
    screen.page.locator(STEPS).wait_for()
    screen.page.evaluate(COMES, step)


CLUBS = {"en-GB": "clubs", "hu-HU": "treff"}
"""How the cards are called that are led to the second trick."""


def number(card: str) -> int:
    return lessons()["three-minutes"].deal.game.faces.parse(card)


def play(screen, card: str) -> None:
    """Press a card of the hand, once what the others do has been shown."""
    screen.wait(turn="true")
    screen.press(screen.page.locator(f"[data-testid=hand] [data-card='{number(card)}']"))


def tall(screen) -> float:
    """How high the panel of the lesson is."""
    return screen.page.locator(STEPS).evaluate("each => each.getBoundingClientRect().height")


@pytest.mark.parametrize(
    ("locale", "looks", "press"),
    [("en-GB", SMALL, tap), pytest.param("hu-HU", LARGE, type_keys, marks=pytest.mark.long)],
)
def test_somebody_learns_tarok_in_three_minutes(server, visit, locale, looks, press):
    screen = visit(server, press, locale=locale, **looks)
    screen.goto("/learn")
    screen.look()
    examine(screen)
    screen.press(screen.find("lesson-start"))
    comes(screen, "cards")
    high = tall(screen)
    screen.press(screen.find("lesson-on"))
    comes(screen, "follow")
    expect(screen.page.locator("[data-card].hinted")).to_have_count(1)  # the first card ever is pointed at
    play(screen, "♥J")
    expect(screen.find("toast").locator("[data-clause=SL-PLAY-02]")).to_be_visible()
    play(screen, "♠J")
    comes(screen, "only-club")
    expect(screen.find("trick")).to_contain_text(CLUBS[locale])
    expect(screen.page.locator("[data-card].hinted")).to_have_count(0)
    play(screen, "♣N")
    comes(screen, "tarok")
    play(screen, "XIX")
    expect(screen.find("lesson-why")).to_be_visible()
    expect(screen.page.locator("[data-card].hinted")).to_have_attribute("data-card", str(number("VII")))
    play(screen, "VII")
    comes(screen, "count")
    assert high == tall(screen)
    examine(screen)
    for wrong, right in ((7, 8), (6, 4)):
        screen.find("lesson-sum").fill(str(wrong))
        screen.press(screen.find("lesson-check"))
        expect(screen.find("lesson-why")).to_be_visible()
        screen.find("lesson-sum").fill(str(right))
        screen.press(screen.find("lesson-check"))
        expect(screen.find("lesson-why")).to_have_count(0)
    comes(screen, "lead")
    screen.page.reload()  # the browser knows how far one was
    comes(screen, "lead")
    play(screen, "♥3")
    comes(screen, "end-three-minutes")
    screen.press(screen.find("lesson-on"))
    comes(screen, "over")
    assert high == tall(screen)
    screen.look()
    screen.press(screen.find("lesson-again"))
    comes(screen, "cards")
    screen.goto("/learn")
    expect(screen.page.locator("[data-lesson=three-minutes]")).to_have_attribute("data-state", "over")
    expect(screen.page.locator("[data-lesson=slovenian-klop]")).to_have_attribute("data-state", "open")
    screen.look()
    examine(screen)
    first = screen.page.locator("[data-lesson][data-state=next]").get_attribute("data-lesson")
    screen.press(screen.find("lesson-start"))
    screen.page.wait_for_url(f"**/learn/{first}")


def test_what_can_be_looked_up_opens_from_the_page_of_lessons(server, visit):
    screen = visit(server, tap, **SMALL)
    screen.goto("/learn")
    for name, dialog in (
        ("help", "help"),
        ("guide-open", "learn"),
        ("glossary", "glossary"),
        ("book", "book"),
    ):
        screen.press(screen.find(name))
        expect(screen.find(f"{dialog}-dialog")).to_be_visible()
        examine(screen)
        screen.page.keyboard.press("Escape")
        expect(screen.find(f"{dialog}-dialog")).to_have_count(0)
    screen.press(screen.find("mistakes"))
    screen.page.wait_for_url("**/mistakes")


@pytest.mark.parametrize(
    ("lesson", "told"), [("slovenian-bidding", "not-sl-bid-pass"), ("hungarian-bidding", "not-hu-bid-pass")]
)
def test_a_pass_has_an_answer_of_its_own_where_one_should_bid(server, visit, lesson, told):
    screen = visit(server, tap, **SMALL)
    screen.goto(f"/learn/{lesson}")
    screen.press(screen.find("lesson-on"))
    screen.wait(turn="true", phase="auction")
    screen.do(Pass())
    words = re.search(rf"^{told} = (.+)$", WORDS.read_text("utf-8"), re.MULTILINE)[1]
    expect(screen.find("lesson-why")).to_have_text(words)


def walks():
    """Every family in both languages: by `long` in one of them, in turn, and by night in the other."""
    return [
        pytest.param(family.id, locale, marks=pytest.mark.night if (number + other) % 2 else ())
        for number, family in enumerate(ALL)
        for other, locale in enumerate(("en-GB", "sl-SI"))
    ]


@pytest.mark.long
@pytest.mark.parametrize(("family", "locale"), walks())
def test_every_lesson_is_taken_in_the_browser_in_two_languages(server, visit, family, locale):
    """A last trick ends with the account of the deal, and with nothing that leads away from the lesson."""
    screen = visit(server, locale=locale)
    for lesson in lessons().values():
        if lesson.family == family:
            screen.goto(f"/learn/{lesson.name}")
            stand = begin(lesson)
            while stand.step:
                comes(screen, stand.step.text)
                screen.look()
                stand = taken_at(screen, stand)
            comes(screen, "over")
            if stand.deal.ended:
                screen.wait(phase="over")
                screen.find("result").wait_for()
                screen.look()
                assert 0 == screen.find("next").count()


def taken_at(screen, stand: Stand) -> Stand:
    """Take the next step; cards that are laid away go all at once."""
    step = stand.step
    if step.count:
        screen.find("lesson-sum").fill(str(stand.lesson.points(step)))
        screen.press(screen.find("lesson-check"))
        return onward(stand, stand.lesson.points(step))[-1]
    if not step.do:
        screen.press(screen.find("lesson-on"))
        return onward(stand, None)[-1]
    alike = takewhile(lambda each: each.text == step.text, stand.lesson.steps[stand.done :])
    actions = stand.asked[: len(list(alike))] if isinstance(stand.asked[0], Lay) else stand.asked[:1]
    screen.wait(turn="true")
    screen.do(*actions)
    for action in actions:
        stand = onward(stand, action)[-1]
    return stand


@pytest.mark.long
def test_the_panel_of_a_lesson_lies_over_nothing_in_any_size(server, visit):
    screen = visit(server, viewport={"width": 320, "height": 568}, has_touch=True)
    screen.goto("/learn/three-minutes")
    comes(screen, "cards")
    screen.press(screen.find("lesson-on"))
    comes(screen, "follow")
    screen.wait(turn="true")
    for size in in_every_size(screen):
        assert size in SIZES
        all_seen(screen, "[data-testid=hand] [data-card]", "[data-testid=trick] [data-card]")
        for other in (
            "[data-testid=status]",
            "[data-testid=hand]",
            "[data-testid=bar]",
            "[data-testid=trick] li",
        ):
            assert 0 == screen.page.evaluate(OVERLAPPING, [STEPS, other]), (size, other)
