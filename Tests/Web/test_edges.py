"""Faded edges: on the sides where content goes on, the less the nearer an end is."""

import io

import numpy
import pytest
from PIL import Image
from markup import boxes, rondo
from moments import seen_now
from recorder import RULER
from stopped import let_see, open_stopped

FADE = 40
SPACE = 10
COLORS = ["black"] * 5
NAMES = "['--rondo-fade-before', '--rondo-fade-after']"

# How much the sides are faded, and how far the strip lies beyond the window's edges: left or above, and right or
# below. What is out of sight is not where it would be, so that is told from one box that is in sight.
LOOK = f"""(() => {{
  const window = it.shadowRoot.querySelector('.window'), style = getComputedStyle(window);
  const fades = {NAMES}.map(name => +style.getPropertyValue(name));
  const edges = window.getBoundingClientRect();
  const all = [...it.children].map(box => box.getBoundingClientRect());
  const isVertical = window.classList.contains('vertical');
  const [low, high] = isVertical ? ['top', 'bottom'] : ['left', 'right'];
  const pitch = (isVertical ? 60 : 100) + {SPACE};
  const seen = all.findIndex(box => Math.abs(box[low]) < 5000);
  const before = document.dir === 'rtl' && !isVertical ? all.length - 1 - seen : seen;
  const start = all[seen][low] - before * pitch;
  return [fades, [edges[low] - start, start + all.length * pitch - {SPACE} - edges[high]]];
}})()"""

# How many stretches there are over which the sides' fades change, and how many of them are now.
COMING = """it.shadowRoot.querySelector('.window').getAnimations()
  .filter(each => each.effect.getKeyframes().some(frame => '--rondo-fade-before' in frame))"""
ANIMATED = f"{COMING}.length"
CHANGING = f"""{COMING}.filter(each => each.effect.getComputedTiming().progress !== null
  && each.currentTime < each.effect.getComputedTiming().endTime).length"""


def bounce(colors=COLORS, **options):
    options = {"mode": "bounce", "speed": 100, "delay": 1, "spacing": SPACE, "fade_length": FADE, **options}
    return rondo("marquee", boxes(colors), **options)


def faded(beyond):
    return [min(max(points / FADE, 0), 1) for points in beyond]


@pytest.mark.parametrize("options", [
    {}, {"dwell": 0.5}, {"direction": "rtl"}, {"axis": "vertical"}, {"speed": 400},
], ids=str)
def test_a_bounce_is_faded_by_how_much_lies_beyond_an_edge(open_page, options):
    direction = options.pop("direction", "ltr")
    page = open_stopped(
        open_page, bounce(**options), direction=direction,
        style="#it { height: 190px }" if "axis" in options else "",
    )
    let_see(page)
    found = []
    for _ in range(60):
        page.clock.run_for(107)
        fades, beyond = seen_now(page, LOOK)
        assert fades == pytest.approx(faded(beyond), abs=0.02), beyond
        found.append(fades)
    # Either end was near, and the middle was passed.
    assert min(before for before, _ in found) < 0.6 and min(after for _, after in found) < 0.6
    assert [1, 1] in found


def test_a_drag_and_a_fling_are_faded_alike(open_page):
    page = open_stopped(open_page, bounce(delay=600))
    let_see(page)
    page.mouse.move(250, 30)
    page.mouse.down()
    found = []

    def look():
        fades, beyond = seen_now(page, LOOK)
        assert fades == pytest.approx(faded(beyond), abs=0.02), beyond
        found.append(fades)

    x = 250
    for step in [-10] * 15 + [20] * 5:
        x += step
        page.mouse.move(x, 30)
        page.clock.run_for(16)
        look()
    assert any(0 < before < 1 for before, _ in found)
    page.mouse.up()
    dragged = len(found)
    for _ in range(40):
        page.clock.run_for(20)
        look()
    # Thrown back to its beginning.
    assert any(0 < before < 1 for before, _ in found[dragged:]) and found[-1] == [0, 1]


def test_only_what_changes_is_animated(open_page):
    page = open_stopped(open_page, bounce(colors=["black"] * 20, delay=0))
    let_see(page)
    page.clock.run_for(100)
    assert seen_now(page, CHANGING) == 1
    # Far from both ends nothing is drawn anew.
    page.clock.run_for(4000)
    assert seen_now(page, CHANGING) == 0
    page.evaluate("it.fadeLength = 0")
    assert page.evaluate(ANIMATED) == 0
    page.clock.run_for(12_000)
    assert page.evaluate(ANIMATED) == 0
    page.evaluate(f"it.fadeLength = {FADE}")
    assert page.evaluate(ANIMATED) > 0
    page.evaluate("it.pause()")
    assert page.evaluate(ANIMATED) == 0


@pytest.mark.parametrize("options", [{"mode": "continuous"}, {"mode": "pass"}])
def test_a_loop_is_faded_on_both_sides_without_an_animation(open_page, options):
    page = open_stopped(open_page, bounce(**{**options, "delay": 0}))
    let_see(page)
    for _ in range(5):
        page.clock.run_for(500)
        assert seen_now(page, LOOK)[0] == [1, 1]
        assert page.evaluate(ANIMATED) == 0


def test_without_numbers_among_its_properties_a_browser_fades_both_sides_in_motion(open_page):
    head = "<script>CSS.registerProperty = undefined</script>"
    page = open_page(bounce(delay=0), width=300, head=head)
    page.wait_for_function("it.isRunning", polling=20)
    page.wait_for_timeout(200)
    fades, _ = page.evaluate(LOOK)
    assert fades == [1, 1] and page.evaluate(ANIMATED) == 0


def test_the_mask_is_drawn_as_it_is_told(open_page):
    page = open_stopped(open_page, bounce(delay=0))
    let_see(page)
    page.clock.run_for(100)
    fades, beyond = seen_now(page, LOOK)
    assert 0 < fades[0] < 0.6
    # Held there, the mask's own colours are what the moment's were.
    page.evaluate("it.pause()")
    row = numpy.asarray(Image.open(io.BytesIO(page.screenshot())).convert("L"))[30].astype(float)
    # Black shows as grey by how much it is faded: all at the edge, none where the fade ends.
    before, after = page.evaluate(LOOK)[0]
    for x in range(0, FADE, 5):
        assert row[x] == pytest.approx(255 * before * (1 - (x + 0.5) / FADE), abs=6)
        assert row[299 - x] == pytest.approx(255 * after * (1 - (x + 0.5) / FADE), abs=6)
    assert row[FADE + 2] == 0


def test_a_bounce_with_faded_edges_goes_on_while_the_script_is_busy(open_page, recorder):
    body = bounce(colors=["black", "#d00", "#06c", "#080"] * 3, delay=0, speed=60)
    page = open_page(body, width=300, height=60 + RULER)
    page.wait_for_function("it.isRunning", polling=20)
    frames = recorder(page, ruled=True).record_while_blocked(2.0)
    shown = [frame.pixels[:60].tobytes() for frame in frames]
    assert len(frames) >= 10 and len(set(shown)) >= 0.9 * len(frames)
