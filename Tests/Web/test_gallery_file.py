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


def test_the_later_pieces_work_and_show_their_source(open_page):
    page = open_page(url=GALLERY.as_uri(), width=1280, height=900)
    listings = page.evaluate(
        "[...document.querySelectorAll('.shown')].map(piece => [piece.id, piece.querySelector('pre')?.innerText])"
    )
    assert [name for name, _ in listings] == [
        "mirrored", "effects", "million", "linked", "stories", "nested", "policy", "less-motion",
    ]
    for name, text in listings:
        start = '<div lang="ar" dir="rtl">\n  <rondo-' if name == "mirrored" else "<rondo-"
        assert text.startswith(start) and "data-" not in text.split("<script>")[0], name
    # What is shown is what runs.
    page.locator("#thumbs > img").nth(2).click()
    page.wait_for_function("large.index === 2 && thumbs.index === 2", polling=20)
    page.locator("#days-number").fill("365000")
    page.locator("#days-go").click()
    page.wait_for_function("days.index === 364999", polling=20)
    page.wait_for_function("document.querySelector('[data-reading=\"days.at\"]').innerText === '365,000'", polling=20)
    assert page.evaluate("days.querySelectorAll('.day').length") < 300
    page.locator("#polite").hover()
    page.wait_for_function("document.querySelector('[data-reason=hover]').matches('.holds')", polling=20)


def test_the_piece_of_less_motion_stands_until_the_person_plays_it(open_page):
    page = open_page(url=GALLERY.as_uri(), width=1280, height=900, reduced_motion=True)
    page.locator("#less-motion .panel").scroll_into_view_if_needed()
    page.wait_for_function("calm.index === 0 && calm.holdReasons.join() === 'reduced-motion'", polling=20)
    page.wait_for_function("document.querySelector(\"[data-reading='calm.asked']\").innerText === 'Yes'", polling=20)
    page.locator("[data-call='calm.next']").click()
    page.wait_for_function("calm.index === 1", polling=20)
    page.locator("#calm-switch [value=playing]").check(force=True)
    page.wait_for_function("calm.isRunning && calm.index === 2", polling=20)
    page.evaluate("calm.shadowRoot.querySelector('.control').click()")
    page.wait_for_function("document.querySelector('#calm-switch [value=paused]').checked", polling=20)
    assert page.evaluate("[calm.personSwitch, calm.isRunning]") == ["paused", False]


@pytest.mark.parametrize("lang, word", [("en", "train"), ("ko", "열차")])
def test_the_running_text_runs_from_the_start(open_page, lang, word):
    page = open_page(url=GALLERY.as_uri(), width=390)
    page.locator(f"#language [value={lang}]").check(force=True)
    page.wait_for_function("line.needsScrolling", polling=20)
    assert word in page.evaluate("line.innerText")
