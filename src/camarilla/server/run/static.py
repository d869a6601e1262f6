"""The built client, and the few pages that do without it."""

from __future__ import annotations

from gzip import compress
from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from camarilla.core.illegal import Refused
from camarilla.table.tasks import Pool

STATIC = Path(__file__).resolve().parents[2] / "static"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
ASK_AGAIN = "no-cache"
WORTH_PACKING = 1000  # bytes
PACKED_ALREADY = (".woff2", ".png", ".jpg", ".webp")
PACKING = Pool("packing", 1)

# Some systems have opinions of their own about these, and browsers refuse a script that is called a text.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Camarilla</title>
<body style="font: 1.1rem/1.5 Georgia, serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem">
<h1>{title}</h1>
{body}
</body>
</html>
"""
NOT_BUILT = {
    "en": (
        "The curtain is not up yet",
        "<p>The server is running, but the web client has not been built.</p>"
        "<p>In a checkout of the project: <code>python3 dev.py client</code>, then load this page again.</p>"
        '<p>The interface for programs is there: <a href="/api/openapi.json">/api/openapi.json</a>.</p>',
    ),
    "de": (
        "Der Vorhang ist noch unten",
        "<p>Der Server läuft, aber die Oberfläche ist noch nicht gebaut.</p>"
        "<p>Im Projektordner hilft <code>python3 dev.py client</code>; danach diese Seite neu laden.</p>"
        '<p>Die Schnittstelle für Programme steht bereit: <a href="/api/openapi.json">/api/openapi.json</a>.</p>',
    ),
}
NO_SEAT = {
    "en": (
        "This chair is not yours",
        "<p>The link is wrong, or a newer one has replaced it. Ask whoever invited you, "
        'or go to the <a href="/">lobby</a>.</p>',
    ),
    "de": (
        "Dieser Stuhl ist nicht deiner",
        "<p>Der Link stimmt nicht, oder ein neuer hat ihn ersetzt. Frag bei der Person nach, die dich eingeladen hat, "
        'oder geh in die <a href="/">Lobby</a>.</p>',
    ),
}


def language(accepted: str) -> str:
    """German for those who prefer it to English."""
    wanted = [part.split(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((one for one in wanted if one in ("de", "en")), "en")


def page(texts: dict[str, tuple[str, str]], accepted: str, status: int) -> Response:
    lang = language(accepted)
    title, body = texts[lang]
    return HTMLResponse(
        PAGE.format(lang=lang, title=escape(title), body=body), status, headers={"cache-control": "no-store"}
    )


def refusal_page(refused: Refused, status: int, accepted: str) -> Response:
    """A seat link that opens nothing."""
    return page(NO_SEAT, accepted, status)


class Client(StaticFiles):
    """The files of the client, each with how long a browser may keep it. Each is packed once."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self._packed: dict[str, tuple[str, bytes]] = {}  # by path: the mark of the file that was packed, and its pack

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse):
            response = await self._small(response, Headers(scope=scope))
        known = TYPES.get(Path(path).suffix)
        if known and response.status_code == 200:
            response.headers["content-type"] = known
        kept = path.replace("\\", "/").startswith("assets/") and response.status_code < 400
        response.headers["cache-control"] = FOR_EVER if kept else ASK_AGAIN
        return response

    async def _small(self, file: FileResponse, wishes: Headers) -> Response:
        """The file, packed if that is understood and worth it. To pack it takes as long as some ten answers."""
        file.headers.add_vary_header("accept-encoding")
        size, mark, path = int(file.headers["content-length"]), file.headers["etag"], str(file.path)
        packs = file.status_code == 200 and size >= WORTH_PACKING and "range" not in wishes
        if not packs or Path(path).suffix in PACKED_ALREADY or "gzip" not in wishes.get("accept-encoding", ""):
            return file
        known, packed = self._packed.get(path, ("", b""))
        if known != mark:
            packed = await PACKING.run(lambda: compress(Path(path).read_bytes(), mtime=0))
            self._packed[path] = (mark, packed)
        small = Response(packed, media_type=file.media_type, headers={"content-encoding": "gzip"})
        for name in ("etag", "last-modified", "vary"):
            small.headers[name] = file.headers[name]
        return small


def client_app(folder: Path) -> ASGIApp:
    """Serves the client, or says how to build it; looked up anew as long as it is not there."""
    client: list[ASGIApp] = []

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if not client and (folder / "index.html").is_file():
            client.append(Client(folder))
        if client:
            await client[0](scope, receive, send)
            return
        accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        await page(NOT_BUILT, accepted, 503)(scope, receive, send)

    return serve
