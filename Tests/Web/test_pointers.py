"""Pens, drags and wheels in both directions of reading, and what else comes in other ways than usual."""

import pytest
from markup import boxes, pages, rondo
from moments import at_rest
from test_input import drag

DIRECTIONS = [("ltr", 1), ("rtl", -1)]  # and on which side the next page comes from


def test_a_pen_drags_and_selects_as_a_finger_does(open_page):
    page = open_page(rondo("pager", pages(3)), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.evaluate("""() => {
      window.kinds = [];
      it.addEventListener('pointerdown', (event) => kinds.push(event.pointerType));
      it.addEventListener('rondo-select', (event) => { window.picked = event.detail.index });
    }""")
    session = page.context.new_cdp_session(page)

    def pen(kind, x, buttons=1):
        session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": 30, "pointerType": "pen", "button": "left",
            "buttons": buttons, "clickCount": 1})

    pen("mousePressed", 280)
    for x in range(260, 20, -20):
        pen("mouseMoved", x)
    pen("mouseReleased", 40, 0)
    at_rest(page, 1)
    pen("mousePressed", 100)
    pen("mouseReleased", 100, 0)
    page.wait_for_function("window.picked === 1", polling=20)
    assert set(page.evaluate("kinds")) == {"pen"}


@pytest.mark.parametrize("direction, side", DIRECTIONS)
def test_a_drag_brings_the_page_from_where_it_is_dragged(open_page, direction, side):
    page = open_page(rondo("pager", pages(3)), width=300, direction=direction)
    page.wait_for_function("it.index === 0", polling=20)
    drag(page, (150 + side * 120, 30), (150 - side * 120, 30))
    at_rest(page, 1)
    drag(page, (150 - side * 120, 30), (150 + side * 120, 30))
    at_rest(page, 0)


@pytest.mark.parametrize("direction, side", DIRECTIONS)
def test_a_wheel_turns_to_the_side_it_is_turned_to(open_page, direction, side):
    page = open_page(rondo("pager", pages(3)), width=300, direction=direction)
    page.wait_for_function("it.index === 0", polling=20)
    page.mouse.move(150, 30)
    page.mouse.wheel(120 * side, 0)
    at_rest(page, 1)


def test_with_shift_a_wheel_turns_pages_and_does_not_scroll_the_page(open_page):
    page = open_page(rondo("pager", pages(3)) + "<div style='height:3000px'></div>", width=300)
    page.wait_for_function("it.index === 0", polling=20)
    page.mouse.move(150, 30)
    page.keyboard.down("Shift")
    page.mouse.wheel(0, 120)
    page.keyboard.up("Shift")
    at_rest(page, 1)
    assert page.evaluate("scrollY") == 0


def test_one_gesture_of_a_trackpad_turns_at_most_one_page(open_page):
    page = open_page(rondo("pager", pages(5)), width=300)
    page.wait_for_function("it.index === 0", polling=20)
    # What glides on after a quick swipe is worth several pages.
    page.evaluate("""() => {
      for (let step = 0; step < 40; step++) {
        it.firstElementChild.dispatchEvent(new WheelEvent('wheel', {
          deltaX: 60 * 0.92 ** step, bubbles: true, composed: true, cancelable: true,
        }));
      }
    }""")
    at_rest(page, 1)


@pytest.mark.parametrize("loops, turns", [("on", True), ("off", False)])
def test_a_single_item_comes_round_by_itself_only_if_asked(open_page, loops, turns):
    body = rondo("carousel", pages(1), loops_single_item=loops)
    page = open_page(body, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    # In the middle of the first step, which is over after three seconds.
    page.evaluate("it.time = 2.75")
    lefts = page.evaluate("""() => [...it.shadowRoot.querySelectorAll('.item')]
      .map(item => item.getBoundingClientRect().left).filter(left => left > -1000)""")
    assert (max(abs(left) for left in lefts) > 10) == turns


def test_an_own_indicator_is_told_of_a_step_without_a_frame_callback(open_page):
    body = "<div id=mine></div>" + rondo("carousel", pages(4), indicator="#mine", autoplay="off")
    page = open_page(body, width=390, head="""<script>
      window.asked = 0;
      const ask = window.requestAnimationFrame;
      window.requestAnimationFrame = (...rest) => { asked++; return ask.apply(window, rest) };
    </script>""")
    page.wait_for_function("getComputedStyle(mine).getPropertyValue('--rondo-count') === '4'", polling=20)
    page.evaluate("window.asked = 0; it.next()")
    page.wait_for_function("+getComputedStyle(mine).getPropertyValue('--rondo-position') === 1", polling=20)
    assert page.evaluate("asked") == 0


@pytest.mark.parametrize("kind", ["marquee", "carousel"])
def test_a_font_that_comes_late_is_measured(open_page, kind):
    body = rondo(kind, "<span id=word style='font-family:Late,monospace'>iiiiiiiiii</span>"
                       + boxes(["red", "blue"]), **({"items_per_page": "auto"} if kind == "carousel" else {}))
    page = open_page(body, width=300)
    page.wait_for_function("it.index === 0", polling=20)
    before = page.evaluate("word.getBoundingClientRect().width")
    page.evaluate("""async () => {
      const late = new FontFace('Late', "local('Noto Sans'), local('DejaVu Sans')");
      document.fonts.add(await late.load());
    }""")
    page.wait_for_function(
        "before => word.getBoundingClientRect().width < before - 5", arg=before, polling=20)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    gap = page.evaluate("""() => {
      it.time = 0;
      return box0.getBoundingClientRect().left - word.getBoundingClientRect().right;
    }""")
    # Where there is no space between them they overlap by a pixel.
    assert gap == pytest.approx(8 if kind == "marquee" else -1, abs=0.6)
