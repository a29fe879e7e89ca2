"""Who has pages open at this server, and how many may be open at the same time."""

from collections import Counter
from typing import Final

from tarok.server.limits import household
from tarok.server.messages import Also
from tarok.server.pages import LATER, Page
from tarok.server.veil import alias
from tarok.wire import to_json

OF_SEAT: Final = 4
"""How many pages a guest may have open at one table: of more the oldest is closed."""
OF_GUEST: Final = 24
"""How many pages a guest may have open at all tables."""
FROM_ADDRESS: Final = 500
"""How many pages may be open from one address: it may be that of a school."""
ELSEWHERE, TOO_MANY = 4410, 4429
"""Why a page is closed: it is open elsewhere, or there are too many."""
REASONS: Final = {ELSEWHERE: "opened elsewhere", TOO_MANY: "too many pages"}


class Sockets:
    """The open pages, by seats, guests and addresses; those of the machine itself are not limited."""

    def __init__(self) -> None:
        self._seats: dict[tuple[str, str], list[Page]] = {}
        self._many: Counter[str] = Counter()

    def enter(self, page: Page, table: str, address: str) -> bool:
        """Note that a page is opened, and give up the oldest of its seat; False: there are too many."""
        counted = self._counted(page, address)
        if any(self._many[who] >= most for who, most in counted):
            return False
        self._many.update(who for who, _ in counted)
        if page.guest:
            own = self._seats.setdefault((table, page.guest), [])
            own.append(page)
            for oldest in own[:-OF_SEAT]:
                oldest.give_up(ELSEWHERE)
            if len(own) > 1:
                _tell(own[-OF_SEAT:])
        return True

    def leave(self, page: Page, table: str, address: str) -> None:
        """Note that a page is gone that has been let in."""
        for who, _ in self._counted(page, address):
            self._many[who] -= 1
            if not self._many[who]:
                del self._many[who]
        if page.guest:
            own = self._seats[table, page.guest]
            own.remove(page)
            _tell(own[-OF_SEAT:])
            if not own:
                del self._seats[table, page.guest]

    def call_again(self, hidden: str) -> None:
        """Close the pages of the guest with this alias: those come back whose cookies still count."""
        for (_, guest), pages in self._seats.items():
            if alias(guest) == hidden:
                for page in pages:
                    page.give_up(LATER)

    @staticmethod
    def _counted(page: Page, address: str) -> list[tuple[str, int]]:
        home = household(address)
        if home is None:
            return []
        guest = [(f"guest {page.guest}", OF_GUEST)] if page.guest else []
        return [(f"address {home}", FROM_ADDRESS), *guest]


def _tell(pages: list[Page]) -> None:
    """Tell somebody's pages at a table how many there are."""
    text = to_json(Also(len(pages))).decode()
    for page in pages:
        if page.remembers:
            page.tell(text)
