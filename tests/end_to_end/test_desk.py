"""A director runs an event in the browser; all standings were worked out by hand."""

import re
from pathlib import Path

import pytest
from end_to_end.desk import TABS, Desk
from end_to_end.screen import LARGE, SMALL, tap
from end_to_end.test_accessible import examine
from end_to_end.test_sizes import in_every_size
from playwright.sync_api import expect

from tarok.cli.club_events import read
from tarok.club.standings import of_teams

EIGHT = ("Ana", "Bor", "Cene", "Dana", "Eva", "Franc", "Gita", "Hugo")
FIRST = dict(zip(EIGHT, (40, -10, 25, -55, 0, 70, -70, 5), strict=True))
SECOND = dict(zip(EIGHT, (-20, 30, 15, 10, 0, -35, 60, -60), strict=True))


@pytest.fixture
def desk(open_server, visit) -> Desk:
    return Desk(visit(open_server(), **LARGE))


@pytest.mark.long
def test_a_director_runs_an_evening(desk):
    """CL-FR-01: the sum counts. CL-EV-06: a fine is taken off. CL-PT-03: equals share a rank."""
    desk.open("Tuesday", "friendly", times_0=2)
    desk.await_step("enter")
    desk.enter("1. Ana", "2. Bor", "3. Cene", "4. Dana", "5. Eva", "6. Franc", "7. Gita", "8. Hugo")
    desk.draw()
    desk.play(1, 2, FIRST)
    desk.await_step("draw")
    desk.hand_in(1, table_of(desk, 1, "Dana"), {**FIRST, "Dana": -5}, why="misread")
    desk.show("people")
    desk.press(desk.find("person-1"))
    desk.find("person-points").fill("15")
    desk.find("person-reason").fill("late")
    desk.press(desk.find("person-fine"))
    # Dana has −5 now; Ana 40 − 15. Ana and Cene are equal.
    desk.stands(
        *(("1", "Franc", "70"), ("2", "Ana", "25"), ("2", "Cene", "25"), ("4", "Hugo", "5")),
        *(("5", "Eva", "0"), ("6", "Dana", "−5"), ("7", "Bor", "−10"), ("8", "Gita", "−70")),
    )
    desk.press(desk.find("standing").get_by_role("button", name="Ana", exact=True))
    why = desk.find("club-why").get_by_role("listitem")
    expect(why).to_have_count(2)
    expect(why.nth(1)).to_contain_text("late")
    expect(why.nth(1)).to_contain_text("−15")

    # Gita goes, Iva comes: eight sit at two tables again.
    desk.show("people")
    desk.press(desk.find("person-7"))
    desk.press(desk.find("person-leave"))
    desk.enter("Iva")
    expect(desk.find("person-9")).to_have_text("Iva")
    desk.draw()
    desk.play(2, 2, {**SECOND, "Iva": 60})
    desk.await_step("over")
    desk.stands(
        *(("1", "Iva", "60"), ("2", "Cene", "40"), ("3", "Franc", "35"), ("4", "Bor", "20")),
        *(
            ("5", "Ana", "5"),
            ("5", "Dana", "5"),
            ("7", "Eva", "0"),
            ("8", "Hugo", "−55"),
            ("9", "Gita", "−70"),
        ),
    )
    desk.screen.look()
    with desk.screen.page.expect_download() as download:
        desk.press(desk.find("standing-csv"))
    lines = Path(download.value.path()).read_text("utf-8-sig").splitlines()
    assert "Rank,Name,Round 1,Round 2,Points,Tie-break" == lines[0]
    assert "5,Ana,40,-20,5," in lines
    assert "5,Dana,-5,10,5," in lines


def table_of(desk: Desk, number: int, name: str) -> int:
    desk.show("rounds")
    tables = desk.find(f"round-{number}").locator(".tables > li")
    return next(at + 1 for at in range(tables.count()) if name in tables.nth(at).inner_text())


