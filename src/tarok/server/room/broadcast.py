"""Telling open pages how their table stands: what several are told is made once, and written once."""

from collections.abc import Callable, Iterable

from tarok.engine.json_codec import to_json
from tarok.server.room.connections import Page, Pages
from tarok.server.room.table_view import Around, Scene
from tarok.server.table.state import Table


class Telling:
    """What the pages of a table are told, one time after the other."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._scene: Scene | None = None

    def tell(self, table: Table, pages: Iterable[Page], all_pages: Pages) -> None:
        """Tell some of all pages how things stand."""
        places = {guest: place for place, guest in enumerate(table.guests) if guest}
        scene = self._scene = Scene(table, Around(self._now(), all_pages.strangers(table)), self._scene)
        texts: dict[tuple[int | None, bool, bool, str | None], str] = {}
        for page in pages:
            place, new = places.get(page.guest or ""), page.told is not table.sheet
            news = place, page.remembers, new, page.link
            if news not in texts:
                now = scene.told(place, page.link, with_sheet=new) if page.remembers else None
                texts[news] = to_json(now or scene.state(place, page.link)).decode()
            page.tell(texts[news])
            page.told = table.sheet
            page.tell_of_shuffle(table)
