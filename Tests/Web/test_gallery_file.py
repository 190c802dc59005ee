"""The built gallery as a person opens it: one file, from the file system."""

import pytest
from website import ROOT

GALLERY = ROOT / "build" / "gallery.html"


@pytest.mark.parametrize("width", [390, 1280])
def test_it_opens_from_the_file_system_and_asks_for_nothing_else(open_page, tmp_path, width):
    copy = tmp_path / "gallery.html"
    copy.write_bytes(GALLERY.read_bytes())
    asked = []
    page = open_page(url=copy.as_uri(), width=width, watch=asked.append)
    page.wait_for_load_state("networkidle")
    assert page.locator("rondo-marquee:defined").count() > 0
    assert [url for url in asked if not url.startswith(("data:", "blob:"))] == [copy.as_uri()]