@pytest.mark.long
def test_a_slip_that_does_not_come_to_400_is_not_taken(desk):
    """CL-CE-02: what lies before the four of a table comes to 400, of which everybody had 100."""
    desk.open("Brno", "czech_evening")
    desk.enter("Ana, Bor, Cene, Dana")
    desk.draw()
    desk.act("begin")
    expect(desk.find("club-clock")).to_contain_text(re.compile(r"(60:00|59:\d\d)"))
    desk.act("slips")
    for place in range(4):
        desk.find(f"slip-{place}").fill("95")
    expect(desk.find("slip-sum")).to_contain_text("Total 380 of 400: 20 missing")
    expect(desk.find("slip-note")).to_be_disabled()
    desk.screen.page.keyboard.press("Escape")
    desk.hand_in(1, 1, {"Ana": 130, "Bor": 70, "Cene": 120, "Dana": 80})
    desk.await_step("close")
    desk.stands(("1", "Ana", "30"), ("2", "Cene", "20"), ("3", "Dana", "−20"), ("4", "Bor", "−30"))

    # A round that was closed too early is open again; nothing of it is lost.
    desk.act("close")
    desk.await_step("begin")
    desk.screen.page.on("dialog", lambda dialog: dialog.accept())
    desk.press(desk.find("desk-undo"))
    desk.await_step("close")
    desk.show("history")
    history = desk.find("desk-history").get_by_role("listitem")
    expect(history.first).to_contain_text("Removed: Round 1 closed")
    expect(history.first).to_contain_text("Mira")
    expect(history.nth(1)).to_contain_text("removed")


@pytest.mark.long
def test_a_protest_stays_in_sight_until_it_is_decided(desk):
    desk.open("Tuesday", "friendly")
    desk.enter(*EIGHT[:4])
    desk.draw()
    desk.act("begin")
    desk.await_step("slips")
    desk.show("people")
    desk.press(desk.find("person-2"))
    desk.find("person-protest").fill("a revoke")
    desk.press(desk.find("person-protests"))
    checks = desk.find("desk-checks")
    expect(checks).to_contain_text("Bor protests (round 1, table 1): a revoke")
    desk.press(checks.get_by_role("button", name="Decide"))
    desk.find("say-words").fill("no revoke")
    desk.press(desk.find("say-note"))
    expect(checks).to_have_count(0)
    desk.show("history")
    expect(desk.find("desk-history").get_by_role("listitem").first).to_contain_text("Decision: no revoke")


@pytest.mark.long
def test_without_a_network_nothing_is_lost(open_server, visit, faults):
    desk = Desk(visit(open_server(), tap, keeps=True, **SMALL))
    page = desk.screen.page
    desk.open("Tuesday", "friendly")
    desk.enter("Ana", "Bor", "Cene")
    expect(desk.find("person-3")).to_have_text("Cene")
    desk.draw()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    desk.act("begin")
    expect(desk.find("desk-act")).to_be_disabled()
    desk.enter("Dana")
    expect(desk.find("club-line")).to_contain_text("2 entries waiting to be sent.")
    expect(desk.find("desk-people")).to_contain_text("Dana waiting to be sent")
    page.reload()
    expect(desk.find("club-line")).to_contain_text("2 entries waiting to be sent.")
    page.context.set_offline(False)
    desk.await_step("slips")
    desk.show("people")
    expect(desk.find("person-4")).to_have_text("Dana")
    assert all("ERR_INTERNET_DISCONNECTED" in each or "ERR_FAILED" in each for each in faults)
    faults.clear()


@pytest.mark.long
def test_a_link_that_was_renewed_leads_nowhere(open_server, visit, faults):
    server = open_server()
    desk = Desk(visit(server, **LARGE))
    desk.open("Tuesday", "friendly")
    desk.enter(*EIGHT[:4])
    desk.draw()
    old = desk.link("table 1")
    desk.screen.page.on("dialog", lambda dialog: dialog.accept())
    desk.press(desk.find("link-renew"))
    expect(desk.find("link")).not_to_have_text(old)
    new = desk.link("table 1")
    phone = visit(server, tap, **SMALL)
    phone.goto(new)
    expect(phone.find("club-table")).to_be_visible()
    phone.goto(old)
    expect(phone.find("club-closed")).to_contain_text("Ask the director for the new link")
    assert all("404" in fault for fault in faults)
    faults.clear()


