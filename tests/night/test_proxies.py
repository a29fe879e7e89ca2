"""A server behind the proxies of contrib, as Debian has them: by TLS, with WebSockets through them."""

import contextlib
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from requires import require
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

pytestmark = [pytest.mark.night, pytest.mark.skipif(os.name == "nt", reason="those are for other systems")]

CONTRIB = Path(__file__).parents[2] / "contrib"
PATIENCE = 60
WHOLE = """
{user} daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {site}
}}
"""
"""What Debian's nginx has around a site, without what needs root."""


class Front(NamedTuple):
    """A proxy that listens, where the server listens, and what the server has written."""

    port: int
    back: str
    log: Path

    @property
    def home(self) -> str:
        return f"https://localhost:{self.port}"


def free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def certificate(folder: Path) -> None:
    names = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
    made = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2")
    files = ("-keyout", folder / "key.pem", "-out", folder / "cert.pem")
    subprocess.run(
        ["openssl", "req", "-x509", "-nodes", *made, *names, *files], check=True, capture_output=True
    )


def caddy(folder: Path, port: int, back: str) -> list[object]:
    site = (CONTRIB / "Caddyfile").read_text()
    assert "tarok.example {" in site
    assert site.count("\n{\n") == 1
    whole = site.replace("\n{\n", "\n{\n\tadmin off\n\tauto_https disable_redirects\n")
    whole = whole.replace("tarok.example {", f"localhost:{port} {{\n\ttls {folder}/cert.pem {folder}/key.pem")
    (folder / "Caddyfile").write_text(whole.replace("127.0.0.1:8000", back))
    return ["caddy", "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"]


def nginx(folder: Path, port: int, back: str) -> list[object]:
    site = (CONTRIB / "nginx.conf").read_text()
    for theirs, ours in (
        ("listen 80;", f"listen 127.0.0.1:{free()};"),
        ("listen [::]:80;", ""),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("listen [::]:443 ssl http2;", ""),
        ("/etc/letsencrypt/live/tarok.example/fullchain.pem", f"{folder}/cert.pem"),
        ("/etc/letsencrypt/live/tarok.example/privkey.pem", f"{folder}/key.pem"),
        ("/var/log/nginx/error.log", f"{folder}/site.log"),
        ("http://127.0.0.1:8000", f"http://{back.replace('//', ':/')}"),
        ("tarok.example", "localhost"),
    ):
        assert theirs in site
        site = site.replace(theirs, ours)
    (folder / "nginx.conf").write_text(
        WHOLE.format(folder=folder, site=site, user="user root;" if os.geteuid() == 0 else "")
    )
    return ["nginx", "-p", folder, "-c", folder / "nginx.conf"]


PROXIES = {"caddy": caddy, "nginx": nginx}


@pytest.fixture(params=[(name, at) for name in PROXIES for at in ("port", "socket")], ids="-".join)
def front(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Front]:
    """A server at a port or at a Unix socket, and a proxy before it."""
    name, at = request.param
    require(name, shutil.which(name) and shutil.which("openssl"))
    port, inner = free(), free()
    certificate(tmp_path)
    with contextlib.ExitStack() as stack:
        short = stack.enter_context(tempfile.TemporaryDirectory(prefix="tarok-"))  # pytest's own is too long
        door, back = [f"--port={inner}"], f"127.0.0.1:{inner}"
        if at == "socket":
            door, back = (
                [f"--uds={short}/door"],
                f"unix/{short}/door" if name == "caddy" else f"unix:{short}/door",
            )
        log = tmp_path / "log"
        words = [
            *door,
            f"--database={tmp_path}/tarok.db",
            f"--public-url=https://localhost:{port}",
            "--log=json",
        ]
        words += ["--trusted-proxies=127.0.0.1"] if at == "port" else ["--workers=2"]
        command = [sys.executable, "-c", "from tarok.cli import main; main()", "serve", *words]
        stack.enter_context(_running(command, log, tmp_path))
        stack.enter_context(_running(PROXIES[name](tmp_path, port, back), tmp_path / "proxy.log", tmp_path))
        front = Front(port, back, log)
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError):
                if ask(front, "/readyz").status == 200:
                    break
            assert time.monotonic() < until, log.read_text() + (tmp_path / "proxy.log").read_text()
            time.sleep(0.1)
        yield front


@contextlib.contextmanager
def _running(command: list[Any], log: Path, home: Path) -> Iterator[None]:
    own = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out, env=own) as process:
        yield
        process.terminate()


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def ask(front: Front, path: str, body: object = None, **headers: str) -> Any:
    data = None if body is None else json.dumps(body).encode()
    made = urllib.request.Request(
        f"{front.home}{path}", data, {"Content-Type": "application/json", **headers}
    )
    try:
        return urllib.request.urlopen(made, timeout=PATIENCE, context=trusting())
    except urllib.error.HTTPError as error:
        return error


def sit(front: Front, table: str, cookie: str, origin: Any) -> ClientConnection:
    address = f"wss://localhost:{front.port}/api/tables/{table}/play?protocol=4"
    return connect(address, ssl=trusting(), additional_headers={"Cookie": cookie}, origin=origin)


def test_people_play_through_a_proxy(front: Front) -> None:
    opened = ask(
        front, "/api/tables", {"game": "slovenian"}, **{"X-Forwarded-For": "6.6.6.6", "Origin": front.home}
    )
    assert 200 == opened.status
    assert "max-age=31536000" == opened.headers["Strict-Transport-Security"]
    said = opened.headers["Set-Cookie"]
    assert "secure" in said.lower().split("; ")
    cookie, table = said.split(";")[0], json.load(opened)["table"]

    with pytest.raises(InvalidStatus):
        sit(front, table, cookie, "https://localhost")
    assert 403 == ask(front, "/api/tables", {"game": "slovenian"}, Origin="https://tarok.evil").status

    with sit(front, table, cookie, front.home) as seat:
        state: Any = {"v": 0, "view": {"legal": []}}
        for _ in range(3):
            while not state["view"]["legal"]:
                state = json.loads(seat.recv(timeout=PATIENCE))
            action = state["view"]["legal"][0]
            action = {"type": "play", "card": action} if isinstance(action, int) else action
            seat.send(json.dumps({"type": "act", "v": state["v"], "action": action}))
            state = {"v": 0, "view": {"legal": []}}
        seat.send("{}" * 5000)
        with contextlib.suppress(ConnectionClosed):
            while seat.recv(timeout=PATIENCE):
                pass
        assert 1009 == seat.close_code

    lines = [json.loads(line) for line in front.log.read_text().splitlines()]
    asked = [line for line in lines if line.get("method") == "POST"]
    assert {"127.0.0.1"} == {line["client"] for line in asked}
    assert f"/api/tables/{table[:4]}…/play" in {line.get("path") for line in lines}
    assert table not in front.log.read_text()
