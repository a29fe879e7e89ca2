"""Signs a browser in as another guest, who shows a code or a passkey."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Depends, Request, Response

from tarok.server.accounts.rate_limits import TRIES
from tarok.server.core.errors import RequestError
from tarok.server.http.dependencies import OptionalGuest, RoomsDependency, address_of, guests_of, limits_of
from tarok.server.table.request_models import TakenAlong


class SignIn:
    """The caller's browser, which becomes another guest's if the proof is right."""

    def __init__(
        self, request: Request, response: Response, guest: OptionalGuest, rooms: RoomsDependency
    ) -> None:
        self._request, self._response = request, response
        self._guest, self._rooms = guest, rooms

    async def sign_in(
        self, whose: Callable[[], Awaitable[str]], take: Callable[[], Awaitable[str]], *, leave: bool
    ) -> TakenAlong:
        """Sign the caller in as the guest `whose`; `take` stores that the proof is used.

        A caller who has tables must confirm leaving them.
        """
        limits, address = limits_of(self._request), address_of(self._request)
        await limits.check(TRIES, self._guest, address)
        try:
            other = await whose()
        except RequestError:
            await limits.note(TRIES, self._guest, address)
            raise
        if other == self._guest:
            raise RequestError(409, "same_guest")
        own = len(await self._rooms.tables_of(self._guest)) if self._guest else 0
        if own and not leave:
            raise RequestError(409, "places_here", tables=own)
        await take()
        guests_of(self._request).become(other, self._request, self._response)
        return TakenAlong(tables=len(await self._rooms.tables_of(other)))


SignInDependency = Annotated[SignIn, Depends(SignIn)]
