"""Steps and what indicates them while the page's script is busy: the compositor alone shows them."""

import numpy
import pytest
from markup import rondo

COLORS = ["#dd0000", "#0066cc", "#008800"]
BODY = "".join(f"<div style='height:60px;background:{color}'></div>" for color in COLORS)


def reds(frames):
    """Returns for each frame how much of its middle row is as red as the first page."""
    rows = [frame.pixels[30].astype(int) for frame in frames]
    return [float((numpy.abs(row - [0xDD, 0, 0]).sum(axis=1) < 24).mean()) for row in rows]


def open_it(open_page, **attributes):
    body = rondo("carousel", BODY, autoplay="off", controls="none", transition=2, **attributes)
    page = open_page(body, width=300, height=60)
    page.wait_for_function("it.index === 0", polling=20)
    return page


@pytest.mark.parametrize("effect", ["flat", "parallax", "cards", "fade", "depth", "cube", "cover-flow"])
def test_a_step_goes_on_while_the_script_is_busy(open_page, recorder, effect):
    page = open_it(open_page, effect=effect, indicator="none")
    recording = recorder(page)
    page.evaluate("it.next()")
    frames = recording.record_while_blocked(1.2)
    looks = [frame.pixels[30].astype(int) for frame in frames]
    changes = sum(numpy.abs(a - b).max() > 2 for a, b in zip(looks, looks[1:]))
    assert changes > 5
    # Less and less of what it leaves.
    seen = reds(frames)
    assert seen[-1] < 0.5 and all(b <= a + 0.02 for a, b in zip(seen, seen[1:]))


def test_a_settle_goes_on_while_the_script_is_busy(open_page, recorder):
    page = open_it(open_page, indicator="none")
    recording = recorder(page)
    page.mouse.move(290, 30)
    page.mouse.down()
    page.mouse.move(70, 30, steps=8)
    page.wait_for_timeout(120)
    page.mouse.up()
    frames = recording.record_while_blocked(0.8)
    seen = reds(frames)
    assert len({round(part, 2) for part in seen}) > 3 and seen[-1] < 0.2


def test_an_indicator_goes_on_while_the_script_is_busy(open_page, recorder):
    page = open_it(open_page, indicator="bar")
    recording = recorder(page)
    page.evaluate("it.next()")
    frames = recording.record_while_blocked(1.2)
    # Of the row of bars, how bright each third is.
    rows = [frame.pixels[46:50].astype(int).sum(axis=(0, 2)) for frame in frames]
    thirds = [tuple(int(row[at : at + 80].mean()) for at in (30, 110, 190)) for row in rows]
    assert len(set(thirds)) > 5
