"""Effects put on a page, and how its pages look there: corners, opacity, colours, what a pointer finds."""

import io

import numpy
import pytest
from markup import rondo
from PIL import Image

COLORS = [
    "#dd0000", "#008800", "#0066cc", "#aa00aa", "#885500", "#008888", "#cc8800", "#444444", "#00cc66", "#6600ff",
    "#ff6699",
]
COUNT = len(COLORS)
WIDTH = HEIGHT = 300
EFFECTS = [
    "flat", "fade", "zoom", "depth", "cover-flow", "cards", "cube", "wheel", "parallax", "overlap", "flip",
    "ferris-wheel", "inverted-ferris-wheel", "cylinder", "inverted-cylinder", "rotary", "inverted-rotary",
    "time-machine", "inverted-time-machine",
]
# A page is longer than its place by a pixel, so that no hairline shows where two touch.
PIXEL = 1.01

# A point in each corner of a page tells where that is seen.
CORNERS = "".join(f"<i style='{x}:0;{y}:0'></i>" for x, y in (
    ("left", "top"), ("right", "top"), ("right", "bottom"), ("left", "bottom")))
STYLE = f"""
#it {{ height: {HEIGHT}px }} .page {{ position: relative; height: 100% }}
rondo-roller .page {{ width: {WIDTH}px; height: 60px }}
.page i {{ position: absolute; width: 0; height: 0 }}
"""

LOOKS = """() => [...it.shadowRoot.querySelectorAll('.item:not(.away)')].map(item => {
  const page = item.firstChild.assignedNodes()[0];
  const points = [...page.querySelectorAll('i')].map(each => {
    const { left, top } = each.getBoundingClientRect();
    return [left, top];
  });
  const frame = item.getBoundingClientRect();
  return {
    page: +page.dataset.page, points, opacity: +getComputedStyle(item).opacity,
    frame: [frame.left, frame.top, frame.right, frame.bottom],
  };
})"""


class Look:
    """A page as it is seen."""

    def __init__(self, found):
        self.page = found["page"]
        self.opacity = found["opacity"]
        self.frame = found["frame"]
        self.points = numpy.array(found["points"])
        (self.top_left, self.top_right, self.bottom_right, self.bottom_left) = self.points

    @property
    def is_in_sight(self):
        left, top, right, bottom = self.frame
        return right > 2 and left < WIDTH - 2 and bottom > 2 and top < HEIGHT - 2

    @property
    def left_edge(self):
        """The length of its left edge, which is the longer the nearer it is."""
        return float(numpy.linalg.norm(self.bottom_left - self.top_left))

    @property
    def right_edge(self):
        return float(numpy.linalg.norm(self.bottom_right - self.top_right))

    @property
    def middle(self):
        return self.points.mean(axis=0)


def open_at_once(open_page, body, **options):
    return open_page(body, **options)


def open_it(open_page, effect, kind="carousel", direction="ltr", opened=open_at_once, **attributes):
    content = "".join(
        f"<div class=page data-page={at + 1} style='background:{color}'>{CORNERS}</div>"
        for at, color in enumerate(COLORS)
    )
    # Step follows step without a rest, as evenly as time: the time in seconds is the position.
    attributes = {"interval": 1, "transition": 1, "transition_curve": "linear", "controls": "none"} | attributes
    if kind == "carousel":
        attributes |= {"indicator": "none"}
    body = rondo(kind, content, effect=effect, **attributes)
    page = opened(open_page, body, style=STYLE, direction=direction, width=WIDTH, height=HEIGHT)
    page.wait_for_function("it.index >= 0", polling=20)
    return page


def seen_at(page, position):
    """Returns the looks of what can be seen at a position, by their page."""
    page.evaluate("position => { it.time = position }", position)
    assert page.evaluate("it.position") == pytest.approx(position, abs=1e-6)
    return looks(page)


def looks(page):
    found = [Look(each) for each in page.evaluate(LOOKS)]
    found = [look for look in found if look.opacity > 0.001 and look.is_in_sight]
    assert len({look.page for look in found}) == len(found)
    return {look.page: look for look in found}


def picture(page):
    return numpy.asarray(Image.open(io.BytesIO(page.screenshot(animations="allow"))).convert("RGB")).astype(int)


def color_at(pixels, x, y):
    """Returns the number of the page that is seen at a point, 0 for none."""
    colors = [[int(color[at : at + 2], 16) for at in (1, 3, 5)] for color in COLORS]
    away = numpy.abs(numpy.array(colors) - pixels[round(y), round(x)]).sum(axis=1)
    return int(away.argmin()) + 1 if away.min() < 12 else 0


def page_under(page, x, y):
    """Returns the number of the page that a mouse finds at a point."""
    return page.evaluate("([x, y]) => +document.elementFromPoint(x, y).closest('.page')?.dataset.page", [float(x), float(y)])
