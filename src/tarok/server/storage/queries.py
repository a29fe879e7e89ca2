"""Queries over all tables, in the SQL of each backend: their JSON functions differ."""

from typing import Final

import sqlalchemy as sql
from msgspec import Struct

from tarok.server.storage.database import member, yes

STAYS: Final = """
    SELECT
        seat.stream,
        (SELECT max(seq) FROM fact WHERE stream = seat.stream),
        (SELECT at FROM fact WHERE stream = seat.stream ORDER BY seq DESC LIMIT 1) AS latest,
        (SELECT body FROM fact WHERE stream = seat.stream AND seq = 1),
        seat.body,
        (SELECT count(*) FROM fact WHERE stream = seat.stream AND kind = 'dealt'),
        (SELECT body FROM fact WHERE stream = seat.stream AND kind IN ('settled', 'stopped')
            ORDER BY seq DESC LIMIT 1)
    FROM (
        SELECT stream, body, row_number() OVER (PARTITION BY stream ORDER BY seq DESC) AS ago FROM fact
        WHERE kind = 'seated' AND {guest} = :guest
    ) AS seat
    WHERE seat.ago = 1
    ORDER BY latest DESC
    LIMIT :most
"""
"""Reads no fact of the play: the indexes of migration 0002 lead to the few that count."""

OPENED: Final = """
    SELECT opened.stream, last.seq
    FROM fact AS opened
    JOIN fact AS last ON last.stream = opened.stream
        AND last.seq = (SELECT max(seq) FROM fact WHERE stream = opened.stream)
    WHERE opened.kind = 'opened' AND {manner} AND opened.at > :after AND last.at > :since
    ORDER BY last.at DESC
    LIMIT :most
"""
"""The tables that were opened in some manner: migration 0003."""


LATEST: Final = {
    "sqlite": "SELECT value, (SELECT max(seq) FROM fact WHERE stream = value) FROM json_each(:streams)",
    "postgresql": """
        SELECT name, (SELECT max(seq) FROM fact WHERE stream = name COLLATE "C")
        FROM jsonb_array_elements_text(CAST(:streams AS jsonb)) AS name
    """,
}
"""The last number of each of some streams, which are given as JSON: one seek for each, however long it is."""

BOOKED: Final = {
    "sqlite": """
        SELECT value, (SELECT count(*) FROM fact WHERE stream = value AND kind IN ('settled', 'stopped'))
        FROM json_each(:streams)
    """,
    "postgresql": """
        SELECT name, (
            SELECT count(*) FROM fact
            WHERE stream = name COLLATE "C" AND kind IN ('settled', 'stopped')
        )
        FROM jsonb_array_elements_text(CAST(:streams AS jsonb)) AS name
    """,
}
"""How many deals were booked at each of some tables, given as JSON: answered from the index by kind."""


STOOD: Final = """
    WITH last AS (SELECT coalesce(max(seq), 0) AS dealt FROM fact WHERE stream = :stream AND kind = 'dealt')
    SELECT seq, kind, body, at FROM fact
        WHERE stream = :stream AND kind < 'did' AND +seq < (SELECT dealt FROM last)
    UNION ALL
    SELECT seq, kind, body, at FROM fact
        WHERE stream = :stream AND kind > 'did' AND kind < 'seen' AND +seq < (SELECT dealt FROM last)
    UNION ALL
    SELECT seq, kind, body, at FROM fact
        WHERE stream = :stream AND kind > 'seen' AND +seq < (SELECT dealt FROM last)
    UNION ALL
    SELECT seq, kind, body, at FROM fact WHERE stream = :stream AND seq >= (SELECT dealt FROM last)
    ORDER BY seq
"""
"""All events of a table, without the actions, and who had seen them, of deals before the last.

That is one event of thirty.  The index by kind of migration 0002 is used; a plus sign keeps SQLite from
others.
"""


SCORES: Final = "SELECT body, count(*) FROM fact WHERE kind = 'scored' AND {contest} = :contest GROUP BY body"
"""How often each result of a contest is there: the index of migration 0007 answers it alone."""

ALIKE: Final = """
    SELECT stream FROM fact WHERE kind = 'scored' AND {contest} = :contest AND body BETWEEN :body AND :body
    ORDER BY at, stream LIMIT :most
"""
"""The tables with the same result, the first to have it first.

With `body = :body` SQLite would put the text into the expression of the index, and read all of it.
"""

