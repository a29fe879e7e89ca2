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
    "ro": {
        2: r"doi|doilea|două|doua|ambele|ambii|amândo\w*",
        3: r"trei|treia|treilea|treime|treimi",
        4: r"patru|patra|patrulea",
        5: r"cinci|cincea|cincilea",
        6: r"șase|șasea|șaselea",
        7: r"șapte|șaptea|șaptelea",
        8: r"opt|opta|optulea",
        9: r"nouă|noua|nouălea",
        10: r"zece|zecea|zecelea",
        11: r"unsprezece\w*",
        12: r"doisprezece\w*|douăsprezece\w*",
    },
    "cs": {
        2: r"dva|dvě|dvou|dvěma|dvojic\w*|dvakrát|oba|obě|obou|oběma|oboj\w*",
        3: r"tři|tří|třem|třemi|třech|třikrát|třet\w*|trojic\w*",
        4: r"čtyři|čtyř|čtyřem|čtyřmi|čtyřech|čtyřikrát|čtvrt\w*",
        5: r"pět|pěti|pětkrát|pětk\w*|pát\w*",
        6: r"šest|šesti|šestkrát|šest[éýá]\w*",
        7: r"sedm|sedmi|sedmkrát|sedm[éýá]\w*",
        8: r"osm|osmi|osm[éýá]\w*",
        9: r"devět|devíti|devát\w*",
        10: r"deset|deseti|desíti|desát\w*",
        11: r"jedenáct\w*",
        12: r"dvanáct\w*",
    },
}
"""How each number is said; a language that says one without a word, too, does not list it."""

CONTRACT = "the contract is called four, and povinnost in Czech"
SAID_OTHERWISE = {
    "czech.cs.md": {
        "CZ-EX-10": "both sides, where the original says each",
        **dict.fromkeys(
            (
                "## 7. The talon in a hand of four",
                *(f"CZ-{clause}" for clause in ("BID-07", "CALL-01", "PAY-01")),
                *(f"CZ-EX-{example:02}" for example in (1, 2, 4, 15, 17, 21, 22, 24, 33, 49)),
            ),
            CONTRACT,
        ),
    },
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
