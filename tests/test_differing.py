"""What differs from Slovenian tarok: the committed pages, and facts that the books tell.

`TAROK_WRITE=1 python3 run.py test tests/test_differing.py` writes the pages and their index anew.
"""

import re
from pathlib import Path

import pytest
from calling import tarok
from written import stands

from tarok.cli.differences import difference
from tarok.games import GAMES

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs/games"
OTHERS = [key for key in GAMES if key != "slovenian"]
TITLE = re.compile(r"^game-(\w+) = (.*)", re.MULTILINE)
ROWS = re.compile(r"^\| .*\]\(\w+\.md\) \|\n", re.MULTILINE)
"""The rows of the index."""


@pytest.mark.parametrize("key", OTHERS)
def test_the_page_is_what_the_game_says(key):
    stands(PAGES / f"{key}.md", difference(key))


def test_the_index_has_a_row_for_every_game_by_its_name():
    words = sorted((ROOT / "ui/src/locales/en/games").glob("*.ftl"))
    titles = dict(TITLE.findall("\n".join(file.read_text("utf-8") for file in words)))
    index = (PAGES / "README.md").read_text("utf-8")
    before, after = ROWS.sub("", index), "|---|---|\n"
    rows = "".join(f"| {titles.get(key, key)} | [{key}]({key}.md) |\n" for key in OTHERS)
    stands(PAGES / "README.md", before.replace(after, after + rows))


def test_there_is_no_page_of_a_game_that_is_gone():
    assert {*OTHERS, "README"} == {page.stem for page in PAGES.glob("*.md")}


@pytest.mark.parametrize(
    ("key", "row"),
    [
        ("slovenian_5", "| who sit at the table | 4 | 5 |"),  # SL-5P-01
        ("slovenian_3", "| cards in a hand | 12 | 16 |"),  # SL-3P-01
        ("slovenian_3", "| `mond_penalty` | `21` | 0 to 10000 |"),  # SL-3P-07
        ("slovenian_3", "Not here: king ultimo."),  # SL-3P-05
        ("romanian", "| doi 1, doi 2, doi 3 | 2 | 36 card points | 2 | called | forehand |"),  # RO-BID-01
        ("romanian", "| valat | 32 | 64 | solo | 250 / 500 |"),  # RO-BON-07
        ("romanian", "| a stake is doubled up to | 4 times | 5 times |"),  # RO-CON-01
        (
            "romanian",
            "| michi michi | 1 | nothing: all play alone, and tricks cost | – | none |",
        ),  # RO-MIC-01
        ("romanian", "Not here: overtake, pagat last, keep announced."),  # RO-PLAY-02
        ("romanian", "### romanian general\n\n| option | here |"),  # RO-VAR-02
        ("taper", "| card points in all | 70 | 66 |"),  # RO-CNT-03
        ("taper", "| solo | 8 | 34 card points | – | none | forehand |"),  # RO-TAP-02
        ("czech_american", "| red cards, lowest first | 4 3 2 1 J N Q K | 1 2 3 4 J N Q K |"),  # CZ-CARD-02
        ("czech_american", "| prever | 3 | 54 card points | 3 | none | forehand |"),  # CZ-CNT-02
        ("czech_american", "| trull | – | 2 | all | 10 / 20 |"),  # CZ-DEC-05
        ("czech_american", "| `players` | `4` | 4 to 8 |"),  # CZ-POV-05
        ("paskievics", "| card points in all | 70 | 94 |"),  # HU-CARD-04
        ("paskievics", "| double | 2 × the game | 4 × the game | all | – |"),  # HU-BON-03
        ("illustrated", "### illustrated itvb 2019"),  # HU-ILLU-01
        ("illustrated_54", "| three | 1 | 54 card points | 3 | called | forehand |"),  # HU-C54-02
        ("czech_american", "| pagat | 2 | 4 | all | 25 / 50 |"),  # CZ-PAG-01, SL-BON-04
        ("illustrated", "king ultimo clubs | – | 15 | all | 10 / 20 |"),  # HU-BON-11, SL-BON-03
        ("high", "| three kings | – | 100 | all | – |"),  # HU-HIGH-06
        ("high", "| play promised | all | [HU-RAJ-03](../rules/hungarian.md#HU-RAJ-03) |"),  # HU-RAJ-03
    ],
)
def test_the_page_says_what_the_book_says(key, row):
    assert row in difference(key)


@pytest.mark.parametrize(
    ("key", "part"),
    [
        ("taper", "call king, exchange, announcements, 12 tricks |\n"),  # RO-TAP-02: no king is called
        ("taper", "find king"),
        ("czech_american", "pagat ultimo"),  # CZ-PAG-01 is the same feat
        ("czech_american", "Not here: trula"),
        ("illustrated", "Not here: king ultimo"),
        ("illustrated_54", "Not here: king ultimo"),
        ("high", "Not here: king ultimo"),
    ],
)
def test_the_page_denies_nothing_that_is_there_under_another_name(key, part):
    assert part not in difference(key)


def test_a_game_hardly_differs_from_itself():
    assert "##" not in difference("slovenian")


def test_the_command_prints_the_page_or_says_what_is_wrong():
    assert (0, difference("taper"), "") == tarok("games", "--differs", "taper")
    status, out, err = tarok("games", "--differs", "skat")
    assert (2, "", 1) == (status, out, err.count("\n"))
    assert err.startswith("tarok: there is no game 'skat'; there is slovenian, ")
