"""However few the pages and however fast the turns: no frame shows a gap, and none jumps.

Twice: in what a person sees, where a busy machine leaves some doubt; and in what is handed to the
compositor, sixty times a second of a clock that the test turns.
"""

import numpy
import pytest
from markup import rondo
from recorder import Frame
from stopped import let_see, open_stopped

COLORS = ["#dd0000", "#008800", "#0066cc", "#aa00aa", "#885500", "#008888"]
RGB = numpy.array([[int(color[at : at + 2], 16) for at in (1, 3, 5)] for color in COLORS])
WIDTH, HEIGHT = 300, 40
TRANSITION = 0.3

# An ease in and out is at most some 1.7 times as fast as its mean, a step in motion twice.
TOP_SPEED = 2
# A busy machine hands a motion over up to some 0.2 s late; where it is then shown at once it jumps.
DOUBT = 0.2
# Seconds of a step so slow that even two pages show a jump, and of a move of the mouse by so many points.
SLOW = 2.5
MOVE, STRIDE = 0.03, 10


def colors_of(frame):
    """Returns for each pixel of a frame's middle row the number of its colour, -1 for none of them."""
    row = frame.pixels[HEIGHT // 2].astype(int)
    away = numpy.abs(row[:, None, :] - RGB[None]).sum(axis=2)
    return numpy.where(away.min(axis=1) < 12, away.argmin(axis=1), -1)


def place_of(frame, count, width):
    """Returns where a frame is on the strip, in items from 0 to `count`; None for one colour alone."""
    row = colors_of(frame)
    known = row[row >= 0]
    edges = numpy.flatnonzero(row[1:] != row[:-1]) + 1
    if not edges.size or not known.size:
        return None
    return (row[0] + 1 - edges[0] / width) % count if row[0] >= 0 else None


def gaps(frames):
    """Returns the frames in which the page shines through, as (time, columns)."""
    # Between two colours there may be a mixed one, but nothing as light as the page.
    found = [(frame.time, (frame.pixels[HEIGHT // 2].min(axis=1) > 200).sum()) for frame in frames]
    return [each for each in found if each[1]]


def jumps(frames, count, width, top_speed):
    """Returns what lies between two frames and is more than could be travelled meanwhile."""
    seen = [(frame.time, place_of(frame, count, width)) for frame in frames]
    seen = [(time, place) for time, place in seen if place is not None]
    # Else a jump could not be told from the way round.
    assert count > 3 * top_speed * DOUBT and len(seen) > 2
    found = []
    for (earlier, before), (later, after) in zip(seen, seen[1:]):
        way = (after - before + count / 2) % count - count / 2
        most = 1.5 * top_speed * max(later - earlier, DOUBT)
        if abs(way) > most and count > 2 * most:
            found.append((later - earlier, before, after))
    return found


@pytest.mark.parametrize("count, visible", [(1, 1), (2, 1), (3, 1), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_the_window_is_covered_in_every_frame(open_page, recorder, count, visible):
    content = "".join(
        f"<div style='height:{HEIGHT}px;background:{color}'></div>" for color in COLORS[:count]
    )
    body = rondo(
        "carousel", content, autoplay="off", indicator="none", controls="none",
        items_per_page=visible, transition=TRANSITION, alignment="leading",
    )
    # In a window as low as the banner the browser tells of one move of the mouse a second.
    page = open_page(body, width=WIDTH, height=300)
    page.wait_for_function("it.index === 0", polling=20)
    width = WIDTH / visible
    recording = recorder(page, ruled=True)
    turns = 0

    def recorded(action, steps):
        nonlocal turns
        recording.start()
        action()
        turns += steps
        page.wait_for_function(
            "index => it.target === -1 && it.position === index", arg=turns % count, polling=20
        )
        page.wait_for_timeout(50)
        frames = recording.stop()
        assert frames and gaps(frames) == []
        return frames

    def call(name, times=1, pause=0):
        page.evaluate(
            """async ([name, times, pause]) => {
              for (let time = 0; time < times; time++) {
                it[name]();
                if (pause) await new Promise(done => setTimeout(done, pause));
              }
            }""",
            [name, times, pause],
        )

    def drag_over_the_seam():
        page.mouse.move(80, 20)
        page.mouse.down()
        for x in range(100, 100 + int(width), STRIDE):
            page.mouse.move(min(x, WIDTH - 10), 20)
            page.wait_for_timeout(MOVE * 1000)
        # No flick, so it is the nearest page.
        page.wait_for_timeout(60)
        page.mouse.up()

    if count == 1:
        recorded(lambda: call("next", 3, 40), 0)
        return
    page.evaluate("slow => { it.transition = slow }", SLOW)
    for name, way in (("next", 1), ("previous", -1), ("next", 2)):
        frames = recorded(lambda name=name, way=way: call(name, abs(way), 40), way)
        assert jumps(frames, count, width, TOP_SPEED * abs(way) / SLOW) == []
    page.evaluate("usual => { it.transition = usual }", TRANSITION)
    # On over the seam, faster than it can turn.
    recorded(lambda: call("next", 2 * count + 1, 40), 2 * count + 1)
    recorded(lambda: call("previous", count + 2, 40), -count - 2)
    page.evaluate("it.select(0, { animated: false })")
    turns = 0
    # It settles within a transition, from where the mouse left it at no more than half a page.
    top = max(STRIDE / width / MOVE, TOP_SPEED / TRANSITION / 2)
    steps = -1 if width >= 250 else round(-min(int(width) - 1, 200) / width)
    frames = recorded(drag_over_the_seam, steps)
    assert gaps(frames) == []
    if count > 3 * top * DOUBT:
        assert jumps(frames, count, width, top) == []


@pytest.mark.parametrize("count, visible", [(2, 1), (3, 1), (3, 3), (6, 3)])
@pytest.mark.parametrize("jump", [0.3, 0.7])
def test_a_jump_would_be_found(count, visible, jump):
    width = WIDTH // visible
    pixels = numpy.repeat(RGB[:count], width, axis=0)

    def frame(time, place):
        row = numpy.roll(pixels, -round(place * width), axis=0)[:WIDTH]
        return Frame(time, numpy.repeat(row[None], HEIGHT, axis=0))

    frames = [frame(at / 60, at / 60 / SLOW) for at in range(5, 30)]
    assert jumps(frames, count, width, TOP_SPEED / SLOW) == []
    broken = frames[:12] + [frame(each.time, (12 + at) / 60 / SLOW + jump) for at, each in enumerate(frames[12:])]
    assert len(jumps(broken, count, width, TOP_SPEED / SLOW)) == 1


# MARK: At exact times

CELLS = [(1, 1), (2, 1), (3, 1), (3, 3), (4, 3), (5, 3), (6, 3)]
TICK = 16  # milliseconds from frame to frame

# Puts what was handed over to the present of the page's clock; returns what is seen of each page and its copies.
SEEN = """() => {
  window.starts ??= new WeakMap();
  for (const each of it.shadowRoot.getAnimations()) {
    if (!starts.has(each)) starts.set(each, each.startTime);
    each.pause();
    each.currentTime = performance.now() - starts.get(each);
  }
  return [...it.shadowRoot.querySelectorAll('.item:not(.away)')].map(item => {
    const { left, right } = item.getBoundingClientRect();
    return [+item.firstChild.assignedNodes()[0].dataset.page, left, right];
  });
}"""


class Strip:
    """A banner whose frames are looked at one by one."""

    def __init__(self, open_page, count, visible):
        content = "".join(f"<div data-page={at} style='height:{HEIGHT}px'></div>" for at in range(count))
        body = rondo(
            "carousel", content, autoplay="off", indicator="none", controls="none", items_per_page=visible,
            transition=TRANSITION, alignment="leading", loops_single_item="on")
        self.count = count
        self.width = WIDTH / visible
        self.page = open_stopped(open_page, body)
        let_see(self.page)
        self.place = self.look()

    def look(self):
        """Sees to it that no point of the window is bare, and returns where the strip is."""
        seen = sorted(self.page.evaluate(SEEN), key=lambda each: each[1])
        reached = 0
        for _, left, right in seen:
            if left <= reached + 0.01:
                reached = max(reached, right)
        assert reached >= WIDTH - 0.01, f"a gap at {reached}: {seen}"
        # All of them tell of one place; a wrapper is longer than its page by the pixel that overlaps.
        length = self.count * self.width
        places = [(page * self.width - left) % length for page, left, _ in seen]
        for place in places:
            away = (place - places[0] + length / 2) % length - length / 2
            assert abs(away) < 0.01, f"pages of two strips: {seen}"
        return places[0]

    def turn(self, most):
        """Lets a frame pass in which it may travel so many points at most; returns how many it did."""
        self.page.clock.run_for(TICK)
        before, self.place = self.place, self.look()
        length = self.count * self.width
        way = (self.place - before + length / 2) % length - length / 2
        assert length > 2 * most and abs(way) <= most, f"from {before} to {self.place}"
        return way

    def rest(self, most):
        """Lets it come to rest; returns how far it travelled."""
        way = 0
        for _ in range(200):
            way += self.turn(most)
            if self.page.evaluate("it.target === -1 && Number.isInteger(it.position)"):
                return way
        raise AssertionError("it does not come to rest")


@pytest.mark.parametrize("count, visible", CELLS)
@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("times", [1, 5])
def test_a_step_shows_no_gap_and_no_jump_at_any_time(open_page, count, visible, way, times):
    strip = Strip(open_page, count, visible)
    # Rapid calls go on one upon another, over the seam and on; all are counted. Slower, or one frame went round.
    slow = TRANSITION * min(times, 3)
    strip.page.evaluate("slow => { it.transition = slow }", slow)
    usual = strip.width * TOP_SPEED * times / slow * TICK / 1000
    travelled = 0
    for _ in range(times):
        strip.page.evaluate("way => way > 0 ? it.next() : it.previous()", way)
        travelled += strip.turn(1.5 * usual)
    travelled += strip.rest(1.5 * usual)
    assert travelled == pytest.approx(way * times * strip.width, abs=0.1)


@pytest.mark.parametrize("count, visible", CELLS)
@pytest.mark.parametrize("way", [1, -1])
def test_a_drag_over_the_seam_shows_no_gap_and_no_jump_at_any_time(open_page, count, visible, way):
    strip = Strip(open_page, count, visible)
    page = strip.page
    if way > 0:
        page.evaluate("last => it.select(last, { animated: false })", count - 1)
        strip.place = strip.look()
    x = 150 + way * 100
    page.mouse.move(x, 20)
    page.mouse.down()
    travelled = 0
    moves = int(min(strip.width * 0.7, 190) / STRIDE)
    for _ in range(moves):
        x -= way * STRIDE
        page.mouse.move(x, 20)
        travelled += strip.turn(1.5 * STRIDE)
    # A little is left to the threshold of a drag.
    assert abs(travelled) > STRIDE * (moves - 2)
    page.wait_for_timeout(60)
    page.mouse.up()
    travelled += strip.rest(1.5 * strip.width * TOP_SPEED / TRANSITION * TICK / 1000)
    assert travelled == pytest.approx(way * strip.width, abs=0.1)
    assert page.evaluate("it.index") == (0 if way > 0 else count - 1)


# MARK: Long ways


@pytest.mark.parametrize("count", [300, 1_000_000])
@pytest.mark.parametrize("direction", ["forward", "backward"])
@pytest.mark.parametrize("transition", [0.5, 4])
def test_a_list_is_covered_on_its_whole_way_back(open_page, count, direction, transition):
    body = rondo(
        "pager", "", autoplay="on", interval=5, transition=transition, direction=direction, count=count,
        end_behavior="rewind", controls="none", indicator="none", alignment="leading")
    page = open_stopped(open_page, body)
    page.evaluate(
        """last => {
          it.render = (index, element) => {
            element.dataset.page = index;
            element.style.height = '40px';
          };
          it.select(last, { animated: false });
        }""",
        count - 1 if direction == "forward" else 0,
    )
    let_see(page)
    page.clock.run_for(int((5 - transition) * 1000) - 100)
    far = page.evaluate("it.position")
    most = 0
    for _ in range(100):
        page.clock.run_for(int((transition + 0.2) * 10))
        seen = sorted(page.evaluate(SEEN), key=lambda each: each[1])
        reached = 0
        for _, left, right in seen:
            if left <= reached + 0.01:
                reached = max(reached, right)
        assert reached >= WIDTH - 0.01, f"a gap at {reached}, at {page.evaluate('it.position')}"
        most = max(most, page.evaluate("it.children.length"))
    assert most < 300
    assert abs(page.evaluate("it.index") - far) == count - 1
