"""Pages for the tests, served from the loopback address."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

DOCUMENT = """<!doctype html>
<html lang="{lang}" dir="{dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rondo</title>
<link rel="icon" href="data:,">
<style>body {{ margin: 0 }} {style}</style>
<script type="module" src="/build/web/rondo.js"></script>
{head}
</head>
<body>
{body}
</body>
</html>
"""


class Handler(SimpleHTTPRequestHandler):
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webp": "image/webp",
    }

    def __init__(self, *arguments, pages, **options):
        self.pages = pages
        super().__init__(*arguments, **options)

    def do_GET(self):
        page = self.pages.get(self.path)
        if page is None:
            return super().do_GET()
        content = page.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def end_headers(self):
        # A page that may not be stored is not kept for the way back either; its address is its own.
        self.send_header("Cache-Control", "no-cache" if self.path in self.pages else "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


class Site:
    """The repository over HTTP, and pages that tests add to it."""

    def __init__(self):
        self.pages = {}
        handler = partial(Handler, directory=str(ROOT), pages=self.pages)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def add(self, body, *, head="", style="", direction="ltr", lang="en"):
        """Adds a page with the elements' module loaded and returns its address."""
        path = f"/pages/{len(self.pages)}.html"
        self.pages[path] = DOCUMENT.format(
            body=body, head=head, style=style, dir=direction, lang=lang
        )
        return self.url + path

    def close(self):
        self.server.shutdown()
        self.server.server_close()
