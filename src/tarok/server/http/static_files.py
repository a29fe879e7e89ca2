"""The page itself: files that the build has put into `static`."""

import re
from html import escape
from pathlib import Path
from typing import Final

import anyio
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tarok.server.core.public_address import public_url

STATIC: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "index.html"
PREVIEW: Final = 'content="/preview.png"'
"""How the page names the picture that a link to it shows."""
HOME: Final = '<meta name="public-url" content=""'
"""Where the page reads to which address it invites; nothing is the one at which it is."""
SHOWN: Final = re.compile(r"\.|index\.html|score|(table|watch|deal|report|daily|same|score)/[^/]+")
"""The paths that the page has a route for.

The first page, a table, its spectators, a deal, its report, the daily deal of a game, a deal among friends,
score sheets for real cards.
"""
LISTED: Final = re.compile(
    r"(learn|club|events)(/[^/]+)?|lobby|me|puzzles|puzzle/[^/]+|mistakes(/[^/]+/[0-9]+)?"
)
"""The paths of lessons, club events, events of this server, puzzles, mistakes, and of the lobby."""
CONTENT_TYPES: Final = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
"""The kinds of files that the build also writes compressed with Brotli, beside the plain ones."""
MISSING: Final = "The page has not been built yet: `python3 run.py` does it.\n"


class PageFiles(StaticFiles):
    """Serves the files of the page; every other path gets the page itself, which routes in the browser.

    A path that no route of the page knows is answered with the page and status 404.

    Files under `assets` have a hash of their content in their names, so browsers may cache them for ever.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self.config_checked = True  # a page that has not been built is no mistake of the configuration

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        asset = path.startswith("assets/")
        try:
            response = await self._file(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or asset:
                raise
            response = await self._index(scope)
            if response.status_code == 200 and not (SHOWN.fullmatch(path) or LISTED.fullmatch(path)):
                response.status_code = 404
        if isinstance(response, FileResponse) and Path(response.path).name == INDEX:
            text = await anyio.Path(response.path).read_text(encoding="utf-8")
            response = _linked(text, scope, response.status_code)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if asset else "no-cache"
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        if path.startswith("assets/") and _takes_brotli(scope):
            try:
                response = await super().get_response(f"{path}.br", scope)
            except HTTPException:
                pass  # a file that does not get smaller, or a page built for development
            else:
                response.headers["Content-Encoding"] = "br"
                response.headers["Vary"] = "Accept-Encoding"
                response.headers["Content-Type"] = CONTENT_TYPES[Path(path).suffix]
                return response
        return await super().get_response(INDEX if path == "." else path, scope)

    async def _index(self, scope: Scope) -> Response:
        try:
            return await super().get_response(INDEX, scope)
        except HTTPException:
            return PlainTextResponse(MISSING, 503)


def _takes_brotli(scope: Scope) -> bool:
    accepted = Headers(scope=scope).get("Accept-Encoding", "")
    return any(each.split(";")[0].strip() == "br" for each in accepted.split(","))


def _linked(page: str, scope: Scope, status: int) -> Response:
    """The page with absolute URLs of its preview picture, which link previews require.

    If the server has another public address, the page gets it, too.
    """
    request = Request(scope)
    home = public_url(request)
    picture = f"{home}/preview.png" if home else str(request.base_url.replace(path="/preview.png", query=""))
    page = page.replace(PREVIEW, f'content="{escape(picture)}"')
    return HTMLResponse(page.replace(HOME, f'{HOME[:-1]}{escape(home or "")}"'), status)
