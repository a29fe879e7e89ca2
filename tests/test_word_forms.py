"""Words in sentences: the forms of cards, contracts and bonuses, and where a message asks for them."""

import re
from collections.abc import Iterator

import pytest
from terms import Message, messages, terms, words

LANGUAGES = ("sl", "hu", "ro", "cs")
FORMS = {
    "sl": {"acc", "gen", "loc", "ins"},
    "cs": {"acc", "gen", "loc", "ins"},
    "hu": {"acc", "ins", "sub", "bid"},
    "ro": {"acc", "loc"},
}
"""The forms that a language has; docs/terms/README.md says what each is for."""
ASKED = re.compile(r"\{ ([A-Z]+)\(\$\w+\) \}")

CARD = "card|cards|first|second|best|done"
NAMED = f"{CARD}|contract|bonus|bonuses|stake|suit"
GOVERNS = {
    "sl": (
        NAMED,
        (
            r"igra\w*|licitira\w*|vrže\w*|vzame\w*|založi\w*|kliče\w*|napove\w*|pusti\w*|naredi|ima\w*|reši|prihrani"
            r"|izgubi\w*|brez|do|iz|na|nad|o|ob|od|po|pod|pred|pri|proti|s|v|z|za"
        ),
    ),
    "cs": (
        NAMED,
        (
            r"hraje\w*|licituje\w*|bere\w*|ležet|odkládá\w*|volá\w*|hlásí\w*|vyhráv\w+|prohráv\w+|má\w*|zachrání|šetří"
            r"|zahrát|bez|do|na|o|od|po|pod|pro|proti|před|při|s|se|u|v|ve|z|za"
        ),
    ),
    "hu": (
        NAMED,
        (
            r"kijátss?z\w+|felvesz\w+|hívod|hívja|lefektet\w+|bemondod|bemondja|otthagy\w+|megnyert\w+|elvesztett\w+"
            r"|megcsinált\w+|elbukt\w+|tartja|megvédi|egy"
        ),
    ),
    "ro": (
        f"{CARD}|stake",
        r"joci|joacă|juca|iei|ia|chemi|cheamă|deoparte|lași|lasă|ferește|păstrează|tras|cu|la",
    ),
}
"""The words behind which a thing does not stand by its name alone, by the variables that bring such names."""


def governed(language: str, value: str) -> list[str]:
    """Where a text has a bare name behind a verb or a preposition, also behind a choice that ends with it."""
    named, governing = GOVERNS[language]
    found = re.finditer(rf"\b({governing})\s*(?:\}}\s*)?\{{ \$({named}) \}}", value, re.IGNORECASE)
    return [" ".join(hit[0].split()) for hit in found]


@pytest.mark.parametrize(
    ("language", "value"),
    [
        ("sl", "{ $who ->\n    [you] Vržeš\n   *[other] { $name } vrže\n  } { $card }."),
        ("sl", "reši { ACC($first) } pred { $second }"),
        ("cs", "{ $who ->\n    [you] Licituješ\n   *[other] { $name } licituje\n  } { $contract }."),
        ("cs", "bez { $suit } v ruce"),
        ("hu", "{ $side ->\n    [0] A felvevő párt megcsinálta\n   *[1] Megcsinálták\n  } { $bonuses }."),
        ("ro", "Dai { $level } la { $stake }."),
    ],
)
def test_a_bare_name_is_found_behind_a_word_that_governs_it(language: str, value: str):
    assert len(governed(language, value)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bare_name_stands_where_a_form_is_needed(language: str):
    assert [] == [
        f"{m.file}: {m.id}: {hit}" for m in messages(language) for hit in governed(language, m.value)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_those_of_the_language_and_each_is_asked_for(language: str):
    given = {form for m in messages(language) for form, _ in m.forms}
    asked = {form.lower() for m in messages(language) for form in ASKED.findall(m.value)}
    assert (FORMS[language], FORMS[language]) == (given, asked)
    assert [] == [m.id for m in messages("en") if m.forms or ASKED.search(m.value)]


def repeated(language: str) -> Iterator[tuple[Message, Message]]:
    """The messages of a family that say the same as a shared one, each with that one."""
    shared = {m.id: m for m in messages(language) if not m.family}
    return ((m, shared[m.id]) for m in messages(language) if m.family and m.id in shared)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_family_that_repeats_a_name_repeats_its_forms(language: str):
    """Its message stands in place of the shared one, with all its forms."""
    assert [] == [
        f"{own.file}: {own.id}"
        for own, other in repeated(language)
        if own.value == other.value and own.forms != other.forms
    ]


@pytest.mark.parametrize("language", ["sl", "hu", "cs"])
def test_the_accusative_of_a_term_is_the_form_of_its_message(language: str):
    """Of a term that is only a part of a message its accusative is a part of the form, too."""
    accusative = {(w.term, w.game): w.text for w in words(language) if w.form == "accusative"}
    assert accusative
    wrong, compared = [], 0
    for term in terms():
        for m in (m for m in messages(language) if m.id in {key.lstrip("~") for key in term.messages}):
            wanted = accusative.get((term.id, m.family)) or accusative.get((term.id, "all"))
            if wanted is None or term.id == "kontra":  # which is never an object
                continue
            compared += 1
            said = dict(m.forms).get("acc", m.value).replace('{ "\\u00AD" }', "")
            if wanted not in said:
                wrong.append(f"{m.file}: {m.id}: {said!r} is not {wanted!r}")
    assert [] == wrong
    assert compared > 5
