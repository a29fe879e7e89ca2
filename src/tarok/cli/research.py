"""The commands that count, solve and measure."""

from pathlib import Path
from typing import Annotated

import typer

from tarok.cli.arguments import AsJson, Key, Profile, Settings

On = Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler, or `here`: without one.")]
Workers = Annotated[
    int | None, typer.Option(min=1, metavar="N", help="How many processes of this machine play.")
]


def perft(
    game: Key,
    *,
    phase: Annotated[
        str, typer.Option(metavar="NAME", help="The phase, by its name in `tarok games GAME`.")
    ] = "auction",
    seed: Annotated[
        int, typer.Option(metavar="N", help="Which cards are dealt, if the phase depends on them.")
    ] = 0,
    file: Annotated[
        str | None, typer.Option(metavar="FILE", help="Count from the end of this deal in notation.")
    ] = None,
    hands: Annotated[
        str | None,
        typer.Option(
            metavar="CARDS", help="The cards of every seat, with commas between them, or one hand for all."
        ),
    ] = None,
    profile: Profile = None,
    house: Settings = None,
) -> None:
    """Count the ways in which a phase can go.

    It is counted from the first decision to the last.
    """
    from tarok.cli.input_checks import game_from
    from tarok.cli.perft import print_count

    print_count(game_from(game, profile, house), phase, seed=seed, file=file, hands=hands)


def solve(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A position, or a deal in notation; - is stdin.")
    ],
    *,
    pays: Annotated[
        bool, typer.Option("--pays", help="Print the score of the deal instead of the card points.")
    ] = False,
    trick: Annotated[
        int | None, typer.Option(min=1, help="Begin where this trick of a deal is led to.", metavar="N")
    ] = None,
    move: Annotated[
        int | None, typer.Option(min=1, help="Begin before the Nth card from there on.", metavar="N")
    ] = None,
    memory: Annotated[
        int, typer.Option(min=1, max=1 << 16, metavar="MB", help="How many megabytes may be used.")
    ] = 64,
    as_json: AsJson = False,
) -> None:
    """Print the value of each card if all cards lie open.

    All players are assumed to play perfectly from there on.
    """
    from tarok.cli.input_checks import need_kernel

    need_kernel()
    from tarok.cli.solve import print_values

    print_values(file, pays=pays, trick=trick, move=move, megabytes=memory, as_json=as_json)


def report(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A deal that is over, in notation; - is stdin.")
    ],
    *,
    seed: Annotated[int, typer.Option(metavar="N", help="Which worlds are drawn.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Report the best result of a deal, and the cost of each decision.

    Open cards and the knowledge of a seat are judged separately.
    """
    from tarok.cli.input_checks import need_kernel

    need_kernel()
    from tarok.cli.report import print_report

    print_report(file, seed=seed, as_json=as_json)


def arena(
    game: Key,
    *,
    players: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME", help="Who sits at one seat, each in turn, and who at all the others."
        ),
    ],
    deals: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="How many deals (500), each from all seats."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Which cards are dealt.")] = 1,
    bot_seed: Annotated[int, typer.Option(metavar="N", help="The dice of the bots.")] = 1,
    begin: Annotated[
        list[str] | None,
        typer.Option("--from", metavar="FILE", help="Go on from this deal in notation; may be repeated."),
    ] = None,
    about: Annotated[
        float | None,
        typer.Option("--stop-at", metavar="POINTS", help="Stop once the gain is clearly above or below."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the plays there, as Parquet; a second run goes on."),
    ] = None,
    on: On = None,
    workers: Workers = None,
    profile: Profile = None,
    house: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Measure what a bot gains over another, on equal cards."""
    from tarok.cli.arena import match_from, print_match
    from tarok.cli.input_checks import game_from

    rules = game_from(game, profile, house)
    match = match_from(rules, players, seed=seed, bot_seed=bot_seed, files=begin or ())
    print_match(match, deals, about=about, out=out, on=on, workers=workers, as_json=as_json)


def simulate(
    game: Key,
    *,
    deals: Annotated[int, typer.Option(min=1, metavar="N", help="How many deals.")],
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the Parquet files lie; a second run goes on.")
    ],
    players: Annotated[
        str,
        typer.Option(
            metavar="NAMES", help="The players: one name for all places, or one for each, with commas."
        ),
    ] = "rule",
    seed: Annotated[int, typer.Option(metavar="N", help="Which cards are dealt.")] = 1,
    bot_seed: Annotated[int, typer.Option(metavar="N", help="The dice of the bots.")] = 1,
    session: Annotated[int, typer.Option(min=1, metavar="N", help="How many deals a sheet has.")] = 1,
    shard: Annotated[int, typer.Option(min=1, metavar="N", help="How many deals a file has.")] = 2000,
    on: On = None,
    workers: Workers = None,
    profile: Profile = None,
    house: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play deals, and keep these and every decision as Parquet."""
    from tarok.cli.input_checks import game_from, named
    from tarok.cli.simulate import make_data

    rules = game_from(game, profile, house)
    make_data(
        rules,
        named(rules, players),
        deals,
        seed=seed,
        bot_seed=bot_seed,
        session=session,
        shard=shard,
        out=out,
        on=on,
        workers=workers,
        as_json=as_json,
    )


def dataset(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="The folder made by `tarok simulate --out`.")
    ],
    *,
    as_json: AsJson = False,
) -> None:
    """Check a folder of deals as Parquet, and write its card and hashes again."""
    from tarok.cli.simulate import print_dataset

    print_dataset(folder, as_json=as_json)


def numbers(
    folders: Annotated[
        list[Path],
        typer.Argument(
            metavar="FOLDER", help="The folders made by `tarok simulate --out`, one for each game."
        ),
    ],
    *,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Also write a table and pictures into this folder.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Print statistics of the games from deals of bots.

    How often contracts are made, what bonuses pay, what seats and cards bring: with intervals of 95%.
    """
    from tarok.cli.numbers import print_numbers

    print_numbers(folders, out=out, as_json=as_json)


def puzzles(
    game: Key,
    *,
    deals: Annotated[
        int, typer.Option(min=1, metavar="N", help="In how many deals of bots they are looked for.")
    ] = 100,
    most: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="How many are made, in as many deals as that takes."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Which cards are dealt.")] = 1,
    workers: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many processes look, with --most.")
    ] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep them there, as Parquet, or as rows in a .jsonl.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Make none, but solve those of this file again.")
    ] = None,
    profile: Profile = None,
    house: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Find positions in which one card wins and all others lose.

    By what a seat can know: each card is solved in worlds that agree with its view.  For `all` games, 2,000
    per family are made unless --most is given.
    """
    from tarok.cli.input_checks import game_from, need_kernel

    need_kernel()
    from tarok.cli.puzzles import make_all, print_check, print_puzzles

    if check is not None:
        raise typer.Exit(print_check(check))
    if game == "all":
        make_all(most or 2000, seed=seed, workers=workers, folder=out)
    else:
        rules = game_from(game, profile, house)
        print_puzzles(rules, deals, most, seed=seed, workers=workers, out=out, as_json=as_json)


def bench(
    *,
    rounds: Annotated[int, typer.Option(min=1, metavar="N", help="How often each rate is measured.")] = 9,
    deals: Annotated[int, typer.Option(min=1, metavar="N", help="How many deals are solved.")] = 50,
) -> None:
    """Measure tarok against other programs.

    They are fetched the first time.
    """
    from tarok.cli.benchmarks import run_benchmarks

    run_benchmarks(rounds, deals)
