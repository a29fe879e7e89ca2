"""Tables in the browser: facts in a database, a fold over them, HTTP to find a table, a WebSocket to play."""

from tarok.extras import extra

with extra("serve"):
    from tarok.server.core.settings import Settings
    from tarok.server.main import serve

__all__ = ["Settings", "serve"]
