"""Security headers of all answers: they tell browsers which features the pages never use."""

from typing import Final

from starlette.types import Scope

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; "
        # Svelte writes transitions into style attributes; style sheets and scripts come from this origin
        # only.
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
"""Over TLS: the browser must never use plain HTTP for this host again."""


ENGINE: Final = "/engine/"
"""The path of the rule engine for the browser: only there may WebAssembly be compiled."""
RUNS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}


def headers_of(scope: Scope) -> dict[str, str]:
    """Return the security headers of an answer."""
    headers = {**HEADERS, **STRICT} if scope.get("scheme") in {"https", "wss"} else dict(HEADERS)
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"
    if scope["path"].startswith(ENGINE):
        headers |= RUNS
    return headers
