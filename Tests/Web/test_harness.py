"""The means of testing themselves: what they would not see, no test finds."""

import pytest

BOX = "<div id=box></div>"
STYLE = "#box { width: 40px; height: 40px; background: red; will-change: transform }"
RUN = """
() => document.getElementById('box').animate(
  { transform: ['translateX(0)', 'translateX(300px)'] }, { duration: 3000 })
"""


def left_edge(frame):
    """The leftmost red column of a frame, or None."""
    red = (frame.pixels[:, :, 0] > 200) & (frame.pixels[:, :, 1] < 60)
    columns = red.any(axis=0).nonzero()[0]
    return int(columns[0]) if columns.size else None


def test_a_recording_shows_motion_while_the_script_is_busy(open_page, recorder):
    page = open_page(BOX, style=STYLE, ready="")
    page.evaluate(RUN)
    frames = recorder(page).record_while_blocked(1.0)
    edges = {left_edge(frame) for frame in frames}
    # 100 px in a second. A tenth of them tells motion from a picture that stands, on any machine.
    assert len(edges) >= 10


def test_a_recording_shows_that_script_driven_motion_stands_while_the_script_is_busy(
    open_page, recorder
):
    page = open_page(BOX, style=STYLE, ready="")
    page.evaluate(
        """() => {
          const step = now => {
            document.getElementById('box').style.transform = `translateX(${now / 10 % 300}px)`;
            requestAnimationFrame(step);
          };
          requestAnimationFrame(step);
        }"""
    )
    frames = recorder(page).record_while_blocked(1.0)
    # The frame under way when the script became busy may still be shown.
    assert len({left_edge(frame) for frame in frames}) <= 2


def test_an_error_on_the_page_is_kept(open_page):
    page = open_page("", ready="")
    page.evaluate("() => { setTimeout(() => { throw new Error('seen'); }) }")
    (told,) = open_page.wait_for_errors(page)
    assert "seen" in told


def test_a_ruled_recording_tells_what_moment_a_frame_shows(open_page, recorder):
    page = open_page(BOX, style=STYLE, ready="", width=300, height=100)
    recording = recorder(page, ruled=True)
    began = page.evaluate(
        """() => {
          const moving = document.getElementById('box').animate(
            { transform: ['translateX(0)', 'translateX(250px)'] }, { duration: 2500, fill: 'both' });
          moving.startTime = performance.now();
          return (performance.timeOrigin + moving.startTime) / 1000;
        }"""
    )
    frames = recording.record_while_blocked(1.0)
    assert len({frame.time for frame in frames}) >= 10
    for frame in frames:
        # 100 px in a second; a pixel at the edge may be a mixed one.
        assert left_edge(frame) == pytest.approx(min(100 * (frame.time - began), 250), abs=2)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_page_has_the_direction_asked_for(open_page, direction):
    page = open_page("", direction=direction, ready="")
    assert page.evaluate("getComputedStyle(document.body).direction") == direction
