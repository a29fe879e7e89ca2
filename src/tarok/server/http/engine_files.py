"""The engine for the browser, for score sheets of real cards: files packed into `engine` by the build."""

import gzip
import mimetypes
import time
from pathlib import Path
from typing import Final

import anyio
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

ENGINE: Final = Path(__file__).parents[1] / "engine"
INDEX: Final = "index.json"
TYPES: Final = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
"""The content types that browsers require, independent of the type map of the machine."""


PATIENCE: Final = 300
"""Seconds after which a build that has left its mark is taken for dead."""


class EngineFiles(StaticFiles):
    """Serves precompressed files, as they are to clients that accept the encoding.

    All but the index have a hash of their content in their names, so browsers may cache them for ever.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self.config_checked = True  # where it could not be built, the rest works
        self._building = directory / "building"

    async def get_response(self, path: str, scope: Scope) -> Response:
        found, _ = self.lookup_path(f"{path}.gz")
        if not found:
            if path == INDEX and _is_recent(self._building):
                return Response(status_code=503, headers={"Retry-After": "2", "Cache-Control": "no-store"})
            raise HTTPException(404)
        packed = await anyio.Path(found).read_bytes()
        headers = {
            "Cache-Control": "no-cache" if path == INDEX else "public, max-age=31536000, immutable",
            "Vary": "Accept-Encoding",
        }
        kind = TYPES.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        if "gzip" in Headers(scope=scope).get("Accept-Encoding", ""):
            return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
        return Response(gzip.decompress(packed), headers=headers, media_type=kind)


def _is_recent(mark: Path) -> bool:
    """Whether run.py is building the engine right now, in a process parallel to the server."""
    try:
        return time.time() - mark.stat().st_mtime < PATIENCE
    except FileNotFoundError:
        return False
