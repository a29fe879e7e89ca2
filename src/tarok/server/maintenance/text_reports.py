"""Text reports: the texts of the page that its readers find wrong, stored until the operator reads them."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarok.engine.json_codec import from_json, to_json
from tarok.server.storage.event_store import EventStore

STREAM: Final = "texts "
"""The stream of the reports; no other stream has such a name."""
KIND: Final = "text_reported"


class TextReported(Struct, frozen=True, omit_defaults=True):
    """A message of the page as a reader saw it, and what they would say instead; nothing about the reader.

    `key` is the id of the message, `piece` the language, perhaps with the family or the pages that have words
    of their own, `version` the edition of the page.
    """

    piece: str
    key: str
    text: str
    better: str = ""
    version: str = ""

    @property
    def language(self) -> str:
        return self.piece.split("/")[0]


class ReportedText(Struct, frozen=True):
    """A message as it was shown, how many reports there are, and the latest: its time, version and proposals.

    `latest` is in seconds since 1970.
    """

    language: str
    piece: str
    key: str
    text: str
    better: tuple[str, ...]
    reports: int
    version: str
    latest: float


class TextReports:
    """Stores text reports; gets the clock as an argument."""

    def __init__(self, store: EventStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def add(self, reported: TextReported) -> None:
        """Store a report, its texts in one line each."""
        text, better = (" ".join(each.split()) for each in (reported.text, reported.better))
        reported = replace(reported, text=text, better=better)
        fact, stored = (KIND, to_json(reported).decode()), False
        while not stored:
            last = (await self._store.latest([STREAM])).get(STREAM, 0)
            stored = await self._store.append(STREAM, last, [fact], self._now())


async def reported_texts(store: EventStore, language: str | None = None) -> list[ReportedText]:
    """Return what was reported, a row for each text of a message; the order is that of language and key."""
    found = [(from_json(each.body, TextReported), each.at) for each in await store.read(STREAM)]
    return list(_rows((each, at) for each, at in found if language in {None, each.language}))


def _rows(found: Iterable[tuple[TextReported, float]]) -> Iterator[ReportedText]:
    ordered = sorted(found, key=lambda each: (each[0].piece, each[0].key, each[0].text, each[1]))
    for (piece, key, text), same in groupby(ordered, lambda each: (each[0].piece, each[0].key, each[0].text)):
        reports = list(same)
        newest, at = reports[-1]
        better = tuple(dict.fromkeys(each.better for each, _ in reports if each.better))
        yield ReportedText(newest.language, piece, key, text, better, len(reports), newest.version, at)
