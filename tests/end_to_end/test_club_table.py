"""The phones of a table at an event: deals and slips, without a network, by two at once, corrected."""

from collections.abc import Callable

import pytest
from end_to_end.club_event import ClubEvent
from end_to_end.screen import SMALL, Screen, tap
from end_to_end.test_accessible import examine
from end_to_end.test_paper import PATIENCE, enter, totals
from playwright.sync_api import expect

pytestmark = pytest.mark.long
PEOPLE = ("Ana", "Bor", "Cene", "Dana")
OFFLINE = "ERR_INTERNET_DISCONNECTED"
SOON = 60_000
"""How many milliseconds it may take until a phone has heard of something."""


@pytest.fixture
def opened(open_server, visit):
    """An event of four with a table drawn, and how to open a page of it on somebody's phone."""
    server = open_server()

    def opened(kind: str) -> tuple[ClubEvent, Callable[[str], Screen]]:
        event = ClubEvent(visit(server, tap, **SMALL), kind, *PEOPLE)
        event.seat(1, "ana bor cene dana")
        return event, lambda role: phone(visit(server, tap, keeps=True, **SMALL), event.path(role))

    return opened


def phone(screen: Screen, path: str) -> Screen:
    screen.goto(path)
    screen.page.locator("[data-testid^=club-]").first.wait_for(timeout=SOON)
    return screen


def says(screen: Screen, words: str):
    expect(screen.find("club-line")).to_have_text(words, timeout=SOON)


def hand_in(screen: Screen, *numbers: int):
    for place, number in enumerate(numbers):
        screen.find(f"slip-{place}").fill(str(number))
    screen.press(screen.find("table-hand-in"))


def test_two_phones_of_a_table_note_deals_one_of_them_without_a_network(opened, faults):
    """SL-SCO-02: two made with 48 points pays 20 and 15, one lost with 20 points 30 and 15.

    Dana deals first, so Ana is forehand.  Both phones note the first deal: both count as they were dealt.
    """
    event, at = opened("friendly")
    event.begin(1)
    first, second = at("table 1"), at("table 1")
    for each in (first, second):
        expect(each.find("score-next")).to_have_text("Dana deals.", timeout=PATIENCE)
        says(each, "Everything has been sent.")
        each.look()
    examine(first)

    # It opens again without a network, though it was opened but once.
    first.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    first.page.context.set_offline(True)
    first.page.reload()
    expect(first.find("score-next")).to_have_text("Dana deals.", timeout=PATIENCE)
    enter(first, "two", "Ana", "Cene", points=48)
    first.press(first.find("score-save"))
    totals(first, "35", "0", "35", "0")
    says(
        first,
        "Offline: your entries are kept here. 1 entry waiting to be sent.",
    )
    enter(second, "one", "Bor", "Dana", points=20)
    second.press(second.find("score-save"))
    totals(second, "0", "−45", "0", "−45")
    says(second, "Everything has been sent.")

    # Closed and opened again, it still has what it noted, and puts it to what the other has.
    first.page.reload()
    totals(first, "35", "0", "35", "0")
    first.page.context.set_offline(False)
    for each in (first, second):
        totals(each, "35", "−45", "35", "−45")
        says(each, "Everything has been sent.")
    assert [(1, "Ana", "35"), (1, "Cene", "35"), (3, "Bor", "-45"), (3, "Dana", "-45")] == event.standing()

    # What one phone of the table noted, the other may correct.
    second.press(second.find("score-undo"))
    for each in (first, second):
        expect(each.page.locator("tbody tr")).to_have_count(1, timeout=SOON)
    assert 1 == event.board()["rounds"][0]["tables"][0]["deals"]
    faults[:] = [each for each in faults if OFFLINE not in each]


def says_it_in_hungarian(table):
    """The page gives the reason of a refusal in its reader's language, and none of it in English."""
    table.page.evaluate("localStorage.setItem('tarok.language', 'hu')")
    table.page.reload()
    expect(table.find("club-refused")).to_contain_text("2. forduló: véget ért.", timeout=SOON)
    expect(table.find("club-refused")).not_to_contain_text("is over")


