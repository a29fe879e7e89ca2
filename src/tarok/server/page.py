"""The page itself: files that the build has put into `static`."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent / "static"
MISSING: Final = "The page has not been built yet: `python3 run.py` does it.\n"


class Page(StaticFiles):
    """Serves the files of the page, and at every address that is no file the page itself: it finds its way.

    What stands under `assets` has its content in its name, and never changes.
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
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if asset else "no-cache"
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        return await super().get_response("index.html" if path == "." else path, scope)

    async def _index(self, scope: Scope) -> Response:
        try:
            return await super().get_response("index.html", scope)
        except HTTPException:
            return PlainTextResponse(MISSING, 503)
