"""Numbers that are written as words, in the languages of the rule books."""

import re

NUMERALS = {
    "en": {
        2: r"two|twice|both",
        3: r"three|threes|third|thirds",
        4: r"four|fourth",
        5: r"five|fifth",
        6: r"six|sixth",
        7: r"seven|seventh",
        8: r"eight|eighth",
        9: r"nine|ninth",
        10: r"ten|tenth",
        11: r"eleven|eleventh",
        12: r"twelve|twelfth",
    },
    "hu": {
        2: r"két|kétszer|kett\w*|mindkét|mindkettő\w*",
        3: r"három\w*|hárm\w*|harmad\w*",
        4: r"négy\w*|negyed\w*",
        5: r"öt|öten|ötöt|öt-öt|ötödik\w*",
        6: r"hat|hatos|hatod\w*",
        7: r"hét|heted\w*",
        8: r"nyolc\w*",
        9: r"kilenc\w*",
        10: r"tíz|tíz-tíz|tized\w*",
        11: r"tizenegy\w*",
        12: r"tizenkét|tizenkettő\w*",
    },
    "sl": {  # the dual says two without a numeral
        3: r"tri|trije|treh|trem|tremi|trikrat\w*|trojic\w*|tretj\w*",
        4: r"štir\w*|četrt\w*",
        5: r"pet|petih|petim|petimi|petkrat|peti|peta|petega|petic\w*",
        6: r"šest\w*",
        7: r"sedem\w*|sedm\w*",
        8: r"osem\w*|osm\w*",
        9: r"devet|devetih|deveti",
        10: r"deset|desetih|desetimi|deseti",
        11: r"enajst\w*",
        12: r"dvanajst\w*",
    },
}
"""How each number is said; a language that says one without a word, too, does not list it."""

SAID_OTHERWISE = {
    "hungarian.hu.md": {
        "HU-PASK-06": "négykirály names the kings with their number",
        "HU-ILLU-03": "négykirály names the kings with their number",
        "HU-OPT-56": "four is a value of the option",
    },
}
"""Clauses of translated books whose numerals differ from those of the original, and why they may."""

CODE = re.compile(r"`[^`]*`")


def numerals(text: str, language: str, compared: str) -> set[int]:
    """The numbers that a text says in words, of those that the language it is compared with lists."""
    words = CODE.sub("", text)
    return {
        number
        for number in NUMERALS.get(compared, {})
        if re.search(rf"(?<![\w-])(?:{NUMERALS[language][number]})(?!\w)", words, re.IGNORECASE)
    }
