"""Evenings of four people on two phones and two desks, in three languages.

Whoever comes, goes, claims or is killed: in the end all four have the sheet that the engine books.
"""

import random
import re
from collections.abc import Callable, Sequence

import pytest
from end_to_end.company import typed_in
from end_to_end.evening import (
    FRIENDS,
    Evening,
    agree_on_the_sheet,
    begin_to_play,
    engines_sheet,
    gather,
    next_deal,
    play_on,
    played,
    sit,
    table_of,
)
from end_to_end.screen import SMALL, Screen, tap
from end_to_end.test_accessible import examine
from end_to_end.test_gathering import introduce, kinds
from end_to_end.test_killed import forgive
from end_to_end.test_together import pack_for
from end_to_end.test_with_others import REFUSES
from playwright.sync_api import expect

from tarok.cards.deck import Card
from tarok.engine.deal import start
from tarok.games import GAMES
from tarok.server.table.events import Came, Claimed, Declined, Did, Minded

pytestmark = pytest.mark.long

TO_THE_NEW_TABLE = re.compile("To the new table|K novi mizi|Az új asztalhoz")
PROPOSED = (
    "Ana predlaga konec srečanja.",
    "Ana a parti befejezését javasolja.",
    "Ana asks to finish the session.",
)


@pytest.fixture
def evening(open_server, visit) -> Evening:
    """Four people with a page each, who are nowhere yet."""
    server = open_server(typed_in("klop").pack)
    return Evening(server, *(visit(server, press, **looks) for press, looks in FRIENDS.values()))


def look_on(evening: Evening, visit: Callable[..., Screen]) -> Screen:
    """Somebody comes by the link for onlookers."""
    ana = evening.ana
    ana.page.evaluate(REFUSES)  # whether browsers let a page copy depends on how they were started
    ana.press(ana.find("share-watch"))
    link = ana.find("to-copy").input_value()
    ana.page.keyboard.press("Escape")
    expect(ana.find("by-hand-dialog")).to_have_count(0)
    onlooker = visit(evening.server, tap, **SMALL, locale="cs-CZ")
    onlooker.goto(f"/watch/{link.rsplit('/', 1)[1]}")
    return onlooker


def begin(evening: Evening, *packs: Sequence[int]):
    evening.server.will_deal(packs)
    evening.ana.press(evening.ana.find("begin"))
    for screen in evening.all:
        expect(screen.page.locator("body[data-phase]")).to_be_attached()


def goes_and_comes_back(evening: Evening):
    """Csilla goes to the first page in the middle of a trick, and comes back by its button."""
    csilla = evening.csilla
    assert "turn" == played(csilla)
    lying, hand = csilla.trick, csilla.hand
    csilla.goto("/")
    mark = evening.ana.page.get_by_test_id(re.compile("^presence-"))
    expect(mark).to_have_text("away")
    csilla.press(csilla.find("go-on"))
    expect(mark).to_have_count(0)
    csilla.wait(turn="true")
    assert (lying, hand) == (csilla.trick, csilla.hand)


def claims(screen: Screen, claim: str):
    screen.open("claim")
    screen.find("claim-wins").wait_for()
    examine(screen)
    screen.press(screen.find(f"claim-{claim}"))


def is_killed_and_comes_again(evening: Evening, faults: list[str]):
    evening.server.kill()
    for screen in evening.all:
        expect(screen.page.locator(".offline")).to_be_visible()
    evening.server.start()
    for screen in evening.all:
        expect(screen.page.locator(".offline")).to_have_count(0)
    forgive(faults)


