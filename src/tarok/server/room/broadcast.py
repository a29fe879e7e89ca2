"""Telling open pages how their table stands: what several are told is made once, and written once."""

from collections.abc import Callable, Iterable

from tarok.engine.json_codec import to_json
from tarok.server.room.connections import Connection, Connections
from tarok.server.room.table_view import TableViewBuilder, ViewContext
from tarok.server.table.state import Table


class Broadcaster:
    """What the pages of a table are told, one time after the other."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._builder: TableViewBuilder | None = None

    def send(self, table: Table, pages: Iterable[Connection], all_pages: Connections) -> None:
        """Tell some of all pages how things stand."""
        places = {guest: place for place, guest in enumerate(table.guests) if guest}
        scene = self._builder = TableViewBuilder(
            table, ViewContext(self._now(), all_pages.count_onlookers(table)), self._builder
        )
        texts: dict[tuple[int | None, bool, bool, str | None], str] = {}
        for page in pages:
            place, new = places.get(page.guest or ""), page.sent_sheet is not table.sheet
            news = place, page.wants_brief, new, page.link
            if news not in texts:
                now = scene.build_brief_state(place, page.link, with_sheet=new) if page.wants_brief else None
                texts[news] = to_json(now or scene.build_state(place, page.link)).decode()
            page.send(texts[news])
            page.sent_sheet = table.sheet
            page.send_shuffle(table)
