"""Rules of each language that its messages keep to, as far as a machine can see them."""

import re

import pytest
from terms import PLACED, messages, words

NUMBERS = {"one", "two", "few", "many"}
PLURALS = {
    "en": {"one", "other"},
    "sl": {"one", "two", "few", "other"},
    "ro": {"one", "few", "other"},
    "cs": {"one", "few", "other"},
}
"""The categories that a choice by number needs if it has one; Hungarian needs none."""

QUOTES = {"en": "“”‘’", "sl": "»«’", "hu": "„”’", "ro": "„”’", "cs": "„“’"}
"""Quotation marks and the apostrophe of a language."""
ANY_QUOTE = "\"'`“”‘’„‚«»‹›"

SPACING = {
    "sl": (r"\w…", r"\w%", rf"{PLACED}%", r" %"),
    "cs": (r"[\w◊] …", r"\w%", rf"{PLACED}%", r" %"),
    "hu": (r"[\w◊] …", r"[\w◊]\s%"),
    "ro": (r"[\w◊] …", r"[\w◊]\s%"),
}
"""Slovenian sets … off by a space; Slovenian and Czech have a no-break space before %."""

ENGLISH = re.compile(r"\b(the|and|with|your|you|from|this|that|which|of|not|they)\b", re.IGNORECASE)

PREPOSITIONS = {
    "sl": "brez|do|iz|k|na|nad|namesto|o|od|ob|po|pod|pred|pri|proti|s|v|z|za",
    "cs": "bez|do|k|ke|místo|na|nad|o|od|po|pod|pro|proti|před|při|s|se|u|v|ve|z|ze|za",
}
NOMINATIVE = {
    language: re.compile(
        rf"\b({words}) {{ \$(name|names|other|card|cards|first|second|face|faces) }}", re.IGNORECASE
    )
    for language, words in PREPOSITIONS.items()
}
"""A name and a card come as they are called, so no preposition may stand before them."""

VERBS = {
    "sl": "imaš|vrzi|vržeš|vzemi|vzameš|izgubiš|založi|založiš|obdrži|obdržiš|ujemi|pokliči|kličeš",
    "cs": "máš|hraj|zahraj|vezmi|vezmeš|bereš|ztrácíš|odlož|odložíš|zavolej|voláš|vynes|vynášíš|chyť",
}
"""What the reader does with a card, which then is in the accusative."""

GENDER = {
    "sl": re.compile(r"\b(si|sem|boš)( (se|ga|jo|jih|to|že|ti|še))* \w+(?<!te)l\b"),
    "cs": re.compile(r"\b(jsi|jsem|bys)( (se|ho|ji|je|to|už|si))* \w+(?<!te)l\b"),
}
"""A past tense that takes the reader for a man."""


def texts(language: str) -> list[tuple[str, str]]:
    return [(f"{m.file}: {m.id}", text) for m in messages(language) for text in m.every_text]


def lacking(language: str, keys: frozenset[str]) -> set[str]:
    """The categories that a choice by number has not; 1 itself is all of "one", but in Slovenian."""
    if not keys & NUMBERS:
        return set()
    return PLURALS[language] - keys - ({"one"} if "1" in keys and language != "sl" else set())


@pytest.mark.parametrize("language", PLURALS)
def test_a_choice_by_number_has_every_category(language: str):
    lacks = [
        f"{message.file}: {message.id} lacks {sorted(missing)}"
        for message in messages(language)
        for _, keys in message.choices
        if (missing := lacking(language, keys))
    ]
    assert [] == lacks


@pytest.mark.parametrize("language", QUOTES)
def test_quotation_marks_are_those_of_the_language(language: str):
    other = set(ANY_QUOTE) - set(QUOTES[language])
    assert [] == [f"{where}: {text}" for where, text in texts(language) if other & set(text)]


@pytest.mark.parametrize("language", SPACING)
def test_spaces_before_signs_are_those_of_the_language(language: str):
    wrong = re.compile("|".join(SPACING[language]))
    assert [] == [f"{where}: {text}" for where, text in texts(language) if wrong.search(text)]


@pytest.mark.parametrize("language", ["sl", "hu", "ro", "cs"])
def test_nothing_is_left_in_english(language: str):
    english = {(m.file, m.id): m.texts for m in messages("en")}
    same = [
        f"{m.file}: {m.id}: {text}"
        for m in messages(language)
        for text in m.texts
        if text in english.get((m.file, m.id), []) and len(re.findall(r"[^\W\d_]{3,}", text)) > 2
    ]
    assert [] == same
    assert [] == [f"{where}: {text}" for where, text in texts(language) if ENGLISH.search(text)]


@pytest.mark.parametrize("language", NOMINATIVE)
def test_no_preposition_stands_before_a_name_or_a_card(language: str):
    found = [
        f"{m.file}: {m.id}: {hit[0]}"
        for m in messages(language)
        if (hit := NOMINATIVE[language].search(m.value))
    ]
    assert [] == found


@pytest.mark.parametrize("language", GENDER)
def test_the_reader_is_not_taken_for_a_man(language: str):
    assert [] == [f"{where}: {text}" for where, text in texts(language) if GENDER[language].search(text)]


@pytest.mark.parametrize("language", VERBS)
def test_a_card_that_the_reader_plays_is_in_the_accusative(language: str):
    forms = [word for word in words(language) if word.form in ("name", "accusative")]
    objects = {word.term: word.text for word in forms if word.form == "accusative" and word.game == "all"}
    names = {word.text for word in forms if word.form == "name" and word.term in objects}
    names -= {*objects.values(), "XXI"}
    assert {"mond", "škis" if language == "sl" else "škýz"} <= names
    wrong = re.compile(rf"\b({VERBS[language]}) (si )?({'|'.join(sorted(names))})\b", re.IGNORECASE)
    assert [] == [f"{where}: {text}" for where, text in texts(language) if wrong.search(text)]


MAY_BE_YOU = {
    *("ask-agreed", "bar-plays", "bar-stake", "bar-waits", "final-shared", "laid-open", "report-cost"),
    "report-cost-given",
    *(
        "report-gave",
        "report-open-about",
        "seen-cards",
        "shuffle-anew-other",
        "shuffle-anew-silent",
        "stake-of",
    ),
}
"""Messages that say the name of any player, the reader's own (*you*) too, and alike of both."""


@pytest.mark.parametrize("language", ["en", "sl", "hu", "ro", "cs"])
def test_a_name_that_may_be_you_stands_apart(language: str):
    """At the beginning before a colon, in brackets, or behind a colon: no verb beside it is of one person."""
    apart = re.compile(r"^\{ \$names? \}: |\(\{ \$name \}\)|: \{ \$names? \}\.?$|\. \{ \$name \}: ")
    told = {m.id: m.value for m in messages(language) if m.id in MAY_BE_YOU}
    assert told.keys() == MAY_BE_YOU
    assert [] == [f"{key} = {value}" for key, value in told.items() if not apart.search(value)]
