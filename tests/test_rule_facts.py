"""The rows of all games, profiles and options, for the test that reads what the page says of them.

`ui/test/rule-facts.test.ts` renders their sentences in each language, and compares what they say with
tables made by hand from the books: partners, talon cards, card points, doublings, Hungarian bonuses.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from houses import variations
from written import stands

from tarok.catalogue import GameInfo, describe
from tarok.games import FAMILIES, GAMES

FILE = Path(__file__).parents[1] / "ui" / "test" / "games.json"
OF_CONTRACT = ("id", "team", "needed", "talon", "value")
OF_GAME = ("key", "family", "seats", "hand", "card_points", "kontras", "doubling")
AGREED = ("difference_rounding", "tie_rule", "tie_loser_when_kontra")
"""House rules that sentences ask for by name."""


def ways(key: str) -> Iterator[dict[str, Any]]:
    """The options with which a game is described: its own, those of each profile, and each other value."""
    yield {}
    yield from (options for options in FAMILIES[key].profiles_of(key).values() if options)
    yield from ({name: value} for name, value in variations(GAMES[key]))


def rows(info: GameInfo) -> Iterator[dict[str, Any]]:
    """What sentences are made of: the game, each contract and each bonus."""
    agreed = {option.name: option.default for option in info.options if option.name in AGREED}
    yield {"of": "game", **{name: getattr(info, name) for name in OF_GAME}, "agreed": agreed}
    for contract in info.contracts:
        told = {name: getattr(contract, name) for name in OF_CONTRACT}
        yield {"of": "contract", **told, "pays_bonuses": bool(contract.bonuses)}
    for bonus in info.bonuses:
        promised = [[list(promise.cards), list(promise.tricks)] for promise in bonus.promises]
        yield {"of": "bonus", "id": bonus.id, "needed": bonus.needed, "promised": promised}


def different(key: str) -> Iterator[str]:
    """Each row once, with the options under which it was first met."""
    met: set[str] = set()
    for options in ways(key):
        for row in rows(describe(key, GAMES[key](**options))):
            text = json.dumps(row, ensure_ascii=False)
            if text not in met:
                met.add(text)
                yield json.dumps({"game": key, "when": options, **row}, ensure_ascii=False)


def test_the_page_is_tested_with_the_rows_of_all_games():
    """`TAROK_WRITE=1` writes them again."""
    stands(FILE, "[\n" + ",\n".join(row for key in GAMES for row in different(key)) + "\n]\n")
