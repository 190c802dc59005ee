"""Motion belongs to the compositor: the script sleeps, and may be busy, while the banner moves."""

import io

import numpy
import pytest
from PIL import Image
from markup import boxes, pages, rondo
from recorder import RULER
from spy import SPY, forget, seen
from stopped import let_see, open_stopped

DRIFT = rondo(
    "marquee", boxes(["black", "#d00", "#06c"]), speed=60, delay=0, spacing=20, gap=20
)
LENGTH = 3 * 100 + 3 * 20  # points of a turn


def black_edges(frame):
    """The left edges of the black boxes in a frame's middle row, in pixels."""
    row = frame.pixels[30].max(axis=1) < 60
    return numpy.flatnonzero(row[1:] & ~row[:-1]) + 1


def exact_edges(frame):
    """The left edges of the black boxes, in parts of a pixel told by how grey the pixels beside are."""
    row = frame.pixels[30].mean(axis=1) / 255
    edges = black_edges(frame)
    return edges - (1 - row[edges - 1]) + row[edges]


def box_edges(frame):
    """The left edges of all boxes in a frame's middle row, in pixels."""
    row = frame.pixels[30].min(axis=1) < 128
    return numpy.flatnonzero(row[1:] & ~row[:-1]) + 1


def test_a_drift_asks_for_no_frame_and_no_timer(open_page):
    page = open_page(DRIFT, head=SPY, width=300)
    page.wait_for_function("it.isRunning", polling=20)
    let_see(page)
    forget(page)
    page.wait_for_timeout(5000)
    found = seen(page)
    assert (found["frames"], found["timers"], found["intervals"]) == (0, [], 0)


def test_between_steps_there_is_one_timer_and_no_frame(open_page):
    body = rondo("carousel", pages(4), interval=30)
    page = open_page(body, head=SPY, width=300)
    page.wait_for_function("it.isRunning", polling=20)
    let_see(page)
    waiting = [timer for timer in seen(page)["timers"] if timer["fired"] is None]
    forget(page)
    page.wait_for_timeout(5000)
    found = seen(page)
    assert (found["frames"], found["timers"], found["intervals"]) == (0, [], 0)
    assert any(timer["delay"] > 20_000 for timer in waiting)


def test_a_step_asks_for_no_frame_and_one_timer_at_a_time(open_page):
    body = rondo("carousel", pages(4), interval=0.8, transition=0.3)
    page = open_stopped(open_page, body, head=SPY)
    let_see(page)
    forget(page)
    page.clock.run_for(4000)
    found = seen(page)
    assert (found["frames"], found["intervals"]) == (0, 0)
    # Five steps of 0.8 s: each has its start, its change of index and its end.
    assert len(found["timers"]) <= 5 * 3 + 2


def test_a_drift_goes_on_while_the_script_is_busy(open_page, recorder):
    page = open_page(DRIFT, width=300, height=60 + RULER)
    page.wait_for_function("it.isRunning", polling=20)
    recording = recorder(page, ruled=True)
    # Both at one moment, however busy the machine is.
    at, position = page.evaluate(
        """() => {
          for (;;) {
            const at = performance.now(), position = it.position;
            if (performance.now() - at < 1) return [(performance.timeOrigin + at) / 1000, position];
          }
        }"""
    )
    frames = recording.record_while_blocked(2.0)
    places = [(frame.time, float(edges[0])) for frame in frames if (edges := exact_edges(frame)).size]
    # As many as the machine shows, and each is another.
    assert len(places) >= 10 and len({place for _, place in places}) >= 0.9 * len(places)
    assert places[-1][0] - places[0][0] > 0.3

    # Items are evenly spaced, so a position in items is one in points.
    def distance(time, place):
        offset = position * 120 + 60 * (time - at)
        return (place + offset + LENGTH / 2) % LENGTH - LENGTH / 2

    assert max(abs(distance(time, place)) for time, place in places) <= 1


@pytest.mark.parametrize("fade", [0, 20])
def test_no_column_is_blank_while_the_script_is_busy(open_page, recorder, fade):
    body = rondo(
        "marquee", boxes(["black", "#d00", "#06c", "#080"]), speed=200, delay=0, spacing=0, gap=0,
        fade_length=fade,
    )
    page = open_page(body, width=300, height=60, style=f"#it {{ margin: 0 -{fade}px }}")
    page.wait_for_function("it.isRunning", polling=20)
    frames = recorder(page).record_while_blocked(2.0)
    # As many as the machine shows, and each is another.
    assert len(frames) >= 10 and len({frame.pixels.tobytes() for frame in frames}) >= 0.9 * len(frames)
    blank = [frame.time for frame in frames if (frame.pixels[30].min(axis=1) > 230).any()]
    assert blank == []


