"""HTTP and WebSocket: dependencies, middleware, static files, listeners."""
