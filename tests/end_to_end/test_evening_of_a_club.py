"""Evenings of 21 people: a director, the phones of three tables, one of them offline for a round, and a wall.

What everybody wins is made up here.  Points for places and sums are added up here, too, and have to be those
on the page, and those of the engine's own booking of what was noted.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest
from end_to_end.desk import Desk, fill_in
from end_to_end.live_server import LiveServer
from end_to_end.screen import LARGE, SMALL, Screen, tap
from end_to_end.test_killed import forgive
from end_to_end.test_paper import PATIENCE, enter
from playwright.sync_api import expect

from tarok.club.event import event
from tarok.club.event_text import number_of
from tarok.club.notes import Note
from tarok.club.standings import standing
from tarok.engine.json_codec import from_json, to_json

pytestmark = pytest.mark.long

NAMES = (
    *("Ana", "Bor", "Cene", "Dana", "Eva", "Franc", "Gita", "Hugo", "Iva", "Jan", "Kaja"),
    *("Luka", "Mira", "Nace", "Olga", "Peter", "Rok", "Sara", "Tone", "Urban", "Vida"),
)
PHONES = 3
Seats = Sequence[Sequence[str]]


class Evening:
    """An event with all who look at it; `won` is what people have made of each round, by their names."""

    def __init__(self, server: LiveServer, director: Desk, phones: Sequence[Screen], wall: Screen):
        self.server, self.director, self.phones, self.wall = server, director, phones, wall
        self.won: list[tuple[Seats, Mapping[str, int]]] = []

    def open(self, kind: str, **lengths: int):
        self.director.open("Tuesday", kind, **lengths)
        self.director.enter(*NAMES)
        self.director.draw()
        for at, phone in enumerate(self.phones, 1):
            phone.goto(self.director.link(f"table {at}"))
            expect(phone.find("club-table")).to_be_visible()
        self.wall.goto(self.director.link("wall"))

    def seats(self, number: int) -> Seats:
        """Who sits where in a round, as the director sees it."""
        self.director.show("rounds")
        tables = self.director.find(f"round-{number}").locator(".tables > li")
        expect(tables.first).to_be_visible()
        texts = [tables.nth(at).locator("ol > li").all_inner_texts() for at in range(tables.count())]
        return [[next(name for name in NAMES if name in text.split()) for text in each] for each in texts]

    def begin(self, number: int) -> Seats:
        self.director.act("begin")
        expect(self.wall.find("wall-round")).to_contain_text(f"Round {number}")
        seats = self.seats(number)
        for phone, people in zip(self.phones, seats, strict=False):
            expect(phone.find("club-table").get_by_role("heading", name=f"Round {number}")).to_be_visible()
            for name in people:
                expect(phone.find("club-table")).to_contain_text(name)
        return seats

    def hand_in(self, at: int, results: Mapping[str, int]):
        """Hand in the slip of a table at its phone."""
        phone = self.phones[at]
        form = phone.find("table-slip-form")
        only = phone.find("table-slip")
        expect(form.or_(only)).to_be_visible(timeout=PATIENCE)
        if only.is_visible():
            phone.press(only)
        fill_in(form, results)
        phone.press(phone.find("table-hand-in"))
        expect(phone.find("table-handed-in")).to_be_visible()

    def rest(self, number: int, seats: Seats, results: Mapping[str, int]):
        """The director enters what the tables without a phone hand in."""
        for table in range(PHONES + 1, len(seats) + 1):
            self.director.hand_in(number, table, results)

    def close(self, seats: Seats, results: Mapping[str, int]):
        self.director.act("close")
        self.won.append((seats, results))

    def notes(self) -> list[Note]:
        key = self.director.screen.page.url.rpartition("/")[2]
        found, after, more = [], 0, True
        while more:
            sent = {"after": after, "notes": []}
            told = self.director.screen.page.request.post(f"/api/books/{key}", data=sent).json()
            found += [from_json(to_json(each["note"]), Note) for each in told["notes"]]
            after, more = told["upto"], told["more"]
        return found


def by_name(number: int) -> dict[str, int]:
    """What everybody wins in a round, whoever sits with them; some are equal, and some win nothing."""
    return {name: (7 * at + 11 * number) % 13 * 5 - 30 for at, name in enumerate(NAMES)}


def in_chips(seats: Seats, number: int) -> dict[str, int]:
    """What lies before everybody: it comes to 400 at each table, and two of a table are equal."""
    chips = (130, 70, 100, 100)
    return {
        name: chips[(at + table + number) % 4]
        for table, people in enumerate(seats)
        for at, name in enumerate(people)
    }


def points(seats: Seats, won: Mapping[str, int], places: Sequence[Fraction]) -> dict[str, Fraction]:
    """Return what a round is worth: what was won, or points for places, which equals share (CL-PT-02)."""
    if not places:
        return {name: Fraction(won[name]) for people in seats for name in people}
    found = {}
    for people in seats:
        order = sorted(people, key=lambda name: -won[name])
        for name in people:
            equal = [at for at, other in enumerate(order) if won[other] == won[name]]
            found[name] = sum((places[at] for at in equal), Fraction()) / len(equal)
    return found


def check(evening: Evening, places: Sequence[Fraction] = (), out: int = 0):
    """The page, the sums of this test and the engine's own booking say the same."""
    evening.director.await_step("over")
    sums = dict.fromkeys(NAMES, Fraction())
    for seats, won in evening.won:
        worth = points(seats, won, places)
        for name in NAMES:
            sums[name] += worth.get(name, out)
    booked = event(evening.notes())
    assert not booked.refused
    rows = standing(booked.state)
    assert sums == {row.name: row.points for row in rows}
    evening.director.show("standing")
    told = evening.director.find("standing").locator("tbody > tr")
    expect(told).to_have_count(len(NAMES))
    shown = [told.nth(at).locator("> *").all_inner_texts()[:3] for at in range(len(NAMES))]
    wanted = [[str(row.rank), row.name, number_of(row.points).replace("-", "−")] for row in rows]
    assert wanted == shown
    expect(evening.wall.find("club-wall")).to_contain_text("The event is over.")
    expect(evening.wall.find("club-wall")).to_contain_text(rows[0].name)


