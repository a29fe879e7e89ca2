"""Romanian messages: *de* behind numbers from 20 on, letters, and a reader of either gender."""

import re
from collections.abc import Iterator

import pytest
from terms import PLACED, messages

COUNTED = (
    "puncte|cărți|levate|mâini|mese|jucători|oameni|persoane|roboți|minute|secunde|ore|zile|luni|seri|runde|ori"
    "|taroace|regi|radluri|litere|caractere|pagini|locuri|note|însemnări|încercări|așezări|feluri|decizii|jetoane"
)
"""What is counted in messages."""
PLACED_NUMBER = re.compile(rf"\{{ \$\w+ \}} (de )?(?:prime )?({COUNTED})\b")
WRITTEN_NUMBER = re.compile(rf"(?<![–\w,.])(\d+) (de )?({COUNTED})\b")
VARIANT = re.compile(r"\s*\*?\[([\w.-]+)\]")


def takes_de(number: int) -> bool:
    """Whether *de* stands between a number and what is counted: 20 de puncte, 106 puncte."""
    return number >= 20 and not 0 < number % 100 < 20


@pytest.mark.parametrize(
    ("number", "de"), [(2, False), (19, False), (20, True), (35, True), (100, True), (106, False)]
)
def test_de_stands_from_twenty_on(number: int, de: bool):
    assert takes_de(number) is de


def faults(value: str) -> Iterator[str]:
    """Numbers with *de* where it does not belong, without it where it does, or without a choice."""
    for line in value.split("\n"):
        kind = key[1] if (key := VARIANT.match(line)) else ""
        for said in PLACED_NUMBER.finditer(line):
            if kind == "few" and said[1]:
                yield f"{said[0]}: de, for a few"
            elif kind == "other" and not said[1]:
                yield f"{said[0]}: no de, for many"
            elif kind not in ("one", "few", "other"):
                yield f"{said[0]}: no choice by number"
        for said in WRITTEN_NUMBER.finditer(line):
            if bool(said[2]) is not takes_de(int(said[1])):
                yield said[0]


@pytest.mark.parametrize(
    "value",
    [
        "{ $n } puncte",
        "\n    [few] { $n } de mâini\n   *[other] { $n } de mâini",
        "\n    [few] { $n } mâini\n   *[other] { $n } mâini",
        "din 70 puncte",
        "cele 106 de puncte",
    ],
)
def test_a_fault_is_found(value: str):
    assert len(list(faults(value))) == 1


def test_every_number_has_de_where_it_belongs():
    assert [] == [f"{m.file}: {m.id}: {fault}" for m in messages("ro") for fault in faults(m.value)]


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        ("a cedilla for a comma", r"[şţŞŢ]"),
        ("letters of another language", r"[őűčěřů]"),
        ("a pronoun of one gender before a name", rf"\b(lui|pe) {PLACED}"),
        (
            "a reader who is a man",
            r"\b(ești|vei fi|ai fi|ai fost) (dus|dator|sigur|singur|primul|ultimul|conectat)\b",
        ),
        ("a player who is a man", r"\b[Jj](oci|oacă|ucat) singur\b|^singur\b"),
    ],
)
def test_no_message_has(what: str, pattern: str):
    found = [
        f"{message.file}: {message.id}: {hit[0]!r} in {text}"
        for message in messages("ro")
        for text in message.every_text
        if (hit := re.search(pattern, text))
    ]
    assert [] == found, what
