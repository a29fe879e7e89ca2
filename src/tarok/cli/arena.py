"""`tarok arena`: measures what a bot gains over another."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import typer
from msgspec.structs import asdict
from rich.table import Table

from tarok import arena
from tarok.arena.figures import Estimate, Group, Pace, Share
from tarok.bots import PLAYERS
from tarok.cli.input_checks import BadInput, sentence, text_from
from tarok.cli.text_tables import progress, show, table
from tarok.cli.worker_options import executor_from, need_one_place
from tarok.engine.deal import Game
from tarok.engine.json_codec import to_json
from tarok.validation.arguments import near

USUAL: Final = 500
"""The default number of deals."""
KINDS: Final = (
    (("role",), arena.by_role),
    (("contract", "role"), arena.by_contract_and_role),
)
SHARES: Final = ("share", "made", "points")
PACES: Final = ("ms a decision", "decisions", "median", "99 %", "CPU median", "CPU 99 %", "CPU mean")


def match_from(game: Game, names: str, *, seed: int, bot_seed: int, files: Sequence[str]) -> arena.Match:
    """Return the match of two players, with the deals of some files.  BadInput: there is no such match."""
    given = [name.strip() for name in names.split(",")]
    if len(given) != 2:
        raise BadInput(f"name 2 players with a comma between them, not {len(given)}")
    for name in given:
        if name not in PLAYERS:
            raise BadInput(f"there is no player {name!r}; {near(name, PLAYERS, 'there is')}")
    positions = tuple(map(text_from, files))
    with sentence():
        return arena.match_of(game, (given[0], given[1]), seed=seed, bot_seed=bot_seed, positions=positions)


def print_match(
    match: arena.Match,
    deals: int | None,
    *,
    about: float | None,
    out: Path | None,
    on: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Play the match, and print the result."""
    number = deals or len(match.positions) or USUAL
    if match.positions and number > len(match.positions):
        raise BadInput(f"--from names {len(match.positions)} of {number} deals")
    need_one_place(on, workers)
    keep = _keeper(match, out)
    with sentence(str(out) if out else ""):
        book = arena.Book(match, out)
    boards: Sequence[arena.Board] = ()
    with sentence(), executor_from(on, workers) as executor, _progress(number) as tell:
        for boards in arena.contest(match, number, book=book, executor=executor, about=about):
            tell(boards)
    with sentence(str(out) if out else ""):
        keep(boards)
    (_print_json if as_json else _print_tables)(match, boards, any_time=about is not None)


def _keeper(match: arena.Match, out: Path | None) -> Callable[[Sequence[arena.Board]], None]:
    """Return the Parquet writer; a missing package is reported before the first deal."""
    if out is None:
        return lambda _: None
    from tarok.arena.parquet import write_parquet

    return lambda boards: write_parquet(match, boards, out)


@contextmanager
def _progress(number: int) -> Iterator[Callable[[Sequence[arena.Board]], None]]:
    """Give the callback that shows progress and the gain so far on a terminal's stderr."""
    with progress("playing", number) as show_now:
        doing, told = "playing", time.monotonic()

        def tell(boards: Sequence[arena.Board]) -> None:
            nonlocal doing, told
            if time.monotonic() > told + 1:
                doing, told = f"playing {arena.gain(boards)}", time.monotonic()
            show_now(len(boards), doing)

        yield tell


def _print_tables(match: arena.Match, boards: Sequence[arena.Board], *, any_time: bool) -> None:
    """Print the figures as tables."""
    seats = len(boards[0].plays)
    show(
        f"{match.challenger} at one seat against {match.opponent} at the others, {match.game}:"
        f" {len(boards)} deals, each from {seats} seats"
    )
    words = ", whenever one looks" if any_time else ""
    typer.echo(
        f"{arena.gain(boards, any_time=any_time)} points a deal more than each of the others (95 %{words})\n"
    )
    for names, kind in KINDS:
        show(_grouped(match, names, arena.groups(boards, kind)), "")
    rows = [(name, *_paced(found)) for name, found in _paces(match, boards) if found]
    show(table(PACES, rows, numbers=PACES[1:]))


def _grouped(match: arena.Match, names: Sequence[str], groups: Sequence[Group]) -> Table:
    players = [f"{player}\n{what}" for player in (match.challenger, match.opponent) for what in SHARES]
    columns = [*names, *players, "brings"]
    rows = [
        (*group.kind, *_shared(group, group.challenger), *_shared(group, group.opponent), str(group.brings))
        for group in groups
    ]
    return table(columns, rows, numbers=columns[len(names) :])


def _shared(group: Group, share: Share) -> tuple[str, ...]:
    made = "" if share.made is None or "declarer" not in group.kind else f"{share.made:.0%}"
    return f"{share.share:.1%}", made, _told(share.gain) if share.share else ""


def _told(estimate: Estimate) -> str:
    half = f" ± {estimate.half:.1f}" if math.isfinite(estimate.half) else ""
    return f"{estimate.mean:+.1f}{half}"


def _paced(pace: Pace) -> tuple[str, ...]:
    return f"{pace.decisions:,}", *(f"{each:.2f}" for each in pace[1:])


def _paces(match: arena.Match, boards: Sequence[arena.Board]) -> Iterator[tuple[str, Pace | None]]:
    yield match.challenger, arena.pace(board.challenger for board in boards)
    yield match.opponent, arena.pace(board.opponent for board in boards)


def _print_json(match: arena.Match, boards: Sequence[arena.Board], *, any_time: bool) -> None:
    """Print the figures as JSON, an object a line."""
    mean, half = arena.gain(boards, any_time=any_time)
    about = {name: value for name, value in asdict(match).items() if name != "positions"}
    typer.echo(to_json({"kind": "match", **about}))
    gain = {"deals": len(boards), "seats": len(boards[0].plays), "mean": mean, "half": half}
    typer.echo(to_json({"kind": "gain", **gain, "any_time": any_time}))
    for names, kind in KINDS:
        for group in arena.groups(boards, kind):
            named = dict(zip(names, group.kind, strict=True))
            shares = {"challenger": _plain(group.challenger), "opponent": _plain(group.opponent)}
            typer.echo(to_json({"kind": "group", **named, **shares, "brings": group.brings._asdict()}))
    for name, found in _paces(match, boards):
        if found:
            typer.echo(to_json({"kind": "pace", "player": name, **found._asdict()}))


def _plain(share: Share) -> dict[str, object]:
    return {"share": share.share, "made": share.made, "gain": share.gain._asdict()}
