"""The numbers that lessons name are those of their deals: cards are counted, in each language."""

import re
from collections.abc import Callable

import pytest
from terms import LANGUAGES, messages
from test_lessons import LESSONS, ways

from tarok.cards.deck import KINGS, SUIT, Cards
from tarok.lessons.lesson_run import Stand, begin

NUMBERS = {
    "en": {2: "two", 3: "three", 7: "seven", 8: "eight", 10: "ten", 12: "twelve"},
    "sl": {2: "dv[ae]", 3: "tri|trije|tremi", 7: "sedem", 8: "osem", 10: "deset", 12: "dvanajst"},
    "hu": {2: "két", 3: "három", 7: "hét", 8: "nyolc", 10: "tíz", 12: "tizenkét"},
    "ro": {2: "doi|două", 3: "trei", 7: "șapte", 8: "opt", 10: "zece", 12: "douăsprezece"},
    "cs": {2: "dv[aě]", 3: "tři|třemi", 7: "sedm", 8: "osm", 10: "deset", 12: "dvanáct"},
}


def hand(stand: Stand) -> Cards:
    return stand.deal.hands[stand.lesson.seat]


def taroks(stand: Stand) -> int:
    return len(hand(stand) & SUIT[4])


def kings(stand: Stand) -> int:
    return len(hand(stand) & KINGS)


def cards(stand: Stand) -> int:
    """In the middle of a trick, what is left is the number of tricks that are left."""
    return len(hand(stand))


NAMED: list[tuple[str, str, Callable[[Stand], int]]] = [
    # message             step           what it counts
    ("step-cards", "cards", cards),
    ("step-sl-bidding", "sl-bidding", taroks),
    ("step-sl-bidding", "sl-bidding", kings),
    ("step-sl-last", "sl-last", cards),
    ("step-ro-bidding", "ro-bidding", taroks),
    ("step-ro-taroks", "ro-taroks", taroks),
    ("not-ro-taroks", "ro-taroks", taroks),
    ("step-ro-last", "ro-last", cards),
    ("not-cz-declare", "cz-declare", taroks),
    ("step-hu-announcements", "hu-announcements", kings),
    ("step-hu-keep", "hu-keep", cards),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "step", "count"), NAMED)
def test_a_number_in_a_lesson_is_that_of_its_deal(
    message: str, step: str, count: Callable[[Stand], int], language: str
) -> None:
    stands = [stand for lesson in LESSONS for stand in ways(begin(lesson)) if stand.step]
    counted = {count(stand) for stand in stands if stand.step and stand.step.text == step}
    (number,) = counted
    (text,) = [each.value for each in messages(language) if each.id == message]
    assert re.search(rf"\b({NUMBERS[language][number]})", text, re.IGNORECASE), (number, text)
