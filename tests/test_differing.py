"""What differs from Slovenian tarok: the committed pages, and facts that the books tell."""

from pathlib import Path

import pytest
from calling import tarok

from tarok.cli.differing import difference
from tarok.games import GAMES

PAGES = Path(__file__).parents[1] / "docs/games"
OTHERS = [key for key in GAMES if key != "slovenian"]


@pytest.mark.parametrize("key", OTHERS)
def test_the_page_is_what_the_game_says(key):
    assert (PAGES / f"{key}.md").read_text("utf-8") == difference(key)


def test_the_index_names_every_page_and_no_other():
    index = (PAGES / "README.md").read_text("utf-8")
    assert {f"{key}.md" for key in OTHERS} == {page.name for page in PAGES.glob("*.md")} - {"README.md"}
    assert [] == [key for key in OTHERS if f"[{key}]({key}.md)" not in index]


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
        ("czech_american", "| trull, pane | – | 2 | all | – |"),  # CZ-DEC-05
        ("czech_american", "| `players` | `4` | 4 to 8 |"),  # CZ-POV-05
        ("paskievics", "| card points in all | 70 | 94 |"),  # HU-CARD-04
        ("paskievics", "| double | 2 × the game | 4 × the game | all | – |"),  # HU-BON-03
        ("illustrated", "### illustrated itvb 2019"),  # HU-ILLU-01
        ("illustrated_54", "| three | 1 | 54 card points | 3 | called | forehand |"),  # HU-C54-02
        ("high", "| three kings | – | 100 | all | – |"),  # HU-HIGH-06
        ("high", "| play promised | all | [HU-RAJ-03](../rules/hungarian.md#HU-RAJ-03) |"),  # HU-RAJ-03
    ],
)
def test_the_page_says_what_the_book_says(key, row):
    assert row in difference(key)


def test_a_game_hardly_differs_from_itself():
    assert "##" not in difference("slovenian")


def test_the_command_prints_the_page_or_says_what_is_wrong():
    assert (0, difference("taper"), "") == tarok("games", "--differs", "taper")
    status, out, err = tarok("games", "--differs", "skat")
    assert (2, "", 1) == (status, out, err.count("\n"))
    assert err.startswith("tarok: there is no game 'skat'; there is slovenian, ")
