"""Steps and what indicates them while the page's script is busy: the compositor alone shows them."""

import time

import numpy
import pytest
from markup import rondo

COLORS = ["#dd0000", "#0066cc", "#008800"]
BODY = "".join(f"<div style='height:60px;background:{color}'></div>" for color in COLORS)


def reds(frames):
    """Returns for each frame how much of its middle row is as red as the first page."""
    rows = [frame.pixels[30].astype(int) for frame in frames]
    return [float((numpy.abs(row - [0xDD, 0, 0]).sum(axis=1) < 24).mean()) for row in rows]


def open_it(open_page, tall=60, **attributes):
    attributes = {"autoplay": "off", "controls": "none", "transition": 2} | attributes
    body = rondo("carousel", BODY, **attributes)
    page = open_page(body, width=300, height=tall)
    page.wait_for_function("it.index === 0", polling=20)
    return page


@pytest.mark.parametrize("effect", [
    "flat", "fade", "zoom", "depth", "cover-flow", "cards", "cube", "wheel", "parallax", "overlap",
    "flip", "ferris-wheel", "cylinder", "inverted-cylinder", "rotary", "inverted-rotary", "time-machine",
])
def test_a_step_goes_on_while_the_script_is_busy(open_page, recorder, effect):
    page = open_it(open_page, effect=effect, indicator="none", transition=1.2)
    # It also ends meanwhile, or a machine that shows few frames might show none of its second half.
    frames = recorder(page).record_while_blocked(2, lambda: page.evaluate("it.next()"))
    looks = [frame.pixels[30].astype(int) for frame in frames]
    changes = sum(numpy.abs(a - b).max() > 2 for a, b in zip(looks, looks[1:]))
    assert changes > 5
    # Less and less of what it leaves.
    seen = reds(frames)
    assert seen[-1] < 0.5 and all(b <= a + 0.02 for a, b in zip(seen, seen[1:]))


def test_a_settle_goes_on_while_the_script_is_busy(open_page, recorder):
    page = open_it(open_page, indicator="none", transition=1)
    page.mouse.move(290, 30)
    page.mouse.down()
    page.mouse.move(70, 30, steps=8)
    page.wait_for_timeout(120)
    frames = recorder(page).record_while_blocked(1.6, page.mouse.up)
    seen = reds(frames)
    assert len({round(part, 2) for part in seen}) > 3 and seen[-1] < 0.2


def test_a_rollers_wheel_goes_on_while_the_script_is_busy(open_page, recorder):
    rows = "".join(f"<div style='width:300px;height:60px;background:{color}'></div>" for color in COLORS * 2)
    body = rondo(
        "roller", rows, autoplay="off", controls="none", transition=2, effect="wheel", row_height=60,
        visible_rows=3)
    page = open_page(body, width=300, height=180, style="rondo-roller::part(highlight) { display: none }")
    page.wait_for_function("it.index === 0", polling=20)
    frames = recorder(page).record_while_blocked(1.2, lambda: page.evaluate("it.next()"))
    # Where the next row begins, the blue one, on its way up to the middle.
    tops = [int(numpy.argmax(frame.pixels[:, 150].astype(int) @ [-1, 0, 1] > 80)) for frame in frames]
    assert len(set(tops)) > 5 and tops[-1] < tops[0] - 20
    assert all(b <= a + 1 for a, b in zip(tops, tops[1:]))


def test_a_fling_goes_on_while_the_script_is_busy(open_page, recorder):
    # In a window as low as the banner the browser tells of one move a second.
    page = open_it(open_page, indicator="none", paging="free", tall=300)
    session = page.context.new_cdp_session(page)

    def mouse(kind, x, after):
        # However late it is dispatched: its own time tells how fast the hand was.
        session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": 30, "button": "left", "buttons": 1, "clickCount": 1,
            "timestamp": began + after})

    def fling():
        nonlocal began
        began = time.time()
        mouse("mousePressed", 290, 0)
        for step in range(1, 11):
            mouse("mouseMoved", 290 - 10 * step, 0.01 * step)
        mouse("mouseReleased", 190, 0.1)

    began = 0
    frames = recorder(page).record_while_blocked(0.8, fling)
    assert len({frame.pixels[30].tobytes() for frame in frames}) > 5


@pytest.mark.parametrize("kind", ["dots", "stories"])
def test_what_is_filled_goes_on_while_the_script_is_busy(open_page, recorder, kind):
    page = open_it(open_page, indicator=kind, autoplay="on", interval=10, effect="fade")
    page.wait_for_function("it.isRunning", polling=20)
    frames = recorder(page).record_while_blocked(
        2, (lambda: page.evaluate("it.next()")) if kind == "dots" else None)
    # A band of pages of one colour is all the same but for what indicates.
    band = slice(40, 56) if kind == "dots" else slice(4, 20)
    light = [int((frame.pixels[band].min(axis=2) > 0xC0).sum()) for frame in frames]
    looks = {frame.pixels[band].tobytes() for frame in frames}
    assert len(looks) > 5
    if kind == "stories":
        assert light[-1] > light[0] + 20 and all(b >= a - 1 for a, b in zip(light, light[1:]))


def test_an_indicator_goes_on_while_the_script_is_busy(open_page, recorder):
    page = open_it(open_page, indicator="bar")
    frames = recorder(page).record_while_blocked(1.2, lambda: page.evaluate("it.next()"))
    # Of the row of bars, how bright each third is.
    rows = [frame.pixels[46:50].astype(int).sum(axis=(0, 2)) for frame in frames]
    thirds = [tuple(int(row[at : at + 80].mean()) for at in (30, 110, 190)) for row in rows]
    assert len(set(thirds)) > 5
