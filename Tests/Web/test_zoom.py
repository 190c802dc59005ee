"""Zoom, and a window that moves to another screen."""

import pytest
from markup import boxes, rondo

WIDTH, HEIGHT = 300, 60  # pixels


def zoom(page, to):
    """Zooms as a browser does: fewer points across, more pixels to each."""
    page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", {
        "width": round(WIDTH / to), "height": round(HEIGHT / to), "deviceScaleFactor": to,
        "mobile": False,
    })
    page.wait_for_function(f"devicePixelRatio === {to}", polling=20)


@pytest.mark.parametrize("first,then", [(2, 1), (1, 0.5)])
def test_pages_that_touch_overlap_by_a_pixel_after_a_zoom(open_page, first, then):
    body = rondo("carousel", boxes(["black"] * 3), autoplay="off")
    page = open_page(body, width=WIDTH // first, height=HEIGHT // first, scale=first)
    zoom(page, then)
    # Less than a pixel lets a hairline shine through in motion.
    page.wait_for_function(
        "width => box1.assignedSlot.parentNode.getBoundingClientRect().width === width",
        arg=WIDTH / then + max(0.5, 1 / then), polling=20)


def test_a_zoom_keeps_the_place(open_page):
    body = rondo("carousel", boxes(["black", "#d00", "#06c"]), autoplay="off")
    page = open_page(body, width=WIDTH, height=HEIGHT)
    page.evaluate("it.select(2, { animated: false })")
    for scale in (1.5, 0.5, 3, 1):
        zoom(page, scale)
        assert page.evaluate("[it.index, it.position]") == [2, 2]
