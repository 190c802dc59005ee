#!/usr/bin/env python3
"""pack.py PAGE WASM OUTPUT   writes PAGE as one self-contained file that opens from the file system.

Taken inside, each looked up beside the file that names it:
- `<link rel="stylesheet" href>` and `<script type="module" src>`, with all the modules it imports;
- pictures and fonts in `src`, `srcset`, `poster`, `<link rel="icon" href>` and CSS `url()`;
- in scripts, string literals that are wholly the path of such a file, as "pictures/hill.webp";
- `<!-- include part.html -->`, another part of the page;
- the WebAssembly module, as base64 in `globalThis.__rondoWasm`.
A file that is named and missing is an error, and so is anything the page would still load.
"""

import base64
import html
import re
import sys
from pathlib import Path

from bundle import BundleError, bundle, minified

TYPES = {
    ".avif": "image/avif",
    ".gif": "image/gif",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
MEDIA = "|".join(suffix[1:] for suffix in TYPES)
INCLUDE = re.compile(r"<!-- include ([\w.-]+) -->\n")
STYLESHEET = re.compile(r'<link\b(?=[^>]*\brel="?stylesheet\b)[^>]*\bhref="([^"]+)"[^>]*>')
ICON = re.compile(r'(<link\b(?=[^>]*\brel="?icon\b)[^>]*\bhref=")([^"]+)(")')
SCRIPT = re.compile(r'<script\b([^>]*?)\bsrc="([^"]+)"([^>]*)></script>')
ATTRIBUTE = re.compile(r'(\s(?:src|poster)=")([^"]*)(")')
SRCSET = re.compile(r'(\ssrcset=")([^"]*)(")')
URL = re.compile(r"""url\(\s*(['"]?)([^'")]+)\1\s*\)""")
LITERAL = re.compile(rf"""(["'`])([\w./-]+\.(?:{MEDIA}))\1""")
LOADED = re.compile(
    r"""<(?:link|script|img|source|video|audio|iframe|object|embed|use|image)\b[^>]*?
        \s(?:src|href|poster|data)=["']?(?!data:|\#|["'\s>])([^"'\s>]+)""",
    re.X,
)


class PackError(Exception):
    pass


def data_uri(path):
    try:
        content = path.read_bytes()
    except OSError as error:
        raise PackError(f"{path}: {error.strerror}") from None
    kind = TYPES.get(path.suffix.lower())
    if kind is None:
        raise PackError(f"{path}: no media type is known for {path.suffix}")
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def is_inside(reference):
    """Whether a reference needs no file: a data URI or a fragment of the page."""
    return not reference.strip() or reference.startswith(("data:", "#"))


def read(path):
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise PackError(f"{path}: {error.strerror}") from None


def with_files_inside(style, folder):
    """Returns the text of a style with every url() taken inside."""

    def url(match):
        if is_inside(match.group(2)):
            return match.group(0)
        return f"url({data_uri(folder / match.group(2))})"

    return URL.sub(url, style)


def packed_style(path):
    return minified(with_files_inside(read(path), path.parent), "text/css")


def packed_script(path, folder):
    """Returns the module at `path` and its imports as one text fit for an inline script."""
    files = []

    def literal(match):
        file = folder / match.group(2)
        if not file.is_file():
            raise PackError(f"{path}: {match.group(2)} is not there")
        if file not in files:
            files.append(file)
        return f"__files[{files.index(file)}]"

    text = LITERAL.sub(literal, bundle(path, isolated=False))
    if files:
        uris = ",\n".join(f'"{data_uri(file)}"' for file in files)
        text = f"const __files = [{uris}];\n{text}"
    return minified(text, "application/javascript").replace("</script", "<\\/script")


def pack(page, wasm):
    """Returns the text of the page with everything inside."""
    folder = page.parent

    def attribute(match):
        before, reference, after = match.groups()
        if is_inside(reference):
            return match.group(0)
        return before + data_uri(folder / html.unescape(reference)) + after

    def srcset(match):
        before, references, after = match.groups()
        candidates = [candidate.split() for candidate in references.split(",") if candidate.strip()]
        return before + ", ".join(
            " ".join([data_uri(folder / words[0]), *words[1:]]) for words in candidates
        ) + after

    # Placed last, so that no pattern for the page's own text looks into what was put inside.
    placed = []

    def later(text):
        placed.append(text)
        return f"\0{len(placed) - 1}\0"

    def style(match):
        return later(f"<style>{packed_style(folder / match.group(1))}</style>")

    def script(match):
        attributes = match.group(1) + match.group(3)
        if not re.search(r'\btype="?module\b', attributes):
            raise PackError(f"{page}: {match.group(2)} is no module script")
        return later(
            f'<script type="module">{packed_script(folder / match.group(2), folder)}</script>'
        )

    text = INCLUDE.sub(lambda match: read(folder / match.group(1)), read(page))
    text = STYLESHEET.sub(style, text)
    text = SCRIPT.sub(script, text)
    text = with_files_inside(text, folder)
    text = ICON.sub(attribute, text)
    text = ATTRIBUTE.sub(attribute, text)
    text = SRCSET.sub(srcset, text)
    left = LOADED.search(text)
    if left:
        raise PackError(f"{page}: {left.group(1)} would still be loaded")
    if "</head>" not in text:
        raise PackError(f"{page}: there is no </head>")
    encoded = base64.b64encode(wasm.read_bytes()).decode()
    text = text.replace(
        "</head>", f'<script>globalThis.__rondoWasm="{encoded}"</script>\n</head>', 1
    )
    return re.sub("\0(\\d+)\0", lambda match: placed[int(match.group(1))], text)


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    page, wasm, output = map(Path, sys.argv[1:])
    try:
        text = pack(page.resolve(), wasm)
    except (BundleError, PackError) as error:
        sys.exit(f"pack: {error}")
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
