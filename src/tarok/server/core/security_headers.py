"""What browsers are told with every answer: what our pages never do."""

from typing import Final

from starlette.types import Scope

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; "
        # Svelte writes what moves into style attributes; style sheets and scripts come from here alone.
        "style-src 'self'; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(
        f"{feature}=()"
        for feature in (
            *("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "local-fonts"),
            *("magnetometer", "microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking"),
        )
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

STRICT: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""By TLS: never ask without it any more."""


ENGINE: Final = "/engine/"
"""Where what lies that runs the rules in the browser: it alone may compile WebAssembly there."""
RUNS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}


def headers_of(scope: Scope) -> dict[str, str]:
    """Return what browsers are told with every answer."""
    headers = {**HEADERS, **STRICT} if scope.get("scheme") in {"https", "wss"} else dict(HEADERS)
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"
    if scope["path"].startswith(ENGINE):
        headers |= RUNS
    return headers
