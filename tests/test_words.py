"""The page has English words for whatever a game can say; ui/test sees to the other languages."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from houses import variations

from tarok.bots import PLAYERS
from tarok.catalogue import describe
from tarok.engine.actions import Method
from tarok.engine.deal import Game, act, start
from tarok.engine.view import paid, view
from tarok.games import FAMILIES, GAMES
from tarok.scoring.entry_form import BIDDEN, PLAYED

HERE = Path(__file__).parent
LOCALES = HERE.parent / "ui" / "src" / "locales"
ENGLISH = LOCALES / "en"
LATER = HERE.parent / "ui" / "test" / "later-words.txt"
"""Files of a language that are not translated yet, where the page says the English words."""
CODE = HERE.parent / "src" / "tarok" / "games"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
BESIDE_A_CLAUSE = re.compile(r'"([a-z][a-z_0-9]*)",\s*"[A-Z]{2}-[A-Z0-9]+-\d\d"')
"""What rules, bonuses, contracts and lines look like in the tables of a family."""
DEALS = 6


@cache
def words(family: str) -> frozenset[str]:
    """Every message that a table of the family has in English."""
    files = [*ENGLISH.glob("*.ftl"), *(ENGLISH / "games").glob(f"{family}.*ftl")]
    return frozenset(name for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8")))


def owed(family: str, missing: set[str], language: str = "en") -> str:
    """One sentence that names the messages which a family owes; nothing, if it has them all."""
    file = f"ui/src/locales/{language}/games/{family}.ftl"
    return f"{file} has no words for {', '.join(sorted(missing))}." if missing else ""


def test_what_is_owed_is_named_in_one_sentence():
    assert not owed("romanian", set())
    assert owed("koenigrufen", {"goal-rufer", "contract-rufer"}, "sl") == (
        "ui/src/locales/sl/games/koenigrufen.ftl has no words for contract-rufer, goal-rufer."
    )


@pytest.mark.parametrize("key", GAMES)
def test_what_a_page_is_told_of_a_game_has_words(key: str):
    wanted = {f"game-{key}", f"game-about-{key}", f"family-{FAMILIES[key].id}"}
    make = GAMES[key]
    for game in (make(), *(make(**{name: value}) for name, value in variations(make))):
        info = describe(key, game)
        wanted |= {f"{what}-{contract.id}" for contract in info.contracts for what in ("contract", "goal")}
        wanted |= {f"{what}-{bonus.id}" for bonus in info.bonuses for what in ("bonus", "about")}
        wanted |= {f"profile-{profile.name}" for profile in info.profiles}
        wanted |= {f"option-{option.name}" for option in info.options}
        wanted |= {
            f"option-{option.name}-{value}"
            for option in info.options
            for value in option.values
            if isinstance(value, str) and not value[0].isdigit()
        }
    assert not owed(FAMILIES[key].id, wanted - words(FAMILIES[key].id))


@pytest.mark.parametrize("language", ["en", "sl", "ro", "hu", "cs"])
@pytest.mark.parametrize("key", GAMES)
def test_a_score_sheet_has_words_for_all_that_can_be_tapped(key: str, language: str):
    """In each language, of every game with any house rule."""
    family, folder = FAMILIES[key].id, LOCALES / language
    own = folder.glob(f"games/{family}.*ftl")
    files = [*folder.glob("*.ftl"), *(folder / "score-keeper").glob("*.ftl"), *own]
    later = LATER.read_text(encoding="utf-8").splitlines()
    prefix = f"{language}/games/{family}."
    files += [ENGLISH / file.removeprefix(f"{language}/") for file in later if file.startswith(prefix)]
    there = {name for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8"))}
    fields = ("contract", *BIDDEN, *PLAYED, "feats", "faults")
    wanted = {(f"paper-{name}",) for name in fields}
    for game in (GAMES[key](), *(GAMES[key](**{name: value}) for name, value in variations(GAMES[key]))):
        bonuses = {bonus.id for bonus in game.bonuses} | {*game.words.feats, *game.words.faults}
        wanted |= {(f"contract-{contract.id}",) for contract in game.contracts}
        wanted |= {(f"bonus-{each}", f"line-{each}") for each in bonuses}
        wanted |= {(f"paper-end-{each}", f"line-{each}") for each in ("played", *game.words.ends)}
    missing = {" or ".join(names) for names in wanted if not there.intersection(names)}
    assert not owed(family, missing, language)


@pytest.mark.parametrize("family", sorted({family.id for family in FAMILIES.values()}))
def test_every_id_beside_a_clause_has_words(family: str):
    code = "".join(file.read_text(encoding="utf-8") for file in sorted((CODE / family).glob("*.py")))
    known = {name.partition("-")[2] for name in words(family)}
    known |= {name.rpartition("_")[0] for name in known}  # doi_1, doi_2 and doi_3 are the bids of doi
    assert not owed(family, {name for name in BESIDE_A_CLAUSE.findall(code) if name not in known})


@pytest.mark.parametrize("key", GAMES)
def test_what_is_said_in_deals_has_words(key: str):
    game = GAMES[key]()
    said = {name for seed in range(DEALS) for name in _said(game, seed)}
    missing = {names for names in said if not words(FAMILIES[key].id).intersection(names.split(" or "))}
    assert not owed(FAMILIES[key].id, missing)


def _said(game: Game, seed: int) -> Iterator[str]:
    """The messages that a page needs for a deal of random players."""
    deal = start(game, random.Random(seed).sample(sorted(game.pack), len(game.pack)))
    players = [PLAYERS["bold"](game, seed + seat) for seat in range(game.seats)]
    while deal.due:
        yield from (f"why-{refusal.why}" for refusal in deal.due.refused)
        yield from (f"method-{action.how}" for action in deal.due.legal if isinstance(action, Method))
        deal = act(deal, players[deal.due.seat](view(deal, deal.due.seat)))
    if not deal.contract:
        yield f"outcome-{deal.ended}"
    for line in paid(deal):
        yield f"line-{line.what} or bonus-{line.what}"
        yield from (f"factor-{factor.why}" for factor in line.factors)
