"""The terms of docs/terms: each thing has one word in a language, which the messages and the glossary say."""

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from terms import FAMILIES, FORMS, LANGUAGES, ROOT, TERMS, Message, Word, messages, terms, words
from written import stands

GLOSSARY = ROOT / "docs/glossary.md"
NAMES = "| English | what it is | clauses | Slovenian | Hungarian | Romanian | Czech |\n"
HEAD = f"{NAMES}|---|---|---|---|---|---|---|\n"
BOOKS = {"SL": "slovenian", "HU": "hungarian", "RO": "romanian", "CZ": "czech"}
IN_BOOK = re.compile(r'<a id="([A-Z]{2}-[A-Z0-9]+-\d+)">')
ACCENTS = str.maketrans("áš", "as")
WHOLE = r"(?<!\w){}(?!\w)"
IDENTIFIER = re.compile(r"`[^`]+`|\w*_\w+|[A-Z]{2}-[A-Z0-9]+-\d\d")
"""A clause of a rule book, an option, or a value of one."""
RIGHT_IN_BOOKS = {"kralja ultimo"}
"""Forbidden in messages, which have no negation that would ask for the genitive."""


def name(term: str, language: str, family: str) -> str:
    """What a term is called in a family: by its own word there, else by that of all games."""
    named = {w.game: w.text for w in words(language) if (w.term, w.form) == (term, "name")}
    return named.get(family) or named.get("all", "")


def plain(text: str) -> str:
    """As it is compared: without soft hyphens and capitals."""
    return text.replace("\u00ad", "").replace("\\u00AD", "").casefold()


def says(message: Message, word: str, *, whole: bool) -> bool:
    """Whether a message is a word, or has it in each of its variants."""
    texts = [plain(text) for text in message.texts if text.strip("◊ {}")]
    if whole:
        return texts == [plain(word)]
    return bool(texts) and all(re.search(WHOLE.format(re.escape(plain(word))), text) for text in texts)


def forbids(word: Word) -> re.Pattern[str]:
    """What finds a forbidden word: alternatives by |, any ending by *."""
    ways = (re.escape(way).replace(r"\*", r"\w*") for way in word.text.split("|"))
    return re.compile(WHOLE.format(f"(?:{'|'.join(ways)})"), re.IGNORECASE)


def test_the_tables_are_of_these_columns_and_forms():
    ids = [term.id for term in terms()]
    assert ids == sorted(set(ids))
    assert {f"{language}.tsv" for language in LANGUAGES} | {"terms.tsv"} == {
        p.name for p in TERMS.glob("*.tsv")
    }
    for language in LANGUAGES:
        kept = [word for word in words(language) if word.form != "forbidden"]
        odd = [
            w
            for w in words(language)
            if w.form not in FORMS or w.game not in ("all", *FAMILIES) or not w.text
        ]
        twice = [
            w for w in kept if sum((o.term, o.game, o.form) == (w.term, w.game, w.form) for o in kept) > 1
        ]
        unknown = [word for word in kept if word.term not in ids or word.instead or word.where]
        vain = [word for word in words(language) if word.form == "forbidden" and not word.instead]
        assert ([], [], [], []) == (odd, twice, unknown, vain), language


def test_every_term_has_messages_and_clauses_that_exist():
    there = {message.id for message in messages("en")}
    assert [] == [key for term in terms() for key in term.messages if key.lstrip("~") not in there]
    books = {of: (ROOT / f"docs/rules/{book}.md").read_text("utf-8") for of, book in BOOKS.items()}
    known = {clause for text in books.values() for clause in IN_BOOK.findall(text)}
    assert [] == [clause for term in terms() for clause in term.clauses if clause not in known]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_said_by_one_word(language: str):
    """A message that names it is that word; one marked ~ has it in each variant."""
    wrong = []
    for term in terms():
        for key in term.messages:
            for message in messages(language):
                if message.id != key.lstrip("~"):
                    continue
                said = name(term.id, language, message.family)
                if not says(message, said, whole=not key.startswith("~")):
                    wrong.append(f"{message.file}: {key} = {message.value[:60]}, not {said!r}")
    assert [] == wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_says_a_forbidden_word(language: str):
    found = [
        f"{message.file}: {message.id}: {hit[0]} in {text[:80]!r}, say {word.instead}"
        for word in words(language)
        if word.form == "forbidden"
        for message in messages(language)
        if word.game in ("all", message.family)
        and (not word.where or any(fnmatchcase(message.id, where) for where in word.where))
        for text in message.every_text
        if (hit := forbids(word).search(text))
    ]
    assert [] == found


@pytest.mark.parametrize("book", sorted(path.name for path in (ROOT / "docs/rules").glob("*.??.md")))
def test_no_translated_rule_book_says_a_forbidden_word(book: str):
    """What is forbidden in some messages only may be right in a book."""
    family, language, _ = book.split(".")
    text = IDENTIFIER.sub("", (ROOT / "docs/rules" / book).read_text("utf-8"))
    found = [
        f"line {text.count(chr(10), 0, hit.start()) + 1}: {hit[0]}, say {word.instead}"
        for word in words(language)
        if word.form == "forbidden" and word.game in ("all", family) and not word.where
        for hit in forbids(word).finditer(text)
        if hit[0] not in RIGHT_IN_BOOKS
    ]
    assert [] == found


def cell(term: str, language: str) -> str:
    """The words of a term in a language: that of all games, then those of families of their own."""
    named = [w for w in words(language) if (w.term, w.form) == (term, "name")]
    general = [w.text for w in named if w.game == "all"]
    others: dict[str, list[str]] = {}
    for word in named:
        if word.game != "all":
            others.setdefault(word.text, []).append(word.game.capitalize())
    return "; ".join([*general, *(f"{text} ({', '.join(games)})" for text, games in others.items())])


def test_the_glossary_is_made_of_the_terms():
    """`TAROK_WRITE=1 python3 run.py test tests/test_terms.py` writes it anew."""
    rows = []
    for term in terms():
        clauses = " ".join(f"[{c}](rules/{BOOKS[c[:2]]}.md#{c})" for c in term.clauses)
        en, sl, hu, ro, cs = (cell(term.id, each) for each in LANGUAGES)
        rows.append(
            (
                en.casefold().translate(ACCENTS),
                f"| {en} | {term.meaning} | {clauses} | {sl} | {hu} | {ro} | {cs} |\n",
            )
        )
    before, _, rest = GLOSSARY.read_text("utf-8").partition("| English |")
    after = rest[rest.index("\n\n") :]
    stands(Path(GLOSSARY), before + HEAD + "".join(row for _, row in sorted(rows)).rstrip("\n") + after)