@pytest.fixture
def evening(open_server, visit) -> Evening:
    server = open_server()
    phones = [visit(server, tap, keeps=True, **SMALL) for _ in range(PHONES)]
    return Evening(server, Desk(visit(server, **LARGE)), phones, visit(server, **LARGE))


def without_a_network(evening: Evening, number: int, seats: Seats, results: Mapping[str, int]):
    """Play a round of which the third phone hears nothing but what it notes itself."""
    third = evening.phones[2]
    third.page.context.set_offline(True)
    evening.hand_in(2, results)
    expect(third.find("club-line")).to_contain_text("1 entry waiting to be sent.")
    for at in range(2):
        evening.hand_in(at, results)
    evening.rest(number, seats, results)
    expect(evening.director.find("desk-step")).to_contain_text("table 3")
    third.page.context.set_offline(False)


def forgive_offline(faults: list[str]):
    assert all("ERR_INTERNET_DISCONNECTED" in each for each in faults), faults
    faults.clear()


def hand_in_all(evening, number, seats, results):
    """Play a round to its end; in the first one a phone has no network."""
    if number == 1:
        without_a_network(evening, number, seats, results)
    else:
        for at in range(PHONES):
            evening.hand_in(at, results)
        evening.rest(number, seats, results)
    evening.close(seats, results)


def test_a_slovenian_evening_in_thirds(evening, faults):
    """CL-SI-02: 2, 1 and ½ points at each of seven tables."""
    evening.open("slovenian_individual", times_0=2, deals_0=2)
    for number in (1, 2):
        if number > 1:
            evening.director.draw()
        seats, results = evening.begin(number), by_name(number)
        assert [3] * 7 == [len(people) for people in seats]
        hand_in_all(evening, number, seats, results)
    forgive_offline(faults)
    check(evening, [Fraction(2), Fraction(1), Fraction(1, 2)])


def test_a_czech_league_with_chips(evening, faults):
    """CL-CZL-02, CL-CZL-03: 4, 3, 2 and 1 points at each of five tables, and 1 for the one who sits out."""
    evening.open("czech_league", times_0=2)
    for number in (1, 2):
        seats = evening.begin(number)
        assert [4] * 5 == [len(people) for people in seats]
        results = in_chips(seats, number)
        hand_in_all(evening, number, seats, results)
    forgive_offline(faults)
    check(evening, [Fraction(each) for each in (4, 3, 2, 1)], out=1)


def test_the_power_is_cut_in_mid_round(evening, faults):
    """A friendly evening; at the first table deals are entered: SL-SCO-02, two made with 48 pays 20 and 15.

    The server is killed when two phones have handed in; what the third and the director note comes later.
    """
    evening.open("friendly", times_0=1)
    seats, results = evening.begin(1), by_name(1)
    at = next(at for at, people in enumerate(seats) if len(people) == 4)
    first = evening.phones[at]
    assert at < PHONES
    enter(first, "two", seats[at][0], seats[at][1], points=48)
    first.press(first.find("score-save"))
    results |= dict(zip(seats[at], (35, 35, 0, 0), strict=True))
    second, third = (other for other in range(PHONES) if other != at)
    evening.hand_in(second, results)
    expect(evening.director.find("desk-step")).to_contain_text(str(third + 1))
    for done in (at, second):
        expect(evening.director.find("desk-step")).not_to_contain_text(f" {done + 1},")

    evening.server.kill()
    evening.hand_in(third, results)
    expect(evening.phones[third].find("club-line")).to_contain_text("1 entry waiting to be sent.")
    evening.director.hand_in(1, PHONES + 1, results)
    expect(evening.director.find("club-line")).to_contain_text("1 entry waiting to be sent.")
    evening.server.start()
    for table in range(PHONES + 2, len(seats) + 1):
        evening.director.hand_in(1, table, results)
    evening.close(seats, results)
    forgive(faults)
    check(evening)