@pytest.mark.parametrize("scale", [1, 1.25, 2, 3])
def test_no_hairline_shows_between_items_that_touch(open_page, scale):
    body = rondo("marquee", boxes(["black"] * 5, width=77), speed=7, delay=0, spacing=0, gap=0)
    page = open_page(body, width=300, height=60, scale=scale)
    page.wait_for_function("it.isRunning", polling=20)
    lightest = 0
    places = set()
    for _ in range(100):
        # A recording has one pixel a point; a picture has the screen's own.
        picture = Image.open(io.BytesIO(page.screenshot(scale="device", animations="allow")))
        assert picture.width == round(300 * scale)
        lightest = max(lightest, int(numpy.asarray(picture.convert("L"))[picture.height // 2].max()))
        places.add(page.evaluate("it.position"))
    assert len(places) == 100
    assert lightest <= 2


def test_a_long_drift_is_handed_over_piece_by_piece(open_page, recorder):
    colors = ["black", "#d00", "#06c", "#080"] * 10
    body = rondo("marquee", boxes(colors, width=40), speed=100, delay=0, spacing=0, gap=0)
    page = open_page(body, head=SPY, width=300, height=60)
    page.wait_for_function("it.isRunning", polling=20)
    forget(page)
    began = page.evaluate("performance.now()")
    frames = recorder(page).record_while_blocked(2.5)
    blank = [frame.time for frame in frames if (frame.pixels[30].min(axis=1) > 230).any()]
    assert len(frames) >= 10 and blank == []
    page.wait_for_timeout(6000)
    found, ended = page.evaluate("[spy, performance.now()]")
    # Renewed every four seconds: each time one timer sets the next.
    assert found["frames"] == 0 and len(found["timers"]) <= (ended - began) / 4000 + 2
    # Only what is seen until then has a layer of its own.
    assert page.evaluate("it.shadowRoot.getAnimations().length") < 40
    picture = Image.open(io.BytesIO(page.screenshot(animations="allow")))
    row = numpy.asarray(picture.convert("RGB"))[30]
    assert not (row.min(axis=1) > 230).any()


def test_a_landing_finger_stops_the_strip_where_it_is_however_late_its_event(open_page):
    page = open_page(DRIFT, width=300)
    page.wait_for_function("it.isRunning", polling=20)
    shown, held, latency = page.evaluate(
        """() => {
          const began = performance.now();
          const down = new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerId: 5,
            pointerType: 'touch', button: 0, isPrimary: true, clientX: 150, clientY: 30 });
          // The event is made, and handled only when the script has time again.
          while (performance.now() < began + 1500) {}
          const before = performance.now();
          const shown = it.position;
          box1.dispatchEvent(down);
          return [shown, it.position, (performance.now() - before) / 1000];
        }"""
    )
    # 60 points a second over 120 an item.
    assert shown <= held <= shown + 0.5 * latency + 1e-6
    assert page.evaluate("it.position") == held


@pytest.mark.parametrize("change", [
    "it.speed = 61", "it.gap = 21", "it.pause(); it.resume()", "it.append(document.createElement('i'))",
])
def test_a_new_motion_takes_over_from_the_old_without_a_jump(open_page, recorder, change):
    page = open_page(DRIFT, width=300, height=60 + RULER)
    page.wait_for_function("it.isRunning", polling=20)
    taken = recorder(page, ruled=True)
    taken.start()
    taken.wait_for_frames(10)
    page.evaluate(f"() => {{ {change} }}")
    taken.wait_for_frames(10)
    frames = taken.stop()
    found = [(frame.time, box_edges(frame)) for frame in frames]
    found = [(time, float(edges[0])) for time, edges in found if edges.size]
    assert len(found) > 10
    for (earlier, before), (later, after) in zip(found, found[1:]):
        # A box that came or left makes another one the first.
        if abs(after - before) < 60:
            # Edges are whole pixels here.
            assert abs(before - after - 60 * (later - earlier)) < 3, (before, after, later - earlier)
