"""Whole deals, typed in and played at the page: what it shows on the way, and whether its sheet is true."""

import re

import pytest
from end_to_end.company import Company, card, split, typed_in
from end_to_end.screen import LARGE, MIDDLE, SMALL, click, tap, type_keys
from playwright.sync_api import expect

from tarok.engine.actions import Bid, Choose, Kontra, Play, Take
from tarok.scoring.sheet import Sheet

pytestmark = pytest.mark.long

BY_FINGER = {**SMALL, "press": tap}
BY_TABLET = {**MIDDLE, "press": tap}
BY_MOUSE = {**LARGE, "press": click}
BY_KEYS = {**LARGE, "press": type_keys}


def says(company: Company, where: str, *words: str) -> None:
    for word in words:
        expect(company.screen.find(where)).to_contain_text(word)


def play(name: str) -> Play:
    return Play(card(name))


def test_klop(sit_down):
    deal = typed_in("klop")
    company = sit_down("klop", place=3, **BY_FINGER)
    company.begin(deal)
    before, first_vitamin, rest = split(deal.log, play("Š"), play("XXI"))
    company.go_through(before)
    company.go_through(first_vitamin)
    says(company, "bar", "klop", "everyone alone")
    says(company, "spoken", "Vitamin: tarok II")
    company.go_through(rest)
    sheet = company.come_to_an_end(Sheet(deal.game))
    says(company, "result", "Klop: you took 0 card points, for a score of +70", "everyone gets a radl")
    assert (-70, 0, 70, 70) == sheet.carry.totals


def test_a_king_in_the_talon_that_is_won_back(sit_down):
    deal = typed_in("king_in_talon")
    company = sit_down("king_in_talon", place=1, **BY_KEYS)
    company.begin(deal)
    before, taken, king, rest = split(deal.log, Take(2), play("♥K"), play("♥Q"))
    company.go_through(before)
    says(company, "bar", "You: two", "king of hearts")
    expect(company.screen.page.get_by_text("defender", exact=True)).to_have_count(3)  # everybody can see it
    company.go_through(taken)
    company.go_through(king)
    company.go_through(rest)
    company.come_to_an_end(Sheet(deal.game))
    says(company, "result", "You won two with 60 card points.", "trula")


def test_a_solo_raised_to_colour_valat(sit_down):
    deal = typed_in("colour_valat")
    company = sit_down("colour_valat", place=2, **BY_TABLET)
    company.begin(deal)
    before, raised, rest = split(deal.log, Choose("colour_valat"), play("♠K"))
    company.go_through(before)
    says(company, "bar", "You: solo three")
    says(company, "panel-auction", "Keep your contract, or raise to colour valat?")
    company.go_through(raised)
    says(company, "bar", "You: colour valat")
    company.go_through(rest)
    company.come_to_an_end(Sheet(deal.game))
    says(company, "result", "You won colour valat.", "+125")


def test_an_open_beggar(sit_down):
    deal = typed_in("open_beggar")
    company = sit_down("open_beggar", place=0, **BY_MOUSE)
    company.begin(deal)
    before, rest = split(deal.log, play("♠K"))
    company.go_through(before[:-1])
    opened = company.screen.page.get_by_label("Open cards: Guest 2")
    company.await_turn()
    expect(opened).to_have_count(0)
    company.go_through(before[-1:])
    company.await_turn()
    expect(opened.locator("img")).to_have_count(11)
    expect(opened).to_have_accessible_name(re.compile(r"9 of spades, .*10 of clubs, .*diamonds$"))
    company.go_through(rest)
    company.come_to_an_end(Sheet(deal.game))
    says(company, "result", "Guest 2 lost open beggar.", "everyone gets a radl")


def test_kontra_up_to_mordkontra(sit_down):
    deal = typed_in("mordkontra")
    company = sit_down("mordkontra", place=0, **BY_FINGER)
    company.begin(deal)
    said = [i for i, (_, action) in enumerate(deal.log) if isinstance(action, Kontra)]
    done = 0
    for level, i in enumerate(said):
        company.go_through(deal.log[done:i])
        done = i
        if deal.log[i][0] == 0:
            company.await_turn()
            says(company, "panel-announce", ["", "rekontra ×4", "", "mordkontra ×16"][level], "the game")
            says(company, "bar", ["", "kontra", "", "subkontra"][level])
    company.go_through(deal.log[done:])
    says(company, "bar", "mordkontra")
    company.come_to_an_end(Sheet(deal.game))
    says(company, "result", "You won solo three with 48 card points.", "kontra ×16", "+640", "+240")


def test_a_refused_card(sit_down):
    deal = typed_in("refused")
    company = sit_down("refused", place=3, **BY_MOUSE)
    screen = company.screen
    company.begin(deal)
    for log, wrong, reason in zip(
        split(deal.log, play("♥Q"), play("XIV")),
        ("XXI", "♦K", None),
        ("Follow suit: hearts were led. The play 2", "the suit led: play a tarok. The play 2", None),
        strict=True,
    ):
        company.go_through(log)
        if wrong:
            company.await_turn()
            v, hand, sent = screen.v, screen.hand, list(screen.sent)
            screen.press(screen.card(card(wrong)))
            says(company, "toast", reason)
            assert (v, hand, sent) == (screen.v, screen.hand, screen.sent)
            screen.press(screen.find("toast").get_by_text("The play 2"))
            says(company, "book-dialog", "Follow the suit that was led.")
            screen.page.keyboard.press("Escape")
    company.come_to_an_end(Sheet(deal.game))
    says(company, "result", "You and Guest 1 won three with 52 card points.")


def test_a_hand_without_a_tarok_is_thrown_in_and_a_compulsory_klop_follows(sit_down):
    thrown_in, klop = typed_in("thrown_in"), typed_in("compulsory_klop")
    company = sit_down("thrown_in", "compulsory_klop", place=3, **BY_TABLET)
    company.begin(thrown_in)
    company.go_through(thrown_in.log)
    sheet = company.come_to_an_end(Sheet(klop.game))
    says(
        company,
        "result",
        "has no tarok: the cards are thrown in. The same dealer deals again, a compulsory klop.",
    )
    company.go_on()
    company.begin(klop)
    assert klop.carry.marks == sheet.carry.marks
    says(company, "bar", "compulsory klop")
    before, rest = split(klop.log, Bid("klop"))
    company.go_through(before[:-1])
    company.await_turn()
    company.screen.press(company.screen.find("barred").locator("summary"))
    company.screen.press(company.screen.button(Bid("two")))
    says(company, "toast", "Compulsory klop: bid solo without or higher. Compulsory klop 1")
    company.go_through([*before[-1:], *rest])
    company.come_to_an_end(sheet)
    says(company, "result", "Klop: you took 19 card points, for a score of −20")
