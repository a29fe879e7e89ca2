"""A match is played in any order, kept, gone on with, and stopped: and comes to the same."""

import os
import random
import signal

import pytest

from tarok.arena import Book, contest, match_of
from tarok.games import GAMES

distributed = pytest.importorskip("distributed")
pytest.importorskip("polars")

from tarok.arena.parquet import write_parquet  # noqa: E402 - only where there is a polars
from tarok.jobs.dask_cluster import UNSEEN, cluster  # noqa: E402 - only where there is a distributed

MATCH = match_of(GAMES["taper"](), ("rule", "random"))


def in_any_order(work, numbers):
    return map(work, random.Random(1).sample(numbers, len(numbers)))


def of_nobody(work, numbers):
    raise AssertionError(f"{numbers} are to be played")


def played(deals, match=MATCH, **how):
    *_, boards = contest(match, deals, **{"book": Book(match), **how})
    return list(boards)


def plays(boards):
    return [(each.deal, each.control, each.plays) for each in boards]


def test_boards_are_read_in_order_in_whatever_order_they_are_played():
    lengths = [len(boards) for boards in contest(MATCH, 8, book=Book(MATCH), executor=in_any_order)]

    assert [*range(1, 9)] == lengths
    assert plays(played(8)) == plays(played(8, executor=in_any_order))


def test_what_is_kept_is_not_played_again(tmp_path):
    played(5, book=Book(MATCH, tmp_path))

    assert plays(played(5, book=Book(MATCH, tmp_path), executor=of_nobody)) == plays(played(5))
    assert plays(played(7, book=Book(MATCH, tmp_path))) == plays(played(7))
    assert 7 == len((tmp_path / "boards.jsonl").read_text().splitlines())


def test_a_board_that_was_torn_off_is_played_again(tmp_path):
    played(3, book=Book(MATCH, tmp_path))
    kept = tmp_path / "boards.jsonl"
    kept.write_bytes(kept.read_bytes()[:-20])

    assert {1, 2} == {*Book(MATCH, tmp_path).boards}
    assert plays(played(3, book=Book(MATCH, tmp_path))) == plays(played(3))
    assert {1, 2, 3} == {*Book(MATCH, tmp_path).boards}


def test_a_folder_is_of_one_match(tmp_path):
    Book(MATCH, tmp_path)

    with pytest.raises(ValueError, match="it holds another match: opponent is random, not bold"):
        Book(match_of(GAMES["taper"](), ("rule", "bold")), tmp_path)


def test_a_match_that_is_clear_ends_after_the_same_board_in_any_order():
    match = match_of(GAMES["slovenian"](), ("bold", "random"))  # who bids valats on anything
    first = played(130, match, about=0)

    assert 100 <= len(first) < 130
    assert plays(first) == plays(played(130, match, about=0, executor=in_any_order))


def test_on_a_cluster_a_killed_worker_loses_nothing_and_the_bytes_are_the_same(tmp_path):
    alone = played(40)
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=UNSEEN, silence_logs="CRITICAL"
        ) as mine,
        cluster(mine.scheduler_address) as executor,
    ):
        for boards in contest(MATCH, 40, book=Book(MATCH, tmp_path), executor=executor):
            if len(boards) == 3:
                os.kill(mine.workers[0].pid, signal.SIGKILL)

    assert plays(alone) == plays(boards)
    for folder, found in (("alone", alone), ("together", boards)):
        (tmp_path / folder).mkdir()
        write_parquet(MATCH, found, tmp_path / folder)
    assert (tmp_path / "alone/plays.parquet").read_bytes() == (
        tmp_path / "together/plays.parquet"
    ).read_bytes()


def test_nobody_answers_where_there_is_no_scheduler(monkeypatch):
    monkeypatch.setattr("tarok.jobs.dask_cluster.PATIENCE", 1)

    with (
        pytest.raises(ValueError, match=r"no scheduler answers at tcp://127\.0\.0\.1:9"),
        cluster("tcp://127.0.0.1:9"),
    ):
        pass