def test_a_slip_is_checked_handed_in_and_corrected_and_one_that_comes_too_late_is_said_to_be_refused(
    opened, faults
):
    """CL-CE-02: what lies before the four has to come to 400; 130, 70, 120, 80 are +30, -30, +20, -20."""
    event, at = opened("czech_evening")
    event.begin(1)
    table, other = at("table 1"), at("table 1")
    for place, number in enumerate((130, 70, 120, 70)):
        table.find(f"slip-{place}").fill(str(number))
    expect(table.find("slip-sum")).to_contain_text("Total 390 of 400: 10 missing")
    expect(table.find("table-hand-in")).to_be_disabled()
    table.look()
    examine(table)
    hand_in(table, 130, 70, 120, 80)
    for each in (table, other):
        expect(each.find("table-handed-in")).to_contain_text("130", timeout=SOON)
        says(each, "Everything has been sent.")
    assert [(1, "Ana", "30"), (2, "Cene", "20"), (3, "Dana", "-20"), (4, "Bor", "-30")] == event.standing()

    # A misread number is corrected by the other phone of the table, and the history says why.
    other.press(other.find("table-correct"))
    hand_in(other, 130, 80, 110, 80)
    expect(table.find("table-handed-in")).to_contain_text("110", timeout=SOON)
    newest = event.board()["history"][0]
    assert ("corrected", "table 1", "entered wrongly") == (
        newest["said"]["what"],
        newest["by"],
        newest["why"],
    )

    # A protest is handed in, and its decision read.
    table.press(table.find("table-protest"))
    examine(table)
    table.find("protest-text").fill("Cene looked into the talon.")
    table.press(table.find("protest-note"))
    expect(table.find("table-protests")).to_contain_text("Not decided yet.", timeout=SOON)
    says(table, "Everything has been sent.")
    (protest,) = event.board()["protests"]
    assert ("ana", "Cene looked into the talon.") == (protest["who"], protest["text"])
    event.say({"type": "decided", "of": protest["id"], "text": "10 points"})
    expect(table.find("table-protests")).to_contain_text("Decided: 10 points", timeout=SOON)

    # A slip that is noted without a network, after two protests, comes when the round has long been closed.
    event.close(1)
    expect(table.page.get_by_text("This round is over.")).to_be_visible(timeout=SOON)
    expect(table.find("table-correct")).to_have_text("Ask for a correction")
    event.seat(2, "bor ana dana cene")
    event.begin(2)
    expect(other.find("table-slip-form")).to_be_visible(timeout=SOON)
    other.page.context.set_offline(True)
    for text in ("Too loud.", "Too dark."):
        other.press(other.find("table-protest"))
        other.find("protest-text").fill(text)
        other.press(other.find("protest-note"))
        expect(other.find("table-protests")).to_contain_text(text)
    hand_in(other, 100, 100, 100, 100)
    says(
        other,
        "Offline: your entries are kept here. 3 entries waiting to be sent.",
    )
    event.say({"type": "slip", "round": 2, "table": 1, "totals": [90, 110, 100, 100]})
    event.close(2)
    other.page.context.set_offline(False)
    expect(other.find("club-refused")).to_contain_text("Round 2 is over.", timeout=SOON)
    other.look()
    examine(other)
    assert "90" == str(event.board()["rounds"][1]["tables"][0]["slip"][0])
    says_it_in_hungarian(other)
    faults[:] = [each for each in faults if OFFLINE not in each]


def test_a_table_asks_for_a_correction_of_a_round_that_is_closed(opened):
    """CL-EV-10: +30, -30, +20, -20 stays until the director accepts 130, 70, 110, 90: +30, -30, +10, -10."""
    event, at = opened("czech_evening")
    event.begin(1)
    table = at("table 1")
    hand_in(table, 130, 70, 120, 80)
    expect(table.find("table-handed-in")).to_contain_text("120", timeout=SOON)
    says(table, "Everything has been sent.")
    event.close(1)
    expect(table.page.get_by_text("This round is over.")).to_be_visible(timeout=SOON)

    asks = table.find("table-correct")
    expect(asks).to_have_text("Ask for a correction")
    table.press(asks)
    hand_in(table, 130, 70, 110, 90)
    asked = table.find("table-protests")
    expect(asked).to_contain_text("Correction requested: entered wrongly")
    expect(asked).to_contain_text("Not decided yet.")
    says(table, "Everything has been sent.")
    (request,) = event.board()["protests"]
    expect(table.find("table-handed-in")).to_contain_text("120")
    assert [(1, "Ana", "30"), (2, "Cene", "20"), (3, "Dana", "-20"), (4, "Bor", "-30")] == event.standing()
    table.look()

    event.say({"type": "decided", "of": request["id"], "text": "The paper says so.", "accepted": True})
    expect(asked).to_contain_text("Accepted: The paper says so.", timeout=SOON)
    expect(table.find("table-handed-in")).to_contain_text("110", timeout=SOON)
    assert [(1, "Ana", "30"), (2, "Cene", "10"), (3, "Dana", "-10"), (4, "Bor", "-30")] == event.standing()


def test_a_link_that_leads_nowhere_says_why_and_what_to_do(opened, faults):
    event, at = opened("friendly")
    table = at("table 1")
    says(table, "Everything has been sent.")
    event.renew("table 1")
    says(table, "Ask the director for the new link.")
    table.look()

    player = at("player")
    event.erase()
    player.page.reload()
    says(player, "The deleted event’s last state.")
    table.goto(f"/club/{'x' * 33}")
    expect(table.find("club-closed")).to_have_text(
        "This link is wrong, or the event was deleted. Ask the director."
    )
    table.look()
    examine(table)
    faults[:] = [each for each in faults if "404" not in each]
