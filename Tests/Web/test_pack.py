"""Packing a page into one file."""

import re

import pytest
from pack import PackError, pack
from PIL import Image

PAGE = """<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>Packed</title>
<link rel="stylesheet" href="look.css">
<script type="module" src="main.js"></script>
</head>
<body>
<img id="image" src="red.png" alt="">
<p id="styled">Text</p>
<a href="https://example.org/">a link is no part of the page</a>
</body>
</html>
"""


@pytest.fixture
def folder(tmp_path):
    Image.new("RGB", (3, 2), "red").save(tmp_path / "red.png")
    Image.new("RGB", (5, 4), "blue").save(tmp_path / "blue.webp")
    (tmp_path / "page.html").write_text(PAGE)
    (tmp_path / "look.css").write_text("#styled { background: url('red.png'); color: blue }")
    (tmp_path / "main.js").write_text(
        'import { size } from "./size.js";\n'
        'const image = new Image();\nimage.src = "blue.webp";\nawait image.decode();\n'
        "document.title = `${size(image)} ${atob(globalThis.__rondoWasm)} </script>`;\n"
    )
    (tmp_path / "size.js").write_text(
        "export function size(image) { return image.naturalWidth; }\n"
    )
    (tmp_path / "module.wasm").write_bytes(b"bytes")
    return tmp_path


def packed(folder):
    return pack(folder / "page.html", folder / "module.wasm")


def test_the_packed_page_works_alone_from_the_file_system(folder, tmp_path_factory, open_page):
    output = tmp_path_factory.mktemp("alone") / "page.html"
    output.write_text(packed(folder))
    page = open_page(url=output.as_uri(), ready="")
    page.wait_for_function("document.title !== 'Packed'")
    assert page.title() == "5 bytes </script>"
    assert page.evaluate("document.getElementById('image').naturalWidth") == 3
    assert page.evaluate("getComputedStyle(document.getElementById('styled')).color") == (
        "rgb(0, 0, 255)"
    )


def test_the_packed_page_names_no_file(folder):
    assert not re.search(r"red\.png|blue\.webp|look\.css|main\.js|size\.js", packed(folder))


@pytest.mark.parametrize("name", ["red.png", "look.css", "main.js", "size.js", "blue.webp"])
def test_a_missing_file_is_an_error_that_names_it(folder, name):
    (folder / name).unlink()
    with pytest.raises(Exception, match=name):
        packed(folder)


def test_what_would_still_be_loaded_is_an_error(folder):
    page = folder / "page.html"
    page.write_text(PAGE.replace("<body>", "<body><video src='film.mp4'></video>"))
    with pytest.raises(PackError, match="film.mp4"):
        packed(folder)


def test_a_part_of_the_page_is_taken_inside(tmp_path):
    (tmp_path / "engine.wasm").write_bytes(b"\0asm")
    (tmp_path / "part.html").write_text("<p>Part</p>\n")
    page = tmp_path / "page.html"
    page.write_text("<head></head>\n<!-- include part.html -->\n<p>Rest</p>")
    assert "<p>Part</p>\n<p>Rest</p>" in pack(page, tmp_path / "engine.wasm")
    page.write_text("<head></head>\n<!-- include gone.html -->\n")
    with pytest.raises(PackError, match="gone.html"):
        pack(page, tmp_path / "engine.wasm")