TRIES: Final = """
    SELECT score.body,
        (SELECT body FROM fact WHERE stream = score.stream AND kind = 'seated' ORDER BY seq DESC LIMIT 1)
    FROM fact AS score
    WHERE kind = 'scored' AND {contest} = :contest
    ORDER BY at, stream LIMIT :most
"""
"""The results of a contest, and the guests."""

PLAYED: Final = """
    SELECT DISTINCT {contest}
    FROM fact AS seat
    JOIN fact AS score ON score.stream = seat.stream AND score.kind = 'scored'
    WHERE seat.kind = 'seated' AND {guest} = :guest
"""
"""The contests of which a guest has a result."""

OWN: Final = """
    SELECT stream, body, {game} AS game, {themes} AS themes, CAST({cost} AS DOUBLE PRECISION) AS cost,
        {played} AS played,
        EXISTS (
            SELECT 1 FROM fact AS known WHERE known.stream = erred.stream AND known.kind = 'learnt'
            AND {known_guest} = :guest AND {known_number} = {number}
        ) AS learnt
    FROM fact AS erred
    WHERE kind = 'erred' AND {guest} = :guest
"""
"""The mistakes of a guest: the index of migration 0008 covers it, except for what is learnt."""

MISTAKES: Final = """
    SELECT stream, body, learnt FROM ({own}) AS own
    WHERE (:game = '' OR game = :game) AND (:theme = '' OR themes LIKE :theme) AND (:all = 1 OR NOT learnt)
    ORDER BY CASE WHEN :order = 'newest' THEN played END DESC, cost DESC, played DESC, stream, body
    LIMIT :most OFFSET :after
"""

KINDS: Final = """
    SELECT game, themes, learnt, count(*), sum(cost) FROM ({own}) AS own GROUP BY game, themes, learnt
"""
"""How many mistakes there are of each kind, and what they cost."""

RECENT: Final = """
    SELECT booked.stream, booked.at,
        (SELECT count(*) FROM fact WHERE stream = booked.stream AND kind = 'dealt' AND seq < booked.seq)
    FROM (SELECT DISTINCT stream FROM fact WHERE kind = 'seated' AND {guest} = :guest) AS seat
    JOIN fact AS booked ON booked.stream = seat.stream AND booked.kind = 'settled'
    ORDER BY booked.at DESC, booked.stream, booked.seq DESC
    LIMIT :most
"""
"""The last deals at the tables of a guest: each table, and which of its deals."""


class Queries(Struct, frozen=True):
    """The queries for seats, public tables, correspondence games, lengths of streams, and a table's events.

    Then how many deals were booked, and those for contests and mistakes.
    """

    stays: sql.TextClause
    public: sql.TextClause
    slow: sql.TextClause
    latest: sql.TextClause
    booked: sql.TextClause
    stood: sql.TextClause
    scores: sql.TextClause
    alike: sql.TextClause
    tries: sql.TextClause
    played: sql.TextClause
    mistakes: sql.TextClause
    kinds: sql.TextClause
    recent: sql.TextClause


def questions(backend: str) -> Queries:
    """Return the questions as `sqlite` or `postgresql` understands them."""
    public = f"{member(backend, 'manners.public', 'opened')} = {yes(backend)}"
    slow = f"{member(backend, 'manners.pace', 'opened')} IN ('hours', 'days')"
    names = ("guest", "game", "themes", "cost", "played", "number")
    members = {name: member(backend, name, "erred") for name in names}
    known = {f"known_{name}": member(backend, name, "known") for name in ("guest", "number")}
    own = OWN.format(**members, **known)
    texts = (
        STAYS.format(guest=member(backend, "guest")),
        OPENED.format(manner=public),
        OPENED.format(manner=slow),
        LATEST[backend],
        BOOKED[backend],
        STOOD,
        SCORES.format(contest=member(backend, "contest")),
        ALIKE.format(contest=member(backend, "contest")),
        TRIES.format(contest=member(backend, "contest", "score")),
        PLAYED.format(contest=member(backend, "contest", "score"), guest=member(backend, "guest", "seat")),
        MISTAKES.format(own=own),
        KINDS.format(own=own),
        RECENT.format(guest=member(backend, "guest")),
    )
    return Queries(*map(sql.text, texts))
