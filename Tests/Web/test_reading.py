"""What stands or comes round though all of it fits, or passes, can be reached and read."""

import pytest
from markup import boxes, pages, rondo

BUTTONS = """['.control', '.previous', '.next'].map(
  (name) => !it.shadowRoot.querySelector(name).hidden)"""


@pytest.mark.parametrize("banner", [
    rondo("roller", "<span>One</span><span>Two</span><span>Three</span>", controls="all"),
    rondo("carousel", boxes(["#d00", "#06c"]), items_per_page="auto", controls="all"),
])
def test_what_comes_round_though_it_fits_has_controls_and_keys(open_page, banner):
    page = open_page(banner, width=900)
    page.wait_for_function("it.isRunning", polling=20)
    assert page.evaluate(BUTTONS) == [True, True, True]
    assert page.evaluate("it.shadowRoot.querySelector('.window').tabIndex") == 0


def test_what_fits_and_stands_has_none(open_page):
    page = open_page(rondo("pager", pages(1), controls="all"), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    assert page.evaluate(BUTTONS) == [False, False, False]
    assert page.evaluate("it.shadowRoot.querySelector('.window').tabIndex") == -1


@pytest.mark.parametrize("direction", ["forward", "backward"])
def test_text_that_passes_stands_where_it_can_be_read_under_reduced_motion(open_page, direction):
    body = rondo("marquee", boxes(["black"], width=400), mode="pass", direction=direction)
    page = open_page(body, width=300, reduced_motion=True)
    page.wait_for_function("it.shadowRoot.querySelector('.window').tabIndex === 0", polling=20)
    assert page.evaluate("box0.getBoundingClientRect().left") == pytest.approx(0, abs=0.5)


@pytest.mark.parametrize("count", [4, 5])
def test_an_own_indicator_of_shared_pages_begins_at_the_first(open_page, count):
    body = rondo("carousel", pages(count), items_per_page=3, indicator="#own", autoplay="off")
    page = open_page(body + "<div id=own></div>", width=300)
    place = "+getComputedStyle(own).getPropertyValue('--rondo-position')"
    page.wait_for_function(f"own.style.length > 0 || {place} >= 0", polling=20)
    assert page.evaluate(f"[it.position, {place}]") == [0, 0]
    page.evaluate("it.previous()")
    page.wait_for_function(f"it.position === {count - 1}", polling=20)
    page.wait_for_function(f"{place} === {count - 1}", polling=20)


def test_a_touch_on_thumbs_that_all_fit_leaves_the_gallery_at_its_page(open_page):
    gallery = rondo("carousel", pages(6), autoplay="off").replace("id=it", "id=photos")
    thumbs = rondo(
        "carousel", boxes(["#d00"] * 6, width=40), items_per_page="auto", spacing=8, autoplay="off",
        loop="off", indicator="none", follow="photos")
    page = open_page(gallery + thumbs, width=600)
    page.evaluate("photos.select(4, { animated: false })")
    page.wait_for_function("it.index === 4", polling=20)
    box = page.locator("#it").bounding_box()
    for far in (3, 60):
        page.mouse.move(box["x"] + 300, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 300 + far, box["y"] + 20, steps=3)
        page.mouse.up()
        page.wait_for_timeout(900)
        assert page.evaluate("photos.index") == 4


def test_a_marquee_that_no_hand_may_move_can_be_read_with_keys_where_it_stands(open_page):
    body = rondo("marquee", boxes(["red", "blue", "lime", "teal"]), drag="off", delay=0)
    page = open_page(body, width=300)
    page.wait_for_function("it.isRunning", polling=20)
    assert page.evaluate("it.shadowRoot.querySelector('.window').tabIndex") == -1
    page = open_page(body, width=300, reduced_motion=True)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("it.shadowRoot.querySelector('.window').focus()")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("it.position >= 1", polling=20)