@pytest.mark.night
def test_two_deals_with_an_onlooker_a_claim_and_a_server_that_is_killed(evening, visit, faults):
    gather(evening)
    ana, _, csilla, dora = evening.all
    ana.press(ana.find("mix-cards"))
    expect(ana.page.locator("[data-face]").first).to_be_visible()
    onlooker = look_on(evening, visit)
    begin(evening, pack_for(kinds(ana).index("you")), typed_in("king_in_talon").pack)
    expect(onlooker.find("onlooking")).to_be_visible()
    expect(ana.find("bar")).to_contain_text("1 spectator.")

    begin_to_play(ana, cards=4, quiet=True)
    begin_to_play(csilla, cards=9, lying=True, quiet=True)
    for screen in (evening.bine, dora):
        begin_to_play(screen, quiet=True)
    goes_and_comes_back(evening)
    begin_to_play(csilla)
    assert "turn" == played(ana)
    claims(ana, "none")
    expect(ana.find("toast")).to_contain_text("not certain")
    claims(ana, "wins")
    assert {"over"} == {played(screen) for screen in (evening.bine, csilla, dora)}
    examine(onlooker)
    assert [] == onlooker.hand
    agree_on_the_sheet(evening.server, [*evening.all, onlooker], rows=1)
    assert 1 == sum(isinstance(fact, Claimed) for fact in evening.server.facts(table_of(ana)))

    next_deal(*evening.all)
    begin_to_play(dora, cards=7)
    for screen in (ana, evening.bine, csilla):
        begin_to_play(screen)
    assert "turn" == played(dora)
    is_killed_and_comes_again(evening, faults)
    begin_to_play(dora)
    assert {"over"} == {played(screen) for screen in evening.all}
    agree_on_the_sheet(evening.server, [*evening.all, onlooker], rows=2)


def shuffled(game: str, seed: int) -> list[Card]:
    pack = sorted(GAMES[game]().pack)
    return random.Random(seed).sample(pack, len(pack))


def sit_at(evening: Evening, game: str, patience: int):
    """All four sit at a table of a game that Ana has opened, and see each other."""
    opened = {
        "game": game,
        "players": ["open", "open", "open", "you"],
        "name": "Ana",
        "manners": {"host_begins": True, "patience": patience, "advice": True},
    }
    url = evening.server.url
    table = evening.ana.page.request.post(f"{url}/api/tables", data=opened).json()["table"]
    for place, (screen, name) in enumerate(zip(evening.all[1:], list(FRIENDS)[1:], strict=True)):
        seat = screen.page.request.post(f"{url}/api/tables/{table}/seat", data={"place": place, "name": name})
        assert 200 == seat.status
    for screen in evening.all:
        screen.goto(f"/table/{table}")
        screen.find("gathering").wait_for()


@pytest.mark.night
def test_a_bot_plays_for_somebody_who_then_takes_over_again(evening):
    """Somebody is away for longer than the table waits."""
    ana, bine, csilla, dora = evening.all
    sit_at(evening, "illustrated", patience=10)
    begin(evening, shuffled("illustrated", seed=1))
    for screen, cards in ((ana, 0), (bine, 7), (csilla, 4), (dora, 0)):
        begin_to_play(screen, cards=cards)
    assert "turn" == played(bine)
    bine.goto("about:blank")
    assert "turn" == played(csilla)  # a bot has played for Bine
    expect(csilla.page.get_by_test_id("presence-0")).to_be_visible()
    bine.goto(f"/table/{table_of(ana)}")
    expect(csilla.page.get_by_test_id("presence-0")).to_have_count(0)
    for screen in (bine, csilla):
        begin_to_play(screen)
    assert {"over"} == {played(screen) for screen in evening.all}
    stored = evening.server.facts(table_of(ana))
    gone, back = stored.index(Minded(0)), stored.index(Came(0))
    assert any(isinstance(fact, Did) for fact in stored[gone:back])
    agree_on_the_sheet(evening.server, evening.all, rows=1)


