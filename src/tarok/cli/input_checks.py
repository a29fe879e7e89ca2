"""Checks of user input: each error is one sentence."""

import random
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import typer

from tarok.bots import PLAYERS
from tarok.engine.deal import Deal, Game
from tarok.engine.view import Player
from tarok.notation import read, settings
from tarok.notation.words import game
from tarok.validation.arguments import near


class BadInput(typer.TyperException):
    """The user got something wrong."""

    exit_code = 2


@contextmanager
def sentence(subject: str = "") -> Iterator[None]:
    """Report any error of the input in one sentence, about `subject` if there is one."""
    before = f"{subject}: " if subject else ""
    try:
        yield
    except FileNotFoundError as error:
        raise BadInput(f"there is no file {error.filename}") from error
    except OSError as error:
        raise BadInput(f"{before}{error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{before}this is no UTF-8 text (at byte {error.start})") from error
    except msgspec.DecodeError as error:
        raise BadInput(f"{before}{error}") from error
    except ValueError as error:
        raise BadInput(f"{before}{error}") from error


def game_from(key: str, profile: str | None, house: Sequence[str] | None) -> Game:
    """Return the game with the house rules of a profile and these options."""
    with sentence():
        return game(key, profile, **settings(house or ()))


def named(game: Game, names: str) -> list[str]:
    """Return the name of a player for every place: one name is for all of them."""
    given = [name.strip() for name in names.split(",")]
    if len(given) == 1:
        given *= game.places
    if len(given) != game.places:
        raise BadInput(
            f"{game.profile} has {game.places} places, so name 1 player or {game.places}, not {len(given)}"
        )
    for name in given:
        if name not in PLAYERS:
            raise BadInput(f"there is no player {name!r}; {near(name, PLAYERS, 'there is')}")
    return given


def players_from(game: Game, names: str, seed: int) -> list[Player]:
    """Return a player for every place: one name is for all of them."""
    return [
        PLAYERS[name](game, random.Random(f"{seed}/{place}").getrandbits(63))
        for place, name in enumerate(named(game, names))
    ]


def seed_from(given: int | None) -> int:
    """Return the given seed, or a new one, which is printed so that the run can be repeated."""
    if given is not None:
        return given
    drawn = secrets.randbelow(1_000_000)
    typer.echo(f"seed {drawn}", err=True)
    return drawn


def text_from(file: str) -> str:
    """Return the text of the file; - is stdin."""
    with sentence(name_of(file)):
        return (sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()).decode()


def deal_from(file: str) -> Deal:
    """Return the deal that is written in the file; - is stdin."""
    text = text_from(file)
    with sentence(name_of(file)):
        return read(text)


def need_kernel() -> None:
    """BadInput: there is no kernel on this machine, and why."""
    from tarok.kernel import missing

    if missing():
        raise BadInput(missing())


def name_of(file: str) -> str:
    """Return the name of a file for messages."""
    return "stdin" if file == "-" else file
