"""The numbers that lessons name are those of their deals: cards are counted, in each language."""

import re
from collections.abc import Callable

import pytest
from terms import LANGUAGES, messages
from test_lessons import LESSONS, ways

from tarok.cards.deck import KINGS, SUIT, Cards
from tarok.lessons.lesson_run import Stand, begin

NUMBERS = {
    "en": {2: "two", 3: "three", 4: "four", 7: "seven", 8: "eight", 10: "ten", 12: "twelve"},
    "sl": {
        2: "dv[ae]",
        3: "tri|trije|tremi",
        4: "štiri",
        7: "sedem",
        8: "osem",
        10: "deset|desetimi",
        12: "dvanajst",
    },
    "hu": {2: "két", 3: "három", 4: "négy", 7: "hét", 8: "nyolc", 10: "tíz", 12: "tizenkét"},
    "ro": {2: "doi|două", 3: "trei", 4: "patru", 7: "șapte", 8: "opt", 10: "zece", 12: "douăsprezece"},
    "cs": {
        2: "dv[aě]",
        3: "tři|třemi",
        4: "čtyři",
        7: "sedm",
        8: "osm",
        10: "deset|deseti",
        12: "dvanáct",
    },
}
OTHER_NUMBERS = {
    "en": ("five", "six", "nine", "eleven"),
    "sl": ("pet", "šest", "devet", "enajst"),
    "hu": ("öt", "hat", "kilenc", "tizenegy"),
    "ro": ("cinci", "șase", "nouă", "unsprezece"),
    "cs": ("pět", "šest", "devět", "jedenáct"),
}
"""Numbers that no lesson counts today."""
COUNTED = ("taroks", "kings")
NOUNS = {
    "en": {"taroks": "tarokk?s|trumps", "kings": "kings", "cards": "cards|tricks"},
    "sl": {"taroks": "tarok", "kings": "kralj", "cards": "kart|štih"},
    "hu": {"taroks": "tarokk", "kings": "királ", "cards": "lap|ütés"},
    "ro": {"taroks": "taroace", "kings": "regi", "cards": "cărți|levate"},
    "cs": {"taroks": "tarok", "kings": "král", "cards": "karet|zdvih"},
}
"""How a noun begins after a number."""
BETWEEN = r"\b (?:\w+ ){0,2}"
"""Adjectives, as in "four more high taroks"."""
OF_THE_RULES = {
    "step-cz-declare": "eight or nine trumps are Little Ones",
    "step-ro-take": "two more taroks lie in the talon",
    "step-hu-lay": "which cards to discard, as are the cards that the step asks for",
}
"""Numbers that are not of what the hand holds."""


def hand(stand: Stand) -> Cards:
    return stand.deal.hands[stand.lesson.seat]


def taroks(stand: Stand) -> int:
    return len(hand(stand) & SUIT[4])


def other_taroks(stand: Stand) -> int:
    """The taroks without the skíz."""
    return taroks(stand) - 1


def kings(stand: Stand) -> int:
    return len(hand(stand) & KINGS)


def cards(stand: Stand) -> int:
    """In the middle of a trick, what is left is the number of tricks that are left."""
    return len(hand(stand))


NAMED: list[tuple[str, str, Callable[[Stand], int]]] = [
    # message, of what, what it counts
    ("step-cards", "cards", cards),
    ("step-sl-bidding", "taroks", taroks),
    ("step-sl-bidding", "kings", kings),
    ("step-sl-last", "cards", cards),
    ("step-ro-bidding", "taroks", taroks),
    ("step-ro-taroks", "taroks", taroks),
    ("not-ro-taroks", "taroks", taroks),
    ("step-ro-pagat", "taroks", taroks),
    ("step-ro-last", "cards", cards),
    ("not-cz-declare", "taroks", taroks),
    ("step-hu-bid", "taroks", other_taroks),
    ("step-hu-announcements", "kings", kings),
    ("step-hu-keep", "cards", cards),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("message", "noun", "count"), NAMED)
def test_a_number_in_a_lesson_is_that_of_its_deal(
    message: str, noun: str, count: Callable[[Stand], int], language: str
) -> None:
    step = message.partition("-")[2]
    stands = [stand for lesson in LESSONS for stand in ways(begin(lesson)) if stand.step]
    (number,) = {count(stand) for stand in stands if stand.step and stand.step.text == step}
    (text,) = [each.value for each in messages(language) if each.id == message]
    assert found(NUMBERS[language][number], NOUNS[language][noun], text), (number, text)


def said(noun: str, language: str) -> set[str]:
    """The messages of lessons that name a number of something."""
    any_number = "|".join([*NUMBERS[language].values(), *OTHER_NUMBERS[language]])
    return {
        each.id
        for each in messages(language)
        if each.id.startswith(("step-", "not-")) and found(any_number, NOUNS[language][noun], each.value)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("noun", COUNTED)
def test_every_number_of_taroks_or_kings_in_a_lesson_is_counted(noun: str, language: str) -> None:
    counted = {message for message, of, _ in NAMED if of == noun}
    assert counted <= said(noun, language)
    assert said(noun, language) - counted <= set(OF_THE_RULES)


def test_each_exception_is_needed() -> None:
    named = {message for message, _, _ in NAMED}
    assert set(OF_THE_RULES) == set().union(*(said(noun, "en") for noun in COUNTED)) - named


def found(number: str, noun: str, text: str) -> bool:
    plain = " ".join(text.split())
    return bool(re.search(rf"\b(?:{number}){BETWEEN}(?:{noun})", plain, re.IGNORECASE))