@pytest.mark.night
def test_five_take_part_and_one_of_them_waits(evening):
    """CZ-POV-05: of five people four play, and whoever waits the longest comes in."""
    ana, *others = evening.all
    ana.goto("/")
    ana.press(ana.find("with-friends"))
    ana.press(ana.page.locator("input[value=czech_american]"))
    ana.press(ana.find("manners-more").locator("summary"))
    ana.find("manner-advice").check()
    examine(ana)
    ana.press(ana.find("more").locator("summary"))
    for option, value in (("players", 5), ("povinost_turns_before_rotation", 1)):
        ana.page.locator(f"[data-option={option}] input").fill(str(value))
    ana.press(ana.find("deal-chosen"))
    ana.find("introduce").wait_for()
    examine(ana)
    introduce(ana, "Ana")
    expect(ana.page.locator("[data-place]")).to_have_count(5)
    for place, (screen, name) in enumerate(zip(others, list(FRIENDS)[1:], strict=True)):
        screen.goto(ana.page.url)
        sit(screen, place, name)
    begin(evening, typed_in("passed_round").pack)
    assert 4 == waits_as_the_engine_says(evening)
    play_on(*evening.all)
    agree_on_the_sheet(evening.server, evening.all, rows=1)

    ask_for_the_end(ana)
    for screen, words in zip(others, PROPOSED, strict=True):
        expect(screen.find("proposal")).to_contain_text(words)
    examine(others[0])
    others[0].press(others[0].find("decline"))
    expect(ana.find("proposal")).to_have_count(0)
    assert Declined(0) in evening.server.facts(table_of(ana))
    next_deal(*evening.all)
    assert 2 == waits_as_the_engine_says(evening)
    play_on(*evening.all)
    agree_on_the_sheet(evening.server, evening.all, rows=2)

    ask_for_the_end(ana)
    for screen in others:
        expect(screen.find("proposal")).to_be_visible()
        expect(screen.find("evening")).to_have_count(0)
        screen.press(screen.find("agree"))
    go_on_with_the_same_people(evening)


def waits_as_the_engine_says(evening: Evening) -> int:
    """All pages show the four whom the engine seats; return who waits, and sees besides what is their own."""
    sheet = engines_sheet(evening.server, table_of(evening.ana))
    deal = start(sheet.game, typed_in("passed_round").pack, sheet.carry)
    seated = {deal.carry.place(seat) for seat in range(4)}
    (waiting,) = {*range(5)} - seated
    for own, screen in zip((3, 0, 1, 2), evening.all, strict=True):
        for place in sorted({*seated, own}):
            expect(screen.find(f"total-{place}")).to_be_visible()
        expect(screen.page.locator("[data-testid^=total-]")).to_have_count(len({*seated, own}))
    return waiting


def look_at_people_and_talk(screen: Screen):
    for name, there in (("people", "person-0"), ("talk", "talk-lines")):
        screen.open(name)
        screen.find(there).wait_for()
        examine(screen)
        screen.page.keyboard.press("Escape")


def go_on_with_the_same_people(evening: Evening):
    """The evening is over, and the same people gather anew."""
    for screen in evening.all:
        expect(screen.find("evening")).to_be_visible()
        screen.look()
    examine(evening.bine)
    look_at_people_and_talk(evening.csilla)
    agree_on_the_sheet(evening.server, evening.all, rows=3)  # two deals, and their end
    before = table_of(evening.ana)
    expect(evening.ana.find("play-on")).to_be_in_viewport(ratio=1)
    evening.ana.press(evening.ana.find("play-on"))
    for screen in evening.all[1:]:
        expect(screen.find("play-on")).to_have_text(TO_THE_NEW_TABLE)  # it has been opened
        expect(screen.find("play-on")).to_be_in_viewport(ratio=1)
        expect(screen.find("new-table")).to_have_count(0)  # which would lead elsewhere
        screen.press(screen.find("play-on"))
    for screen in evening.all:
        screen.find("gathering").wait_for()
        assert before != table_of(screen)
    assert ["guest", "guest", "guest", "you", "rule"] == kinds(evening.ana)


def ask_for_the_end(screen: Screen):
    screen.after_deal("finish")
    screen.press(screen.find("finish-now"))
