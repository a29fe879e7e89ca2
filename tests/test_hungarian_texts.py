"""Hungarian messages: the article before a sound, suffixes behind variables, the singular behind numbers."""

import re

import pytest
from terms import PLACED, messages

VOWELS = "aáeéiíoóöőuúüű"
SPELT = "aefilmnorsuxy"
"""The letters whose names begin with a vowel: az MPL."""
ARTICLE = re.compile(r"(?<![\w-])([Aa]z?) [„(]?([\w-]+|◊)")
NUMERAL = re.compile(r"[IVX]+(?![^\W\d_])")
ONE_OR_FIVE = {"I", "V"}
"""Of the Roman numerals up to XXI those are read with a vowel first: egyes, ötös."""
PRONOUN = {
    "hív",
    "híj",
    "nyeri",
    "teheti",
    "tehet",
    "mondhatja",
    "mondhat",
    "fogadhat",
    "kérhet",
    "licitálhat",
} | {
    *("szerencsés", "játszik", "jelenik", "lehet", "dönt", "kap", "sem", "sincs", "már", "még", "mutatkozik"),
    *("derült", "legyen", "vagy", "számít", "rögtön", "biztos", "kell", "nem"),
}
"""What follows where *az* stands for *that*, and is no article."""


def article(word: str) -> str | None:
    """What stands before a word, by its first sound; nothing is known of a variable."""
    if word == PLACED:
        return None
    if numeral := NUMERAL.match(word):
        return "az" if numeral[0] in ONE_OR_FIVE else "a"
    if number := re.match(r"\d+", word):
        begins = number[0]
        thousand = len(begins) % 3 == 1 and begins[0] == "1"
        return "az" if begins[0] == "5" or thousand else "a"
    spelt = len(word) > 1 and word.isupper()
    return "az" if word[0].lower() in (SPELT if spelt else VOWELS) else "a"


SOUNDS = {
    "az": ("asztal", "Őrs", "Ibolya", "I-est", "V", "1", "5", "54", "1000", "MPL"),
    "a": ("lap", "II-es", "IX", "XXI", "10", "106", "CSV", "GNU"),
    None: (PLACED,),
}


@pytest.mark.parametrize(("before", "word"), [(a, word) for a, said in SOUNDS.items() for word in said])
def test_an_article_goes_by_the_sound_that_follows(before: str | None, word: str):
    assert article(word) == before


def test_every_article_fits_what_follows():
    numerals = {"card-tarok"}  # its forms choose the article by the numeral
    wrong = [
        f"{message.file}: {message.id}: {said[0]}"
        for message in messages("hu")
        if message.id not in numerals
        for text in message.every_text
        for said in ARTICLE.finditer(text)
        if article(said[2]) != said[1].lower() and not (said[1].lower() == "az" and said[2] in PRONOUN)
    ]
    assert [] == wrong


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        ("both articles at once", r"[Aa]\(z\)"),
        ("a suffix on a variable", rf"{PLACED}-?[^\W\d_]"),
        (
            "a plural behind a number",
            rf"{PLACED} (lapok|ütések|pontok|játékosok|asztalok|leosztások|fordulók|percek)\b",
        ),
        ("three consonants alike", r"([bcdfghjklmnprstvz])\1\1"),
        (
            "a bare suffix on a numeral",
            r"\b(XX|XIX|XVIII|XVII|IX|XXI|I|II|V|X)-(at|et|ot|szal|szel|gyel|ért|ét|től|ig)\b",
        ),
        ("letters of another language", r"[şţșțăřšžčěů]"),
    ],
)
def test_no_message_has(what: str, pattern: str):
    """*skíz*, not *škýz*; names of places and what is said in another language are no Hungarian."""
    foreign = {"licences-about"}
    found = [
        f"{message.file}: {message.id}: {hit[0]!r} in {text}"
        for message in messages("hu")
        if message.id not in foreign
        for text in message.every_text
        if (hit := re.search(pattern, text))
    ]
    assert [] == found, what