@pytest.mark.long
def test_a_cup_of_three_teams_is_kept_in_a_file_and_brought_back(desk, tmp_path, faults):
    """CL-SC-01, CL-SC-02: nine at three tables, one of each team; the Reds win each, by 15."""
    teams = {"Reds": EIGHT[:3], "Greens": EIGHT[3:6], "Blues": (*EIGHT[6:], "Iva")}
    worth = {"Reds": 15, "Greens": 0, "Blues": -15}
    desk.open("Cup", "slovenian_cup")
    desk.enter(*(f"{team}: {', '.join(people)}" for team, people in teams.items()))
    desk.draw()
    desk.play(1, 3, {name: worth[team] for team, people in teams.items() for name in people})
    desk.await_step("over")
    standing = ["1", "Reds", "45", "2", "Greens", "0", "3", "Blues", "−45"]
    desk.show("standing")
    expect(desk.find("teams").locator("tbody > tr > *")).to_have_text(standing)

    with desk.screen.page.expect_download() as download:
        desk.press(desk.find("standing-notes"))
    file = tmp_path / "cup.jsonl"
    download.value.save_as(file)
    made = read([file])
    assert ["Reds", "Greens", "Blues"] == [row.name for row in of_teams(made.state)]
    first = desk.screen.page.url
    desk.press(desk.find("desk-leave"))
    desk.press(desk.find("clubs").locator("summary"))
    desk.find("club-bring").set_input_files(file)
    desk.await_step("over")
    assert first != desk.screen.page.url
    desk.show("standing")
    expect(desk.find("teams").locator("tbody > tr > *")).to_have_text(standing)
    file.write_text("{}", "utf-8")
    desk.press(desk.find("desk-leave"))
    desk.press(desk.find("clubs").locator("summary"))
    desk.find("club-bring").set_input_files(file)
    expect(desk.find("clubs").get_by_role("alert")).to_contain_text("This file holds no matching entries")
    assert all("409" in fault for fault in faults)
    faults.clear()


@pytest.mark.long
def test_a_season_counts_the_evenings_of_this_device(desk):
    """CL-PT-04: the better evening counts. Ana has 40 and −20, Bor −10 and 30, Cene 25 and 15."""
    three = EIGHT[:3]
    for title, results in (("First", FIRST), ("Second", SECOND)):
        desk.open(title, "friendly", times_0=1)
        desk.enter(*three)
        desk.draw()
        desk.play(1, 1, results)
        desk.await_step("over")
    desk.press(desk.find("desk-leave"))
    desk.press(desk.find("club-season"))
    for title in ("First", "Second"):
        desk.find("club-season-dialog").get_by_label(title).check()
    desk.press(desk.find("season-ask"))
    cells = ["1", "Ana", "40", "–", "40", "2", "Bor", "–", "30", "30", "3", "Cene", "25", "–", "25"]
    expect(desk.find("season").locator("tbody td, tbody th")).to_have_text(cells)


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", pytest.param("hu-HU", marks=pytest.mark.night)])
def test_the_desk_fits_every_screen_and_all_who_use_it(open_server, visit, locale):
    screen = visit(open_server(), locale=locale, **LARGE)
    desk = Desk(screen)
    desk.open("Kedd", "czech_evening")
    desk.enter(*EIGHT, "Iva")
    desk.draw()
    desk.act("begin")
    desk.await_step("slips")
    for _ in in_every_size(screen):
        expect(desk.find("desk-act")).to_be_in_viewport(ratio=1)
    for tab in TABS:
        desk.show(tab)
        for size in in_every_size(screen):
            if size in ((320, 568), (1440, 900)):
                examine(screen)
    desk.show("rounds")
    for press in ("slip-1-1", "print-slips-1"):
        desk.press(desk.find(press))
        for _ in in_every_size(screen):
            pass
        examine(screen)
        if press.startswith("slip"):
            screen.page.keyboard.press("Escape")
    desk.press(desk.find("paper-leave"))
    desk.show("people")
    desk.press(desk.find("person-1"))
    examine(screen)
    screen.page.keyboard.press("Escape")
    desk.press(desk.find("desk-leave"))
    for button in ("club-new", "club-season"):
        desk.press(desk.find(button))
        expect(desk.find(f"{button.replace('new', 'begin')}-dialog").locator("input").first).to_be_visible()
        for _ in in_every_size(screen):
            pass
        examine(screen)
        screen.page.keyboard.press("Escape")
    examine(screen)
